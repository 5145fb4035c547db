//! What was asked for: flags count more than the environment, and that more than a file.

use std::{cmp::Ordering, env, ffi::OsString, fs, path::Path};

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
        && let Some(file) = serve.get_one::<std::path::PathBuf>("settings")
    {
        // All is well without the file, so what is wrong then is in the file.
        let found = with_file(file)?.try_get_matches_from(&args);
        matches = found.with_context(|| format!("in {}", file.display()))?;
    }
    let mut cli = Cli::from_arg_matches(&matches)?;
    if let (Some(Command::Serve(args)), Some((_, serve))) = (&mut cli.command, matches.subcommand())
        && let (Some(_), Some(_)) = (&args.data, &args.database)
    {
        // There is one place for games: the one that was said to count more.
        match rank(serve, "data").cmp(&rank(serve, "database")) {
            Ordering::Greater => args.database = None,
            Ordering::Less => args.data = None,
            Ordering::Equal => bail!(
                "games are kept in a folder (--data) or on PostgreSQL (--database), not in both; \
                 please name one"
            ),
        }
    }
    Ok(cli)
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
    let settings: Table =
        text.parse().with_context(|| format!("{place} is not as TOML wants it"))?;
    let mut command = Cli::command();
    for (name, value) in &settings {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Integer(number) => number.to_string(),
            Value::Boolean(on) => on.to_string(),
            _ => bail!("{place}: {name} is a text, a number, true or false"),
        };
        let serve = command.find_subcommand("serve").context("serve is a command")?;
        let known = |arg: &&clap::Arg| !["help", "settings"].contains(&arg.get_id().as_str());
        let flags: Vec<&clap::Arg> = serve.get_arguments().filter(known).collect();
        let Some(arg) = flags.iter().find(|arg| arg.get_long() == Some(name)) else {
            let names: Vec<&str> = flags.iter().filter_map(|arg| arg.get_long()).collect();
            bail!("{place}: there is no setting {name}; there are {}", names.join(", "))
        };
        let id = arg.get_id().clone();
        command = command
            .mut_subcommand("serve", |serve| serve.mut_arg(id, |arg| arg.default_value(value)));
    }
    Ok(command)
}
