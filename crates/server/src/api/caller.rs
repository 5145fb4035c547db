//! Who does something through the API, and where.

use std::{sync::Arc, time::Instant};

use axum::{extract::FromRequestParts, http::request::Parts, response::Response};
use majesty_store::PlayerId;

use super::answers;
use crate::{
    App, answer, handlers::At, identity::Visitor, operation::Arrived, refusal::Refusal, room::Room,
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

/// Somebody who does something at a table.
pub struct Deed {
    pub app: Arc<App>,
    pub room: Arc<Room>,
    pub visitor: Visitor,
    pub me: PlayerId,
    pub arrived: Instant,
}

impl FromRequestParts<Arc<App>> for Deed {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Response> {
        let Caller { visitor, me } = Caller::from_request_parts(parts, app).await?;
        let At(room) = At::from_request_parts(parts, app).await?;
        let arrived = parts.extensions.get().map_or_else(Instant::now, |&Arrived(at)| at);
        Ok(Self { app: app.clone(), room, visitor, me, arrived })
    }
}

impl Deed {
    /// What became of it.
    pub fn answer(&self, done: Result<(), Refusal>) -> Response {
        answers::done(&self.room, &self.visitor, done)
    }
}
