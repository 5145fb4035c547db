//! Lists of tables, made from summaries without loading any table.

use majesty_store::{List, Listed};
use majesty_table::TableLine;

use crate::{App, http::refusal::Refusal, people::identity::Visitor};

/// How many tables a page of a list shows.
const LINES: u32 = 20;

/// The last page of a list.
const PAGES: u32 = 50;

/// A page of a list.
pub struct Page {
    /// Its number, from 1.
    pub number: u32,
    /// The tables.
    pub lines: Vec<TableLine>,
    /// Whether there is another page with older tables.
    pub has_older: bool,
}

/// The visitor's games, those where it's their turn first.
pub async fn own(app: &App, visitor: &Visitor, page: u32) -> Result<Page, Refusal> {
    let Some(me) = visitor.id else {
        return Ok(Page { number: 1, lines: Vec::new(), has_older: false });
    };
    let mut own = lines(app, visitor, List::Of(me), page).await?;
    own.lines.sort_by_key(|line| (line.over, !line.your_turn));
    Ok(own)
}

/// Open tables of other people.
pub async fn open(app: &App, visitor: &Visitor, page: u32) -> Result<Page, Refusal> {
    of_others(app, visitor, List::Open, page).await
}

/// Games of other people to watch.
pub async fn watchable(app: &App, visitor: &Visitor, page: u32) -> Result<Page, Refusal> {
    of_others(app, visitor, List::Watchable, page).await
}

async fn of_others(app: &App, visitor: &Visitor, list: List, page: u32) -> Result<Page, Refusal> {
    let mut page = lines(app, visitor, list, page).await?;
    page.lines.retain(|line| !line.own);
    Ok(page)
}

async fn lines(app: &App, visitor: &Visitor, list: List, page: u32) -> Result<Page, Refusal> {
    let number = page.clamp(1, PAGES);
    let line = |listed: Listed| {
        let Listed { id, changed, summary, members, .. } = listed;
        TableLine::new(id, changed, &summary, &members, visitor.id, &visitor.reader.lang)
    };
    let skip = (number - 1) * LINES;
    let mut listed = app.store.list_from(list, skip, LINES + 1).await?;
    let has_older = listed.len() > LINES as usize && number < PAGES;
    listed.truncate(LINES as usize);
    Ok(Page { number, lines: listed.into_iter().map(line).collect(), has_older })
}
