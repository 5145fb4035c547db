//! Who came where: a bar for each player, best on top, and what decided the game.

use majesty_art::{Symbol, sprite_url, symbol};
use majesty_rules::{BySeat, Earnings, ScoreSheet, Seat};
use majesty_words::{decided, points, score_parts, signed};
use maud::{Markup, html};

use super::parts::{Bars, Part};
use crate::table::{leave, rivals::holder_sign, scene::Scene};

/// A part of a bar that is narrower, in percent, has no room for its sign.
const ROOM: f64 = 5.2;

/// A name of more letters is written smaller.
const LONG: usize = 14;

pub(crate) fn placing(scene: &Scene, sheet: &ScoreSheet, earnings: &BySeat<Earnings>) -> Markup {
    let bars = Bars::new(sheet, earnings);
    let you = scene.you().filter(|&seat| scene.seat(seat).resigned.is_none());
    let decided = decided(scene.lang, sheet, earnings, &scene.names(), you);
    html! {
        section class="placing panel" aria-label=(scene.words.msg_end_placing()) {
            ol {
                @for seat in sheet.ranking() {
                    li .result .won[sheet.winners[seat]] .own[scene.is_you(seat)] {
                        (head(scene, sheet, seat))
                        (bar(scene, &bars, seat))
                        p class="parts number" {
                            @for part in score_parts(scene.lang, &sheet.scores[seat]) {
                                span { (part) } " "
                            }
                        }
                    }
                }
            }
            @if let Some(text) = decided { p class="decided" { (text) } }
        }
    }
}

fn head(scene: &Scene, sheet: &ScoreSheet, seat: Seat) -> Markup {
    let (name, total) = (scene.called(seat), sheet.scores[seat].total());
    let spoken = u16::try_from(total).map_or_else(|_| signed(total), |t| points(scene.lang, t));
    html! {
        span class="place-rank number" { (sheet.place(seat)) }
        span class="placed-name" {
            (holder_sign(scene, seat))
            span .name .long[name.chars().count() > LONG] title=(name) { (name) }
            @if sheet.winners[seat] { (symbol(Symbol::Crown, "art-icon crowned")) }
        }
        @if let Some(remark) = leave::remark(scene, seat) { span class="remark quiet" { (remark) } }
        b class="place-total number" role="img" aria-label=(spoken) { (signed(total)) }
    }
}

/// The numbers are written beside it and in the sheet, so that it is for the eye alone.
fn bar(scene: &Scene, bars: &Bars, seat: Seat) -> Markup {
    html! {
        svg class="score-bar" aria-hidden="true" {
            @for part in &bars.parts[seat] {
                g class=(part.kind.class()) {
                    title { (part.label(scene.lang)) }
                    rect x=(percent(part.start)) width=(percent(part.width)) {}
                    @if part.width >= ROOM { (sign(part)) }
                }
            }
            rect class="zero" x=(percent(bars.zero)) width="1" {}
        }
    }
}

/// A sign in the middle of its part; the style sheet moves it by half of its size.
fn sign(part: &Part) -> Markup {
    html! {
        use class="art-sign" href={ (sprite_url()) "#" (part.kind.sign().id()) }
            x=(percent(part.middle())) width="14" height="14" {}
    }
}

fn percent(part: f64) -> String {
    format!("{part:.2}%")
}
