//! Any bytes as a form that was posted: for a new table, for a move.
#![no_main]

use libfuzzer_sys::fuzz_target;
use majesty_server::fuzzing::form;

fuzz_target!(|data: &[u8]| form(data));
