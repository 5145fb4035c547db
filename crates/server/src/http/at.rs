//! The table that an address names.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, Path},
    http::request::Parts,
    response::Response,
};

use majesty_table::Refusal as TableRefusal;

use crate::{
    App,
    http::{answer, refusal::Refusal},
    people::identity::Visitor,
    table::room::Room,
};

/// The table that an address names.
pub struct At(pub Arc<Room>);

impl FromRequestParts<Arc<App>> for At {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Response> {
        let visitor = Visitor::of(&parts.extensions);
        let refuse = |refusal: Refusal| answer::refusal(&visitor, &refusal);
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        let id = id.ok_or_else(|| refuse(Refusal::NoTable))?;
        let room = app.rooms.get(app, id).await.map_err(refuse)?;
        // Others still play the same cards.
        if !room.table().may_see(visitor.id, app.time.now()) {
            return Err(refuse(TableRefusal::Sealed.into()));
        }
        Ok(Self(room))
    }
}
