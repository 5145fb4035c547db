//! `majesty daily`: the deal of the day of a server, in the terminal; and checking a day that is over.

mod client;
mod play;
mod show;
mod state;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use anyhow::{Context, Result, bail};
use majesty_rules::Record;
use majesty_table::DaySecret;
use majesty_words::Lang;

use self::{
    client::Client,
    play::{Ended, play},
    state::{Daily, TableState},
};
use crate::cli::DailyArgs;

pub fn run(args: &DailyArgs) -> Result<ExitCode> {
    let lang = args.lang.or_locale();
    let mut out = super::stdout();
    match (&args.server, args.day, &args.secret) {
        (_, Some(day), Some(secret)) => {
            let secret = DaySecret::from_hex(day, secret);
            let secret =
                secret.context("the secret must be 64 hexadecimal digits, as shown on the page")?;
            verify(lang, &secret, &mut out)?;
        }
        (Some(server), ..) => {
            let folder = super::place::data_folder(args.data.as_deref())?.join("daily");
            let name = args.name.as_deref().unwrap_or_default();
            let client = Client::connect(server, name, &folder, lang)?;
            today(&client, &mut out)?;
        }
        _ => bail!("choose a server, as in majesty daily --server http://127.0.0.1:7878"),
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the hash of a secret and the deal that follows from it, to be compared with what was
/// public before and with what was played.
fn verify(lang: Lang, secret: &DaySecret, out: &mut impl Write) -> Result<()> {
    let mut names = vec![String::from("You"), String::from("Bot")];
    names.rotate_right(secret.seat().index());
    let record = Record::new(secret.deal(), names)?;
    let words = lang.words();
    writeln!(out, "{} {}: {}", words.msg_daily_hash_of(), secret.day(), secret.commitment())?;
    writeln!(out, "{}: {}\n", words.msg_daily_opponent(), secret.day().level())?;
    write!(out, "{record}")?;
    Ok(())
}

/// Plays today's deal, or goes on with it, and shows the results.
fn today(client: &Client, out: &mut impl Write) -> Result<()> {
    let daily: Daily = client.get("/daily")?;
    show::head(client, &daily, out)?;
    if !daily.own.as_ref().is_some_and(|own| own.finished) {
        let table: TableState = client.post("/daily", None)?;
        let mut input = io::stdin().lock();
        if play(client, table, &mut input, out)? == Ended::Left {
            writeln!(out, "\n{}", client.lang.words().msg_daily_waits())?;
            return Ok(());
        }
    }
    let daily: Daily = client.get("/daily")?;
    show::results(client, &daily, out)?;
    Ok(())
}
