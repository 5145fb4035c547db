//! A position to look at or to play from outside of a live table: a step of a replay, a lesson, a
//! puzzle, a mistake to try again.

use std::sync::Arc;

use majesty_rules::{Move, Seat, View};
use majesty_table::{
    FairnessView, GameView, HintView, Hints, HolderView, Phase, SeatView, TableId, TableView,
    TakeBackView, Turn,
};
use maud::{Markup, html};

use crate::{
    assets::Asset,
    model::Reader,
    table::{display, keys::Keys, realm, rivals, scene::Scene},
};

/// What a page with a board loads, besides what is its own.
pub const ASSETS: [Asset; 3] = [Asset::TableStyle, Asset::StudyStyle, Asset::StudyScript];

/// A position, who plays, and who the reader is.
#[derive(Clone, Debug)]
pub struct Study {
    /// What a player may know of the game.
    pub view: View,
    /// The turns up to it: the log, and what happened since the reader's last turn.
    pub turns: Vec<Arc<Turn>>,
    /// The players' names.
    pub names: Vec<String>,
    /// The level of the bot on each seat; nothing where a person plays.
    pub bots: Vec<Option<String>>,
    /// The seat that the reader plays. Without one, they only look.
    pub own: Option<Seat>,
    /// A move to suggest.
    pub hint: Option<HintView>,
    /// The move that was played here, which the display marks.
    pub played: Option<Move>,
    /// The move that would have been best, which the display marks as a hint.
    pub best: Option<Move>,
    /// Where a chosen move is posted to, as the field `word`. Without it, there is nothing to choose.
    pub answer: String,
}

/// What stands around the board.
#[derive(Debug, Default)]
pub struct Around {
    /// Classes of the whole, for the style sheet.
    pub class: &'static str,
    /// The line above it: what this is, and how far it is.
    pub head: Markup,
    /// What the reader is told or asked. It comes before the cards, beside the display where there is
    /// room.
    pub told: Markup,
}

/// A position with the table's own parts. If it's the reader's turn, they choose a move as at a table.
pub fn board(study: &Study, reader: &Reader, around: &Around) -> Markup {
    let (table, game) = (study.table(), study.game());
    let mut scene = Scene::new(&table, reader);
    scene.answer.clone_from(&study.answer);
    (scene.played, scene.best) = (study.played, study.best);
    let keys = Keys::of(&game.view, &game.turns);
    let keys = keys.as_ref();
    html! {
        main id="main" class={ "playing board " (around.class) } tabindex="-1" {
            div class="board-head" { (around.head) }
            div class="board-told" { (around.told) }
            (rivals::rivals(&scene, &game, keys))
            (display::display(&scene, &game, keys))
            (realm::realm(&scene, &game, keys))
        }
        (realm::sheets(&scene))
    }
}

impl Study {
    /// A position that nobody plays, with players that have no names yet.
    pub fn new(view: View) -> Self {
        let count = view.config().players.count();
        let (turns, names, bots) = (Vec::new(), vec![String::new(); count], vec![None; count]);
        Self {
            view,
            turns,
            names,
            bots,
            own: None,
            hint: None,
            played: None,
            best: None,
            answer: String::new(),
        }
    }

    /// The table that the page's parts draw.
    pub(crate) fn table(&self) -> TableView {
        let seat = |seat: Seat| {
            let holder = match &self.bots[seat.index()] {
                Some(level) => HolderView::Bot { level: level.clone() },
                None => HolderView::Person { online: true, stand_in: None },
            };
            SeatView {
                name: self.names[seat.index()].clone(),
                holder,
                own: self.own == Some(seat),
                ready: true,
                muted: false,
                removed: false,
                forgotten: false,
                resigned: None,
                hints: 0,
            }
        };
        let config = *self.view.config();
        TableView {
            id: TableId::from_random([0; TableId::LEN]),
            revision: 0,
            phase: if self.view.is_over() { Phase::Over } else { Phase::Playing },
            is_record: true,
            config,
            seats: config.players.seats().map(seat).collect(),
            is_host: false,
            host: None,
            turn_limit: None,
            listed: false,
            daily: None,
            is_sealed: false,
            practice: false,
            substitute: String::new(),
            watchers: 0,
            chat: Vec::new(),
            next: None,
            rematch_by: None,
            fairness: FairnessView::default(),
            notice: None,
            game: Some(self.game()),
            auto_start: false,
            hints: Hints::default(),
            closed: false,
            watchers_chat: false,
            may_chat: false,
            is_blocked: false,
            is_removed: false,
            people: Vec::new(),
        }
    }

    fn game(&self) -> GameView {
        GameView {
            view: self.view,
            turns: self.turns.clone(),
            clock: None,
            take_back: TakeBackView::No,
            hint: self.hint.clone(),
            commitment: None,
            may_hint: false,
            hints: Vec::new(),
            timed_out: false,
            notes: Vec::new(),
            news: Vec::new(),
        }
    }
}
