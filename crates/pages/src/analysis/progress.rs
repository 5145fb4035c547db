//! A game whose analysis isn't there yet: the button that asks for it, or how far it is.

use majesty_rules::Seat;
use majesty_table::TableId;
use maud::{Markup, html};

use super::balance::percent;
use crate::model::Reader;

/// A game whose analysis isn't there yet.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The table.
    pub id: TableId,
    /// The players' names.
    pub names: Vec<String>,
    /// The seat that the reader played, if it's one.
    pub own: Option<Seat>,
    /// Whether it was played here and has a table page.
    pub has_table: bool,
    /// How far it is.
    pub stage: Stage,
    /// Why it wasn't begun, if it was asked for.
    pub problem: Option<String>,
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nobody has asked for it.
    None,
    /// So many games come first.
    Waiting(usize),
    /// So many moves of so many are analysed.
    Running(usize, usize),
}

impl Progress {
    /// All players as the reader calls them.
    pub(super) fn all_called(&self, reader: &Reader) -> Vec<String> {
        let mut names = self.names.clone();
        if let Some(seat) = self.own {
            names[seat.index()] = reader.lang.words().msg_recap_you();
        }
        names
    }

    /// Whether it will be there by itself.
    pub fn is_under_way(&self) -> bool {
        self.stage != Stage::None
    }
}

/// The part of the page that changes. The script asks for it again and again.
pub fn fragment(progress: &Progress, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        section class="panel review-progress" id="progress" data-busy[progress.is_under_way()] {
            @if let Some(problem) = &progress.problem {
                p class="notice notice-bad" role="alert" { (problem) }
            }
            @match progress.stage {
                Stage::None => {
                    p { (words.msg_review_start_about()) }
                    form method="post" action={ "/t/" (progress.id) "/analysis" } {
                        button class="button button-main button-large" { (words.msg_review_start()) }
                    }
                }
                Stage::Waiting(before) => {
                    h2 { (words.msg_review_running()) }
                    (bar(0, 1))
                    p role="status" { (words.msg_review_waiting(before as u32)) }
                    p class="quiet" { (words.msg_review_running_about()) }
                }
                Stage::Running(done, all) => {
                    h2 { (words.msg_review_running()) }
                    (bar(done, all))
                    p role="status" class="number" {
                        (words.msg_analysis_progress(done as u32, all as u32))
                    }
                    p class="quiet" { (words.msg_review_running_about()) }
                }
            }
        }
    }
}

fn bar(done: usize, all: usize) -> Markup {
    let share = 100.0 * done as f64 / all.max(1) as f64;
    html! {
        svg class="progress-bar" aria-hidden="true" {
            rect class="progress-all" width="100%" height="100%" rx="7" {}
            rect class="progress-done" width=(percent(share)) height="100%" rx="7" {}
        }
    }
}
