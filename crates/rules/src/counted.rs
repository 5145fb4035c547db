//! The legal moves, counted: any of them is found by its number, without listing the others.

use crate::{
    Card, Character, Config, Extra, Group, LOCATION_CARDS, MAX_MOVES, Move, Space, Table, row::Row,
    trades::Trades,
};

/// What the locations of a set-up do, taken together: nobody need look for what none of them does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Traits {
    /// Who asks where a healed card goes.
    healers: Group,
    /// Who asks whether to announce.
    announcers: Group,
    /// Who asks how many meeples to buy or sell, which is one at most, and up to how many.
    traders: Group,
    up_to: u8,
    /// Whether a location has abilities of a rarer kind.
    pub rarer: bool,
}

const _: () = {
    let (mut location, mut trading) = (0, 0);
    while location < LOCATION_CARDS.len() {
        let [a, b] = &LOCATION_CARDS[location];
        trading += (a.trades() || b.trades()) as u8;
        location += 1;
    }
    assert!(trading <= 1, "trades are counted for one location");
};

impl Traits {
    #[inline]
    pub fn of(config: Config) -> Self {
        let nobody = Group::NOBODY;
        let all =
            Self { healers: nobody, announcers: nobody, traders: nobody, up_to: 0, rarer: false };
        Character::ALL.into_iter().fold(all, |all, character| {
            let plan = &config.sides.card(character.location()).plan;
            let group = Group::of(&[character]);
            Self {
                healers: all.healers.or(group.only_if(plan.heals)),
                announcers: all.announcers.or(group.only_if(config.announce & plan.pays_all())),
                traders: all.traders.or(group.only_if(plan.trades > 0)),
                up_to: all.up_to.max(plan.trades),
                rarer: all.rarer | plan.has_rarer,
            }
        })
    }
}

impl Traits {
    #[inline]
    pub fn trades(self) -> bool {
        self.traders != Group::NOBODY
    }
}

/// The legal moves of a position by number, in the order of [`Table::legal_moves`].
///
/// A playout needs one move of each position, and would take longer to list all than to play one.
#[derive(Clone, Copy, Debug)]
pub struct CountedMoves<'a> {
    table: &'a Table,
    /// The characters whose placing offers two choices.
    twice: Group,
    trades: Trades,
    /// How many moves take a card from each space or from one before it.
    up_to: Row,
}

// No number in a row may be larger.
const _: () = assert!(MAX_MOVES < 128);

impl Table {
    /// Counts the legal moves of the player whose turn it is; none once the game is over.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a playout takes a tenth longer with calls")]
    pub fn count_moves(&self) -> CountedMoves<'_> {
        let Traits { traders, up_to, .. } = self.traits;
        let realm = self.realm(self.turn());
        let twice = self.two_choices();
        let characters = self.display.characters();
        let mut moves = characters.one_or_two().plus(characters.only(twice.bits()).one_or_two());
        let mut trades = Trades::default();
        if self.traits.trades() {
            let in_hand = Row::all(realm.meeples()).minus(Row::COSTS).plus(self.display.lying());
            trades = Trades::new(up_to, in_hand, realm.points());
            moves = moves.plus(trades.count().where_some(characters.only(traders.bits())));
        }
        let reach = if self.is_over() { 0 } else { realm.meeples() + 1 };
        CountedMoves { table: self, twice, trades, up_to: moves.take(reach).running_totals() }
    }

    /// The characters whose placing offers a choice just now.
    #[inline]
    pub(crate) fn choosers(&self) -> Group {
        self.two_choices().or(self.traits.traders)
    }

    /// The characters whose placing offers two choices just now.
    #[inline]
    fn two_choices(&self) -> Group {
        let healed = self.realm(self.turn()).to_heal();
        let healers = self.traits.healers.only_if(healed.is_some_and(Card::is_split));
        self.traits.announcers.or(healers)
    }
}

impl CountedMoves<'_> {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.up_to.last().into()
    }

    /// Whether there is none: the game is over.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move with a number, counted from 0.
    ///
    /// # Panics
    /// May panic, or return a move that is not legal, if there are not so many.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a playout takes a tenth longer with calls")]
    pub fn nth(&self, n: usize) -> Move {
        let n = n as u8;
        let space = self.up_to.first_above(n);
        let n = n - self.up_to.before(space);
        let characters = self.table.display.group(space);
        let at_first = self.choices(space, characters.first());
        let place = u8::from(n >= at_first);
        self.choose(space, characters.nth(place), n - at_first * place)
    }

    /// How many choices there are for who takes the card of a space and places it as the one
    /// character of a group.
    #[inline]
    pub(crate) fn choices(&self, space: Space, character: Group) -> u8 {
        let mut choices = 1 + u8::from(self.twice.meets(character));
        if self.trades() {
            let trades = u8::from(self.table.traits.traders.meets(character));
            choices += trades * self.trades.count().at(space);
        }
        choices
    }

    /// The move that takes the card of a space and places it as the one character of a group, with
    /// the choice of a number.
    #[inline]
    pub(crate) fn choose(&self, space: Space, character: Group, n: u8) -> Move {
        let code = if self.twice.meets(character) {
            self.one_of_two(character, n == 0).code()
        } else if self.trades() {
            let trades = self.table.traits.traders.meets(character);
            Extra::trade_code(i8::from(trades) * self.trades.nth(space, n))
        } else {
            0
        };
        Move::coded(space, character, code)
    }

    #[inline]
    fn trades(&self) -> bool {
        self.table.traits.trades()
    }

    #[cold]
    fn one_of_two(&self, character: Group, first: bool) -> Extra {
        let healed = self.table.realm(self.table.turn()).to_heal();
        match healed.filter(|_| self.table.traits.healers.meets(character)) {
            Some(card) if first => Extra::HealTo(card.first()),
            Some(card) => Extra::HealTo(card.second().unwrap_or(card.first())),
            None if first => Extra::None,
            None => Extra::Announce,
        }
    }
}
