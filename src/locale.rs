//! The language of the terminal.

use std::env;

use majesty_words::Lang;

/// The language of the terminal, in the order in which POSIX looks for it.
pub fn lang() -> Lang {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    Lang::from_posix(&locale.unwrap_or_default())
}
