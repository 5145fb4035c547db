//! Attacks, as a small table.

use maud::{Markup, html};

use super::{card, heraldry};
use crate::{AttackFigures, Estimate, Summary, words::percent};

const HEADS: [&str; 6] =
    ["tried", "wounded a card", "repelled", "found nobody", "success", "own cards wounded"];

pub fn section(summary: &Summary) -> Markup {
    let body = html! {
        div class="scroll" {
            table class="figures" {
                thead {
                    tr {
                        th scope="col" { "contestant" }
                        @for head in HEADS { th scope="col" { (head) } }
                    }
                }
                tbody {
                    @for (i, contestant) in summary.contestants.iter().enumerate() {
                        tr {
                            th scope="row" { (heraldry::name(i, &contestant.label)) }
                            @for cell in cells(&contestant.figures.attacks) { td { (cell) } }
                        }
                    }
                }
            }
        }
    };
    let lead = "A seat in a game, on average; an attack on three opponents counts as three.";
    card("whole", "Attacks", lead, &body)
}

fn cells(attacks: &AttackFigures) -> [String; HEADS.len()] {
    let mean = |estimate: &Estimate| format!("{:.2}", estimate.mean);
    let success = match attacks.tried {
        ..=0.0 => "–".to_owned(),
        tried => percent(attacks.wounded.mean / tried),
    };
    [
        format!("{:.2}", attacks.tried),
        mean(&attacks.wounded),
        mean(&attacks.repelled),
        mean(&attacks.found_nobody),
        success,
        mean(&attacks.suffered),
    ]
}
