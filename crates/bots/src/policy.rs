//! A quick opinion on every move: what a person who knows the game would look at first. Playouts
//! follow it, and the search begins with the moves it likes.

use majesty_rules::{
    Ability, ByCharacter, Character, Config, Extra, Group, Location, Move, ROUNDS, Space, State,
    Table, WORKER_CARD,
};
use rand_core::Rng;

/// What things are worth, in points. Found by letting opinions play each other: see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// A meeple.
    pub meeple: f32,
    /// The same before the last round, when there is one turn left to use it.
    pub late_meeple: f32,
    /// An opponent's point.
    pub others: f32,
    /// Wounding a card.
    pub wound: f32,
    /// Healing one.
    pub heal: f32,
    /// A point of variety at the start of the game, and at its end.
    pub variety: [f32; 2],
    /// A point of majority that becomes more likely, at the start and at the end.
    pub majority: [f32; 2],
    /// A point that a character will bring each time when a location counts it, for each round left.
    pub future: f32,
    /// A Guard that an opponent's Knights outnumber, for each round left.
    pub guard: f32,
    /// The random part of a playout's choice: up to so many points.
    pub noise: f32,
}

/// The weights that the strong bots play with.
pub const WEIGHTS: Weights = Weights {
    meeple: 1.9,
    late_meeple: 1.15,
    others: 0.8,
    wound: 13.5,
    heal: 12.5,
    variety: [0.1, 0.8],
    majority: [0.02, 1.3],
    future: 0.06,
    guard: 0.9,
    noise: 10.0,
};

/// How likely a lead of so many cards, from three behind to three ahead, wins or shares a majority.
const LEAD: [f32; 7] = [0.02, 0.08, 0.28, 0.68, 0.9, 0.97, 1.0];

#[inline]
pub(crate) fn chance(lead: i8) -> f32 {
    LEAD[usize::from((lead.clamp(-3, 3) + 3).unsigned_abs())]
}

/// The weights, made ready for one set-up.
#[derive(Clone, Copy, Debug)]
pub struct Opinion {
    weights: Weights,
    /// The points that each character brings when locations count it.
    counted: ByCharacter<f32>,
    majority: ByCharacter<f32>,
    /// One part of so many: what concerns one of several opponents counts less.
    per_opponent: f32,
}

impl Opinion {
    /// An opinion on games with a set-up.
    pub fn new(config: Config, weights: Weights) -> Self {
        let mut counted = ByCharacter::default();
        for location in Location::ALL {
            for ability in config.sides.card(location).abilities {
                if let Ability::Per { each, gain } = *ability {
                    let worth = f32::from(gain.points) + weights.meeple * f32::from(gain.meeples);
                    each.iter().for_each(|character| counted[character] += worth);
                }
            }
        }
        let value = |character: Character| config.sides.card(character.location()).majority;
        Self {
            weights,
            counted,
            majority: ByCharacter::from_fn(|c| f32::from(value(c).unwrap_or(0))),
            per_opponent: 1.0 / (config.players.count() - 1) as f32,
        }
    }

    /// What placing each character that can be had is worth to the player whose turn it is, before
    /// the cost of the card.
    #[inline]
    pub fn appeals(&self, table: &Table) -> ByCharacter<f32> {
        let meeples = usize::from(table.realm(table.turn()).meeples());
        let in_reach = table.display().cards().take(meeples + 1);
        let mut wanted = in_reach.fold(Group::NOBODY, |all, (_, card, _)| all.or(card.group()));
        if let Some(healed) = table.realm(table.turn()).to_heal() {
            wanted = wanted.or(healed.group());
        }
        let left = f32::from(ROUNDS - table.round());
        let progress = 1.0 - left / f32::from(ROUNDS);
        let at = |[start, end]: [f32; 2]| start + (end - start) * progress;
        let variety = at(self.weights.variety);
        let majority = at(self.weights.majority);
        let mut appeals = ByCharacter::default();
        for character in wanted.iter() {
            appeals[character] = self.appeal(table, character, left, variety, majority);
        }
        appeals
    }

    #[inline]
    fn appeal(
        &self,
        table: &Table,
        character: Character,
        left: f32,
        variety: f32,
        majority: f32,
    ) -> f32 {
        let weights = &self.weights;
        let seat = table.turn();
        let realm = table.realm(seat);
        let prospect = table.prospect(character);
        let mut worth = f32::from(prospect.gain.points)
            + self.meeple(left) * f32::from(prospect.gain.meeples)
            + (weights.wound * f32::from(prospect.wounds)
                - weights.others * f32::from(prospect.others))
                * self.per_opponent
            + weights.future * left * self.counted[character];
        if prospect.heals {
            worth += weights.heal;
        }
        let own = realm.count(character) as i8;
        if own == 0 {
            worth += variety * f32::from(2 * realm.variety() + 1);
        }
        let (mut best, mut knights) = (0, 0);
        for other in table.config().players.others(seat) {
            best = table.realm(other).count(character).max(best);
            knights = table.realm(other).count(Character::Knight).max(knights);
        }
        if character == Character::Guard && knights as i8 >= own {
            worth += weights.guard * left;
        }
        let lead = own - best as i8;
        let mine = chance(lead + 1) - chance(lead);
        let theirs = chance(-lead) - chance(-lead - 1);
        worth + majority * self.majority[character] * (mine + theirs * self.per_opponent)
    }

    #[inline]
    fn meeple(&self, left: f32) -> f32 {
        if left > 1.0 {
            self.weights.meeple
        } else if left > 0.0 {
            self.weights.late_meeple
        } else {
            0.0
        }
    }

    /// What the meeples are worth that a card costs and brings.
    #[inline]
    fn price(&self, table: &Table, space: Space) -> f32 {
        let left = f32::from(ROUNDS - table.round());
        let net = f32::from(table.display().meeples(space)) - f32::from(space.cost());
        self.meeple(left) * net
    }

    /// What a whole move is worth, given what placing each character is worth.
    pub fn worth(&self, table: &Table, m: Move, appeals: &ByCharacter<f32>) -> f32 {
        let extra = match m.extra() {
            Extra::None if table.config().announce => {
                let pays_all = table.location_card(m.character().location()).pays_all();
                if pays_all { -f32::from(table.prospect(m.character()).others) } else { 0.0 }
            }
            Extra::None | Extra::Announce => 0.0,
            Extra::HealTo(character) => 0.2 * appeals[character],
            Extra::Trade(meeples) if table.round() == ROUNDS => -f32::from(meeples),
            // Trades seldom pay before the end; small ones are tried before large ones.
            Extra::Trade(meeples) => -2.0 - 0.5 * f32::from(meeples.abs()),
        };
        appeals[m.character()] + self.price(table, m.space()) + extra
    }

    /// Plays a game to its end by opinion and some chance.
    #[inline]
    pub fn play_out(&self, state: &mut State, rng: &mut impl Rng) {
        while !state.is_over() {
            let m = self.quick_move(state, rng);
            state.play_listed(m, &mut ());
        }
    }

    /// The move that looks best, after adding some chance to each.
    #[inline]
    fn quick_move(&self, table: &Table, rng: &mut impl Rng) -> Move {
        let appeals = self.appeals(table);
        let meeples = table.realm(table.turn()).meeples();
        let mut best = Move::new(Space::FRONT, Character::Miller);
        let mut best_worth = f32::NEG_INFINITY;
        // A byte of chance for each of up to twelve moves.
        let mut chance = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
        let scale = self.weights.noise / 256.0;
        for (space, card, _) in table.display().cards().take(usize::from(meeples) + 1) {
            let price = self.price(table, space);
            for character in card.characters() {
                let worth = appeals[character] + price + scale * f32::from(chance as u8);
                chance >>= 8;
                if worth > best_worth {
                    best_worth = worth;
                    best = Move::new(space, character);
                }
            }
        }
        complete(table, best, &appeals)
    }
}

/// A move with the further choices that are nearly always right: heal where it is worth more, never
/// forget to announce, and sell the meeples that are of no more use.
#[inline]
fn complete(table: &Table, plain: Move, appeals: &ByCharacter<f32>) -> Move {
    let realm = table.realm(table.turn());
    let card = table.location_card(plain.character().location());
    if card.heals()
        && let Some(split) = realm.to_heal().filter(|card| card.is_split())
    {
        let better = split.characters().max_by(|&a, &b| appeals[a].total_cmp(&appeals[b]));
        return plain.with(better.map_or(Extra::None, Extra::HealTo));
    }
    if table.config().announce && card.pays_all() {
        return plain.with(Extra::Announce);
    }
    if table.round() == ROUNDS && card.trades() {
        let space = plain.space();
        let in_hand = realm.meeples() - space.cost() + table.display().meeples(space);
        if in_hand > 0 {
            return plain.with(Extra::Trade(-(in_hand.min(WORKER_CARD) as i8)));
        }
    }
    plain
}
