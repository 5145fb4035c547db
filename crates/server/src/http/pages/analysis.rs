//! Analyses of finished games: how far they are, what they say, and mistakes to try again.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    http::StatusCode,
    response::Response,
};
use majesty_analysis::Analysis;
use majesty_pages::analysis::{
    self as page, AnalysisView, Progress, Stage,
    mistakes::{self, Attempt, Place},
    position,
};
use majesty_rules::{Move, Seat, View};
use majesty_table::{Game, Refusal as TableRefusal, Table};
use serde::Deserialize;

use crate::{
    App,
    http::{answer, at::At, fields::Fields, refusal::Refusal},
    people::identity::Visitor,
    table::{
        analyses::{self, Status},
        room::Room,
    },
};

/// Which move to show.
#[derive(Debug, Deserialize)]
pub struct Shown {
    ply: Option<String>,
}

/// `GET /t/{id}/analysis`
pub async fn analysis(
    State(app): State<Arc<App>>,
    At(room): At,
    visitor: Visitor,
    Query(shown): Query<Shown>,
) -> Response {
    let table = room.table();
    let analysis = match analyses::status(&app, &table).await {
        Ok(Status::Ready(analysis)) => *analysis,
        Ok(status) => return waiting(&visitor, &table, &status, None),
        Err(refusal) => return answer::refusal(&visitor, &refusal),
    };
    if visitor.wants_fragment {
        // The script loads the page once there is no progress left to show.
        return answer::page(&visitor, StatusCode::OK, maud::html! {});
    }
    let (reader, view) = (&visitor.reader, view(&table, analysis, &visitor));
    let ply = shown.ply.and_then(|ply| ply.parse::<usize>().ok());
    let step = ply.filter(|&ply| ply < view.analysis.decisions.len());
    let step = step.and_then(|ply| table.replay_view(Some(ply), None, &reader.lang));
    let page = match step {
        Some(step) => position::page(&view, &step, reader),
        None => page::page(&view, reader),
    };
    answer::page(&visitor, StatusCode::OK, page)
}

/// `POST /t/{id}/analysis`
pub async fn start(State(app): State<Arc<App>>, At(room): At, mut visitor: Visitor) -> Response {
    let who = visitor.identify();
    match analyses::start(&app, &room, who).await {
        Ok(()) => answer::on(&visitor, &format!("/t/{}/analysis", room.id)),
        Err(refusal @ (Refusal::AnalysisRunning | Refusal::AnalysesBusy)) => {
            waiting(&visitor, &room.table(), &Status::None, Some(&refusal))
        }
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

/// The page of an analysis that isn't there yet.
fn waiting(
    visitor: &Visitor,
    table: &Table,
    status: &Status,
    refusal: Option<&Refusal>,
) -> Response {
    let reader = &visitor.reader;
    let stage = match status {
        Status::Waiting(before) => Stage::Waiting(*before),
        Status::Running(done, all) => Stage::Running(*done, *all),
        Status::None | Status::Ready(_) => Stage::None,
    };
    let progress = Progress {
        id: table.id(),
        names: table.names(&reader.lang),
        own: own_seat(table, visitor),
        has_table: !table.is_record(),
        stage,
        problem: refusal.map(|refusal| refusal.sentence(reader.lang)),
    };
    let status = refusal.map_or(StatusCode::OK, Refusal::status);
    let markup = if visitor.wants_fragment {
        page::fragment(&progress, reader)
    } else {
        page::waiting(&progress, reader)
    };
    let page = answer::page(visitor, status, markup);
    refusal.into_iter().fold(page, answer::later)
}

/// The seat that the visitor played. Of several people at a device none is the one who reads it.
fn own_seat(table: &Table, visitor: &Visitor) -> Option<Seat> {
    let mut own = table.players().filter(|&(_, player)| Some(player) == visitor.id);
    own.next().filter(|_| own.next().is_none()).map(|(seat, _)| seat)
}

/// An analysis as the visitor sees it.
fn view(table: &Table, analysis: Analysis, visitor: &Visitor) -> AnalysisView {
    AnalysisView {
        id: table.id(),
        names: table.names(&visitor.reader.lang),
        bots: table.seats().iter().map(|seat| seat.holder.bot().map(str::to_owned)).collect(),
        own: own_seat(table, visitor),
        hints: hints(table),
        practice: table.is_practice(),
        has_table: !table.is_record(),
        positions: table.game().map_or_else(Vec::new, positions),
        analysis,
    }
}

/// The positions as the players saw them.
fn positions(game: &Game) -> Vec<View> {
    game.history().into_iter().map(|(view, _)| view).collect()
}

/// How many hints each player took.
fn hints(table: &Table) -> Vec<u32> {
    let mut hints = vec![0; table.seats().len()];
    for hint in table.game().into_iter().flat_map(Game::hints) {
        hints[hint.seat.index()] += 1;
    }
    hints
}

/// Which mistake to show, and what became of those before.
#[derive(Debug, Deserialize)]
pub struct Asked {
    seat: Option<String>,
    before: Option<String>,
    again: Option<String>,
    show: Option<String>,
}

/// A mistake that is looked at.
struct Mistake {
    table: Arc<Table>,
    view: AnalysisView,
    place: Place,
}

impl Mistake {
    /// Nothing where the analysis isn't there: then it has to be made first.
    async fn find(
        app: &App,
        room: &Room,
        visitor: &Visitor,
        asked: &Asked,
    ) -> Result<Option<Self>, Refusal> {
        let table = room.table();
        let Status::Ready(analysis) = analyses::status(app, &table).await? else {
            return Ok(None);
        };
        let view = view(&table, *analysis, visitor);
        let number = asked.seat.as_deref().and_then(|seat| seat.parse::<usize>().ok());
        let players = view.analysis.config.players;
        let seat = number.and_then(|number| players.seats().find(|seat| seat.number() == number));
        let seat = seat.or(view.own).unwrap_or(Seat::First);
        let before = asked.before.as_deref().unwrap_or_default();
        let place = Place::read(room.id, seat, before, asked.again.is_some());
        Ok(Some(Self { table, view, place }))
    }

    /// The page of this mistake, or the summary after the last one.
    fn page(&self, visitor: &Visitor, attempt: &Attempt) -> Response {
        let reader = &visitor.reader;
        let step = self.place.ply(&self.view.analysis);
        let step = step.and_then(|ply| self.table.replay_view(Some(ply), None, &reader.lang));
        let page = match step {
            Some(step) => mistakes::page(&self.view, &self.place, &step, attempt, reader),
            None => mistakes::summary(&self.view, &self.place, reader),
        };
        answer::page(visitor, StatusCode::OK, page)
    }
}

/// `GET /t/{id}/analysis/mistakes`
pub async fn mistake(
    State(app): State<Arc<App>>,
    At(room): At,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Response {
    let attempt = if asked.show.is_some() { Attempt::Shown } else { Attempt::None(None) };
    match Mistake::find(&app, &room, &visitor, &asked).await {
        Ok(Some(mistake)) => mistake.page(&visitor, &attempt),
        Ok(None) => answer::on(&visitor, &format!("/t/{}/analysis", room.id)),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}

/// `POST /t/{id}/analysis/mistakes`
pub async fn retry(
    State(app): State<Arc<App>>,
    At(room): At,
    visitor: Visitor,
    Query(asked): Query<Asked>,
    fields: Fields,
) -> Response {
    let mistake = match Mistake::find(&app, &room, &visitor, &asked).await {
        Ok(Some(mistake)) => mistake,
        Ok(None) => return answer::on(&visitor, &format!("/t/{}/analysis", room.id)),
        Err(refusal) => return answer::refusal(&visitor, &refusal),
    };
    let attempt = match tried(&app, &mistake, &fields).await {
        Ok(attempt) => attempt,
        Err(Refusal::Table(refusal)) => {
            let refusal = Refusal::from(refusal);
            Attempt::None(Some(refusal.sentence(visitor.reader.lang)))
        }
        Err(refusal) => return answer::refusal(&visitor, &refusal),
    };
    mistake.page(&visitor, &attempt)
}

/// What the move in a form is worth.
async fn tried(app: &App, mistake: &Mistake, fields: &Fields) -> Result<Attempt, Refusal> {
    let Mistake { table, view, place } = mistake;
    let Some(ply) = place.ply(&view.analysis) else { return Ok(Attempt::None(None)) };
    // As at a table: what is decided beyond the card stands in a field of its own.
    let base = fields.text("word");
    let word = format!("{base}{}", fields.text(&format!("x{base}")));
    let m: Move = word.parse().map_err(|_| TableRefusal::NoMove)?;
    let record = analyses::record(table)?;
    let retry = analyses::retry(app, view.analysis.clone(), record, ply, m).await?;
    Ok(Attempt::Tried(m, retry))
}
