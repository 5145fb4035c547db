//! Accounts: making one, signing in and out, passwords, tokens, and the end of it all.

use std::sync::Arc;

use majesty_store::{Account, AccountMade, Key, KeyHash, KeyId, KeyKind};
use majesty_table::PlayerId;

use crate::{
    App, clock, fresh,
    http::{refusal::Refusal, text},
    people::{farewell, identity::Visitor, keys, preferences},
};

/// How many browsers may be signed in to an account. The one that was used the longest ago gives way.
const SESSIONS: usize = 50;

/// How many tokens a person may have.
const TOKENS: usize = 20;

/// Makes an account and signs in to it.
pub async fn create_account(
    app: &Arc<App>,
    visitor: &mut Visitor,
    name: &str,
    password: &str,
    agent: String,
) -> Result<(), Refusal> {
    let name = text::clean(name);
    if name.is_empty() || name.chars().count() > text::NAME {
        return Err(Refusal::NameWrong);
    }
    let password = app.passwords.hash(password).await?;
    let player = fresh::player_id();
    let account = Account { player, name: name.clone(), password, created: clock::now() };
    if app.store.create_account(account).await? == AccountMade::NameTaken {
        return Err(Refusal::NameTaken);
    }
    begin_session(app, visitor, player, agent).await?;
    if visitor.reader.name.is_empty() {
        visitor.set_name(&name);
    }
    preferences::save(app, visitor).await?;
    take_over(app, visitor, player).await
}

/// Signs in. Whether there is such an account can't be told from the answer, nor from how long it
/// takes.
pub async fn sign_in(
    app: &Arc<App>,
    visitor: &mut Visitor,
    name: &str,
    password: &str,
    agent: String,
) -> Result<(), Refusal> {
    let name = text::clean(name);
    app.limiter.sign_in(&name)?;
    let account = app.store.account_by_name(&name).await?;
    let kept = account.as_ref().map(|account| account.password.clone());
    let is_right = app.passwords.verify(password, kept).await?;
    let account = account.filter(|_| is_right).ok_or(Refusal::NoMatch)?;
    begin_session(app, visitor, account.player, agent).await?;
    preferences::apply(app, visitor, account.player).await?;
    take_over(app, visitor, account.player).await
}

/// Always with a new secret, so that none that somebody else knows can become a session.
async fn begin_session(
    app: &Arc<App>,
    visitor: &mut Visitor,
    player: PlayerId,
    agent: String,
) -> Result<(), Refusal> {
    if visitor.account().is_some() {
        sign_out(app, visitor).await?;
    }
    let mut sessions = app.store.keys_of(player).await?;
    sessions.retain(|key| key.kind == KeyKind::Session);
    sessions.sort_by_key(|key| std::cmp::Reverse(key.last_used));
    for old in sessions.iter().skip(SESSIONS - 1) {
        app.store.remove_key(player, old.id()).await?;
    }
    let (secret, key) = keys::make(KeyKind::Session, player, player, agent);
    app.store.add_key(key.clone()).await?;
    visitor.sign_in(&secret, key);
    Ok(())
}

/// The account takes over what the guest in this browser has. Where that fails the browser stays the
/// guest's beside it, and whoever signs in again takes over the rest.
async fn take_over(
    app: &Arc<App>,
    visitor: &mut Visitor,
    account: PlayerId,
) -> Result<(), Refusal> {
    if let Some(guest) = visitor.guest {
        farewell::hand_over(app, guest, account).await?;
        visitor.forget_guest();
    }
    Ok(())
}

/// Ends the session of this browser.
pub async fn sign_out(app: &App, visitor: &mut Visitor) -> Result<(), Refusal> {
    if let Some(key) = visitor.key.as_ref().filter(|key| key.kind == KeyKind::Session) {
        app.store.remove_key(key.owner, key.id()).await?;
        visitor.sign_out();
    }
    Ok(())
}

/// Ends all other sessions.
pub async fn sign_out_others(app: &App, visitor: &Visitor) -> Result<(), Refusal> {
    let (account, own) = session(visitor)?;
    Ok(app.store.remove_keys(account, KeyKind::Session, Some(own)).await?)
}

/// Changes the password, and ends all other sessions: one of them may be why.
pub async fn change_password(
    app: &App,
    visitor: &Visitor,
    old: &str,
    new: &str,
) -> Result<(), Refusal> {
    let (account, _) = session(visitor)?;
    check_password(app, account, old).await?;
    let password = app.passwords.hash(new).await?;
    app.store.set_password(account, password).await?;
    sign_out_others(app, visitor).await
}

async fn check_password(app: &App, account: PlayerId, password: &str) -> Result<(), Refusal> {
    let kept = app.store.account_of(account).await?.map(|account| account.password);
    let is_right = app.passwords.verify(password, kept).await?;
    if is_right { Ok(()) } else { Err(Refusal::PasswordWrong) }
}

/// The account that is signed in, and by which key.
fn session(visitor: &Visitor) -> Result<(PlayerId, KeyHash), Refusal> {
    let key = visitor.key.as_ref().filter(|key| key.kind == KeyKind::Session);
    key.map(|key| (key.owner, key.hash)).ok_or(Refusal::NotSignedIn)
}

/// Takes a session or a token of the visitor's back.
pub async fn withdraw(app: &App, visitor: &mut Visitor, id: &str) -> Result<(), Refusal> {
    let (id, owner): (KeyId, _) = (id.parse().map_err(|_| Refusal::KeyGone)?, visitor.id);
    if !app.store.remove_key(owner.ok_or(Refusal::KeyGone)?, id).await? {
        return Err(Refusal::KeyGone);
    }
    if visitor.key.as_ref().is_some_and(|key| key.id() == id) {
        visitor.sign_out();
    }
    Ok(())
}

/// Makes a token, and tells it.
pub async fn create_token(
    app: &App,
    visitor: &mut Visitor,
    name: &str,
    own_player: bool,
) -> Result<String, Refusal> {
    let name = text::name(name);
    if name.is_empty() {
        return Err(Refusal::TokenNameless);
    }
    let owner = visitor.identify();
    let is_token = |key: &&Key| key.kind == KeyKind::Token;
    if app.store.keys_of(owner).await?.iter().filter(is_token).count() >= TOKENS {
        return Err(Refusal::TokensFull);
    }
    let acts_as = if own_player { fresh::player_id() } else { owner };
    let (secret, key) = keys::make(KeyKind::Token, owner, acts_as, name);
    app.store.add_key(key).await?;
    Ok(keys::token(&secret))
}

/// Deletes everything about the visitor.
pub async fn delete(app: &Arc<App>, visitor: &mut Visitor, password: &str) -> Result<(), Refusal> {
    if let Some(account) = visitor.account() {
        check_password(app, account, password).await?;
    }
    if let Some(id) = visitor.id {
        farewell::forget(app, id).await?;
    }
    if visitor.account().is_some() {
        visitor.sign_out();
    } else {
        visitor.forget_guest();
    }
    visitor.set_name("");
    Ok(())
}
