//! `majesty play` and `majesty learn`

use std::{process::ExitCode, time::Duration};

use anyhow::{Result, bail};
use majesty_arena::SidesRule;
use majesty_lessons::LessonId;
use majesty_rules::Players;
use majesty_terminal::{Error, Options, Setup};

use crate::{
    cli::{BOT_PACE, LearnArgs, LessonArg, PlayArgs},
    locale,
};

/// As of a command line that can't be obeyed: it is the place that is wrong, not the game.
const NO_TERMINAL: u8 = 2;

pub fn run(args: PlayArgs) -> Result<ExitCode> {
    let folder = super::place::data_folder(args.data.as_deref())?.join("terminal");
    // Where it can't be made, the table says so itself.
    drop(super::place::make_folder(&folder));
    let options = Options {
        lang: args.lang.code,
        usual_lang: locale::lang(),
        folder,
        bot_pace: Duration::from_millis(args.bot_pace),
        lesson: None,
        setup: setup(args)?,
        analyse: super::analyse::show,
        puzzle: super::puzzle::next_one,
        rules: super::rules::show,
    };
    open(&options)
}

/// `majesty learn`
pub fn learn(args: &LearnArgs) -> Result<ExitCode> {
    let folder = super::place::data_folder(args.data.as_deref())?.join("terminal");
    drop(super::place::make_folder(&folder));
    let lesson = match args.lesson {
        LessonArg::First => LessonId::First,
        LessonArg::B => LessonId::SidesB,
    };
    open(&Options {
        lang: args.lang.code,
        usual_lang: locale::lang(),
        folder,
        bot_pace: Duration::from_millis(BOT_PACE),
        setup: None,
        lesson: Some(lesson),
        analyse: super::analyse::show,
        puzzle: super::puzzle::next_one,
        rules: super::rules::show,
    })
}

fn open(options: &Options) -> Result<ExitCode> {
    match majesty_terminal::run(options) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error @ Error::NoTerminal) => {
            anstream::eprintln!(
                "majesty: {error}. Without one, use majesty demo to watch a game, majesty replay to \
                 read a recorded one, or majesty serve to play in the browser"
            );
            Ok(ExitCode::from(NO_TERMINAL))
        }
        Err(error) => Err(error.into()),
    }
}

/// What was said about the game; nothing at all is left to the menu.
fn setup(args: PlayArgs) -> Result<Option<Setup>> {
    let is_silent = args.players.is_none()
        && args.seats.is_empty()
        && args.sides.is_none()
        && (args.deck.is_none() && args.ties.is_none() && !args.announce)
        && args.seed.is_none();
    if is_silent {
        return Ok(None);
    }
    let named = args.seats.len();
    let players = args.players.or_else(|| Players::new(named.max(2)));
    let Some(players) = players.filter(|players| named <= players.count()) else {
        bail!("more seats than players; the number of players is 2, 3 or 4");
    };
    let mut setup = Setup::new(players, args.seats);
    match args.sides {
        Some(SidesRule::Same(sides)) => setup.sides = Some(sides),
        Some(SidesRule::Random) => setup.sides = None,
        None => {}
    }
    setup.deck = args.deck.unwrap_or_default().into();
    setup.ties = args.ties.unwrap_or_default().into();
    setup.announce = args.announce;
    setup.seed = args.seed;
    Ok(Some(setup))
}
