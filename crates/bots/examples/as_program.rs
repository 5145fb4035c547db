//! A bot as a program, for the arena of another version: `scripts/versus` copies this file into an
//! older version, builds it there, and lets the bots of both versions play each other.
//!
//! usage: `as_program chancellor@0.1s`

use std::{
    env,
    error::Error,
    io::{self, BufRead, Write},
};

use majesty_bots::Spec;
use majesty_rules::View;

fn main() -> Result<(), Box<dyn Error>> {
    let spec: Spec = env::args().nth(1).ok_or("name a bot, such as chancellor@0.1s")?.parse()?;
    // The same question gets the same answer, as far as the budget is one of simulations.
    let mut bot = spec.make(1);
    for line in io::stdin().lock().lines() {
        let question: serde_json::Value = serde_json::from_str(&line?)?;
        let position =
            question["view"]["position"].as_str().ok_or("the question has no position")?;
        let view: View = position.parse()?;
        let mut answer = io::stdout();
        writeln!(answer, "{}", bot.choose(&view))?;
        answer.flush()?;
    }
    Ok(())
}
