//! Whole screens and whole games, without a terminal.

mod lessons;
mod play;
mod screens;

use majesty_analysis::{Comparison, Why};
use majesty_bots::{Bot, Greedy};
use majesty_rules::{DeckRule, Move, Players, ScorePart, Seat, Sides, Ties};
use majesty_words::Lang;
use ratatui::{Terminal, backend::TestBackend, buffer::Buffer};

use crate::{
    Game, Holder, Setup,
    app::{App, Effect, Message, Screen},
    draw::draw,
    key::Press,
    table::Table,
    theme::Theme,
};

/// A set-up from who plays, as on the command line.
fn setup(who: &[&str], sides: Sides) -> Setup {
    let holders: Vec<Holder> = who.iter().map(|text| text.parse().expect("a holder")).collect();
    let players = Players::new(holders.len()).expect("two to four");
    Setup { sides: Some(sides), ..Setup::new(players, holders) }
}

/// A game in which everybody has played greedily for a while.
fn game_after(setup: &Setup, seed: u64, plies: usize) -> Game {
    let mut game = Game::new(setup, seed);
    for _ in 0..plies {
        let m = Greedy.choose(game.view());
        game.play(m).expect("a bot plays by the rules");
    }
    game
}

/// The program with a game on the table.
fn app(lang: Lang, game: Game) -> App {
    let (mut app, _) = App::start(lang, Theme::Sixteen, None, None);
    app.update(Message::Dealt(Box::new(game)));
    app
}

fn table(app: &App) -> &Table {
    match &app.screen {
        Screen::Table(table) => table,
        _ => panic!("there is no table"),
    }
}

/// Presses keys; bots answer at once, the first listed move.
fn press(app: &mut App, presses: &[Press]) -> Vec<Effect> {
    let mut last = Vec::new();
    for &press in presses {
        let mut effects = app.update(Message::Press(press));
        while let Some(answer) = effects.iter().find_map(answer) {
            effects = app.update(answer);
        }
        last = effects;
    }
    last
}

/// What the world answers to an effect.
fn answer(effect: &Effect) -> Option<Message> {
    match effect {
        Effect::Deal(setup) => Some(Message::Dealt(Box::new(Game::new(setup, 7)))),
        Effect::Think { token, view, .. } => {
            Some(Message::Chosen { token: *token, m: view.legal_moves()[0] })
        }
        Effect::Advise { token, view } => {
            let moves = view.legal_moves();
            let chances = [62, 58, 57, 31].into_iter();
            let rated: Vec<(Move, u8)> = moves.iter().rev().copied().zip(chances).collect();
            let own = vec![(ScorePart::Variety, 7.2), (ScorePart::Meeples, -1.6)];
            let others = vec![(Seat::First, -3.4)];
            let comparison = Comparison { total: Some(5.6), own, others };
            let why = rated.get(1).map(|&(than, _)| Why { than, comparison });
            Some(Message::Hinted { token: *token, moves: rated, why })
        }
        _ => None,
    }
}

fn buffer(app: &App, (columns, rows): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a test backend");
    terminal.draw(|frame| draw(frame, app)).expect("a test backend");
    terminal.backend().buffer().clone()
}

/// A screen as text.
fn text(app: &App, size: (u16, u16)) -> String {
    let buffer = buffer(app, size);
    let rows = buffer.content.chunks(usize::from(size.0));
    let rows = rows.map(|row| {
        let text: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        text.trim_end().to_owned()
    });
    rows.collect::<Vec<String>>().join("\n")
}

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

/// A set-up with everything that can be agreed on.
fn rich() -> Setup {
    let sides = "BABABBBB".parse().expect("sides");
    let mut setup = setup(&["person:Ada", "steward", "steward", "chancellor"], sides);
    setup.announce = true;
    setup.ties = Ties::Meeples;
    setup.deck = DeckRule::Together;
    setup
}
