//! The start page, new tables, the rules and the settings.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    http::{StatusCode, Uri},
    response::Response,
};
use majesty_pages::{
    model::{OtherPages, StartView},
    new_table::{self as page, NewTable as Form, SeatChoice},
    rules, start,
};
use majesty_rules::Players;
use majesty_table::Table;
use majesty_words::Lang;

use super::new_table;
use crate::{
    App, fresh,
    http::{
        answer,
        fields::Fields,
        refusal::{Mistake, Refusal},
    },
    people::{
        identity::{Visitor, theme},
        preferences,
    },
    table::{
        bots,
        lists::{self, Page},
        order, rooms,
    },
};

/// Which pages of its lists the start page shows.
#[derive(Clone, Copy, Debug, Default)]
struct Shown {
    own: u32,
    open: u32,
    watch: u32,
}

impl Shown {
    /// What an address says; the first pages where it says nothing that can be read.
    fn of(uri: &Uri) -> Self {
        let asked = Query::<Vec<(String, String)>>::try_from_uri(uri).unwrap_or_default();
        let page = |name: &str| {
            let page = asked.iter().find(|(key, _)| key == name);
            page.and_then(|(_, number)| number.parse().ok()).unwrap_or(1)
        };
        Self { own: page("own"), open: page("open"), watch: page("watch") }
    }

    fn link(self) -> String {
        let Self { own, open, watch } = self;
        let pages = [("own", own), ("open", open), ("watch", watch)];
        let later = pages.iter().filter(|(_, page)| *page > 1);
        let asked: Vec<String> = later.map(|(name, page)| format!("{name}={page}")).collect();
        if asked.is_empty() { "/".to_owned() } else { format!("/?{}", asked.join("&")) }
    }
}

/// Links to the pages before and after one.
fn others(page: &Page, link: impl Fn(u32) -> Shown) -> OtherPages {
    let newer = (page.number > 1).then(|| link(page.number - 1).link());
    let older = page.has_older.then(|| link(page.number + 1).link());
    OtherPages { newer, older }
}

/// `GET /`
pub async fn start(State(app): State<Arc<App>>, uri: Uri, visitor: Visitor) -> Response {
    match start_view(&app, &visitor, Shown::of(&uri)).await {
        Ok(view) => answer::page(&visitor, StatusCode::OK, start::page(&view, &visitor.reader)),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

/// The tables for a visitor.
async fn start_view(app: &App, visitor: &Visitor, shown: Shown) -> Result<StartView, Refusal> {
    let own = lists::own(app, visitor, shown.own).await?;
    let open = lists::open(app, visitor, shown.open).await?;
    let watchable = lists::watchable(app, visitor, shown.watch).await?;
    let shown = Shown { own: own.number, open: open.number, watch: watchable.number };
    Ok(StartView {
        own_pages: others(&own, |own| Shown { own, ..shown }),
        open_pages: others(&open, |open| Shown { open, ..shown }),
        watchable_pages: others(&watchable, |watch| Shown { watch, ..shown }),
        own: own.lines,
        open: open.lines,
        watchable: watchable.lines,
    })
}

/// `POST /play`
pub async fn play(State(app): State<Arc<App>>, mut visitor: Visitor, fields: Fields) -> Response {
    let players = match fields.get("players") {
        Some(number) => number.trim().parse().ok().and_then(Players::new),
        None => Some(Players::Two),
    };
    let level = fields.get("level").unwrap_or(bots::DEFAULT).trim();
    let (Some(players), true) = (players, bots::is_level(level)) else {
        let mistake = if players.is_none() { Mistake::Players } else { Mistake::Seat };
        return answer::refusal(&visitor, &Refusal::Setup(mistake));
    };
    let me = visitor.identify();
    let new = new_table::against_bots(players, level, me, &visitor.reader.name);
    match rooms::open(&app, |at| Table::open(at, new, &fresh::deal())).await {
        Ok(room) => answer::to_table(&visitor, room.id),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

/// `GET /new`
pub async fn new_form(visitor: Visitor) -> Response {
    let form = Form::default();
    answer::page(&visitor, StatusCode::OK, page::page(&form, &visitor.reader))
}

/// `POST /new`
pub async fn new(State(app): State<Arc<App>>, mut visitor: Visitor, fields: Fields) -> Response {
    let (mut form, read) = new_table::read(&fields);
    let done = match read {
        Ok(()) => {
            let me = visitor.identify();
            keep_own_name(&mut visitor, &form);
            let new = new_table::table(&form, me, &visitor.reader.name);
            match order::may_open(&app, &visitor, me, &new).await {
                Ok(_turn) => rooms::open(&app, |at| Table::open(at, new, &fresh::deal())).await,
                Err(refusal) => Err(refusal),
            }
        }
        Err(mistake) => Err(Refusal::Setup(mistake)),
    };
    match done {
        Ok(room) => answer::to_table(&visitor, room.id),
        Err(refusal) => {
            form.problem = Some(refusal.sentence(visitor.reader.lang));
            answer::page(&visitor, refusal.status(), page::page(&form, &visitor.reader))
        }
    }
}

/// Whoever gives themselves a name is called so at the next table, too.
fn keep_own_name(visitor: &mut Visitor, form: &Form) {
    let seats = form.seats.iter().zip(&form.names).take(form.players.count());
    let mut own = seats.filter(|(seat, _)| **seat == SeatChoice::Me);
    if let Some((_, name)) = own.next().filter(|(_, name)| !name.is_empty()) {
        visitor.set_name(name);
    }
}

/// `GET /rules`
pub async fn rules(visitor: Visitor) -> Response {
    answer::page(&visitor, StatusCode::OK, rules::page(&visitor.reader))
}

/// `POST /settings`
pub async fn settings(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    if let Some(lang) = fields.get("lang").and_then(Lang::from_code) {
        visitor.set_lang(lang);
    }
    if let Some(theme) = fields.get("theme").and_then(theme) {
        visitor.set_theme(theme);
    }
    if let Some(name) = fields.get("name") {
        visitor.set_name(name);
    }
    // Cookies hold it here; elsewhere it would be nice to have, and no reason to fail.
    let _ = preferences::save(&app, &visitor).await;
    // Only to a page of our own: `//host` would be another site's.
    let back = fields.text("back");
    let is_ours = back.starts_with('/')
        && !back.starts_with("//")
        && back.bytes().all(|b| b.is_ascii_graphic() && b != b'\\');
    answer::on(&visitor, if is_ours { back } else { "/" })
}
