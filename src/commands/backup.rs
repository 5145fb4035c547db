//! `majesty backup` and `majesty restore`

use std::{env, io::Write, path::Path, process::ExitCode};

use anyhow::{Context, Result, bail};
use majesty_store::{Copied, CopyError, SqliteStore};

use super::place;
use crate::cli::{BackupArgs, RestoreArgs};

pub fn backup(args: &BackupArgs) -> Result<ExitCode> {
    on_this_machine(args.data.as_deref())?;
    let games = place::games(args.data.as_deref())?;
    match runtime()?.block_on(SqliteStore::backup(&games, &args.file)) {
        Ok(copied) => tell(copied, &games, &args.file),
        Err(CopyError::Missing(place)) => {
            bail!("no game store found at {}; set its folder with --data DIR", place.display())
        }
        Err(CopyError::Exists(place)) => bail!(
            "{} already exists and won't be overwritten; choose another file",
            place.display()
        ),
        Err(error) => Err(error.into()),
    }
}

pub fn restore(args: &RestoreArgs) -> Result<ExitCode> {
    on_this_machine(args.data.as_deref())?;
    let games = place::games(args.data.as_deref())?;
    place::make_folder(&games)?;
    match runtime()?.block_on(SqliteStore::restore(&args.file, &games, args.force)) {
        Ok(copied) => tell(copied, &args.file, &games),
        Err(CopyError::Missing(place)) => {
            bail!("{} doesn't exist; choose a file written by majesty backup", place.display())
        }
        Err(CopyError::Exists(place)) => bail!(
            "{} already contains games; use --force to replace them, or choose another folder \
             with --data DIR",
            place.display()
        ),
        Err(error) => Err(error.into()),
    }
}

/// Games on PostgreSQL are copied with its own tools, and who means them shall not get others.
fn on_this_machine(data: Option<&Path>) -> Result<()> {
    if data.is_none() && env::var_os("MAJESTY_DATABASE").is_some() {
        bail!(
            "the games are in PostgreSQL (MAJESTY_DATABASE is set): use pg_dump and pg_restore, or \
             set a folder with --data DIR"
        )
    }
    Ok(())
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new().context("can't start")
}

fn tell(copied: Copied, from: &Path, to: &Path) -> Result<ExitCode> {
    let mut out = super::stdout();
    let Copied { tables, moves } = copied;
    let (from, to) = (from.display(), to.display());
    writeln!(out, "copied {tables} tables with {moves} moves from {from} to {to}")?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
