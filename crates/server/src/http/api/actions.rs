//! Actions at a table. Each is answered with the table as it is afterwards.

use axum::{http::StatusCode, response::Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    answers,
    body::Sent,
    caller::TableRequest,
    described::{AtTable, Dealing, Doing},
    people::introduce,
    state::TableState,
};
use majesty_table::{Action, LONGEST_LINE, MemberId, Refusal as TableRefusal, Whom};

use crate::{
    fresh,
    http::{
        refusal::{Mistake, Refusal},
        text,
    },
    people::reports,
    table::{bots, order, rooms},
};

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
    /// Whether you are ready at once, so that you needn't send `ready` as well.
    #[serde(default)]
    #[schema(example = true)]
    ready: bool,
    /// Your share of the deal, if you are ready at once; see `ready`.
    #[schema(max_length = 64, example = "f81d4fae7dec")]
    share: Option<String>,
}

/// Take a free seat.
#[utoipa::path(
    post, path = "/tables/{id}/sit", operation_id = "sit", tag = "actions",
    description = "The game begins when everybody is ready: by itself where the table says \
        `auto_start`, otherwise when the host starts it.",
    params(AtTable), security(("bearer" = [])), request_body = Sit,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn sit(mut request: TableRequest, Sent(sent): Sent<Sit>) -> Response {
    introduce(&request.app, &mut request.visitor).await;
    let own = &request.visitor.reader.name;
    let name = sent.name.map_or_else(|| own.clone(), |name| text::name(&name));
    match order::may_sit(&request.app, &request.room, request.who).await {
        Ok(_turn) => {
            let (who, seat, name) = (request.who, sent.seat, &*name);
            let share = sent.share.as_deref().unwrap_or_default();
            let action = if sent.ready {
                Action::Join { who, seat, name, share, fresh: fresh::deal() }
            } else {
                Action::Sit { who, seat, name }
            };
            request.act(action).await
        }
        Err(refusal) => request.answer(Err(refusal)),
    }
}

/// Whether you are ready.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// Whether the game may start as far as you are concerned.
    #[schema(example = true)]
    ready: bool,
    /// Your share of the deal: letters, digits, spaces and `-_.`; best a random text that only you
    /// know.
    #[schema(max_length = 64, example = "f81d4fae7dec")]
    share: Option<String>,
}

/// Say whether the game may start.
#[utoipa::path(
    post, path = "/tables/{id}/ready", operation_id = "ready", tag = "actions",
    params(AtTable), security(("bearer" = [])), request_body = Ready,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn ready(request: TableRequest, Sent(sent): Sent<Ready>) -> Response {
    let share = sent.share.as_deref().unwrap_or_default();
    let fresh = fresh::deal();
    request.act(Action::Ready { who: request.who, ready: sent.ready, share, fresh }).await
}

/// Start the game.
#[utoipa::path(
    post, path = "/tables/{id}/start", operation_id = "start", tag = "actions",
    description = "Only the host can, once every seat is taken and everybody is ready. To add your own \
        share to the deal, send it with `ready` first.",
    params(AtTable), security(("bearer" = [])),
    responses((status = 200, description = "The table then.", body = TableState), Doing)
)]
pub async fn start(request: TableRequest) -> Response {
    request.act(Action::Start { who: request.who, share: "", fresh: fresh::deal() }).await
}

/// Leave the table.
#[utoipa::path(
    post, path = "/tables/{id}/leave", operation_id = "leave", tag = "actions",
    description = "Before the game your seats become free. In the game a bot plays on until you come \
        back; if there are only bots to play against, the game waits for you instead.",
    params(AtTable), security(("bearer" = [])),
    responses((status = 200, description = "The table then.", body = TableState), Doing)
)]
pub async fn leave(request: TableRequest) -> Response {
    request.act(Action::Leave { who: request.who }).await
}

/// Resign the game.
#[utoipa::path(
    post, path = "/tables/{id}/resign", operation_id = "resign", tag = "actions",
    description = "You lose the game, whatever happens next. A bot plays on to the end, and you can't \
        come back; `resigned` of your seat says in which round it was. When nobody else is left in the \
        game, it ends at once, without a result.",
    params(AtTable), security(("bearer" = [])),
    responses((status = 200, description = "The table then.", body = TableState), Doing)
)]
pub async fn resign(request: TableRequest) -> Response {
    request.act(Action::Resign { who: request.who }).await
}

/// End a game that is won.
#[utoipa::path(
    post, path = "/tables/{id}/conclude", operation_id = "conclude", tag = "actions",
    description = "When the only opponent has resigned, you have won. You can play on against the bot \
        that takes over, or end the game as it is.",
    params(AtTable), security(("bearer" = [])),
    responses((status = 200, description = "The table then.", body = TableState), Doing)
)]
pub async fn conclude(request: TableRequest) -> Response {
    request.act(Action::Conclude { who: request.who }).await
}

/// Come back to the table.
#[utoipa::path(
    post, path = "/tables/{id}/come-back", operation_id = "comeBack", tag = "actions",
    description = "You take your seats over from the bots that played for you. A turn whose time is \
        over is still theirs; you play from your next one on.",
    params(AtTable), security(("bearer" = [])),
    responses((status = 200, description = "The table then.", body = TableState), Doing)
)]
pub async fn come_back(request: TableRequest) -> Response {
    request.act(Action::ComeBack { who: request.who }).await
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
    post, path = "/tables/{id}/move", operation_id = "move", tag = "actions",
    description = "It counts when it is answered. The same move sent twice counts once, so that a \
        request whose answer was lost can be retried.",
    params(AtTable), security(("bearer" = [])), request_body = MakeMove,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn make_move(request: TableRequest, Sent(sent): Sent<MakeMove>) -> Response {
    let TableRequest { app, room, who, arrived, .. } = &request;
    let action = Action::Play { who: *who, ply: sent.ply, word: &sent.word };
    let done = room.act(app, action).await;
    if done.is_ok() {
        app.metrics.stored.note(arrived.elapsed());
    }
    request.answer(done)
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
    post, path = "/tables/{id}/take-back", operation_id = "takeBack", tag = "actions",
    description = "Against bots it happens at once; other players have to agree.",
    params(AtTable), security(("bearer" = [])), request_body = AtPly,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn take_back(request: TableRequest, Sent(sent): Sent<AtPly>) -> Response {
    request.act(Action::TakeBack { who: request.who, ply: sent.ply }).await
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
    post, path = "/tables/{id}/take-back/answer", operation_id = "answerTakeBack", tag = "actions",
    description = "One no ends it; the last yes takes the moves back.",
    params(AtTable), security(("bearer" = [])), request_body = Agree,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn answer_take_back(request: TableRequest, Sent(sent): Sent<Agree>) -> Response {
    request.act(Action::AnswerTakeBack { who: request.who, yes: sent.agree }).await
}

/// Ask the strongest bot.
#[utoipa::path(
    post, path = "/tables/{id}/hint", operation_id = "hint", tag = "actions",
    description = "What it would do stands in `game.hint` then, for you alone. That you asked is told \
        to all. The table's `hints` say whether it is allowed.",
    params(AtTable), security(("bearer" = [])), request_body = AtPly,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn hint(request: TableRequest, Sent(sent): Sent<AtPly>) -> Response {
    request.answer(bots::hint(&request.app, &request.room, request.who, sent.ply).await)
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
    post, path = "/tables/{id}/say", operation_id = "say", tag = "actions",
    description = "Whoever has the link may, unless the host has blocked them or switched off the \
        watchers' chat. An empty line is nothing.",
    params(AtTable), security(("bearer" = [])), request_body = Say,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn say(mut request: TableRequest, Sent(sent): Sent<Say>) -> Response {
    introduce(&request.app, &mut request.visitor).await;
    if sent.text.chars().count() > LONGEST_LINE {
        return request.answer(Err(TableRefusal::LineTooLong.into()));
    }
    let (name, text) = (&*request.visitor.reader.name, text::clean(&sent.text));
    request.act(Action::Say { who: request.who, name, text: &text }).await
}

/// Whom to mute.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "the field of the JSON")]
pub struct Mute {
    /// Whose seat, counted from 0.
    #[schema(example = 1)]
    seat: Option<usize>,
    /// Or the number of a chat line that they said.
    line: Option<u64>,
    /// Or their number in `people`.
    member: Option<u32>,
    /// Whether to mute them.
    #[schema(example = true)]
    mute: bool,
}

/// The person who is named in one of three ways.
fn whom(seat: Option<usize>, line: Option<u64>, member: Option<u32>) -> Result<Whom, Refusal> {
    match (seat, line, member) {
        (Some(seat), None, None) => Ok(Whom::Seat(seat)),
        (None, Some(line), None) => Ok(Whom::Line(line)),
        (None, None, Some(member)) => Ok(Whom::Member(MemberId(member))),
        _ => Err(Refusal::Data("one of seat, line and member is needed".to_owned())),
    }
}

/// Mute or unmute a person.
#[utoipa::path(
    post, path = "/tables/{id}/mute", operation_id = "mute", tag = "actions",
    description = "For you alone. Name them by their seat, a line that they said, or their number in \
        `people`. Watchers can mute and be muted, too.",
    params(AtTable), security(("bearer" = [])), request_body = Mute,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn mute(request: TableRequest, Sent(sent): Sent<Mute>) -> Response {
    match whom(sent.seat, sent.line, sent.member) {
        Ok(whom) => request.act(Action::Mute { who: request.who, whom, on: sent.mute }).await,
        Err(refusal) => request.answer(Err(refusal)),
    }
}

/// Whom to remove.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Remove {
    /// Whose seat, counted from 0.
    #[schema(example = 1)]
    seat: usize,
}

/// Remove a person from the table.
#[utoipa::path(
    post, path = "/tables/{id}/remove", operation_id = "remove", tag = "actions",
    description = "Only the host can. Before the game their seats become free; in the game a bot plays \
        on, and they can't come back.",
    params(AtTable), security(("bearer" = [])), request_body = Remove,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn remove(request: TableRequest, Sent(sent): Sent<Remove>) -> Response {
    request.act(Action::Remove { who: request.who, seat: sent.seat }).await
}

/// Whom to block.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "the field of the JSON")]
pub struct Block {
    /// Whose seat, counted from 0.
    #[schema(example = 1)]
    seat: Option<usize>,
    /// Or the number of a chat line that they said.
    line: Option<u64>,
    /// Or their number in `people`.
    member: Option<u32>,
    /// Whether to block them.
    #[schema(example = true)]
    block: bool,
}

/// Block or unblock a person at this table.
#[utoipa::path(
    post, path = "/tables/{id}/block", operation_id = "block", tag = "actions",
    description = "Only the host can. A blocked person is removed from their seats and can neither sit \
        down nor chat here. Watching can't be prevented.",
    params(AtTable), security(("bearer" = [])), request_body = Block,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn block(request: TableRequest, Sent(sent): Sent<Block>) -> Response {
    match whom(sent.seat, sent.line, sent.member) {
        Ok(whom) => request.act(Action::Block { who: request.who, whom, on: sent.block }).await,
        Err(refusal) => request.answer(Err(refusal)),
    }
}

/// Whether watchers may chat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WatchersChat {
    /// Whether they may.
    #[schema(example = false)]
    allow: bool,
}

/// Allow or disallow chat by watchers.
#[utoipa::path(
    post, path = "/tables/{id}/watchers-chat", operation_id = "watchersChat", tag = "actions",
    description = "Only the host can.",
    params(AtTable), security(("bearer" = [])), request_body = WatchersChat,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn watchers_chat(request: TableRequest, Sent(sent): Sent<WatchersChat>) -> Response {
    request.act(Action::LetWatchersChat { who: request.who, on: sent.allow }).await
}

/// Close the table.
#[utoipa::path(
    post, path = "/tables/{id}/close", operation_id = "close", tag = "actions",
    description = "Only the host can: before the game, and in the game once everyone else has left. \
        The game ends as it is.",
    params(AtTable), security(("bearer" = [])),
    responses((status = 200, description = "The table then.", body = TableState), Doing)
)]
pub async fn close(request: TableRequest) -> Response {
    request.act(Action::Close { who: request.who }).await
}

/// A line to report.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportLine {
    /// The number of the line, as in `chat`.
    #[schema(example = 1)]
    line: u64,
    /// Why, at most 300 characters; longer texts are cut.
    #[schema(example = "An insult.")]
    reason: Option<String>,
}

/// Report a chat line.
#[utoipa::path(
    post, path = "/tables/{id}/report", operation_id = "report", tag = "actions",
    description = "The operator of the server gets a copy of the line. It can have scrolled out of \
        `chat`. To report a line twice changes nothing.",
    params(AtTable), security(("bearer" = [])), request_body = ReportLine,
    responses((status = 200, description = "The table then.", body = TableState), Dealing)
)]
pub async fn report(request: TableRequest, Sent(sent): Sent<ReportLine>) -> Response {
    let TableRequest { app, room, who, .. } = &request;
    let reason = sent.reason.unwrap_or_default();
    request.answer(reports::report(app, room.id, sent.line, *who, &reason).await)
}

/// Ask for a rematch.
#[utoipa::path(
    post, path = "/tables/{id}/rematch", operation_id = "rematch", tag = "actions",
    description = "A new table for the same players, once the game is over; everybody moves up one \
        seat. Who asks second comes to the same table.",
    params(AtTable), security(("bearer" = [])),
    responses(
        (status = 200, description = "The new table.", body = TableState,
         headers(("location" = String, description = "Where it is."))),
        Doing,
    )
)]
pub async fn rematch(request: TableRequest) -> Response {
    let TableRequest { app, room, who, visitor, .. } = &request;
    let done = async {
        let next = room.rematch(app, *who).await?;
        app.rooms.get(app, next).await
    };
    match done.await {
        Ok(next) => answers::created(StatusCode::OK, &next, visitor),
        Err(refusal) => request.answer(Err(refusal)),
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
    post, path = "/tables/{id}/play-on", operation_id = "playOn", tag = "actions",
    description = "A new table for practice, against bots.",
    params(AtTable), security(("bearer" = [])), request_body = PlayOn,
    responses(
        (status = 201, description = "The new table.", body = TableState,
         headers(("location" = String, description = "Where it is."))),
        Dealing,
    )
)]
pub async fn play_on(mut request: TableRequest, Sent(sent): Sent<PlayOn>) -> Response {
    introduce(&request.app, &mut request.visitor).await;
    let TableRequest { app, room, who, visitor, .. } = &request;
    let level = sent.level.as_deref().unwrap_or(bots::DEFAULT);
    if !bots::is_level(level) {
        return request.answer(Err(Refusal::Setup(Mistake::Seat)));
    }
    let (table, who) = (room.table(), (*who, &*visitor.reader.name));
    match rooms::open(app, |at| table.play_on(at, who, sent.ply, sent.seat, level)).await {
        Ok(next) => answers::created(StatusCode::CREATED, &next, visitor),
        Err(refusal) => request.answer(Err(refusal)),
    }
}
