//! How good the analysis is: whether positions that it calls 70% are won 70% of the time, what bots of
//! each level give away in a decision, and how long a game takes.
//!
//! `calibration PLAYERS GAMES THREADS SIMULATIONS SEED BOT` lets a bot play against itself, on random
//! sides, and analyses the games.

use std::{
    env,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use majesty_analysis::{Analysis, Analyst, Depth};
use majesty_bots::Spec;
use majesty_rules::{Config, Deal, Players, Record, Seat, Sides, State};

const BINS: usize = 10;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [players, games, threads, simulations, seed, bot] = &arguments[..] else {
        panic!("usage: calibration PLAYERS GAMES THREADS SIMULATIONS SEED BOT");
    };
    let number = |word: &String| word.parse::<u64>().expect("a number");
    let players = Players::new(number(players) as usize).expect("2, 3 or 4 players");
    let (games, threads, seed) = (number(games), number(threads), number(seed));
    let depth = Depth { simulations: number(simulations) as u32, ..Depth::default() };
    let spec: Spec = bot.parse().expect("a bot");

    let next = AtomicU64::new(0);
    let found = Mutex::new(Vec::new());
    let start = Instant::now();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        return;
                    }
                    let record = play(players, &spec, (seed << 32) + game);
                    let begun = Instant::now();
                    let analysis = Analyst::new(&record, depth).expect("the game is over").run();
                    let took = begun.elapsed().as_secs_f64();
                    found.lock().unwrap().push((analysis, took));
                }
            });
        }
    });
    let found = found.into_inner().unwrap();
    eprintln!("{games} games in {:.0} s", start.elapsed().as_secs_f64());
    report(players, &found);
}

/// A game of a bot against itself.
fn play(players: Players, spec: &Spec, seed: u64) -> Record {
    // Sides A, sides B, and anything in between.
    let sides = match seed % 3 {
        0 => Sides::from_bits(0),
        1 => Sides::from_bits(255),
        _ => Sides::from_bits((seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as u8),
    };
    let deal = Deal::new(Config { sides, ..Config::new(players) }, seed);
    let mut record = Record::new(deal, players.seats().map(|_| "bot")).expect("the names fit");
    let mut state = State::start(&deal);
    let mut bots: Vec<_> =
        players.seats().map(|seat| spec.make(seed * 4 + seat.index() as u64)).collect();
    while !state.is_over() {
        let m = bots[state.turn().index()].choose(&state.view());
        state.play(m, &mut ()).expect("a bot's move is legal");
        record.push(m).expect("a bot's move is legal");
    }
    record
}

#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    total: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.total += value;
        self.squares += value * value;
    }

    fn mean(self) -> f64 {
        self.total / self.count
    }

    /// Half the width of the 95% interval, if the values were independent.
    fn reach(self) -> f64 {
        let variance = self.squares / self.count - self.mean() * self.mean();
        1.96 * (variance / self.count).sqrt()
    }
}

/// Positions with about the same chance.
#[derive(Clone, Copy, Default)]
struct Bin {
    count: f64,
    said: f64,
    won: f64,
}

impl Bin {
    /// Half the width of the 95% interval of the share that was won. Positions of a game have the same
    /// result, so games are what is counted.
    fn reach(self, games: impl Iterator<Item = Self>) -> f64 {
        let share = self.won / self.count;
        let squares: f64 = games.map(|game| (game.won - share * game.count).powi(2)).sum();
        1.96 * squares.sqrt() / self.count
    }
}

/// By which power the chances would have to be raised to fit the results best: 1 where they are
/// calibrated. Exact chances are left out.
fn sharpness(players: Players, found: &[(Analysis, f64)]) -> f64 {
    let loss = |power: f64| -> f64 {
        let mut sum = 0.0;
        for (analysis, _) in found {
            for decision in analysis.decisions.iter().filter(|decision| !decision.exact) {
                let sharp = |seat| decision.before[seat].max(1e-6).powf(power);
                let all: f64 = players.seats().map(sharp).sum();
                let share = |seat| analysis.result[seat] * (sharp(seat) / all).ln();
                sum -= players.seats().map(share).sum::<f64>();
            }
        }
        sum
    };
    let powers = (50..=200).map(|hundredths| f64::from(hundredths) / 100.0);
    powers.min_by(|&a, &b| loss(a).total_cmp(&loss(b))).expect("there are powers")
}

fn report(players: Players, found: &[(Analysis, f64)]) {
    let mut bins = [Bin::default(); BINS];
    let (mut luck, mut error, mut time, mut cost) =
        (Sum::default(), Sum::default(), Sum::default(), Sum::default());
    let (mut marks, mut games) = ([0_u32; 3], Vec::new());
    for (analysis, took) in found {
        time.add(*took);
        let mut game = [Bin::default(); BINS];
        for (ply, decision) in analysis.decisions.iter().enumerate() {
            let chances = analysis.before(ply);
            for seat in players.seats() {
                let bin =
                    (1..BINS).take_while(|&bin| chances[seat] * BINS as f64 >= bin as f64).count();
                game[bin].count += 1.0;
                game[bin].said += chances[seat];
                game[bin].won += analysis.result[seat];
            }
            if !decision.forced {
                cost.add(decision.cost());
            }
            if let Some(mark) = decision.mark() {
                marks[mark as usize] += 1;
            }
        }
        games.push(game);
        for (sum, part) in bins.iter_mut().zip(&game) {
            sum.count += part.count;
            sum.said += part.said;
            sum.won += part.won;
        }
        for seat in players.seats() {
            luck.add(analysis.balance(seat).luck);
            analysis.error(seat).inspect(|value| error.add(*value));
        }
    }
    // Luck is a matter of all players; whether it's fair shows at the first seat.
    let mut first_luck = Sum::default();
    for (analysis, _) in found {
        first_luck.add(analysis.balance(Seat::First).luck);
    }

    println!("{players} players");
    println!("said      positions  mean said  won");
    for (place, bin) in bins.iter().enumerate() {
        let part = games.iter().map(|game| game[place]);
        println!(
            "{:>3}-{:<3}%  {:>9}  {:>8.1}%  {:.1}% ±{:.1}",
            place * 10,
            place * 10 + 10,
            bin.count,
            bin.said / bin.count * 100.0,
            bin.won / bin.count * 100.0,
            bin.reach(part) * 100.0
        );
    }
    let games = found.len() as f64;
    println!("fits best with chances to the power of {:.2}", sharpness(players, found));
    println!("a decision gives away {:.2}% ±{:.2}", cost.mean() * 100.0, cost.reach() * 100.0);
    println!("a player's game: {:.2}% ±{:.2}", error.mean() * 100.0, error.reach() * 100.0);
    println!(
        "marks in a game: {:.2} doubtful, {:.2} bad, {:.2} very bad",
        f64::from(marks[0]) / games,
        f64::from(marks[1]) / games,
        f64::from(marks[2]) / games
    );
    println!(
        "luck of a player has a spread of {:.1}%; of the first {:+.2}% ±{:.2} on average",
        (luck.squares / luck.count).sqrt() * 100.0,
        first_luck.mean() * 100.0,
        first_luck.reach() * 100.0
    );
    println!("a game takes {:.2} s on a core", time.mean());
}
