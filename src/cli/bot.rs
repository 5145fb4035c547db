//! Bots as the command line asks for them: ours by their names, programs by their commands.

use std::{fmt, str::FromStr, time::Duration};

use majesty_bots::{Budget, Spec, SpecError};

/// A bot as it is asked for.
#[derive(Clone)]
pub enum BotArg {
    /// One of ours.
    Ours(Spec),
    /// A program.
    Program(ProgramArg),
}

/// A program that plays: `cmd:python3 mybot.py` or, with a time limit, `cmd@10s:python3 mybot.py`.
///
/// The limit stands before the command, because a command may contain anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramArg {
    /// A line for the shell.
    pub command: String,
    limit: Option<Duration>,
}

/// How long a program may think about a move unless it's given more or less. Our own bots have
/// budgets.
const PROGRAM_LIMIT: Duration = Duration::from_secs(2);

impl ProgramArg {
    /// How long it may think about a move.
    pub fn limit(&self) -> Duration {
        self.limit.unwrap_or(PROGRAM_LIMIT)
    }

    /// Reads what follows `cmd`: nothing or `@` and a time, a colon, the command.
    fn parse(rest: &str) -> Result<Self, String> {
        let (limit, command) = rest.split_once(':').unwrap_or((rest, ""));
        let limit = match limit.strip_prefix('@').map(str::parse) {
            None => None,
            Some(Ok(Budget::Time(limit))) => Some(limit),
            Some(Ok(Budget::Simulations(_)) | Err(_)) => {
                return Err("a program's limit is a time from 0.001s to 3600s, \
                            as in cmd@10s:python3 mybot.py"
                    .to_owned());
            }
        };
        if command.trim().is_empty() {
            return Err("a program's command follows the colon, as in cmd:python3 mybot.py \
                        or, with 10 s per move, cmd@10s:python3 mybot.py"
                .to_owned());
        }
        Ok(Self { command: command.to_owned(), limit })
    }
}

impl fmt::Display for ProgramArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Some(limit) => write!(f, "cmd@{}:{}", Budget::Time(limit), self.command),
            None => write!(f, "cmd:{}", self.command),
        }
    }
}

impl FromStr for BotArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.strip_prefix("cmd") {
            Some(rest) if rest.is_empty() || rest.starts_with([':', '@']) => {
                ProgramArg::parse(rest).map(Self::Program)
            }
            _ => text.parse().map(Self::Ours).map_err(|error: SpecError| error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(text: &str) -> ProgramArg {
        match text.parse() {
            Ok(BotArg::Program(program)) => program,
            Ok(BotArg::Ours(_)) => panic!("{text} is a bot of ours"),
            Err(complaint) => panic!("{text}: {complaint}"),
        }
    }

    fn complaint(text: &str) -> String {
        text.parse::<BotArg>().err().unwrap_or_else(|| panic!("{text} should be refused"))
    }

    #[test]
    fn a_program_is_written_as_it_is_read() {
        for (text, command, seconds) in [
            ("cmd:./mybot", "./mybot", 2.0),
            ("cmd@5s:./mybot", "./mybot", 5.0),
            ("cmd@0.5s:python3 mybot.py --level 3", "python3 mybot.py --level 3", 0.5),
            // Whatever a command contains belongs to it.
            ("cmd:./mybot@5s", "./mybot@5s", 2.0),
            ("cmd:ssh me@host 'a:b' @1s:x", "ssh me@host 'a:b' @1s:x", 2.0),
            ("cmd@10s:ssh me@host:22 a, b", "ssh me@host:22 a, b", 10.0),
            ("cmd@1s:@2s:x", "@2s:x", 1.0),
        ] {
            let program = program(text);
            assert_eq!(program.command, command, "{text}");
            assert_eq!(program.limit(), Duration::from_secs_f64(seconds), "{text}");
            assert_eq!(program.to_string(), text);
        }
    }

    #[test]
    fn a_program_needs_a_command_and_a_time() {
        for text in ["cmd", "cmd:", "cmd: ", "cmd@5s", "cmd@5s:", "cmd@5s: \t"] {
            let complaint = complaint(text);
            assert!(complaint.contains("follows the colon"), "{text}: {complaint}");
        }
        for text in ["cmd@:x", "cmd@5:x", "cmd@0s:x", "cmd@-1s:x", "cmd@9999s:x", "cmd@x y:z"] {
            let complaint = complaint(text);
            assert!(complaint.contains("a time from 0.001s"), "{text}: {complaint}");
        }
        let complaint = complaint("cmdx:./mybot");
        assert!(complaint.contains("there is no bot"), "{complaint}");
    }
}
