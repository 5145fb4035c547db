//! The page of a table and everything that is done at it.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode, response::Response};
use majesty_pages::table as page;

use super::At;
use crate::{App, actions, answer, bots, fields::Fields, identity::Visitor, refusal::Refusal};

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

/// `POST /t/{id}/sit`
pub async fn sit(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    let me = visitor.identify();
    if !fields.text("name").is_empty() {
        visitor.set_name(fields.text("name"));
    }
    let done = match seat(&fields) {
        Ok(seat) => actions::sit(&app, &room, me, seat, &visitor.reader.name).await,
        Err(refusal) => Err(refusal),
    };
    answer::done(&room, &visitor, done)
}

/// The seat of a form, counted from 0.
fn seat(fields: &Fields) -> Result<usize, Refusal> {
    fields.number::<usize>("seat")?.checked_sub(1).ok_or(Refusal::Form)
}

/// `POST /t/{id}/ready`
pub async fn ready(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    let me = visitor.identify();
    let done = actions::ready(&app, &room, me, fields.is_on("ready")).await;
    answer::done(&room, &visitor, done)
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
pub async fn make_move(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    let me = visitor.identify();
    // What is decided beyond the card and its place stands in a field of its own for each choice.
    let base = fields.text("word");
    let word = format!("{base}{}", fields.text(&format!("x{base}")));
    let done = match fields.number("ply") {
        Ok(ply) => actions::play(&app, &room, me, ply, &word).await,
        Err(refusal) => Err(refusal),
    };
    answer::done(&room, &visitor, done)
}

/// `POST /t/{id}/take-back`
pub async fn take_back(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    let me = visitor.identify();
    let done = match fields.number("ply") {
        Ok(ply) => actions::take_back(&app, &room, me, ply).await,
        Err(refusal) => Err(refusal),
    };
    answer::done(&room, &visitor, done)
}

/// `POST /t/{id}/take-back/answer`
pub async fn answer_take_back(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    let me = visitor.identify();
    let yes = fields.text("answer") == "yes";
    let done = actions::answer_take_back(&app, &room, me, yes).await;
    answer::done(&room, &visitor, done)
}

/// `POST /t/{id}/hint`
pub async fn hint(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    let me = visitor.identify();
    let done = match fields.number("ply") {
        Ok(ply) => actions::hint(&app, &room, me, ply).await,
        Err(refusal) => Err(refusal),
    };
    answer::done(&room, &visitor, done)
}

/// `POST /t/{id}/say`
pub async fn say(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    let me = visitor.identify();
    let name = answer::name_at(&room, &visitor);
    let done = actions::say(&app, &room, me, name, fields.text("text")).await;
    answer::done(&room, &visitor, done)
}

/// `POST /t/{id}/mute`
pub async fn mute(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    let me = visitor.identify();
    let done = match seat(&fields) {
        Ok(seat) => actions::mute(&app, &room, me, seat, fields.is_on("mute")).await,
        Err(refusal) => Err(refusal),
    };
    answer::done(&room, &visitor, done)
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
pub async fn play_on(
    State(app): State<Arc<App>>,
    At(room): At,
    mut visitor: Visitor,
    fields: Fields,
) -> Response {
    let me = visitor.identify();
    let level = fields.get("level").unwrap_or(bots::DEFAULT).trim();
    let asked = fields.number("ply").and_then(|ply| Ok((ply, seat(&fields)?)));
    let done = match asked {
        Ok((ply, seat)) => {
            let who = (me, visitor.reader.name.as_str());
            actions::play_on(&app, &room, who, ply, seat, level).await
        }
        Err(refusal) => Err(refusal),
    };
    match done {
        Ok(next) => answer::to_table(&visitor, next),
        Err(refusal) => answer::refusal(&visitor, &refusal),
    }
}
