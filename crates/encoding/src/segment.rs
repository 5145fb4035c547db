//! Streams as rows of segments.
//!
//! A compressed stream is a row of segments. Each ends at a byte boundary and depends on nothing but
//! the text before it, so a segment that was made once fits into every stream whose last text is
//! the same. A compressor lives only while it makes a segment.

use brotli::enc::{
    StandardAlloc,
    backward_references::UnionHasher,
    encode::{BrotliEncoderOperation, BrotliEncoderParameter, BrotliEncoderStateStruct},
};
use flate2::{Compress, Compression, Crc, FlushCompress};

/// A content encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// As it is.
    Identity,
    /// Gzip, which every browser reads.
    Gzip,
    /// Brotli, which browsers read over TLS: a much larger window, so much smaller updates.
    Brotli,
}

/// A window of 256 KB: an update and the two before it.
const WINDOW_BITS: u8 = 18;

/// Beyond this a compressor takes more memory and an update is hardly smaller.
const BROTLI_QUALITY: u32 = 5;

/// Beyond this an update takes longer to compress and is hardly smaller.
const GZIP_LEVEL: u32 = 7;

/// What Deflate can refer to.
const GZIP_WINDOW: usize = 32 * 1024;

/// The most text that one block without compression can hold, in either format.
const MOST_STORED: usize = 0xffff;

/// No name, no time, and an unknown operating system.
const GZIP_HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// The size of the window, and an empty block that fills the byte.
const BROTLI_HEAD: [u8; 2] = [(WINDOW_BITS - 17) << 1 | 1 | 0b0110 << 4, 0];

impl Encoding {
    /// The best that a client accepts, by the values of `Accept-Encoding`.
    pub fn accepted<'a>(values: impl Iterator<Item = &'a str>) -> Self {
        let offers: Vec<&str> = values.flat_map(|value| value.split(',')).collect();
        let accepts = |name: &str| {
            offers.iter().any(|offer| {
                let mut parts = offer.split(';').map(str::trim);
                let is_named = parts.next().is_some_and(|word| word.eq_ignore_ascii_case(name));
                let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
                is_named && weight.is_none_or(|weight| weight > 0.0)
            })
        };
        match () {
            () if accepts("br") => Self::Brotli,
            () if accepts("gzip") => Self::Gzip,
            () => Self::Identity,
        }
    }

    /// Its name in `Content-Encoding`.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::Identity => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }

    /// How many of the last fragments an update can refer to. A watcher sees the realm of whoever
    /// is to move, so that the fragment before the last is often the most alike.
    pub fn reach(self) -> usize {
        match self {
            Self::Identity | Self::Gzip => 1,
            Self::Brotli => 2,
        }
    }

    /// What a stream begins with.
    pub fn head(self) -> &'static [u8] {
        match self {
            Self::Identity => &[],
            Self::Gzip => &GZIP_HEAD,
            Self::Brotli => &BROTLI_HEAD,
        }
    }

    /// What a stream ends with that had this text.
    pub fn tail(self, text: &Crc) -> Vec<u8> {
        match self {
            Self::Identity => Vec::new(),
            // An empty last block, the checksum and the length.
            Self::Gzip => {
                let sums = [text.sum().to_le_bytes(), text.amount().to_le_bytes()];
                [&[3, 0][..], sums.as_flattened()].concat()
            }
            // An empty last block.
            Self::Brotli => vec![3],
        }
    }

    /// A segment of a short text that isn't worth compressing.
    pub fn stored(self, text: &[u8]) -> Vec<u8> {
        let mut segment = Vec::with_capacity(text.len() + 8);
        for part in text.chunks(MOST_STORED) {
            match self {
                Self::Identity => {}
                Self::Gzip => {
                    let length = part.len() as u16;
                    segment.push(0);
                    segment.extend(length.to_le_bytes());
                    segment.extend((!length).to_le_bytes());
                }
                Self::Brotli => {
                    // Not the last block, a length of four nibbles, uncompressed.
                    let head = (part.len() as u32 - 1) << 3 | 1 << 19;
                    segment.extend(&head.to_le_bytes()[..3]);
                }
            }
            segment.extend(part);
        }
        segment
    }

    /// A segment of a text that comes right after another one.
    pub fn compressed(self, before: &[u8], text: &[u8]) -> Vec<u8> {
        match self {
            Self::Identity => text.to_vec(),
            Self::Gzip => deflated(before, text),
            Self::Brotli => brotli(before, text),
        }
    }
}

fn deflated(before: &[u8], text: &[u8]) -> Vec<u8> {
    let before = &before[before.len().saturating_sub(GZIP_WINDOW)..];
    let mut compress = Compress::new(Compression::new(GZIP_LEVEL), false);
    if !before.is_empty() {
        // After a flush nothing is left of it but the window.
        flush(&mut compress, before);
    }
    flush(&mut compress, text)
}

/// Compresses a text up to a byte boundary.
fn flush(compress: &mut Compress, text: &[u8]) -> Vec<u8> {
    let mut segment = Vec::with_capacity(text.len() / 4 + 64);
    let start = compress.total_in();
    loop {
        let rest = &text[(compress.total_in() - start) as usize..];
        compress
            .compress_vec(rest, &mut segment, FlushCompress::Sync)
            .expect("any text can be compressed");
        if segment.len() < segment.capacity() {
            return segment;
        }
        segment.reserve(segment.len());
    }
}

/// A segment without the head of a stream (`BARE_STREAM`) that refers to nothing but the text
/// before it (`CATABLE`): neither to earlier distances nor to Brotli's own dictionary.
fn brotli(before: &[u8], text: &[u8]) -> Vec<u8> {
    let mut encoder = BrotliEncoderStateStruct::new(StandardAlloc::default());
    for (parameter, value) in [
        (BrotliEncoderParameter::BROTLI_PARAM_QUALITY, BROTLI_QUALITY),
        (BrotliEncoderParameter::BROTLI_PARAM_LGWIN, u32::from(WINDOW_BITS)),
        (BrotliEncoderParameter::BROTLI_PARAM_CATABLE, 1),
        (BrotliEncoderParameter::BROTLI_PARAM_APPENDABLE, 1),
        (BrotliEncoderParameter::BROTLI_PARAM_BARE_STREAM, 1),
        (BrotliEncoderParameter::BROTLI_PARAM_SIZE_HINT, text.len() as u32),
    ] {
        encoder.set_parameter(parameter, value);
    }
    if !before.is_empty() {
        let unknown = UnionHasher::Uninit;
        encoder.set_custom_dictionary_with_optional_precomputed_hasher(
            before.len(),
            before,
            unknown,
            false,
        );
    }
    let mut segment = vec![0; text.len() / 2 + 1024];
    let (mut left, mut read, mut written, mut total) = (text.len(), 0, 0, None);
    loop {
        let mut room = segment.len() - written;
        let done = encoder.compress_stream(
            BrotliEncoderOperation::BROTLI_OPERATION_FINISH,
            &mut left,
            text,
            &mut read,
            &mut room,
            &mut segment,
            &mut written,
            &mut total,
            &mut |_, _, _, _| (),
        );
        assert!(done, "any text can be compressed");
        if encoder.is_finished() {
            segment.truncate(written);
            segment.shrink_to_fit();
            return segment;
        }
        segment.resize(segment.len() * 2, 0);
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use super::*;

    #[test]
    fn the_best_that_a_client_accepts_is_chosen() {
        assert_eq!(Encoding::accepted(std::iter::empty()), Encoding::Identity);
        for (text, encoding) in [
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("gzip, deflate", Encoding::Gzip),
            ("GZIP;q=0.5, br;q=0", Encoding::Gzip),
            ("br;q=0.000, gzip; q=0", Encoding::Identity),
            ("zstd", Encoding::Identity),
            ("identity", Encoding::Identity),
            ("*", Encoding::Identity),
            ("brotli", Encoding::Identity),
            (";;,,q=", Encoding::Identity),
        ] {
            assert_eq!(Encoding::accepted([text].into_iter()), encoding, "{text}");
        }
    }

    fn decoded(encoding: Encoding, stream: &[u8]) -> Vec<u8> {
        let mut text = Vec::new();
        match encoding {
            Encoding::Identity => text.extend(stream),
            Encoding::Gzip => {
                flate2::read::GzDecoder::new(stream).read_to_end(&mut text).expect("it is gzip");
            }
            Encoding::Brotli => {
                let mut decoder = brotli::DecompressorWriter::new(&mut text, 4096);
                decoder.write_all(stream).expect("it is Brotli");
                decoder.close().expect("it is whole");
            }
        }
        text
    }

    /// Text that repeats itself and yet differs, so that there is something to refer to.
    fn fragment(n: usize) -> String {
        let line = |i: usize| format!("<li id=\"{i}\">{}</li>\n", (i * 7919 + n) % 1013);
        (0..1500).map(line).collect()
    }

    #[test]
    fn segments_fit_into_every_stream_with_the_same_text_before() {
        for encoding in [Encoding::Identity, Encoding::Gzip, Encoding::Brotli] {
            let fragments: Vec<String> = (0..4).map(fragment).collect();
            let short = "event: alive\ndata: .\n\n";
            let gap = "\0".repeat(short.len());
            let before = format!("{}{gap}", fragments[1]);
            let shared = encoding.compressed(before.as_bytes(), fragments[2].as_bytes());
            for first in [0, 3] {
                let mut crc = Crc::new();
                let mut stream = encoding.head().to_vec();
                stream.extend(encoding.stored(short.as_bytes()));
                stream.extend(encoding.compressed(&[], fragments[first].as_bytes()));
                let known = fragments[first].as_bytes();
                stream.extend(encoding.compressed(known, fragments[1].as_bytes()));
                stream.extend(encoding.stored(short.as_bytes()));
                stream.extend(&shared);
                let text = [short, &fragments[first], &fragments[1], short, &fragments[2]].concat();
                crc.update(text.as_bytes());
                stream.extend(encoding.tail(&crc));
                assert!(decoded(encoding, &stream) == text.as_bytes(), "{encoding:?} {first}");
            }
        }
    }

    #[test]
    fn any_length_can_be_stored_and_compressed() {
        for encoding in [Encoding::Gzip, Encoding::Brotli] {
            for length in [0, 1, 2, 3, 65_535, 65_536, 140_000] {
                let text: Vec<u8> = (0..length).map(|n: usize| (n % 251) as u8).collect();
                let mut crc = Crc::new();
                crc.update(&text);
                crc.update(&text);
                let mut stream = encoding.head().to_vec();
                stream.extend(encoding.stored(&text));
                stream.extend(encoding.compressed(&text, &text));
                stream.extend(encoding.tail(&crc));
                let twice = [&text[..], &text[..]].concat();
                assert!(decoded(encoding, &stream) == twice, "{encoding:?} {length}");
            }
        }
    }
}
