//! Games of the searcher against itself, and the numbers that a judgement is trained on.
//!
//! `self_play games PLAYERS SECONDS THREADS SIMULATIONS SEED FILE` plays, and
//! `self_play numbers GAMES FILE` turns games into rows of numbers for `scripts/train`.

use std::{
    env,
    fs::{self, File},
    io::{BufWriter, Write},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use majesty_bots::{Bot, Budget, Greedy, STRONGEST, Search, Settings, Thought, features, rewards};
use majesty_rules::{
    BySeat, Character, Config, Deal, Location, Move, Players, ROUNDS, SPACES, Side, Sides, State,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const PLAIN_MOVES: usize = SPACES * Character::ALL.len();

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["games", players, seconds, threads, simulations, seed, file] => {
            let players = Players::new(number(players) as usize).expect("2, 3 or 4 players");
            let end = Instant::now() + Duration::from_secs(number(seconds));
            let output = Mutex::new(BufWriter::new(File::create(file).expect("a file to write")));
            let next = AtomicU64::new(number(seed) << 32);
            thread::scope(|scope| {
                for _ in 0..number(threads) {
                    scope.spawn(|| {
                        while Instant::now() < end {
                            let seed = next.fetch_add(1, Ordering::Relaxed);
                            let game = play(players, number(simulations) as u32, seed);
                            output.lock().unwrap().write_all(&game).expect("room on the disk");
                        }
                    });
                }
            });
            let games = next.into_inner() - (number(seed) << 32);
            eprintln!("{games} games of {players}");
        }
        ["numbers", games, file] => {
            let games = fs::read(games).expect("games to read");
            let mut output = BufWriter::new(File::create(file).expect("a file to write"));
            let mut rest = &games[..];
            while !rest.is_empty() {
                rest = write_rows(rest, &mut output);
            }
        }
        _ => eprintln!("see the comment at the top"),
    }
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number")
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

/// Plays a game and writes it down: set-up, seed, and of each move what was thought.
fn play(players: Players, simulations: u32, seed: u64) -> Vec<u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let config = config(players, &mut rng);
    let mut state = State::start(&Deal::new(config, seed));
    let settings = Settings { solves: false, ..STRONGEST };
    let mut search = Search::new(settings, Budget::Simulations(simulations), 1, seed);
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
            search.saw(&view, m);
            state.play_listed(m, &mut ());
            continue;
        }
        let thoughts = search.think(&view);
        let total: u32 = thoughts.iter().map(|thought| thought.visits).sum();
        let pick = rng.next_u64();
        let m = if state.ply() < random {
            let moves = state.legal_moves();
            moves[pick as usize % moves.len()]
        } else if pick.is_multiple_of(8) && state.round() < ROUNDS - 1 {
            sample(&thoughts, (pick >> 8) % u64::from(total))
        } else {
            thoughts[0].m
        };
        game.extend(m.bits().to_le_bytes());
        let mut shares = [0u32; PLAIN_MOVES];
        for thought in &thoughts {
            shares[plain(thought.m)] += thought.visits;
        }
        let tried = shares.iter().enumerate().filter(|(_, visits)| **visits > 0);
        game.push(tried.clone().count() as u8);
        for seat in players.seats() {
            game.extend(search.outlook()[seat].to_le_bytes());
        }
        for (place, visits) in tried {
            game.extend([place as u8, (visits * 255 / total) as u8]);
        }
        search.saw(&view, m);
        state.play_listed(m, &mut ());
    }
    game
}

/// Some games have players who look one move ahead: a judgement should know their company, too.
fn greedy_seats(players: Players, rng: &mut impl Rng) -> BySeat<bool> {
    let bits = rng.next_u64();
    BySeat::from_players(players, |seat| match players {
        Players::Two => bits % 12 == seat.index() as u64,
        _ => bits.is_multiple_of(2) && bits >> (8 + seat.index()) & 1 == 1,
    })
}

fn sample(thoughts: &[Thought], mut ticket: u64) -> Move {
    for thought in thoughts {
        match ticket.checked_sub(thought.visits.into()) {
            Some(rest) => ticket = rest,
            None => return thought.m,
        }
    }
    thoughts[0].m
}

fn plain(m: Move) -> usize {
    usize::from(m.space().cost()) * Character::ALL.len() + m.character() as usize
}

fn sides_bits(sides: Sides) -> u8 {
    Location::ALL.into_iter().fold(0, |bits, location| {
        bits | u8::from(sides.side(location) == Side::B) << location as u8
    })
}

/// Writes a row for each move of the first game, and returns the other games. A row is the features,
/// the sides, the rewards in turn order, the shares of the moves, and which of them are legal.
fn write_rows<'a>(mut bytes: &'a [u8], output: &mut impl Write) -> &'a [u8] {
    let mut take = |count: usize| {
        let (taken, rest) = bytes.split_at(count);
        bytes = rest;
        taken
    };
    let players = Players::new(take(1)[0].into()).expect("a number of players");
    let config = Config { sides: Sides::from_bits(take(1)[0]), ..Config::new(players) };
    let seed = u64::from_le_bytes(take(8).try_into().unwrap());
    let mut state = State::start(&Deal::new(config, seed));
    let mut rows = Vec::new();
    while !state.is_over() {
        let bits = u16::from_le_bytes(take(2).try_into().unwrap());
        let mut outlook = None;
        let tried = usize::from(take(1)[0]);
        if tried > 0 {
            outlook = Some(BySeat::from_players(players, |_| {
                f32::from_le_bytes(take(4).try_into().expect("four bytes"))
            }));
        }
        let mut shares = [0.0; PLAIN_MOVES];
        for pair in take(2 * tried).as_chunks::<2>().0 {
            shares[usize::from(pair[0])] = f32::from(pair[1]) / 255.0;
        }
        rows.push((state, outlook, shares));
        let m = state.legal_moves().iter().copied().find(|m| m.bits() == bits);
        state.play_listed(m.expect("a legal move"), &mut ());
    }
    let end = rewards(&state, &STRONGEST);
    for (state, outlook, shares) in rows {
        let sides = Location::ALL.map(|location| match state.config().sides.side(location) {
            Side::A => 1.0,
            Side::B => -1.0,
        });
        let mut hopes = [0.0; 4];
        for (hope, seat) in hopes.iter_mut().zip(players.round_from(state.turn())) {
            *hope = outlook.map_or(end[seat], |outlook| 0.5 * (outlook[seat] + end[seat]));
        }
        let mut legal = [0.0f32; PLAIN_MOVES];
        state.legal_moves().iter().for_each(|&m| legal[plain(m)] = 1.0);
        let row = features(&state).into_iter().chain(sides).chain(hopes);
        for number in row.chain(shares).chain(legal) {
            output.write_all(&number.to_le_bytes()).expect("room on the disk");
        }
    }
    bytes
}
