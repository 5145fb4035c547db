//! What a person reads off the table's page.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

/// The state of a table on a page or in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// How many moves were made.
    pub ply: u32,
    /// It goes up with every change.
    pub revision: u64,
    /// Whether the reader is to move.
    pub own_turn: bool,
    /// Whether the game has ended.
    pub over: bool,
}

/// Reads the state off a page; nothing where there is no table on it.
pub fn glance(page: &str) -> Option<Glance> {
    let table = &page[page.find("id=\"table\"")?..];
    let table = table.split_once('>').map_or(table, |(head, _)| head);
    Some(Glance {
        ply: attribute(table, "data-ply")?.parse().ok()?,
        revision: attribute(table, "data-revision")?.parse().ok()?,
        own_turn: attribute(table, "data-own-turn")? == "true",
        over: attribute(table, "data-phase")? == "over",
    })
}

/// The forms that the page would send for a move, one for each choice, with the first of what else
/// is to be chosen.
pub fn moves(page: &str, ply: u32) -> Vec<(String, String)> {
    let inputs = page.split("<input").skip(1).filter_map(|rest| rest.split('>').next());
    let open =
        inputs.filter(|input| input.contains("name=\"word\"") && !input.contains("disabled"));
    let words = open.filter_map(|input| attribute(input, "value"));
    words.map(|word| with_extra(page, word, ply)).collect()
}

/// The move as records write it, and the form.
fn with_extra(page: &str, word: &str, ply: u32) -> (String, String) {
    let field = format!("name=\"x{word}\"");
    let place = page.find(&field).map(|place| &page[place..]);
    let extra = place.and_then(|rest| attribute(rest, "value")).unwrap_or_default();
    let extra = extra.replace("&gt;", ">");
    let form = format!("ply={ply}&word={}", encode(word));
    // A box is not ticked, and nothing traded; where a healed card goes has to be said.
    if extra.starts_with('>') {
        let form = format!("{form}&x{}={}", encode(word), encode(&extra));
        return (format!("{word}{extra}"), form);
    }
    (word.to_owned(), form)
}

/// The first value of an attribute.
fn attribute<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let start = text.find(&format!("{name}=\""))? + name.len() + 2;
    text[start..].split('"').next()
}

/// A value in a form.
pub fn encode(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_off_a_page() {
        let page = "<body data-ply=\"9\"><main id=\"table\" data-ply=\"3\" data-revision=\"77\" \
                    data-own-turn=\"true\" data-phase=\"playing\">";
        let glance = glance(page).unwrap();
        assert_eq!(glance, Glance { ply: 3, revision: 77, own_turn: true, over: false });
        assert_eq!(super::glance("<main>"), None);
    }

    #[test]
    fn choices_become_forms() {
        let page = "<input name=\"word\" value=\"1N\"><input name=\"word\" value=\"2W\" disabled>\
                    <input name=\"word\" value=\"3K\"><input name=\"x3K\" value=\"&gt;B\">\
                    <input name=\"word\" value=\"4M\"><input name=\"x4M\" value=\"!\">";
        let expected =
            [("1N", "ply=5&word=1N"), ("3K>B", "ply=5&word=3K&x3K=%3EB"), ("4M", "ply=5&word=4M")];
        let expected = expected.map(|(word, form)| (word.to_owned(), form.to_owned()));
        assert_eq!(moves(page, 5), expected);
    }
}
