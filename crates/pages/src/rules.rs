//! The rules: short texts, the deck, and every side of every location from the rules' table.

use majesty_art::{character_shield, colour_class};
use majesty_rules::{CARDS, Card, KINDS, Location, Side, TIER1, TIER2};
use majesty_words::{Lang, about_the_game, card_name, rules};
use maud::{Markup, html};

use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
    sides,
};

/// The page.
pub fn page(reader: &Reader) -> Markup {
    let lang = reader.lang;
    let words = lang.words();
    let head = Head {
        title: words.msg_rules(),
        class: "lobby",
        assets: &[Asset::HouseStyle, Asset::RulesStyle],
        path: "/rules".to_owned(),
        about: About::listed(words.msg_meta_rules()),
        ..Head::default()
    };
    let sections = rules(lang);
    let body = html! {
        main id="main" class="sheet rules" tabindex="-1" {
            h1 { (words.msg_rules()) }
            nav class="contents" aria-label=(words.msg_contents()) {
                ol {
                    @for (at, section) in sections.iter().enumerate() {
                        li { a href=(format_args!("#part-{}", at + 1)) { (section.heading) } }
                    }
                    li { a href="#locations" { (words.msg_locations()) } }
                    li { a href="#deck" { (words.msg_deck()) } }
                }
            }
            div class="rules-text panel" {
                @for (at, section) in sections.iter().enumerate() {
                    section id=(format_args!("part-{}", at + 1)) {
                        h2 { (section.heading) }
                        @for paragraph in &section.paragraphs { p { (paragraph) } }
                    }
                }
            }
            section id="locations" class="rules-places" {
                h2 { (words.msg_locations()) }
                p { (words.msg_locations_about()) }
                div class="sites" {
                    @for location in Location::ALL { (place(lang, location)) }
                }
            }
            section id="deck" {
                h2 { (words.msg_deck()) }
                p { (words.msg_deck_about()) }
                (deck(lang))
            }
            @let about = about_the_game(lang);
            section id="about" class="rules-text panel" {
                h2 { (about.heading) }
                @for paragraph in &about.paragraphs { p { (paragraph) } }
            }
        }
    };
    layout::page(reader, &head, body)
}

/// A location with both its sides.
fn place(lang: Lang, location: Location) -> Markup {
    html! {
        article class=(format_args!("site {}", colour_class(location))) {
            h3 class="site-head" { (sides::place_head(lang, location)) }
            @for side in Side::ALL {
                div class="site-side" {
                    h4 class="site-side-head" {
                        (lang.words().msg_side(side.letter().to_string()))
                        (sides::majority(lang, location, side))
                    }
                    (sides::lines(lang, location, side))
                }
            }
        }
    }
}

/// Every kind of card with its number in each tier.
fn deck(lang: Lang) -> Markup {
    let words = lang.words();
    let kinds: Vec<_> = Card::kinds().zip(&KINDS).collect();
    let (plain, split) = kinds.split_at(kinds.iter().take_while(|(c, _)| !c.is_split()).count());
    html! {
        table class="panel deck-table" {
            thead {
                tr {
                    th scope="col" { (words.msg_card()) }
                    th scope="col" { (words.msg_tier_one()) }
                    th scope="col" { (words.msg_tier_two()) }
                    th scope="col" { (words.msg_all_cards()) }
                }
            }
            @for group in [plain, split] {
                tbody {
                    @for (card, kind) in group {
                        tr {
                            th scope="row" {
                                span class="deck-shields" {
                                    @for character in card.characters() {
                                        (character_shield(character))
                                    }
                                }
                                (card_name(lang, *card))
                            }
                            td { (count(kind.tier1)) }
                            td { (count(kind.tier2)) }
                            td { (kind.tier1 + kind.tier2) }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.msg_all_cards()) }
                    td { (TIER1) }
                    td { (TIER2) }
                    td { (CARDS) }
                }
            }
        }
    }
}

/// A number of cards; none is a dash.
fn count(cards: u8) -> String {
    if cards == 0 { "–".to_owned() } else { cards.to_string() }
}
