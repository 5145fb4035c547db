//! Texts that are kept for later.

use brotli::enc::BrotliEncoderParams;
use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress};

/// A text, compressed quickly.
pub fn pack(text: &[u8]) -> Box<[u8]> {
    let mut packed = Vec::with_capacity(text.len() + text.len() / 8 + 64);
    let mut compress = Compress::new(Compression::fast(), false);
    compress
        .compress_vec(text, &mut packed, FlushCompress::Finish)
        .expect("any text can be compressed");
    packed.into_boxed_slice()
}

/// The text of a length that was packed.
pub fn unpack(packed: &[u8], length: usize) -> Vec<u8> {
    let mut text = Vec::with_capacity(length);
    Decompress::new(false)
        .decompress_vec(packed, &mut text, FlushDecompress::Finish)
        .expect("it was packed here");
    text
}

/// A file in Brotli, as small as it gets: for what is compressed once and sent often.
pub fn brotli_file(file: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(file.len() / 3 + 64);
    let best = BrotliEncoderParams { size_hint: file.len(), ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut &*file, &mut packed, &best).expect("memory takes it");
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_comes_back() {
        let file = include_bytes!("pack.rs");
        let packed = brotli_file(file);
        assert!(packed.len() < file.len() / 2);
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &*packed, &mut unpacked).expect("it was packed here");
        assert!(unpacked == file);
    }

    #[test]
    fn what_is_packed_comes_back() {
        for length in [0, 1, 1000, 200_000] {
            let mut chance = 1_u32;
            let mut next = || {
                chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (chance >> 24) as u8
            };
            let noise: Vec<u8> = (0..length).map(|_| next()).collect();
            assert!(unpack(&pack(&noise), length) == noise, "{length}");
            let text = vec![b'x'; length];
            assert!(unpack(&pack(&text), length) == text, "{length}");
        }
    }
}
