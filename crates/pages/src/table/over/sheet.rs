//! The final sheet, line by line. Players are columns; where their names don't fit, the style sheet
//! shows their places instead.

use majesty_art::{Symbol, symbol};
use majesty_rules::{BySeat, Earnings, Location, ScoreSheet};
use majesty_words::{ScoreLine, location_name, play_lines, score_lines, signed};
use maud::{Markup, html};

use crate::table::scene::Scene;

/// A line as the page shows it.
struct Line {
    /// What stands in front of it.
    label: String,
    /// Its full name, where that says more.
    name: Option<String>,
    location: Option<Location>,
    points: BySeat<i32>,
    /// Whether it is one of the lines that make up the one above.
    is_detail: bool,
    is_total: bool,
}

impl Line {
    fn sum(line: ScoreLine) -> Self {
        Self {
            label: line.name,
            name: None,
            location: line.location,
            points: line.points,
            is_detail: false,
            is_total: line.is_total,
        }
    }

    fn class(&self) -> Option<&'static str> {
        if self.is_total { Some("sum") } else { self.is_detail.then_some("detail") }
    }

    fn detail(label: String, line: ScoreLine) -> Self {
        let name = Some(line.name).filter(|name| *name != label);
        let (location, points) = (line.location, line.points);
        Self { label, name, location, points, is_detail: true, is_total: false }
    }
}

/// The sheet's lines in groups: in play, wounded, variety, majorities, total.
fn groups(scene: &Scene, sheet: &ScoreSheet, earnings: &BySeat<Earnings>) -> Vec<Vec<Line>> {
    let (lang, words) = (scene.lang, scene.words);
    let mut lines = score_lines(lang, sheet);
    let total = lines.pop().map(Line::sum);
    let majorities = lines.split_off(3);
    let mut groups: Vec<Vec<Line>> = lines.into_iter().map(|line| vec![Line::sum(line)]).collect();
    groups[0].extend(play_lines(lang, earnings).into_iter().map(|line| {
        let about = (line.name == words.msg_end_other()).then(|| words.msg_end_other_about());
        let label = line.name.clone();
        Line { name: about, ..Line::detail(label, line) }
    }));
    let mut last = vec![Line {
        label: words.msg_end_majorities(),
        name: None,
        location: None,
        points: sheet.scores.map(|score| score.majorities().into()),
        is_detail: false,
        is_total: false,
    }];
    last.extend(majorities.into_iter().map(|line| {
        let place = line.location.map(|location| location_name(lang, location).to_owned());
        Line::detail(place.unwrap_or_default(), line)
    }));
    groups.push(last);
    groups.extend(total.map(|total| vec![total]));
    groups
}

pub(crate) fn final_sheet(
    scene: &Scene,
    sheet: &ScoreSheet,
    earnings: &BySeat<Earnings>,
) -> Markup {
    let ranking = sheet.ranking();
    html! {
        div class={ "sheet-box for-" (ranking.len()) } {
            table id="sheet" {
                caption class="hidden" { (scene.words.msg_final_sheet()) }
                thead {
                    tr {
                        td {}
                        @for &seat in &ranking {
                            th scope="col" .winner[sheet.winners[seat]] .own[scene.is_you(seat)]
                                title=(scene.name(seat)) {
                                span class="sheet-name" { (scene.called(seat)) }
                                // The list above says who came where.
                                span class="sheet-rank" aria-hidden="true" {
                                    @if scene.is_you(seat) { (scene.called(seat)) }
                                    @else { (sheet.place(seat)) }
                                }
                                @if sheet.winners[seat] { " " (symbol(Symbol::Crown, "art-icon crowned")) }
                            }
                        }
                    }
                }
                @for group in groups(scene, sheet, earnings) {
                    tbody { @for line in &group { (sheet_line(scene, sheet, line)) } }
                }
                @if scene.table.seats.iter().any(|seat| seat.hints > 0) {
                    (hints_line(scene, sheet))
                }
            }
        }
    }
}

fn sheet_line(scene: &Scene, sheet: &ScoreSheet, line: &Line) -> Markup {
    html! {
        tr class=[line.class()] {
            th scope="row" aria-label=[line.name.as_ref()] title=[line.name.as_ref()] {
                @if let Some(location) = line.location { (scene.drawn.shield(location)) }
                (line.label)
            }
            @for seat in sheet.ranking() {
                @let value = line.points[seat];
                @let is_best = line.is_total && sheet.winners[seat];
                td .winner[is_best] .nothing[!is_best && value == 0] .own[scene.is_you(seat)] {
                    (signed(value))
                }
            }
        }
    }
}

/// How many hints each player took.
fn hints_line(scene: &Scene, sheet: &ScoreSheet) -> Markup {
    let words = scene.words;
    html! {
        tfoot {
            tr class="hints-taken" {
                th scope="row" { (words.msg_hints_taken()) }
                @for seat in sheet.ranking() {
                    @let hints = scene.seat(seat).hints;
                    td .nothing[hints == 0] .own[scene.is_you(seat)] { (hints) }
                }
            }
        }
    }
}
