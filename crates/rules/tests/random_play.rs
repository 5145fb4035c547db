//! Ten million random moves over random set-ups, with every invariant checked after each of them.

mod common;

use common::{any_config, any_of, rng};
use majesty_rules::{CARDS, Card, Deal, KINDS, MoveList, State, WORKER_CARD};
use rand_xoshiro::rand_core::Rng;

const PLIES: usize = 10_000_000;

#[test]
fn ten_million_moves_keep_every_invariant() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let share = PLIES.div_ceil(threads);
    let played: usize = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|worker| scope.spawn(move || play_many(worker, share)))
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("no invariant is broken")).sum()
    });
    assert!(played >= PLIES);
}

fn play_many(worker: u64, plies: usize) -> usize {
    let mut rng = rng(worker);
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
        check_end(&state);
        played += ply;
    }
    played
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

/// At the end twelve cards lie before each player, and all cards together are those of the box.
fn check_end(state: &State) {
    let mut left = KINDS.each_ref().map(|kind| i32::from(kind.tier1 + kind.tier2));
    let mut count = |card: Card| left[card.index()] -= 1;
    for (_, realm) in state.realms() {
        assert_eq!(realm.cards().count(), 12);
        realm.cards().for_each(&mut count);
    }
    state.display().cards().for_each(|(_, card, _)| count(card));
    state.deck().for_each(&mut count);
    assert!(left.iter().all(|&copies| copies >= 0));
    assert!(left.iter().sum::<i32>() >= 0 && left.iter().sum::<i32>() < CARDS as i32);

    let sheet = state.score_sheet().expect("the game is over");
    assert!(sheet.winning_seats().count() >= 1);
    let best = state.realms().map(|(seat, _)| sheet.scores[seat].total()).max();
    for seat in sheet.winning_seats() {
        assert_eq!(Some(sheet.scores[seat].total()), best);
    }
}
