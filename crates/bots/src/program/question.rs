//! What a program is asked, as JSON: all that a player may know, the legal moves and the time left.

use std::time::Duration;

use majesty_rules::View;
use majesty_wire::WireView;
use serde::Serialize;

/// A decision as one line, with its line end.
pub(super) fn line(view: &View, time_left: Duration) -> String {
    let question = Question {
        view: view.into(),
        legal: view.legal_moves().iter().map(ToString::to_string).collect(),
        seconds: (time_left.as_secs_f64() * 1000.0).round() / 1000.0,
    };
    let mut line = serde_json::to_string(&question).expect("texts and numbers can be written");
    line.push('\n');
    line
}

#[derive(Serialize)]
struct Question {
    view: WireView,
    legal: Vec<String>,
    seconds: f64,
}
