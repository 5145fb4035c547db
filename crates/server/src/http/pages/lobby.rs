//! The start page, new tables, the rules and the settings.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    http::{StatusCode, Uri},
    response::Response,
};
use majesty_bots::court;
use majesty_lessons::LessonId;
use majesty_pages::{
    model::{FinishedGames, OpponentChoice, Opponents, OtherPages, SidesWord, StartView},
    new_table::{self as page, NewTable as Form, SeatChoice},
    rules, start,
};
use majesty_rules::{Players, Sides};
use majesty_store::{GameFilter, SidesFilter};
use majesty_table::Table;
use majesty_words::Lang;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

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
        preferences, puzzles,
    },
    table::{
        bots,
        lists::{self, Page},
        order, rooms,
    },
};

/// What the address of the start page asks for: pages of its lists, and which finished games.
#[derive(Clone, Debug, Default)]
struct Shown {
    own: u32,
    open: u32,
    watch: u32,
    /// The page of the finished games; without it, the last few of them.
    past: Option<u32>,
    opponent: String,
    sides: String,
}

impl Shown {
    /// What an address says; the first pages where it says nothing that can be read.
    fn of(uri: &Uri) -> Self {
        let asked = Query::<Vec<(String, String)>>::try_from_uri(uri).unwrap_or_default();
        let text = |name: &str| asked.iter().find(|(key, _)| key == name).map(|(_, text)| &**text);
        let page = |name: &str| text(name).and_then(|number| number.parse().ok());
        let word = |name: &str| text(name).unwrap_or_default().to_owned();
        Self {
            own: page("own").unwrap_or(1),
            open: page("open").unwrap_or(1),
            watch: page("watch").unwrap_or(1),
            past: page("past"),
            opponent: word("opponent"),
            sides: word("sides"),
        }
    }

    fn link(&self) -> String {
        let number = |page: u32| if page > 1 { page.to_string() } else { String::new() };
        let past = self.past.map(|page| page.to_string()).unwrap_or_default();
        let asked = [
            ("own", &number(self.own)),
            ("open", &number(self.open)),
            ("watch", &number(self.watch)),
            ("past", &past),
            ("opponent", &self.opponent),
            ("sides", &self.sides),
        ];
        let said = asked.iter().filter(|(_, text)| !text.is_empty());
        let said: Vec<String> = said
            .map(|(name, text)| format!("{name}={}", utf8_percent_encode(text, NON_ALPHANUMERIC)))
            .collect();
        if said.is_empty() { "/".to_owned() } else { format!("/?{}", said.join("&")) }
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
async fn start_view(app: &App, visitor: &Visitor, mut shown: Shown) -> Result<StartView, Refusal> {
    let own = lists::unfinished(app, visitor, shown.own).await?;
    let open = lists::open(app, visitor, shown.open).await?;
    let watchable = lists::watchable(app, visitor, shown.watch).await?;
    let finished = past_games(app, visitor, &mut shown).await?;
    (shown.own, shown.open, shown.watch) = (own.number, open.number, watchable.number);
    Ok(StartView {
        own_pages: others(&own, |own| Shown { own, ..shown.clone() }),
        open_pages: others(&open, |open| Shown { open, ..shown.clone() }),
        watchable_pages: others(&watchable, |watch| Shown { watch, ..shown.clone() }),
        own: own.lines,
        finished,
        opponents: visitor.opponents,
        has_learned: visitor.lessons.is_finished(LessonId::First),
        puzzle: Some(puzzles::of_today(app, visitor).await?),
        open: open.lines,
        watchable: watchable.lines,
    })
}

/// The visitor's finished games: the last few, or a page of those they ask for.
async fn past_games(
    app: &App,
    visitor: &Visitor,
    shown: &mut Shown,
) -> Result<FinishedGames, Refusal> {
    let recent = lists::recent(app, visitor).await?;
    let opponents: Vec<OpponentChoice> = recent.opponents;
    let opponent = opponents.iter().find(|known| known.value == shown.opponent);
    shown.opponent = opponent.map(|known| known.value.clone()).unwrap_or_default();
    let sides = SidesWord::ALL.into_iter().find(|sides| sides.word() == shown.sides);
    shown.sides = sides.map(|sides| sides.word().to_owned()).unwrap_or_default();
    let filter = GameFilter {
        opponent: opponent.map(|known| lists::opponent(&known.value)),
        sides: sides.map(|sides| match sides {
            SidesWord::A => SidesFilter::A,
            SidesWord::B => SidesFilter::B,
            SidesWord::Mixed => SidesFilter::Mixed,
        }),
    };
    if shown.past.is_none() && filter == GameFilter::default() {
        let all = (recent.lines.len() > 1).then(|| format!("{}#finished", page_of(shown, 1)));
        let (lines, pages) = (recent.lines, OtherPages::default());
        return Ok(FinishedGames { lines, pages, all, opponents, ..FinishedGames::default() });
    }
    let page = lists::finished(app, visitor, filter, shown.past.unwrap_or(1)).await?;
    shown.past = Some(page.number);
    let link = |past: u32| format!("{}#finished", page_of(shown, past));
    let pages = OtherPages {
        newer: (page.number > 1).then(|| link(page.number - 1)),
        older: page.has_older.then(|| link(page.number + 1)),
    };
    Ok(FinishedGames {
        lines: page.lines,
        pages,
        all: None,
        opponents,
        opponent: shown.opponent.clone(),
        sides,
        is_open: true,
    })
}

/// The address of a page of the finished games, as they are filtered now.
fn page_of(shown: &Shown, past: u32) -> String {
    Shown { past: Some(past), ..shown.clone() }.link()
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
    if let Some(bot) = court().iter().find(|bot| bot.id == level) {
        visitor.set_opponents(Opponents { level: bot.id, players });
    }
    let me = visitor.identify();
    let mut new = new_table::against_bots(players, level, me, &visitor.reader.name);
    // The lesson on sides B leads to a game on them.
    if fields.text("sides") == "B" {
        new.agreement.config.sides = Sides::ALL_B;
    }
    match rooms::open(&app, |at| Table::open(at, new, &fresh::deal())).await {
        Ok(room) => answer::to_table(&visitor, room.id),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

/// `POST /friend`
pub async fn friend(State(app): State<Arc<App>>, mut visitor: Visitor, fields: Fields) -> Response {
    let me = visitor.identify();
    if !fields.text("name").is_empty() {
        visitor.set_name(fields.text("name"));
    }
    let done = match new_table::for_friends(&fields, me, &visitor.reader.name) {
        Ok(new) => rooms::open(&app, |at| Table::open(at, new, &fresh::deal())).await,
        Err(mistake) => Err(Refusal::Setup(mistake)),
    };
    match done {
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
