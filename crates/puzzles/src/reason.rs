//! Why the solution is better, and so what the puzzle is about.

use std::{collections::HashMap, sync::Mutex};

use majesty_analysis::{Comparison, compare_by};
use majesty_bots::{Bot, Greedy};
use majesty_rules::{Character, Event, Move, SPACES, ScorePart, Seat, Space, View};

use crate::{Reply, Solved, Temptation, Theme, solver::Perfect};

/// So many games are played to their ends by perfect players to compare two moves.
const GAMES: u32 = 64;

/// A reply that is best for fewer of the cards that may be revealed isn't worth a word.
const LIKELY: f64 = 0.5;

/// A smaller difference doesn't decide a puzzle, in points.
const DECIDES: f64 = 2.0;

/// Compares the solution with what looks good.
pub struct Reasons<'a> {
    view: &'a View,
    solved: &'a Solved,
    perfect: Mutex<Perfect>,
}

impl<'a> Reasons<'a> {
    /// For a solved position.
    pub fn new(view: &'a View, solved: &'a Solved) -> Self {
        Self { view, solved, perfect: Mutex::default() }
    }

    /// What else looks good: the best of the other moves, and the greedy one.
    pub fn temptations(&self) -> Vec<Temptation> {
        let (best, second) = (self.solved.moves[0].0, self.solved.moves[self.solved.solutions].0);
        let greedy = Greedy.choose(self.view);
        let mut tempting = vec![second];
        tempting.extend((greedy != second).then_some(greedy));
        tempting
            .into_iter()
            .map(|m| Temptation { m, comparison: self.compare(best, m), reply: self.reply(m) })
            .collect()
    }

    fn compare(&self, one: Move, other: Move) -> Comparison {
        let compared = compare_by(self.view, one, other, GAMES, 1, |_| Shared(&self.perfect));
        // A puzzle is written without the total.
        Comparison { total: None, ..compared }
    }

    /// The reply to a move that is the best one for most cards that may be revealed.
    pub fn reply(&self, m: Move) -> Option<Reply> {
        reply_to(self.view, m, &self.perfect)
    }

    /// What decides the puzzle, what says most first. Nothing if it's mere counting.
    pub fn themes(&self, temptations: &[Temptation]) -> Vec<Theme> {
        let best = self.solved.moves[0].0;
        let second = &temptations[0];
        let (ours, theirs) = (self.events(best), self.events(second.m));
        let Comparison { own, others, .. } = &second.comparison;
        let by = |wanted: fn(ScorePart) -> bool| -> f64 {
            own.iter().filter(|(part, _)| wanted(*part)).map(|(_, by)| by).sum()
        };
        let net: f64 = own.iter().map(|(_, by)| by).sum();
        let taken = others.iter().map(|(_, by)| -by).fold(0.0, f64::max);
        let mut found = Vec::new();
        let wounds = |events: &[Event]| {
            events.iter().filter(|event| matches!(event, Event::CardWounded { .. })).count()
        };
        let guards = best.character() == Character::Guard
            && second.m.character() != Character::Guard
            && self.is_defence(best, second.m);
        if wounds(&ours) > wounds(&theirs) {
            found.push((Theme::Attack, taken.max(DECIDES)));
        } else if guards {
            found.push((Theme::Attack, net.max(DECIDES)));
        }
        let healed = |events: &[Event]| {
            events.iter().find_map(|event| match *event {
                Event::CardHealed { card, character, .. } => Some((card, character)),
                _ => None,
            })
        };
        if healed(&ours).is_some() && healed(&ours) != healed(&theirs) {
            found.push((Theme::Heal, by(|part| part == ScorePart::Infirmary).max(DECIDES)));
        }
        let majority = by(|part| matches!(part, ScorePart::Majority(_)));
        let gained = own.iter().find(|(_, by)| *by > 0.0);
        let most = gained.is_some_and(|(part, _)| matches!(part, ScorePart::Majority(_)));
        if most && majority >= DECIDES {
            found.push((Theme::Majority, majority));
        }
        if taken >= DECIDES && taken > net && wounds(&ours) <= wounds(&theirs) {
            found.push((Theme::Denial, taken));
        }
        let now = self.lead(best) - self.lead(second.m);
        let seat = self.view.turn();
        let end = self.solved.outcome(best).lead[seat] - self.solved.outcome(second.m).lead[seat];
        if self.has_another_turn() && now < 0.0 && end - now >= 2.0 * DECIDES && net >= DECIDES {
            found.push((Theme::Timing, end - now));
        }
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        found.into_iter().map(|(theme, _)| theme).collect()
    }

    fn events(&self, m: Move) -> Vec<Event> {
        let mut events = Vec::new();
        self.view.preview(m, &mut events).expect("solved moves are legal");
        events
    }

    /// The lead if the game ended after a move.
    fn lead(&self, m: Move) -> f64 {
        let after = self.view.preview(m, &mut ()).expect("solved moves are legal");
        after.score_if_over_now().lead(self.view.turn()).into()
    }

    fn has_another_turn(&self) -> bool {
        let config = self.view.config();
        self.view.ply() + config.players.count() < config.plies()
    }

    /// Whether the best reply to the second move wounds the player, and the one to the first doesn't.
    fn is_defence(&self, first: Move, second: Move) -> bool {
        let seat = self.view.turn();
        !self.is_wounded_after(first, seat) && self.is_wounded_after(second, seat)
    }

    fn is_wounded_after(&self, m: Move, seat: Seat) -> bool {
        let Some(reply) = self.reply(m) else { return false };
        let card = self.view.next_cards().next().map(|(card, _)| card);
        let after = self.view.after(m, card);
        let mut events = Vec::new();
        if after.preview(reply.m, &mut events).is_err() {
            return false;
        }
        events
            .iter()
            .any(|event| matches!(event, Event::CardWounded { defender, .. } if *defender == seat))
    }
}

/// The reply to a move that is the best one for most cards that may be revealed; nothing where that is
/// to take the card that is revealed.
pub fn reply_to(view: &View, m: Move, perfect: &Mutex<Perfect>) -> Option<Reply> {
    let mut weights: HashMap<Move, usize> = HashMap::new();
    let mut order = Vec::new();
    let cards: Vec<_> = view.next_cards().map(|(card, copies)| (Some(card), copies)).collect();
    let cards = if cards.is_empty() { vec![(None, 1)] } else { cards };
    let all: usize = cards.iter().map(|(_, copies)| copies).sum();
    for (card, copies) in cards {
        let after = view.after(m, card);
        if after.is_over() {
            return None;
        }
        let reply = Shared(perfect).choose(&after);
        *weights.entry(reply).or_insert_with(|| {
            order.push(reply);
            0
        }) += copies;
    }
    let likely = order.into_iter().rev().max_by_key(|reply| weights[reply])?;
    let is_new = view.deck_left() > 0 && likely.space() == Space::ALL[SPACES - 1];
    let chance = weights[&likely] as f64 / all as f64;
    (!is_new && chance >= LIKELY).then_some(Reply { m: likely, chance })
}

/// A perfect player that all games share, so that nothing is solved twice.
struct Shared<'a>(&'a Mutex<Perfect>);

impl Bot for Shared<'_> {
    fn choose(&mut self, view: &View) -> Move {
        self.0.lock().expect("nothing panics with the lock").choose(view)
    }
}
