//! Who does something through the API, and where.

use std::{sync::Arc, time::Instant};

use axum::{extract::FromRequestParts, http::request::Parts, response::Response};
use majesty_table::{Action, PlayerId};

use super::answers;
use crate::{
    App,
    http::{answer, at::At, refusal::Refusal},
    operations::health::Arrived,
    people::identity::Visitor,
    table::room::Room,
};

/// Somebody who is known: programs say who they are, nobody is made up for them.
pub struct Caller {
    pub visitor: Visitor,
    pub me: PlayerId,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Response> {
        let visitor = Visitor::of(&parts.extensions);
        match visitor.id {
            Some(me) => Ok(Self { visitor, me }),
            None => Err(answer::refusal(&visitor, &Refusal::NoToken)),
        }
    }
}

/// A request at a table.
pub struct TableRequest {
    pub app: Arc<App>,
    pub room: Arc<Room>,
    pub visitor: Visitor,
    pub who: PlayerId,
    pub arrived: Instant,
}

impl FromRequestParts<Arc<App>> for TableRequest {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Response> {
        let Caller { visitor, me } = Caller::from_request_parts(parts, app).await?;
        let At(room) = At::from_request_parts(parts, app).await?;
        let arrived = parts.extensions.get().map_or_else(Instant::now, |&Arrived(at)| at);
        Ok(Self { app: app.clone(), room, visitor, who: me, arrived })
    }
}

impl TableRequest {
    /// Performs an action and answers with the new state.
    pub async fn act(&self, action: Action<'_>) -> Response {
        self.answer(self.room.act(&self.app, action).await)
    }

    /// The answer: the table, with the reason if the action was refused.
    pub fn answer(&self, done: Result<(), Refusal>) -> Response {
        answers::done(&self.room, &self.visitor, done)
    }
}
