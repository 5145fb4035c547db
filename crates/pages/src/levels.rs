//! The levels at court, as things to choose from.

use majesty_art::{Symbol, symbol};
use majesty_bots::court;
use majesty_words::{Lang, bot_about, bot_name};
use maud::{Markup, html};

/// The level that is chosen where nobody chose: it forgives, and it is no walk-over.
pub(crate) const FRIENDLY: &str = "herald";

/// The level that plays for somebody who leaves: fair to those who stay.
pub(crate) const FAIR: &str = "steward";

/// A level's name, which every bot of the court has.
pub(crate) fn name(lang: Lang, id: &str) -> String {
    bot_name(lang, id).unwrap_or_else(|| id.to_owned())
}

/// A level's name with its place among all, as in "Herald: 2 of 7".
pub(crate) fn place(lang: Lang, id: &str) -> String {
    let levels = court();
    let rank = levels.iter().position(|bot| bot.id == id).map_or(0, |at| at + 1);
    lang.words().msg_level_place(name(lang, id), rank, levels.len())
}

/// What a level is like, in a sentence.
pub(crate) fn about(lang: Lang, id: &str) -> String {
    bot_about(lang, id).unwrap_or_default()
}

/// Whether this is a level at court.
pub(crate) fn is_known(id: &str) -> bool {
    court().iter().any(|bot| bot.id == id)
}

/// The levels as radio buttons named `level`, a crown each, from easy to hard: those up to the chosen
/// one shine. Below stand its name, its place and its sentence.
pub(crate) fn choice(lang: Lang, legend: &str, chosen: &str) -> Markup {
    html! {
        fieldset class="ranks" {
            legend { (legend) }
            div class="ranks-row" {
                @for bot in court() {
                    @let name = place(lang, bot.id);
                    label class="rank" title=(name) {
                        input type="radio" name="level" value=(bot.id) checked[bot.id == chosen]
                            aria-describedby=(format_args!("about-{}", bot.id));
                        (symbol(Symbol::Crown, "rank-crown"))
                        span class="hidden" { (name) }
                    }
                }
            }
            div class="ranks-ends" aria-hidden="true" {
                span { (lang.words().msg_level_easy()) } span { (lang.words().msg_level_hard()) }
            }
            div class="ranks-about" {
                @for bot in court() {
                    p data-level=(bot.id) {
                        b aria-hidden="true" { (place(lang, bot.id)) }
                        span id=(format_args!("about-{}", bot.id)) { (about(lang, bot.id)) }
                    }
                }
            }
        }
    }
}

/// The levels as options of a list.
pub(crate) fn options(lang: Lang, chosen: &str) -> Markup {
    html! {
        @for bot in court() {
            option value=(bot.id) selected[bot.id == chosen] { (name(lang, bot.id)) }
        }
    }
}

/// How strong a level is: as many crowns as its rank, of as many as there are levels.
pub(crate) fn crowns(rank: usize) -> Markup {
    html! {
        span class="rank-crowns" aria-hidden="true" {
            @for at in 0..court().len() {
                (symbol(Symbol::Crown, if at < rank { "rank-crown" } else { "rank-crown rank-crown-none" }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_name_a_sentence_and_a_rule_that_shows_it() {
        let ids: Vec<_> = court().iter().map(|bot| bot.id).collect();
        let style = include_str!("../assets/start.css");
        for id in &ids {
            let rule = format!(".ranks:has([value={id}]:checked) [data-level={id}]");
            assert!(style.contains(&rule), "{rule}");
        }
        for lang in Lang::ALL {
            for id in &ids {
                assert!(bot_name(lang, id).is_some() && bot_about(lang, id).is_some());
            }
        }
        assert!(ids.contains(&FRIENDLY) && ids.contains(&FAIR));
    }
}
