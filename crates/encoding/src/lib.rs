//! Content encodings of event streams: how a server compresses them, without a compressor for each
//! stream, and how a client reads them as they come.
//!
//! It knows neither tables nor HTTP. The server encodes; the load test and tests decode.

mod decode;
mod pack;
mod segment;

pub use decode::{ACCEPTED, Decoder, Undecodable};
pub use flate2::Crc;
pub use pack::{brotli_file, pack, unpack};
pub use segment::Encoding;
