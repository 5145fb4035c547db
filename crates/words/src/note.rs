//! What people do at a table besides moving, as sentences of its log.

use majesty_table::{Note, Noted};

use crate::{Lang, LogStyle};

/// The sentence of the log for a note.
pub fn note(lang: Lang, note: Note, style: &dyn LogStyle) -> String {
    let (words, you, name) = (lang.words(), style.is_you(note.seat), style.name(note.seat));
    match note.what {
        Noted::Left => words.msg_log_left(you, name),
        Noted::TimedOut => words.msg_log_timed_out(you, name),
        Noted::CameBack => words.msg_log_came_back(you, name),
        Noted::Resigned => words.msg_log_resigned(you, name),
        Noted::Removed => words.msg_log_removed(you, name),
        Noted::TakeBackDeclined { by } => {
            words.msg_log_take_back_declined(style.is_you(by), style.name(by), you, name)
        }
        Noted::TakeBackLapsed => words.msg_log_take_back_lapsed(you, name),
    }
}
