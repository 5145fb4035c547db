//! All that is kept about somebody, for them to take away.
//!
//! Of a game that goes on only what the table shows is in it, and of other people their names.

use std::collections::BTreeSet;

use majesty_store::{Key, KeyKind, MadeBy, PlayerId, SeatKind, TableId};
use majesty_words::Lang;
use serde_json::{Value, json};

use crate::{
    App, clock,
    game::Stored,
    handlers::record,
    identity::{Visitor, theme_word},
    refusal::Refusal,
    view,
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
        tables.extend(app.store.tables_about(player, u32::MAX).await?);
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
    let stored = match app.rooms.glance(&*app.store, id).await {
        Ok(stored) => stored,
        Err(Refusal::NoTable) => return Ok(None),
        Err(refusal) => return Err(refusal),
    };
    let header = stored.header();
    let names = view::names(&stored, lang);
    let seats = header.seats.iter().zip(names).map(|(seat, name)| {
        json!({
            "name": name,
            "holder": match &seat.kind {
                SeatKind::Person { .. } => "person",
                SeatKind::Bot { .. } => "bot",
                SeatKind::Open => "nobody",
            },
            "own": matches!(&seat.kind, SeatKind::Person { player } if own.contains(player)),
        })
    });
    Ok(Some(json!({
        "id": id.as_str(),
        "created": stored.info.created.0,
        "started": stored.info.started.map(|at| at.0),
        "changed": stored.info.changed.0,
        "phase": stored.phase().word(),
        "host": own.contains(&header.host),
        "seats": seats.collect::<Vec<_>>(),
        "moves": moves(&stored),
        "record": record::text(&stored, lang).ok(),
    })))
}

fn moves(stored: &Stored) -> Vec<Value> {
    let seats = stored.header().seats.len().max(1);
    let moves = stored.moves.iter().enumerate();
    moves
        .map(|(ply, made)| {
            json!({
                "seat": ply % seats + 1,
                "move": made.word,
                "by": match made.by {
                    MadeBy::Person => "person",
                    MadeBy::Bot => "bot",
                    MadeBy::StandIn => "stand-in",
                },
                "at": made.at.0,
            })
        })
        .collect()
}
