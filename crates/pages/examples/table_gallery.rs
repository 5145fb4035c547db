//! The table in every state, as files to look at:
//! `cargo run -p majesty-pages --example table_gallery -- OUTDIR`, then serve OUTDIR by any file server.

#[path = "../tests/games/mod.rs"]
mod games;

use std::{env, fs, io, path::Path};

use majesty_pages::{
    assets::Asset,
    model::{Reader, Theme},
    table,
};
use majesty_rules::{Players, Seat};
use majesty_table::TableView;
use majesty_words::Lang;

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in Asset::ALL {
        fs::write(folder.join(&asset.path()[1..]), asset.text())?;
    }
    fs::write(folder.join("assets/art.svg"), majesty_art::sprite())?;
    fs::write(folder.join("favicon.svg"), majesty_art::favicon(false))?;
    fs::write(folder.join("favicon-turn.svg"), majesty_art::favicon(true))?;
    for (name, view) in games::all() {
        for (suffix, theme) in [("", Theme::Light), ("-dark", Theme::Dark)] {
            write(folder, &format!("{name}{suffix}"), &view, Lang::En, theme)?;
        }
    }
    for players in Players::ALL {
        let page = games::study::page(&games::study::study(players, Some(Seat::First)));
        fs::write(folder.join(format!("study-{players}.html")), page)?;
    }
    for lang in Lang::ALL {
        let name = format!("four-{}", lang.code());
        write(folder, &name, &games::four_with_wounded(), lang, Theme::Light)?;
        let name = format!("heal-{}", lang.code());
        write(folder, &name, &games::heal(), lang, Theme::Light)?;
    }
    Ok(())
}

/// A page as it is opened, and one with the last choice made that has something further to choose.
fn write(folder: &Path, name: &str, view: &TableView, lang: Lang, theme: Theme) -> io::Result<()> {
    let reader = Reader { theme, ..games::reader(lang) };
    let page = table::page(view, &reader).into_string();
    // There is no server to talk to; what the script would show is shown.
    let script = format!("<script src=\"{}\" defer></script>", Asset::TableScript.url());
    let page = page.replace(&script, "").replacen("<html ", "<html class=\"scripted\" ", 1);
    // Within a frame the page is as narrow as a phone, whatever a browser's window allows.
    let frame = |page: &str| {
        format!(
            "<!doctype html><body style=margin:0><iframe src={page}.html width=390 height=844 style=border:0>"
        )
    };
    if let Some(word) = most_to_choose(&page) {
        let radio = format!("id=\"m-{word}\"");
        let chosen = page.replacen(&radio, &format!("{radio} checked"), 1);
        fs::write(folder.join(format!("{name}-chosen.html")), chosen)?;
        fs::write(
            folder.join(format!("{name}-chosen-narrow.html")),
            frame(&format!("{name}-chosen")),
        )?;
    }
    fs::write(folder.join(format!("{name}.html")), page)?;
    fs::write(folder.join(format!("{name}-narrow.html")), frame(name))
}

/// The last choice with a further field, or else the last choice.
fn most_to_choose(page: &str) -> Option<&str> {
    let after = |mark: &str| {
        let start = page.rfind(mark)? + mark.len();
        page[start..].split('"').next()
    };
    after("name=\"x").or_else(|| after("id=\"m-"))
}
