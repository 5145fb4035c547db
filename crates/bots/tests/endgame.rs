//! The solver against one that skips nothing.

use majesty_bots::{Bot, Budget, PLAIN_UCT, Random, STRONGEST, Search, Settings, best, solve};
use majesty_rules::{Config, Deal, Players, Seat, Sides, State, View};

/// A random game with so many moves left.
fn late(players: Players, seed: u64, plies_left: usize) -> State {
    let config = Config { sides: Sides::from_bits(seed as u8), ..Config::new(players) };
    let mut state = State::start(&Deal::new(config, seed));
    let mut random = Random::new(seed);
    while config.plies() - state.ply() > plies_left {
        let m = random.choose(&state.view());
        state.play(m, &mut ()).expect("bots play legal moves");
    }
    state
}

/// The chance to win and the expected lead of each seat, by trying every move and every card.
fn brute_force(view: &View) -> ([f64; 4], [f64; 4]) {
    if view.is_over() {
        let sheet = view.score_if_over_now();
        let share = 1.0 / sheet.winning_seats().count() as f64;
        let total = |seat: Seat| sheet.scores[seat].total();
        let seats: Vec<Seat> = view.config().players.seats().collect();
        let lead = |seat: Seat| {
            let rival =
                seats.iter().filter(|&&other| other != seat).map(|&other| total(other)).max();
            f64::from(total(seat) - rival.expect("nobody plays alone"))
        };
        let plays = |seat: Seat| seats.contains(&seat);
        return (
            Seat::ALL.map(|seat| if sheet.winners[seat] { share } else { 0.0 }),
            Seat::ALL.map(|seat| if plays(seat) { lead(seat) } else { 0.0 }),
        );
    }
    let mover = view.turn().index();
    let mut best: Option<([f64; 4], [f64; 4])> = None;
    for &m in view.legal_moves().iter() {
        let cards: Vec<_> = view.next_cards().collect();
        let all: usize = cards.iter().map(|(_, copies)| copies).sum();
        let (mut win, mut lead) = ([0.0; 4], [0.0; 4]);
        for (card, copies) in cards {
            let next = brute_force(&view.after(m, Some(card)));
            let weight = copies as f64 / all as f64;
            for seat in 0..4 {
                win[seat] += weight * next.0[seat];
                lead[seat] += weight * next.1[seat];
            }
        }
        if all == 0 {
            (win, lead) = brute_force(&view.after(m, None));
        }
        let better = best.is_none_or(|(best_win, best_lead)| {
            let more = win[mover] - best_win[mover];
            more > 1e-9 || more > -1e-9 && lead[mover] > best_lead[mover] + 1e-9
        });
        if better {
            best = Some((win, lead));
        }
    }
    best.expect("a game that is not over has a legal move")
}

#[test]
fn leaving_out_cards_that_nobody_can_reach_changes_nothing() {
    for (players, plies, games) in [
        (Players::Two, 1, 40),
        (Players::Two, 2, 30),
        (Players::Three, 2, 20),
        (Players::Two, 3, 2),
    ] {
        for seed in 0..games {
            let view = late(players, seed, plies).view();
            let solved = solve(&view, u64::MAX).expect("there is no limit");
            let (_, outcome) = best(&solved, view.turn()).expect("there is a move");
            let (win, lead) = brute_force(&view);
            for seat in view.config().players.seats() {
                assert!((outcome.win[seat] - win[seat.index()]).abs() < 1e-6, "seed {seed}");
                assert!((outcome.lead[seat] - lead[seat.index()]).abs() < 1e-6, "seed {seed}");
            }
        }
    }
}

#[test]
fn too_much_work_is_refused() {
    let view = late(Players::Two, 1, 10).view();
    assert!(solve(&view, 10_000).is_none());
}

#[test]
fn the_strongest_plays_the_last_moves_exactly() {
    let unsolved = Settings { solves: false, ..STRONGEST };
    let (mut strongest, mut others) = (0, [0, 0]);
    for seed in 100..200 {
        let view = late(Players::Two, seed, 2).view();
        let solved = solve(&view, u64::MAX).expect("there is no limit");
        let seat = view.turn();
        let (_, perfect) = best(&solved, seat).expect("there is a move");
        let errs = |settings| {
            let m = Search::new(settings, Budget::Simulations(2_000), 1, seed).choose(&view);
            let (_, outcome) = solved.iter().find(|(other, _)| *other == m).expect("a legal move");
            usize::from(perfect.is_better(outcome, seat))
        };
        strongest += errs(STRONGEST);
        others[0] += errs(unsolved);
        others[1] += errs(PLAIN_UCT);
    }
    assert_eq!(strongest, 0, "of 100 positions");
    // Otherwise the positions are too easy to tell.
    assert!(others.iter().all(|&errors| errors > 0), "{others:?} of 100 positions");
}

/// A search that gives moves up too early stays wrong however long it thinks.
#[test]
fn the_search_alone_comes_close_to_exact_play() {
    const POSITIONS: u64 = 40;
    let unsolved = Settings { solves: false, ..STRONGEST };
    let regrets = [300, 20_000].map(|simulations| {
        let regret = |seed: u64| {
            let view = late(Players::Two, 300 + seed, 4).view();
            let solved = solve(&view, u64::MAX).expect("there is no limit");
            let seat = view.turn();
            let (_, perfect) = best(&solved, seat).expect("there is a move");
            let mut search = Search::new(unsolved, Budget::Simulations(simulations), 1, seed);
            let m = search.choose(&view);
            let (_, chosen) = solved.iter().find(|(other, _)| *other == m).expect("a legal move");
            perfect.win[seat] - chosen.win[seat]
        };
        (0..POSITIONS).map(regret).sum::<f64>() / POSITIONS as f64
    });
    assert!(regrets[1] < 0.003 && regrets[1] < regrets[0] / 3.0, "{regrets:?}");
}
