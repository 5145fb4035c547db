//! Opening a game that was written down.

use maud::{Markup, html};

use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
};

/// The page, with the text as it was sent and what was wrong with it.
pub fn page(problem: Option<&str>, text: &str, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let head = Head {
        title: words.msg_record_open(),
        class: "lobby",
        assets: &[Asset::HouseStyle],
        path: "/open".to_owned(),
        about: About::listed(words.msg_meta_open_record()),
        ..Head::default()
    };
    let wrong = problem.is_some();
    let body = html! {
        main id="main" class="sheet sheet-narrow" tabindex="-1" {
            h1 { (words.msg_record_open()) }
            p { (words.msg_record_help()) }
            @if let Some(problem) = problem {
                p class="notice notice-bad" id="problem" role="alert" { (problem) }
            }
            form class="panel open-form" method="post" action="/open" {
                label class="field" {
                    span { (words.msg_record_text()) }
                    textarea name="record" rows="11" spellcheck="false" autocapitalize="off"
                        autocomplete="off" required aria-invalid=[wrong.then_some("true")]
                        aria-describedby=[wrong.then_some("problem")] { (text) }
                }
                button class="button button-main" { (words.msg_record_show()) }
            }
            form class="panel open-form" method="post" action="/open" enctype="multipart/form-data" {
                label class="field" {
                    span { (words.msg_record_file()) }
                    input type="file" name="file" accept=".majesty,.txt,text/plain" required;
                }
                button class="button" { (words.msg_record_show()) }
            }
        }
    };
    layout::page(reader, &head, body)
}
