//! A trained judgement of positions: how well each player stands, and which moves to look at first.

mod features;
mod network;

use majesty_rules::{BySeat, Character, Config, Move, Players, SPACES, State};

use network::Network;

/// So many players at most, then what each character and each space of the display promises.
const PLAYERS: usize = 4;
const OUT: usize = PLAYERS + Character::ALL.len() + SPACES;

/// A judgement, made ready for one set-up.
#[derive(Clone)]
pub struct Judgement {
    network: Network<OUT>,
}

/// What a judgement says of a position.
#[derive(Clone, Copy, Debug)]
pub struct Verdict {
    /// What each player may hope for, from 0 to 1.
    pub hopes: BySeat<f32>,
    /// How promising moves look.
    pub inklings: Inklings,
}

/// How promising each character and each space of the display look, in steps of a sixteenth: small
/// enough to be kept with every position of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inklings([i8; Character::ALL.len() + SPACES]);

impl Inklings {
    /// How promising a move looks, as a logarithm, its further choice aside.
    #[inline]
    pub fn of(&self, m: Move) -> f32 {
        let space = usize::from(m.space().cost());
        let sum = i16::from(self.0[m.character() as usize])
            + i16::from(self.0[Character::ALL.len() + space]);
        f32::from(sum) / 16.0
    }
}

impl Judgement {
    /// A judgement of games with a set-up.
    pub fn new(config: Config) -> Self {
        let weights: &[u8] = match config.players {
            Players::Two => include_bytes!("judgement/two.weights"),
            Players::Three => include_bytes!("judgement/three.weights"),
            Players::Four => include_bytes!("judgement/four.weights"),
        };
        Self { network: Network::new(weights, features::count(config.players), config.sides) }
    }

    /// Judges a position.
    #[inline]
    pub fn judge(&self, state: &State) -> Verdict {
        // No position has more than a few dozen numbers that are not zero for each realm.
        let mut numbers = [(0, 0.0); 4 * 64];
        let mut count = 0;
        features::tell(state, |place, number| {
            numbers[count] = (place as u16, number);
            count += 1;
        });
        let out = self.network.run(&numbers[..count]);
        let mut hopes = BySeat::default();
        for (seat, hope) in state.config().players.round_from(state.turn()).zip(out) {
            hopes[seat] = 1.0 / (1.0 + (-hope).exp());
        }
        let inklings = std::array::from_fn(|i| (out[PLAYERS + i] * 16.0) as i8);
        Verdict { hopes, inklings: Inklings(inklings) }
    }
}

/// The numbers that a judgement of a position looks at, for its training.
pub fn features(state: &State) -> Vec<f32> {
    let mut all = vec![0.0; features::count(state.config().players)];
    features::tell(state, |place, number| all[place] = number);
    all
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Deal, Seat, Sides};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::{Bot, Random};

    /// Every position of a random game.
    fn positions(config: Config, seed: u64) -> Vec<State> {
        let mut state = State::start(&Deal::new(config, seed));
        let mut random = Random::new(seed);
        let mut positions = Vec::new();
        while !state.is_over() {
            positions.push(state);
            let m = random.choose(&state.view());
            state.play_listed(m, &mut ());
        }
        positions
    }

    #[test]
    fn there_is_a_judgement_of_every_position_of_every_set_up() {
        for (seed, players) in (0..).zip(Players::ALL) {
            for sides in Sides::all().step_by(17) {
                let config = Config { sides, ..Config::new(players) };
                let judgement = Judgement::new(config);
                for state in positions(config, seed) {
                    let hopes = judgement.judge(&state).hopes;
                    let sum: f32 = hopes.0.into_iter().sum();
                    assert!((0.5..2.0).contains(&sum), "{hopes:?}");
                    let told = features(&state).into_iter().filter(|number| *number != 0.0);
                    assert!(told.clone().count() < 200 && told.into_iter().all(|n| n.abs() < 9.0));
                }
            }
        }
    }

    #[test]
    fn the_order_of_the_deck_does_not_matter() {
        let config = Config::new(Players::Two);
        let judgement = Judgement::new(config);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for state in positions(config, 1) {
            // Two players see every card of tier 1 that is used, so only the order can differ.
            let [one, other] = [(); 2].map(|()| state.view().imagine(&mut rng));
            assert_eq!(judgement.judge(&one).hopes, judgement.judge(&other).hopes);
        }
    }

    #[test]
    fn who_is_far_ahead_near_the_end_may_hope() {
        let config = Config::new(Players::Two);
        let judgement = Judgement::new(config);
        let (mut right, mut all) = (0, 0);
        for seed in 0..40 {
            let late = positions(config, seed).pop().expect("a game has moves");
            let scores = late.score_if_over_now().scores;
            let lead = scores[Seat::First].total() - scores[Seat::Second].total();
            if lead.abs() > 25 {
                let hopes = judgement.judge(&late).hopes;
                right += usize::from((hopes[Seat::First] > hopes[Seat::Second]) == (lead > 0));
                all += 1;
            }
        }
        // One move is still to come, which can turn a lead.
        assert!(all >= 10 && right * 10 >= all * 9, "{right} of {all}");
    }
}
