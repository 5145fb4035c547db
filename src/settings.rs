//! What was asked for: flags count more than the environment, and that more than a file.

use std::{
    cmp::Ordering,
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use clap::{ArgMatches, CommandFactory, FromArgMatches, parser::ValueSource};
use toml::{Table, Value};

use crate::cli::{Cli, Command};

/// Reads the arguments of this program. Without a command, the table opens as with `serve`.
pub fn parse() -> Result<Cli> {
    let mut args: Vec<OsString> = env::args_os().collect();
    let mut matches = Cli::command().get_matches_from(&args);
    if matches.subcommand().is_none() {
        args.push("serve".into());
        matches = Cli::command().get_matches_from(&args);
    }
    if let Some(("serve", serve)) = matches.subcommand()
        && let Some(file) = serve.get_one::<PathBuf>("settings")
    {
        // All is well without the file, so what is wrong then is in the file.
        let found = with_file(file)?.try_get_matches_from(&args);
        matches = found.with_context(|| format!("in {}", file.display()))?;
    }
    let mut cli = Cli::from_arg_matches(&matches)?;
    if let (Some(command), Some((_, given))) = (&mut cli.command, matches.subcommand()) {
        match command {
            Command::Serve(args) => one_place(given, &mut args.data, &mut args.database)?,
            Command::Migrate(args) => one_place(given, &mut args.data, &mut args.database)?,
            Command::Admin(args) => one_place(given, &mut args.data, &mut args.database)?,
            _ => {}
        }
    }
    Ok(cli)
}

/// There is one place for games: the one that was said to count more.
fn one_place(
    given: &ArgMatches,
    data: &mut Option<PathBuf>,
    database: &mut Option<String>,
) -> Result<()> {
    if data.is_some() && database.is_some() {
        match rank(given, "data").cmp(&rank(given, "database")) {
            Ordering::Greater => *database = None,
            Ordering::Less => *data = None,
            Ordering::Equal => bail!(
                "--data and --database can't be used together: games are kept either in a folder or \
                 in PostgreSQL; set only one of them"
            ),
        }
    }
    Ok(())
}

/// How much the place counts where a value comes from.
fn rank(serve: &ArgMatches, id: &str) -> u8 {
    match serve.value_source(id) {
        Some(ValueSource::CommandLine) => 2,
        Some(ValueSource::EnvVariable) => 1,
        _ => 0,
    }
}

/// The commands, with the values of a file where `serve` has its defaults.
fn with_file(file: &Path) -> Result<clap::Command> {
    let place = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("can't read {place}"))?;
    let settings: Table = text.parse().with_context(|| format!("{place} isn't valid TOML"))?;
    let mut command = Cli::command();
    for (name, value) in &settings {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Integer(number) => number.to_string(),
            Value::Boolean(on) => on.to_string(),
            _ => bail!("{place}: {name} must be a string, a number, true or false"),
        };
        let serve = command.find_subcommand("serve").context("serve is a command")?;
        let known = |arg: &&clap::Arg| !["help", "settings"].contains(&arg.get_id().as_str());
        let flags: Vec<&clap::Arg> = serve.get_arguments().filter(known).collect();
        let Some(arg) = flags.iter().find(|arg| arg.get_long() == Some(name)) else {
            let names: Vec<&str> = flags.iter().filter_map(|arg| arg.get_long()).collect();
            bail!("{place}: there is no setting {name}; choose one of {}", names.join(", "))
        };
        let id = arg.get_id().clone();
        command = command
            .mut_subcommand("serve", |serve| serve.mut_arg(id, |arg| arg.default_value(value)));
    }
    Ok(command)
}
