//! All that is kept about somebody, for them to take away.
//!
//! Of a game that goes on only what the table shows is in it, and of other people their names.

use std::collections::BTreeSet;

use majesty_rules::Seat;
use majesty_store::{Key, KeyKind, Which};
use majesty_table::{HolderView, PlayerId, TableId, Viewer};
use majesty_words::Lang;
use serde_json::{Value, json};

use crate::{
    App, clock,
    http::refusal::Refusal,
    people::identity::{Visitor, theme_word},
};

/// Everything about the visitor.
pub async fn everything(app: &App, visitor: &Visitor) -> Result<Value, Refusal> {
    let (mut own, mut keys) = (BTreeSet::new(), Vec::new());
    let mut account = None;
    if let Some(id) = visitor.id {
        keys = app.store.keys_of(id).await?;
        own.extend(keys.iter().map(|key| key.acts_as).chain([id]));
        account = app.store.account_of(id).await?;
    }
    let mut tables = BTreeSet::new();
    let mut chat = Vec::new();
    for &player in &own {
        tables.extend(app.store.ids(Which::About(player)).await?);
        for (table, line) in app.store.chat_of(player).await? {
            chat.push(json!({
                "table": table.as_str(),
                "n": line.n,
                "at": line.at.0,
                "name": line.name,
                "text": line.text,
            }));
        }
    }
    let mut told = Vec::new();
    for id in tables {
        told.extend(one_table(app, id, &own, visitor.reader.lang).await?);
    }
    let keys = |kind| -> Vec<Value> {
        keys.iter().filter(|key| key.kind == kind).map(|key| one_key(key, visitor)).collect()
    };
    let reader = &visitor.reader;
    Ok(json!({
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
        "tables": told,
        "chat": chat,
    }))
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

/// A table as somebody at it knows it; nothing where it can't be read any more.
async fn one_table(
    app: &App,
    id: TableId,
    own: &BTreeSet<PlayerId>,
    lang: Lang,
) -> Result<Option<Value>, Refusal> {
    let table = match app.rooms.peek(&*app.store, id).await {
        Ok(table) => table,
        Err(Refusal::NoTable) => return Ok(None),
        Err(refusal) => return Err(refusal),
    };
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
    Ok(Some(json!({
        "id": id.as_str(),
        "created": table.created().0,
        "started": table.started().map(|at| at.0),
        "changed": table.changed().0,
        "phase": view.phase.word(),
        "host": own.iter().any(|&player| table.is_host(player)),
        "seats": seats.collect::<Vec<_>>(),
        "moves": moves.collect::<Vec<_>>(),
        "record": table.record(&lang).ok().map(|record| record.to_string()),
    })))
}
