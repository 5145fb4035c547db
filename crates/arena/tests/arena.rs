//! Whole arenas: seats, threads and bots that misbehave.

use std::{
    collections::HashMap,
    num::NonZero,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Duration,
};

use majesty_arena::{Arena, Contestant, Round, Setup, SidesRule, Standing, Summary};
use majesty_bots::{Bot, Greedy, Random};
use majesty_rules::{Character, Deal, DeckRule, Move, Players, Record, Space, Ties, View};

fn greedy() -> Contestant {
    Contestant::new("greedy", |_| Box::new(Greedy))
}

fn random() -> Contestant {
    Contestant::new("random", |seed| Box::new(Random::new(seed)))
}

/// Always takes the front card: weak, and without any chance in it.
struct Front;

impl Bot for Front {
    fn choose(&mut self, view: &View) -> Move {
        view.legal_moves()[0]
    }
}

fn front() -> Contestant {
    Contestant::new("front", |_| Box::new(Front))
}

/// Plays an arena and returns its figures and all its games as records.
fn play(
    setup: Setup,
    contestants: Vec<Contestant>,
    games: u64,
    threads: usize,
) -> (Summary, Vec<Record>) {
    let arena = Arena::new(setup, contestants, games).unwrap();
    let mut standing = Standing::new(&arena);
    let mut records = Vec::new();
    let threads = NonZero::new(threads).unwrap();
    let each = |round: Round| {
        records.extend(round.records(&arena).map(|record| record.unwrap().1));
        standing.add(&round);
        Ok::<(), ()>(())
    };
    arena.play(threads, &AtomicBool::new(false), each).unwrap();
    (standing.summary(Duration::ZERO, threads).unwrap(), records)
}

/// Wins, seats and points by name, counted from the text of the records alone.
fn count(records: &[Record]) -> HashMap<String, (f64, u64, i32)> {
    let mut counts: HashMap<String, (f64, u64, i32)> = HashMap::new();
    for record in records {
        let read: Record = record.to_string().parse().unwrap();
        let sheet = read.state().score_sheet().expect("whole games are recorded");
        let totals: Vec<i32> =
            read.config().players.seats().map(|seat| sheet.scores[seat].total()).collect();
        let best = totals.iter().max().unwrap();
        let winners = totals.iter().filter(|&total| total == best).count();
        for (name, total) in read.names().iter().zip(&totals) {
            let count = counts.entry(name.clone()).or_default();
            count.0 += if total == best { 1.0 / winners as f64 } else { 0.0 };
            count.1 += 1;
            count.2 += total;
        }
    }
    counts
}

/// The arena's figures are those of its records, whoever sat where. (A rival's arena once reported a
/// quarter of the true win rate, because it credited seats and not those who sat there.)
#[test]
fn the_figures_are_those_of_who_sat_there() {
    for players in Players::ALL {
        let line_ups: [fn() -> Vec<Contestant>; 5] = [
            || vec![greedy(), random()],
            || vec![front(), greedy()],
            || vec![random(), front(), greedy()],
            || vec![front(), random(), greedy(), Contestant::new("last", |_| Box::new(Front))],
            || vec![greedy(), greedy()],
        ];
        for contestants in line_ups {
            let (summary, records) = play(Setup::new(players, 3), contestants(), 120, 2);
            let counts = count(&records);
            assert_eq!(summary.setup.games, records.len() as u64);
            assert_eq!(summary.contestants.len(), counts.len());
            for contestant in &summary.contestants {
                let (wins, seats, points) = counts[&contestant.label];
                let figures = &contestant.figures;
                assert_eq!(figures.seats, seats);
                assert!((figures.win_rate.mean - wins / seats as f64).abs() < 1e-9);
                assert!((figures.score.mean - f64::from(points) / seats as f64).abs() < 1e-9);
                let by_seat: Vec<u64> =
                    figures.by_seat.iter().map(|seat| seat.win_rate.n).collect();
                assert!(by_seat.iter().all(|&n| n == by_seat[0]), "{by_seat:?}");
                assert_eq!(by_seat.len(), players.count());
            }
        }
    }
}

/// One strong player against three weak ones wins nearly always, from every seat.
#[test]
fn the_strong_one_is_found_in_every_seat() {
    let (summary, _) = play(Setup::new(Players::Four, 1), vec![greedy(), random()], 80, 2);
    let [strong, weak] = &summary.contestants[..] else { panic!("two play") };
    assert_eq!((strong.figures.seats, weak.figures.seats), (80, 240));
    assert_eq!((strong.figures.games, weak.figures.games), (80, 80));
    for seat in &strong.figures.by_seat {
        assert!(seat.win_rate.mean > 0.7, "{seat:?}");
    }
    assert!(weak.figures.win_rate.mean < 0.1);
    assert!(strong.rating.low > weak.rating.high);
    assert!((strong.figures.win_rate.mean + 3.0 * weak.figures.win_rate.mean - 1.0).abs() < 1e-9);
}

/// Equal players who leave nothing to chance share every deal exactly.
#[test]
fn duplicate_cancels_luck() {
    let (summary, _) = play(Setup::new(Players::Two, 1), vec![greedy(), greedy()], 40, 1);
    let first = &summary.contestants[0].figures;
    assert!((first.win_rate.mean - 0.5).abs() < 1e-12);
    assert!(first.win_rate.se.unwrap() < 1e-6 && first.margin.se.unwrap() < 1e-6);
    assert!(summary.elo.unwrap().difference.unwrap().abs() < 1e-6);
    assert_eq!(summary.contestants[1].label, "greedy#2");
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_threads() {
    let setup = Setup {
        sides: SidesRule::Random,
        deck: DeckRule::Together,
        ties: Ties::Meeples,
        announce: true,
        ..Setup::new(Players::Three, 9)
    };
    let all = || vec![random(), greedy(), random(), front()];
    let result = |threads| {
        let (summary, records) = play(setup, all(), 100, threads);
        let mut json = serde_json::to_value(&summary).unwrap();
        json.as_object_mut().unwrap().remove("timing").expect("timing stands apart");
        let records: Vec<String> = records.iter().map(ToString::to_string).collect();
        (json.to_string(), records)
    };
    let one = result(1);
    assert_eq!(one, result(2));
    assert_eq!(one, result(5));
    let other = play(Setup { seed: 10, ..setup }, all(), 100, 2).1;
    assert_ne!(one.1[0], other[0].to_string());
}

/// What one player's luck is, is another's bad luck, so adjusting moves no share in or out.
#[test]
fn adjusted_shares_add_up_to_one_and_agree_with_the_raw_ones() {
    for players in Players::ALL {
        let setup = Setup { sides: SidesRule::Random, ..Setup::new(players, 4) };
        let (summary, _) = play(setup, vec![greedy(), random()], 600, 2);
        assert!((summary.all.adjusted_win_rate.mean - summary.parity()).abs() < 1e-9);
        for contestant in &summary.contestants {
            let figures = &contestant.figures;
            let (raw, adjusted) = (figures.win_rate, figures.adjusted_win_rate);
            assert!((raw.mean - adjusted.mean).abs() > 1e-9, "there is luck");
            let error = raw.se.unwrap().max(adjusted.se.unwrap());
            assert!((raw.mean - adjusted.mean).abs() < 3.5 * error, "{raw:?} {adjusted:?}");
        }
    }
}

#[test]
fn the_points_by_source_add_up_to_the_score() {
    let setup = Setup { sides: SidesRule::Random, announce: true, ..Setup::new(Players::Three, 2) };
    let (summary, _) = play(setup, vec![greedy(), random()], 60, 1);
    for figures in summary.contestants.iter().map(|c| &c.figures).chain([&summary.all]) {
        let sum: f64 = figures.points.iter().map(|source| source.points.mean).sum();
        assert!((sum - figures.score.mean).abs() < 1e-9);
        let scores: u64 = figures.scores.values().sum();
        assert_eq!(scores, figures.seats);
        for character in &figures.by_character {
            let seats: u64 = character.by_count.iter().map(|count| count.win_rate.n).sum();
            assert_eq!(seats, figures.seats);
        }
    }
}

#[test]
fn a_record_names_its_deal() {
    let (_, records) = play(Setup::new(Players::Two, 5), vec![greedy(), random()], 4, 1);
    for (record, (deal, rotation)) in
        records.iter().zip([("1", "1"), ("1", "2"), ("2", "1"), ("2", "2")])
    {
        let tag = |name: &str| &record.tags().iter().find(|tag| tag.0 == name).unwrap().1;
        assert_eq!((tag("Event").as_str(), tag("Seed").as_str()), ("arena", "5"));
        assert_eq!((tag("Deal").as_str(), tag("Rotation").as_str()), (deal, rotation));
        let seed = tag("DealSeed").parse().unwrap();
        assert_eq!(*record.deal(), Deal::new(*record.config(), seed));
    }
    assert_eq!(records[0].names(), ["greedy", "random"]);
    assert_eq!(records[1].names(), ["random", "greedy"]);
    assert_eq!(records[0].deal(), records[1].deal());
    assert_ne!(records[0].deal(), records[2].deal());
}

/// Answers a move that is never possible.
struct Nonsense;

impl Bot for Nonsense {
    fn choose(&mut self, view: &View) -> Move {
        let card = view.display().card(Space::FRONT).unwrap();
        let absent = Character::ALL.into_iter().find(|&character| !card.shows(character));
        Move::new(Space::FRONT, absent.unwrap())
    }
}

/// Plays well enough, and tells of a mishap in every third choice.
struct Clumsy(u32);

impl Bot for Clumsy {
    fn choose(&mut self, view: &View) -> Move {
        self.0 += 1;
        Greedy.choose(view)
    }

    fn mishap(&mut self) -> Option<String> {
        self.0.is_multiple_of(3).then(|| format!("fell\tover {}", "x".repeat(1000)))
    }
}

#[test]
fn mishaps_are_counted_and_end_nothing() {
    let contestants = || {
        vec![
            Contestant::new("nonsense", |_| Box::new(Nonsense)),
            Contestant::new("clumsy", |_| Box::new(Clumsy(0))),
        ]
    };
    let (summary, records) = play(Setup::new(Players::Two, 1), contestants(), 10, 2);
    assert_eq!(records.len(), 10);
    assert!(records.iter().all(|record| record.state().is_over()));
    let [nonsense, clumsy] = &summary.contestants[..] else { panic!("two play") };
    assert_eq!(nonsense.mishaps.count, 120);
    let last = nonsense.mishaps.last.as_deref().unwrap();
    assert!(last.starts_with("answered 1") && last.contains("can't be placed as"), "{last}");
    assert_eq!(clumsy.mishaps.count, 40);
    let last = clumsy.mishaps.last.as_deref().unwrap();
    assert!(last.starts_with("fell over xxx") && last.len() == 200, "{last}");
    // The moves that are played for a bot come from the seed, too.
    assert_eq!(records, play(Setup::new(Players::Two, 1), contestants(), 10, 1).1);
}

#[test]
fn a_stop_leaves_whole_rounds() {
    let arena =
        Arena::new(Setup::new(Players::Three, 1), vec![random(), greedy()], 30_000).unwrap();
    let mut standing = Standing::new(&arena);
    let stop = AtomicBool::new(false);
    let mut rounds = 0;
    let two = NonZero::new(2).unwrap();
    let each = |round: Round| {
        rounds += 1;
        assert_eq!(round.games.len(), 3);
        standing.add(&round);
        stop.store(rounds >= 5, Ordering::Relaxed);
        Ok::<(), ()>(())
    };
    arena.play(two, &stop, each).unwrap();
    let summary = standing.summary(Duration::ZERO, two).unwrap();
    assert!(summary.setup.interrupted);
    assert!((5..100).contains(&summary.setup.deals), "{}", summary.setup.deals);
    assert_eq!(summary.setup.games, 3 * summary.setup.deals);
}

#[test]
fn who_has_not_played_yet_is_left_out() {
    let arena =
        Arena::new(Setup::new(Players::Two, 1), vec![random(), greedy(), front()], 6).unwrap();
    let mut standing = Standing::new(&arena);
    let one = NonZero::<usize>::MIN;
    let each = |round: Round| {
        standing.add(&round);
        Err("enough")
    };
    assert_eq!(arena.play(one, &AtomicBool::new(false), each), Err("enough"));
    let summary = standing.summary(Duration::ZERO, one).unwrap();
    let labels: Vec<&str> = summary.contestants.iter().map(|c| c.label.as_str()).collect();
    assert_eq!(labels, ["random", "greedy"]);
    assert!(Standing::new(&arena).summary(Duration::ZERO, one).is_none());
}

#[test]
fn an_error_ends_all_threads() {
    static GAMES: AtomicU64 = AtomicU64::new(0);
    let counting = || {
        Contestant::new("counting", |_| {
            GAMES.fetch_add(1, Ordering::Relaxed);
            Box::new(Front)
        })
    };
    let arena =
        Arena::new(Setup::new(Players::Two, 1), vec![counting(), front()], 1_000_000).unwrap();
    let result = arena.play(NonZero::new(2).unwrap(), &AtomicBool::new(false), |_| Err("full"));
    assert_eq!(result, Err("full"));
    assert!(GAMES.load(Ordering::Relaxed) < 1000);
}
