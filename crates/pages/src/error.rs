//! When something did not work: what it was, and ways back.

use majesty_art::scene;
use majesty_rules::Location;
use maud::{Markup, html};

use crate::{
    assets::Asset,
    layout::{self, Head},
    model::Reader,
};

/// The page for a status with the sentence that explains it.
pub fn page(status: u16, sentence: &str, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let (title, place) = match status {
        404 | 410 => (words.msg_mishap_missing(), Location::Cottage),
        401 | 403 => (words.msg_mishap_forbidden(), Location::Guardhouse),
        500.. => (words.msg_mishap_ours(), Location::Infirmary),
        _ => (words.msg_mishap_refused(), Location::Barracks),
    };
    let head = Head {
        title: title.clone(),
        class: "lobby",
        assets: &[Asset::HouseStyle],
        // The address that failed may not exist, so a new setting leads to the start.
        path: "/".to_owned(),
        ..Head::default()
    };
    let body = html! {
        main id="main" class="sheet mishap" tabindex="-1" {
            div class="panel" {
                div class="mishap-scene" { (scene(place)) }
                div class="mishap-words" {
                    h1 { (title) }
                    p { (sentence) }
                    div class="mishap-ways" {
                        a class="button button-main" href="/" { (words.msg_to_start()) }
                        a class="button" href="/new" { (words.msg_new_table()) }
                        a class="button" href="/rules" { (words.msg_rules()) }
                    }
                    p class="quiet number" { (status) }
                }
            }
        }
    };
    layout::page(reader, &head, body)
}
