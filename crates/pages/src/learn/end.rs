//! The count at the end of a lesson, with the table's own final sheet, and the ways on from there.

use majesty_art::{Symbol, symbol};
use majesty_lessons::{Lesson, LessonId, Moment};
use majesty_table::GameView;
use majesty_words::bot_name;
use maud::{Markup, html};

use super::address;
use crate::{
    model::Reader,
    study::{Around, Study},
    table::{over, scene::Scene},
};

/// The final sheet with what is said about it. Who has won is told last.
pub(super) fn board(moment: &Moment, study: &Study, reader: &Reader, around: &Around) -> Markup {
    let table = study.table();
    let scene = Scene::new(&table, reader);
    let game = table.game.as_ref();
    html! {
        main id="main" class=(around.class) tabindex="-1" {
            div class="board-head" { (around.head) }
            div class="board-told" { (around.told) }
            @if let Some((game, sheet)) = game.zip(game.and_then(GameView::score_sheet)) {
                @let earnings = over::earnings(game);
                @if moment.is_last() {
                    (over::banner(&scene, &sheet))
                    (over::placing(&scene, &sheet, &earnings))
                }
                section class="final panel" aria-label=(scene.words.msg_final_sheet()) {
                    (over::final_sheet(&scene, &sheet, &earnings))
                }
            }
        }
    }
}

/// A game against the friendliest bot, the other lesson, puzzles, the rules.
pub(super) fn ways(moment: &Moment, reader: &Reader) -> Markup {
    let (lang, words) = (reader.lang, reader.lang.words());
    let level = Lesson::OPPONENT_LEVEL;
    let name = bot_name(lang, level).unwrap_or_default();
    let (other, word) = match moment.id {
        LessonId::First => (LessonId::SidesB, words.msg_lesson_to_b()),
        LessonId::SidesB => (LessonId::First, words.msg_lesson_to_first()),
    };
    html! {
        div class="bubble-end" {
            form method="post" action="/play" {
                input type="hidden" name="level" value=(level);
                input type="hidden" name="players" value="2";
                @if moment.id == LessonId::SidesB { input type="hidden" name="sides" value="B"; }
                button class="button button-main" {
                    (symbol(Symbol::Play, "art-icon")) (words.msg_lesson_play(name))
                }
            }
            a class="button" href=(address(other, 0, None)) { (word) }
            a class="button" href="/puzzles" { (words.msg_puzzles()) }
            a class="button" href="/rules" { (words.msg_rules()) }
        }
    }
}
