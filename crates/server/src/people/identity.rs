//! Who asks: a guest, known by a secret in a cookie, or whoever a key says; and how they like to
//! read.

use std::{collections::BTreeMap, convert::Infallible, net::IpAddr};

use axum::{
    extract::FromRequestParts,
    http::{Extensions, HeaderMap, HeaderValue, header, request::Parts},
    response::Response,
};
use data_encoding::HEXLOWER;
use majesty_bots::court;
use majesty_lessons::{LessonId, Progress};
use majesty_pages::model::{Opponents, Reader, Theme};
use majesty_rules::Players;
use majesty_store::{Key, KeyHash, KeyKind};
use majesty_table::{PlayerId, TableId};
use majesty_words::Lang;
use sha2::{Digest, Sha256};

use crate::{
    http::{
        cookies::{self, percent, unpercent},
        proxy::Source,
        text,
    },
    people::keys::{self, Claim},
};

/// The cookie with a guest's secret.
const SECRET: &str = "majesty";
/// The same where nobody listens: browsers take a cookie of such a name from this very host only,
/// over TLS, so that no neighbouring host can plant one.
const HOST_SECRET: &str = "__Host-majesty";
/// The cookie with the secret of a session, and the same over TLS.
const SESSION: &str = "session";
const HOST_SESSION: &str = "__Host-session";
const LANG: &str = "lang";
const THEME: &str = "theme";
const NAME: &str = "name";
/// The cookie with the level and the number of players of the last game against bots.
const OPPONENTS: &str = "opponents";
/// The cookie with how far each lesson is.
const LESSONS: &str = "lessons";

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is, if they were here before: whoever their key says, or else a guest.
    pub id: Option<PlayerId>,
    /// The key that says so. It was looked up: it counts.
    pub key: Option<Key>,
    /// Who the browser is where nobody is signed in.
    pub guest: Option<PlayerId>,
    /// How they read.
    pub reader: Reader,
    /// How they last played against bots.
    pub opponents: Option<Opponents>,
    /// How far they are in each lesson.
    pub lessons: Progress,
    /// Whether our own script asks, which wants a fragment and no redirect.
    pub wants_fragment: bool,
    /// Whether a program asks, which is answered in JSON and keeps no cookies.
    pub is_program: bool,
    /// Where they are, as far as that can be known.
    pub address: IpAddr,
    /// Addresses that contradicting headers of a proxy name.
    pub claimed: Vec<IpAddr>,
    /// What the request says about a key, which nobody has looked up.
    claim: Option<Claim>,
    is_secure: bool,
    /// What the browser should keep or forget, by the name of the cookie: the last word counts.
    cookies: BTreeMap<&'static str, Option<HeaderValue>>,
}

/// Who counts as one person where nobody has looked a key up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Whoever has a guest's secret.
    Guest(PlayerId),
    /// Whoever has a key: each program and each browser for itself.
    Key(KeyHash),
}

impl Visitor {
    /// Who it is; somebody new gets a secret of their own.
    pub fn identify(&mut self) -> PlayerId {
        if let Some(id) = self.id {
            return id;
        }
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).expect("the operating system gives random bytes");
        self.set_cookie(guest_cookie(self.is_secure), &HEXLOWER.encode(&secret));
        let id = guest(&secret);
        self.guest = Some(id);
        *self.id.insert(id)
    }

    /// What the request says about a key.
    pub fn claim(&self) -> Option<Claim> {
        self.claim
    }

    /// Whom to count what is asked for.
    pub fn counted(&self) -> Option<Counted> {
        match self.claim {
            Some(Claim::Session(hash) | Claim::Token(Some(hash))) => Some(Counted::Key(hash)),
            Some(Claim::Token(None)) => None,
            None => self.guest.map(Counted::Guest),
        }
    }

    /// Takes the visitor for whoever a key says.
    pub fn recognise(&mut self, key: Key) {
        self.id = Some(key.acts_as);
        self.reader.signed_in = key.kind == KeyKind::Session;
        self.key = Some(key);
    }

    /// Begins a session in this browser.
    pub fn sign_in(&mut self, secret: &[u8; 32], key: Key) {
        self.set_cookie(session_cookie(self.is_secure), &HEXLOWER.encode(secret));
        self.recognise(key);
    }

    /// Ends the session in this browser, which is a guest's again.
    pub fn sign_out(&mut self) {
        self.forget_cookie(session_cookie(self.is_secure));
        self.key = None;
        self.reader.signed_in = false;
        self.id = self.guest;
    }

    /// Lets the browser forget the guest it was.
    pub fn forget_guest(&mut self) {
        self.forget_cookie(guest_cookie(self.is_secure));
        if self.id == self.guest {
            self.id = None;
        }
        self.guest = None;
    }

    /// The account that is signed in.
    pub fn account(&self) -> Option<PlayerId> {
        let session = self.key.as_ref().filter(|key| key.kind == KeyKind::Session);
        session.map(|key| key.owner)
    }

    /// The whole address of a table.
    pub fn link(&self, id: TableId) -> String {
        format!("{}/t/{id}", self.reader.origin)
    }

    /// Keeps a name, and says how it is kept.
    pub fn set_name(&mut self, raw: &str) -> &str {
        let name = text::name(raw);
        if name != self.reader.name {
            self.set_cookie(NAME, &percent(&name));
            self.reader.name = name;
        }
        &self.reader.name
    }

    /// Keeps a language.
    pub fn set_lang(&mut self, lang: Lang) {
        self.set_cookie(LANG, lang.code());
        self.reader.lang = lang;
    }

    /// Keeps a theme.
    pub fn set_theme(&mut self, theme: Theme) {
        self.set_cookie(THEME, theme_word(theme));
        self.reader.theme = theme;
    }

    /// Keeps how a game against bots was set up. A program needs no cookie for that.
    pub fn set_opponents(&mut self, opponents: Opponents) {
        if matches!(self.claim, Some(Claim::Token(_))) {
            return;
        }
        self.set_cookie(OPPONENTS, &format!("{}-{}", opponents.level, opponents.players));
        self.opponents = Some(opponents);
    }

    /// Keeps how far a lesson is.
    pub fn reach_lesson(&mut self, id: LessonId, step: usize) {
        let before = self.lessons;
        self.lessons.reach(id, step);
        if self.lessons != before {
            self.set_cookie(LESSONS, &self.lessons.word());
        }
    }

    fn set_cookie(&mut self, name: &'static str, value: &str) {
        self.cookies.insert(name, cookies::keep(name, value, self.is_secure));
    }

    fn forget_cookie(&mut self, name: &'static str) {
        self.cookies.insert(name, cookies::forget(name, self.is_secure));
    }

    /// Adds what the browser should keep to an answer.
    pub fn with_cookies(&self, mut response: Response) -> Response {
        for cookie in self.cookies.values().flatten() {
            response.headers_mut().append(header::SET_COOKIE, cookie.clone());
        }
        response
    }

    /// Whoever sent a request, as the guard has read it.
    pub fn of(extensions: &Extensions) -> Self {
        extensions.get().cloned().expect("every request goes through the guard")
    }

    /// Reads the headers of a request.
    pub fn read(headers: &HeaderMap, source: Source) -> Self {
        let text =
            |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let is_secure = source.is_secure;
        let token = keys::bearer(headers);
        // Whoever shows a token is that and nothing else: what a browser adds by itself is not read.
        let cookie = |name| cookies::first(headers, name).filter(|_| token.is_none());
        let secret = |name| cookies::secret(headers, name).filter(|_| token.is_none());
        let session = secret(session_cookie(is_secure)).map(|s| Claim::Session(KeyHash::of(&s)));
        let guest = secret(guest_cookie(is_secure)).map(|secret| guest(&secret));
        let lang = cookie(LANG).and_then(Lang::from_code);
        Self {
            id: guest,
            key: None,
            guest,
            reader: Reader {
                lang: lang.unwrap_or_else(|| {
                    Lang::from_accept_language(text(header::ACCEPT_LANGUAGE).unwrap_or_default())
                }),
                theme: cookie(THEME).and_then(theme).unwrap_or_default(),
                name: cookie(NAME).map(|name| text::name(&unpercent(name))).unwrap_or_default(),
                signed_in: false,
                origin: source.origin,
                has_imprint: false,
            },
            opponents: cookie(OPPONENTS).and_then(opponents),
            lessons: cookie(LESSONS).map(Progress::from_word).unwrap_or_default(),
            wants_fragment: headers.get("x-requested-with").is_some_and(|with| with == "majesty"),
            is_program: false,
            address: source.address,
            claimed: source.claimed,
            claim: token.or(session),
            is_secure,
            cookies: BTreeMap::new(),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.extensions))
    }
}

/// The theme that a word means.
pub fn theme(word: &str) -> Option<Theme> {
    [Theme::Auto, Theme::Light, Theme::Dark].into_iter().find(|&theme| theme_word(theme) == word)
}

/// The word for a theme.
pub fn theme_word(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// The level and the number of players in a cookie.
fn opponents(value: &str) -> Option<Opponents> {
    let (level, players) = value.split_once('-')?;
    let level = court().iter().find(|bot| bot.id == level)?.id;
    Some(Opponents { level, players: Players::new(players.parse().ok()?)? })
}

fn guest(secret: &[u8; 32]) -> PlayerId {
    PlayerId::from_hash(Sha256::digest(secret).into())
}

fn guest_cookie(is_secure: bool) -> &'static str {
    if is_secure { HOST_SECRET } else { SECRET }
}

fn session_cookie(is_secure: bool) -> &'static str {
    if is_secure { HOST_SESSION } else { SESSION }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(headers: &HeaderMap, is_secure: bool) -> Visitor {
        let origin = "http://localhost".to_owned();
        Visitor::read(
            headers,
            Source { address: [1, 2, 3, 4].into(), is_secure, origin, claimed: Vec::new() },
        )
    }

    #[test]
    fn headers_say_who_reads_and_how() {
        let mut headers = HeaderMap::new();
        let nobody = visitor(&headers, false);
        assert_eq!((nobody.id, nobody.reader.lang), (None, Lang::En));
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("nl, de;q=0.5"));
        assert_eq!(visitor(&headers, false).reader.lang, Lang::Nl);
        headers.insert(
            header::COOKIE,
            HeaderValue::from_static("x=1; lang=ru; theme=dark; name=A%20B"),
        );
        let reader = visitor(&headers, false).reader;
        assert_eq!((reader.lang, reader.theme, &*reader.name), (Lang::Ru, Theme::Dark, "A B"));
    }

    #[test]
    fn a_secret_is_kept_apart_from_planted_ones() {
        let read = |cookies: &str, is_secure| {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::try_from(cookies).unwrap());
            visitor(&headers, is_secure).id
        };
        let (own, planted) = ("a7".repeat(32), "00".repeat(32));
        let id = Some(guest(&[0xa7; 32]));
        assert_eq!(read(&format!("majesty={own}"), false), id);
        assert_eq!(read(&format!("majesty={own}; majesty={own}"), false), id);
        assert_eq!(read(&format!("majesty={planted}; majesty={own}"), false), None);
        assert_eq!(read(&format!("majesty={planted}; __Host-majesty={own}"), true), id);
        assert_eq!(read(&format!("majesty={own}"), true), None, "any neighbour could have set it");
    }

    #[test]
    fn a_key_is_claimed_by_one_session_cookie_or_by_a_token_alone() {
        let read = |cookies: &str, token: Option<&str>, is_secure| {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::try_from(cookies).unwrap());
            if let Some(token) = token {
                headers.insert(header::AUTHORIZATION, HeaderValue::try_from(token).unwrap());
            }
            visitor(&headers, is_secure)
        };
        let (own, planted) = ("a7".repeat(32), "00".repeat(32));
        let session = Some(Claim::Session(KeyHash::of(&[0xa7; 32])));
        let claim = |cookies: &str, is_secure| read(cookies, None, is_secure).claim();
        assert_eq!(claim(&format!("session={own}"), false), session);
        assert_eq!(claim(&format!("session={own}; session={planted}"), false), None);
        assert_eq!(claim(&format!("session={own}"), true), None, "a neighbour's");
        assert_eq!(claim(&format!("session={planted}; __Host-session={own}"), true), session);

        let cookies = format!("session={own}; majesty={own}; lang=de; name=Ada");
        let program = read(&cookies, Some(&format!("Bearer mj_{planted}")), false);
        assert_eq!(program.claim(), Some(Claim::Token(Some(KeyHash::of(&[0; 32])))));
        assert_eq!((program.id, program.guest), (None, None), "no cookie counts beside it");
        assert_eq!((program.reader.lang, &*program.reader.name), (Lang::En, ""));
        // What a proxy in front asks for is not ours.
        assert_eq!(read(&cookies, Some("Basic YTpi"), false).claim(), session);
    }
}
