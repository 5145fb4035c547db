//! Where games are kept: the one that is played, for the next start, and the records of others.
//!
//! Every file is written beside its place and then moved there, so that none is ever half a game.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
};

use majesty_lessons::Progress;
use majesty_rules::Record;

/// The folder for the games of this terminal. While it is held, no other Majesty plays the same
/// running game.
pub struct SaveDir {
    folder: PathBuf,
    running: PathBuf,
    /// The record of the game that is played, if it was saved.
    saved: Option<PathBuf>,
    _lock: File,
}

/// The file that says how far each lesson is.
const LESSONS: &str = "lessons.txt";

/// More tables at once on one machine are not expected.
const SLOTS: u32 = 1000;

impl SaveDir {
    /// Opens the folder, and takes a place for a running game that nobody else has: if there is
    /// one with an interrupted game, that.
    pub fn open(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let mut free = None;
        for slot in 1..=SLOTS {
            let running = folder.join(format!("running-{slot}.txt"));
            let path = folder.join(format!("running-{slot}.lock"));
            let was_used = path.exists();
            if !was_used && free.is_some() {
                break;
            }
            let lock = File::create(path)?;
            if matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) {
                continue;
            }
            let is_interrupted = running.exists();
            if free.is_none() || is_interrupted {
                free = Some((running, lock));
            }
            if is_interrupted || !was_used {
                break;
            }
        }
        let (running, lock) =
            free.ok_or_else(|| io::Error::other("too many games are played here at once"))?;
        Ok(Self { folder: folder.to_owned(), running, saved: None, _lock: lock })
    }

    /// The game that was interrupted, if there is one that can be read. One that can't is put aside.
    pub fn interrupted(&self) -> Option<Record> {
        let text = fs::read_to_string(&self.running).ok()?;
        match text.parse::<Record>() {
            Ok(record) if !record.state().is_over() => Some(record),
            _ => {
                self.put_aside("unreadable").ok()?;
                None
            }
        }
    }

    /// The interrupted game is not gone on with: it stays as a record. That takes no room, so that
    /// even a full disk loses nothing.
    pub fn abandon(&self) -> io::Result<()> {
        self.put_aside("game")
    }

    fn put_aside(&self, name: &str) -> io::Result<()> {
        fs::rename(&self.running, self.free_file(name)?)
    }

    /// Keeps the game that is played.
    pub fn keep(&self, record: &Record) -> io::Result<()> {
        write(&self.running, record)
    }

    /// Saves the game that is played as a record, again and again in the same file.
    pub fn export(&mut self, record: &Record) -> io::Result<PathBuf> {
        let file = match &self.saved {
            Some(file) => file.clone(),
            None => self.free_file("game")?,
        };
        write(&file, record)?;
        self.saved = Some(file.clone());
        Ok(file)
    }

    /// Saves the record of a game that is over, and keeps the game no longer.
    pub fn finish(&mut self, record: &Record) -> io::Result<PathBuf> {
        let file = self.export(record)?;
        match fs::remove_file(&self.running) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(file),
        }
    }

    /// How far each lesson is.
    pub fn progress(&self) -> Progress {
        let word = fs::read_to_string(self.folder.join(LESSONS)).unwrap_or_default();
        Progress::from_word(word.trim())
    }

    /// Keeps how far each lesson is.
    pub fn keep_progress(&self, progress: Progress) -> io::Result<()> {
        fs::write(self.folder.join(LESSONS), format!("{}\n", progress.word()))
    }

    /// Another game begins, with a record of its own.
    pub fn begin(&mut self) {
        self.saved = None;
    }

    /// Makes a file with the first number that is free.
    fn free_file(&self, name: &str) -> io::Result<PathBuf> {
        let files = (1_u32..).map(|number| self.folder.join(format!("{name}-{number}.txt")));
        for file in files {
            match File::create_new(&file) {
                Ok(_) => return Ok(file),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        unreachable!("numbers do not end")
    }
}

fn write(file: &Path, record: &Record) -> io::Result<()> {
    let beside = file.with_extension("new");
    let mut new = File::create(&beside)?;
    new.write_all(record.to_string().as_bytes())?;
    new.sync_all()?;
    fs::rename(beside, file)
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players};

    use super::*;

    fn record() -> Record {
        let deal = Deal::new(Config::new(Players::Two), 7);
        Record::new(deal, ["Ada", "Ben"]).expect("two names")
    }

    #[test]
    fn a_game_is_kept_until_it_is_finished() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let mut saves = SaveDir::open(folder.path())?;
        assert_eq!(saves.interrupted(), None);
        saves.keep(&record())?;
        drop(saves);
        saves = SaveDir::open(folder.path())?;
        assert_eq!(saves.interrupted(), Some(record()));

        let first = saves.export(&record())?;
        assert_eq!(saves.finish(&record())?, first);
        assert_eq!(saves.interrupted(), None);
        assert_eq!(fs::read_to_string(&first)?.parse::<Record>().ok(), Some(record()));
        saves.begin();
        assert_ne!(saves.export(&record())?, first);
        Ok(())
    }

    #[test]
    fn two_tables_do_not_share_a_running_game() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let first = SaveDir::open(folder.path())?;
        first.keep(&record())?;
        let second = SaveDir::open(folder.path())?;
        assert_eq!(second.interrupted(), None);
        second.keep(&record())?;
        drop((first, second));

        let first = SaveDir::open(folder.path())?;
        let second = SaveDir::open(folder.path())?;
        assert_eq!(first.interrupted(), Some(record()));
        assert_eq!(second.interrupted(), Some(record()));
        assert_eq!(SaveDir::open(folder.path())?.interrupted(), None);
        Ok(())
    }

    #[test]
    fn an_abandoned_game_stays_as_a_record() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let saves = SaveDir::open(folder.path())?;
        saves.keep(&record())?;
        saves.abandon()?;
        assert_eq!(saves.interrupted(), None);
        let kept = fs::read_to_string(folder.path().join("game-1.txt"))?;
        assert_eq!(kept.parse::<Record>().ok(), Some(record()));
        Ok(())
    }

    #[test]
    fn what_cannot_be_read_is_put_aside() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let saves = SaveDir::open(folder.path())?;
        fs::write(folder.path().join("running-1.txt"), "no game")?;
        assert_eq!(saves.interrupted(), None);
        assert_eq!(fs::read_to_string(folder.path().join("unreadable-1.txt"))?, "no game");
        Ok(())
    }
}
