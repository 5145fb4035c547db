//! Server-sent events as text.

use majesty_words::Lang;
use serde::Serialize;

use crate::table::snapshot::Attendance;

/// An event and no comment, so that the page notices when it doesn't come any more.
pub const ALIVE: &str = "event: alive\ndata: .\n\n";

/// A table at a revision. A NUL would be nothing to a browser, and compression relies on there
/// being none.
pub fn table(revision: u64, data: &str) -> String {
    let mut text = format!("event: table\nid: {revision}\n");
    text.reserve(data.len() + 16);
    for line in data.split(['\n', '\r']) {
        text.push_str("data: ");
        text.push_str(line);
        text.push('\n');
    }
    text.push('\n');
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}

#[derive(Serialize)]
struct Presence<'a> {
    watchers: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<String>,
    online: &'a [bool],
}

/// Who is there. A page is told in its language; it has no id, because it changes no revision.
pub fn presence(attendance: &Attendance, lang: Option<Lang>) -> String {
    let watchers = attendance.watchers;
    let label = lang.map(|lang| lang.words().msg_watchers(watchers as u32));
    let presence = Presence { watchers, label, online: &attendance.online };
    let json = serde_json::to_string(&presence).expect("numbers can be written");
    format!("event: presence\ndata: {json}\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_of_data_ends_an_event() {
        let text = table(7, "<p>\n\nid: 8\r</p>");
        let expected = "event: table\nid: 7\ndata: <p>\ndata: \ndata: id: 8\ndata: </p>\n\n";
        assert_eq!(text, expected);
        assert!(table(7, "a\0b").contains("data: a\u{fffd}b\n"));
    }

    #[test]
    fn presence_is_a_line_of_numbers() {
        let attendance = Attendance { watchers: 1, online: vec![true, false] };
        assert_eq!(
            presence(&attendance, None),
            "event: presence\ndata: {\"watchers\":1,\"online\":[true,false]}\n\n"
        );
        let told = presence(&attendance, Some(Lang::En));
        assert!(told.contains("\"label\":\"1 person is watching\""), "{told}");
    }
}
