//! Any text as a name, a line of chat, or the name of a table.
#![no_main]

use libfuzzer_sys::fuzz_target;
use majesty_server::fuzzing::words;

fuzz_target!(|data: &str| words(data));
