//! How somebody with an account likes to read, kept so that it follows them into every browser.
//! Guests have it in their cookies.

use majesty_pages::model::Theme;
use majesty_store::{Player, Preferences};
use majesty_table::PlayerId;
use majesty_words::Lang;

use crate::{
    App, clock,
    http::refusal::Refusal,
    people::identity::{Visitor, theme, theme_word},
};

/// Keeps how the visitor reads, if they are signed in.
pub async fn save(app: &App, visitor: &Visitor) -> Result<(), Refusal> {
    let Some(id) = visitor.account() else { return Ok(()) };
    let before = app.store.load_player(id).await?.map(|player| player.preferences);
    let reader = &visitor.reader;
    let preferences = Preferences {
        language: Some(reader.lang.code().to_owned()),
        theme: Some(theme_word(reader.theme).to_owned()),
        ..before.unwrap_or_default()
    };
    let (name, last_seen) = (reader.name.clone(), clock::now());
    Ok(app.store.save_player(Player { id, name, preferences, last_seen }).await?)
}

/// Lets a browser read as its account does.
pub async fn apply(app: &App, visitor: &mut Visitor, account: PlayerId) -> Result<(), Refusal> {
    let Some(player) = app.store.load_player(account).await? else { return Ok(()) };
    let Preferences { language, theme: look, .. } = player.preferences;
    if let Some(lang) = language.as_deref().and_then(Lang::from_code) {
        visitor.set_lang(lang);
    }
    let look = look.as_deref().and_then(theme).unwrap_or(Theme::Auto);
    if look != visitor.reader.theme {
        visitor.set_theme(look);
    }
    if !player.name.is_empty() {
        visitor.set_name(&player.name);
    }
    Ok(())
}
