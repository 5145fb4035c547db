//! The start page: play at once, set a table up, go on, join, watch, read.

use majesty_art::{Symbol, landscape, symbol};
use majesty_rules::{Players, Sides};
use majesty_table::{Outcome, TableLine};
use majesty_words::{Lang, day, list, round};
use maud::{Markup, html};

use crate::{
    about::About,
    layout::{self, GAME, Head},
    levels,
    model::{OtherPages, Reader, StartView},
};

/// The page.
pub fn page(view: &StartView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let head = Head {
        class: "start",
        path: "/".to_owned(),
        about: About { title: words.msg_meta_game(), ..About::listed(words.msg_meta_start()) },
        ..Head::default()
    };
    let body = html! {
        main id="main" tabindex="-1" {
            div class="hero" {
                div class="hero-words" {
                    h1 { (symbol(Symbol::Crown, "hero-crown")) (GAME) }
                    p class="hero-line" { (words.msg_hero()) }
                    p class="hero-about" { (words.msg_hero_about()) }
                }
                (landscape())
            }
            div class="start-grid" {
                (play_now(reader.lang))
                div class="start-side" {
                    @if !view.own.is_empty() || !view.own_pages.is_empty() {
                        (tables(reader.lang, &words.msg_your_games(), &view.own, &view.own_pages))
                    }
                    (join(reader.lang, &view.open, &view.open_pages))
                    @if !view.watchable.is_empty() || !view.watchable_pages.is_empty() {
                        (tables(
                            reader.lang,
                            &words.msg_games_to_watch(),
                            &view.watchable,
                            &view.watchable_pages,
                        ))
                    }
                }
                (ways(reader.lang))
            }
        }
    };
    layout::page(reader, &head, body)
}

/// One click and the game begins; whoever wants to can choose first.
fn play_now(lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        form class="panel play-form" method="post" action="/play" aria-labelledby="play-now" {
            h2 id="play-now" { (words.msg_play_now()) }
            (levels::choice(lang, &words.msg_opponents(), levels::FRIENDLY))
            fieldset class="segments" {
                legend { (words.msg_number_of_players()) }
                div class="segments-row" {
                    @for players in Players::ALL {
                        label class="segment" {
                            input type="radio" name="players" value=(players)
                                checked[players == Players::Two]
                                aria-label=(words.msg_players_count(players.count()));
                            span aria-hidden="true" {
                                @for _ in players.seats() { (symbol(Symbol::Meeple, "art-meeple")) }
                            }
                            b aria-hidden="true" { (players) }
                        }
                    }
                }
            }
            div class="play-ways" {
                div {
                    button class="button button-main button-large" {
                        (symbol(Symbol::Play, "art-icon")) (words.msg_play_now())
                    }
                    p class="quiet" { (words.msg_play_about()) }
                }
                div {
                    a class="button button-large" href="/new" { (words.msg_new_table()) }
                    p class="quiet" { (words.msg_new_table_about()) }
                }
            }
        }
    }
}

fn join(lang: Lang, open: &[TableLine], pages: &OtherPages) -> Markup {
    let words = lang.words();
    if !open.is_empty() || !pages.is_empty() {
        return tables(lang, &words.msg_join_table(), open, pages);
    }
    html! {
        section class="panel" {
            h2 { (words.msg_join_table()) }
            p class="quiet" { (words.msg_no_open_tables()) }
        }
    }
}

fn tables(lang: Lang, heading: &str, lines: &[TableLine], pages: &OtherPages) -> Markup {
    let words = lang.words();
    html! {
        section class="panel" {
            h2 { (heading) }
            ul class="tables" {
                @for line in lines { li { (table(lang, line)) } }
            }
            @if !pages.is_empty() {
                nav class="list-pages" aria-label=(heading) {
                    @if let Some(newer) = &pages.newer {
                        a class="button" rel="prev" href=(newer) { (words.msg_list_newer()) }
                    }
                    @if let Some(older) = &pages.older {
                        a class="button" rel="next" href=(older) { (words.msg_list_older()) }
                    }
                }
            }
        }
    }
}

/// A table as a link: who sits there, how far it is, whether it waits for the reader.
fn table(lang: Lang, line: &TableLine) -> Markup {
    let words = lang.words();
    let names: Vec<&str> = line.names.iter().flatten().map(String::as_str).collect();
    let free = line.names.len() - names.len();
    let standing = match (line.round, line.outcome) {
        (_, Some(Outcome::Won)) => words.msg_result_won(),
        (_, Some(Outcome::Shared)) => words.msg_result_shared(),
        (_, Some(Outcome::Lost)) => words.msg_result_lost(),
        _ if line.over => words.msg_game_over(),
        (Some(at), None) => round(lang, at),
        (None, None) => words.msg_waiting_for_players(),
    };
    let scores: Vec<String> = line.scores.iter().flatten().map(ToString::to_string).collect();
    html! {
        a class="table-line" href=(format_args!("/t/{}", line.id)) {
            span class="table-names" {
                (list(lang, &names))
                @for _ in 0..free { span class="table-free" { (words.msg_free_seat()) } }
            }
            span class="quiet" {
                (standing)
                @if !scores.is_empty() { " · " (scores.join(" : ")) }
                @if line.practice { " · " (words.msg_practice()) }
                " · " (sides(lang, line.config.sides))
                @if line.over { " · " time { (day(line.date)) } }
            }
            @if line.your_turn { span class="badge" { (words.msg_your_turn()) } }
            (symbol(Symbol::Next, "art-icon table-go"))
        }
    }
}

/// Which sides are up, in two words.
fn sides(lang: Lang, sides: Sides) -> String {
    let words = lang.words();
    match sides {
        Sides::ALL_A => words.msg_side("A"),
        Sides::ALL_B => words.msg_side("B"),
        _ => words.msg_sides_mixed(),
    }
}

/// The other ways to go on from here.
fn ways(lang: Lang) -> Markup {
    let words = lang.words();
    let ways = [
        ("/rules", Symbol::Book, words.msg_rules(), words.msg_rules_about()),
        ("/open", Symbol::Scroll, words.msg_record_open(), words.msg_record_about()),
    ];
    html! {
        nav class="paths" aria-label=(words.msg_menu()) {
            @for (href, sign, name, about) in ways {
                a class="panel path" href=(href) {
                    (symbol(sign, "path-sign"))
                    span class="title" { (name) }
                    span class="quiet" { (about) }
                }
            }
        }
    }
}
