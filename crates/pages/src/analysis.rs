//! An analysed game: who played how well, what was luck, and what to learn from it.

mod balance;
mod curve;
mod file;
pub mod mistakes;
mod moves;
pub mod position;
mod progress;
mod review;

use majesty_analysis::Analysis;
use majesty_art::{Symbol, symbol};
use majesty_rules::{Seat, View};
use majesty_table::TableId;
use majesty_words::list;
use maud::{Markup, html};

use self::review::Review;
pub use self::{
    file::file,
    progress::{Progress, Stage, fragment},
};
use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
};

/// An analysed game, and who reads about it.
#[derive(Clone, Debug)]
pub struct AnalysisView {
    /// The table.
    pub id: TableId,
    /// The players' names.
    pub names: Vec<String>,
    /// The level of the bot on each seat; nothing where a person plays.
    pub bots: Vec<Option<String>>,
    /// The seat that the reader played, if it's one.
    pub own: Option<Seat>,
    /// How many hints each player took.
    pub hints: Vec<u32>,
    /// Whether it was a practice game, in which cards may have been known.
    pub practice: bool,
    /// Whether it was played here and has a table page.
    pub has_table: bool,
    /// What each move was worth.
    pub analysis: Analysis,
    /// The position before each move.
    pub positions: Vec<View>,
}

/// The page of an analysed game.
pub fn page(view: &AnalysisView, reader: &Reader) -> Markup {
    let review = Review::new(view, reader.lang);
    let head = Head { about: about(reader, &view.names), ..head(reader, view.id, &view.names) };
    let body = html! {
        main id="main" class="sheet review" tabindex="-1" {
            (top(reader, view.id, view.has_table, &review.all_called()))
            (body(&review))
        }
    };
    layout::page(reader, &head, body)
}

/// The page of a game whose analysis isn't there yet.
pub fn waiting(progress: &Progress, reader: &Reader) -> Markup {
    let head = Head {
        // Without a script, the page is loaded again.
        waits: progress.is_under_way(),
        about: about(reader, &progress.names),
        ..head(reader, progress.id, &progress.names)
    };
    let body = html! {
        main id="main" class="sheet sheet-narrow review" tabindex="-1" {
            (top(reader, progress.id, progress.has_table, &progress.all_called(reader)))
            (fragment(progress, reader))
        }
    };
    layout::page(reader, &head, body)
}

/// What can be said of a game without a board, for a page and for a file of its own.
fn body(review: &Review) -> Markup {
    html! {
        (balance::verdict(review))
        (curve::section(review))
        (moves::first(review))
        (balance::table(review))
        (moves::all(review))
    }
}

fn head(reader: &Reader, id: TableId, names: &[String]) -> Head {
    Head {
        title: format!("{}: {}", reader.lang.words().msg_review_title(), list(reader.lang, names)),
        class: "lobby",
        path: format!("/t/{id}/analysis"),
        assets: &[Asset::HouseStyle, Asset::AnalysisStyle, Asset::AnalysisScript],
        ..Head::default()
    }
}

fn about(reader: &Reader, names: &[String]) -> About {
    let title = reader.lang.words().msg_review_title();
    About { description: format!("{title}: {}", list(reader.lang, names)), ..About::default() }
}

/// What this is, and the ways back.
fn top(reader: &Reader, id: TableId, has_table: bool, names: &[String]) -> Markup {
    let words = reader.lang.words();
    html! {
        header class="review-head" {
            h1 { (words.msg_review_title()) }
            p class="quiet" { (list(reader.lang, names)) }
            nav class="review-ways" {
                @if has_table {
                    a class="button" href={ "/t/" (id) } {
                        (symbol(Symbol::Previous, "art-icon")) (words.msg_replay_result())
                    }
                }
                a class="button" href={ "/t/" (id) "/replay" } {
                    (symbol(Symbol::Play, "art-icon")) (words.msg_replay())
                }
            }
        }
    }
}
