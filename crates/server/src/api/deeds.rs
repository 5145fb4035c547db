//! Everything that is done at a table. Each is the same action that the page's button does, and is
//! answered with the table as it is then.

use axum::{http::StatusCode, response::Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    answers,
    body::Sent,
    caller::Deed,
    described::{AtTable, Dealing, Doing},
    people::introduce,
    state::TableState,
};
use crate::{actions, answer, bots, refusal::Refusal, text};

/// A seat to take.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Which seat, counted from 0.
    #[schema(example = 1)]
    seat: usize,
    /// What you are called here, at most 24 characters; longer names are cut.
    #[schema(example = "Ben")]
    name: Option<String>,
}

/// Take a free seat.
#[utoipa::path(
    post, path = "/tables/{id}/sit", operation_id = "sit", tag = "deeds",
    description = "The game begins when the host starts it and everybody is ready.",
    params(AtTable), security(("bearer" = [])), request_body = Sit,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn sit(mut deed: Deed, Sent(sent): Sent<Sit>) -> Response {
    introduce(&deed.app, &mut deed.visitor).await;
    let Deed { app, room, me, visitor, .. } = &deed;
    let name = sent.name.map_or_else(|| visitor.reader.name.clone(), |name| text::name(&name));
    deed.answer(actions::sit(app, room, *me, sent.seat, &name).await)
}

/// Whether you are ready.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// Whether the game may start as far as you are concerned.
    #[schema(example = true)]
    ready: bool,
}

/// Say whether the game may start.
#[utoipa::path(
    post, path = "/tables/{id}/ready", operation_id = "ready", tag = "deeds",
    params(AtTable), security(("bearer" = [])), request_body = Ready,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn ready(deed: Deed, Sent(sent): Sent<Ready>) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(actions::ready(app, room, *me, sent.ready).await)
}

/// Start the game.
#[utoipa::path(
    post, path = "/tables/{id}/start", operation_id = "start", tag = "deeds",
    description = "Only the host can, once every seat is taken and everybody is ready.",
    params(AtTable), security(("bearer" = [])),
    responses((status = 200, description = "The table then.", body = TableState), Doing)
)]
pub async fn start(deed: Deed) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(actions::start(app, room, *me).await)
}

/// Leave the table.
#[utoipa::path(
    post, path = "/tables/{id}/leave", operation_id = "leave", tag = "deeds",
    description = "Before the game your seats become free; in the game a bot plays on.",
    params(AtTable), security(("bearer" = [])),
    responses((status = 200, description = "The table then.", body = TableState), Doing)
)]
pub async fn leave(deed: Deed) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(actions::leave(app, room, *me).await)
}

/// Come back to the table.
#[utoipa::path(
    post, path = "/tables/{id}/come-back", operation_id = "comeBack", tag = "deeds",
    description = "You take your seats over from the bots that played for you.",
    params(AtTable), security(("bearer" = [])),
    responses((status = 200, description = "The table then.", body = TableState), Doing)
)]
pub async fn come_back(deed: Deed) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(actions::come_back(app, room, *me).await)
}

/// A move.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeMove {
    /// How many moves were made before it.
    #[schema(example = 0)]
    ply: u32,
    /// The move: one of the words in `legal`.
    #[schema(example = "1M")]
    word: String,
}

/// Make a move.
#[utoipa::path(
    post, path = "/tables/{id}/move", operation_id = "move", tag = "deeds",
    description = "It counts when it is answered. The same move sent twice counts once, so that who \
        heard no answer can ask again.",
    params(AtTable), security(("bearer" = [])), request_body = MakeMove,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn make_move(deed: Deed, Sent(sent): Sent<MakeMove>) -> Response {
    let Deed { app, room, me, .. } = &deed;
    let done = actions::play(app, room, *me, sent.ply, &sent.word).await;
    if done.is_ok() {
        app.metrics.stored.note(deed.arrived.elapsed());
    }
    deed.answer(done)
}

/// Which moment is meant.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AtPly {
    /// How many moves were made.
    #[schema(example = 2)]
    ply: u32,
}

/// Take back to your last own turn, or ask the others.
#[utoipa::path(
    post, path = "/tables/{id}/take-back", operation_id = "takeBack", tag = "deeds",
    description = "Who plays against bots takes back at once; people are asked.",
    params(AtTable), security(("bearer" = [])), request_body = AtPly,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn take_back(deed: Deed, Sent(sent): Sent<AtPly>) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(actions::take_back(app, room, *me, sent.ply).await)
}

/// An answer to who asks to take back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Agree {
    /// Whether you agree.
    #[schema(example = true)]
    agree: bool,
}

/// Answer somebody who asks to take back.
#[utoipa::path(
    post, path = "/tables/{id}/take-back/answer", operation_id = "answerTakeBack", tag = "deeds",
    description = "One no ends it; the last yes takes the moves back.",
    params(AtTable), security(("bearer" = [])), request_body = Agree,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn answer_take_back(deed: Deed, Sent(sent): Sent<Agree>) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(actions::answer_take_back(app, room, *me, sent.agree).await)
}

/// Ask the strongest bot.
#[utoipa::path(
    post, path = "/tables/{id}/hint", operation_id = "hint", tag = "deeds",
    description = "What it would do stands in `game.hint` then, for you alone.",
    params(AtTable), security(("bearer" = [])), request_body = AtPly,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn hint(deed: Deed, Sent(sent): Sent<AtPly>) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(actions::hint(app, room, *me, sent.ply).await)
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// One line of plain text.
    #[schema(max_length = 500, example = "Well played!")]
    text: String,
}

/// Say something.
#[utoipa::path(
    post, path = "/tables/{id}/say", operation_id = "say", tag = "deeds",
    description = "Whoever has the link may. An empty line is nothing.",
    params(AtTable), security(("bearer" = [])), request_body = Say,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn say(mut deed: Deed, Sent(sent): Sent<Say>) -> Response {
    introduce(&deed.app, &mut deed.visitor).await;
    let Deed { app, room, me, visitor, .. } = &deed;
    if sent.text.chars().count() > text::SAY {
        return deed.answer(Err(Refusal::SayTooLong));
    }
    let name = answer::name_at(room, visitor);
    deed.answer(actions::say(app, room, *me, name, &sent.text).await)
}

/// Whom not to hear.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Whose seat, counted from 0.
    #[schema(example = 1)]
    seat: usize,
    /// Whether you do not want to hear them.
    #[schema(example = true)]
    mute: bool,
}

/// Stop or begin again to hear somebody.
#[utoipa::path(
    post, path = "/tables/{id}/mute", operation_id = "mute", tag = "deeds",
    params(AtTable), security(("bearer" = [])), request_body = Mute,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn mute(deed: Deed, Sent(sent): Sent<Mute>) -> Response {
    let Deed { app, room, me, .. } = &deed;
    deed.answer(actions::mute(app, room, *me, sent.seat, sent.mute).await)
}

/// Ask for a rematch.
#[utoipa::path(
    post, path = "/tables/{id}/rematch", operation_id = "rematch", tag = "deeds",
    description = "A new table for the same players, once the game is over; everybody moves up one \
        seat. Who asks second comes to the same table.",
    params(AtTable), security(("bearer" = [])),
    responses(
        (status = 200, description = "The new table.", body = TableState,
         headers(("location" = String, description = "Where it is."))),
        Doing,
    )
)]
pub async fn rematch(deed: Deed) -> Response {
    let Deed { app, room, me, visitor, .. } = &deed;
    let done = async {
        let next = actions::rematch(app, room, *me).await?;
        app.rooms.get(app, next).await
    };
    match done.await {
        Ok(next) => answers::put_up(StatusCode::OK, &next, visitor),
        Err(refusal) => deed.answer(Err(refusal)),
    }
}

/// From where to play on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// After how many moves.
    #[schema(example = 4)]
    ply: usize,
    /// Your seat, counted from 0.
    #[schema(example = 0)]
    seat: usize,
    /// The level of the others, one of `/levels`; usually `steward`.
    #[schema(example = "page")]
    level: Option<String>,
}

/// Play on from any point of a game that is over.
#[utoipa::path(
    post, path = "/tables/{id}/play-on", operation_id = "playOn", tag = "deeds",
    description = "A new table for practice, against bots.",
    params(AtTable), security(("bearer" = [])), request_body = PlayOn,
    responses(
        (status = 201, description = "The new table.", body = TableState,
         headers(("location" = String, description = "Where it is."))),
        Dealing,
    )
)]
pub async fn play_on(mut deed: Deed, Sent(sent): Sent<PlayOn>) -> Response {
    introduce(&deed.app, &mut deed.visitor).await;
    let Deed { app, room, me, visitor, .. } = &deed;
    let level = sent.level.as_deref().unwrap_or(bots::DEFAULT);
    let who = (*me, &*visitor.reader.name);
    let done = async {
        let next = actions::play_on(app, room, who, sent.ply, sent.seat, level).await?;
        app.rooms.get(app, next).await
    };
    match done.await {
        Ok(next) => answers::put_up(StatusCode::CREATED, &next, visitor),
        Err(refusal) => deed.answer(Err(refusal)),
    }
}
