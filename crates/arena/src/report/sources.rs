//! Where the points come from: a bar of stacked pieces for each contestant, and the figures.

use majesty_rules::{Character, Location};
use maud::{Markup, html};

use super::{card, heraldry, scale::Scale};
use crate::{Figures, Source, Summary, words::plus_minus};

/// The narrowest piece, as a part of the width, that has room for a letter.
const ROOM_FOR_A_LETTER: f64 = 0.03;

/// A piece of a bar: several sources where telling them apart would help nobody.
struct Piece {
    name: String,
    /// A letter or sign to stand on it.
    sign: String,
    class: String,
    /// Majorities have the colours of their locations and are hatched.
    hatched: bool,
    chosen: Box<dyn Fn(Source) -> bool>,
}

impl Piece {
    fn value(&self, figures: &Figures) -> f64 {
        figures.points_from(&self.chosen)
    }
}

fn pieces() -> Vec<Piece> {
    let single = |name: &str, sign: &str, class: &str, chosen: fn(Source) -> bool| Piece {
        name: name.to_owned(),
        sign: sign.to_owned(),
        class: class.to_owned(),
        hatched: false,
        chosen: Box::new(chosen),
    };
    let at = |character: Character, hatched: bool, of: fn(Location) -> Source| {
        let location = character.location();
        Piece {
            name: name(of(location)),
            sign: character.letter().to_string(),
            class: heraldry::class(location),
            hatched,
            chosen: Box::new(move |source| source == of(location)),
        }
    };
    let mut pieces: Vec<Piece> = Vec::new();
    pieces.extend(Character::ALL.map(|character| at(character, false, Source::Ability)));
    pieces.extend([
        single("paid to all, in the own turn", "a", "shared-own", |source| {
            matches!(source, Source::SharedOwnTurn(_))
        }),
        single("paid to all, in others’ turns", "o", "shared-others", |source| {
            matches!(source, Source::SharedOthersTurn(_))
        }),
        single("surplus meeples", "s", "surplus", |source| source == Source::Surplus),
        single("trades", "t", "trades", |source| source == Source::Trades),
        single("variety", "v", "variety", |source| source == Source::Variety),
    ]);
    pieces.extend(Character::ALL.map(|character| at(character, true, Source::Majority)));
    pieces.extend([
        single("Infirmary", "✚", "at-infirmary", |source| source == Source::Infirmary),
        single("announcements forgotten", "!", "announcements", |source| {
            source == Source::Announcements
        }),
    ]);
    pieces
}

/// A source by its name.
fn name(source: Source) -> String {
    match source {
        Source::Ability(location) => location.name().to_owned(),
        Source::SharedOwnTurn(location) => format!("{location} pays all, own turn"),
        Source::SharedOthersTurn(location) => format!("{location} pays all, others’ turns"),
        Source::Majority(location) => format!("majority at the {location}"),
        Source::Surplus => "surplus meeples".to_owned(),
        Source::Trades => "trades".to_owned(),
        Source::Announcements => "announcements forgotten".to_owned(),
        Source::Infirmary => "Infirmary".to_owned(),
        Source::Variety => "variety".to_owned(),
    }
}

pub fn section(summary: &Summary) -> Markup {
    let contestants = &summary.contestants;
    let mut pieces = pieces();
    pieces.retain(|piece| contestants.iter().any(|c| piece.value(&c.figures).abs() >= 0.05));
    let sum = |figures: &Figures, sign: f64| -> f64 {
        pieces.iter().map(|piece| (sign * piece.value(figures)).max(0.0) * sign).sum()
    };
    let ends = contestants.iter().flat_map(|c| [sum(&c.figures, -1.0), sum(&c.figures, 1.0)]);
    let scale = Scale::around(ends.chain([0.0]));
    let body = html! {
        div class="strips tall" {
            @for (i, contestant) in contestants.iter().enumerate() {
                div class="strip" {
                    (heraldry::name(i, &contestant.label))
                    (bar(&contestant.label, &contestant.figures, &pieces, &scale))
                    b class="value" { (format!("{:.1}", contestant.figures.score.mean)) }
                }
            }
            div class="strip foot" { span {} (scale.axis(|tick| scale.number(tick))) span {} }
        }
        (legend(&pieces))
        (figures(summary))
    };
    let lead = "Mean points a game. Plain colours are what a location pays when a card is placed \
                there, hatched ones its majority; what costs points lies left of zero.";
    card("whole", "Points by source", lead, &body)
}

fn bar(label: &str, figures: &Figures, pieces: &[Piece], scale: &Scale) -> Markup {
    const HEIGHT: f64 = 38.0;
    let mut ends = [0.0, 0.0];
    let placed: Vec<(&Piece, f64, f64)> = pieces
        .iter()
        .map(|piece| {
            let value = piece.value(figures);
            let end = &mut ends[usize::from(value >= 0.0)];
            let start = *end;
            *end += value;
            (piece, start.min(*end), value.abs())
        })
        .collect();
    let told: Vec<String> =
        pieces.iter().map(|piece| format!("{} {:.1}", piece.name, piece.value(figures))).collect();
    let words = format!("{label}: mean points by source: {}", told.join(", "));
    html! {
        svg class="plot stack" height=(HEIGHT) role="img" aria-label=(words) {
            (scale.grid())
            @for (piece, left, size) in placed {
                @let width = size / (scale.max - scale.min);
                g {
                    title { (format!("{}: {:.1}", piece.name, piece.value(figures))) }
                    (block(piece, &scale.x(left), &super::scale::across(width), HEIGHT))
                    @if width >= ROOM_FOR_A_LETTER {
                        text class=(format!("sign {}", piece.class)) x=(scale.x(left + size / 2.0))
                            y="24" text-anchor="middle" { (piece.sign) }
                    }
                }
            }
            line class="zero" x1=(scale.x(0.0)) x2=(scale.x(0.0)) y1="0" y2=(HEIGHT) {}
        }
    }
}

/// What the colours and letters mean. One hatched chip stands for all majorities.
fn legend(pieces: &[Piece]) -> Markup {
    html! {
        ul class="legend" {
            @for piece in pieces.iter().filter(|piece| !piece.hatched) {
                li {
                    svg class="chip" viewBox="0 0 18 18" aria-hidden="true" {
                        (block(piece, "0", "18", 18.0))
                        text class=(format!("sign {}", piece.class)) x="9" y="13" text-anchor="middle" { (piece.sign) }
                    }
                    (piece.name)
                }
            }
            @if let Some(piece) = pieces.iter().find(|piece| piece.hatched) {
                li {
                    svg class="chip" viewBox="0 0 18 18" aria-hidden="true" { (block(piece, "0", "18", 18.0)) }
                    "hatched: the majority at that location"
                }
            }
        }
    }
}

/// A piece's colour and hatching.
fn block(piece: &Piece, x: &str, width: &str, height: f64) -> Markup {
    html! {
        rect class=(format!("piece {}", piece.class)) x=(x) width=(width) y="0" height=(height) {}
        @if piece.hatched {
            rect fill="url(#hatch)" x=(x) width=(width) y="0" height=(height) {}
        }
    }
}

/// The same in figures, every source by itself.
fn figures(summary: &Summary) -> Markup {
    let all = &summary.contestants;
    let scored =
        |source: usize| all.iter().any(|c| c.figures.points[source].points.mean.abs() > 0.0);
    let sources = (0..summary.all.points.len()).filter(|&source| scored(source));
    html! {
        details {
            summary { "The figures, with their 95% intervals" }
            div class="scroll" {
                table class="figures" {
                    thead {
                        tr {
                            th scope="col" { "source" }
                            @for contestant in all { th scope="col" { (contestant.label) } }
                        }
                    }
                    tbody {
                        @for source in sources {
                            tr {
                                th scope="row" { (name(summary.all.points[source].source)) }
                                @for contestant in all {
                                    @let points = &contestant.figures.points[source].points;
                                    td { (format!("{:.2}", points.mean)) " " small { (plus_minus(points, 2)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
