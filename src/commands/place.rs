//! Where games are kept on this machine.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

/// The file with the games: in the folder that was asked for, or in that for the person's data.
pub fn games(folder: Option<&Path>) -> Result<PathBuf> {
    Ok(data_folder(folder)?.join("games.db"))
}

/// Makes the folder of a file, if it is not there. Nobody else may look into one that is made.
pub fn make_folder(file: &Path) -> Result<()> {
    let Some(folder) = file.parent() else { return Ok(()) };
    let mut how = fs::DirBuilder::new();
    how.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut how, 0o700);
    how.create(folder).with_context(|| format!("can't create the folder {}", folder.display()))
}

/// The folder that was asked for, or where programs keep what belongs to the person who uses them.
pub fn data_folder(named: Option<&Path>) -> Result<PathBuf> {
    if let Some(folder) = named {
        return Ok(folder.to_owned());
    }
    let strategy = choose_native_strategy().ok();
    // Games stay on the machine: on Windows that is the local folder, which etcetera has for caches.
    let folder =
        strategy.map(|dirs| if cfg!(windows) { dirs.cache_dir() } else { dirs.data_dir() });
    let folder = folder.filter(|folder| folder.is_absolute());
    let folder = folder.context("can't find your data folder; set one with --data DIR")?;
    Ok(folder.join("majesty"))
}
