//! A trained network that evaluates positions: how likely each player is to win, by how much, and
//! which moves to look at first.

mod features;
mod network;

use majesty_rules::{BySeat, Character, Config, Move, Players, SPACES, View};

use network::Network;

const SEATS: usize = 4;
/// A move without its further choice: a space of the display and a character.
const PLAIN_MOVES: usize = SPACES * Character::ALL.len();
/// The outputs: the win logits and the lead logits in turn order, then the policy logits; padded to
/// whole vectors.
const OUT: usize = (2 * SEATS + PLAIN_MOVES).next_multiple_of(8);

/// The network, made ready for one set-up.
#[derive(Clone)]
pub struct Evaluator {
    network: Network<OUT>,
}

/// What the network says of a position.
#[derive(Clone, Copy, Debug)]
pub struct Evaluation {
    /// The share of the victory that each player may expect; the shares add up to one.
    pub win: BySeat<f32>,
    /// The expected lead over the best other player on a logistic scale, from 0 to 1: see
    /// [`lead_value`](crate::lead_value).
    pub lead: BySeat<f32>,
    /// Which moves to look at first.
    pub logits: PolicyLogits,
}

/// The logits of all moves, their further choices aside, in steps of a sixteenth: small enough to be
/// kept with every node of a search.
#[derive(Clone, Copy, Debug)]
pub struct PolicyLogits([i8; PLAIN_MOVES]);

impl Default for PolicyLogits {
    fn default() -> Self {
        Self([0; PLAIN_MOVES])
    }
}

impl PolicyLogits {
    /// The logit of a move.
    #[inline]
    pub fn of(&self, m: Move) -> f32 {
        f32::from(self.0[plain_index(m)]) / 16.0
    }
}

/// The place of a move among all moves without further choices.
#[inline]
pub fn plain_index(m: Move) -> usize {
    usize::from(m.space().cost()) * Character::ALL.len() + m.character() as usize
}

/// Trained weights: a line that says where they come from, then the numbers.
fn embedded(players: Players) -> &'static [u8] {
    match players {
        Players::Two => include_bytes!("evaluator/two.weights"),
        Players::Three => include_bytes!("evaluator/three.weights"),
        Players::Four => include_bytes!("evaluator/four.weights"),
    }
}

/// Why a file isn't the weights of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these weights don't fit a network for this number of players")]
pub struct WeightsError;

impl Evaluator {
    /// The evaluator that ships with this program, for games with a set-up.
    pub fn new(config: Config) -> Self {
        Self::with_weights(config, embedded(config.players)).expect("our own weights fit")
    }

    /// An evaluator with other weights, which `scripts/train` wrote.
    pub fn with_weights(config: Config, weights: &[u8]) -> Result<Self, WeightsError> {
        let end = weights.iter().position(|&byte| byte == b'\n').ok_or(WeightsError)?;
        let features = features::count(config.players);
        let network = Network::new(&weights[end + 1..], features, config.sides);
        Ok(Self { network: network.ok_or(WeightsError)? })
    }

    /// Where the weights for so many players come from: games, generations and the commit.
    pub fn provenance(players: Players) -> &'static str {
        let line = embedded(players).split(|&byte| byte == b'\n').next();
        line.and_then(|line| std::str::from_utf8(line).ok()).unwrap_or_default()
    }

    /// Evaluates a position of a game that isn't over.
    #[inline]
    pub fn evaluate(&self, view: &View) -> Evaluation {
        let mut active = [(0, 0.0); features::MAX_ACTIVE];
        let mut count = 0;
        features::extract(view, |index, value| {
            active[count] = (index as u16, value);
            count += 1;
        });
        let out = self.network.run(&active[..count]);
        let players = view.config().players;
        let (mut win, mut lead) = (BySeat::default(), BySeat::default());
        let mut sum = 0.0;
        for (i, seat) in players.round_from(view.turn()).enumerate() {
            // Logits of a trained network are far from overflowing.
            win[seat] = out[i].clamp(-40.0, 40.0).exp();
            sum += win[seat];
            lead[seat] = 1.0 / (1.0 + (-out[SEATS + i]).exp());
        }
        let logits = std::array::from_fn(|i| (out[2 * SEATS + i] * 16.0) as i8);
        Evaluation { win: win.map(|win| win / sum), lead, logits: PolicyLogits(logits) }
    }
}

/// All features of a position, for training.
pub fn features(view: &View) -> Vec<f32> {
    let mut all = vec![0.0; features::count(view.config().players)];
    features::extract(view, |index, value| all[index] = value);
    all
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Deal, Seat, Sides, State};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::{Bot, Random, best, solve};

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
    fn every_position_of_every_set_up_can_be_evaluated() {
        for (seed, players) in (0..).zip(Players::ALL) {
            for sides in Sides::all().step_by(17) {
                let config = Config { sides, ..Config::new(players) };
                let evaluator = Evaluator::new(config);
                for state in positions(config, seed) {
                    let Evaluation { win, lead, .. } = evaluator.evaluate(&state.view());
                    assert!((win.0.into_iter().sum::<f32>() - 1.0).abs() < 1e-5, "{win:?}");
                    assert!(lead.0.iter().all(|lead| (0.0..=1.0).contains(lead)), "{lead:?}");
                    let active = features(&state.view());
                    let active = active.into_iter().filter(|value| *value != 0.0);
                    assert!(active.clone().count() <= features::MAX_ACTIVE);
                    assert!(active.into_iter().all(|value| value.abs() < 20.0));
                }
            }
        }
    }

    #[test]
    fn only_public_information_counts() {
        for players in Players::ALL {
            let config = Config::new(players);
            let evaluator = Evaluator::new(config);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            for state in positions(config, 1) {
                let [one, other] = [(); 2].map(|()| state.view().imagine(&mut rng));
                let win = |state: State| evaluator.evaluate(&state.view()).win;
                assert_eq!(win(one), win(other));
            }
        }
    }

    #[test]
    fn the_favourite_before_the_last_move_mostly_wins() {
        let config = Config::new(Players::Two);
        let evaluator = Evaluator::new(config);
        let wins = |seed: &u64| {
            let view = positions(config, *seed).pop().expect("a game has moves").view();
            let solved = solve(&view, u64::MAX).expect("there is no limit");
            let (_, outcome) = best(&solved, view.turn()).expect("there is a move");
            let win = evaluator.evaluate(&view).win;
            (win[Seat::First] > 0.5) == (outcome.win[Seat::First] > 0.5)
        };
        let right = (0..100).filter(wins).count();
        assert!(right >= 85, "{right} of 100");
    }

    #[test]
    fn weights_say_where_they_come_from_and_others_are_refused() {
        for players in Players::ALL {
            let line = Evaluator::provenance(players);
            assert!(line.starts_with("majesty network"), "{line}");
            assert!(line.contains("generation") && line.contains("commit"), "{line}");
            let config = Config::new(players);
            let weights = embedded(players);
            for bad in [&[][..], b"majesty network\n", &weights[..weights.len() - 1]] {
                assert_eq!(Evaluator::with_weights(config, bad).err(), Some(WeightsError));
            }
        }
    }
}
