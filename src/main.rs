//! Play, study and host the card game Majesty: For the Realm.

mod cli;
mod commands;
mod locale;
mod settings;
mod story;
mod style;

use std::process::ExitCode;

fn main() -> ExitCode {
    match settings::parse().and_then(commands::run) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("majesty: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whoever read our output has seen enough, as in `majesty replay game.txt | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<std::io::Error>()
        .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
