//! The table's page: gathering, playing and the end, for players, for several people at one
//! device and for those who look on.

mod about;
mod advice;
mod bar;
mod choice;
pub(crate) mod display;
mod drawn;
mod fair;
mod gathering;
mod help;
mod kept;
pub(crate) mod keys;
mod leave;
pub(crate) mod order;
pub(crate) mod over;
mod piece;
mod playing;
pub(crate) mod realm;
mod recap;
pub(crate) mod rivals;
pub(crate) mod scene;
mod side;

use majesty_table::TableView;
use maud::{Markup, html};

use crate::{
    assets::Asset,
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
    let scene = Scene { told, ..Scene::new(table, reader) };
    let words = scene.words;
    let head = Head {
        title: scene.title(),
        class: "table",
        path: format!("/t/{}", table.id),
        your_turn: table.is_own_turn(),
        assets: assets(table),
        waits: match &table.game {
            // Who has yet to sit down is writing a name.
            None => !scene.is_watcher() && !table.closed,
            Some(game) => !game.view.is_over() && !table.is_own_turn() && !table.is_broken_off(),
        },
        about: about::about(&scene),
    };
    // What lies beside the table outlives every update of it: a live region that is replaced
    // would not be read out.
    let body = html! {
        (drawn_table(&scene))
        p id="status" class="status" role="status"
            data-lost=(words.msg_connection_lost()) data-found=(words.msg_connection_back())
            data-copied=(words.msg_copied()) data-begun=(words.msg_begun())
            data-after=(Asset::AfterScript.url()) data-order=(Asset::OrderStyle.url()) {}
        noscript { link rel="stylesheet" href=(Asset::OrderStyle.url()); }
        p id="news" class="hidden" aria-live="polite" {}
        p id="alarm" class="alarm" role="alert" {}
        (help::keys(&scene))
        (kept::parts(&scene))
        (realm::sheets(&scene))
    };
    layout::page(reader, &head, body)
}

/// What a page of the table loads. Hints and the end come with updates, which name what they need
/// besides.
fn assets(table: &TableView) -> &'static [Asset] {
    match &table.game {
        None => {
            const GATHERING: &[Asset] = &[
                Asset::TableStyle,
                Asset::GatheringStyle,
                Asset::OrderStyle,
                Asset::TableScript,
                Asset::InviteScript,
            ];
            GATHERING
        }
        Some(_) if has_ended(table) => {
            const OVER: &[Asset] = &[
                Asset::TableStyle,
                Asset::OrderStyle,
                Asset::OverStyle,
                Asset::TableScript,
                Asset::ShareScript,
            ];
            OVER
        }
        Some(game) if game.hint.is_some() => {
            &[Asset::TableStyle, Asset::AdviceStyle, Asset::TableScript]
        }
        Some(_) => &[Asset::TableStyle, Asset::TableScript],
    }
}

fn has_ended(table: &TableView) -> bool {
    table.is_broken_off() || table.game.as_ref().is_some_and(|game| game.view.is_over())
}

/// The table alone, as an update brings it.
pub fn fragment(table: &TableView, reader: &Reader) -> Markup {
    drawn_table(&Scene { is_update: true, ..Scene::new(table, reader) })
}

/// Whether the reader has won, once the game is over.
fn outcome(scene: &Scene) -> Option<&'static str> {
    let sheet = scene.table.game.as_ref()?.score_sheet()?;
    let won = sheet.winning_seats().any(|seat| scene.seat(seat).own);
    (!scene.is_watcher()).then_some(if won { "true" } else { "false" })
}

/// Whose turn it is, where several people share a device and one of them is to move.
fn hands_over(scene: &Scene) -> Option<String> {
    (scene.own_seats() > 1 && scene.table.is_own_turn()).then(|| scene.turn())
}

fn drawn_table(scene: &Scene) -> Markup {
    let (table, words) = (scene.table, scene.words);
    let (phase, ply, inside) = match &table.game {
        None if table.closed => ("closed", 0, order::closed(scene)),
        None => ("gathering", 0, gathering::gathering(scene)),
        Some(game) if game.view.is_over() => ("over", game.view.ply(), over::over(scene, game)),
        Some(game) if table.is_broken_off() => {
            ("ended", game.view.ply(), leave::broken_off(scene, game))
        }
        Some(game) => ("playing", game.view.ply(), playing::playing(scene, game)),
    };
    let loaded = assets(table);
    let later = |which: &[Asset]| {
        loaded.iter().find(|asset| which.contains(asset)).map(|asset| asset.url())
    };
    html! {
        main id="table" class=(phase) tabindex="-1" data-id=(table.id)
            data-revision=(table.revision) data-ply=(ply)
            data-won=[outcome(scene)] data-hands=[hands_over(scene)] data-own-turn=(if table.is_own_turn() { "true" } else { "false" }) data-phase=(phase)
            data-title=(scene.title()) data-your-turn=(words.msg_your_turn())
            data-style=[later(&[Asset::AdviceStyle, Asset::OverStyle])]
            data-script=[later(&[Asset::ShareScript])] {
            (inside)
        }
    }
}
