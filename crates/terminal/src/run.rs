//! The edge: the terminal, the keys, signals, files and threads around the pure program.

use std::{
    collections::VecDeque,
    env,
    io::{self, IsTerminal, stdin, stdout},
    mem, panic,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::Duration,
};

use majesty_lessons::LessonId;
use majesty_rules::{Record, Seat};
use majesty_words::Lang;
use ratatui::{
    DefaultTerminal,
    crossterm::{
        cursor::{Hide, Show},
        event::{self, KeyCode, KeyModifiers},
        execute,
        terminal::{EnterAlternateScreen, enable_raw_mode, is_raw_mode_enabled},
    },
    layout::{Position, Rect},
};

use crate::{
    Game, Setup,
    app::{App, Effect, Message},
    draw::draw,
    key::Press,
    mind,
    save_dir::SaveDir,
    theme::Theme,
};

/// What the table is opened with.
pub struct Options {
    /// The language that was asked for.
    pub lang: Option<Lang>,
    /// The language of the terminal, where none was asked for.
    pub usual_lang: Lang,
    /// What to play; a menu asks where nothing was said.
    pub setup: Option<Setup>,
    /// The lesson to take instead.
    pub lesson: Option<LessonId>,
    /// Where games are kept.
    pub folder: PathBuf,
    /// How long a move is shown at least before a bot makes the next one.
    pub bot_pace: Duration,
    /// Prints the analysis of a finished game.
    pub analyse: Analyse,
    /// Shows a puzzle.
    pub puzzle: Puzzle,
    /// Shows the rules.
    pub rules: Rules,
}

/// Reads a line of input while the terminal is in line mode; `None` at the end of input.
pub type Ask<'a> = &'a mut dyn FnMut() -> io::Result<Option<String>>;

/// Prints the analysis of a finished game in a language, for the player of a seat, and waits for Enter.
pub type Analyse = fn(Lang, &Record, Option<Seat>, Ask) -> io::Result<()>;

/// Shows the rules.
pub type Rules = fn(Lang, Ask) -> io::Result<()>;

/// Shows a puzzle and checks the answers. Progress is stored in the folder.
pub type Puzzle = fn(Lang, &Path, Ask) -> io::Result<()>;

/// Why there is no table.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Keys or pictures would come from or go to a file or another program.
    #[error("the table needs a terminal to draw on and to read keys from")]
    NoTerminal,
    /// Games can't be kept.
    #[error("can't keep games in {folder}: {error}")]
    Folder {
        /// Where.
        folder: String,
        /// Why not.
        error: io::Error,
    },
    /// The terminal can't be used.
    #[error("can't use the terminal: {0}")]
    Terminal(#[from] io::Error),
}

/// Something that wakes the program.
pub enum Event {
    /// Something that changes it.
    Message(Message),
    /// A line was typed while the terminal scrolls.
    Line(String),
    /// The terminal has another size.
    Resized,
    /// The person at the keyboard wants to do something else for a while.
    Suspend,
    /// The system or a person asks the program to end, by a signal or by hanging up.
    End(Option<i32>),
}

/// How long each line of the final scoring is shown before the next one.
const COUNTING: Duration = Duration::from_millis(350);

/// Opens the table and comes back when everybody has left it.
pub fn run(options: &Options) -> Result<(), Error> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(Error::NoTerminal);
    }
    let saves = SaveDir::open(&options.folder)
        .map_err(|error| Error::Folder { folder: options.folder.display().to_string(), error })?;
    let (to, events) = channel();
    signals::listen(&to)?;
    let terminal = enter()?;
    let edge = Edge { terminal, saves, to, events, options };
    let ended = edge.run();
    leave();
    if let Some(signal) = ended? {
        signals::die_of(signal);
    }
    Ok(())
}

/// Takes the whole screen. A panic gives it back before it says what went wrong.
fn enter() -> io::Result<DefaultTerminal> {
    let usual = panic::take_hook();
    let terminal = ratatui::try_init();
    // A bot that falls over on its own thread is nobody's business: the table goes on without it.
    panic::set_hook(Box::new(move |info| {
        if thread::current().name() == Some("main") {
            leave();
            usual(info);
        }
    }));
    terminal
}

/// Gives the terminal back as it was.
fn leave() {
    ratatui::restore();
    // There is nobody left to tell of a failure.
    let _ = execute!(stdout(), Show);
}

/// What the program needs of the world.
struct Edge<'a> {
    terminal: DefaultTerminal,
    saves: SaveDir,
    to: Sender<Event>,
    events: Receiver<Event>,
    options: &'a Options,
}

impl Edge<'_> {
    /// Runs the program to its end, and says which signal ended it.
    fn run(mut self) -> io::Result<Option<i32>> {
        let options = self.options;
        let (asked, usual) = (options.lang, options.usual_lang);
        let no_color = env::var("NO_COLOR").ok();
        let theme =
            Theme::from_environment(no_color.as_deref(), env::var("COLORTERM").ok().as_deref());
        let interrupted = self.saves.interrupted().map(|record| {
            let (game, lang) = Game::from_record(&record);
            (game, asked.or(lang))
        });
        let lang = asked.or(interrupted.as_ref().and_then(|(_, lang)| *lang)).unwrap_or(usual);
        let (mut app, mut effects) = App::start(lang, theme, interrupted, options.setup.clone());
        app.progress = self.saves.progress();
        effects.extend(options.lesson.into_iter().flat_map(|id| app.learn(id)));
        let to = self.to.clone();
        thread::spawn(move || read_keys(&to));

        if self.carry_out(&mut app, effects) {
            return Ok(None);
        }
        loop {
            self.terminal.draw(|frame| draw(frame, &app))?;
            let Some(first) = self.next(&app) else { return Ok(None) };
            // What has come together is drawn together.
            let mut waiting = VecDeque::from([first]);
            waiting.extend(self.events.try_iter());
            for event in waiting {
                match event {
                    Event::Message(message) => {
                        let effects = app.update(message);
                        if self.carry_out(&mut app, effects) {
                            return Ok(None);
                        }
                    }
                    Event::Resized => self.terminal.autoresize()?,
                    // A line is read by whoever asked for it.
                    Event::Line(_) => {}
                    Event::Suspend => self.suspend()?,
                    Event::End(signal) => return Ok(signal),
                }
            }
        }
    }

    /// The next thing that happens, if anything can.
    fn next(&self, app: &App) -> Option<Event> {
        if !app.is_moving() {
            return self.events.recv().ok();
        }
        match self.events.recv_timeout(COUNTING) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => Some(Event::Message(Message::Tick)),
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }

    /// Does what is to be done, and what follows from it. Says whether that was to leave.
    fn carry_out(&mut self, app: &mut App, effects: Vec<Effect>) -> bool {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let message = match effect {
                Effect::Leave => return true,
                Effect::Deal(setup) => {
                    self.saves.begin();
                    let seed = setup.seed.unwrap_or_else(mind::seed);
                    Some(Message::Dealt(Box::new(Game::new(&setup, seed))))
                }
                Effect::Keep(record) => self.saves.keep(&record).err().as_ref().map(not_saved),
                Effect::Finish(record) => self.saves.finish(&record).err().as_ref().map(not_saved),
                Effect::KeepProgress(progress) => {
                    // A lesson goes on, even where nothing can be kept.
                    let _ = self.saves.keep_progress(progress);
                    None
                }
                Effect::Abandon => self.saves.abandon().err().as_ref().map(not_saved),
                Effect::Export(record) => Some(match self.saves.export(&record) {
                    Ok(file) => Message::Saved(file.display().to_string()),
                    Err(error) => not_saved(&error),
                }),
                // A terminal that takes no text can't be drawn on, either, which is told then.
                Effect::Analyse { record, own } => {
                    let analyse = self.options.analyse;
                    let _ = self.aside(|ask| analyse(app.lang, &record, own, ask));
                    None
                }
                Effect::Rules => {
                    let rules = self.options.rules;
                    let _ = self.aside(|ask| rules(app.lang, ask));
                    None
                }
                Effect::Puzzle => {
                    let (puzzle, folder) = (self.options.puzzle, &self.options.folder);
                    let _ = self.aside(|ask| puzzle(app.lang, folder, ask));
                    None
                }
                Effect::Think { token, view, history, spec } => {
                    mind::choose(
                        self.to.clone(),
                        token,
                        view,
                        history,
                        spec,
                        self.options.bot_pace,
                    );
                    None
                }
                Effect::Advise { token, view } => {
                    mind::advise(self.to.clone(), token, view);
                    None
                }
            };
            if let Some(message) = message {
                effects.extend(app.update(message));
            }
        }
        false
    }

    /// Does something where the terminal scrolls and whole lines are typed.
    fn aside(&mut self, does: impl FnOnce(Ask) -> io::Result<()>) -> io::Result<()> {
        leave();
        let mut ask = || {
            // The terminal hands over whole lines meanwhile.
            while let Ok(event) = self.events.recv() {
                match event {
                    Event::Line(line) => return Ok(Some(line)),
                    Event::End(_) => {
                        let _ = self.to.send(event);
                        break;
                    }
                    _ => {}
                }
            }
            Ok(None)
        };
        let done = does(&mut ask);
        self.come_back()?;
        done
    }

    /// Leaves the terminal to others until the program is called back.
    fn suspend(&mut self) -> io::Result<()> {
        leave();
        signals::stop();
        self.come_back()
    }

    /// Takes the whole screen again.
    fn come_back(&mut self) -> io::Result<()> {
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, Hide)?;
        // To clear it would ask where the cursor is, and the answer would come among the keys.
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from((Position::ORIGIN, size)))
    }
}

fn not_saved(error: &io::Error) -> Message {
    Message::NotSaved(error.to_string())
}

/// Reads keys for as long as there are any: one by one, or as a line while the terminal scrolls.
fn read_keys(to: &Sender<Event>) {
    let mut line = String::new();
    loop {
        let event = match event::read() {
            Ok(event::Event::Key(key)) if !is_raw_mode_enabled().unwrap_or(true) => {
                match key.code {
                    KeyCode::Char(letter) => {
                        line.push(letter);
                        continue;
                    }
                    KeyCode::Enter => Event::Line(mem::take(&mut line)),
                    _ => continue,
                }
            }
            Ok(event::Event::Key(key)) => {
                let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
                if is_control && key.code == KeyCode::Char('z') && cfg!(unix) {
                    Event::Suspend
                } else if let Some(press) = Press::of(key) {
                    Event::Message(Message::Press(press))
                } else {
                    continue;
                }
            }
            Ok(event::Event::Resize(..)) => Event::Resized,
            Ok(_) => continue,
            Err(_) => Event::End(None),
        };
        let is_end = matches!(event, Event::End(_));
        if to.send(event).is_err() || is_end {
            return;
        }
    }
}

/// Signals that end the program give the terminal back first.
#[cfg(unix)]
mod signals {
    use std::{io, process, sync::mpsc::Sender, thread, time::Duration};

    use signal_hook::{
        consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP},
        iterator::Signals,
        low_level::emulate_default_handler,
    };

    use super::Event;

    /// How long the program has to end by itself.
    const SHUTDOWN_GRACE: Duration = Duration::from_secs(1);

    pub fn listen(to: &Sender<Event>) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
        let to = to.clone();
        thread::spawn(move || {
            let Some(signal) = signals.forever().next() else { return };
            let _ = to.send(Event::End(Some(signal)));
            thread::sleep(SHUTDOWN_GRACE);
            // It hangs, perhaps on a terminal that nobody reads any more.
            super::leave();
            process::exit(128 + signal);
        });
        Ok(())
    }

    /// Ends as the signal would have, so that whoever sent it can tell.
    pub fn die_of(signal: i32) {
        let _ = emulate_default_handler(signal);
    }

    /// Stops until somebody calls the program back.
    pub fn stop() {
        let _ = emulate_default_handler(SIGTSTP);
    }
}

/// Where there are no such signals, there is nothing to do.
#[cfg(not(unix))]
mod signals {
    use std::{io, sync::mpsc::Sender};

    use super::Event;

    pub fn listen(_: &Sender<Event>) -> io::Result<()> {
        Ok(())
    }

    pub fn die_of(_: i32) {}

    pub fn stop() {}
}
