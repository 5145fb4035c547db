//! What operators read: text for people, JSON for scripts.

use std::fmt::Write;

use majesty_store::{Account, AuditEntry, Lock, Millis, PlayerId, Report};
use majesty_table::{Holder, Table};
use majesty_words::log_minute;
use serde_json::{Value, json};

/// A value as JSON.
pub fn json(value: &Value) -> String {
    format!("{value:#}\n")
}

/// A stranger's text as one line that does nothing to a terminal.
pub fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// Someone by what an operator can lock.
fn who(player: PlayerId, account: Option<&str>) -> String {
    match account {
        Some(name) => format!("account {}", plain(name)),
        None => format!("guest {player}"),
    }
}

/// Reports, one after the other.
pub fn reports(reports: &[Report], all: bool) -> String {
    if reports.is_empty() {
        return if all { "No reports.\n" } else { "No open reports.\n" }.into();
    }
    let mut text = String::new();
    for report in reports {
        let Report { id, table, line, player, .. } = report;
        let _ = writeln!(text, "Report {id}, {}", log_minute(report.reported));
        let _ = writeln!(text, "  table   {table}, line {line}, said {}", log_minute(report.said));
        let speaker = who(*player, report.account.as_deref());
        let _ = writeln!(text, "  by      {}, {speaker}", plain(&report.name));
        let _ = writeln!(text, "  said    {}", plain(&report.text));
        if !report.reason.is_empty() {
            let _ = writeln!(text, "  reason  {}", plain(&report.reason));
        }
        if let Some(handled) = report.handled {
            let _ = writeln!(text, "  handled {} {}", log_minute(handled), plain(&report.note));
        }
        text.push('\n');
    }
    let open = reports.iter().filter(|report| report.handled.is_none()).count();
    let _ = writeln!(text, "{open} open. Times are UTC.");
    text
}

pub fn reports_json(reports: &[Report]) -> Value {
    let report = |report: &Report| {
        json!({
            "id": report.id,
            "table": report.table.as_str(),
            "line": report.line,
            "player": report.player.to_string(),
            "account": report.account,
            "name": report.name,
            "text": report.text,
            "said_ms": report.said.0,
            "reporter": report.reporter.map(|reporter| reporter.to_string()),
            "reason": report.reason,
            "reported_ms": report.reported.0,
            "handled_ms": report.handled.map(|at| at.0),
            "note": report.note,
        })
    };
    reports.iter().map(report).collect()
}

/// Who sits at a table: a name, and what an operator can lock.
fn seats(table: &Table, accounts: &[Account]) -> Vec<(String, Option<String>, Option<PlayerId>)> {
    let account = |player| accounts.iter().find(|account| account.player == player);
    let seats = table.seats().iter().map(|seat| match &seat.holder {
        Holder::Open => ("(free)".to_owned(), None, None),
        Holder::Bot { level } => (format!("(bot {level})"), None, None),
        Holder::Person { member } => {
            let member = table.members().get(member.index());
            let player = member.and_then(|member| member.player);
            let name = member.map(|member| member.name.clone()).unwrap_or_default();
            let account = player.and_then(account).map(|account| account.name.clone());
            (name, account, player)
        }
    });
    seats.collect()
}

/// A table: its seats and its chat.
pub fn table(table: &Table, accounts: &[Account]) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "Table {}, {}", table.id(), table.phase().word());
    let _ = writeln!(text, "  opened  {}", log_minute(table.created()));
    let _ = writeln!(text, "  changed {}", log_minute(table.changed()));
    for (place, (name, account, player)) in seats(table, accounts).iter().enumerate() {
        let _ = write!(text, "  seat {}  {}", place + 1, plain(name));
        if let Some(player) = player {
            let _ = write!(text, ", {}", who(*player, account.as_deref()));
        }
        text.push('\n');
    }
    let lines: Vec<Vec<String>> = table
        .chat()
        .filter(|line| !line.text.is_empty())
        .map(|line| {
            let account = accounts.iter().find(|account| account.player == line.player);
            let speaker = who(line.player, account.map(|account| &*account.name));
            vec![
                line.n.to_string(),
                log_minute(line.at),
                plain(&line.name),
                plain(&line.text),
                speaker,
            ]
        })
        .collect();
    if !lines.is_empty() {
        text.push('\n');
        text.push_str(&columns(&["line", "said", "name", "text", "by"], &lines));
    }
    text
}

pub fn table_json(table: &Table, accounts: &[Account]) -> Value {
    let seat = |(name, account, player): (String, Option<String>, Option<PlayerId>)| {
        json!({
            "name": name,
            "account": account,
            "player": player.map(|player| player.to_string()),
        })
    };
    let line = |line: &majesty_store::ChatLine| {
        json!({
            "n": line.n,
            "player": line.player.to_string(),
            "name": line.name,
            "text": line.text,
            "said_ms": line.at.0,
        })
    };
    json!({
        "id": table.id().as_str(),
        "phase": table.phase().word(),
        "created_ms": table.created().0,
        "changed_ms": table.changed().0,
        "seats": seats(table, accounts).into_iter().map(seat).collect::<Value>(),
        "chat": table.chat().map(line).collect::<Value>(),
    })
}

fn until_text(until: Option<Millis>) -> String {
    until.map_or_else(|| "no end date".to_owned(), log_minute)
}

/// Locks as a table.
pub fn locks(locks: &[Lock]) -> String {
    if locks.is_empty() {
        return "Nothing is locked.\n".to_owned();
    }
    let row = |lock: &Lock| {
        let subject = lock.name.as_deref().map_or_else(|| lock.on.subject(), plain);
        let (kind, until) = (lock.on.word().to_owned(), until_text(lock.until));
        vec![kind, subject, log_minute(lock.made), until, plain(&lock.reason)]
    };
    let rows: Vec<_> = locks.iter().map(row).collect();
    columns(&["kind", "what", "since", "until", "reason"], &rows)
}

pub fn locks_json(locks: &[Lock]) -> Value {
    let lock = |lock: &Lock| {
        json!({
            "kind": lock.on.word(),
            "subject": lock.on.subject(),
            "account": lock.name,
            "made_ms": lock.made.0,
            "until_ms": lock.until.map(|until| until.0),
            "reason": lock.reason,
        })
    };
    locks.iter().map(lock).collect()
}

/// The audit log as a table.
pub fn audit(entries: &[AuditEntry]) -> String {
    if entries.is_empty() {
        return "The audit log is empty.\n".to_owned();
    }
    let row = |entry: &AuditEntry| {
        vec![
            entry.seq.to_string(),
            log_minute(entry.at),
            plain(&entry.operator),
            entry.action.clone(),
            plain(entry.account.as_ref().unwrap_or(&entry.subject)),
            plain(&entry.reason),
        ]
    };
    let rows: Vec<_> = entries.iter().map(row).collect();
    columns(&["no.", "when", "operator", "action", "subject", "reason"], &rows)
}

pub fn audit_json(entries: &[AuditEntry]) -> Value {
    let entry = |entry: &AuditEntry| {
        json!({
            "seq": entry.seq,
            "at_ms": entry.at.0,
            "operator": entry.operator,
            "action": entry.action,
            "subject": entry.subject,
            "account": entry.account,
            "reason": entry.reason,
        })
    };
    entries.iter().map(entry).collect()
}

/// Rows in columns as wide as they need.
fn columns(head: &[&str], rows: &[Vec<String>]) -> String {
    let head: Vec<String> = head.iter().map(|&word| word.to_owned()).collect();
    let all = || std::iter::once(&head).chain(rows);
    let width = |place: usize| all().map(|row| row[place].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    let mut text = String::new();
    for row in all() {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}
