//! Puzzles in the games of bots.

use majesty_bots::{Bot, Spec, court};
use majesty_rules::{Card, Config, Deal, Move, Players, Sides, State, View, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    Past, Puzzle, PuzzleId,
    grade::Grade,
    reason::Reasons,
    solver::{EFFORT, Solved},
};

/// With more moves left than this, hardly a position can be solved with a puzzle's effort.
const MOST_LEFT: usize = 5;

/// With fewer moves left there's nothing but counting: nobody replies.
const LEAST_LEFT: usize = 2;

/// The levels that play the games: not the weakest, whose games are too wild, nor the strongest, which
/// thinks for too long.
const FIRST_LEVEL: usize = 1;
const LAST_LEVEL: usize = 5;

/// The turns of a game, each with the position before it and the card that was revealed.
type Game = Vec<(View, Move, Option<Card>)>;

/// The puzzle in the game with a number, if there is one: that with the most moves left, unless it's
/// too easy to see.
pub fn find(seed: u64, game: u64) -> Option<Puzzle> {
    let turns = play(seed, game);
    let mut found = (LEAST_LEFT..=MOST_LEFT).rev();
    found.find_map(|left| puzzle(&turns, turns.len() - left)).filter(Puzzle::is_hidden)
}

/// A game of two to four players with sides A, B or mixed, by levels drawn by lot.
fn play(seed: u64, game: u64) -> Game {
    let mut rng =
        Xoshiro256PlusPlus::seed_from_u64(seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let players = Players::ALL[game as usize % 3];
    let sides = match game / 3 % 3 {
        0 => Sides::ALL_A,
        1 => Sides::ALL_B,
        _ => Sides::from_bits(below(&mut rng, 256) as u8),
    };
    let config = Config { sides, ..Config::new(players) };
    let deal = u64::from(below(&mut rng, u32::MAX));
    let mut bots: Vec<Box<dyn Bot>> = players
        .seats()
        .map(|_| {
            let level =
                FIRST_LEVEL + below(&mut rng, (LAST_LEVEL - FIRST_LEVEL + 1) as u32) as usize;
            let spec: Spec = court()[level].id.parse().expect("an id names a bot");
            spec.make(below(&mut rng, u32::MAX).into())
        })
        .collect();
    let mut state = State::start(&Deal::new(config, deal));
    let mut turns = Vec::new();
    while !state.is_over() {
        let view = state.view();
        let m = bots[view.turn().index()].choose(&view);
        let card = state.deck().next();
        state.play(m, &mut ()).expect("bots play legal moves");
        turns.push((view, m, card));
    }
    turns
}

/// The position after so many moves, if it makes a puzzle.
fn puzzle(turns: &Game, ply: usize) -> Option<Puzzle> {
    let view = turns[ply].0;
    let solved = Solved::new(&view, EFFORT)?;
    if !solved.is_puzzle(&view) {
        return None;
    }
    let reasons = Reasons::new(&view, &solved);
    let temptations = reasons.temptations();
    let themes = reasons.themes(&temptations);
    if themes.is_empty() {
        return None;
    }
    let solutions: Vec<Move> = solved.moves[..solved.solutions].iter().map(|(m, _)| *m).collect();
    let grade = Grade::of(&view, &solutions);
    let since = &turns[ply - view.config().players.count()..ply];
    let past = Past::new(since[0].0, since.iter().map(|&(_, m, card)| (m, card)).collect());
    Some(Puzzle {
        id: PuzzleId::of(&view),
        level: grade.level(),
        rating: grade.rating(),
        themes,
        solved: grade.solved,
        past: past.expect("the turns were played"),
        moves: solved.rated(&view),
        solutions: solved.solutions,
        reply: reasons.reply(solved.moves[0].0),
        temptations,
    })
}
