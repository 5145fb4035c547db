#![doc = include_str!("../README.md")]

mod ability;
mod advice;
mod amount;
mod analysis;
mod better;
mod bot;
mod day;
mod example;
mod facts;
mod lang;
mod lasting;
mod lesson;
mod log;
mod note;
mod noun;
mod outcome;
mod preview;
mod puzzle;
mod recap;
mod record;
mod refusal;
mod rulebook;
mod sheet;
mod takeaway;
mod way;

/// What the build script makes of the messages under `locales/`.
mod messages {
    // Generated code is not ours to polish; the messages' comments are its documentation.
    #![allow(missing_docs, dead_code, unused_imports, unused_qualifications, clippy::all)]
    #![allow(clippy::pedantic)]

    include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
}

pub use ability::ability;
pub use advice::{further_advice, suggestion};
pub use amount::{chance, gain, list, meeples, percentage_points, points};
pub use analysis::{Performance, grade_name, mark_name, move_in_short, verdict, why};
pub use better::{Expected, why_better, why_now};
pub use bot::{bot_about, bot_name};
pub use day::{calendar_day, day, log_minute, minute};
pub use example::example;
pub use lang::Lang;
pub use lasting::{lasting, lasting_in_short};
pub use lesson::{LessonWords, lesson_about, lesson_name, lesson_words, wrong_move};
pub use log::{LogStyle, Sentence, sentences, victory};
pub use messages::L10nLanguage as Words;
pub use note::note;
pub use noun::{card_name, character_name, location_name};
pub use outcome::{Headline, decided, headline, own_headline, play_lines, score_parts, signed};
pub use preview::{Phrase, PhraseKind, preview};
pub use puzzle::{effects_in_short, puzzle_facts, theme_about, theme_name, turn_in_short};
pub use recap::{wounded_of, your_wounded};
pub use record::unreadable;
pub use refusal::{illegal, refusal};
pub use rulebook::{Section, about_the_game, rules};
pub use sheet::{ScoreLine, round, score_lines};
pub use takeaway::{Mistake, takeaway};
pub use way::{further, place_as};
