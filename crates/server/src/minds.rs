//! What bots keep between their turns: the next search begins where the last one ended.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use majesty_bots::{Bot, Budget};
use majesty_rules::{BySeat, Move, Seat, State, View};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::Instant,
};

use crate::game::Stored;

/// How many bots keep what they thought, on the whole server: at most some ten megabytes each.
const MINDS: usize = 16;

/// How long a bot keeps what it thought when it is not asked again.
const MEMORY: Duration = Duration::from_mins(2);

/// Room for what bots keep between their turns.
pub fn memory() -> Arc<Semaphore> {
    Arc::new(Semaphore::new(MINDS))
}

/// The bots of a table between their turns, by seat. Nothing depends on them, so they may be
/// forgotten at any time.
#[derive(Default)]
pub struct Minds(Mutex<BySeat<Option<Mind>>>);

/// A bot with all the moves that it has seen.
pub struct Mind {
    level: String,
    bot: Box<dyn Bot>,
    seen: Vec<Move>,
    used: Instant,
    _room: OwnedSemaphorePermit,
}

impl Minds {
    /// Takes the bot of a seat out, to ask it.
    pub fn take(&self, seat: Seat) -> Option<Mind> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[seat].take()
    }

    /// Keeps the bot of a seat until it is asked again.
    pub fn keep(&self, seat: Seat, mind: Mind) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[seat] = Some(mind);
    }

    /// Forgets the bots that were not asked for a while.
    pub fn fade(&self) {
        let mut minds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for mind in &mut minds.0 {
            mind.take_if(|mind| mind.used.elapsed() > MEMORY);
        }
    }
}

impl Mind {
    /// A bot that was just made for a table.
    pub fn new(
        bot: Box<dyn Bot>,
        level: String,
        stored: &Stored,
        room: OwnedSemaphorePermit,
    ) -> Self {
        let turns = stored.game.iter().flat_map(|game| &game.turns);
        let seen = turns.map(|turn| turn.m).collect();
        Self { level, bot, seen, used: Instant::now(), _room: room }
    }

    /// Asks for a move, to be thought about for so long.
    pub fn choose(&mut self, view: &View, budget: Option<Budget>) -> Move {
        if let Some(budget) = budget {
            self.bot.allow(budget);
        }
        let m = self.bot.choose(view);
        self.used = Instant::now();
        self.saw(view, m);
        m
    }

    /// Shows the bot what was played since it was asked. Nothing where it is not the same bot any
    /// more, or it has seen moves that were taken back.
    pub fn caught_up(mut self, level: &str, stored: &Stored) -> Option<Self> {
        let turns = &stored.game.as_ref()?.turns;
        let deal = stored.header().deal().ok()??;
        let knows = turns.len() >= self.seen.len()
            && turns.iter().zip(&self.seen).all(|(turn, &seen)| turn.m == seen);
        if !knows || self.level != level {
            return None;
        }
        let mut state = State::start(&deal);
        for (ply, turn) in turns.iter().enumerate() {
            if ply >= self.seen.len() {
                self.saw(&state.view(), turn.m);
            }
            state.play(turn.m, &mut ()).ok()?;
        }
        Some(self)
    }

    fn saw(&mut self, view: &View, m: Move) {
        self.bot.saw(view, m);
        self.seen.push(m);
    }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players};
    use majesty_store::{Millis, Phase, PlayerId, Setup, TableId, TableInfo};

    use super::*;
    use crate::{game::Game, setup};

    /// A bot that counts what it is shown.
    struct Watchful(Arc<Mutex<Vec<usize>>>);

    impl Bot for Watchful {
        fn choose(&mut self, view: &View) -> Move {
            view.legal_moves()[0]
        }

        fn saw(&mut self, view: &View, _: Move) {
            self.0.lock().unwrap().push(view.ply());
        }
    }

    fn played(moves: usize) -> Stored {
        let config = Config::new(Players::Two);
        let seats = vec![setup::bot("marshal"); 2];
        let mut header = setup::header(config, seats, PlayerId::from_hash([0; 32]));
        let deal = Deal::new(config, 1);
        header.set_deal(&deal);
        let mut game = Game::start(&deal);
        for _ in 0..moves {
            game.play(game.state.legal_moves()[0]).unwrap();
        }
        let setup = Setup { phase: Phase::Playing, listed: false, header };
        let at = Millis(0);
        let info = TableInfo {
            id: TableId::random(),
            created: at,
            changed: at,
            started: None,
            turn_started: None,
            revision: 1,
            setup,
        };
        Stored { info, moves: Vec::new(), game: Some(game), chat: Vec::new() }
    }

    #[test]
    fn a_bot_sees_every_move_once_and_forgets_what_was_taken_back() {
        let shown = Arc::new(Mutex::new(Vec::new()));
        let memory = memory();
        let mind = || Mind {
            level: "marshal".to_owned(),
            bot: Box::new(Watchful(shown.clone())),
            seen: Vec::new(),
            used: Instant::now(),
            _room: memory.clone().try_acquire_owned().unwrap(),
        };
        let at_three = mind().caught_up("marshal", &played(3)).unwrap();
        let at_five = at_three.caught_up("marshal", &played(5)).unwrap();
        assert_eq!(*shown.lock().unwrap(), [0, 1, 2, 3, 4]);
        assert!(at_five.caught_up("marshal", &played(2)).is_none(), "moves were taken back");
        assert!(mind().caught_up("chancellor", &played(3)).is_none(), "it is another bot");
        assert_eq!(memory.available_permits(), MINDS, "who is forgotten makes room");
    }
}
