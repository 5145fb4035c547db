//! Reports of chat lines, for operators to read with `majesty admin reports`.

use majesty_store::{NewReport, Reported};
use majesty_table::{PlayerId, TableId};

use crate::{
    App, clock,
    http::{refusal::Refusal, text},
};

/// The longest reason that is kept, in characters.
pub const LONGEST_REASON: usize = 300;

/// Keeps a report. To report a line twice changes nothing.
pub async fn report(
    app: &App,
    table: TableId,
    line: u64,
    reporter: PlayerId,
    reason: &str,
) -> Result<(), Refusal> {
    let reason = text::clean(reason).chars().take(LONGEST_REASON).collect();
    let report = NewReport { table, line, reporter, reason, at: clock::now() };
    match app.store.order().report(report).await? {
        Reported::Done | Reported::Already => Ok(()),
        Reported::NoLine => Err(Refusal::NoLine),
    }
}
