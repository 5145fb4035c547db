//! Games of the search against itself, and the rows that the network is trained on.
//!
//! `self_play games PLAYERS SECONDS THREADS SIMULATIONS SEED FILE [WEIGHTS]` plays, and
//! `self_play rows THREADS GAMES FILE [WEIGHTS]` turns games into rows for `scripts/train`. Both use
//! the weights in a file where one is named, and those in the program otherwise; `rows … none` leaves
//! the results as they are, without an adjustment for luck.

use std::{
    env,
    fs::{self, File},
    io::{BufWriter, Write},
    sync::{
        Mutex,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use majesty_bots::{
    Averaging, Bot, Budget, Evaluator, Exploration, Greedy, MoveStats, STRONGEST, Search,
    Selection, Settings, features, lead_value, plain_index,
};
use majesty_rules::{
    BySeat, Character, Config, Deal, Location, Move, Players, ROUNDS, SPACES, Side, Sides, State,
    View,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const PLAIN_MOVES: usize = SPACES * Character::ALL.len();
/// A search that was only a quick one: its move counts, its visits are no target for the policy.
const QUICK: u8 = 0x80;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["games", players, seconds, threads, simulations, seed, file, ref weights @ ..] => {
            let players = Players::new(number(players) as usize).expect("2, 3 or 4 players");
            let end = Instant::now() + Duration::from_secs(number(seconds));
            let weights = weights.first().map(|file| fs::read(file).expect("weights to read"));
            let output = Mutex::new(BufWriter::new(File::create(file).expect("a file to write")));
            let next = AtomicU64::new(number(seed) << 32);
            thread::scope(|scope| {
                for _ in 0..number(threads) {
                    scope.spawn(|| {
                        while Instant::now() < end {
                            let seed = next.fetch_add(1, Ordering::Relaxed);
                            let game =
                                play(players, number(simulations) as u32, seed, weights.as_deref());
                            output.lock().unwrap().write_all(&game).expect("room on the disk");
                        }
                    });
                }
            });
            let games = next.into_inner() - (number(seed) << 32);
            println!("{games}");
        }
        ["rows", threads, games, file, ref weights @ ..] => {
            let games = fs::read(games).expect("games to read");
            let adjust = weights.first() != Some(&"none");
            let weights = weights.first().filter(|_| adjust);
            let weights = weights.map(|file| fs::read(file).expect("weights to read"));
            let mut starts = Vec::new();
            let mut rest = &games[..];
            while !rest.is_empty() {
                starts.push(rest);
                rest = read_game(rest).1;
            }
            let output = Mutex::new(BufWriter::new(File::create(file).expect("a file to write")));
            let next = AtomicUsize::new(0);
            thread::scope(|scope| {
                for _ in 0..number(threads) {
                    scope.spawn(|| {
                        while let Some(game) = starts.get(next.fetch_add(1, Ordering::Relaxed)) {
                            let game = read_game(game).0;
                            let evaluator =
                                adjust.then(|| evaluator(game.config, weights.as_deref()));
                            let rows = rows(&game, evaluator.as_ref());
                            output.lock().unwrap().write_all(&rows).expect("room on the disk");
                        }
                    });
                }
            });
        }
        _ => eprintln!("see the comment at the top"),
    }
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number")
}

fn evaluator(config: Config, weights: Option<&[u8]>) -> Evaluator {
    match weights {
        Some(weights) => Evaluator::with_weights(config, weights).expect("weights that fit"),
        None => Evaluator::new(config),
    }
}

/// A third of the games on sides A, a third on sides B, the rest on any mix.
fn config(players: Players, rng: &mut impl Rng) -> Config {
    let bits = rng.next_u64();
    let sides = match bits % 3 {
        0 => Sides::ALL_A,
        1 => Sides::ALL_B,
        _ => Sides::from_bits((bits >> 8) as u8),
    };
    Config { sides, ..Config::new(players) }
}

/// Plays a game and writes it down: set-up, seed, and of each move what the search found.
///
/// One search in four is a full one (playout-cap randomisation): its visits are a target for the
/// policy. The others only play on, with a sixth of the simulations.
fn play(players: Players, simulations: u32, seed: u64, weights: Option<&[u8]>) -> Vec<u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let config = config(players, &mut rng);
    let mut state = State::start(&Deal::new(config, seed));
    // Visits are targets: exploring as much as in real games would blur them.
    let selection = Selection::Puct { exploration: Exploration::constant(0.5), temperature: 1.0 };
    let settings = Settings {
        selection,
        averaging: Averaging::Uniform,
        split_visits: u32::MAX,
        solves: false,
        ..STRONGEST
    };
    let mut search = Search::new(settings, Budget::Simulations(simulations), 1, seed)
        .with_evaluator(config, evaluator(config, weights));
    let mut game = vec![players.count() as u8, sides_bits(config.sides)];
    game.extend(seed.to_le_bytes());
    let greedy = greedy_seats(players, &mut rng);
    // Some games begin at random, so that odd positions are known, too.
    let random = if rng.next_u64().is_multiple_of(3) { rng.next_u64() as usize % 9 } else { 0 };
    while !state.is_over() {
        let view = state.view();
        if greedy[state.turn()] {
            let m = Greedy.choose(&view);
            game.extend(m.bits().to_le_bytes());
            game.push(0);
            state.play_listed(m, &mut ());
            continue;
        }
        let full = rng.next_u64().is_multiple_of(4);
        let count = if full { simulations } else { (simulations / 6).max(24) };
        search.allow(Budget::Simulations(count));
        let stats = search.think(&view);
        let total: u32 = stats.iter().map(|stats| stats.visits).sum();
        let pick = rng.next_u64();
        let m = if state.ply() < random {
            let moves = state.legal_moves();
            moves[pick as usize % moves.len()]
        } else if pick.is_multiple_of(8) && state.round() < ROUNDS - 1 {
            sample(&stats, (pick >> 8) % u64::from(total))
        } else {
            stats[0].m
        };
        game.extend(m.bits().to_le_bytes());
        let mut shares = [0u32; PLAIN_MOVES];
        for stats in &stats {
            shares[plain_index(stats.m)] += stats.visits;
        }
        let tried = shares.iter().enumerate().filter(|(_, visits)| full && **visits > 0);
        game.push(if full { tried.clone().count() as u8 } else { QUICK });
        for seat in players.seats() {
            let expected = search.expected_win()[seat] * f32::from(u16::MAX);
            game.extend((expected as i32).to_le_bytes()[..2].iter());
        }
        for (place, visits) in tried {
            game.extend([place as u8, (visits * 255 / total) as u8]);
        }
        state.play_listed(m, &mut ());
    }
    game
}

/// Some games have players who look one move ahead: the network should know their company, too.
fn greedy_seats(players: Players, rng: &mut impl Rng) -> BySeat<bool> {
    let bits = rng.next_u64();
    BySeat::from_players(players, |seat| match players {
        Players::Two => bits % 12 == seat.index() as u64,
        _ => bits.is_multiple_of(2) && bits >> (8 + seat.index()) & 1 == 1,
    })
}

fn sample(stats: &[MoveStats], mut ticket: u64) -> Move {
    for stats in stats {
        match ticket.checked_sub(stats.visits.into()) {
            Some(rest) => ticket = rest,
            None => return stats.m,
        }
    }
    stats[0].m
}

fn sides_bits(sides: Sides) -> u8 {
    Location::ALL.into_iter().fold(0, |bits, location| {
        bits | u8::from(sides.side(location) == Side::B) << location as u8
    })
}

/// A game that was read.
struct Game {
    config: Config,
    turns: Vec<Turn>,
    end: State,
}

struct Turn {
    view: View,
    m: Move,
    /// The share of the victory that the search expected; nothing where it wasn't asked.
    expected: Option<BySeat<f32>>,
    /// The visits of a full search.
    shares: Option<[f32; PLAIN_MOVES]>,
}

/// Reads the first game, and returns it with the others.
fn read_game(mut bytes: &[u8]) -> (Game, &[u8]) {
    let mut take = |count: usize| {
        let (taken, rest) = bytes.split_at(count);
        bytes = rest;
        taken
    };
    let players = Players::new(take(1)[0].into()).expect("a number of players");
    let config = Config { sides: Sides::from_bits(take(1)[0]), ..Config::new(players) };
    let seed = u64::from_le_bytes(take(8).try_into().unwrap());
    let mut state = State::start(&Deal::new(config, seed));
    let mut turns = Vec::new();
    while !state.is_over() {
        let bits = u16::from_le_bytes(take(2).try_into().unwrap());
        let tried = take(1)[0];
        let mut expected = None;
        if tried > 0 {
            expected = Some(BySeat::from_players(players, |_| {
                let expected = u16::from_le_bytes(take(2).try_into().expect("two bytes"));
                f32::from(expected) / f32::from(u16::MAX)
            }));
        }
        let mut shares = [0.0; PLAIN_MOVES];
        for pair in take(2 * usize::from(tried & !QUICK)).as_chunks::<2>().0 {
            shares[usize::from(pair[0])] = f32::from(pair[1]) / 255.0;
        }
        let m = state.legal_moves().iter().copied().find(|m| m.bits() == bits);
        let m = m.expect("a legal move");
        let shares = (tried > 0 && tried & QUICK == 0).then_some(shares);
        turns.push(Turn { view: state.view(), m, expected, shares });
        state.play_listed(m, &mut ());
    }
    (Game { config, turns, end: state }, bytes)
}

/// A row for each turn of a game: the features, the sides, the shares of the moves and which of them
/// are legal, whether the shares are a target, then for each player in turn order: the adjusted share
/// of the victory, the adjusted lead value, the share that the search expected (below zero where it
/// wasn't asked), the share, and of the final sheet the majorities, the cards, the score and the
/// points in play. Numbers are bfloat16.
fn rows(game: &Game, evaluator: Option<&Evaluator>) -> Vec<u8> {
    let players = game.config.players;
    let sheet = game.end.score_sheet().expect("the game is over");
    let share = BySeat::from_players(players, |seat| sheet.share(seat) as f32);
    let mut win = share;
    let mut lead = BySeat::from_players(players, |seat| lead_value(sheet.lead(seat)));
    let mut all = Vec::new();
    // From the end: what luck comes after a turn is taken out of its targets.
    for (ply, turn) in game.turns.iter().enumerate().rev() {
        if let Some(evaluator) = evaluator
            && let Some(next) = game.turns.get(ply + 1)
        {
            let (lucky_win, lucky_lead) = luck(evaluator, turn, &next.view);
            for seat in players.seats() {
                win[seat] -= lucky_win[seat];
                lead[seat] -= lucky_lead[seat];
            }
        }
        let sides = Location::ALL.map(|location| match game.config.sides.side(location) {
            Side::A => 1.0,
            Side::B => -1.0,
        });
        let mut legal = [0.0f32; PLAIN_MOVES];
        turn.view.legal_moves().iter().for_each(|&m| legal[plain_index(m)] = 1.0);
        let mut row = features(&turn.view);
        row.extend(sides);
        row.extend(turn.shares.unwrap_or([0.0; PLAIN_MOVES]));
        row.extend(legal);
        row.push(f32::from(u8::from(turn.shares.is_some())));
        for seat in players.round_from(turn.view.turn()) {
            let expected = turn.expected.map_or(-1.0, |expected| expected[seat]);
            row.extend([win[seat], lead[seat], expected, share[seat]]);
            let (score, realm) = (&sheet.scores[seat], game.end.realm(seat));
            row.extend(score.majority.0.map(|points| f32::from(u8::from(points > 0))));
            row.extend(Character::ALL.map(|character| f32::from(realm.count(character)) / 3.0));
            row.extend([score.total() as f32 / 60.0 - 3.0, f32::from(score.play) / 40.0 - 2.0]);
        }
        all.extend(row.into_iter().flat_map(bfloat16));
    }
    all
}

/// By how much the card that was revealed after a turn was better for each player than could be
/// expected.
fn luck(evaluator: &Evaluator, turn: &Turn, next: &View) -> (BySeat<f32>, BySeat<f32>) {
    let after = evaluator.evaluate(next);
    let copies: usize = turn.view.next_cards().map(|(_, copies)| copies).sum();
    let (mut win, mut lead) = (after.win, after.lead);
    for (card, number) in turn.view.next_cards() {
        let share = number as f32 / copies as f32;
        let possible = evaluator.evaluate(&turn.view.after(turn.m, Some(card)));
        win = win.zip(possible.win).map(|(sum, value)| sum - share * value);
        lead = lead.zip(possible.lead).map(|(sum, value)| sum - share * value);
    }
    if copies == 0 { Default::default() } else { (win, lead) }
}

/// The upper half of a number's bits, rounded.
fn bfloat16(number: f32) -> [u8; 2] {
    let bits = number.to_bits();
    (((bits + 0x7fff + (bits >> 16 & 1)) >> 16) as u16).to_le_bytes()
}
