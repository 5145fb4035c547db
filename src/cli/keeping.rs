//! What the host of a server says about what is kept, and who they are.

use clap::Args;
use majesty_server::{Days, Retention};

/// How long things are kept, and who keeps them.
#[derive(Args)]
pub struct KeepingArgs {
    /// Delete chat lines after this many days, or never
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_CHAT", default_value = "90")]
    delete_chat: Days,
    /// Number of chat lines to keep per table; new lines push out the oldest
    #[arg(long, value_name = "LINES", env = "MAJESTY_CHAT_LINES", default_value_t = 500, value_parser = clap::value_parser!(u64).range(100..=100_000))]
    chat_lines: u64,
    /// Delete finished games with at least one account this many days after the last change
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_GAMES", default_value = "never")]
    delete_games: Days,
    /// Delete finished games of guests and bots this many days after the last change
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_GUEST_GAMES", default_value = "365")]
    delete_guest_games: Days,
    /// Delete abandoned games this many days after the last change
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_ABANDONED", default_value = "90")]
    delete_abandoned: Days,
    /// Delete tables where no game started this many days after the last change
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_GATHERING", default_value = "7")]
    delete_gathering: Days,
    /// Remove guests' names from finished games this many days after the last change
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_GUESTS", default_value = "365")]
    delete_guests: Days,
    /// End sessions that haven't been used for this many days
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_SESSIONS", default_value = "180")]
    delete_sessions: Days,
    /// Delete tokens that haven't been used for this many days
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_TOKENS", default_value = "365")]
    delete_tokens: Days,
    /// Delete reports this many days after they were handled
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_REPORTS", default_value = "180")]
    delete_reports: Days,
    /// Delete audit log entries after this many days
    #[arg(long, value_name = "DAYS", env = "MAJESTY_DELETE_AUDIT", default_value = "730")]
    delete_audit: Days,
    /// Name and contact details of whoever runs the server, for the privacy page
    #[arg(long, value_name = "NAME", env = "MAJESTY_OPERATOR")]
    pub operator: Option<String>,
    /// Imprint, linked from every page: a plain text file, or the text itself
    #[arg(long, value_name = "TEXT|FILE", env = "MAJESTY_IMPRINT")]
    pub imprint: Option<String>,
}

impl KeepingArgs {
    /// How long things are kept.
    pub fn retention(&self) -> Retention {
        Retention {
            chat: self.delete_chat,
            chat_lines: self.chat_lines,
            games: self.delete_games,
            guest_games: self.delete_guest_games,
            abandoned: self.delete_abandoned,
            gathering: self.delete_gathering,
            guests: self.delete_guests,
            sessions: self.delete_sessions,
            tokens: self.delete_tokens,
            reports: self.delete_reports,
            audit: self.delete_audit,
            ..Retention::default()
        }
    }
}
