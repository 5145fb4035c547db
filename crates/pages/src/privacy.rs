//! What the server keeps about people, made from its settings, and who runs it.

use majesty_words::Lang;
use maud::{Markup, html};

use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    model::Reader,
};

/// The settings that the page tells. Numbers are days; nothing is no limit.
#[derive(Clone, Debug, Default)]
pub struct PrivacyView {
    /// Who runs the server.
    pub operator: Option<String>,
    /// Chat lines.
    pub chat: Option<u32>,
    /// How many lines a table keeps.
    pub chat_lines: u64,
    /// Finished games in which an account took part.
    pub games: Option<u32>,
    /// Finished games of guests.
    pub guest_games: Option<u32>,
    /// Games that nobody goes on with.
    pub abandoned: Option<u32>,
    /// Tables where no game began.
    pub gathering: Option<u32>,
    /// Names of guests in finished games.
    pub guests: Option<u32>,
    /// Sessions.
    pub sessions: Option<u32>,
    /// Tokens.
    pub tokens: Option<u32>,
    /// Reports, after they were handled.
    pub reports: Option<u32>,
    /// The audit log.
    pub audit: Option<u32>,
}

/// The page on privacy.
pub fn page(view: &PrivacyView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let head = Head {
        title: words.msg_privacy(),
        class: "lobby",
        assets: &[Asset::HouseStyle],
        path: "/privacy".to_owned(),
        about: About { description: words.msg_meta_privacy(), ..About::default() },
        ..Head::default()
    };
    let body = html! {
        main id="main" class="sheet sheet-narrow privacy" tabindex="-1" {
            h1 { (words.msg_privacy()) }
            p { (words.msg_privacy_lead()) }
            p {
                @match &view.operator {
                    Some(name) => (words.msg_privacy_operator(name)),
                    None => (words.msg_privacy_operator_unknown()),
                }
                @if reader.has_imprint { " " a href="/imprint" { (words.msg_imprint()) } }
            }
            p { (words.msg_privacy_nobody()) }
            table class="kept" {
                thead {
                    tr {
                        th scope="col" { (words.msg_privacy_what()) }
                        th scope="col" { (words.msg_privacy_why()) }
                        th scope="col" { (words.msg_privacy_how_long()) }
                    }
                }
                tbody {
                    @for Kept { what, why, time } in kept(view, reader.lang) {
                        tr {
                            th scope="row" { (what) }
                            td data-head=(words.msg_privacy_why()) { (why) }
                            td data-head=(words.msg_privacy_how_long()) { (time) }
                        }
                    }
                }
            }
            p {
                (words.msg_privacy_rights()) " "
                a href="/account" { (words.msg_account()) }
            }
        }
    };
    layout::page(reader, &head, body)
}

/// A line of the table.
struct Kept {
    what: String,
    why: String,
    time: String,
}

fn kept(view: &PrivacyView, lang: Lang) -> Vec<Kept> {
    let words = lang.words();
    let days = |count: u32| words.msg_privacy_days(count);
    let time = |count: Option<u32>, sentence: &dyn Fn(String) -> String| {
        count.map_or_else(|| words.msg_privacy_no_limit(), |count| sentence(days(count)))
    };
    let row = |what, why, time| Kept { what, why, time };
    let chat = match view.chat {
        Some(count) => words.msg_privacy_chat_time(days(count), view.chat_lines),
        None => words.msg_privacy_chat_lines(view.chat_lines),
    };
    vec![
        row(
            words.msg_privacy_cookies(),
            words.msg_privacy_cookies_why(),
            words.msg_privacy_cookies_time(),
        ),
        row(
            words.msg_privacy_address(),
            words.msg_privacy_address_why(),
            words.msg_privacy_address_time(),
        ),
        row(
            words.msg_privacy_account(),
            words.msg_privacy_account_why(),
            words.msg_privacy_account_time(),
        ),
        row(
            words.msg_privacy_sessions(),
            words.msg_privacy_sessions_why(),
            time(view.sessions, &|time| words.msg_privacy_sessions_time(time)),
        ),
        row(
            words.msg_privacy_tokens(),
            words.msg_privacy_tokens_why(),
            time(view.tokens, &|time| words.msg_privacy_tokens_time(time)),
        ),
        row(
            words.msg_privacy_puzzles(),
            words.msg_privacy_puzzles_why(),
            match view.guests {
                Some(count) => words.msg_privacy_puzzles_time(days(count)),
                None => words.msg_privacy_no_limit(),
            },
        ),
        row(
            words.msg_privacy_gathering(),
            words.msg_privacy_gathering_why(),
            time(view.gathering, &|time| words.msg_privacy_gathering_time(time)),
        ),
        row(
            words.msg_privacy_abandoned(),
            words.msg_privacy_abandoned_why(),
            time(view.abandoned, &|time| words.msg_privacy_abandoned_time(time)),
        ),
        row(
            words.msg_privacy_games(),
            words.msg_privacy_games_why(),
            time(view.games, &|time| words.msg_privacy_games_time(time)),
        ),
        row(
            words.msg_privacy_guest_games(),
            words.msg_privacy_guest_games_why(),
            time(view.guest_games, &|time| words.msg_privacy_guest_games_time(time)),
        ),
        row(
            words.msg_privacy_guests(),
            words.msg_privacy_guests_why(),
            time(view.guests, &|time| words.msg_privacy_guests_time(time)),
        ),
        row(words.msg_privacy_chat(), words.msg_privacy_chat_why(), chat),
        row(
            words.msg_privacy_reports(),
            words.msg_privacy_reports_why(),
            time(view.reports, &|time| words.msg_privacy_reports_time(time)),
        ),
        row(
            words.msg_privacy_locks(),
            words.msg_privacy_locks_why(),
            words.msg_privacy_locks_time(),
        ),
        row(
            words.msg_privacy_audit(),
            words.msg_privacy_audit_why(),
            time(view.audit, &|time| words.msg_privacy_audit_time(time)),
        ),
    ]
}

/// The host's imprint: plain text, in which addresses are links.
pub fn imprint(text: &str, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let head = Head {
        title: words.msg_imprint(),
        class: "lobby",
        assets: &[Asset::HouseStyle],
        path: "/imprint".to_owned(),
        about: About { description: words.msg_meta_imprint(), ..About::default() },
        ..Head::default()
    };
    let body = html! {
        main id="main" class="sheet sheet-narrow" tabindex="-1" {
            h1 { (words.msg_imprint()) }
            div class="panel imprint" { (linked(text)) }
        }
    };
    layout::page(reader, &head, body)
}

/// A text with its https addresses as links.
fn linked(text: &str) -> Markup {
    const START: &str = "https://";
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(place) = rest.find(START) {
        let (before, address) = rest.split_at(place);
        let end = address
            .find(|c: char| c.is_whitespace() || c.is_control() || "<>\"'()[]{}".contains(c))
            .unwrap_or(address.len());
        let end = address[..end].trim_end_matches(['.', ',', ';', ':', '!', '?']).len();
        let (address, after) = address.split_at(end);
        parts.push((before, Some(address).filter(|address| address.len() > START.len())));
        // What is no whole address is text like any other.
        if address.len() <= START.len() {
            parts.push((address, None));
        }
        rest = after;
    }
    parts.push((rest, None));
    html! {
        @for (text, address) in parts {
            (text)
            @if let Some(address) = address { a href=(address) rel="noreferrer" { (address) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_become_links_and_markup_stays_text() {
        let markup = |text| linked(text).into_string();
        assert_eq!(
            markup("See https://a.example/x?y=1&z. <b>"),
            "See <a href=\"https://a.example/x?y=1&amp;z\" rel=\"noreferrer\">\
             https://a.example/x?y=1&amp;z</a>. &lt;b&gt;"
        );
        assert_eq!(markup("https://"), "https://");
        assert_eq!(
            markup("javascript:alert(1) http://a.example"),
            "javascript:alert(1) http://a.example"
        );
        assert!(markup("https://a.example\"onclick=").contains("href=\"https://a.example\""));
        assert_eq!(markup(""), "");
    }
}
