//! What speaks for a move rather than another, as far as it's certain now: facts of the table.

use std::cmp::Reverse;

use majesty_rules::{Card, Character, Event, Lead, Location, Move, Seat, Table, View, leads_won};

/// So many facts make a reason; more would be a lecture.
const FACTS: usize = 2;

/// So many points less for the next opponent are worth a word.
const DENIAL: i32 = 3;

/// A fact that speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// It brings so many points at once.
    Points(u16),
    /// It brings so many points more at once than the other move.
    PointsMore(u16),
    /// It makes the player the only one with most cards at a location that is worth so much.
    Lead(Location, u8),
    /// It makes the player one of those with most cards at a location that is worth so much.
    Tie(Location, u8),
    /// It fills an empty location, which brings so many points in the end.
    Variety(u16),
    /// It wounds so many cards.
    Wounds(u8),
    /// It heals a card.
    Heals,
    /// After it no opponent has more Knights than the player has Guards.
    Defends,
    /// After it the next opponent can't wound a card of the player at once, as after the other move.
    Safe(Seat),
    /// The most that the next opponent can take at once is so many points less than after the other.
    Denies(Seat, u16),
    /// It leaves so many meeples, and the other move only so many.
    Meeples(u8, u8),
}

/// What tells a move from another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The most telling ones, the most important first.
    pub facts: Vec<Fact>,
    /// The other move's card, if it brings so many points more at once.
    pub sooner: Option<(Card, u16)>,
}

/// What speaks for a move rather than another one or, without any other, for itself. Nothing if a move
/// isn't legal.
pub fn facts(view: &View, m: Move, than: Option<Move>) -> Facts {
    let Some(best) = Effect::of(view, m) else { return Facts::default() };
    let Some((than, other)) = than.and_then(|than| Some((than, Effect::of(view, than)?))) else {
        let mut facts = best.facts();
        let won = u16::try_from(best.points).unwrap_or(0);
        facts.extend((facts.is_empty() && won > 0).then_some((Fact::Points(won), 1)));
        return Facts { facts: most_telling(facts), sooner: None };
    };
    let shared = other.facts();
    let mut facts = best.facts();
    facts.retain(|(fact, _)| shared.iter().all(|(shared, _)| shared != fact));
    // A majority is no reason where the other move takes one that's worth as much.
    let majorities = |facts: &[(Fact, i32)]| -> i32 {
        facts.iter().filter(|(fact, _)| is_majority(*fact)).map(|(_, worth)| worth).sum()
    };
    if majorities(&best.facts()) <= majorities(&shared) {
        facts.retain(|(fact, _)| !is_majority(*fact));
    }
    facts.extend(best.against(&other, view));
    let more = other.points - best.points;
    let sooner = (more > 0).then(|| card(view, than)).flatten();
    Facts {
        facts: most_telling(facts),
        sooner: sooner.map(|card| (card, more.unsigned_abs() as u16)),
    }
}

const fn is_majority(fact: Fact) -> bool {
    matches!(fact, Fact::Lead(..) | Fact::Tie(..))
}

fn most_telling(mut facts: Vec<(Fact, i32)>) -> Vec<Fact> {
    facts.sort_by_key(|&(_, worth)| Reverse(worth));
    // A player who is safe from attacks needn't hear it twice.
    let is_about_attacks = |fact: Fact| matches!(fact, Fact::Safe(_) | Fact::Defends);
    let mut is_told = false;
    facts.retain(|&(fact, _)| !(is_about_attacks(fact) && std::mem::replace(&mut is_told, true)));
    facts.into_iter().map(|(fact, _)| fact).take(FACTS).collect()
}

/// What is taken: one half of a split card is called by its own name.
fn card(view: &View, m: Move) -> Option<Card> {
    let whole = view.display().card(m.space())?;
    let half = Card::kinds().find(|card| !card.is_split() && card.first() == m.character());
    Some(if whole.is_split() { half.unwrap_or(whole) } else { whole })
}

/// What a move changes that tells in the end, as far as it is certain now.
struct Effect {
    points: i32,
    meeples: u8,
    variety: Option<u16>,
    /// Locations where the player comes to have the most cards.
    leads: Vec<Lead>,
    wounds: u8,
    heals: bool,
    defends: bool,
    threat: Threat,
}

/// What the next opponent could do at once with the cards that lie in the display.
#[derive(Default)]
struct Threat {
    /// The most points that one move brings.
    points: i32,
    /// Whether a move wounds a card of the player.
    wounds: bool,
}

impl Effect {
    fn of(view: &View, m: Move) -> Option<Self> {
        let mut events = Vec::new();
        let after = view.preview(m, &mut events).ok()?;
        let (old, new) = (view.realm(view.turn()), after.realm(view.turn()));
        let square = |count: u8| u16::from(count).pow(2);
        Some(Self {
            points: i32::from(new.points()) - i32::from(old.points()),
            meeples: new.meeples(),
            variety: (new.variety() > old.variety())
                .then(|| square(new.variety()) - square(old.variety())),
            leads: leads_won(view, &after),
            wounds: events.iter().filter(|e| matches!(e, Event::CardWounded { .. })).count() as u8,
            heals: events.iter().any(|e| matches!(e, Event::CardHealed { .. })),
            defends: !is_safe(view, view.turn()) && is_safe(&after, view.turn()),
            threat: Threat::after(&after, view.turn()),
        })
    }

    /// All facts with what they are worth, roughly, in points at the end of the game.
    fn facts(&self) -> Vec<(Fact, i32)> {
        let majority = |lead: &Lead| {
            let value = i32::from(lead.worth);
            if lead.is_level {
                (Fact::Tie(lead.location, lead.worth), value / 2)
            } else {
                (Fact::Lead(lead.location, lead.worth), value * 3 / 4)
            }
        };
        let mut facts: Vec<(Fact, i32)> = self.leads.iter().map(majority).collect();
        facts.extend(self.variety.map(|won| (Fact::Variety(won), won.into())));
        let wounds = i32::from(self.wounds);
        facts.extend((wounds > 0).then_some((Fact::Wounds(self.wounds), 5 * wounds)));
        facts.extend(self.heals.then_some((Fact::Heals, 6)));
        facts.extend(self.defends.then_some((Fact::Defends, 3)));
        facts
    }

    /// What is better than after the other move, with what it's worth.
    fn against(&self, other: &Self, view: &View) -> Vec<(Fact, i32)> {
        let players = view.config().players;
        let next = players.after(view.turn());
        let rivals = players.count() as i32 - 1;
        let more = self.points - other.points;
        let left = i32::from(self.meeples) - i32::from(other.meeples);
        let denied = other.threat.points - self.threat.points;
        let is_safer = other.threat.wounds && !self.threat.wounds;
        let found = [
            (more > 0).then_some((Fact::PointsMore(more.unsigned_abs() as u16), more)),
            (left > 0).then_some((Fact::Meeples(self.meeples, other.meeples), 2 * left)),
            is_safer.then_some((Fact::Safe(next), 5)),
            // One rival of several is less of a rival.
            (denied >= DENIAL)
                .then_some((Fact::Denies(next, denied.unsigned_abs() as u16), denied / rivals)),
        ];
        found.into_iter().flatten().collect()
    }
}

impl Threat {
    /// After a move of the player on a seat, before the next card is revealed.
    fn after(table: &Table, seat: Seat) -> Self {
        if table.is_over() {
            return Self::default();
        }
        let next = table.turn();
        let mut threat = Self::default();
        for &m in table.legal_moves().iter() {
            let mut events = Vec::new();
            let Ok(after) = table.preview(m, &mut events) else { continue };
            let won = i32::from(after.realm(next).points()) - i32::from(table.realm(next).points());
            threat.points = threat.points.max(won);
            threat.wounds |= events.iter().any(
                |event| matches!(event, Event::CardWounded { defender, .. } if *defender == seat),
            );
        }
        threat
    }
}

/// Whether no opponent of a player could wound a card with one Knight more.
fn is_safe(table: &Table, seat: Seat) -> bool {
    let knights = |other| table.realm(other).count(Character::Knight);
    let most = table.config().players.others(seat).map(knights).max().unwrap_or(0);
    table.realm(seat).count(Character::Guard) > most
}

#[cfg(test)]
mod tests {
    use majesty_bots::{Bot, Random};
    use majesty_rules::{Config, Deal, Players, State};

    use super::*;

    /// Every position of some random games, with its legal moves.
    fn positions() -> Vec<View> {
        let mut views = Vec::new();
        for seed in 0..6 {
            let mut state = State::start(&Deal::new(Config::new(Players::Two), seed));
            let mut bot = Random::new(seed);
            while !state.is_over() {
                let view = state.view();
                views.push(view);
                state.play(bot.choose(&view), &mut ()).expect("a bot's move is legal");
            }
        }
        views
    }

    #[test]
    fn a_move_has_nothing_over_itself() {
        for view in positions() {
            for &m in view.legal_moves().iter() {
                assert_eq!(facts(&view, m, Some(m)), Facts::default());
            }
        }
    }

    #[test]
    fn an_opponent_has_as_much_less_to_take_and_no_attack() {
        let (mut denied, mut safe) = (0, 0);
        for view in positions() {
            let moves = view.legal_moves();
            let after = |m| view.preview(m, &mut ()).expect("a listed move");
            let next = view.config().players.after(view.turn());
            let best = |m| {
                let table = after(m);
                let won = |&reply: &Move| {
                    let end = table.preview(reply, &mut ()).expect("a listed move");
                    i32::from(end.realm(next).points()) - i32::from(table.realm(next).points())
                };
                table.legal_moves().iter().map(won).max().unwrap_or(0)
            };
            let hurts = |m| {
                let table = after(m);
                let wounded = table.realm(view.turn()).wounded();
                table.legal_moves().iter().any(|&reply| {
                    let end = table.preview(reply, &mut ()).expect("a listed move");
                    end.realm(view.turn()).wounded() > wounded
                })
            };
            for &than in &moves[1..] {
                for fact in facts(&view, moves[0], Some(than)).facts {
                    match fact {
                        Fact::Denies(seat, less) => {
                            assert_eq!((seat, best(than) - best(moves[0])), (next, less.into()));
                            denied += 1;
                        }
                        Fact::Safe(seat) => {
                            assert_eq!((seat, hurts(than), hurts(moves[0])), (next, true, false));
                            safe += 1;
                        }
                        _ => {}
                    }
                }
            }
        }
        assert!(denied > 0 && safe > 0, "{denied} {safe}");
    }

    #[test]
    fn a_card_that_brings_more_at_once_is_named() {
        for view in positions() {
            let gain = |m| Effect::of(&view, m).expect("a listed move").points;
            let moves = view.legal_moves();
            for &than in &moves[1..] {
                let more = gain(than) - gain(moves[0]);
                let sooner = facts(&view, moves[0], Some(than)).sooner;
                assert_eq!(sooner.map(|(_, points)| points.into()), (more > 0).then_some(more));
                assert!(sooner.is_none_or(|(card, _)| card.first() == than.character()));
            }
        }
    }

    #[test]
    fn what_is_not_legal_has_no_facts() {
        let view = State::start(&Deal::new(Config::new(Players::Two), 3)).view();
        let over: Vec<Move> = Character::ALL
            .into_iter()
            .map(|character| Move::new(view.legal_moves()[0].space(), character))
            .filter(|&m| view.check(m).is_err())
            .collect();
        assert!(!over.is_empty());
        for m in over {
            assert_eq!(facts(&view, m, None), Facts::default());
        }
    }
}
