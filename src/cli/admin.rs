//! The commands for operators, as data.

use std::{path::PathBuf, time::Duration};

use clap::{Args, Subcommand};
use majesty_server::{Network, PublicUrl};
use majesty_table::{PlayerId, TableId};

/// Arguments of `admin`.
#[derive(Args)]
#[command(
    after_help = "Every change goes into the audit log. A running server picks it up within two seconds."
)]
pub struct AdminArgs {
    /// The command to run
    #[command(subcommand)]
    pub action: AdminAction,
    /// The server's settings file; data, database and public-url are read from it
    #[arg(long, global = true, value_name = "FILE", env = "MAJESTY_SETTINGS")]
    pub settings: Option<PathBuf>,
    /// Folder for the games; defaults to your data folder
    #[arg(long, global = true, value_name = "DIR", env = "MAJESTY_DATA")]
    pub data: Option<PathBuf>,
    /// PostgreSQL database with the games: postgres://name:password@host/database
    #[arg(
        long,
        global = true,
        value_name = "ADDRESS",
        env = "MAJESTY_DATABASE",
        hide_env_values = true
    )]
    pub database: Option<String>,
    /// Your name in the audit log; defaults to the system user's
    #[arg(long = "as", global = true, value_name = "NAME")]
    pub operator: Option<String>,
    /// Print JSON instead of text
    #[arg(long, global = true)]
    pub json: bool,
}

/// What operators do.
#[derive(Subcommand)]
pub enum AdminAction {
    /// List reports
    Reports {
        /// Include handled reports
        #[arg(long)]
        all: bool,
    },
    /// Close a report
    #[command(subcommand)]
    Report(ReportAction),
    /// Delete a chat line
    #[command(subcommand)]
    Line(LineAction),
    /// Show or delete a table
    #[command(subcommand)]
    Table(TableAction),
    /// Lock out an account, a guest or a network
    #[command(subcommand)]
    Lock(LockAction),
    /// Remove a lock
    #[command(subcommand)]
    Unlock(UnlockAction),
    /// List active locks
    Locks,
    /// Create a password reset link for an account, valid once, for 24 hours
    PasswordLink {
        /// Name of the account
        name: String,
        /// Public URL, for the link
        #[arg(long, value_name = "URL", env = "MAJESTY_PUBLIC_URL")]
        public_url: Option<PublicUrl>,
        #[command(flatten)]
        why: Why,
    },
    /// Show the audit log, newest first
    Audit {
        /// Number of entries
        #[arg(long, default_value_t = 50)]
        limit: u32,
    },
}

/// Why something is done.
#[derive(Args)]
pub struct Why {
    /// Reason, for the audit log
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub reason: String,
}

/// What is done with a report.
#[derive(Subcommand)]
pub enum ReportAction {
    /// Mark a report as handled
    Close {
        /// Report number, as listed by admin reports
        id: u64,
        /// What was done about it
        #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
        note: String,
    },
}

/// What is done with a line.
#[derive(Subcommand)]
pub enum LineAction {
    /// Delete a chat line, also from all open pages
    Delete {
        /// Table: its link, or the last part of it
        #[arg(value_parser = table)]
        table: TableId,
        /// Line number, as listed by admin reports and admin table show
        line: u64,
        #[command(flatten)]
        why: Why,
    },
}

/// What is done with a table.
#[derive(Subcommand)]
pub enum TableAction {
    /// Show who is at a table, and its chat
    Show {
        /// Table: its link, or the last part of it
        #[arg(value_parser = table)]
        table: TableId,
    },
    /// Delete a table with its game and chat
    Delete {
        /// Table: its link, or the last part of it
        #[arg(value_parser = table)]
        table: TableId,
        #[command(flatten)]
        why: Why,
    },
}

/// How long a lock holds, and why.
#[derive(Args)]
pub struct HowLong {
    /// Duration, such as 30m, 12h, 7d or 2w; by default, the lock stays until you remove it
    #[arg(long = "for", value_name = "TIME", value_parser = time)]
    pub time: Option<Duration>,
    #[command(flatten)]
    pub why: Why,
}

/// What is locked out.
#[derive(Subcommand)]
pub enum LockAction {
    /// Lock an account: end its sessions, revoke its tokens and refuse sign-in
    Account {
        /// Name of the account
        name: String,
        #[command(flatten)]
        how: HowLong,
    },
    /// Stop guests from playing and chatting; a new browser is a new guest, so see lock address too
    Guest {
        /// Guest IDs, as listed by admin reports and admin table show: 64 digits each
        #[arg(required = true)]
        player: Vec<PlayerId>,
        #[command(flatten)]
        how: HowLong,
    },
    /// Block all requests from networks, except for the privacy page
    Address {
        /// Addresses or networks, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64
        #[arg(required = true)]
        network: Vec<Network>,
        #[command(flatten)]
        how: HowLong,
    },
}

/// What is no longer locked.
#[derive(Subcommand)]
pub enum UnlockAction {
    /// Let an account sign in again
    Account {
        /// Name of the account
        name: String,
        #[command(flatten)]
        why: Why,
    },
    /// Let guests play and chat again
    Guest {
        /// Guest IDs
        #[arg(required = true)]
        player: Vec<PlayerId>,
        #[command(flatten)]
        why: Why,
    },
    /// Unblock networks
    Address {
        /// Addresses or networks, exactly as they were locked
        #[arg(required = true)]
        network: Vec<Network>,
        #[command(flatten)]
        why: Why,
    },
}

/// A table by its link, or the last part of it.
fn table(text: &str) -> Result<TableId, String> {
    let id = text.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    id.parse().map_err(|error: majesty_table::IdError| error.to_string())
}

/// The longest time for a lock: ten years. Without a time it holds for ever.
const LONGEST: u64 = 10 * 365 * 24 * 3600;

fn time(text: &str) -> Result<Duration, String> {
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[number.len()..] {
        "m" => 60,
        "h" => 3600,
        "d" => 24 * 3600,
        "w" => 7 * 24 * 3600,
        _ => 0,
    };
    let seconds = number.parse().ok().and_then(|number: u64| number.checked_mul(unit));
    let seconds = seconds.filter(|seconds| (1..=LONGEST).contains(seconds));
    seconds.map(Duration::from_secs).ok_or_else(|| {
        "enter a number with m, h, d or w, such as 30m, 12h, 7d or 2w, up to ten years".to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_numbers_with_a_unit() {
        for (text, seconds) in [("30m", 1800), ("12h", 43_200), ("7d", 604_800), ("2w", 1_209_600)]
        {
            assert_eq!(time(text), Ok(Duration::from_secs(seconds)));
        }
        for wrong in ["", "7", "d", "0d", "-1d", "1.5h", "7 d", "7x", "99999d", "7dd", "д"] {
            assert!(time(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn tables_are_found_by_their_links() {
        let id = "0123456789abcdef";
        for text in [id, "/t/0123456789abcdef", "https://a.example/t/0123456789abcdef/"] {
            assert_eq!(table(text).unwrap().as_str(), id);
        }
        assert!(table("https://a.example/").is_err());
    }
}
