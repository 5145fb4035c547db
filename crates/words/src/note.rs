//! What people do at a table besides moving, as sentences of its log.

use majesty_rules::Seat;
use majesty_table::{Note, Noted};

use crate::Lang;

/// The sentence of the log for a note.
pub fn note(lang: Lang, note: Note, names: &dyn Fn(Seat) -> String) -> String {
    let (words, name) = (lang.words(), names(note.seat));
    match note.what {
        Noted::Left => words.msg_log_left(name),
        Noted::TimedOut => words.msg_log_timed_out(name),
        Noted::CameBack => words.msg_log_came_back(name),
        Noted::Resigned => words.msg_log_resigned(name),
        Noted::Removed => words.msg_log_removed(name),
        Noted::TakeBackDeclined { by } => words.msg_log_take_back_declined(names(by), name),
        Noted::TakeBackLapsed => words.msg_log_take_back_lapsed(name),
    }
}
