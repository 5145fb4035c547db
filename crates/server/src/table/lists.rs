//! Lists of tables, made from summaries without loading any table.

use majesty_pages::model::OpponentChoice;
use majesty_store::{GameFilter, List, Listed, Opponent};
use majesty_table::{Holder, Names, PlayerId, TableLine};

use crate::{App, http::refusal::Refusal, people::identity::Visitor};

/// How many tables a page of a list shows.
const LINES: u32 = 20;

/// The last page of a list.
const PAGES: u32 = 50;

/// How many unfinished games of a player are put in order. Nobody plays more at once.
const UNFINISHED: u32 = 200;

/// How many of the last finished games the start page shows.
const FEW: usize = 2;

/// The opponents in so many of the last finished games can be chosen.
const RECENT: u32 = 200;

/// A page of a list.
pub struct Page {
    /// Its number, from 1.
    pub number: u32,
    /// The tables.
    pub lines: Vec<TableLine>,
    /// Whether there is another page with older tables.
    pub has_older: bool,
}

impl Page {
    const EMPTY: Self = Self { number: 1, lines: Vec::new(), has_older: false };
}

/// The visitor's games, those where it's their turn first.
pub async fn own(app: &App, visitor: &Visitor, page: u32) -> Result<Page, Refusal> {
    let Some(me) = visitor.id else { return Ok(Page::EMPTY) };
    let mut own = lines(app, visitor, List::Of(me), page).await?;
    own.lines.sort_by_key(|line| (line.over, !line.your_turn));
    Ok(own)
}

/// The visitor's games that aren't over, those where it's their turn first, then those that are on.
pub async fn unfinished(app: &App, visitor: &Visitor, page: u32) -> Result<Page, Refusal> {
    let Some(me) = visitor.id else { return Ok(Page::EMPTY) };
    let listed = app.store.list(List::UnfinishedOf(me), UNFINISHED).await?;
    let mut lines: Vec<TableLine> = listed.iter().map(|listed| line(visitor, listed)).collect();
    lines.sort_by_key(|line| (!line.your_turn, line.round.is_none()));
    let pages = (lines.len() as u32).div_ceil(LINES).max(1);
    let number = page.clamp(1, pages);
    let on_page = lines.into_iter().skip(((number - 1) * LINES) as usize).take(LINES as usize);
    Ok(Page { number, lines: on_page.collect(), has_older: number < pages })
}

/// A page of the visitor's finished games.
pub async fn finished(
    app: &App,
    visitor: &Visitor,
    filter: GameFilter,
    page: u32,
) -> Result<Page, Refusal> {
    let Some(me) = visitor.id else { return Ok(Page::EMPTY) };
    let number = page.clamp(1, PAGES);
    let found = app.store.finished(me, filter, (number - 1) * LINES, LINES + 1).await?;
    Ok(page_of(visitor, &found, number))
}

/// The last few finished games of a visitor, and whom they played against lately.
#[derive(Default)]
pub struct Recent {
    /// The games.
    pub lines: Vec<TableLine>,
    /// The opponents in them and some more, by name.
    pub opponents: Vec<OpponentChoice>,
}

/// The visitor's last finished games.
pub async fn recent(app: &App, visitor: &Visitor) -> Result<Recent, Refusal> {
    let Some(me) = visitor.id else { return Ok(Recent::default()) };
    let found = app.store.finished(me, GameFilter::default(), 0, RECENT).await?;
    let lines = found.iter().take(FEW).map(|listed| line(visitor, listed)).collect();
    let (mut people, mut bots) = (Vec::new(), Vec::new());
    for opponent in found.iter().flat_map(|listed| opponents(listed, me)) {
        let (value, name, known) = match opponent {
            Opponent::Person(name) => (format!("{PERSON}{name}"), name, &mut people),
            Opponent::Bot(level) => {
                (format!("{BOT}{level}"), visitor.reader.lang.bot(&level), &mut bots)
            }
        };
        let choice = OpponentChoice { value, name };
        if !known.contains(&choice) {
            known.push(choice);
        }
    }
    people.sort_by_key(|choice| choice.name.to_lowercase());
    people.append(&mut bots);
    Ok(Recent { lines, opponents: people })
}

/// What the word for a person begins with in an address.
const PERSON: &str = "p:";

/// What the word for a bot begins with in an address.
const BOT: &str = "bot:";

/// The opponent that a word in an address stands for.
pub fn opponent(word: &str) -> Opponent {
    match word.strip_prefix(BOT) {
        Some(level) => Opponent::Bot(level.to_owned()),
        None => Opponent::Person(word.strip_prefix(PERSON).unwrap_or(word).to_owned()),
    }
}

/// The opponents of a player at a table. People without a name can't be asked for.
fn opponents(listed: &Listed, me: PlayerId) -> impl Iterator<Item = Opponent> {
    listed.summary.seats.iter().filter_map(move |seat| match &seat.holder {
        Holder::Open => None,
        Holder::Bot { level } => Some(Opponent::Bot(level.clone())),
        Holder::Person { member } => {
            let member = listed.members.get(member.index())?;
            let is_opponent = member.player != Some(me) && !member.name.is_empty();
            is_opponent.then(|| Opponent::Person(member.name.clone()))
        }
    })
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
    let listed = app.store.list_from(list, (number - 1) * LINES, LINES + 1).await?;
    Ok(page_of(visitor, &listed, number))
}

/// A page from its tables and, where there is one, the first of the next page.
fn page_of(visitor: &Visitor, listed: &[Listed], number: u32) -> Page {
    let has_older = listed.len() > LINES as usize && number < PAGES;
    let lines = listed.iter().take(LINES as usize).map(|listed| line(visitor, listed)).collect();
    Page { number, lines, has_older }
}

fn line(visitor: &Visitor, listed: &Listed) -> TableLine {
    let Listed { id, changed, summary, members, .. } = listed;
    TableLine::new(*id, *changed, summary, members, visitor.id, &visitor.reader.lang)
}
