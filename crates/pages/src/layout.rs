//! What stands around every page: the head of the document, the top bar and its menu.

use majesty_art::{Symbol, symbol};
use majesty_words::Lang;
use maud::{DOCTYPE, Markup, html};

use crate::{
    about::{self, About},
    assets::Asset,
    model::{Reader, Theme},
};

/// The name of the game, the same in every language.
pub(crate) const GAME: &str = "Majesty";

/// What a page says about itself.
#[derive(Clone, Debug, Default)]
pub struct Head {
    /// What the browser's tab says, before the name of the game.
    pub title: String,
    /// The class of the body. A page's `main` has this class's place as its id: `table` at a table,
    /// `main` anywhere else.
    pub class: &'static str,
    /// The page's own address, to come back to when a setting was changed.
    pub path: String,
    /// The reader is to move: the tab says so.
    pub your_turn: bool,
    /// The style sheets and scripts that the page loads, besides what every page shares.
    pub assets: &'static [Asset],
    /// Others are to act: without a script, the page is loaded again to see what they did.
    pub waits: bool,
    /// What search engines and previews of links say.
    pub about: About,
}

/// A whole page. The body holds the page's `main`.
#[expect(clippy::needless_pass_by_value, reason = "a body is made for its page")]
pub fn page(reader: &Reader, head: &Head, body: Markup) -> Markup {
    let words = reader.lang.words();
    let main = if head.class == "table" { "#table" } else { "#main" };
    html! {
        (DOCTYPE)
        html lang=(reader.lang.code()) data-theme=[theme_word(reader.theme)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title(reader.lang, head)) }
                (about::tags(reader, head))
                link rel="icon" type="image/svg+xml"
                    href=(if head.your_turn { "/favicon-turn.svg" } else { "/favicon.svg" });
                @if !head.assets.iter().any(|asset| asset.is_shared()) { (loaded(Asset::Style)) }
                @for asset in head.assets { (loaded(*asset)) }
                @if head.waits {
                    // Not the address of a form that was just sent, which nobody can get.
                    noscript { meta http-equiv="refresh" content={ "3;url=" (head.path) }; }
                }
            }
            body class=(head.class) {
                a class="skip" href=(main) { (words.msg_skip_to_content()) }
                (top_bar(reader, head))
                (body)
                @if fills_window(head) { (rules_leaf(reader)) }
                @else { footer class="foot" { (house_links(reader)) } }
            }
        }
    }
}

fn loaded(asset: Asset) -> Markup {
    html! {
        @if asset.is_script() { script src=(asset.url()) defer {} }
        @else { link rel="stylesheet" href=(asset.url()); }
    }
}

fn title(lang: Lang, head: &Head) -> String {
    let page = match head.title.as_str() {
        "" => GAME.to_owned(),
        title => format!("{title} · {GAME}"),
    };
    if head.your_turn { format!("● {} · {page}", lang.words().msg_your_turn()) } else { page }
}

fn top_bar(reader: &Reader, head: &Head) -> Markup {
    let words = reader.lang.words();
    html! {
        header class="bar" {
            a class="bar-home" href="/" {
                (symbol(Symbol::Crown, "art-icon"))
                span { (GAME) }
            }
            nav class="bar-nav" aria-label=(GAME) {
                // The rules open over a table, which goes on; without a script in a tab of their own.
                @if fills_window(head) {
                    a class="bar-link" href="/rules" target="_blank"
                        data-over=(Asset::RulesScript.url()) { (words.msg_rules()) }
                } @else {
                    a class="bar-link" href="/rules" { (words.msg_rules()) }
                }
                // At a table the bar has no room to spare: its own tools stand there.
                @if head.class != "table" { (account(reader)) }
                (menu(reader, head))
            }
        }
    }
}

/// The way to the page about oneself: with the name of who is signed in.
fn account(reader: &Reader) -> Markup {
    let word = reader.lang.words().msg_account();
    let name = Some(&reader.name).filter(|name| reader.signed_in && !name.is_empty());
    html! {
        a class="bar-link bar-account" href="/account" {
            (symbol(Symbol::Person, "art-icon"))
            span class="menu-word" { (name.unwrap_or(&word)) }
        }
    }
}

/// Language, colours and name. Every choice is a button of its own, so that one click does it.
fn menu(reader: &Reader, head: &Head) -> Markup {
    let (words, path) = (reader.lang.words(), &head.path);
    let themes = [
        (Theme::Auto, "auto", words.msg_theme_auto()),
        (Theme::Light, "light", words.msg_theme_light()),
        (Theme::Dark, "dark", words.msg_theme_dark()),
    ];
    html! {
        div class="menu" {
            button class="bar-link" type="button" popovertarget="menu" {
                (symbol(Symbol::Menu, "art-icon"))
                span class="menu-word" { (words.msg_menu()) }
            }
            div id="menu" class="menu-leaf" popover {
                form method="post" action="/settings" {
                    input type="hidden" name="back" value=(path);
                    fieldset class="choices" {
                        legend { (words.msg_language()) }
                        @for lang in Lang::ALL {
                            button name="lang" value=(lang.code()) lang=(lang.code())
                                aria-current=[(lang == reader.lang).then_some("true")] {
                                (lang.own_name())
                            }
                        }
                    }
                }
                form method="post" action="/settings" {
                    input type="hidden" name="back" value=(path);
                    fieldset class="choices" {
                        legend { (words.msg_theme()) }
                        @for (theme, word, name) in themes {
                            button name="theme" value=(word)
                                aria-current=[(theme == reader.theme).then_some("true")] {
                                (name)
                            }
                        }
                    }
                }
                form class="menu-name" method="post" action="/settings" {
                    input type="hidden" name="back" value=(path);
                    label class="field" {
                        span { (words.msg_your_name()) }
                        input name="name" maxlength="24" autocomplete="nickname"
                            value=(reader.name);
                    }
                    button class="button" { (words.msg_save()) }
                }
                @if fills_window(head) { div class="menu-links" { (house_links(reader)) } }
            }
        }
    }
}

/// Whether a page fills the window, so that its foot's links stand in the menu.
fn fills_window(head: &Head) -> bool {
    matches!(head.class, "table" | "replay" | "study")
}

/// Where the script shows the rules.
fn rules_leaf(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        dialog id="rules-leaf" class="rules-leaf" aria-label=(words.msg_rules()) {
            div class="rules-bar" {
                p class="rules-turn" role="status" {}
                button class="button rules-close" type="button" {
                    (symbol(Symbol::Close, "art-icon")) (words.msg_rules_close())
                }
            }
            div class="rules-text-leaf" tabindex="-1" {}
        }
    }
}

/// The way to what the server keeps and to who runs it.
fn house_links(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    html! {
        a href="/privacy" { (words.msg_privacy()) }
        @if reader.has_imprint { " " a href="/imprint" { (words.msg_imprint()) } }
    }
}

fn theme_word(theme: Theme) -> Option<&'static str> {
    match theme {
        Theme::Auto => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    }
}
