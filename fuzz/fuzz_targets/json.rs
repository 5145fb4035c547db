//! Any bytes as the JSON that a program sends: for a new table, for every deed.
#![no_main]

use libfuzzer_sys::fuzz_target;
use majesty_server::fuzzing::json;

fuzz_target!(|data: &[u8]| json(data));
