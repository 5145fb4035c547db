//! The page of a table and everything that is done at it.

use std::{sync::Arc, time::Instant};

use axum::{
    extract::{FromRequest, FromRequestParts, Request, State},
    http::StatusCode,
    response::Response,
};
use majesty_pages::table as page;
use majesty_store::PlayerId;

use super::At;
use crate::{
    App, actions, answer, bots, fields::Fields, identity::Visitor, operation::Arrived,
    refusal::Refusal, room::Room,
};

/// `GET /t/{id}`
pub async fn table(At(room): At, mut visitor: Visitor) -> Response {
    if room.now().stored.is_record() {
        return answer::on(&visitor, &format!("/t/{}/replay", room.id));
    }
    // The stream of this page has to know who looks, should they take a seat.
    visitor.identify();
    let view = answer::view(&room, &visitor);
    let page = if visitor.wants_fragment {
        page::fragment(&view, &visitor.reader)
    } else {
        page::page(&view, &visitor.reader)
    };
    answer::page(&visitor, StatusCode::OK, page)
}

/// A form that somebody sent at a table: who, where, and what stands in it.
pub struct Deed {
    app: Arc<App>,
    room: Arc<Room>,
    visitor: Visitor,
    me: PlayerId,
    fields: Fields,
    arrived: Instant,
}

impl FromRequest<Arc<App>> for Deed {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let At(room) = At::from_request_parts(&mut parts, app).await?;
        let mut visitor = Visitor::of(&parts.extensions);
        let arrived = parts.extensions.get().map_or_else(Instant::now, |&Arrived(at)| at);
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        let me = visitor.identify();
        Ok(Self { app: app.clone(), room, visitor, me, fields, arrived })
    }
}

impl Deed {
    /// The seat in the form, counted from 0.
    fn seat(&self) -> Result<usize, Refusal> {
        self.fields.number::<usize>("seat")?.checked_sub(1).ok_or(Refusal::Form)
    }

    /// The number of moves that were made when the form was shown.
    fn ply(&self) -> Result<u32, Refusal> {
        self.fields.number("ply")
    }

    fn answer(&self, done: Result<(), Refusal>) -> Response {
        answer::done(&self.room, &self.visitor, done)
    }
}

/// `POST /t/{id}/sit`
pub async fn sit(mut deed: Deed) -> Response {
    if !deed.fields.text("name").is_empty() {
        deed.visitor.set_name(deed.fields.text("name"));
    }
    let Deed { app, room, me, .. } = &deed;
    let name = &deed.visitor.reader.name;
    deed.answer(async { actions::sit(app, room, *me, deed.seat()?, name).await }.await)
}

/// `POST /t/{id}/ready`
pub async fn ready(deed: Deed) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(actions::ready(app, room, *me, deed.fields.is_on("ready")).await)
}

/// `POST /t/{id}/start`
pub async fn start(State(app): State<Arc<App>>, At(room): At, mut visitor: Visitor) -> Response {
    let me = visitor.identify();
    let done = actions::start(&app, &room, me).await;
    answer::done(&room, &visitor, done)
}

/// `POST /t/{id}/leave`
pub async fn leave(State(app): State<Arc<App>>, At(room): At, mut visitor: Visitor) -> Response {
    let me = visitor.identify();
    let done = actions::leave(&app, &room, me).await;
    answer::done(&room, &visitor, done)
}

/// `POST /t/{id}/come-back`
pub async fn come_back(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
) -> Response {
    let me = visitor.identify();
    let done = actions::come_back(&app, &room, me).await;
    answer::done(&room, &visitor, done)
}

/// `POST /t/{id}/move`
pub async fn make_move(deed: Deed) -> Response {
    let Deed { app, room, me, fields, .. } = &deed;
    // What is decided beyond the card and its place stands in a field of its own for each choice.
    let base = fields.text("word");
    let word = format!("{base}{}", fields.text(&format!("x{base}")));
    let done = async { actions::play(app, room, *me, deed.ply()?, &word).await }.await;
    if done.is_ok() {
        app.metrics.stored.note(deed.arrived.elapsed());
    }
    deed.answer(done)
}

/// `POST /t/{id}/take-back`
pub async fn take_back(deed: Deed) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(async { actions::take_back(app, room, *me, deed.ply()?).await }.await)
}

/// `POST /t/{id}/take-back/answer`
pub async fn answer_take_back(deed: Deed) -> Response {
    let Deed { app, room, me, fields, .. } = &deed;
    let yes = fields.text("answer") == "yes";
    deed.answer(actions::answer_take_back(app, room, *me, yes).await)
}

/// `POST /t/{id}/hint`
pub async fn hint(deed: Deed) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(async { actions::hint(app, room, *me, deed.ply()?).await }.await)
}

/// `POST /t/{id}/say`
pub async fn say(deed: Deed) -> Response {
    let Deed { app, room, me, fields, visitor, .. } = &deed;
    let name = answer::name_at(room, visitor);
    deed.answer(actions::say(app, room, *me, name, fields.text("text")).await)
}

/// `POST /t/{id}/mute`
pub async fn mute(deed: Deed) -> Response {
    let Deed { app, room, me, fields, .. } = &deed;
    let on = fields.is_on("mute");
    deed.answer(async { actions::mute(app, room, *me, deed.seat()?, on).await }.await)
}

/// `POST /t/{id}/rematch`
pub async fn rematch(State(app): State<Arc<App>>, At(room): At, mut visitor: Visitor) -> Response {
    let me = visitor.identify();
    match actions::rematch(&app, &room, me).await {
        Ok(next) => answer::to_table(&visitor, next),
        Err(refusal) => answer::done(&room, &visitor, Err(refusal)),
    }
}

/// `POST /t/{id}/play-on`
pub async fn play_on(deed: Deed) -> Response {
    let Deed { app, room, me, fields, visitor, .. } = &deed;
    let level = fields.get("level").unwrap_or(bots::DEFAULT).trim();
    let done = async {
        let (ply, seat) = (fields.number("ply")?, deed.seat()?);
        actions::play_on(app, room, (*me, &visitor.reader.name), ply, seat, level).await
    };
    match done.await {
        Ok(next) => answer::to_table(visitor, next),
        Err(refusal) => answer::refusal(visitor, &refusal),
    }
}
