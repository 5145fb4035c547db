//! The page of a table and everything that is done at it.

use std::{sync::Arc, time::Instant};

use axum::{
    extract::{FromRequest, FromRequestParts, Request},
    http::StatusCode,
    response::Response,
};
use majesty_pages::table as page;
use majesty_table::{Action, MemberId, PlayerId, Whom};

use crate::{
    App, fresh,
    http::{
        answer,
        at::At,
        fields::Fields,
        refusal::{Mistake, Refusal},
        text,
    },
    operations::health::Arrived,
    people::{identity::Visitor, reports},
    table::{bots, order, room::Room, rooms},
};

/// `GET /t/{id}`
pub async fn table(At(room): At, mut visitor: Visitor) -> Response {
    if room.table().is_record() {
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

/// A form submitted at a table.
pub struct TableRequest {
    app: Arc<App>,
    room: Arc<Room>,
    visitor: Visitor,
    who: PlayerId,
    fields: Fields,
    arrived: Instant,
}

impl FromRequest<Arc<App>> for TableRequest {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let At(room) = At::from_request_parts(&mut parts, app).await?;
        let mut visitor = Visitor::of(&parts.extensions);
        let arrived = parts.extensions.get().map_or_else(Instant::now, |&Arrived(at)| at);
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        let who = visitor.identify();
        Ok(Self { app: app.clone(), room, visitor, who, fields, arrived })
    }
}

impl TableRequest {
    /// The seat in the form, counted from 0.
    fn seat(&self) -> Result<usize, Refusal> {
        self.fields.number::<usize>("seat")?.checked_sub(1).ok_or(Refusal::Form)
    }

    /// The person in the form: on a seat, behind a line of chat, or a member.
    fn whom(&self) -> Result<Whom, Refusal> {
        if self.fields.get("line").is_some() {
            return self.fields.number("line").map(Whom::Line);
        }
        if self.fields.get("member").is_some() {
            return Ok(Whom::Member(MemberId(self.fields.number("member")?)));
        }
        self.seat().map(Whom::Seat)
    }

    /// The number of moves that were made when the form was shown.
    fn ply(&self) -> Result<u32, Refusal> {
        self.fields.number("ply")
    }

    fn answer(&self, done: Result<(), Refusal>) -> Response {
        answer::done(&self.room, &self.visitor, done)
    }

    /// Performs the action, if the form could be parsed.
    async fn act(&self, action: Result<Action<'_>, Refusal>) -> Response {
        let done = match action {
            Ok(action) => self.room.act(&self.app, action).await,
            Err(refusal) => Err(refusal),
        };
        self.answer(done)
    }
}

/// `POST /t/{id}/sit`
pub async fn sit(mut request: TableRequest) -> Response {
    if !request.fields.text("name").is_empty() {
        request.visitor.set_name(request.fields.text("name"));
    }
    let (who, name) = (request.who, &*request.visitor.reader.name);
    let action = |seat| {
        if request.fields.is_on("ready") {
            let (share, fresh) = (request.fields.text("share"), fresh::deal());
            Action::Join { who, seat, name, share, fresh }
        } else {
            Action::Sit { who, seat, name }
        }
    };
    match order::may_sit(&request.app, &request.room, who).await {
        Ok(_turn) => request.act(request.seat().map(action)).await,
        Err(refusal) => request.answer(Err(refusal)),
    }
}

/// `POST /t/{id}/ready`
pub async fn ready(request: TableRequest) -> Response {
    let ready = request.fields.is_on("ready");
    let (share, fresh) = (request.fields.text("share"), fresh::deal());
    request.act(Ok(Action::Ready { who: request.who, ready, share, fresh })).await
}

/// `POST /t/{id}/start`
pub async fn start(request: TableRequest) -> Response {
    let share = request.fields.text("share");
    request.act(Ok(Action::Start { who: request.who, share, fresh: fresh::deal() })).await
}

/// `POST /t/{id}/leave`
pub async fn leave(request: TableRequest) -> Response {
    let TableRequest { app, room, who, visitor, .. } = &request;
    match room.act(app, Action::Leave { who: *who }).await {
        Ok(()) => answer::on(visitor, "/"),
        done => request.answer(done),
    }
}

/// `POST /t/{id}/resign`
pub async fn resign(request: TableRequest) -> Response {
    request.act(Ok(Action::Resign { who: request.who })).await
}

/// `POST /t/{id}/conclude`
pub async fn conclude(request: TableRequest) -> Response {
    request.act(Ok(Action::Conclude { who: request.who })).await
}

/// `POST /t/{id}/come-back`
pub async fn come_back(request: TableRequest) -> Response {
    request.act(Ok(Action::ComeBack { who: request.who })).await
}

/// `POST /t/{id}/move`
pub async fn make_move(request: TableRequest) -> Response {
    let TableRequest { app, room, who, fields, .. } = &request;
    let word = fields.move_word();
    let done = match request.ply() {
        Ok(ply) => room.act(app, Action::Play { who: *who, ply, word: &word }).await,
        Err(refusal) => Err(refusal),
    };
    if done.is_ok() {
        app.metrics.stored.note(request.arrived.elapsed());
    }
    request.answer(done)
}

/// `POST /t/{id}/take-back`
pub async fn take_back(request: TableRequest) -> Response {
    let who = request.who;
    request.act(request.ply().map(|ply| Action::TakeBack { who, ply })).await
}

/// `POST /t/{id}/take-back/answer`
pub async fn answer_take_back(request: TableRequest) -> Response {
    let yes = request.fields.text("answer") == "yes";
    request.act(Ok(Action::AnswerTakeBack { who: request.who, yes })).await
}

/// `POST /t/{id}/hint`
pub async fn hint(request: TableRequest) -> Response {
    let TableRequest { app, room, who, .. } = &request;
    let done = async { bots::hint(app, room, *who, request.ply()?).await };
    request.answer(done.await)
}

/// `POST /t/{id}/say`
pub async fn say(request: TableRequest) -> Response {
    let (who, name) = (request.who, &*request.visitor.reader.name);
    let text = text::clean(request.fields.text("text"));
    request.act(Ok(Action::Say { who, name, text: &text })).await
}

/// `POST /t/{id}/mute`
pub async fn mute(request: TableRequest) -> Response {
    let (who, on) = (request.who, request.fields.is_on("mute"));
    request.act(request.whom().map(|whom| Action::Mute { who, whom, on })).await
}

/// `POST /t/{id}/remove`
pub async fn remove(request: TableRequest) -> Response {
    let who = request.who;
    request.act(request.seat().map(|seat| Action::Remove { who, seat })).await
}

/// `POST /t/{id}/block`
pub async fn block(request: TableRequest) -> Response {
    let (who, on) = (request.who, request.fields.is_on("on"));
    request.act(request.whom().map(|whom| Action::Block { who, whom, on })).await
}

/// `POST /t/{id}/watchers-chat`
pub async fn watchers_chat(request: TableRequest) -> Response {
    let (who, on) = (request.who, request.fields.is_on("on"));
    request.act(Ok(Action::LetWatchersChat { who, on })).await
}

/// `POST /t/{id}/close`
pub async fn close(request: TableRequest) -> Response {
    request.act(Ok(Action::Close { who: request.who })).await
}

/// `POST /t/{id}/report`
pub async fn report(request: TableRequest) -> Response {
    let TableRequest { app, room, who, fields, .. } = &request;
    let done = async {
        let line: u64 = fields.number("line")?;
        reports::report(app, room.id, line, *who, fields.text("reason")).await
    };
    match done.await {
        Ok(()) => answer::told(
            room,
            &request.visitor,
            &request.visitor.reader.lang.words().msg_report_thanks(),
        ),
        Err(refusal) => request.answer(Err(refusal)),
    }
}

/// `POST /t/{id}/rematch`
pub async fn rematch(request: TableRequest) -> Response {
    match request.room.rematch(&request.app, request.who).await {
        Ok(next) => answer::to_table(&request.visitor, next),
        Err(refusal) => request.answer(Err(refusal)),
    }
}

/// `POST /t/{id}/play-on`
pub async fn play_on(request: TableRequest) -> Response {
    let TableRequest { app, room, who, fields, visitor, .. } = &request;
    let level = fields.get("level").unwrap_or(bots::DEFAULT).trim();
    let done = async {
        if !bots::is_level(level) {
            return Err(Refusal::Setup(Mistake::Seat));
        }
        let (ply, seat) = (fields.number("ply")?, request.seat()?);
        let (table, who) = (room.table(), (*who, &*visitor.reader.name));
        rooms::open(app, |at| table.play_on(at, who, ply, seat, level)).await
    };
    match done.await {
        Ok(next) => answer::to_table(visitor, next.id),
        Err(refusal) => answer::refusal(visitor, &refusal),
    }
}
