//! The daily deal: the same cards for everyone, once a day.

mod fair;
mod results;

use majesty_art::{Symbol, symbol};
use majesty_rules::Sides;
use majesty_table::{Day, TableId};
use majesty_words::calendar_day;
use maud::{Markup, html};

use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    levels,
    model::Reader,
};

/// All that the page tells.
#[derive(Clone, Debug)]
pub struct DailyView {
    /// Today.
    pub day: Day,
    /// The bot's level.
    pub level: &'static str,
    /// Which sides are up.
    pub sides: Sides,
    /// Whether the reader has the first turn.
    pub is_first: bool,
    /// Whole minutes until the day ends.
    pub minutes: u64,
    /// What became of the reader's try.
    pub own: OwnTry,
    /// How many have played to the end.
    pub finished: u64,
    /// How many days in a row the reader has played to the end.
    pub streak: u32,
    /// The best results, for those who have finished.
    pub results: Vec<ResultLine>,
    /// Those around the reader, where they aren't among the best.
    pub around: Vec<ResultLine>,
    /// What the strongest bot made of it, for those who have finished; nothing while it plays.
    pub reference: Option<DayResult>,
    /// The hash of today's secret.
    pub commitment: String,
    /// The hashes for the next days.
    pub promised: Vec<(Day, String)>,
    /// The day before.
    pub yesterday: Yesterday,
}

/// The reader's one try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnTry {
    /// They haven't begun.
    None,
    /// They play.
    Playing(TableId),
    /// It is over and doesn't count.
    Void(TableId),
    /// It counts.
    Done(OwnResult),
}

/// What the reader's try came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnResult {
    /// Where it was played.
    pub table: TableId,
    /// The points.
    pub result: DayResult,
    /// The place among all results.
    pub place: u64,
    /// Who was ahead after each round: a sign for each, without a word on the cards.
    pub rounds: String,
}

/// The points of a game of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// The player's.
    pub points: i32,
    /// The bot's.
    pub bot: i32,
}

impl DayResult {
    /// By how much the player won, or lost.
    pub const fn margin(self) -> i32 {
        self.points - self.bot
    }
}

/// A line of the table of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultLine {
    /// The place; those with equal results share one.
    pub place: u64,
    /// The name they gave themselves; may be empty.
    pub name: String,
    /// Whether it is the reader.
    pub own: bool,
    /// Whether they have an account.
    pub has_account: bool,
    /// The points.
    pub result: DayResult,
}

/// The day before.
#[derive(Clone, Debug)]
pub struct Yesterday {
    /// The day.
    pub day: Day,
    /// The reader's game, if it still goes on and counts.
    pub playing: Option<TableId>,
    /// The day's secret, once it is revealed.
    pub secret: Option<String>,
    /// Its hash.
    pub commitment: String,
    /// The best results, once the day is over.
    pub results: Vec<ResultLine>,
    /// What the strongest bot made of it.
    pub reference: Option<DayResult>,
}

/// The page.
pub fn page(view: &DailyView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let head = Head {
        title: words.msg_daily(),
        class: "lobby",
        assets: &[Asset::HouseStyle, Asset::DailyStyle, Asset::DailyScript],
        path: "/daily".to_owned(),
        about: About::listed(words.msg_daily_meta()),
        ..Head::default()
    };
    let body = html! {
        main id="main" class="sheet sheet-narrow daily" tabindex="-1" {
            h1 { (words.msg_daily()) }
            p { (words.msg_daily_intro()) }
            @if let Some(id) = view.yesterday.playing {
                p class="notice" {
                    (words.msg_daily_late(calendar_day(reader.lang, view.yesterday.day))) " "
                    a href=(format_args!("/t/{id}")) { (words.msg_daily_continue()) }
                }
            }
            (today(view, reader))
            @if matches!(view.own, OwnTry::Done(_)) {
                (results::today(view, reader))
            }
            (results::yesterday(view, reader))
            (fair::section(view, reader))
        }
    };
    layout::page(reader, &head, body)
}

/// What is played today, and the reader's part in it.
fn today(view: &DailyView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        section class="panel daily-today" aria-labelledby="today" {
            header class="daily-head" {
                h2 id="today" { (words.msg_daily_today()) }
                time datetime=(view.day) { (calendar_day(reader.lang, view.day)) }
            }
            @match &view.own {
                OwnTry::None => (play(view, reader)),
                OwnTry::Playing(id) => {
                    (facts(view, reader))
                    a class="button button-main button-large" href=(format_args!("/t/{id}")) {
                        (symbol(Symbol::Play, "art-icon")) (words.msg_daily_continue())
                    }
                    p class="quiet" { (words.msg_daily_rules()) }
                }
                OwnTry::Void(id) => {
                    p class="notice" { b { (words.msg_daily_void()) } " " (words.msg_daily_void_about()) }
                    (facts(view, reader))
                    (replay(*id, reader))
                }
                OwnTry::Done(own) => {
                    (results::own(view, own, reader))
                    (facts(view, reader))
                    (replay(own.table, reader))
                }
            }
        }
    }
}

fn play(view: &DailyView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        (facts(view, reader))
        form method="post" action="/daily" {
            button class="button button-main button-large" {
                (symbol(Symbol::Play, "art-icon")) (words.msg_daily_play())
            }
        }
        p class="quiet" { (words.msg_daily_rules()) " " (words.msg_daily_grace()) }
        p class="quiet" {
            (words.msg_daily_players(view.finished)) " " (words.msg_daily_results_later())
        }
    }
}

fn facts(view: &DailyView, reader: &Reader) -> Markup {
    let (lang, words) = (reader.lang, reader.lang.words());
    let sides = match view.sides {
        Sides::ALL_A => words.msg_side("A"),
        Sides::ALL_B => words.msg_side("B"),
        sides => format!("{} ({sides})", words.msg_sides_mixed()),
    };
    let (hours, minutes) = (view.minutes / 60, view.minutes % 60);
    html! {
        dl class="daily-facts" {
            div {
                dt { (words.msg_daily_opponent()) }
                dd { b { (levels::place(lang, view.level)) } " " span class="quiet" { (levels::about(lang, view.level)) } }
            }
            div { dt { (words.msg_daily_sides()) } dd { (sides) } }
            div {
                dt { (words.msg_daily_first()) }
                dd { (if view.is_first { words.msg_daily_first_you() } else { words.msg_daily_first_bot() }) }
            }
            div { dt { (words.msg_daily_end()) } dd { (words.msg_daily_left(hours, minutes)) } }
        }
    }
}

fn replay(id: TableId, reader: &Reader) -> Markup {
    html! {
        p class="daily-ways" {
            a class="button" href=(format_args!("/t/{id}")) { (reader.lang.words().msg_final_sheet()) }
            a class="button" href=(format_args!("/t/{id}/replay")) {
                (symbol(Symbol::Play, "art-icon")) (reader.lang.words().msg_replay())
            }
        }
    }
}
