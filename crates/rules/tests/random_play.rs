//! Ten million random moves over random set-ups, with every invariant checked after each of them.

mod common;

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use common::{any_config, any_of, rng};
use majesty_rules::{Card, Deal, KINDS, MoveList, State, WORKER_CARD};
use rand_xoshiro::rand_core::Rng;

const PLIES: usize = 10_000_000;

/// Every series of games has a seed of its own, so the games are the same on any number of cores.
const SERIES: u64 = 100;

#[test]
fn ten_million_moves_keep_every_invariant() {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let play_series = || {
        while let seed @ 0..SERIES = next.fetch_add(1, Ordering::Relaxed) {
            play_many(seed, PLIES / SERIES as usize);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(play_series);
        }
    });
}

/// Plays whole games until so many moves were made.
fn play_many(seed: u64, plies: usize) {
    let mut rng = rng(seed);
    let mut moves = MoveList::new();
    let mut played = 0;
    while played < plies {
        let config = any_config(&mut rng);
        let deal = Deal::new(config, rng.next_u64());
        let mut state = State::start(&deal);
        let mut ply = 0;
        while !state.is_over() {
            state.list_moves(&mut moves);
            let m = any_of(&moves, &mut rng);
            assert_eq!(state.check(m), Ok(()));
            state.play_listed(m, &mut ());
            ply += 1;
            assert_eq!(state.ply(), ply);
            check(&state, &deal);
        }
        assert_eq!(ply, config.plies());
        check_end(&state, &deal);
        played += ply;
    }
}

/// Cards are neither lost nor made, everybody has taken the right number, and worker cards hold.
fn check(state: &State, deal: &Deal) {
    let mut on_table = 0;
    for (seat, realm) in state.realms() {
        let turns = state.ply() / state.config().players.count()
            + usize::from(seat.index() < state.ply() % state.config().players.count());
        let at_locations: u8 = majesty_rules::Character::ALL.iter().map(|&c| realm.count(c)).sum();
        assert_eq!(usize::from(at_locations + realm.wounded()), turns);
        assert!(realm.meeples() <= WORKER_CARD);
        on_table += turns;
    }
    assert_eq!(on_table + state.display().len() + state.deck_left(), deal.cards().len());
}

/// At the end twelve cards lie before each player, and all cards together are those of the deal.
fn check_end(state: &State, deal: &Deal) {
    let mut missing = KINDS.each_ref().map(|_| 0);
    deal.cards().iter().for_each(|card| missing[card.index()] += 1);
    let mut found = |card: Card| missing[card.index()] -= 1;
    for (_, realm) in state.realms() {
        assert_eq!(realm.cards().count(), 12);
        realm.cards().for_each(&mut found);
    }
    state.display().cards().for_each(|(_, card, _)| found(card));
    state.deck().for_each(&mut found);
    assert_eq!(missing, [0; KINDS.len()], "by kind of card");

    let sheet = state.score_sheet().expect("the game is over");
    assert!(sheet.winning_seats().count() >= 1);
    let best = state.realms().map(|(seat, _)| sheet.scores[seat].total()).max();
    for seat in sheet.winning_seats() {
        assert_eq!(Some(sheet.scores[seat].total()), best);
    }
}
