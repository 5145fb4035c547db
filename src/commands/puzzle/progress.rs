//! Which puzzles were solved in this terminal, in a file beside its games: a line for each, with its
//! name, the number of the day, and whether it was the first try. Wrong tries before that have a line, too:
//! anyone who comes back to a puzzle, or has seen its answer, no longer solves it at the first try.

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
    /// How often others were tried in vain.
    missed: BTreeMap<PuzzleId, u32>,
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
        let (mut solved, mut missed) = (BTreeMap::new(), BTreeMap::new());
        for line in text.lines() {
            match read_line(line) {
                Some((id, Line::Solved(how))) => drop(solved.insert(id, how)),
                Some((id, Line::Missed(count))) => drop(missed.insert(id, count)),
                None => {}
            }
        }
        Ok(Self { file, solved, missed })
    }

    /// How often a puzzle was tried in vain.
    pub fn missed(&self, id: PuzzleId) -> u32 {
        self.missed.get(&id).copied().unwrap_or(0)
    }

    /// Keeps that a puzzle was tried in vain, or that its answer was shown.
    pub fn miss(&mut self, id: PuzzleId) -> Result<()> {
        *self.missed.entry(id).or_default() += 1;
        self.write().with_context(|| format!("can't write {}", self.file.display()))
    }

    /// Keeps that a puzzle is solved, unless it was before.
    pub fn solve(&mut self, id: PuzzleId, day: u32) -> Result<()> {
        let first = self.missed(id) == 0;
        self.solved.entry(id).or_insert(Solved { day, first });
        self.write().with_context(|| format!("can't write {}", self.file.display()))
    }

    /// Written beside its place and then moved there, so that it's never half a file.
    fn write(&self) -> io::Result<()> {
        let line = |(id, Solved { day, first }): (&PuzzleId, &Solved)| {
            format!("{id} {day} {}\n", if *first { "first" } else { "later" })
        };
        let missed = self.missed.iter().map(|(id, count)| format!("{id} {MISSED} {count}\n"));
        let beside = self.file.with_extension("new");
        fs::write(&beside, self.solved.iter().map(line).chain(missed).collect::<String>())?;
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

/// What a line says of a puzzle.
enum Line {
    Solved(Solved),
    Missed(u32),
}

/// In place of a day, before the number of wrong tries. An older version takes no such line.
const MISSED: &str = "missed";

fn read_line(line: &str) -> Option<(PuzzleId, Line)> {
    let mut words = line.split_ascii_whitespace();
    let (id, day, last) = (words.next()?.parse().ok()?, words.next()?, words.next()?);
    let said = match day {
        MISSED => Line::Missed(last.parse().ok()?),
        day => Line::Solved(Solved { day: day.parse().ok()?, first: last == "first" }),
    };
    Some((id, said))
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
        progress.solve(ids[0], 7)?;
        progress.solve(ids[0], 9)?;
        let progress = Progress::read(file.clone())?;
        assert!(progress.is_solved(ids[0]) && !progress.is_solved(ids[1]));
        assert_eq!((progress.len(), progress.streak(8), progress.streak(9)), (1, 1, 0));
        assert!(progress.solved[&ids[0]].first);
        fs::write(&file, "nonsense\n")?;
        assert_eq!(Progress::read(file)?.len(), 0);
        Ok(())
    }

    #[test]
    fn a_wrong_try_is_not_forgotten() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("puzzles.txt");
        let id = shipped().all()[0].id;
        Progress::read(file.clone())?.miss(id)?;
        let mut progress = Progress::read(file.clone())?;
        progress.miss(id)?;
        assert_eq!((progress.missed(id), progress.len()), (2, 0));
        progress.solve(id, 7)?;
        let progress = Progress::read(file)?;
        assert!(progress.is_solved(id) && !progress.solved[&id].first);
        assert_eq!(progress.missed(id), 2);
        Ok(())
    }
}
