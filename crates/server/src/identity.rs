//! Who asks: known by a secret in a cookie, and how they like to read.

use std::{convert::Infallible, net::IpAddr};

use axum::{
    extract::FromRequestParts,
    http::{Extensions, HeaderMap, HeaderValue, header, request::Parts},
    response::Response,
};
use majesty_pages::model::{Reader, Theme};
use majesty_store::{PlayerId, TableId};
use majesty_words::Lang;
use sha2::{Digest, Sha256};

use crate::{proxy::Source, text};

/// The cookie with the secret.
const SECRET: &str = "majesty";
/// The same where nobody listens: browsers take a cookie of such a name from this very host only,
/// over TLS, so that no neighbouring host can plant one.
const HOST_SECRET: &str = "__Host-majesty";
const LANG: &str = "lang";
const THEME: &str = "theme";
const NAME: &str = "name";

/// Two years in seconds; browsers keep cookies for one at most and count from the last visit.
const LIFE: u64 = 2 * 365 * 24 * 3600;

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is, if they were here before.
    pub id: Option<PlayerId>,
    /// How they read.
    pub reader: Reader,
    /// Whether our own script asks, which wants a fragment and no redirect.
    pub wants_fragment: bool,
    /// Whether a program asks, which is answered in JSON and keeps no cookies.
    pub is_program: bool,
    /// Where they are, as far as that can be known.
    pub address: IpAddr,
    /// The address of the site as the browser knows it.
    origin: String,
    is_secure: bool,
    cookies: Vec<HeaderValue>,
}

impl Visitor {
    /// Who it is; somebody new gets a secret of their own.
    pub fn identify(&mut self) -> PlayerId {
        if let Some(id) = self.id {
            return id;
        }
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).expect("the operating system gives random bytes");
        self.set_cookie(secret_name(self.is_secure), &hexadecimal(&secret));
        *self.id.insert(player(&secret))
    }

    /// The whole address of a table.
    pub fn link(&self, id: TableId) -> String {
        format!("{}/t/{id}", self.origin)
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

    fn set_cookie(&mut self, name: &str, value: &str) {
        let secure = if self.is_secure { "; Secure" } else { "" };
        let cookie =
            format!("{name}={value}; Path=/; Max-Age={LIFE}; HttpOnly; SameSite=Lax{secure}");
        self.cookies.extend(HeaderValue::try_from(cookie));
    }

    /// Adds what the browser should keep to an answer.
    pub fn dress(&self, mut response: Response) -> Response {
        for cookie in &self.cookies {
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
        let lang = cookie(headers, LANG).and_then(Lang::from_code);
        Self {
            id: secret(headers, source.is_secure).map(|secret| player(&secret)),
            reader: Reader {
                lang: lang.unwrap_or_else(|| {
                    Lang::from_accept_language(text(header::ACCEPT_LANGUAGE).unwrap_or_default())
                }),
                theme: cookie(headers, THEME).and_then(theme).unwrap_or_default(),
                name: cookie(headers, NAME)
                    .map(|name| text::name(&unpercent(name)))
                    .unwrap_or_default(),
            },
            wants_fragment: headers.get("x-requested-with").is_some_and(|with| with == "majesty"),
            is_program: false,
            address: source.address,
            origin: source.origin,
            is_secure: source.is_secure,
            cookies: Vec::new(),
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

fn theme_word(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

fn player(secret: &[u8; 32]) -> PlayerId {
    PlayerId::from_hash(Sha256::digest(secret).into())
}

fn secret_name(is_secure: bool) -> &'static str {
    if is_secure { HOST_SECRET } else { SECRET }
}

/// The secret, if there is one that this server could have made. Where there are two, somebody else
/// has planted one of them, and neither is believed.
fn secret(headers: &HeaderMap, is_secure: bool) -> Option<[u8; 32]> {
    let mut all = cookies(headers, secret_name(is_secure));
    let first = all.next()?;
    if all.any(|other| other != first) {
        return None;
    }
    unhexadecimal(first)
}

fn cookie<'a>(headers: &'a HeaderMap, name: &'static str) -> Option<&'a str> {
    cookies(headers, name).next()
}

fn cookies<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let pairs =
        all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |&(key, _)| key == name).map(|(_, value)| value)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

fn unhexadecimal(text: &str) -> Option<[u8; 32]> {
    let is_digit = |b| matches!(b, b'0'..=b'9' | b'a'..=b'f');
    let is_ours = text.len() == 64 && text.bytes().all(is_digit);
    let mut bytes = [0; 32];
    for (place, byte) in bytes.iter_mut().enumerate().filter(|_| is_ours) {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    is_ours.then_some(bytes)
}

/// A text as cookies can hold it.
pub fn percent(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}

/// A text from a cookie, whoever wrote it.
pub fn unpercent(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let escaped = after.get(..2).filter(|_| *first == b'%');
        let escaped = escaped.and_then(|digits| str::from_utf8(digits).ok());
        match escaped.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => (bytes.push(byte), rest = &after[2..]).1,
            None => (bytes.push(*first), rest = after).1,
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_a_cookie() {
        for name in ["Ada", "Zoë; Path=/", "100% Дарья", "a=b,c\"d\\", ""] {
            assert!(percent(name).bytes().all(|b| b.is_ascii_alphanumeric() || b == b'%'));
            assert_eq!(unpercent(&percent(name)), name);
        }
        assert_eq!(unpercent("%"), "%");
        assert_eq!(unpercent("%zz%4"), "%zz%4");
        assert_eq!(unpercent("%ff"), "\u{fffd}");
    }

    #[test]
    fn a_secret_is_64_hexadecimal_digits() {
        let secret = [0xa7; 32];
        assert_eq!(unhexadecimal(&hexadecimal(&secret)), Some(secret));
        for wrong in
            ["", "a7", &"+1".repeat(32), &"A7".repeat(32), &"zz".repeat(32), &"é".repeat(32)]
        {
            assert_eq!(unhexadecimal(wrong), None, "{wrong}");
        }
    }

    fn visitor(headers: &HeaderMap, is_secure: bool) -> Visitor {
        let origin = "http://localhost".to_owned();
        Visitor::read(headers, Source { address: [1, 2, 3, 4].into(), is_secure, origin })
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
        let id = Some(player(&[0xa7; 32]));
        assert_eq!(read(&format!("majesty={own}"), false), id);
        assert_eq!(read(&format!("majesty={own}; majesty={own}"), false), id);
        assert_eq!(read(&format!("majesty={planted}; majesty={own}"), false), None);
        assert_eq!(read(&format!("majesty={planted}; __Host-majesty={own}"), true), id);
        assert_eq!(read(&format!("majesty={own}"), true), None, "any neighbour could have set it");
    }
}
