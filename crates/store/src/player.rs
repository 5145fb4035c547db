//! What is known of a person.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Millis, PlayerId};

/// A person who was here.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Who it is.
    pub id: PlayerId,
    /// The name that others see.
    pub name: String,
    /// How the person wants things to look.
    pub preferences: Preferences,
    /// When the person was here last.
    pub last_seen: Millis,
}

/// How a person wants things to look, kept as JSON.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Preferences {
    /// The language, where it is not the browser's.
    #[serde(default)]
    pub language: Option<String>,
    /// The theme, where it is not the system's.
    #[serde(default)]
    pub theme: Option<String>,
    /// What other versions know of a person, kept untouched.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}
