//! Players who err as people do: they overlook cards, have favourites, forget what comes in the end
//! or what a move brings their opponents, and read a position only roughly.

use majesty_rules::{
    ByCharacter, Character, Config, Move, ROUNDS, Seat, Space, Table, View, below,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Bot, Evaluator, search::lead_of};

/// How a person plays. What concerns the worth of a move is in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// In how many of a hundred looks a card is overlooked, for each meeple that it costs: the front
    /// one never is, the dearest most of the time.
    pub overlooks: u32,
    /// How much better a favourite character seems than it is.
    pub favour: f32,
    /// What an own meeple seems to be worth.
    pub thrift: f32,
    /// How much of the change in final scoring is seen, at the end of the game; none at its start.
    pub foresight: f32,
    /// How much of what opponents gain or lose is seen.
    pub envy: f32,
    /// How much a feeling for the position counts, from 0 to 1; the rest is what can be counted.
    pub experience: f32,
    /// A feeling comes in steps of so many points: smaller differences go unnoticed.
    pub roughness: f32,
}

/// A person.
pub struct Person {
    habits: Habits,
    favourites: ByCharacter<bool>,
    /// The feeling for positions, made ready for the set-up of the last game.
    evaluator: Option<(Config, Box<Evaluator>)>,
    rng: Xoshiro256PlusPlus,
}

impl Person {
    /// A person with these habits; the seed decides on the favourites.
    pub fn new(habits: Habits, seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut favourites = ByCharacter::default();
        for _ in 0..2 {
            favourites[Character::ALL[below(&mut rng, 7) as usize]] = true;
        }
        Self { habits, favourites, evaluator: None, rng }
    }

    /// How good a move looks.
    fn worth(&mut self, view: &View, m: Move) -> f32 {
        let Habits { favour, experience, .. } = self.habits;
        let favoured = if self.favourites[m.character()] { favour } else { 0.0 };
        let counted = (1.0 - experience) * self.counted(view, m);
        // The network takes some time to set up, and beginners have no use for it.
        let felt = if experience > 0.0 { experience * self.felt(view, m) } else { 0.0 };
        favoured + counted + felt
    }

    /// What a move brings that can be counted.
    fn counted(&self, view: &View, m: Move) -> f32 {
        let Habits { thrift, foresight, envy, .. } = self.habits;
        let seat = view.turn();
        let after = view.preview(m, &mut ()).expect("listed moves are legal");
        let progress = f32::from(view.round() - 1) / f32::from(ROUNDS - 1);
        let own = gain(view, &after, seat);
        let others = view.config().players.others(seat);
        let rivals = others.map(|other| gain(view, &after, other).0).fold(0.0, f32::max);
        let meeples =
            f32::from(after.realm(seat).meeples()) - f32::from(view.realm(seat).meeples());
        own.0 - envy * rivals + foresight * progress * own.1 + thrift * meeples
    }

    /// By how much this person feels to lead in the end, after a move.
    fn felt(&mut self, view: &View, m: Move) -> f32 {
        let lead = self.expected_lead(view, m);
        match self.habits.roughness {
            0.0 => lead,
            step => (lead / step).round() * step,
        }
    }

    /// By how much the network expects the player to lead in the end, after a move and before the
    /// card that comes.
    fn expected_lead(&mut self, view: &View, m: Move) -> f32 {
        let seat = view.turn();
        let after = view.after(m, None);
        if after.is_over() {
            return after.score_if_over_now().lead(seat) as f32;
        }
        let config = *view.config();
        let evaluator = match self.evaluator.take() {
            Some((ready, evaluator)) if ready == config => evaluator,
            _ => Box::new(Evaluator::new(config)),
        };
        let (_, evaluator) = self.evaluator.insert((config, evaluator));
        lead_of(evaluator.evaluate(&after).lead[seat])
    }

    /// Whether this person overlooks the card on a space this time.
    fn overlooks(&mut self, space: Space) -> bool {
        (0..space.cost()).any(|_| self.rng.next_u32() % 100 < self.habits.overlooks)
    }
}

/// What a player gains by a move: points at once, and in final scoring as the table lies.
fn gain(before: &Table, after: &Table, seat: Seat) -> (f32, f32) {
    let now = f32::from(after.realm(seat).points()) - f32::from(before.realm(seat).points());
    let end = |table: &Table| {
        let score = table.score_if_over_now().scores[seat];
        score.total() - i32::from(score.play)
    };
    (now, (end(after) - end(before)) as f32)
}

impl Bot for Person {
    fn choose(&mut self, view: &View) -> Move {
        let overlooked: Vec<bool> =
            view.display().cards().map(|(space, ..)| self.overlooks(space)).collect();
        let moves = view.legal_moves();
        let seen = moves.iter().filter(|m| !overlooked[usize::from(m.space().cost())]);
        let worths = seen.map(|&m| (m, self.worth(view, m)));
        let best = worths.max_by(|(_, a), (_, b)| a.total_cmp(b));
        best.expect("the front card is never overlooked").0
    }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Deal, Players, SPACES, State};

    use super::*;

    /// Sees everything and likes nothing.
    const BLANK: Habits = Habits {
        overlooks: 0,
        favour: 0.0,
        thrift: 0.0,
        foresight: 0.0,
        envy: 0.0,
        experience: 0.0,
        roughness: 0.0,
    };

    fn views() -> impl Iterator<Item = View> {
        (0..50).map(|seed| State::start(&Deal::new(Config::new(Players::Two), seed)).view())
    }

    #[test]
    fn dearer_cards_are_overlooked_more_often() {
        let mut person = Person::new(Habits { overlooks: 30, ..BLANK }, 1);
        let view = views().next().expect("there are some");
        let mut seen = [0; SPACES];
        for _ in 0..1000 {
            for (space, ..) in view.display().cards() {
                seen[usize::from(space.cost())] += usize::from(!person.overlooks(space));
            }
        }
        assert_eq!(seen[0], 1000, "the front card is always seen");
        assert!(seen.is_sorted_by(|near, far| near > far), "{seen:?}");
        for view in views() {
            let blind = Person::new(Habits { overlooks: 100, ..BLANK }, 1).choose(&view);
            assert_eq!(blind.space(), Space::FRONT);
        }
    }

    #[test]
    fn favourites_are_taken_where_they_can_be() {
        for (view, seed) in views().zip(0..) {
            let mut person = Person::new(Habits { favour: 1000.0, ..BLANK }, seed);
            let m = person.choose(&view);
            let offered = view.legal_moves().iter().any(|m| person.favourites[m.character()]);
            assert_eq!(person.favourites[m.character()], offered);
        }
    }

    #[test]
    fn the_stingy_pay_nothing() {
        for view in views() {
            let m = Person::new(Habits { thrift: 1000.0, ..BLANK }, 1).choose(&view);
            let left = |m: &Move| {
                let after = view.preview(*m, &mut ()).expect("listed moves are legal");
                after.realm(view.turn()).meeples()
            };
            assert_eq!(Some(left(&m)), view.legal_moves().iter().map(left).max());
        }
    }

    /// With an experience of one only the network's word counts, as far as it's understood.
    #[test]
    fn experience_is_a_feeling_for_the_position_as_rough_as_it_is() {
        let exact = Habits { experience: 1.0, ..BLANK };
        let mut differ = 0;
        for view in views() {
            let mut person = Person::new(exact, 1);
            let m = person.choose(&view);
            let best = person.expected_lead(&view, m);
            let rough = Person::new(Habits { roughness: 8.0, ..exact }, 1).choose(&view);
            for &other in view.legal_moves().iter() {
                assert!(person.expected_lead(&view, other) <= best);
            }
            assert!(
                person.expected_lead(&view, rough) >= best - 8.0,
                "{rough:?} is no slip, but a blunder"
            );
            differ += usize::from(rough != m);
        }
        assert!(differ > 10, "a rough feeling errs in {differ} of 50 positions");
    }
}
