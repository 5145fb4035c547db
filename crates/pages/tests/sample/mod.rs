//! Things to show on the pages around the table, for tests and for the gallery.

pub mod daily;

use std::sync::Arc;

use majesty_lessons::{LessonId, Moment, Progress};
use majesty_pages::{
    account::{self, AccountView, KeyView},
    error, learn,
    model::{FinishedGames, OpponentChoice, OtherPages, Reader, StartView, Theme},
    new_table::{self, NewTable, SeatChoice, SidesChoice},
    open_record,
    privacy::{self, PrivacyView},
    puzzles::{self, PuzzlesView, Share},
    replay, reset, rules, start,
};
use majesty_puzzles::{LEVELS, Theme as PuzzleTheme, shipped};
use majesty_rules::{Config, Deal, Players, Seat, Sides, State};
use majesty_table::{MadeBy, Millis, Outcome, ReplayView, TableLine, Turn};
use majesty_words::Lang;
use maud::Markup;

pub fn reader(lang: Lang) -> Reader {
    let origin = "https://majesty.example".to_owned();
    let name = "Ada".to_owned();
    Reader { lang, theme: Theme::Auto, name, signed_in: false, origin, has_imprint: false }
}

/// Every page around the table by its name.
pub fn pages(reader: &Reader) -> Vec<(&'static str, String)> {
    let words = reader.lang.words();
    let nobody = StartView::default();
    [
        ("start", start::page(&tables(), reader)),
        ("start-full", start_full(reader)),
        ("start-first-visit", start::page(&nobody, reader)),
        ("new-table", new_table::page(&NewTable::default(), reader)),
        ("new-table-mix", new_table::page(&mixed(), reader)),
        ("rules", rules::page(reader)),
        ("daily", daily::before(reader)),
        ("daily-playing", daily::playing(reader)),
        ("daily-void", daily::void(reader)),
        ("daily-after", daily::after(reader)),
        ("open-record", open_record::page(None, "", reader)),
        ("open-record-wrong", open_record::page(Some("Line 2: “7Q” isn’t a move."), "7Q", reader)),
        ("replay", replay_page(reader)),
        ("replay-start", replay::page(&replayed(0, Seat::First), reader)),
        ("replay-end", replay::page(&replayed(36, Seat::Third), reader)),
        ("learn", learn::page(&Progress::from_word("16-3"), reader)),
        ("lesson", lesson_page(reader)),
        ("lesson-wrong", learn::step(&lesson(6), Some("3I"), reader)),
        ("lesson-count", lesson_count(reader)),
        ("account-guest", account::page(&AccountView::default(), reader)),
        ("account", account_page(reader)),
        ("reset", reset::page("Ada", None, reader)),
        ("puzzles", puzzles_page(reader)),
        ("privacy", privacy::page(&settings(), reader)),
        ("imprint", privacy::imprint("Ada\n1 Mill Lane\nhttps://ada.example/", reader)),
        ("not-found", error::page(404, &words.msg_not_found(), reader)),
        ("not-your-seat", error::page(403, &words.msg_not_your_seat(), reader)),
        ("too-large", error::page(413, &words.msg_too_large(), reader)),
        ("server-error", error::page(500, &words.msg_server_error(), reader)),
    ]
    .map(|(name, page)| (name, page.into_string()))
    .into()
}

/// A step that asks for a card.
pub fn lesson_page(reader: &Reader) -> Markup {
    learn::step(&lesson(7), None, reader)
}

/// The count at the end of a lesson.
pub fn lesson_count(reader: &Reader) -> Markup {
    learn::step(&lesson(15), None, reader)
}

/// A step of the first lesson.
fn lesson(number: usize) -> Moment {
    let last = "1G".parse().expect("a move");
    Moment::at(LessonId::First, number, Some(last)).expect("a step")
}

/// The page with all puzzles, for someone who has solved some.
pub fn puzzles_page(reader: &Reader) -> Markup {
    let mut levels = [Share { done: 12, all: 43 }; LEVELS];
    levels[0].done = levels[0].all;
    let view = PuzzlesView {
        today: &shipped().all()[0],
        today_solved: false,
        solved: Share { done: 112, all: 300 },
        first_tries: 89,
        streak: 11,
        solved_today: false,
        rating: None,
        themes: [Share { done: 17, all: 60 }; PuzzleTheme::ALL.len()],
        levels,
    };
    puzzles::page(&view, reader)
}

/// The start page with as many tables as a page has, and long names at them.
pub fn start_full(reader: &Reader) -> Markup {
    let few = tables();
    let many = |lines: &[TableLine]| -> Vec<TableLine> {
        let mut lines: Vec<_> = lines.iter().cycle().take(12).cloned().collect();
        for line in lines.iter_mut().skip(1) {
            let others = line.names.iter_mut().flatten().filter(|name| *name != "Ada");
            for (name, long) in others.zip(["Wilhelmina von Hohenfels", "Maximilianusbartholomeus"])
            {
                long.clone_into(name);
            }
        }
        lines
    };
    let (own, open, watchable) = (many(&few.own), many(&few.open), many(&few.watchable));
    start::page(&StartView { own, open, watchable, ..few }, reader)
}

/// A replay in the middle of a game.
pub fn replay_page(reader: &Reader) -> Markup {
    replay::page(&replayed(15, Seat::Second), reader)
}

/// The page about oneself with everything that can stand there.
pub fn account_page(reader: &Reader) -> Markup {
    account::page(&signed_in(), &Reader { signed_in: true, ..reader.clone() })
}

/// What a server keeps.
fn settings() -> PrivacyView {
    PrivacyView {
        operator: Some("Ada".to_owned()),
        chat: Some(90),
        chat_lines: 500,
        guest_games: Some(365),
        abandoned: Some(90),
        gathering: Some(1),
        guests: Some(365),
        sessions: Some(180),
        tokens: Some(365),
        reports: Some(180),
        audit: Some(730),
        ..PrivacyView::default()
    }
}

/// An account with everything that can stand on its page.
fn signed_in() -> AccountView {
    let key = |id: &str, name: &str, used| KeyView {
        id: id.repeat(16),
        name: name.to_owned(),
        since: "2026-11-15".to_owned(),
        used,
        this: id == "1",
        own_player: id == "4",
    };
    AccountView {
        name: Some("Ada".to_owned()),
        sessions: vec![
            key("1", "Firefox · Linux", 0),
            key("2", "Safari · iPhone", 61),
            key("3", "", 3000),
        ],
        tokens: vec![key("4", "My clever bot", 59), key("5", "A clock", 1440)],
        token: Some(format!("mj_{}", "a7".repeat(32))),
        done: Some("Your password has been changed.".to_owned()),
        problem: Some("This name is taken.".to_owned()),
        tried: "Ada".to_owned(),
    }
}

/// A set-up that uses every part of the form, and that came back.
fn mixed() -> NewTable {
    NewTable {
        players: Players::Four,
        seats: [
            SeatChoice::Me,
            SeatChoice::Here,
            SeatChoice::Link,
            SeatChoice::Bot("marshal".to_owned()),
        ],
        names: ["Ada".to_owned(), "Ben".to_owned(), String::new(), String::new()],
        sides: SidesChoice::Mix,
        mix: "ABABABAB".parse().expect("eight letters"),
        announce: true,
        limit: Some(120_000),
        listed: true,
        seed: "twelve".to_owned(),
        problem: Some("The seed is a number without a sign, such as 42.".to_owned()),
        ..NewTable::default()
    }
}

fn tables() -> StartView {
    let line = |id: &str, names: &[Option<&str>], round| TableLine {
        id: id.repeat(4)[..16].parse().expect("sixteen digits"),
        names: names.iter().map(|name| name.map(str::to_owned)).collect(),
        config: Config::new(Players::new(names.len()).expect("two to four")),
        scores: vec![None; names.len()],
        resigned: Vec::new(),
        round,
        over: false,
        outcome: None,
        practice: false,
        date: Millis(1_794_700_800_000),
        own: false,
        stand_in: false,
        own_seats: names.iter().map(|name| *name == Some("Ada")).collect(),
        your_turn: false,
        turn: None,
    };
    let mut own = vec![
        line("k3m9q", &[Some("Ada"), Some("Herald")], Some(5)),
        line("p7xw2", &[Some("Ben"), Some("Ada"), Some("Cem"), Some("Dora")], Some(11)),
        line("q8yv3", &[Some("Ada"), None], None),
    ];
    own[0].your_turn = true;
    own[0].turn = Some(0);
    own[1].config.sides = Sides::ALL_B;
    own[1].turn = Some(2);
    let finished = |id, names: &[Option<&str>], scores: &[i32], outcome| TableLine {
        scores: scores.iter().map(|&score| Some(score)).collect(),
        over: true,
        outcome: Some(outcome),
        ..line(id, names, None)
    };
    let mut past = vec![
        finished("zz4t8", &[Some("Ada"), Some("Wilhelmina")], &[131, 118], Outcome::Won),
        finished("yy5v9", &[Some("Herald"), Some("Ada")], &[142, 97], Outcome::Lost),
        finished(
            "xx6w1",
            &[Some("Friedrich"), Some("Ada"), Some("Marshal 1"), Some("Marshal 2")],
            &[121, 121, 110, 98],
            Outcome::Shared,
        ),
    ];
    past[1].config.sides = Sides::from_bits(0b0110_1001);
    past[2].practice = true;
    let choice =
        |value: &str, name: &str| OpponentChoice { value: value.to_owned(), name: name.to_owned() };
    let finished = FinishedGames {
        lines: past,
        all: Some("/?past=1#finished".to_owned()),
        opponents: vec![
            choice("p:Friedrich", "Friedrich"),
            choice("p:Wilhelmina", "Wilhelmina"),
            choice("bot:herald", "Herald"),
            choice("bot:marshal", "Marshal"),
        ],
        ..FinishedGames::default()
    };
    let mut open = vec![
        line("a1b2c", &[Some("Eva"), None], None),
        line("d3e4f", &[Some("Friedrich"), Some("Chancellor"), None, None], None),
    ];
    open[1].config.sides = Sides::from_bits(0b0110_1001);
    let watchable = vec![line("g5h6j", &[Some("Grete"), Some("Hans"), Some("Ida")], Some(3))];
    let open_pages = OtherPages { newer: None, older: Some("/?open=2#open".to_owned()) };
    let puzzle = Some((&shipped().all()[0], false));
    StartView { own, finished, open, watchable, open_pages, puzzle, ..StartView::default() }
}

/// A game of three after so many moves.
fn replayed(ply: usize, seat: Seat) -> ReplayView {
    let config = Config { sides: Sides::from_bits(0b0101_1010), ..Config::new(Players::Three) };
    let mut state = State::start(&Deal::new(config, 7));
    let mut turns = Vec::new();
    while turns.len() < ply {
        let moves = state.legal_moves();
        let m = moves[(5 * turns.len() + 3) % moves.len()];
        let (seat, mut events) = (state.turn(), Vec::new());
        state.play(m, &mut events).expect("a listed move is legal");
        let (by, at) = (MadeBy::Person, Millis(0));
        turns.push(Arc::new(Turn { seat, m, by, at, events }));
    }
    ReplayView {
        id: "k3m9qk3m9qk3m9qk".parse().expect("sixteen digits"),
        names: ["Ada", "Ben", "Cem"].map(str::to_owned).into(),
        bots: vec![None, Some("marshal".to_owned()), None],
        ply,
        plies: config.plies(),
        seat,
        view: state.view(),
        turns,
        finished: true,
        has_table: true,
        daily: None,
    }
}
