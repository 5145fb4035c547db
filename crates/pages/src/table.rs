//! The table's page: gathering, playing and the end, for players, for several people at one
//! device and for those who look on.

mod about;
mod bar;
mod choice;
pub(crate) mod display;
mod drawn;
mod fair;
mod gathering;
mod help;
pub(crate) mod keys;
pub(crate) mod order;
pub(crate) mod over;
mod piece;
mod playing;
pub(crate) mod realm;
pub(crate) mod rivals;
pub(crate) mod scene;
mod side;

use majesty_table::TableView;
use maud::{Markup, html};

use crate::{
    layout::{self, Head},
    model::Reader,
};
use scene::Scene;

/// The whole page.
pub fn page(table: &TableView, reader: &Reader) -> Markup {
    page_told(table, reader, None)
}

/// The whole page, with a sentence on what became of something that doesn't show.
pub fn page_told(table: &TableView, reader: &Reader, told: Option<&str>) -> Markup {
    let scene = Scene::new(table, reader);
    let head = Head {
        title: scene.title(),
        class: "table",
        path: format!("/t/{}", table.id),
        your_turn: table.is_own_turn(),
        script: true,
        waits: match &table.game {
            // Who has yet to sit down is writing a name.
            None => !scene.is_watcher() && !table.closed,
            Some(game) => !game.view.is_over() && !table.is_own_turn() && !table.closed,
        },
        about: about::about(&scene),
    };
    // What lies beside the table outlives every update of it: a live region that is replaced
    // would not be read out.
    let body = html! {
        (fragment_told(table, reader, told))
        p id="status" class="status" role="status" {}
        p id="news" class="hidden" aria-live="polite" {}
        (help::keys(&scene))
    };
    layout::page(reader, &head, body)
}

/// The table alone, as an update brings it.
pub fn fragment(table: &TableView, reader: &Reader) -> Markup {
    fragment_told(table, reader, None)
}

fn fragment_told(table: &TableView, reader: &Reader, told: Option<&str>) -> Markup {
    let scene = Scene { told, ..Scene::new(table, reader) };
    let words = scene.words;
    let (phase, ply, inside) = match &table.game {
        None if table.closed => ("closed", 0, order::closed(&scene)),
        None => ("gathering", 0, gathering::gathering(&scene)),
        Some(game) if game.view.is_over() => ("over", game.view.ply(), over::over(&scene, game)),
        Some(game) => ("playing", game.view.ply(), playing::playing(&scene, game)),
    };
    html! {
        main id="table" class=(phase) tabindex="-1" data-id=(table.id)
            data-revision=(table.revision) data-ply=(ply)
            data-own-turn=(if table.is_own_turn() { "true" } else { "false" }) data-phase=(phase)
            data-title=(scene.title()) data-your-turn=(words.msg_your_turn())
            data-lost=(words.msg_connection_lost()) data-found=(words.msg_connection_back())
            data-copied=(words.msg_copied()) {
            (inside)
        }
    }
}
