//! The levels against each other: each is stronger than the one below it, and all but the strongest
//! decide at once.

use std::time::{Duration, Instant};

use majesty_bots::{Bot, Spec, bots, court};
use majesty_rules::{Config, Deal, Players, Seat, Sides, State};

/// The levels that play at once, or nearly: all but the strongest.
fn quick() -> impl Iterator<Item = Spec> {
    let (_, quick) = court().split_last().expect("there are levels");
    quick.iter().map(|bot| bot.id.parse().expect("an id names a bot"))
}

/// The share of the victory that one player gets alone among others, each deal from every seat.
fn share(config: Config, deals: u64, one: &Spec, others: &Spec) -> f64 {
    let mut sum = 0.0;
    for seed in 0..deals {
        for seat in config.players.seats() {
            let mut bots: Vec<Box<dyn Bot>> = Seat::ALL
                .into_iter()
                .zip(16 * seed..)
                .map(|(other, seed)| if other == seat { one.make(seed) } else { others.make(seed) })
                .collect();
            let mut state = State::start(&Deal::new(config, seed));
            while !state.is_over() {
                let m = bots[state.turn().index()].choose(&state.view());
                state.play(m, &mut ()).expect("bots play legal moves");
            }
            sum += state.score_sheet().expect("the game is over").share(seat);
        }
    }
    sum / (deals * config.players.count() as u64) as f64
}

/// A gap of 200 Elo is 76% of the games; a level that isn't stronger wins half, and seeds make the
/// result the same every time.
#[test]
fn each_level_beats_the_one_below_it() {
    let levels: Vec<Spec> = quick().collect();
    for pair in levels.windows(2) {
        let [lower, upper] = pair else { unreachable!("windows of two") };
        let won = share(Config::new(Players::Two), 100, upper, lower);
        assert!((0.65..0.87).contains(&won), "{upper} wins {won} against {lower}");
    }
}

#[test]
fn each_level_wins_more_than_its_part_among_three_of_the_one_below_it() {
    let config = Config { sides: Sides::ALL_B, ..Config::new(Players::Four) };
    let levels: Vec<Spec> = quick().collect();
    for pair in levels.windows(2) {
        let [lower, upper] = pair else { unreachable!("windows of two") };
        let won = share(config, 50, upper, lower);
        assert!(won > 0.32, "{upper} wins {won} among {lower}");
    }
}

/// Even a beginner is no game of chance.
#[test]
fn the_weakest_level_beats_random_moves() {
    let random = bots().find(|bot| bot.id == "random").expect("a yardstick");
    let random: Spec = random.id.parse().expect("an id names a bot");
    let weakest = quick().next().expect("there are levels");
    let won = share(Config::new(Players::Two), 100, &weakest, &random);
    assert!(won > 0.6, "{won}");
}

/// A server makes a bot for every move, so making one counts. The limit is far above what it takes:
/// other tests run on the same cores.
#[test]
fn all_but_the_strongest_decide_at_once() {
    let view = State::start(&Deal::new(Config::new(Players::Four), 1)).view();
    for level in quick() {
        let start = Instant::now();
        for seed in 0..20 {
            level.make(seed).choose(&view);
        }
        let each = start.elapsed() / 20;
        assert!(each < Duration::from_millis(20), "{level} takes {each:?}");
    }
}
