//! The result of a game as a picture to share: an SVG document of its own, with its colours in it,
//! which the page's script turns into a PNG.

use majesty_art::{COLOURS, drawing};
use majesty_rules::{Earnings, ScoreSheet, Seat};
use majesty_table::{Names, ReplayView};
use majesty_words::{decided, headline, own_headline, score_parts, signed};
use maud::{Markup, PreEscaped, html};

use crate::{
    assets::PREVIEW_SIZE,
    layout::GAME,
    model::Reader,
    table::over::parts::{Bars, Kind, Part},
};

const SERIF: &str = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif";
const SANS: &str = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

/// The width of a bar.
const BAR: f64 = 1080.0;
const LEFT: f64 = 60.0;

/// How wide a letter is, in its font size, in bold serifs and in plain text. Fonts differ: these are
/// the widest.
const BOLD: f64 = 0.62;
const PLAIN: f64 = 0.56;

/// The picture of a game that is over, as a player shares it: without a name of their own, they are
/// "me".
pub fn picture(view: &ReplayView, reader: &Reader, own: Option<Seat>) -> Option<String> {
    let sheet = view.score_sheet()?;
    let earnings = Earnings::of(view.turns.iter().flat_map(|turn| &turn.events));
    let (lang, (width, height)) = (reader.lang, PREVIEW_SIZE);
    let own = own.filter(|&seat| view.names[seat.index()] == lang.player(seat.number()));
    let names = |seat: Seat| match own {
        Some(own) if own == seat => lang.words().msg_share_me(),
        _ => view.names[seat.index()].clone(),
    };
    let title = match own {
        Some(own) => own_headline(lang, &sheet, &names, own),
        None => headline(lang, &sheet, &names, None).title,
    };
    // Where the points of a daily deal came from would help those who have yet to play it.
    let is_open = view.daily.is_none();
    let decided = decided(lang, &sheet, &earnings, &names, None).filter(|_| is_open);
    let bars = Bars::new(&sheet, &earnings);
    let address = reader.origin.split("://").last().unwrap_or_default();
    // Fewer players have higher bars.
    let (gap, bar) = match view.names.len() {
        2 => (160.0, 84.0),
        3 => (126.0, 60.0),
        _ => (96.0, 34.0),
    };
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) }
            width=(width) height=(height) font-family=(SANS) fill=(colour("ink")) {
            title { (title) }
            rect width=(width) height=(height) fill=(colour("paper")) {}
            rect width=(width) height="10" fill=(colour("gold")) {}
            (crown())
            text x="152" y="96" font-family=(SERIF) font-weight="700"
                font-size=(size(&title, BOLD, 54.0, 980.0)) { (title) }
            @if let Some(decided) = &decided {
                text x="152" y="142" font-size=(size(decided, PLAIN, 24.0, 980.0)) fill=(colour("faint")) {
                    (decided)
                }
            }
            @for (row, seat) in sheet.ranking().into_iter().enumerate() {
                g transform={ "translate(" (LEFT) " " (206.0 + gap * row as f64) ")" } {
                    (player(reader, &sheet, (is_open.then_some(&bars), bar), seat, &names(seat)))
                }
            }
            text x=(LEFT) y="606" font-family=(SERIF) font-size="22" fill=(colour("gold-text")) {
                (GAME)
            }
            text x=(LEFT + BAR) y="606" font-size="20" text-anchor="end" fill=(colour("faint")) {
                @if let Some(day) = view.daily { (address) "/daily · " (day) }
                @else { (address) "/t/" (view.id) "/replay" }
            }
        }
    };
    Some(markup.into_string())
}

fn player(
    reader: &Reader,
    sheet: &ScoreSheet,
    (bars, height): (Option<&Bars>, f64),
    seat: Seat,
    name: &str,
) -> Markup {
    let score = &sheet.scores[seat];
    let parts = score_parts(reader.lang, score).join(" · ");
    let is_winner = sheet.winners[seat];
    let letters = size(name, BOLD, 28.0, 340.0);
    let best = Seat::ALL.into_iter().take(sheet.ranking().len());
    let best = best.map(|seat| sheet.scores[seat].total()).max().unwrap_or_default();
    let share = 100.0 * f64::from(score.total().max(0)) / f64::from(best.max(1));
    let room = BAR - 150.0 - BOLD * letters * name.chars().count() as f64;
    html! {
        text font-family=(SERIF) font-weight="700" font-size=(letters)
            fill=(colour(if is_winner { "gold-text" } else { "ink" })) {
            (sheet.place(seat)) "  " (name)
        }
        text x=(BAR) text-anchor="end" font-weight="700" font-size="34" { (signed(score.total())) }
        @if bars.is_some() {
            text x=(BAR - 90.0) text-anchor="end" font-size=(size(&parts, PLAIN, 19.0, room))
                fill=(colour("faint")) { (parts) }
        }
        svg y="14" width=(BAR) height=(height) {
            @if let Some(bars) = bars {
                @for part in &bars.parts[seat] { (part_of_bar(part, height)) }
                rect x={ (bars.zero) "%" } width="2" height=(height) fill=(colour("ink")) {}
            } @else {
                rect width={ (share) "%" } height=(height)
                    fill=(colour(if is_winner { "gold" } else { "fold" })) {}
            }
        }
    }
}

fn part_of_bar(part: &Part, height: f64) -> Markup {
    let (fill, on) = match part.kind {
        Kind::At(_) => {
            let name = part.kind.class().trim_start_matches("art-");
            (colour(name), colour(&format!("{name}-on")))
        }
        Kind::Meeples | Kind::Silence => (colour("fold"), colour("ink")),
        Kind::Variety => (colour("steel"), colour("ink")),
        Kind::Majorities => (colour("ink"), colour("leaf")),
    };
    html! {
        rect x={ (part.start) "%" } width={ (part.width) "%" } height=(height) fill=(fill)
            stroke=(colour("paper")) {}
        // The sign and the number stand side by side, or one above the other.
        @let middle = height / 2.0;
        @let (sign_at, number_at) = match part.width {
            6.0.. => (Some((-27.0, middle - 11.0)), Some((14.0, middle + 7.0))),
            3.0.. if height >= 60.0 => (Some((-11.0, middle - 25.0)), Some((0.0, middle + 19.0))),
            3.0.. => (None, Some((0.0, middle + 7.0))),
            2.2.. => (Some((-11.0, middle - 11.0)), None),
            _ => (None, None),
        };
        svg x={ (part.middle()) "%" } overflow="visible" {
            @if let Some((x, y)) = sign_at {
                @let (view_box, shapes) = drawing(part.kind.sign(), on);
                svg x=(x) y=(y) width="22" height="22" viewBox=(view_box) { (PreEscaped(shapes)) }
            }
            @if let Some((x, y)) = number_at {
                text x=(x) y=(y) text-anchor="middle" font-weight="600" font-size="19" fill=(on) {
                    (signed(part.points))
                }
            }
        }
    }
}

fn crown() -> Markup {
    html! {
        g transform="translate(52 42) scale(3.4)" stroke=(colour("line")) stroke-linejoin="round" {
            path fill=(colour("gold")) stroke-width="1.6"
                d="M4.5 20 2.3 8l5.5 4L12 4l4.2 8 5.5-4-2.2 12z" {}
            path fill="none" stroke-width="1.4" d="M4.4 17h15.2" {}
            circle cx="12" cy="13.6" r="1.4" fill=(colour("knight")) stroke="none" {}
        }
    }
}

/// A font size at which a text fits.
fn size(text: &str, letter: f64, largest: f64, width: f64) -> f64 {
    let fitting = width / (letter * text.chars().count().max(1) as f64);
    fitting.min(largest)
}

/// A colour by day: messengers show the picture on any ground.
fn colour(name: &str) -> &'static str {
    let found = COLOURS.iter().find(|colour| colour.name == name);
    found.expect("the palette has every colour that is drawn with").light
}
