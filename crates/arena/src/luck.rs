//! How much of a result was the luck of the cards.
//!
//! Each card that comes from the deck changes every player's chance to win. The luck of a reveal is
//! the value of the position after it less the mean value over all cards that might have come, by
//! their exact probabilities. Its expectation is zero whoever plays, and whatever the evaluator
//! thinks, as long as it sees only what the players see. So a result less its luck has the same
//! expectation as the result itself and a much smaller variance: the chance part of AIVAT (Burch
//! et al. 2018), which backgammon programs call luck adjustment.
//!
//! Nothing is subtracted for the first display: every deal is played from every seat.

use majesty_bots::{Budget, Evaluator, STRONGEST, Search, best, solve};
use majesty_rules::{BySeat, Config, Move, View};

/// With so many moves left, positions are solved exactly.
const SOLVED_PLIES: usize = 2;
/// How many positions the solver may look at before the evaluator is asked after all.
const SOLVER_EFFORT: u64 = 50_000;

/// Measures luck in games with one set-up.
pub(crate) struct LuckMeter {
    evaluator: Evaluator,
    /// How many simulations value a position; none leaves it to the network alone. A network hardly
    /// sees what a card is worth before somebody takes it, a search does.
    simulations: u32,
}

impl LuckMeter {
    pub fn new(config: Config, simulations: u32) -> Self {
        Self { evaluator: Evaluator::new(config), simulations }
    }

    /// What the card that came with a move was worth to each player, in chance to win. The sum over
    /// all players is zero.
    pub fn luck(&self, before: &View, m: Move, after: &View) -> BySeat<f64> {
        let copies: usize = before.next_cards().map(|(_, copies)| copies).sum();
        // No card came, or it came too late to matter.
        if copies == 0 || after.is_over() {
            return BySeat::default();
        }
        let mut expected = BySeat::<f64>::default();
        let mut came = None;
        for (card, count) in before.next_cards() {
            let p = count as f64 / copies as f64;
            let possible = before.after(m, Some(card));
            let value = self.value(&possible);
            if possible == *after {
                came = Some(value);
            }
            expected = expected.zip(value).map(|(sum, value)| sum + p * value);
        }
        let came = came.expect("the card that came was among those that could");
        came.zip(expected).map(|(came, expected)| came - expected)
    }

    /// Each player's chance to win a game that isn't over, as a function of the view alone: exact
    /// near the end, an evaluation before.
    fn value(&self, view: &View) -> BySeat<f64> {
        if view.config().plies() - view.ply() <= SOLVED_PLIES
            && let Some(solved) = solve(view, SOLVER_EFFORT)
            && let Some((_, outcome)) = best(&solved, view.turn())
        {
            return outcome.win;
        }
        evaluation(&self.evaluator, self.simulations, view)
    }
}

/// The network's win chances, or those of a search. Whatever is random in it comes from a fixed seed:
/// the same view always has the same value.
fn evaluation(evaluator: &Evaluator, simulations: u32, view: &View) -> BySeat<f64> {
    const SEED: u64 = 0;
    let win = if simulations == 0 {
        evaluator.evaluate(view).win
    } else {
        let mut search = Search::new(STRONGEST, Budget::Simulations(simulations), 1, SEED);
        search.think(view);
        search.expected_win()
    };
    // Rounding must not leave a trace: luck adds up to nothing.
    let sum: f64 = win.0.into_iter().map(f64::from).sum();
    win.map(|win| f64::from(win) / sum)
}

#[cfg(test)]
mod tests {
    use majesty_bots::{Bot, Random};
    use majesty_rules::{Deal, Players, Sides, State};

    use super::*;

    fn configs() -> impl Iterator<Item = Config> {
        Players::ALL
            .into_iter()
            .zip([0, 0b1010_0110, 0xff])
            .map(|(players, bits)| Config { sides: Sides::from_bits(bits), ..Config::new(players) })
    }

    /// A random game, move by move: the views before and after.
    fn moves(config: Config, seed: u64) -> Vec<(View, Move, View)> {
        let mut state = State::start(&Deal::new(config, seed));
        let mut bot = Random::new(seed);
        let mut moves = Vec::new();
        while !state.is_over() {
            let before = state.view();
            let m = bot.choose(&before);
            state.play(m, &mut ()).unwrap();
            moves.push((before, m, state.view()));
        }
        moves
    }

    #[test]
    fn luck_is_zero_over_all_cards_and_over_all_players() {
        for (config, simulations) in configs().zip([0, 20, 5]) {
            let meter = LuckMeter::new(config, simulations);
            for (before, m, after) in moves(config, 3) {
                if after.is_over() {
                    continue;
                }
                let copies: usize = before.next_cards().map(|(_, copies)| copies).sum();
                let mut mean = BySeat::<f64>::default();
                for (card, count) in before.next_cards() {
                    let luck = meter.luck(&before, m, &before.after(m, Some(card)));
                    assert!(luck.0.iter().sum::<f64>().abs() < 1e-12, "{luck:?}");
                    assert!(luck.0.iter().all(|luck| luck.abs() < 1.0), "{luck:?}");
                    mean = mean
                        .zip(luck)
                        .map(|(mean, luck)| mean + count as f64 / copies as f64 * luck);
                }
                assert!(mean.0.iter().all(|mean| mean.abs() < 1e-12), "{mean:?}");
            }
        }
    }

    #[test]
    fn the_last_moves_and_an_empty_deck_bring_no_luck() {
        for config in configs() {
            let meter = LuckMeter::new(config, 0);
            let all = moves(config, 5);
            let (before, m, after) = all.last().unwrap();
            assert_eq!(meter.luck(before, *m, after), BySeat::default());
            assert!(all.iter().any(|(b, m, a)| meter.luck(b, *m, a) != BySeat::default()));
        }
    }

    #[test]
    fn the_same_reveal_always_brings_the_same_luck() {
        let config = Config::new(Players::Three);
        let meter = LuckMeter::new(config, 10);
        for (before, m, after) in moves(config, 1) {
            assert_eq!(meter.luck(&before, m, &after), meter.luck(&before, m, &after));
        }
    }

    #[test]
    fn luck_evens_out() {
        const GAMES: u64 = 1_000;
        for config in configs() {
            let meter = LuckMeter::new(config, 0);
            let mut sums = BySeat([(0.0, 0.0); 4]);
            for seed in 0..GAMES {
                let mut luck = BySeat::<f64>::default();
                for (before, m, after) in moves(config, seed) {
                    let more = meter.luck(&before, m, &after);
                    luck = luck.zip(more).map(|(sum, more)| sum + more);
                }
                sums = sums
                    .zip(luck)
                    .map(|((sum, squares), luck)| (sum + luck, squares + luck * luck));
            }
            for seat in config.players.seats() {
                let (sum, squares) = sums[seat];
                let (n, mean) = (GAMES as f64, sum / GAMES as f64);
                let error = ((squares / n - mean * mean) / (n - 1.0)).sqrt();
                assert!(error > 0.0, "there is luck");
                assert!(mean.abs() < 3.5 * error, "seat {}: {mean} ±{error}", seat.number());
            }
        }
    }
}
