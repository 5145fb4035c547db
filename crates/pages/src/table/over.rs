//! The end: the result, who came where and why, the way on, the final sheet, every realm.

pub(crate) mod parts;
mod placing;
mod sheet;

use majesty_art::{Symbol, colour_class, symbol};
use majesty_bots::court;
use majesty_rules::{BySeat, Earnings, Location, ROUNDS, Realm, ScoreSheet, Seat};
use majesty_table::{GameView, HolderView, Names};
use majesty_words::{bot_name, headline, location_name, own_headline};
use maud::{Markup, html};

pub(crate) use placing::placing;
pub(crate) use sheet::final_sheet;

use crate::{
    layout::GAME,
    table::{
        bar, fair, keys::Keys, order, piece::button_form, realm::fan, recap, rivals::holder_sign,
        scene::Scene, side,
    },
};

pub(crate) fn over(scene: &Scene, game: &GameView) -> Markup {
    let words = scene.words;
    let Some(sheet) = game.score_sheet() else { return html! {} };
    let keys = Keys::of(&game.view, &game.turns);
    let earnings = earnings(game);
    html! {
        div class="notices" { (bar::notices(scene, None)) }
        (banner(scene, &sheet))
        (placing(scene, &sheet, &earnings))
        (next(scene, &sheet))
        (recap::last_moves(scene, game))
        section class="final panel" aria-label=(words.msg_final_sheet()) {
            (final_sheet(scene, &sheet, &earnings))
            (fair::kept(scene, game))
        }
        (realms(scene, game, keys.as_ref()))
        (side::side(scene, game))
        (order::manage(scene))
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
                        (holder_sign(scene, seat)) (scene.called(seat))
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
                    (fan(scene, realm.pile(location), location, keys.map(|k| k.pile(seat, location))))
                }
            }
        }
    }
}

/// The result in the reader's own words: "you" to a player, names to everybody else.
pub(crate) fn banner(scene: &Scene, sheet: &ScoreSheet) -> Markup {
    let you = scene.you();
    // Whoever resigns has lost, whatever the bot made of it.
    if let Some(round) = you.and_then(|seat| scene.seat(seat).resigned) {
        let words = scene.words;
        return html! {
            header class="banner" {
                h1 { (words.msg_ended_you_resigned(round)) }
                p { (words.msg_ended_lost()) }
            }
        };
    }
    let told = headline(scene.lang, sheet, &scene.names(), you);
    html! {
        header class="banner" data-counting=(scene.words.msg_end_counting()) {
            @if you.is_none_or(|seat| sheet.winners[seat]) {
                span class="crown" { (symbol(Symbol::Crown, "art-icon")) }
            }
            h1 { (told.title) }
            p { (told.detail) }
            @if scene.table.practice {
                span class="tag" title=(scene.words.msg_practice_about()) {
                    (scene.words.msg_practice())
                }
            }
        }
    }
}

/// Where everybody's points in play came from.
pub(crate) fn earnings(game: &GameView) -> BySeat<Earnings> {
    Earnings::of(game.turns.iter().flat_map(|turn| &turn.events))
}

/// A picture of the result: without a script it opens, with one it can be sent.
pub(crate) fn share(scene: &Scene, sheet: &ScoreSheet) -> Markup {
    let words = scene.words;
    let nameless = scene.you().filter(|&seat| scene.name(seat) == scene.lang.player(seat.number()));
    let told = match nameless {
        Some(seat) => own_headline(scene.lang, sheet, &scene.names(), seat),
        None => headline(scene.lang, sheet, &scene.names(), None).title,
    };
    // Of the daily deal nobody else may see a replay before the day is over.
    let link = match scene.table.daily {
        Some(_) => scene.link.replace(&scene.base, "/daily"),
        None => format!("{}/replay", scene.link),
    };
    html! {
        a class="button" href=(scene.action("result.svg")) data-share={ (GAME) ": " (told) }
            data-link=(link) data-saved=(words.msg_end_share_saved())
            data-copied=(words.msg_end_share_copied()) {
            (symbol(Symbol::Link, "art-icon")) (words.msg_end_share())
        }
    }
}

/// The way on: what most people do next comes first, the rest is smaller.
fn next(scene: &Scene, sheet: &ScoreSheet) -> Markup {
    let (words, table) = (scene.words, scene.table);
    html! {
        nav class="next" {
            div class="next-first" {
                @if table.daily.is_some() {
                    (to_daily(scene))
                } @else if table.next.is_some() {
                    (to_rematch(scene))
                } @else if !scene.is_watcher() {
                    (button_form(
                        scene, "rematch", &[], (None, &words.msg_rematch()), "button button-main",
                    ))
                }
                (button_form(
                    scene, "analysis", &[], (Some(Symbol::Hint), &words.msg_review_start()),
                    "button button-second",
                ))
                (stronger(scene, sheet))
            }
            div class="next-more" {
                a class="button" href=(scene.action("replay")) {
                    (symbol(Symbol::Play, "art-icon")) (words.msg_replay())
                }
                (share(scene, sheet))
                a class="button" href="/" { (words.msg_to_start()) }
                // The cards of the daily deal stay here as long as others may play it.
                @if !table.is_sealed {
                    details class="next-rest" id="next-rest" {
                        summary class="button" { (words.msg_end_more()) }
                        div {
                            (play_on(scene))
                            a class="button" href=(scene.action("record")) download {
                                (symbol(Symbol::Scroll, "art-icon")) (words.msg_record_download())
                            }
                        }
                    }
                }
            }
        }
    }
}

/// After a victory over bots, a game against the next stronger ones; after a defeat, against the next weaker.
fn stronger(scene: &Scene, sheet: &ScoreSheet) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let has_won =
        scene.you().is_some_and(|seat| sheet.winners[seat] && scene.seat(seat).resigned.is_none());
    let played = scene.you().and_then(|_| strongest_rival(scene));
    let step = |place: usize| if has_won { place.checked_add(1) } else { place.checked_sub(1) };
    let level = played.and_then(step).and_then(|place| court().get(place)).map(|bot| bot.id);
    let level = level.filter(|_| table.daily.is_none() && !scene.is_with_people());
    html! {
        @if let Some(level) = level {
            form method="post" action="/play" {
                input type="hidden" name="players" value=(table.config.players.count());
                input type="hidden" name="level" value=(level);
                button class="button button-second" {
                    (words.msg_end_stronger(bot_name(scene.lang, level).unwrap_or_default()))
                }
            }
        }
    }
}

/// How strong the strongest bot at the table is, as a place among the levels.
fn strongest_rival(scene: &Scene) -> Option<usize> {
    let levels = scene.table.seats.iter().filter_map(|seat| match &seat.holder {
        HolderView::Bot { level } => court().iter().position(|bot| bot.id == level),
        _ => None,
    });
    levels.max()
}

/// The way to everybody's results of the daily deal.
pub(crate) fn to_daily(scene: &Scene) -> Markup {
    html! {
        a class="button button-main" href="/daily" {
            (symbol(Symbol::Crown, "art-icon")) (scene.words.msg_daily_to())
        }
    }
}

/// The way to the rematch. Players are ready when they arrive.
pub(crate) fn to_rematch(scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        @if let Some(id) = &scene.table.next {
            @if scene.is_watcher() {
                a class="button button-main" href={ "/t/" (id) } { (words.msg_rematch_open()) }
            } @else {
                form method="post" action={ "/t/" (id) "/ready" } {
                    input type="hidden" name="ready" value="on";
                    // The script puts a share of the shuffle there.
                    input type="hidden" name="share";
                    button class="button button-main" { (words.msg_rematch_open()) }
                }
            }
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
        form class="play-on" method="post" action=(scene.action("play-on"))
            title=(words.msg_play_on_about()) {
            input type="hidden" name="seat" value=(seat.number());
            input type="hidden" name="level" value=(level.unwrap_or(&table.substitute));
            label {
                span { (words.msg_end_from_round()) }
                select name="ply" {
                    @for round in 1..=ROUNDS {
                        option value=(usize::from(round - 1) * players + seat.index()) { (round) }
                    }
                }
            }
            button class="button" { (words.msg_end_play_on()) }
            small class="quiet" { (words.msg_end_same_cards()) }
        }
    }
}
