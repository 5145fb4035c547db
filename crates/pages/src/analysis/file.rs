//! An analysed game as a file of its own, with everything in it that it needs.

use majesty_analysis::Analysis;
use majesty_rules::Record;
use majesty_words::{Lang, list};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{
    body,
    review::{Links, Review},
};
use crate::assets::Asset;

/// A file with one game or several, one below the other. Nothing in it has an address.
pub fn file(lang: Lang, games: &[(Record, Analysis)]) -> Markup {
    let words = lang.words();
    let names: Vec<String> = games.iter().map(|(record, _)| list(lang, record.names())).collect();
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (words.msg_review_title()) ": " (names.join(" · ")) }
                // Our own style sheets, which hold no markup.
                @for sheet in [Asset::Style, Asset::HouseStyle, Asset::AnalysisStyle] {
                    style { (PreEscaped(sheet.text())) }
                }
            }
            body class="lobby" {
                @for (number, (record, analysis)) in games.iter().enumerate() {
                    @let review = review(lang, record, analysis, number);
                    main class="sheet review" {
                        header class="review-head" {
                            h1 { (words.msg_review_title()) }
                            p class="quiet" { (list(lang, record.names())) }
                        }
                        (body(&review))
                    }
                }
            }
        }
    }
}

fn review<'a>(lang: Lang, record: &'a Record, analysis: &'a Analysis, game: usize) -> Review<'a> {
    Review {
        analysis,
        names: record.names(),
        positions: record.replay().map(|turn| turn.before.view()).collect(),
        own: None,
        hints: &[],
        practice: false,
        lang,
        words: lang.words(),
        links: Links::File(game),
    }
}
