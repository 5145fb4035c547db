//! The end: who has won, the final sheet line by line, every realm, and what comes next.

use majesty_art::{Symbol, colour_class, symbol};
use majesty_rules::{Location, ROUNDS, Realm, ScoreSheet, Seat};
use majesty_table::{GameView, HolderView};
use majesty_words::{ScoreLine, list, location_name, points, score_lines};
use maud::{Markup, html};

use crate::table::{
    bar, fair, keys::Keys, order, piece::button_form, realm::fan, rivals::holder_sign,
    scene::Scene, side,
};

pub(crate) fn over(scene: &Scene, game: &GameView) -> Markup {
    let words = scene.words;
    let Some(sheet) = game.view.score_sheet() else { return html! {} };
    let keys = Keys::of(&game.view, &game.turns);
    html! {
        div class="notices" { (bar::notices(scene, None)) }
        (banner(scene, &sheet))
        section class="final panel" aria-label=(words.msg_final_sheet()) {
            (final_sheet(scene, &sheet))
            (fair::kept(scene, game))
        }
        (realms(scene, game, keys.as_ref()))
        (side::side(scene, game))
        (order::manage(scene))
        (next(scene))
    }
}

/// Every realm with all of its cards.
pub(crate) fn realms(scene: &Scene, game: &GameView, keys: Option<&Keys>) -> Markup {
    html! {
        section class="realms" {
            h2 { (scene.words.msg_all_realms()) }
            @for (seat, realm) in game.view.realms() {
                article class={ "end-realm seat-" (seat.number()) } data-spot=(seat.number()) {
                    h3 {
                        (holder_sign(scene, seat)) (scene.name(seat))
                        (scene.drawn.worker_card(realm.meeples()))
                    }
                    (places(scene, seat, realm, keys))
                }
            }
        }
    }
}

fn places(scene: &Scene, seat: Seat, realm: &Realm, keys: Option<&Keys>) -> Markup {
    html! {
        div class="end-places" {
            @for location in Location::ALL {
                div class={ "end-place " (colour_class(location)) }
                    data-spot={ (seat.number()) "-" (location.number()) } {
                    (scene.drawn.shield(location))
                    span class="hidden" { (location_name(scene.lang, location)) }
                    (fan(scene, realm.pile(location), keys.map(|k| k.pile(seat, location))))
                }
            }
        }
    }
}

pub(crate) fn banner(scene: &Scene, sheet: &ScoreSheet) -> Markup {
    let winners: Vec<_> = sheet.winning_seats().collect();
    let names: Vec<&str> = winners.iter().map(|&seat| scene.name(seat)).collect();
    let most = winners.first().map_or(0, |&seat| sheet.scores[seat].total());
    let text = match names[..] {
        [name] => scene.words.msg_wins(name),
        _ => scene.words.msg_share_victory(list(scene.lang, &names)),
    };
    html! {
        header class="banner" {
            span class="crown" { (symbol(Symbol::Crown, "art-icon")) }
            h1 { (text) }
            p { (points(scene.lang, most.max(0).unsigned_abs() as u16)) }
        }
    }
}

pub(crate) fn final_sheet(scene: &Scene, sheet: &ScoreSheet) -> Markup {
    let seats = scene.table.config.players.seats();
    html! {
        table id="sheet" {
            caption class="hidden" { (scene.words.msg_final_sheet()) }
            thead {
                tr {
                    td {}
                    @for seat in seats.clone() {
                        th scope="col" .winner[sheet.winners[seat]] {
                            @if sheet.winners[seat] {
                                span class="crowned" {
                                    (symbol(Symbol::Crown, "art-icon")) (scene.name(seat))
                                }
                            } @else { (scene.name(seat)) }
                        }
                    }
                }
            }
            tbody {
                @for line in score_lines(scene.lang, sheet) { (sheet_line(scene, sheet, &line)) }
            }
            @if scene.table.seats.iter().any(|seat| seat.hints > 0) { (hints_line(scene)) }
        }
    }
}

/// How many hints each player took.
fn hints_line(scene: &Scene) -> Markup {
    html! {
        tfoot {
            tr class="hints-taken" {
                th scope="row" { (scene.words.msg_hints_taken()) }
                @for seat in &scene.table.seats { td .nothing[seat.hints == 0] { (seat.hints) } }
            }
        }
    }
}

fn sheet_line(scene: &Scene, sheet: &ScoreSheet, line: &ScoreLine) -> Markup {
    html! {
        tr .sum[line.is_total] {
            th scope="row" {
                @if let Some(location) = line.location { (scene.drawn.shield(location)) }
                (line.name)
            }
            @for seat in scene.table.config.players.seats() {
                @let value = line.points[seat];
                td .nothing[value == 0] .winner[line.is_total && sheet.winners[seat]] {
                    (value.to_string().replace('-', "\u{2212}"))
                }
            }
        }
    }
}

fn next(scene: &Scene) -> Markup {
    let (words, table) = (scene.words, scene.table);
    html! {
        nav class="next" {
            @if let Some(id) = &table.next {
                a class="button button-main" href={ "/t/" (id) } { (words.msg_rematch_open()) }
            } @else if !scene.is_watcher() {
                (button_form(
                    scene, "rematch", &[], (None, &words.msg_rematch()), "button button-main",
                ))
            }
            a class="button" href=(scene.action("replay")) {
                (symbol(Symbol::Play, "art-icon")) (words.msg_replay())
            }
            a class="button" href=(scene.action("record")) download {
                (symbol(Symbol::Scroll, "art-icon")) (words.msg_record_download())
            }
            (play_on(scene))
        }
    }
}

/// Plays on from a round of the game, from the reader's own seat, against bots.
fn play_on(scene: &Scene) -> Markup {
    let (table, words) = (scene.table, scene.words);
    let seat = table.foreground();
    let players = table.config.players.count();
    let level = table.seats.iter().find_map(|seat| match &seat.holder {
        HolderView::Bot { level } => Some(level),
        _ => None,
    });
    html! {
        form class="play-on" method="post" action=(scene.action("play-on")) {
            input type="hidden" name="seat" value=(seat.number());
            input type="hidden" name="level" value=(level.unwrap_or(&table.substitute));
            label {
                span { (words.msg_play_on_round()) }
                select name="ply" {
                    @for round in 1..=ROUNDS {
                        option value=(usize::from(round - 1) * players + seat.index()) { (round) }
                    }
                }
            }
            button class="button" aria-label=(words.msg_play_on()) {
                (symbol(Symbol::Next, "art-icon"))
            }
        }
    }
}
