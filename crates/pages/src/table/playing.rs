//! A game that goes on.

use majesty_table::GameView;
use maud::{Markup, html};

use crate::table::{advice, bar, display, keys::Keys, realm, recap, rivals, scene::Scene, side};

pub(crate) fn playing(scene: &Scene, game: &GameView) -> Markup {
    let keys = Keys::of(&game.view, &game.turns);
    let keys = keys.as_ref();
    html! {
        h1 class="hidden" { (scene.words.msg_table_of()) }
        (bar::bar(scene, game))
        div class="notices" { (bar::notices(scene, Some(game))) }
        (rivals::rivals(scene, game, keys))
        (recap::recap(scene, game))
        (display::display(scene, game, keys))
        (side::side(scene, game))
        (advice::advice(scene, game))
        (realm::realm(scene, game, keys))
    }
}
