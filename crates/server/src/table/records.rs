//! Uploaded records.

use std::sync::Arc;

use majesty_rules::Record;
use majesty_table::{PlayerId, Table};

use crate::{
    App,
    http::{refusal::Refusal, text},
    table::{bots, room::Room, rooms},
};

/// Opens a record as a finished game.
pub async fn open(app: &Arc<App>, who: PlayerId, sent: &str) -> Result<Arc<Room>, Refusal> {
    let record: Record = sent.parse().map_err(Refusal::Record)?;
    let names = record.names().iter().map(|name| text::name(name)).collect();
    let substitute = bots::DEFAULT.to_owned();
    rooms::open(app, |at| Ok(Table::open_record(at, who, &record, names, substitute))).await
}
