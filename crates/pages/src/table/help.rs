//! The keys, on a leaf that opens over the table.

use maud::{Markup, html};

use crate::table::{piece::leaf_head, scene::Scene};

pub(crate) fn keys(scene: &Scene) -> Markup {
    let words = scene.words;
    let keys = [
        ("1 – 6", words.msg_keys_spaces()),
        ("← →", words.msg_keys_sides()),
        ("Enter", words.msg_keys_confirm()),
        ("Esc", words.msg_keys_cancel()),
        ("h", words.msg_keys_hint()),
        ("u", words.msg_keys_take_back()),
        ("c", words.msg_keys_chat()),
        ("?", words.msg_keys_help()),
    ];
    html! {
        div id="keys" class="leaf" popover role="dialog" aria-labelledby="keys-title" {
            (leaf_head(scene, "keys", &html! { h2 id="keys-title" { (words.msg_keys()) } }))
            dl class="keys" {
                @for (key, what) in keys { dt { kbd { (key) } } dd { (what) } }
            }
            p class="quiet" { (words.msg_keys_double()) }
        }
    }
}
