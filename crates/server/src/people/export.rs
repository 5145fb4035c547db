//! All that is kept about somebody, for them to take away.
//!
//! Of a game that goes on only what the table shows is in it, and of other people their names.
//!
//! A history can be long, so the file is written while it is sent: one table or one page of chat at a
//! time, and only when the reader has taken what came before. One export on a server reads from the
//! store at any moment, so that those who play find it free.

use std::{io, sync::Arc, time::Duration};

use axum::{
    body::Body,
    http::{Extensions, HeaderMap, StatusCode, Version},
};
use futures_util::stream;
use majesty_rules::Seat;
use majesty_store::{ChatLine, DailyTry, Key, KeyKind, PuzzleRecord, Report, StoreError};
use majesty_table::{HolderView, PlayerId, Table, TableId, Viewer};
use majesty_words::Lang;
use serde_json::{Value, json};
use tokio::{
    sync::Semaphore,
    time::{Instant, sleep},
};

use crate::{
    App, clock,
    http::{limits::ExportPermit, refusal::Refusal},
    people::{
        identity::{Visitor, theme_word},
        keys,
    },
};

/// How many names of tables are read at once.
const TABLES: u32 = 200;

/// How many lines of chat are read at once.
const LINES: u32 = 50;

/// How many tries at the daily deal of each player are told, the newest.
const DAILIES: u32 = 1_000;

/// How many reports of each player are told, the newest.
const REPORTS: u32 = 500;

/// How long an export may take. Without an end, readers who take a byte now and then would keep all
/// others from theirs.
const TIME: Duration = Duration::from_mins(20);

/// How long to wait where the store has no time for an export, and how often.
const RETRY: (Duration, usize) = (Duration::from_secs(1), 20);

/// Lets one export at a time read from the store.
pub struct Exports {
    reading: Semaphore,
}

impl Default for Exports {
    fn default() -> Self {
        Self { reading: Semaphore::new(1) }
    }
}

/// Marks an answer that is not worth compressing: for one that may take long to send, the memory of the
/// compressor is kept for as long.
#[derive(Clone, Copy, Debug)]
pub struct Uncompressed;

/// Whether an answer may be compressed.
pub fn is_compressible(_: StatusCode, _: Version, _: &HeaderMap, extensions: &Extensions) -> bool {
    extensions.get::<Uncompressed>().is_none()
}

/// Everything about the visitor, as it is read.
pub async fn everything(
    app: &Arc<App>,
    visitor: Visitor,
    permit: ExportPermit,
) -> Result<Body, Refusal> {
    let (mut own, mut keys, mut account) = (Vec::new(), Vec::new(), None);
    if let Some(id) = visitor.id {
        keys = app.store.keys_of(id).await?;
        own.extend(keys.iter().map(|key| key.acts_as).chain([id]));
        own.sort();
        own.dedup();
        account = app.store.account_of(id).await?;
    }
    let keys = |kind| -> Vec<Value> {
        keys.iter().filter(|key| key.kind == kind).map(|key| one_key(key, &visitor)).collect()
    };
    let mut reports = Vec::new();
    for &player in &own {
        let found = app.store.order().reports_of(player, REPORTS).await?;
        reports.extend(found.iter().map(|report| one_report(report, player)));
    }
    let mut puzzles = Vec::new();
    for &player in &own {
        let tries = app.store.puzzles().tries_of(player).await?;
        puzzles.extend(tries.iter().map(one_puzzle));
    }
    let rating = match visitor.account() {
        Some(account) => app.store.puzzles().solver_rating(account).await?,
        None => None,
    };
    let mut dailies = Vec::new();
    for &player in &own {
        let found = app.store.daily().attempts(player, DAILIES).await?;
        dailies.extend(found.iter().map(one_daily));
    }
    let reader = &visitor.reader;
    let head = json!({
        "exported": clock::now().0,
        "account": account.map(|account| json!({
            "name": account.name,
            "created": account.created.0,
        })),
        "preferences": {
            "name": reader.name,
            "language": reader.lang.code(),
            "theme": theme_word(reader.theme),
        },
        "sessions": keys(KeyKind::Session),
        "tokens": keys(KeyKind::Token),
        "reports": reports,
        "puzzles": puzzles,
        "puzzle_rating": rating.map(|rating| rating.rating),
        "daily": dailies,
    });
    let export = Arc::new(Export {
        app: app.clone(),
        visitor,
        own,
        end: Instant::now() + TIME,
        _permit: permit,
    });
    // The tables and the chat go where the object would end.
    let head = format!("{head:#}");
    let head = head.strip_suffix("\n}").unwrap_or(&head).to_owned() + ",\n  \"tables\": [";
    let chunks = stream::try_unfold(Some(Place::Head(head)), move |place| {
        let export = export.clone();
        async move {
            let Some(place) = place else { return Ok(None) };
            // A task of its own: a reader who stops in the middle holds no connection of the store.
            let step = tokio::spawn(async move { export.step(place).await });
            step.await.map_err(io::Error::other)?
        }
    });
    Ok(Body::from_stream(chunks))
}

/// An export under way.
struct Export {
    app: Arc<App>,
    visitor: Visitor,
    /// The visitor, and the players of their programs.
    own: Vec<PlayerId>,
    end: Instant,
    _permit: ExportPermit,
}

/// How far an export is.
enum Place {
    /// At its beginning, which is this.
    Head(String),
    /// Among the tables of one of the players: these come next, and then those behind one.
    Tables { player: usize, next: Vec<TableId>, after: Option<TableId>, is_first: bool },
    /// In the chat, behind a line of one of the players.
    Chat { player: usize, after: Option<(TableId, u64)>, is_first: bool },
}

/// What is sent next, and where to go on.
type Step = Option<(String, Option<Place>)>;

impl Export {
    /// The next part that is not empty.
    async fn step(&self, mut place: Place) -> io::Result<Step> {
        loop {
            if Instant::now() > self.end {
                return Err(io::Error::other("the export took too long"));
            }
            let (text, next) = self.read(place).await?;
            match next {
                Some(next) if text.is_empty() => place = next,
                next => return Ok(Some((text, next))),
            }
        }
    }

    /// Reads from the store when it is this export's turn. What can't be read for a moment is tried
    /// again.
    async fn read(&self, place: Place) -> io::Result<(String, Option<Place>)> {
        let (wait, tries) = RETRY;
        let mut tried = 0;
        loop {
            let turn = self.app.exports.reading.acquire().await.map_err(io::Error::other)?;
            let found = self.part(&place).await;
            drop(turn);
            match found {
                Ok(part) => return Ok(part),
                Err(Refusal::Storage(StoreError::Busy)) if tried < tries => {
                    tried += 1;
                    sleep(wait).await;
                }
                Err(refusal) => {
                    return Err(io::Error::other(refusal.sentence(Lang::En)));
                }
            }
        }
    }

    async fn part(&self, place: &Place) -> Result<(String, Option<Place>), Refusal> {
        match place {
            Place::Head(head) => {
                let tables =
                    Place::Tables { player: 0, next: Vec::new(), after: None, is_first: true };
                Ok((head.clone(), Some(tables)))
            }
            Place::Tables { player, next, after, is_first } => {
                self.tables(*player, next, *after, *is_first).await
            }
            &Place::Chat { player, after, is_first } => self.chat(player, after, is_first).await,
        }
    }

    /// The next table.
    async fn tables(
        &self,
        player: usize,
        next: &[TableId],
        after: Option<TableId>,
        is_first: bool,
    ) -> Result<(String, Option<Place>), Refusal> {
        let Some(&id) = self.own.get(player) else {
            let chat = Place::Chat { player: 0, after: None, is_first: true };
            return Ok(("\n  ],\n  \"chat\": [".to_owned(), Some(chat)));
        };
        let Some((&table, rest)) = next.split_first() else {
            self.check_key().await?;
            let next = self.app.store.tables_about(id, after, TABLES).await?;
            let (player, after) = match next.last() {
                Some(&last) => (player, Some(last)),
                None => (player + 1, None),
            };
            return Ok((String::new(), Some(Place::Tables { player, next, after, is_first })));
        };
        let told = self.table(table, player).await?;
        let is_still_first = is_first && told.is_none();
        let text = told.map_or(String::new(), |told| entry(&told, is_first));
        let next = rest.to_vec();
        Ok((text, Some(Place::Tables { player, next, after, is_first: is_still_first })))
    }

    /// The next lines of chat, and in the end the end.
    async fn chat(
        &self,
        player: usize,
        after: Option<(TableId, u64)>,
        is_first: bool,
    ) -> Result<(String, Option<Place>), Refusal> {
        let Some(&id) = self.own.get(player) else { return Ok(("\n  ]\n}\n".to_owned(), None)) };
        self.check_key().await?;
        let lines = self.app.store.chat_of(id, after, LINES).await?;
        let Some((table, last)) = lines.last() else {
            let next = Place::Chat { player: player + 1, after: None, is_first };
            return Ok((String::new(), Some(next)));
        };
        let after = Some((*table, last.n));
        let texts = lines.iter().enumerate();
        let texts =
            texts.map(|(n, (table, line))| entry(&one_line(*table, line), is_first && n == 0));
        Ok((texts.collect(), Some(Place::Chat { player, after, is_first: false })))
    }

    /// Whoever took the key away meanwhile takes the rest away, too.
    async fn check_key(&self) -> Result<(), Refusal> {
        let counts = keys::still_counts(&self.app, &self.visitor).await;
        counts.then_some(()).ok_or(Refusal::NotSignedIn)
    }

    /// A table as somebody at it knows it; nothing where it is gone, or came with another player.
    async fn table(&self, id: TableId, player: usize) -> Result<Option<Value>, Refusal> {
        let Self { app, own, visitor, .. } = self;
        let table = match app.rooms.peek(&*app.store, id).await {
            Ok(table) => table,
            Err(Refusal::NoTable) => return Ok(None),
            Err(Refusal::Storage(StoreError::Corrupt { .. })) => {
                return Ok(Some(json!({ "id": id.as_str(), "unreadable": true })));
            }
            Err(refusal) => return Err(refusal),
        };
        let mut members = table.members().iter().filter_map(|member| member.player);
        if members.any(|member| own[..player].contains(&member)) {
            return Ok(None);
        }
        Ok(Some(one_table(&table, own, visitor.reader.lang)))
    }
}

/// An entry of a list on a line of its own.
fn entry(value: &Value, is_first: bool) -> String {
    format!("{}\n    {value}", if is_first { "" } else { "," })
}

fn one_line(table: TableId, line: &ChatLine) -> Value {
    json!({
        "table": table.as_str(),
        "n": line.n,
        "at": line.at.0,
        "name": line.name,
        "text": line.text,
    })
}

/// A report that the person made, or one about a line of theirs, without its reporter.
fn one_report(report: &Report, own: PlayerId) -> Value {
    let is_made = report.reporter == Some(own);
    json!({
        "made": is_made,
        "table": report.table.as_str(),
        "line": report.line,
        "text": (report.player == own).then_some(&report.text),
        "reason": is_made.then_some(&report.reason),
        "at": report.reported.0,
        "handled": report.handled.map(|at| at.0),
    })
}

/// What the person did about a puzzle.
fn one_puzzle(record: &PuzzleRecord) -> Value {
    json!({
        "puzzle": record.puzzle,
        "tried": record.tried.0,
        "first_try_right": record.first_right,
        "solved": record.solved.map(|at| at.0),
    })
}

fn one_daily(one: &DailyTry) -> Value {
    json!({
        "day": one.day.to_string(),
        "table": one.table.as_str(),
        "started": one.started.0,
        "finished": one.finished.map(|at| at.0),
        "points": one.result.map(|result| result.points),
        "bot_points": one.result.map(|result| result.bot),
    })
}

fn one_key(key: &Key, visitor: &Visitor) -> Value {
    json!({
        "id": key.id().to_string(),
        "name": key.name,
        "created": key.created.0,
        "last_used": key.last_used.0,
        "own_player": key.owner != key.acts_as,
        "this": visitor.key.as_ref().is_some_and(|own| own.hash == key.hash),
    })
}

/// A table as anybody with the link sees it.
fn one_table(table: &Table, own: &[PlayerId], lang: Lang) -> Value {
    let view = table.view(&Viewer {
        player: None,
        at: clock::now(),
        revision: table.revision(),
        names: &lang,
        is_online: &|_| false,
        watchers: 0,
    });
    let is_own = |seat: Seat| own.iter().any(|&player| table.holds(seat, player));
    let seats = Seat::ALL.into_iter().zip(&view.seats).map(|(seat, shown)| {
        json!({
            "name": shown.name,
            "holder": match shown.holder {
                HolderView::Person { .. } => "person",
                HolderView::Bot { .. } => "bot",
                HolderView::Open => "nobody",
            },
            "own": is_own(seat),
        })
    });
    let turns = view.game.iter().flat_map(|game| &game.turns);
    let moves = turns.map(|turn| {
        json!({
            "seat": turn.seat.number(),
            "move": turn.m.to_string(),
            "by": turn.by.word(),
            "at": turn.at.0,
        })
    });
    json!({
        "id": table.id().as_str(),
        "created": table.created().0,
        "started": table.started().map(|at| at.0),
        "changed": table.changed().0,
        "phase": view.phase.word(),
        "host": own.iter().any(|&player| table.is_host(player)),
        "seats": seats.collect::<Vec<_>>(),
        "moves": moves.collect::<Vec<_>>(),
        "record": table.record(&lang, clock::now()).ok().map(|record| record.to_string()),
    })
}
