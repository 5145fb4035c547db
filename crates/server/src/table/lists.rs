//! Lists of tables, made from summaries without loading any table.

use majesty_store::{List, Listed};
use majesty_table::TableLine;

use crate::{App, http::refusal::Refusal, people::identity::Visitor};

/// How many tables a list shows.
const LINES: u32 = 20;

/// The visitor's games, those where it's their turn first.
pub async fn own(app: &App, visitor: &Visitor) -> Result<Vec<TableLine>, Refusal> {
    let Some(me) = visitor.id else { return Ok(Vec::new()) };
    let mut own = lines(app, visitor, List::Of(me)).await?;
    own.sort_by_key(|line| (line.over, !line.your_turn));
    Ok(own)
}

/// Open tables of other people.
pub async fn open(app: &App, visitor: &Visitor) -> Result<Vec<TableLine>, Refusal> {
    let mut open = lines(app, visitor, List::Open).await?;
    open.retain(|line| !line.own);
    Ok(open)
}

/// Games of other people to watch.
pub async fn watchable(app: &App, visitor: &Visitor) -> Result<Vec<TableLine>, Refusal> {
    let mut watchable = lines(app, visitor, List::Watchable).await?;
    watchable.retain(|line| !line.own);
    Ok(watchable)
}

async fn lines(app: &App, visitor: &Visitor, list: List) -> Result<Vec<TableLine>, Refusal> {
    let line = |listed: Listed| {
        let Listed { id, changed, summary, members, .. } = listed;
        TableLine::new(id, changed, &summary, &members, visitor.id, &visitor.reader.lang)
    };
    Ok(app.store.list(list, LINES).await?.into_iter().map(line).collect())
}
