//! What was promised about the cards, and how to check that it was kept.

use majesty_table::GameView;
use maud::{Markup, html};

use crate::table::scene::Scene;

/// The promise while the game goes on.
pub(crate) fn promised(scene: &Scene, game: &GameView) -> Markup {
    let words = scene.words;
    html! {
        @if let Some(commitment) = &game.commitment {
            section class="fair" {
                h2 { (words.msg_fair_deal()) }
                p { (words.msg_fair_deal_promised()) }
                code { (commitment.hash) }
            }
        }
    }
}

/// The promise after the game, with what opens it.
pub(crate) fn kept(scene: &Scene, game: &GameView) -> Markup {
    let words = scene.words;
    let opened = game.commitment.as_ref().and_then(|kept| Some((&kept.hash, kept.salt.as_ref()?)));
    html! {
        @if let Some((hash, salt)) = opened {
            details class="fair" id="fair" {
                summary { (words.msg_fair_deal()) }
                dl {
                    dt { (words.msg_fair_deal_commitment()) } dd { code { (hash) } }
                    dt { (words.msg_fair_deal_salt()) } dd { code { (salt) } }
                }
                p { (words.msg_fair_deal_check()) }
            }
        }
    }
}
