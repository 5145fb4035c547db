//! The pages around the table as files, to look at, in every language and both themes:
//! `cargo run -p majesty-pages --example lobby_gallery -- OUTDIR`, and serve that folder.

#[path = "../tests/sample/mod.rs"]
mod sample;

use std::{env, error::Error, fs, path::PathBuf};

use majesty_pages::{assets::Asset, model::Theme};
use majesty_words::Lang;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("which folder?")?);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in Asset::ALL {
        fs::write(folder.join(&asset.path()[1..]), asset.text())?;
    }
    fs::write(folder.join("assets/art.svg"), majesty_art::sprite())?;
    fs::write(folder.join("favicon.svg"), majesty_art::favicon(false))?;
    for lang in Lang::ALL {
        for (theme, word) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
            let reader = majesty_pages::model::Reader { theme, ..sample::reader(lang) };
            for (name, page) in sample::pages(&reader) {
                fs::write(folder.join(format!("{name}.{}.{word}.html", lang.code())), page)?;
            }
        }
    }
    Ok(())
}
