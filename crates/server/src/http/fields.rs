//! The fields of a form, as any stranger may have filled them in.

use axum::{
    extract::{Form, FromRequest, Request},
    http::header,
    response::Response,
};

use crate::{
    http::{answer, refusal::Refusal},
    people::identity::Visitor,
};

/// The fields of a form that was posted.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// A field's text; nothing where it was not sent.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// A field's text, trimmed; empty where it was not sent.
    pub fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default().trim()
    }

    /// The word of a chosen move: what is decided beyond the card and its place stands in a field of
    /// its own for each choice.
    pub fn move_word(&self) -> String {
        let base = self.text("word");
        format!("{base}{}", self.text(&format!("x{base}")))
    }

    /// A field that is a number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, Refusal> {
        self.text(name).parse().map_err(|_| Refusal::Form)
    }

    /// Whether a box was ticked.
    pub fn is_on(&self, name: &str) -> bool {
        self.text(name) == "on"
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        // A form without fields may come without a content type.
        if !request.headers().contains_key(header::CONTENT_TYPE) {
            return Ok(Self::default());
        }
        let visitor = Visitor::of(request.extensions());
        match Form::from_request(request, state).await {
            Ok(Form(fields)) => Ok(Self(fields)),
            Err(_) => Err(answer::refusal(&visitor, &Refusal::Form)),
        }
    }
}
