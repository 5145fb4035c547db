//! Why a text is no record, and where.

use majesty_rules::{
    CardsError, Record, RecordError, RecordProblem, SPACES, SidesError, WordProblem,
};

use crate::{Lang, refusal::illegal};

/// More of a word than this helps nobody to find it.
const SHOWN: usize = 24;

/// The place and the reason, in whole sentences.
pub fn unreadable(lang: Lang, error: &RecordError) -> String {
    lang.words().msg_record_unreadable(error.line, error.column, problem(lang, &error.problem))
}

fn problem(lang: Lang, problem: &RecordProblem) -> String {
    let words = lang.words();
    match problem {
        RecordProblem::TagSyntax => words.msg_record_tag_syntax(),
        RecordProblem::TagAfterMoves => words.msg_record_tag_late(),
        RecordProblem::TagTwice(tag) => words.msg_record_tag_twice(short(tag)),
        RecordProblem::TagMissing(tag) => words.msg_record_tag_missing(*tag),
        RecordProblem::Version(found) => words.msg_record_version(Record::VERSION, short(found)),
        RecordProblem::Control => words.msg_record_control(),
        RecordProblem::Seats => words.msg_record_seats(),
        RecordProblem::Sides(SidesError) => words.msg_record_sides(),
        RecordProblem::Value { one, other } => words.msg_record_value(*one, *other),
        RecordProblem::Card(word) => words.msg_record_card(short(word)),
        RecordProblem::Cards(error) => cards(lang, error),
        RecordProblem::ScoresTooEarly => words.msg_record_scores_early(),
        RecordProblem::Scores(scores) => words.msg_record_scores(scores),
        RecordProblem::RoundNumber(round) => words.msg_record_round(*round),
        RecordProblem::AfterEnd => words.msg_record_after_end(),
        RecordProblem::Word { word, problem } => {
            words.msg_record_word(short(word), no_move(lang, *problem))
        }
        RecordProblem::Illegal { word, reason } => {
            words.msg_record_illegal(word.to_string(), illegal(lang, reason))
        }
    }
}

fn cards(lang: Lang, error: &CardsError) -> String {
    let words = lang.words();
    match *error {
        CardsError::Number { expected, found } => words.msg_record_cards_number(expected, found),
        CardsError::TooMany { place, card, tier: None } => {
            words.msg_record_cards_many(place + 1, card.to_string())
        }
        CardsError::TooMany { place, card, tier: Some(tier) } => {
            words.msg_record_cards_many_tier(place + 1, card.to_string(), tier)
        }
    }
}

fn no_move(lang: Lang, problem: WordProblem) -> String {
    let words = lang.words();
    match problem {
        WordProblem::Space => words.msg_record_word_space(SPACES),
        WordProblem::Character => words.msg_record_word_character(),
        WordProblem::Trade => words.msg_record_word_trade(),
        WordProblem::TooLong => words.msg_record_word_long(),
    }
}

/// The beginning of what a stranger wrote.
fn short(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
