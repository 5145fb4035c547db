//! What a page says about itself to whoever doesn't open it: search engines, and apps that show a
//! preview of a link.

use majesty_rules::{Config, Sides};
use majesty_words::Lang;
use maud::{Markup, html};

use crate::{
    assets,
    layout::{GAME, Head},
    model::Reader,
};

/// A page in a few words. Without any it has no preview, and search engines leave it out.
#[derive(Clone, Debug, Default)]
pub struct About {
    /// The heading of a preview; without it, the title of the page.
    pub title: String,
    /// What is there, in a sentence or two.
    pub description: String,
    /// Whether search engines may list the page. The address of a table is an invitation, so it
    /// stays out of them.
    pub listed: bool,
}

impl About {
    /// A page for everybody.
    pub(crate) fn listed(description: String) -> Self {
        Self { title: String::new(), description, listed: true }
    }
}

/// The tags in the head of a page. Previews need whole addresses, and no crawler draws SVG.
pub(crate) fn tags(reader: &Reader, head: &Head) -> Markup {
    let about = &head.about;
    let url = format_args!("{}{}", reader.origin, head.path);
    let title = [&about.title, &head.title].into_iter().find(|title| !title.is_empty());
    let (width, height) = assets::PREVIEW_SIZE;
    let others = Lang::ALL.into_iter().filter(|&lang| lang != reader.lang);
    html! {
        @if about.listed {
            link rel="canonical" href=(url);
        } @else {
            meta name="robots" content="noindex";
        }
        @if !about.description.is_empty() {
            meta name="description" content=(about.description);
            meta property="og:type" content="website";
            meta property="og:site_name" content=(GAME);
            meta property="og:title" content=(title.map_or(GAME, String::as_str));
            meta property="og:description" content=(about.description);
            meta property="og:url" content=(url);
            meta property="og:locale" content=(locale(reader.lang));
            @for lang in others { meta property="og:locale:alternate" content=(locale(lang)); }
            meta property="og:image" content={ (reader.origin) (assets::preview_url()) };
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content=(width);
            meta property="og:image:height" content=(height);
            meta property="og:image:alt" content=(reader.lang.words().msg_meta_picture());
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// A language as Open Graph names it, which wants a country, too.
fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "en_GB",
        Lang::De => "de_DE",
        Lang::Nl => "nl_NL",
        Lang::Ru => "ru_RU",
    }
}

/// How many play, and with which sides.
pub(crate) fn game(lang: Lang, config: Config) -> String {
    let words = lang.words();
    let sides = match config.sides {
        Sides::ALL_A => words.msg_meta_sides_a(),
        Sides::ALL_B => words.msg_meta_sides_b(),
        _ => words.msg_sides_mixed(),
    };
    format!("{} · {sides}", words.msg_players_count(config.players.count()))
}
