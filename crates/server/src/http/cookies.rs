//! Cookies: what a browser keeps for us, and what a stranger may have written into them.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie, SameSite};
use data_encoding::HEXLOWER;
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use time::Duration;

/// Two years; browsers keep cookies for one at most and count from the last visit.
const LIFE: Duration = Duration::days(2 * 365);

/// The line that makes a browser keep something.
pub fn keep(name: &str, value: &str, is_secure: bool) -> Option<HeaderValue> {
    line(name, value, LIFE, is_secure)
}

/// The line that makes a browser forget something.
pub fn forget(name: &str, is_secure: bool) -> Option<HeaderValue> {
    line(name, "", Duration::ZERO, is_secure)
}

fn line(name: &str, value: &str, life: Duration, is_secure: bool) -> Option<HeaderValue> {
    let cookie = Cookie::build((name, value))
        .path("/")
        .max_age(life)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_secure);
    HeaderValue::try_from(cookie.to_string()).ok()
}

/// The secret in the cookies of a name, if there is one that this server could have made. Where
/// there are two, somebody else has planted one of them, and neither is believed.
pub fn secret(headers: &HeaderMap, name: &'static str) -> Option<[u8; 32]> {
    let mut all = all(headers, name);
    let first = all.next()?;
    if all.any(|other| other != first) {
        return None;
    }
    read_secret(first)
}

/// What the first cookie of a name holds.
pub fn first<'a>(headers: &'a HeaderMap, name: &'static str) -> Option<&'a str> {
    all(headers, name).next()
}

/// What all cookies of a name hold. Names are not percent-decoded: a neighbouring host could plant
/// `%5F%5FHost-session`, which no browser holds to the rules for `__Host-session`.
fn all<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.filter(move |cookie| cookie.name() == name).filter_map(|cookie| cookie.value_raw())
}

/// A secret from its 64 lowercase hexadecimal digits.
pub fn read_secret(digits: &str) -> Option<[u8; 32]> {
    HEXLOWER.decode(digits.as_bytes()).ok()?.try_into().ok()
}

/// A text as cookies can hold it.
pub fn percent(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
}

/// A text from a cookie, whoever wrote it.
pub fn unpercent(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
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
    fn a_cookie_is_kept_and_forgotten_with_all_its_attributes() {
        let rest = "HttpOnly; SameSite=Lax; Path=/; Max-Age=";
        assert_eq!(keep("lang", "de", false).unwrap(), &*format!("lang=de; {rest}63072000"));
        assert_eq!(forget("lang", false).unwrap(), &*format!("lang=; {rest}0"));
        assert!(keep("lang", "de", true).unwrap().to_str().unwrap().contains("; Secure; "));
        assert_eq!(keep("lang", "a\nb", false), None);
    }

    #[test]
    fn cookies_are_found_by_their_very_name() {
        let mut headers = HeaderMap::new();
        for line in ["a=1; __Host-a=2;a=3", "b; =4; %61=5; %5F%5FHost-a=6; A=7; a=\"8\"; a=9=9"] {
            headers.append(header::COOKIE, HeaderValue::from_static(line));
        }
        assert_eq!(all(&headers, "a").collect::<Vec<_>>(), ["1", "3", "\"8\"", "9=9"]);
        assert_eq!(all(&headers, "__Host-a").collect::<Vec<_>>(), ["2"]);
        assert_eq!(all(&headers, "b").count(), 0);
    }

    #[test]
    fn a_secret_is_64_hexadecimal_digits() {
        let secret = [0xa7; 32];
        assert_eq!(read_secret(&HEXLOWER.encode(&secret)), Some(secret));
        for wrong in
            ["", "a7", &"+1".repeat(32), &"A7".repeat(32), &"zz".repeat(32), &"é".repeat(32)]
        {
            assert_eq!(read_secret(wrong), None, "{wrong}");
        }
    }
}
