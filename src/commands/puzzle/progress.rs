//! Which puzzles were solved in this terminal, in a file beside its games: a line for each, with its
//! name, the number of the day, and whether it was the first try.

use std::{
    collections::BTreeMap,
    fs,
    io::{self, ErrorKind},
    path::PathBuf,
};

use anyhow::{Context, Result};
use majesty_puzzles::{PuzzleId, streak};

/// What was solved.
pub struct Progress {
    file: PathBuf,
    solved: BTreeMap<PuzzleId, Solved>,
}

/// When a puzzle was solved, and how.
struct Solved {
    day: u32,
    first: bool,
}

impl Progress {
    /// Reads the file; without one, nothing is solved. A line that can't be read counts for nothing.
    pub fn read(file: PathBuf) -> Result<Self> {
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            text => text.with_context(|| format!("can't read {}", file.display()))?,
        };
        Ok(Self { file, solved: text.lines().filter_map(read_line).collect() })
    }

    /// Keeps that a puzzle is solved, unless it was before.
    pub fn solve(&mut self, id: PuzzleId, day: u32, first: bool) -> Result<()> {
        self.solved.entry(id).or_insert(Solved { day, first });
        self.write().with_context(|| format!("can't write {}", self.file.display()))
    }

    /// Written beside its place and then moved there, so that it's never half a file.
    fn write(&self) -> io::Result<()> {
        let line = |(id, Solved { day, first }): (&PuzzleId, &Solved)| {
            format!("{id} {day} {}\n", if *first { "first" } else { "later" })
        };
        let beside = self.file.with_extension("new");
        fs::write(&beside, self.solved.iter().map(line).collect::<String>())?;
        fs::rename(beside, &self.file)
    }

    /// Whether a puzzle was solved.
    pub fn is_solved(&self, id: PuzzleId) -> bool {
        self.solved.contains_key(&id)
    }

    /// How many puzzles were solved.
    pub fn len(&self) -> usize {
        self.solved.len()
    }

    /// How many days in a row, up to today or yesterday, had a solved puzzle.
    pub fn streak(&self, today: u32) -> u32 {
        streak(self.solved.values().map(|solved| solved.day), today)
    }
}

fn read_line(line: &str) -> Option<(PuzzleId, Solved)> {
    let mut words = line.split_ascii_whitespace();
    let (id, day) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some((id, Solved { day, first: words.next()? == "first" }))
}

#[cfg(test)]
mod tests {
    use majesty_puzzles::shipped;

    use super::*;

    #[test]
    fn what_is_solved_stays_so() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("puzzles.txt");
        let ids: Vec<PuzzleId> = shipped().all().iter().take(2).map(|puzzle| puzzle.id).collect();
        let mut progress = Progress::read(file.clone())?;
        progress.solve(ids[0], 7, true)?;
        progress.solve(ids[0], 9, false)?;
        let progress = Progress::read(file.clone())?;
        assert!(progress.is_solved(ids[0]) && !progress.is_solved(ids[1]));
        assert_eq!((progress.len(), progress.streak(8), progress.streak(9)), (1, 1, 0));
        fs::write(&file, "nonsense\n")?;
        assert_eq!(Progress::read(file)?.len(), 0);
        Ok(())
    }
}
