//! Players who err as people do: they overlook cards, have favourites, and mind the points in front
//! of them more than the end of the game.

use majesty_rules::{ByCharacter, Character, Move, ROUNDS, Seat, Table, View, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Bot;

/// How a person plays.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// In how many of a hundred looks a card in the display is overlooked; the front one never is.
    pub overlooks: u32,
    /// How many points a favourite character seems better than it is.
    pub favour: f32,
    /// How much of the change in final scoring is seen, at the end of the game; none at its start.
    pub foresight: f32,
    /// How dear the own meeples are.
    pub thrift: f32,
    /// How much of what opponents gain or lose is seen.
    pub envy: f32,
}

/// A person.
pub struct Person {
    habits: Habits,
    favourites: ByCharacter<bool>,
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
        Self { habits, favourites, rng }
    }

    /// How good a move looks.
    fn worth(&self, view: &View, m: Move) -> f32 {
        let seat = view.turn();
        let after = view.preview(m, &mut ()).expect("listed moves are legal");
        let progress = f32::from(view.round() - 1) / f32::from(ROUNDS - 1);
        let favourite = f32::from(u8::from(self.favourites[m.character()]));
        let own = gain(view, &after, seat);
        let others = view.config().players.others(seat);
        let rivals = others.map(|other| gain(view, &after, other).0).fold(0.0, f32::max);
        let meeples =
            f32::from(after.realm(seat).meeples()) - f32::from(view.realm(seat).meeples());
        own.0 - self.habits.envy * rivals
            + self.habits.foresight * progress * own.1
            + self.habits.thrift * meeples
            + self.habits.favour * favourite
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
        let overlooked = view.display().cards().map(|(space, ..)| {
            space.cost() > 0 && self.rng.next_u32() % 100 < self.habits.overlooks
        });
        let overlooked: Vec<bool> = overlooked.collect();
        let moves = view.legal_moves();
        let seen = moves.iter().filter(|m| !overlooked[usize::from(m.space().cost())]);
        let best = seen.max_by(|&&a, &&b| self.worth(view, a).total_cmp(&self.worth(view, b)));
        *best.expect("the front card is never overlooked")
    }
}
