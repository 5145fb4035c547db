//! Any bytes as the head of a request: cookies, what proxies say, and who asks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use majesty_server::fuzzing::head;

fuzz_target!(|data: &[u8]| head(data));
