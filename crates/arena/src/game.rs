//! One game between bots.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use majesty_bots::Bot;
use majesty_rules::{
    ByCharacter, BySeat, Deal, Illegal, Move, Record, ScoreSheet, Seat, State, TextError, below,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    Arena, Attacks, Points,
    arena::Job,
    contestant::printable,
    ledger::Ledger,
    luck::LuckMeter,
    seeds::{Use, derive},
};

/// The longest account of a mishap that is kept.
const MISHAP_CHARS: usize = 200;

/// A game that was played to its end.
pub struct Game {
    /// How far the seats were rotated, 0 for the first game of a deal.
    pub rotation: usize,
    /// The cards.
    pub deal: Deal,
    /// The moves.
    pub moves: Vec<Move>,
    /// The final scores and the winners.
    pub sheet: ScoreSheet,
    /// What each player did, in seat order.
    pub players: Vec<Played>,
}

/// One player's part of a game.
#[derive(Clone, Debug)]
pub struct Played {
    /// Where.
    pub seat: Seat,
    /// Who: the place in the list of contestants.
    pub contestant: usize,
    /// Where the points came from.
    pub points: Points,
    /// The attacks.
    pub attacks: Attacks,
    /// The cards in the realm at the end, the wounded not counted.
    pub cards: ByCharacter<u8>,
    /// By how much the cards that came from the deck raised its chance to win.
    pub luck: f64,
    /// How many moves had to be played for it.
    pub mishaps: u64,
    /// What happened the last time.
    pub last_mishap: Option<String>,
    /// The number of its moves.
    pub moves: u64,
    /// How long it thought about all of them.
    pub time: Duration,
    /// How long about the one that took longest.
    pub longest: Duration,
}

impl Game {
    /// A seat's place, 1 for the winners; those with equal points share one.
    pub fn place(&self, seat: Seat) -> usize {
        let rank = |seat: Seat| (self.sheet.winners[seat], self.sheet.scores[seat].total());
        1 + self.players.iter().filter(|other| rank(other.seat) > rank(seat)).count()
    }

    /// What a seat won: a victory shared by k counts 1/k.
    pub fn share(&self, seat: Seat) -> f64 {
        self.sheet.share(seat)
    }

    /// The same less the luck of the cards, which may be below 0 or above 1.
    pub fn adjusted_share(&self, seat: Seat) -> f64 {
        self.share(seat) - self.players[seat.index()].luck
    }

    /// The game as a record, with the labels of the contestants as names.
    pub(crate) fn record(&self, arena: &Arena, deal: u64) -> Result<Record, TextError> {
        let label = |played: &Played| arena.contestants()[played.contestant].label();
        let mut record = Record::new(self.deal, self.players.iter().map(label))?;
        for &m in &self.moves {
            record.push(m).expect("only legal moves were played");
        }
        for (name, value) in [
            ("Event", "arena".to_owned()),
            ("Seed", arena.setup().seed.to_string()),
            ("Deal", (deal + 1).to_string()),
            ("DealSeed", arena.deal_seed(deal).to_string()),
            ("Rotation", (self.rotation + 1).to_string()),
        ] {
            record.tag(name, &value)?;
        }
        Ok(record)
    }
}

/// A game on its way, with its books.
struct Books<'a> {
    deal: Deal,
    state: State,
    moves: Vec<Move>,
    ledger: Ledger,
    /// Nothing where the luck is known already.
    meter: Option<&'a LuckMeter>,
    luck: BySeat<f64>,
}

impl<'a> Books<'a> {
    fn new(deal: Deal, meter: Option<&'a LuckMeter>) -> Self {
        Self {
            deal,
            state: State::start(&deal),
            moves: Vec::with_capacity(deal.config().plies()),
            ledger: Ledger::default(),
            meter,
            luck: BySeat::default(),
        }
    }

    fn play(&mut self, m: Move) -> Result<(), Illegal> {
        let before = self.state;
        self.state.play(m, &mut self.ledger)?;
        if let Some(meter) = self.meter {
            let luck = meter.luck(&before.view(), m, &self.state.view());
            self.luck = self.luck.zip(luck).map(|(sum, more)| sum + more);
        }
        self.moves.push(m);
        Ok(())
    }

    /// The game with what each player did, once it is over.
    fn close(self, rotation: usize, players: impl IntoIterator<Item = (usize, Notes)>) -> Game {
        let played = players.into_iter().zip(Seat::ALL).map(|((contestant, notes), seat)| Played {
            seat,
            contestant,
            points: self.ledger.points[seat],
            attacks: self.ledger.attacks[seat],
            cards: ByCharacter::from_fn(|c| self.state.realm(seat).count(c)),
            luck: self.luck[seat],
            mishaps: notes.mishaps,
            last_mishap: notes.last_mishap,
            moves: notes.moves,
            time: notes.time,
            longest: notes.longest,
        });
        Game {
            rotation,
            deal: self.deal,
            players: played.collect(),
            sheet: self.state.score_sheet().expect("the game is over"),
            moves: self.moves,
        }
    }
}

/// What is noted of a bot while it plays.
#[derive(Default)]
struct Notes {
    mishaps: u64,
    last_mishap: Option<String>,
    moves: u64,
    time: Duration,
    longest: Duration,
}

/// What was written down of a game.
#[derive(Default)]
pub(crate) struct Replay {
    pub moves: Vec<Move>,
    pub luck: BySeat<f64>,
    /// How many moves had to be played for each player, and what happened the last time.
    pub mishaps: BySeat<(u64, String)>,
}

/// Why moves are no game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReplayError {
    #[error("{0} can't be played: {1}")]
    Illegal(Move, Illegal),
    #[error("it has moves after the end of the game")]
    TooLong,
    #[error("its game isn't over")]
    Unfinished,
}

/// A bot at the table.
struct Player {
    bot: Box<dyn Bot>,
    notes: Notes,
}

impl Player {
    /// Asks for a move, and plays any legal one where the answer is none: one that answers nonsense
    /// loses by it, and does not end the arena.
    fn choose(&mut self, state: &State, spare: &mut Xoshiro256PlusPlus) -> Move {
        let view = state.view();
        let start = Instant::now();
        let m = self.bot.choose(&view);
        let time = start.elapsed();
        let notes = &mut self.notes;
        notes.moves += 1;
        notes.time += time;
        notes.longest = notes.longest.max(time);
        let mut mishap = self.bot.mishap();
        let m = match state.check(m) {
            Ok(()) => m,
            Err(reason) => {
                mishap = Some(format!("answered {m}: {reason}"));
                let legal = state.legal_moves();
                legal[below(spare, legal.len() as u32) as usize]
            }
        };
        if let Some(text) = mishap {
            notes.mishaps += 1;
            notes.last_mishap = Some(printable(&text).chars().take(MISHAP_CHARS).collect());
        }
        m
    }
}

impl Arena {
    /// Plays one game of a job, unless it is stopped before the end.
    pub(crate) fn play_game(
        &self,
        job: Job,
        rotation: usize,
        meter: &LuckMeter,
        stop: &AtomicBool,
    ) -> Option<Game> {
        let numbers = [job.line_up as u64, job.deal, rotation as u64];
        let seed = self.setup().seed;
        let seating = self.seating(job, rotation);
        let mut players: Vec<Player> = (0..)
            .zip(&seating)
            .map(|(seat, &contestant)| {
                let [line_up, deal, rotation] = numbers;
                let seed = derive(seed, Use::Bot, &[line_up, deal, rotation, seat]);
                Player { bot: self.contestants()[contestant].make(seed), notes: Notes::default() }
            })
            .collect();
        let mut spare = Xoshiro256PlusPlus::seed_from_u64(derive(seed, Use::Spare, &numbers));

        let mut books = Books::new(self.deal(job.deal), Some(meter));
        while !books.state.is_over() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let m = players[books.state.turn().index()].choose(&books.state, &mut spare);
            let before = books.state.view();
            books.play(m).expect("the move was checked");
            for player in &mut players {
                player.bot.observe(&before, m);
            }
        }
        Some(books.close(rotation, seating.into_iter().zip(players.into_iter().map(|p| p.notes))))
    }

    /// Plays a game again from what was written down of it. Nobody thinks, so it takes no time.
    pub(crate) fn replay_game(
        &self,
        job: Job,
        rotation: usize,
        replay: Replay,
    ) -> Result<Game, ReplayError> {
        let mut books = Books { luck: replay.luck, ..Books::new(self.deal(job.deal), None) };
        for m in replay.moves {
            if books.state.is_over() {
                return Err(ReplayError::TooLong);
            }
            books.play(m).map_err(|illegal| ReplayError::Illegal(m, illegal))?;
        }
        if !books.state.is_over() {
            return Err(ReplayError::Unfinished);
        }
        let notes = replay.mishaps.0.map(|(mishaps, last)| Notes {
            mishaps,
            last_mishap: Some(last).filter(|last| !last.is_empty()),
            ..Notes::default()
        });
        Ok(books.close(rotation, self.seating(job, rotation).into_iter().zip(notes)))
    }
}
