//! A position outside of a live table, with something to read beside it.

use majesty_pages::{
    layout::{self, Head},
    study::{ASSETS, Around, Study, board},
};
use majesty_rules::{Config, Deal, Players, Seat};
use majesty_words::Lang;
use maud::html;

use super::{Played, reader};

pub fn study(players: Players, own: Option<Seat>) -> Study {
    let played = Played::start(&Deal::new(Config::new(players), 7)).until(4 * players.count());
    let names = ["Ada", "Ben", "Cem", "Dora"].map(str::to_owned);
    Study {
        names: names[..players.count()].to_vec(),
        turns: played.turns.clone(),
        own,
        answer: "/learn/1?step=3".to_owned(),
        ..Study::new(played.state.view())
    }
}

pub fn page(study: &Study) -> String {
    let reader = reader(Lang::En);
    let around = Around {
        class: "example",
        head: html! { h1 { "Learn to play" } p class="quiet" { "3 of 24" } },
        told: html! { p class="panel" { "Take the card in front." } },
    };
    let head = Head { class: "study", assets: &ASSETS, ..Head::default() };
    layout::page(&reader, &head, board(study, &reader, &around)).into_string()
}
