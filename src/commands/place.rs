//! Where games are kept on this machine.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// The file with the games: in the folder that was asked for, or in that for the person's data.
pub fn games(folder: Option<&Path>) -> Result<PathBuf> {
    Ok(data_folder(folder)?.join("games.db"))
}

/// Makes the folder of a file, if it is not there.
pub fn make_folder(file: &Path) -> Result<()> {
    let Some(folder) = file.parent() else { return Ok(()) };
    fs::create_dir_all(folder)
        .with_context(|| format!("can't make the folder {}", folder.display()))
}

/// The folder that was asked for, or where programs keep what belongs to the person who uses them.
pub fn data_folder(named: Option<&Path>) -> Result<PathBuf> {
    if let Some(folder) = named {
        return Ok(folder.to_owned());
    }
    let home = || env::home_dir().filter(|home| home.is_absolute());
    let set = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = if cfg!(windows) {
        set("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    let folder = folder.context("can't find your data folder; name one with --data DIR")?;
    Ok(folder.join("majesty"))
}
