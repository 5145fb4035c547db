//! The page about oneself: an account for those who want one, and what is kept.

use majesty_art::{Symbol, symbol};
use majesty_words::Lang;
use maud::{Markup, html};

use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
};

/// All that the page tells.
#[derive(Clone, Debug, Default)]
pub struct AccountView {
    /// The name of the account; nothing for a guest.
    pub name: Option<String>,
    /// The browsers in which somebody is signed in to it.
    pub sessions: Vec<KeyView>,
    /// The tokens for programs.
    pub tokens: Vec<KeyView>,
    /// A token that was just made, in full.
    pub token: Option<String>,
    /// What was done.
    pub done: Option<String>,
    /// Why something was not done.
    pub problem: Option<String>,
    /// The name that was tried, so that it need not be written again.
    pub tried: String,
}

/// A session or a token.
#[derive(Clone, Debug)]
pub struct KeyView {
    /// Its public name.
    pub id: String,
    /// What it is called, or nothing.
    pub name: String,
    /// The day it was made.
    pub since: String,
    /// How many minutes ago it was used.
    pub used: u64,
    /// The session of this very browser.
    pub this: bool,
    /// The token of a player of its own.
    pub own_player: bool,
}

/// The page.
pub fn page(view: &AccountView, reader: &Reader) -> Markup {
    let lang = reader.lang;
    let words = lang.words();
    let head = Head {
        title: words.msg_account(),
        class: "lobby",
        assets: &[Asset::HouseStyle],
        path: "/account".to_owned(),
        about: About { description: words.msg_meta_account(), ..About::default() },
        ..Head::default()
    };
    let body = html! {
        main id="main" class="sheet account" tabindex="-1" {
            header class="account-head" {
                span class="account-sign" aria-hidden="true" {
                    (symbol(if view.name.is_some() { Symbol::Crown } else { Symbol::Person }, "art-icon"))
                }
                div {
                    h1 { (words.msg_account()) }
                    @match &view.name {
                        Some(name) => p class="account-who" { (words.msg_account_signed_in(name)) },
                        None => p class="account-who" { (words.msg_account_guest()) },
                    }
                }
                @if view.name.is_some() {
                    form method="post" action="/account/sign-out" {
                        button class="button" { (words.msg_account_sign_out()) }
                    }
                }
            }
            @if let Some(problem) = &view.problem {
                p class="notice notice-bad" role="alert" { (problem) }
            }
            @if let Some(done) = &view.done {
                p class="notice" role="status" { (done) }
            }
            div class="account-grid" {
                @if view.name.is_some() {
                    (sessions(view, lang))
                    (change_password(view, lang))
                } @else {
                    (create(view, lang))
                    (sign_in(view, lang))
                }
                (tokens(view, lang))
                (export(lang))
                (delete(view, lang))
            }
        }
    };
    layout::page(reader, &head, body)
}

fn name_field(lang: Lang, tried: &str) -> Markup {
    html! {
        label class="field" {
            span { (lang.words().msg_name()) }
            input name="name" value=(tried) required maxlength="24" autocomplete="username"
                autocapitalize="off" spellcheck="false";
        }
    }
}

/// A field for a password. It is never filled in by us.
pub(crate) fn password_field(
    label: &str,
    name: &str,
    autocomplete: &str,
    least: Option<u8>,
) -> Markup {
    html! {
        label class="field" {
            span { (label) }
            input type="password" name=(name) required minlength=[least] maxlength="256"
                autocomplete=(autocomplete);
        }
    }
}

fn create(view: &AccountView, lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        form class="panel account-form" method="post" action="/account/create"
            aria-labelledby="create" {
            h2 id="create" { (words.msg_account_create()) }
            p class="quiet" { (words.msg_account_create_about()) }
            (guest_tokens(view, lang))
            (name_field(lang, &view.tried))
            (password_field(&words.msg_account_password(), "password", "new-password", Some(8)))
            p class="quiet" { (words.msg_account_password_hint()) }
            button class="button button-main" { (words.msg_account_create()) }
        }
    }
}

fn sign_in(view: &AccountView, lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        form class="panel account-form" method="post" action="/account/sign-in"
            aria-labelledby="sign-in" {
            h2 id="sign-in" { (words.msg_account_sign_in()) }
            p class="quiet" { (words.msg_account_sign_in_about()) }
            (guest_tokens(view, lang))
            (name_field(lang, &view.tried))
            (password_field(&words.msg_account_password(), "password", "current-password", None))
            button class="button button-main" { (words.msg_account_sign_in()) }
        }
    }
}

/// What becomes of a guest's tokens, for a guest who has some.
fn guest_tokens(view: &AccountView, lang: Lang) -> Markup {
    html! {
        @if !view.tokens.is_empty() {
            p class="quiet" { (lang.words().msg_account_guest_tokens_end()) }
        }
    }
}

/// When a key was made and used.
fn times(key: &KeyView, lang: Lang) -> Markup {
    let words = lang.words();
    let used = match key.used {
        // It is noted every few minutes.
        0..10 => words.msg_account_used_now(),
        minutes @ 10..60 => words.msg_account_used_minutes(minutes),
        minutes @ 60..1440 => words.msg_account_used_hours(minutes / 60),
        minutes => words.msg_account_used_days(minutes / 1440),
    };
    html! { (words.msg_account_since(&key.since)) " · " (used) }
}

fn sessions(view: &AccountView, lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        section class="panel" aria-labelledby="sessions" {
            h2 id="sessions" { (words.msg_account_sessions()) }
            ul class="own-keys" {
                @for key in &view.sessions {
                    @let name = if key.name.is_empty() {
                        words.msg_account_session_unknown()
                    } else {
                        key.name.clone()
                    };
                    li class="own-key" {
                        div {
                            span class="own-key-name" { (name) }
                            @if key.this { " " span class="badge" { (words.msg_account_session_this()) } }
                            span class="quiet own-key-times" { (times(key, lang)) }
                        }
                        @if !key.this {
                            (withdraw(key, &name, &words.msg_account_session_end()))
                        }
                    }
                }
            }
            @if view.sessions.len() > 1 || !view.tokens.is_empty() {
                form class="account-form" method="post" action="/account/sign-out-others" {
                    @if !view.tokens.is_empty() {
                        p class="quiet" { (words.msg_account_others_about()) }
                        label class="check" {
                            input type="checkbox" name="tokens";
                            span { (words.msg_account_others_tokens()) }
                        }
                    }
                    button class="button" { (words.msg_account_others_end()) }
                }
            }
        }
    }
}

/// The button that takes a key back; a screen reader hears which.
fn withdraw(key: &KeyView, name: &str, word: &str) -> Markup {
    html! {
        form method="post" action="/account/withdraw" {
            input type="hidden" name="id" value=(key.id);
            button class="button" aria-label=(format_args!("{word}: {name}")) { (word) }
        }
    }
}

fn change_password(view: &AccountView, lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        form class="panel account-form" method="post" action="/account/password"
            aria-labelledby="password" {
            h2 id="password" { (words.msg_account_password_change()) }
            p class="quiet" { (words.msg_account_password_change_about()) }
            // Password managers want to know whose it is.
            input name="name" value=[view.name.as_ref()] autocomplete="username"
                aria-label=(words.msg_name()) hidden readonly;
            (password_field(&words.msg_account_password_old(), "old", "current-password", None))
            (password_field(&words.msg_account_password_new(), "password", "new-password", Some(8)))
            button class="button" { (words.msg_account_password_change()) }
        }
    }
}

fn tokens(view: &AccountView, lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        section class="panel account-wide" aria-labelledby="tokens" {
            h2 id="tokens" { (words.msg_account_tokens()) }
            p { (words.msg_account_tokens_about()) }
            @if let Some(token) = &view.token {
                div class="notice own-key-new" role="status" {
                    p { (words.msg_account_token_made()) }
                    code { (token) }
                }
            }
            @if !view.tokens.is_empty() {
                ul class="own-keys" {
                    @for key in &view.tokens {
                        li class="own-key" {
                            div {
                                span class="own-key-name" { (key.name) }
                                span class="quiet own-key-times" {
                                    @if key.own_player { (words.msg_account_token_own()) }
                                    @else { (words.msg_account_token_me()) }
                                    " · " (times(key, lang))
                                }
                            }
                            (withdraw(key, &key.name, &words.msg_account_token_withdraw()))
                        }
                    }
                }
            }
            form class="own-key-form" method="post" action="/account/token" {
                label class="field" {
                    span { (words.msg_account_token_name()) }
                    input name="name" required maxlength="24" autocomplete="off";
                }
                label class="field" {
                    span { (words.msg_account_token_acts()) }
                    select name="acts" {
                        option value="me" { (words.msg_account_token_me()) }
                        option value="own" { (words.msg_account_token_own()) }
                    }
                }
                button class="button" { (words.msg_account_token_create()) }
            }
        }
    }
}

fn export(lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        section class="panel account-wide account-split" aria-labelledby="export" {
            div {
                h2 id="export" { (words.msg_account_export()) }
                p { (words.msg_account_export_about()) }
            }
            a class="button" href="/account/export" download {
                (symbol(Symbol::Scroll, "art-icon")) (words.msg_account_export_file())
            }
        }
    }
}

fn delete(view: &AccountView, lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        form class="panel account-wide account-split account-end" method="post"
            action="/account/delete" aria-labelledby="delete" {
            div {
                h2 id="delete" { (words.msg_account_delete()) }
                ul class="account-list" {
                    li { (words.msg_account_delete_keys()) }
                    li { (words.msg_account_delete_words()) }
                    li { (words.msg_account_delete_games()) }
                    li { b { (words.msg_account_delete_final()) } }
                }
            }
            div class="account-form" {
                @if view.name.is_some() {
                    (password_field(
                        &words.msg_account_password(), "password", "current-password", None,
                    ))
                }
                label class="check" {
                    input type="checkbox" name="sure" required;
                    span { (words.msg_account_delete_yes()) }
                }
                button class="button" { (words.msg_account_delete()) }
            }
        }
    }
}
