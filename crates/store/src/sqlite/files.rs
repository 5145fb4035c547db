//! The files of a store: who may read them, and which process works with them.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Read, Seek, Write},
    path::{Path, PathBuf},
};

use crate::StoreError;

/// What SQLite keeps beside a database.
pub const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A file's name with something behind it.
pub fn with(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// How a new file is made that nobody else may read: it will hold the cards of games that go on.
pub fn private() -> fs::OpenOptions {
    let mut how = fs::OpenOptions::new();
    how.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut how, 0o600);
    how
}

/// Makes sure that nobody else may read a store: a new file is made so, and others lose the right.
/// What SQLite writes beside it has the rights of the file.
pub fn protect(store: &Path) {
    // Where it can't be made, opening it says why.
    let is_new = private().create_new(true).open(store).is_ok();
    #[cfg(unix)]
    {
        if !is_new {
            tighten(store);
            for end in BESIDE {
                tighten(&with(store, end));
            }
        }
        check_folder(store);
    }
    #[cfg(not(unix))]
    let _ = is_new;
}

/// Whether the group or everybody may do anything with a file of this mode.
#[cfg(unix)]
fn is_open_to_others(mode: u32) -> bool {
    mode & 0o077 > 0
}

/// Takes a file away from everybody but its owner.
#[cfg(unix)]
fn tighten(file: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(about) = fs::metadata(file) else { return };
    let mode = about.permissions().mode() & 0o777;
    // A pipe or a device is not ours to change.
    if !about.is_file() || !is_open_to_others(mode) {
        return;
    }
    let place = file.display();
    match fs::set_permissions(file, fs::Permissions::from_mode(0o600)) {
        Ok(()) => tracing::warn!(
            "{place} was accessible to other users (mode {mode:o}); its mode is now 600"
        ),
        Err(error) => {
            tracing::warn!(
                "{place} is accessible to other users (mode {mode:o}): {error}; run chmod 600"
            );
        }
    }
}

/// Warns of a folder that others may look into. It may hold other things, so it is not changed.
#[cfg(unix)]
fn check_folder(store: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let folder = match store.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let Ok(about) = fs::metadata(folder) else { return };
    let mode = about.permissions().mode() & 0o777;
    if is_open_to_others(mode) {
        let place = folder.display();
        tracing::warn!(
            "the folder {place} is accessible to other users (mode {mode:o}); run chmod 700 {place}"
        );
    }
}

/// The right to work with a store alone, until it is dropped or the process ends in any way.
/// Reading and small changes beside it need none.
#[derive(Debug)]
pub struct StoreLock {
    _file: File,
}

impl StoreLock {
    /// Takes the lock of the store in a file, which need not be there yet. Its folder must be.
    pub fn take(store: &Path) -> Result<Self, StoreError> {
        let place = with(store, ".lock");
        let unavailable = |error: io::Error| StoreError::Unavailable {
            detail: format!("{}: {error}", place.display()),
        };
        let mut how = private();
        let mut file = how.read(true).create(true).open(&place).map_err(unavailable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut owner = String::new();
                let _ = file.read_to_string(&mut owner);
                let owner = owner.trim().parse().ok();
                return Err(StoreError::locked(store, owner));
            }
            // Some network folders know no locks.
            Err(TryLockError::Error(error)) => {
                tracing::warn!("can't lock {}: {error}", place.display());
            }
        }
        // For those who find it locked. It is only a hint, so an error does no harm.
        let _ = file.set_len(0).and_then(|()| file.rewind());
        let _ = writeln!(file, "{}", std::process::id());
        Ok(Self { _file: file })
    }
}
