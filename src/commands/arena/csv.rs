//! The CSV file of an arena: a row for each game as it ends, and what an interrupted arena left.

use std::{
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, ErrorKind, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use majesty_arena::{Arena, CsvError, CsvReader, Round};

/// A file that games are written to.
pub struct CsvFile {
    path: PathBuf,
    file: File,
}

impl CsvFile {
    /// A new file. One that has games isn't overwritten.
    pub fn create(path: &Path, arena: &Arena) -> Result<Self> {
        let opened = OpenOptions::new().create(true).append(true).open(path);
        let file = opened.with_context(|| cant_write(path))?;
        if file.metadata().is_ok_and(|data| data.len() > 0) {
            bail!(
                "{} already exists; add --resume to continue its games, or choose another file",
                path.display()
            );
        }
        let mut csv = Self { path: path.to_owned(), file };
        csv.append(&arena.csv_header())?;
        Ok(csv)
    }

    /// Goes on with a file: hands over its rounds while that says to go on, and cuts off what comes
    /// after the last whole one. Returns the number of rounds, too.
    ///
    /// A file that isn't there yet is made, so that a script can always resume.
    pub fn resume(
        path: &Path,
        arena: &Arena,
        mut each: impl FnMut(Round) -> Result<bool>,
    ) -> Result<(Self, u64)> {
        let mut file = match OpenOptions::new().read(true).write(true).open(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Ok((Self::create(path, arena)?, 0));
            }
            opened => opened.with_context(|| cant_write(path))?,
        };
        let cant_read = || format!("can't resume from {}", path.display());
        let mut lines = BufReader::new(&file);
        let mut reader = CsvReader::new(arena);
        let (mut offset, mut whole) = (0, 0);
        let mut line = Vec::new();
        loop {
            line.clear();
            offset += lines.read_until(b'\n', &mut line).with_context(cant_read)? as u64;
            // The last line may have been cut off while it was written.
            let Some(text) = line.strip_suffix(b"\n") else { break };
            let round = reader.read(&String::from_utf8_lossy(text)).with_context(cant_read)?;
            if whole == 0 {
                whole = offset;
            }
            if let Some(round) = round {
                whole = offset;
                if !each(round)? {
                    return Ok((Self { path: path.to_owned(), file }, reader.rounds()));
                }
            }
        }
        // Not even the header is whole: was it to be ours?
        if whole == 0 && !arena.csv_header().as_bytes().starts_with(&line) {
            return Err(CsvError::Header).with_context(cant_read);
        }
        file.set_len(whole).with_context(|| cant_write(path))?;
        file.seek(SeekFrom::Start(whole)).with_context(|| cant_write(path))?;
        let mut csv = Self { path: path.to_owned(), file };
        if whole == 0 {
            csv.append(&arena.csv_header())?;
        }
        Ok((csv, reader.rounds()))
    }

    /// Writes the games of a round.
    pub fn write(&mut self, arena: &Arena, round: &Round) -> Result<()> {
        self.append(&round.csv_rows(arena))
    }

    fn append(&mut self, text: &str) -> Result<()> {
        self.file.write_all(text.as_bytes()).with_context(|| cant_write(&self.path))
    }
}

fn cant_write(path: &Path) -> String {
    format!("can't write {}", path.display())
}
