//! Any bytes as a record that was uploaded.
#![no_main]

use libfuzzer_sys::fuzz_target;
use majesty_server::fuzzing::upload;

fuzz_target!(|data: &[u8]| upload(data));
