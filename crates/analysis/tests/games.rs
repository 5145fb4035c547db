//! Whole games: the parts of a result add up, and the end of a game is judged as the solver does.

use majesty_analysis::{Analysis, Analyst, Depth, GOOD_ENOUGH, NotOver};
use majesty_bots::{best, solve};
use majesty_rules::{Config, Deal, Players, Record, Seat, Sides, State};
use proptest::prelude::*;

/// Quick, and as exact at the end as ever.
const QUICK: Depth = Depth { simulations: 40, effort: 50_000, games: 2 };

/// A game with random moves.
fn game(config: Config, seed: u64, choices: &[u32]) -> Record {
    let deal = Deal::new(config, seed);
    let names = config.players.seats().map(|seat| format!("Player {}", seat.number()));
    let mut record = Record::new(deal, names).expect("the names fit");
    let mut state = State::start(&deal);
    for choice in choices.iter().cycle() {
        if state.is_over() {
            break;
        }
        let moves = state.legal_moves();
        let m = moves[*choice as usize % moves.len()];
        state.play(m, &mut ()).expect("a listed move is legal");
        record.push(m).expect("a listed move is legal");
    }
    record
}

fn analysed(record: &Record) -> Analysis {
    Analyst::new(record, QUICK).expect("the game is over").run()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn start_skill_others_and_luck_add_up_to_the_result(
        players in prop::sample::select(&Players::ALL),
        sides in any::<u8>(),
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 48),
    ) {
        let config = Config { sides: Sides::from_bits(sides), ..Config::new(players) };
        let record = game(config, seed, &choices);
        let analysis = analysed(&record);
        prop_assert_eq!(analysis.decisions.len(), config.plies());
        let mut sums = [0.0; 3];
        for seat in players.seats() {
            let balance = analysis.balance(seat);
            let parts = balance.start + balance.skill + balance.others + balance.luck;
            prop_assert!((parts - balance.result).abs() < 1e-9, "{:?}", balance);
            prop_assert!(balance.skill <= 1e-9, "{:?}", balance);
            let cost: f64 = analysis.choices(seat).map(|(_, decision)| decision.cost()).sum();
            prop_assert!((balance.skill + cost).abs() < 1e-9, "{:?}, {}", balance, cost);
            sums[0] += balance.start;
            sums[1] += balance.result;
            sums[2] += balance.luck;
        }
        // What one gains another loses.
        prop_assert!((sums[0] - 1.0).abs() < 1e-3, "{:?}", sums);
        prop_assert!((sums[1] - 1.0).abs() < 1e-9 && sums[2].abs() < 1e-2, "{:?}", sums);
    }
}

#[test]
fn solved_decisions_are_judged_as_by_the_solver() {
    for (seed, players) in (0..).zip(Players::ALL) {
        let record = game(Config::new(players), seed, &[5, 2, 7]);
        let analysis = analysed(&record);
        let mut exact = 0;
        for (turn, decision) in record.replay().zip(&analysis.decisions) {
            assert_eq!((decision.seat, decision.played), (turn.before.turn(), turn.m));
            if !decision.exact {
                continue;
            }
            exact += 1;
            let seat = decision.seat;
            let solved = solve(&turn.before.view(), u64::MAX).expect("there is no limit");
            let (_, perfect) = best(&solved, seat).expect("there is a move");
            let (_, played) = solved.iter().find(|(m, _)| *m == turn.m).expect("it is legal");
            let cost = perfect.win[seat] - played.win[seat];
            assert!((decision.cost() - cost).abs() < 1e-9, "{decision:?}");
        }
        assert!(exact >= 2, "{exact} decisions were solved");
    }
}

#[test]
fn the_same_game_gives_the_same_analysis_and_an_unfinished_one_none() {
    let record = game(Config::new(Players::Three), 9, &[1, 4, 2, 8]);
    assert_eq!(analysed(&record), analysed(&record));

    let mut analyst = Analyst::new(&record, QUICK).expect("the game is over");
    assert_eq!(analyst.progress(), (0, 36));
    assert!(analyst.step());
    assert_eq!(analyst.progress(), (1, 36));
    assert_eq!(analyst.finish(), None);

    let begun = Record::new(Deal::new(Config::new(Players::Two), 1), ["Ada", "Ben"]);
    let begun = begun.expect("the names fit");
    assert_eq!(Analyst::new(&begun, QUICK).err(), Some(NotOver));
}

#[test]
fn an_analysis_survives_being_written_as_json() {
    for (seed, players) in (3..).zip(Players::ALL) {
        let record = game(Config::new(players), seed, &[3, 11, 6, 1]);
        let analysis = analysed(&record);
        let text = analysis.to_json();
        let read = Analysis::from_json(&text, *record.config()).expect("it was just written");
        let again = Analysis::from_json(&read.to_json(), *record.config());
        assert_eq!(again.expect("it was just written"), read);
        for (one, other) in read.decisions.iter().zip(&analysis.decisions) {
            assert_eq!(
                (one.played, one.best, one.mark()),
                (other.played, other.best, other.mark())
            );
            assert!((one.cost() - other.cost()).abs() < 1e-5, "{one:?}");
        }
        // Another game, another number of moves, or no JSON at all.
        let other =
            Players::ALL.into_iter().find(|&other| other != players).expect("there are three");
        for (text, config) in [(&*text, Config::new(other)), (&text[1..], *record.config())] {
            assert!(Analysis::from_json(text, config).is_err());
        }
    }
}

#[test]
fn a_card_that_nobody_can_reach_brings_no_luck() {
    let exact_at_the_end = Depth { simulations: 4, effort: 50_000, games: 2 };
    let mut looked_at = 0;
    for seed in 0..24 {
        let record = game(Config::new(Players::Four), seed, &[5, 2, 7, 11]);
        let analyst = Analyst::new(&record, exact_at_the_end).expect("the game is over");
        let analysis = analyst.run();
        let [.., this, last] = &analysis.decisions[..] else { panic!("there are 48") };
        // The card that comes before the last move lies on the space that costs five meeples.
        let before = record.state_after(47).view();
        if before.realm(last.seat).meeples() >= 5 {
            continue;
        }
        // Also where the last player can't win any more and decides who does.
        for seat in Players::Four.seats() {
            let luck = last.before[seat] - this.after[seat];
            assert!(luck.abs() < 1e-9, "seed {seed}: {this:?} {last:?}");
        }
        looked_at += 1;
    }
    assert!(looked_at >= 6, "{looked_at} games");
}

#[test]
fn another_try_is_judged_and_answered() {
    for (seed, players) in (5..).zip(Players::ALL) {
        let record = game(Config::new(players), seed, &[3, 11, 6, 1]);
        let analysis = analysed(&record);
        let last = analysis.decisions.len() - 1;
        for ply in [0, last / 2, last] {
            let decision = &analysis.decisions[ply];
            let view = record.replay().nth(ply).expect("it was played").before.view();
            let retry = |m| analysis.retry(&record, ply, m, QUICK).expect("it's legal");
            for &m in view.legal_moves().iter() {
                let tried = retry(m);
                assert!(tried.cost >= 0.0 && tried.reply.is_some() == (ply < last), "{tried:?}");
                assert_eq!(tried.accepted, m != decision.played && tried.cost < GOOD_ENOUGH);
            }
            if decision.best != decision.played {
                assert!(retry(decision.best).accepted);
            }
            // What was played is never the answer, whatever it cost.
            assert!(!retry(decision.played).accepted);
            let known = retry(decision.played).cost - decision.cost().max(0.0);
            assert!(known.abs() < 1e-9, "{known}");
        }
        let m = analysis.decisions[0].played;
        assert_eq!(analysis.retry(&record, last + 1, m, QUICK), None);
        let illegal = "6N".parse().expect("it's a move");
        assert_eq!(analysis.retry(&record, 0, illegal, QUICK), None);
    }
}

#[test]
fn the_costliest_moves_are_marked_and_sorted() {
    let record = game(Config::new(Players::Two), 4, &[3, 11, 6, 1]);
    let analysis = analysed(&record);
    for seat in [Seat::First, Seat::Second] {
        let costs: Vec<f64> = analysis
            .costliest(seat, 3)
            .into_iter()
            .map(|ply| {
                let decision = &analysis.decisions[ply];
                assert!(decision.seat == seat && decision.mark().is_some());
                decision.cost()
            })
            .collect();
        assert!(!costs.is_empty() && costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
    }
}
