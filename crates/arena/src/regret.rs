//! What a bot gives away late in the game, against exact play.

use majesty_bots::{best, solve};
use majesty_rules::Config;
use serde::Serialize;

use crate::{
    Contestant, Estimate,
    estimate::Mean,
    positions::{in_parallel, position},
    seeds::{Use, derive},
};

/// Which positions to try.
#[derive(Clone, Copy, Debug)]
pub struct RegretSetup {
    /// The set-up of the games.
    pub config: Config,
    /// How many positions.
    pub positions: u64,
    /// How many moves are left in each.
    pub plies_left: usize,
    /// The seed of the deals and bots.
    pub seed: u64,
    /// How many positions the solver may look at before it gives up on one.
    pub effort: u64,
}

/// What was found.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Regret {
    /// How many positions were solved.
    pub solved: u64,
    /// How many were too much work to solve; nothing is said of them.
    pub unsolved: u64,
    /// The share of choices that are as good as the best.
    pub best_choices: f64,
    /// The chance to win that a choice gives away, on average; nothing where nothing was solved.
    pub win: Option<Estimate>,
    /// The points of lead that a choice gives away, on average. A choice that wins less often may
    /// win by more, and so give away less than nothing.
    pub lead: Option<Estimate>,
}

/// Lets a guide play games until few moves are left, and bots choose there. The same seed gives the
/// same positions for all bots and any number of threads.
pub fn regret(
    setup: &RegretSetup,
    guide: &Contestant,
    bots: &[Contestant],
    threads: usize,
) -> Vec<Regret> {
    let found = in_parallel(setup.positions, threads, |number| losses(setup, guide, bots, number));
    let of = |place: usize| {
        let given: Vec<Loss> = found.iter().flatten().filter_map(|losses| losses[place]).collect();
        let best_choices = given.iter().filter(|loss| loss.win < 1e-9 && loss.lead < 1e-9).count();
        Regret {
            solved: given.len() as u64,
            unsolved: setup.positions - given.len() as u64,
            best_choices: best_choices as f64 / given.len().max(1) as f64,
            win: estimate(given.iter().map(|loss| loss.win)),
            lead: estimate(given.iter().map(|loss| loss.lead)),
        }
    };
    (0..bots.len()).map(of).collect()
}

/// The mean of values from deals of their own.
fn estimate(values: impl Iterator<Item = f64>) -> Option<Estimate> {
    let mut mean = Mean::default();
    for value in values {
        mean.add(value);
        mean.close();
    }
    mean.estimate()
}

/// What a choice gives away.
#[derive(Clone, Copy)]
struct Loss {
    win: f64,
    lead: f64,
}

/// What each bot gives away in one position, if its choice is a legal move; nothing where the position
/// was too much work to solve.
fn losses(
    setup: &RegretSetup,
    guide: &Contestant,
    bots: &[Contestant],
    number: u64,
) -> Option<Vec<Option<Loss>>> {
    let plies = setup.config.plies() - setup.plies_left;
    let view = position(setup.config, setup.seed, number, guide, plies);
    let solved = solve(&view, setup.effort)?;
    let seat = view.turn();
    let (_, perfect) = best(&solved, seat)?;
    let loss = |bot: &Contestant| {
        let m = bot.make(derive(setup.seed, Use::Bot, &[number])).choose(&view);
        let (_, chosen) = solved.iter().find(|(other, _)| *other == m)?;
        let win = perfect.win[seat] - chosen.win[seat];
        Some(Loss { win, lead: perfect.lead[seat] - chosen.lead[seat] })
    };
    Some(bots.iter().map(loss).collect())
}

#[cfg(test)]
mod tests {
    use majesty_rules::Players;

    use super::*;

    fn of(bot: &str, threads: usize) -> Regret {
        late(Players::Two, bot, 2, 40, threads)
    }

    fn late(
        players: Players,
        bot: &str,
        plies_left: usize,
        positions: u64,
        threads: usize,
    ) -> Regret {
        let contestant = |id: &str| Contestant::of_spec(&id.parse().expect("a bot"));
        let config = Config::new(players);
        let setup = RegretSetup { config, positions, plies_left, seed: 1, effort: 5_000_000 };
        regret(&setup, &contestant("greedy"), &[contestant(bot)], threads)[0]
    }

    #[test]
    fn games_of_any_number_of_players_end_exactly() {
        for players in Players::ALL {
            for plies_left in 1..=4 {
                let positions = if plies_left < 3 { 8 } else { 2 };
                let found = late(players, "random", plies_left, positions, 2);
                assert_eq!((found.solved, found.unsolved), (positions, 0), "{plies_left} left");
                assert!(found.win.is_some_and(|win| win.mean > -1e-9));
            }
        }
    }

    #[test]
    fn exact_play_gives_nothing_away_and_random_play_does() {
        let (exact, random) = (of("marshal@2000", 2), of("random", 2));
        assert_eq!((exact.solved, exact.unsolved), (40, 0));
        let win = |regret: Regret| regret.win.expect("positions were solved").mean;
        assert!(win(exact).abs() < 1e-9 && exact.best_choices > 0.999);
        assert!(win(random) > 0.02 && random.best_choices < 0.5);
    }

    #[test]
    fn the_same_seed_gives_the_same_regret_on_any_number_of_threads() {
        let (one, two) = (of("random", 1), of("random", 2));
        assert_eq!(one.win, two.win);
        assert_eq!(one.lead, two.lead);
    }
}
