//! The daily deal before it is played, while it is, and after.

use majesty_pages::{
    daily::{self, DailyView, DayResult, OwnResult, OwnTry, ResultLine, Yesterday},
    model::Reader,
};
use majesty_rules::Sides;
use majesty_table::{Day, TableId};
use maud::Markup;

fn table() -> TableId {
    "k3m9qk3m9qk3m9qk".parse().expect("sixteen digits")
}

fn line(place: u64, name: &str, points: i32) -> ResultLine {
    ResultLine {
        place,
        name: name.to_owned(),
        own: false,
        has_account: place.is_multiple_of(2),
        result: DayResult { points, bot: 158 },
    }
}

/// A day that nobody has played.
fn fresh() -> DailyView {
    let day: Day = "2026-11-19".parse().expect("a day");
    let hash = |at: Day| format!("{at}").repeat(7)[..64].replace('-', "d");
    let mut promised = Vec::new();
    let mut at = day;
    for _ in 0..7 {
        at = at.next();
        promised.push((at, hash(at)));
    }
    DailyView {
        day,
        level: "treasurer",
        sides: Sides::ALL_A,
        is_first: true,
        minutes: 454,
        own: OwnTry::None,
        finished: 0,
        streak: 0,
        results: Vec::new(),
        around: Vec::new(),
        reference: None,
        commitment: hash(day),
        promised,
        yesterday: Yesterday {
            day: day.previous(),
            playing: Some(table()),
            secret: None,
            commitment: hash(day.previous()),
            results: Vec::new(),
            reference: None,
        },
    }
}

/// Before it is played, while the day before is still open.
pub fn before(reader: &Reader) -> Markup {
    daily::page(&fresh(), reader)
}

/// While it is played.
pub fn playing(reader: &Reader) -> Markup {
    daily::page(&DailyView { own: OwnTry::Playing(table()), finished: 1, ..fresh() }, reader)
}

/// After it was given up.
pub fn void(reader: &Reader) -> Markup {
    daily::page(&DailyView { own: OwnTry::Void(table()), finished: 2, ..fresh() }, reader)
}

/// After it was played, with everything that can stand on the page.
pub fn after(reader: &Reader) -> Markup {
    let result = DayResult { points: 171, bot: 158 };
    let own = OwnResult {
        table: table(), result, place: 31, rounds: "=▼▼▲▲▲=▲▲▼▲▲".to_owned()
    };
    let mut around = vec![line(30, "Maximilianusbartholomeus", 172), line(31, "Ada", 171)];
    around[1].own = true;
    let view = fresh();
    let best =
        vec![line(1, "Wilhelmina von Hohenfels", 203), line(2, "", 199), line(2, "Ben", 199)];
    let yesterday = Yesterday {
        playing: None,
        secret: Some("ab".repeat(32)),
        results: best.clone(),
        reference: Some(result),
        ..view.yesterday
    };
    let view = DailyView {
        sides: "ABABABAB".parse().expect("eight letters"),
        is_first: false,
        own: OwnTry::Done(own),
        finished: 1_204,
        streak: 12,
        results: best,
        around,
        reference: Some(DayResult { points: 210, bot: 160 }),
        yesterday,
        ..view
    };
    daily::page(&view, reader)
}
