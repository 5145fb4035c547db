//! Bodies as browsers read them: compressed, and piece by piece.

use std::io::Write;

use brotli::{BrotliDecompressStream, BrotliResult, BrotliState, enc::StandardAlloc};
use flate2::write::GzDecoder;

/// What a browser accepts.
pub const ACCEPTED: &str = "gzip, deflate, br, zstd";

/// A body that isn't what its head says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a body is not what its content encoding says")]
pub struct Undecodable;

/// Reads a body in a content encoding as it comes.
pub struct Decoder {
    encoding: String,
    state: State,
}

enum State {
    Identity,
    Gzip(Box<GzDecoder<Vec<u8>>>),
    Brotli(Box<BrotliState<StandardAlloc, StandardAlloc, StandardAlloc>>),
}

impl Decoder {
    /// A decoder for the value of `Content-Encoding`.
    pub fn new(encoding: Option<&str>) -> Result<Self, Undecodable> {
        let encoding = encoding.unwrap_or("identity");
        let alloc = StandardAlloc::default;
        let state = match encoding {
            "identity" => State::Identity,
            "gzip" => State::Gzip(Box::new(GzDecoder::new(Vec::new()))),
            "br" => State::Brotli(Box::new(BrotliState::new(alloc(), alloc(), alloc()))),
            _ => return Err(Undecodable),
        };
        Ok(Self { encoding: encoding.to_owned(), state })
    }

    /// The content encoding.
    pub fn encoding(&self) -> &str {
        &self.encoding
    }

    /// All text that is known after the next bytes.
    pub fn decode(&mut self, bytes: &[u8]) -> Result<Vec<u8>, Undecodable> {
        match &mut self.state {
            State::Identity => Ok(bytes.to_vec()),
            State::Gzip(decoder) => {
                decoder.write_all(bytes).and_then(|()| decoder.flush()).map_err(|_| Undecodable)?;
                Ok(std::mem::take(decoder.get_mut()))
            }
            State::Brotli(state) => unbrotli(state, bytes),
        }
    }
}

fn unbrotli(
    state: &mut BrotliState<StandardAlloc, StandardAlloc, StandardAlloc>,
    bytes: &[u8],
) -> Result<Vec<u8>, Undecodable> {
    let mut text = Vec::new();
    let mut buffer = [0; 16 * 1024];
    let (mut left, mut read, mut total) = (bytes.len(), 0, 0);
    loop {
        let (mut room, mut written) = (buffer.len(), 0);
        let result = BrotliDecompressStream(
            &mut left,
            &mut read,
            bytes,
            &mut room,
            &mut written,
            &mut buffer,
            &mut total,
            state,
        );
        text.extend_from_slice(&buffer[..written]);
        // There may be more to write even where more input is asked for.
        match result {
            BrotliResult::ResultFailure => return Err(Undecodable),
            _ if room > 0 => return Ok(text),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_known_as_soon_as_it_was_flushed() {
        let text = "<li>the same and not the same</li>".repeat(2000);
        for encoding in ["gzip", "br"] {
            let mut stream: Box<dyn AsWriter> = match encoding {
                "gzip" => {
                    Box::new(flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast()))
                }
                _ => Box::new(brotli::CompressorWriter::new(Vec::new(), 4096, 4, 19)),
            };
            stream.write_all(text.as_bytes()).unwrap();
            stream.flush().unwrap();
            let mut decoder = Decoder::new(Some(encoding)).unwrap();
            let mut decoded = Vec::new();
            for piece in stream.written().chunks(7) {
                decoded.extend(decoder.decode(piece).unwrap());
            }
            assert!(decoded == text.as_bytes(), "{encoding}");
        }
    }

    trait AsWriter: Write {
        fn written(&self) -> &[u8];
    }

    impl AsWriter for flate2::write::GzEncoder<Vec<u8>> {
        fn written(&self) -> &[u8] {
            self.get_ref()
        }
    }

    impl AsWriter for brotli::CompressorWriter<Vec<u8>> {
        fn written(&self) -> &[u8] {
            self.get_ref()
        }
    }

    #[test]
    fn what_is_not_in_its_encoding_is_refused() {
        assert!(Decoder::new(Some("zstd")).is_err());
        let noise: Vec<u8> = (0..1000_u32).map(|n| ((n * n * 31) >> 3) as u8).collect();
        for encoding in ["gzip", "br"] {
            let mut decoder = Decoder::new(Some(encoding)).unwrap();
            assert_eq!(decoder.decode(&noise), Err(Undecodable), "{encoding}");
        }
    }
}
