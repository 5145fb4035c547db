//! Opens the store of a server, as its settings say.

use std::{fs, path::PathBuf, sync::Arc};

use anyhow::{Context, Result, bail};
use majesty_server::PublicUrl;
use majesty_store::{Layout, SqliteStore, Store, open_postgres, postgres_layout};
use toml::{Table, Value};

use super::super::place;
use crate::cli::AdminArgs;

/// A store, and the address of its server.
pub struct Opened {
    pub store: Arc<dyn Store>,
    pub public_url: Option<PublicUrl>,
}

/// Opens the store. There has to be one: an operator who errs about the place shall not get another.
pub async fn open(args: &AdminArgs) -> Result<Opened> {
    let (mut data, mut database) = (args.data.clone(), args.database.clone());
    let mut public_url = None;
    if let Some(file) = &args.settings {
        let place = file.display();
        let text = fs::read_to_string(file).with_context(|| format!("can't read {place}"))?;
        let settings: Table = text.parse().with_context(|| format!("{place} isn't valid TOML"))?;
        let setting = |name| settings.get(name).and_then(Value::as_str);
        if data.is_none() && database.is_none() {
            data = setting("data").map(PathBuf::from);
            database = setting("database").map(ToOwned::to_owned);
        }
        let url = setting("public-url").map(str::parse).transpose();
        public_url = url.with_context(|| format!("in {place}, public-url"))?;
    }
    if let Some(address) = database {
        check("the database", postgres_layout(&address).await?)?;
        return Ok(Opened { store: open_postgres(&address).await?, public_url });
    }
    let file = place::games(data.as_deref())?;
    if !file.exists() {
        bail!("no game store found at {}; set its folder with --data DIR", file.display())
    }
    check(&file.display().to_string(), SqliteStore::layout(&file).await?)?;
    Ok(Opened { store: Arc::new(SqliteStore::open(&file).await?), public_url })
}

/// Opening a store migrates it, which is nothing to do in passing while a server runs.
fn check(place: &str, layout: Layout) -> Result<()> {
    let Layout { found, current } = layout;
    match found {
        None => bail!("no game store in {place} yet; start the server once to create it"),
        Some(found) if found < current => bail!(
            "{place} has layout {found}, but this version needs layout {current}; stop the server and \
             run majesty migrate first"
        ),
        Some(_) => Ok(()),
    }
}
