//! Any text as a move: what is read is written in the same way, so a move has one word only.
#![no_main]

use libfuzzer_sys::fuzz_target;
use majesty_rules::Move;

fuzz_target!(|text: &str| {
    match text.parse::<Move>() {
        Ok(m) => assert_eq!(m.to_string(), text),
        Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column), "{error:?}"),
    }
});
