//! Caches bots with their search trees between turns.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use majesty_bots::{Bot, Budget};
use majesty_rules::{BySeat, Move, Seat, State, View};
use majesty_table::{Game, Table};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::Instant,
};

/// How many bots the server caches, at some ten megabytes each.
const CACHED: usize = 16;

/// How long an unused bot stays cached.
const KEPT: Duration = Duration::from_mins(2);

/// Permits for cached bots.
pub fn memory() -> Arc<Semaphore> {
    Arc::new(Semaphore::new(CACHED))
}

/// The cached bots of a table, by seat. Any of them may be dropped at any time.
#[derive(Default)]
pub struct BotCache(Mutex<BySeat<Option<CachedBot>>>);

/// A bot and the moves it has seen.
pub struct CachedBot {
    level: String,
    bot: Box<dyn Bot>,
    seen: Vec<Move>,
    used: Instant,
    _room: OwnedSemaphorePermit,
}

impl BotCache {
    /// Takes the bot of a seat out of the cache.
    pub fn take(&self, seat: Seat) -> Option<CachedBot> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[seat].take()
    }

    /// Puts the bot of a seat into the cache.
    pub fn keep(&self, seat: Seat, bot: CachedBot) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[seat] = Some(bot);
    }

    /// Drops bots that have not been used for a while.
    pub fn evict_unused(&self) {
        let mut bots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for bot in &mut bots.0 {
            bot.take_if(|bot| bot.used.elapsed() > KEPT);
        }
    }
}

impl CachedBot {
    /// A bot that was just made for a table.
    pub fn new(
        bot: Box<dyn Bot>,
        level: String,
        table: &Table,
        room: OwnedSemaphorePermit,
    ) -> Self {
        let turns = table.game().into_iter().flat_map(Game::turns);
        let seen = turns.map(|turn| turn.m).collect();
        Self { level, bot, seen, used: Instant::now(), _room: room }
    }

    /// Chooses a move within a budget.
    pub fn choose(&mut self, view: &View, budget: Option<Budget>) -> Move {
        if let Some(budget) = budget {
            self.bot.allow(budget);
        }
        let m = self.bot.choose(view);
        self.used = Instant::now();
        self.saw(view, m);
        m
    }

    /// Feeds the bot the moves since its last turn. None if the level changed or moves it has seen
    /// were taken back.
    pub fn caught_up(mut self, level: &str, table: &Table) -> Option<Self> {
        let game = table.game()?;
        let turns = game.turns();
        let knows = turns.len() >= self.seen.len()
            && turns.iter().zip(&self.seen).all(|(turn, &seen)| turn.m == seen);
        if !knows || self.level != level {
            return None;
        }
        let mut state = State::start(game.deal());
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
    use majesty_table::{
        Agreement, Event, Fresh, MadeBy, Millis, NewSeat, NewTable, PlayerId, TableId,
    };

    use super::*;

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

    fn played(moves: usize) -> Table {
        let config = Config::new(Players::Two);
        let seats = vec![NewSeat::Bot { level: "marshal".to_owned() }; 2];
        let agreement = Agreement {
            config,
            turn_limit: None,
            substitute: "page".to_owned(),
            hints: majesty_table::Hints::Alone,
            auto_start: false,
        };
        let host = PlayerId::from_hash([0; 32]);
        let new = NewTable { agreement, seats, host, listed: false, seed: Some(1) };
        let fresh = Fresh { seed: 0, salt: [0; 32], secret: [0; 32] };
        let mut changes = Table::open(Millis(0), new, &fresh).unwrap();
        let mut state = State::start(&Deal::new(config, 1));
        for _ in 0..moves {
            let m = state.legal_moves()[0];
            state.play(m, &mut ()).unwrap();
            changes.events.push(Event::Played { m, by: MadeBy::Bot });
        }
        Table::from_changes(TableId::from_random([0; 16]), &changes).unwrap()
    }

    #[test]
    fn a_bot_sees_every_move_once_and_forgets_what_was_taken_back() {
        let shown = Arc::new(Mutex::new(Vec::new()));
        let memory = memory();
        let bot = || CachedBot {
            level: "marshal".to_owned(),
            bot: Box::new(Watchful(shown.clone())),
            seen: Vec::new(),
            used: Instant::now(),
            _room: memory.clone().try_acquire_owned().unwrap(),
        };
        let at_three = bot().caught_up("marshal", &played(3)).unwrap();
        let at_five = at_three.caught_up("marshal", &played(5)).unwrap();
        assert_eq!(*shown.lock().unwrap(), [0, 1, 2, 3, 4]);
        assert!(at_five.caught_up("marshal", &played(2)).is_none(), "moves were taken back");
        assert!(bot().caught_up("chancellor", &played(3)).is_none(), "it is another bot");
        assert_eq!(memory.available_permits(), CACHED, "who is forgotten makes room");
    }
}
