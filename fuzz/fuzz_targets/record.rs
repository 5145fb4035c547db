//! Any text as a record: it is refused at a place inside the text, or it is a game that can be
//! written, read again, and put together by hand.
#![no_main]

use libfuzzer_sys::fuzz_target;
use majesty_rules::{Record, RecordError};

fuzz_target!(|text: &str| {
    let read: Result<Record, RecordError> = text.parse();
    let all = Record::parse_all(text);
    for result in [&read].into_iter().chain(&all) {
        match result {
            Ok(record) => check_record(record),
            Err(error) => check_place(text, error),
        }
    }
    if read.is_ok() {
        assert_eq!(all, [read], "one record is a list of one");
    }
});

fn check_record(record: &Record) {
    let printed = record.to_string();
    let again: Record = printed.parse().expect("what was printed is read");
    assert_eq!(again, *record, "{printed}");
    assert_eq!(again.to_string(), printed);
    assert_eq!(by_hand(record), *record, "{printed}");
    assert_eq!(
        record.replay().last().map_or(record.state_after(0), |turn| turn.after),
        record.state()
    );

    // Any number of records may follow each other, with or without a byte order mark in front.
    let two = [Ok(record.clone()), Ok(again)];
    assert_eq!(Record::parse_all(&format!("{printed}{printed}")), two);
    assert_eq!(Record::parse_all(&format!("\u{feff}{printed}\n{printed}")), two);
}

/// The same record, but from its parts: the parser lets nothing in that the other way refuses.
fn by_hand(record: &Record) -> Record {
    let mut made = Record::new(*record.deal(), record.names()).expect("the names are good");
    for (name, value) in record.tags() {
        made.tag(name, value).expect("the tags are good");
    }
    for &m in record.moves() {
        made.push(m).expect("the moves are legal");
    }
    for comment in record.comments() {
        made.comment(comment.ply, &comment.text).expect("the comments are good");
    }
    made
}

/// An error points at a character, or just behind the end of a line or of the text.
fn check_place(text: &str, error: &RecordError) {
    let lines: Vec<&str> = text.lines().collect();
    assert!((1..=lines.len() + 1).contains(&error.line), "{error:?}");
    let line = lines.get(error.line - 1).copied().unwrap_or_default();
    assert!((1..=line.chars().count() + 1).contains(&error.column), "{error:?}");
    // The sentence for it can be said, too.
    assert!(!error.to_string().is_empty());
}
