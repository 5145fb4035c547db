//! The four languages, and how to find out which one a person reads.

use std::sync::LazyLock;

use crate::{Words, messages::L10n, noun::Nouns};

/// A language in which a person can play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English, which is also for those whose language is not here.
    #[default]
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// Russian.
    Ru,
}

/// All that is loaded of a language, once for the whole program.
struct Tongue {
    words: Words,
    nouns: Nouns,
}

/// What is made once for each language, when it is first read.
macro_rules! once_each {
    (|$lang:ident: Lang| $make:expr) => {
        [
            LazyLock::new(|| {
                let $lang = Lang::En;
                $make
            }),
            LazyLock::new(|| {
                let $lang = Lang::De;
                $make
            }),
            LazyLock::new(|| {
                let $lang = Lang::Nl;
                $make
            }),
            LazyLock::new(|| {
                let $lang = Lang::Ru;
                $make
            }),
        ]
    };
}

pub(crate) use once_each;

static TONGUES: [LazyLock<Tongue>; Lang::ALL.len()] = once_each!(|lang: Lang| Tongue::load(lang));

impl Tongue {
    fn load(lang: Lang) -> Self {
        let words = lang.locale().load();
        Self { nouns: Nouns::of(&words), words }
    }
}

impl Lang {
    /// All four.
    pub const ALL: [Self; 4] = [Self::En, Self::De, Self::Nl, Self::Ru];

    /// Its code, as in a page's `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Nl => "nl",
            Self::Ru => "ru",
        }
    }

    /// Its name in the language itself, for a menu.
    pub fn own_name(self) -> &'static str {
        self.locale().language_name()
    }

    /// The language with this code; a region such as that of `de-CH` does not matter.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_']).next().unwrap_or(code).trim();
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }

    /// What a browser's `Accept-Language` header likes best of what there is, or else English.
    pub fn from_accept_language(header: &str) -> Self {
        let mut best = (0.0, Self::En);
        for item in header.split(',') {
            let (code, quality) = match item.split_once(';') {
                Some((code, parameter)) => (code, quality(parameter)),
                None => (item, Some(1.0)),
            };
            if let (Some(lang), Some(quality)) = (Self::from_code(code), quality)
                && quality > best.0
            {
                best = (quality, lang);
            }
        }
        best.1
    }

    /// The language of a POSIX locale such as `de_DE.UTF-8`, as `LANG` holds it, or else English.
    pub fn from_posix(locale: &str) -> Self {
        let language = locale.split(['.', '@']).next().unwrap_or(locale);
        Self::from_code(language).unwrap_or_default()
    }

    /// All its messages, each a function with the message's own arguments.
    pub fn words(self) -> &'static Words {
        &self.tongue().words
    }

    pub(crate) fn nouns(self) -> &'static Nouns {
        &self.tongue().nouns
    }

    fn tongue(self) -> &'static Tongue {
        &TONGUES[self as usize]
    }

    const fn locale(self) -> L10n {
        match self {
            Self::En => L10n::En,
            Self::De => L10n::De,
            Self::Nl => L10n::Nl,
            Self::Ru => L10n::Ru,
        }
    }
}

/// The number in `q=0.8`, from 0 to 1.
fn quality(parameter: &str) -> Option<f32> {
    let value = parameter.trim().strip_prefix("q=")?.parse().ok()?;
    (0.0..=1.0).contains(&value).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_code() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
        assert_eq!(Lang::from_code("DE-at"), Some(Lang::De));
        assert_eq!(Lang::from_code("fr"), None);
        assert_eq!(Lang::from_code(""), None);
    }

    #[test]
    fn languages_are_named_in_themselves() {
        let names = Lang::ALL.map(Lang::own_name);
        assert_eq!(names, ["English", "Deutsch", "Nederlands", "Русский"]);
    }

    #[test]
    fn a_browser_gets_what_it_likes_best() {
        for (header, lang) in [
            ("", Lang::En),
            ("*", Lang::En),
            ("fr-FR, fr;q=0.9", Lang::En),
            ("de", Lang::De),
            ("de-CH,de;q=0.9,en;q=0.8", Lang::De),
            ("fr, ru;q=0.7, nl;q=0.8, en;q=0.1", Lang::Nl),
            ("nl;q=0, ru;q=0.001", Lang::Ru),
            ("ru;q=0.5, de;q=0.5", Lang::Ru),
            ("nl;q=nonsense, nl;q=7, de ; q=0.3", Lang::De),
            (";;;,,q=1", Lang::En),
        ] {
            assert_eq!(Lang::from_accept_language(header), lang, "{header}");
        }
    }

    #[test]
    fn a_terminal_speaks_the_language_of_its_locale() {
        for (locale, lang) in [
            ("de_DE.UTF-8", Lang::De),
            ("nl", Lang::Nl),
            ("ru_RU@cyrillic", Lang::Ru),
            ("C", Lang::En),
            ("POSIX", Lang::En),
            ("C.UTF-8", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::from_posix(locale), lang, "{locale}");
        }
    }
}
