//! The form behind a one-time link, which sets a new password.

use majesty_art::{Symbol, symbol};
use maud::{Markup, html};

use crate::{
    about::About,
    account::password_field,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
};

/// The page for the account with a name, with what went wrong before. The form goes to the address
/// of the page itself, so the secret in it isn't written anywhere.
pub fn page(name: &str, problem: Option<&str>, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    // A new setting leads elsewhere: the address is a secret.
    let head = Head {
        title: words.msg_reset_title(),
        class: "lobby",
        assets: &[Asset::HouseStyle],
        path: "/account".to_owned(),
        about: About { description: words.msg_meta_account(), ..About::default() },
        ..Head::default()
    };
    let body = html! {
        main id="main" class="sheet sheet-narrow account" tabindex="-1" {
            header class="account-head" {
                span class="account-sign" aria-hidden="true" { (symbol(Symbol::Key, "art-icon")) }
                div {
                    h1 { (words.msg_reset_title()) }
                    p class="account-who" { (words.msg_reset_about(name)) }
                }
            }
            @if let Some(problem) = problem {
                p class="notice notice-bad" role="alert" { (problem) }
            }
            form class="panel account-form" method="post" {
                // Password managers want to know whose it is.
                input name="name" value=(name) autocomplete="username"
                    aria-label=(words.msg_name()) hidden readonly;
                (password_field(
                    &words.msg_account_password_new(), "password", "new-password", Some(8),
                ))
                button class="button button-main" { (words.msg_reset_set()) }
            }
        }
    };
    layout::page(reader, &head, body)
}
