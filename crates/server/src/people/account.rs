//! Accounts: making one, signing in and out, passwords, tokens, and the end of it all.

use std::sync::Arc;

use majesty_store::{Account, AccountMade, Granted, KeyHash, KeyId, KeyKind, Proof};
use majesty_table::PlayerId;

use crate::{
    App, clock, fresh,
    http::{cookies, refusal::Refusal, text},
    operations::locks,
    people::{farewell, identity::Visitor, keys, preferences},
};

/// How many browsers may be signed in to an account. The one that was used the longest ago gives way.
const SESSIONS: u32 = 50;

/// How many tokens a person may have.
const TOKENS: u32 = 20;

/// Whether a guest had tokens, which ended when an account took over.
#[derive(Clone, Copy, Debug)]
pub struct TokensEnded(pub bool);

/// Whether the account still has tokens.
#[derive(Clone, Copy, Debug)]
pub struct TokensLeft(pub bool);

/// Makes an account and signs in to it.
pub async fn create_account(
    app: &Arc<App>,
    visitor: &mut Visitor,
    name: &str,
    password: &str,
    agent: String,
) -> Result<TokensEnded, Refusal> {
    let name = text::clean(name);
    if name.is_empty() || name.chars().count() > text::NAME {
        return Err(Refusal::NameWrong);
    }
    let password = app.passwords.hash(password).await?;
    let player = fresh::player_id();
    let proof = Proof::Password(password.clone());
    let account = Account { player, name: name.clone(), password, created: clock::now() };
    if app.store.create_account(account).await? == AccountMade::NameTaken {
        return Err(Refusal::NameTaken);
    }
    begin_session(app, visitor, player, agent, proof).await?;
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
) -> Result<TokensEnded, Refusal> {
    let name = text::clean(name);
    app.limiter.sign_in(&name)?;
    let account = app.store.account_by_name(&name).await?;
    let kept = account.as_ref().map(|account| account.password.clone());
    let is_right = app.passwords.verify(password, kept).await?;
    let account = account.filter(|_| is_right).ok_or(Refusal::NoMatch)?;
    locks::check_stored(app, account.player).await?;
    let proof = Proof::Password(account.password);
    begin_session(app, visitor, account.player, agent, proof).await?;
    preferences::apply(app, visitor, account.player).await?;
    take_over(app, visitor, account.player).await
}

/// Always with a new secret, so that none that somebody else knows can become a session. A password
/// that was changed since it was checked begins none.
async fn begin_session(
    app: &Arc<App>,
    visitor: &mut Visitor,
    player: PlayerId,
    agent: String,
    proof: Proof,
) -> Result<(), Refusal> {
    if visitor.account().is_some() {
        sign_out(app, visitor).await?;
    }
    let (secret, key) = keys::make(KeyKind::Session, player, player, agent);
    if app.store.grant_key(key.clone(), proof, SESSIONS).await? != Granted::Done {
        return Err(Refusal::NoMatch);
    }
    visitor.sign_in(&secret, key);
    Ok(())
}

/// The account takes over what the guest in this browser has. Where that fails the browser stays the
/// guest's beside it, and whoever signs in again takes over the rest.
async fn take_over(
    app: &Arc<App>,
    visitor: &mut Visitor,
    account: PlayerId,
) -> Result<TokensEnded, Refusal> {
    let Some(guest) = visitor.guest else { return Ok(TokensEnded(false)) };
    let ended = farewell::hand_over(app, guest, account).await?;
    visitor.forget_guest();
    Ok(TokensEnded(ended))
}

/// Ends the session of this browser.
pub async fn sign_out(app: &App, visitor: &mut Visitor) -> Result<(), Refusal> {
    if let Some(key) = visitor.key.as_ref().filter(|key| key.kind == KeyKind::Session) {
        app.store.remove_key(key.owner, key.id()).await?;
        visitor.sign_out();
    }
    Ok(())
}

/// Ends all other sessions, and withdraws all tokens where that is wanted.
pub async fn sign_out_others(
    app: &Arc<App>,
    visitor: &Visitor,
    with_tokens: bool,
) -> Result<TokensLeft, Refusal> {
    let (account, own) = session(visitor)?;
    let keys = app.store.keys_of(account).await?;
    app.store.remove_keys(account, KeyKind::Session, Some(own)).await?;
    if with_tokens {
        // After the sessions: none of those can make another token by now.
        app.store.remove_keys(account, KeyKind::Token, None).await?;
        farewell::withdrawn(app, &keys).await;
    }
    farewell::tell_pages(app, account);
    let has_tokens = keys.iter().any(|key| key.kind == KeyKind::Token);
    Ok(TokensLeft(has_tokens && !with_tokens))
}

/// Changes the password, ends all other sessions and withdraws all tokens: one of them may be why.
/// This browser gets a new session, because its old one may be known as well.
pub async fn change_password(
    app: &Arc<App>,
    visitor: &mut Visitor,
    old: &str,
    new: &str,
    agent: String,
) -> Result<(), Refusal> {
    let (account, _) = session(visitor)?;
    check_password(app, account, old).await?;
    let password = app.passwords.hash(new).await?;
    let keys = app.store.keys_of(account).await?;
    app.store.set_password(account, password.clone()).await?;
    begin_session(app, visitor, account, agent, Proof::Password(password)).await?;
    farewell::withdrawn(app, &keys).await;
    farewell::tell_pages(app, account);
    Ok(())
}

/// The account that a one-time link is for.
pub async fn reset_account(app: &App, secret: &str) -> Result<Account, Refusal> {
    let hash = link_hash(secret)?;
    let player = app.store.order().password_link(hash, clock::now()).await?;
    let account = app.store.account_of(player.ok_or(Refusal::LinkGone)?).await?;
    account.ok_or(Refusal::LinkGone)
}

/// Sets a new password by a one-time link, which ends all sessions and tokens of the account.
pub async fn reset_password(
    app: &Arc<App>,
    visitor: &mut Visitor,
    secret: &str,
    password: &str,
) -> Result<(), Refusal> {
    let account = reset_account(app, secret).await?;
    let password = app.passwords.hash(password).await?;
    let keys = app.store.keys_of(account.player).await?;
    if !app.store.order().use_password_link(link_hash(secret)?, clock::now(), password).await? {
        return Err(Refusal::LinkGone);
    }
    farewell::withdrawn(app, &keys).await;
    farewell::tell_pages(app, account.player);
    if visitor.account() == Some(account.player) {
        visitor.sign_out();
    }
    Ok(())
}

/// What is stored of a link's secret. It is found by its hash, so how long that takes says nothing
/// about any secret.
fn link_hash(secret: &str) -> Result<KeyHash, Refusal> {
    cookies::read_secret(secret).map(|secret| KeyHash::of(&secret)).ok_or(Refusal::LinkGone)
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
pub async fn withdraw(app: &Arc<App>, visitor: &mut Visitor, id: &str) -> Result<(), Refusal> {
    let id: KeyId = id.parse().map_err(|_| Refusal::KeyGone)?;
    let owner = visitor.id.ok_or(Refusal::KeyGone)?;
    let mut keys = app.store.keys_of(owner).await?;
    if !app.store.remove_key(owner, id).await? {
        return Err(Refusal::KeyGone);
    }
    keys.retain(|key| key.id() == id);
    farewell::withdrawn(app, &keys).await;
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
    let proof = session(visitor).map_or(Proof::Guest, |(_, own)| Proof::Session(own));
    let owner = visitor.identify();
    let acts_as = if own_player { fresh::player_id() } else { owner };
    let (secret, key) = keys::make(KeyKind::Token, owner, acts_as, name);
    match app.store.grant_key(key, proof, TOKENS).await? {
        Granted::Done => Ok(keys::token(&secret)),
        Granted::Full => Err(Refusal::TokensFull),
        Granted::Denied => Err(Refusal::NotSignedIn),
    }
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
