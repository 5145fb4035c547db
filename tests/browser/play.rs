//! How a person plays in the browser.

use anyhow::{Context, ensure};
use serde_json::{Value, json};

use crate::{Browser, Result};

/// The middle of those points of a label that are its own and nothing else's.
const POINT: &str = r"
const input = document.getElementById(`m-${arguments[0]}`);
const label = input.closest('label');
label.scrollIntoView({ block: 'nearest', behavior: 'instant' });
const { left, top, width, height } = label.getBoundingClientRect();
const steps = [.1, .3, .5, .7, .9];
const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y]))
    .filter((point) => label.contains(document.elementFromPoint(...point)));
if (!points.length) return null;
const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
return [Math.round(mean(0)), Math.round(mean(1))];
";

impl Browser {
    /// Waits for the reader's turn at this ply or later, and says its ply; nothing at the end.
    pub async fn turn(&self, from: u32) -> Result<Option<u32>> {
        let turn =
            "(() => { const { ply, ownTurn, phase } = document.getElementById('table').dataset;";
        let come = format!(
            "{turn} return Number(ply) >= {from} && (ownTurn === 'true' || phase === 'over'); \
             }})()"
        );
        self.until(format!("a turn from ply {from}"), &come).await?;
        let over: bool =
            self.value("document.getElementById('table').dataset.phase === 'over'").await?;
        Ok(if over { None } else { Some(self.ply().await?) })
    }

    /// The ply that is shown.
    pub async fn ply(&self) -> Result<u32> {
        self.value("Number(document.getElementById('table').dataset.ply)").await
    }

    /// Everything that can be chosen.
    pub async fn choices(&self) -> Result<Vec<String>> {
        let words = "[...document.querySelectorAll('#choice [name=word]')].map((i) => i.value)";
        let words: Vec<String> = self.value(words).await?;
        ensure!(!words.is_empty(), "there is nothing to choose");
        Ok(words)
    }

    /// One of the choices, now this and now that.
    pub async fn some_choice(&self, ply: u32) -> Result<String> {
        let mut choices = self.choices().await?;
        let at = ply as usize * 7 / 2 % choices.len();
        Ok(choices.swap_remove(at))
    }

    /// Where to point at for a choice.
    pub async fn point_at(&self, word: &str) -> Result<(i64, i64)> {
        let point: Option<_> = self.run(POINT, vec![json!(word)]).await?;
        point.with_context(|| format!("{word} is covered"))
    }

    /// Clicks on a card, or on its half, and sees what it will do.
    pub async fn choose(&self, word: &str) -> Result {
        let chosen = format!("document.getElementById('m-{word}').checked");
        loop {
            let aim = self.point_at(word).await?;
            self.action_chain().move_to(aim.0, aim.1).click().perform().await?;
            if self.value(&chosen).await? {
                return self.sees_outcome(word).await;
            }
            // The card has slid on since it was aimed at: a person aims again.
            ensure!(self.point_at(word).await? != aim, "a click on {word} does nothing");
        }
    }

    /// Fails unless the choice is made and what it will do is told.
    pub async fn sees_outcome(&self, word: &str) -> Result {
        let told = format!(
            "document.getElementById('m-{word}').checked \
             && document.getElementById('o-{word}').checkVisibility() \
             && document.getElementById('o-{word}').innerText.trim() !== ''"
        );
        self.until(format!("what {word} will do"), &told).await
    }

    /// Takes a turn by mouse: a card, then the button.
    pub async fn take(&self, word: &str) -> Result {
        self.choose(word).await?;
        self.click("#take").await
    }

    /// Makes the first move there is without a press on this page, as from another of the reader's.
    pub async fn move_elsewhere(&self) -> Result {
        let play = "fetch(location.href + '/move', { method: 'POST', body: new URLSearchParams(\
            { ply: document.getElementById('table').dataset.ply, \
              word: document.querySelector('#choice [name=word]').value }), \
            headers: { 'X-Requested-With': 'majesty' } })";
        self.run::<Value>(play, Vec::new()).await?;
        Ok(())
    }

    /// Plays by mouse until the game is over.
    pub async fn play_to_the_end(&self) -> Result {
        let mut from = 0;
        while let Some(ply) = self.turn(from).await? {
            self.take(&self.some_choice(ply).await?).await?;
            from = ply + 1;
        }
        Ok(())
    }

    /// Fails unless the final sheet is there for so many, with a winner.
    pub async fn sees_sheet(&self, players: usize) -> Result {
        let columns: usize =
            self.value("document.querySelectorAll('#sheet thead th').length").await?;
        let winners: usize =
            self.value("document.querySelectorAll('#sheet thead .winner').length").await?;
        let lines: usize =
            self.value("document.querySelectorAll('#sheet tbody tr').length").await?;
        ensure!(columns == players, "the sheet has {columns} columns");
        ensure!((1..=players).contains(&winners), "{winners} have won");
        ensure!(lines >= 10, "the sheet has {lines} lines");
        Ok(())
    }

    /// Sets a table up from the start page and opens it. Each setting is a field with its value;
    /// seats not named are bots of the weakest level.
    pub async fn new_table(&self, settings: &[(&str, &str)]) -> Result<String> {
        self.visit("/new").await?;
        for seat in ["seat2", "seat3", "seat4"] {
            self.pick_hidden(seat, "bot:page").await?;
        }
        for &(name, value) in settings {
            self.set(name, value).await?;
        }
        self.follow(".setup-end button").await?;
        self.path().await
    }

    /// Chooses from a list whether or not it is shown: seats that nobody needs are hidden.
    async fn pick_hidden(&self, name: &str, value: &str) -> Result {
        let set = "document.querySelector(`[name=${arguments[0]}]`).value = arguments[1]";
        self.run::<Value>(set, vec![json!(name), json!(value)]).await?;
        Ok(())
    }

    async fn set(&self, name: &str, value: &str) -> Result {
        let kind = format!("document.querySelector('[name={name}]').type");
        match self.value::<String>(&kind).await?.as_str() {
            "select-one" => self.pick(name, value).await,
            "radio" => self.click(&format!("label:has([name={name}][value='{value}'])")).await,
            "checkbox" => self.click(&format!("label:has([name={name}])")).await,
            _ => self.fill(&format!("[name={name}]"), value).await,
        }
    }
}
