//! Cookies: what a browser keeps for us, and what a stranger may have written into them.

use axum::http::{HeaderMap, HeaderValue, header};
use data_encoding::HEXLOWER;

/// Two years in seconds; browsers keep cookies for one at most and count from the last visit.
const LIFE: u64 = 2 * 365 * 24 * 3600;

/// The line that makes a browser keep something.
pub fn keep(name: &str, value: &str, is_secure: bool) -> Option<HeaderValue> {
    line(name, value, LIFE, is_secure)
}

/// The line that makes a browser forget something.
pub fn forget(name: &str, is_secure: bool) -> Option<HeaderValue> {
    line(name, "", 0, is_secure)
}

fn line(name: &str, value: &str, life: u64, is_secure: bool) -> Option<HeaderValue> {
    let secure = if is_secure { "; Secure" } else { "" };
    let line = format!("{name}={value}; Path=/; Max-Age={life}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(line).ok()
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

/// What all cookies of a name hold.
pub fn all<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let pairs =
        all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |&(key, _)| key == name).map(|(_, value)| value)
}

/// A secret from its 64 lowercase hexadecimal digits.
pub fn read_secret(digits: &str) -> Option<[u8; 32]> {
    HEXLOWER.decode(digits.as_bytes()).ok()?.try_into().ok()
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
        assert_eq!(read_secret(&HEXLOWER.encode(&secret)), Some(secret));
        for wrong in
            ["", "a7", &"+1".repeat(32), &"A7".repeat(32), &"zz".repeat(32), &"é".repeat(32)]
        {
            assert_eq!(read_secret(wrong), None, "{wrong}");
        }
    }
}
