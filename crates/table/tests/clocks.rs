//! No turn lasts longer than its limit, whatever random people do meanwhile.

use majesty_rules::{Config, Players};
use majesty_table::{
    Action, Advised, Agreement, Command, Fresh, Hints, Millis, NewSeat, NewTable, NextStep, Phase,
    PlayerId, Table, TableId, Whom,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const LIMIT: u64 = 30_000;

/// How late a driver may be.
const SLACK: u64 = 2_000;

const GAMES: u64 = 400;

fn player(n: u64) -> PlayerId {
    PlayerId::from_hash([n as u8; 32])
}

struct Timed {
    rng: Xoshiro256PlusPlus,
    table: Table,
    now: u64,
    /// When the turn began, and after how many moves.
    turn: (u64, u32),
    took_back: usize,
    ran_out: usize,
}

impl Timed {
    fn new(seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = Players::ALL[(rng.next_u64() % 3) as usize];
        let seat = |n: usize| match rng.next_u64() % 5 {
            0 if n > 0 => NewSeat::Bot { level: "page".to_owned() },
            _ => NewSeat::Person { player: player(n as u64), name: String::new(), ready: true },
        };
        let seats: Vec<NewSeat> = (0..players.count()).map(seat).collect();
        let agreement = Agreement {
            config: Config::new(players),
            turn_limit: Some(LIMIT),
            substitute: "page".to_owned(),
            hints: Hints::Everyone,
            auto_start: false,
        };
        let new = NewTable { agreement, seats, host: player(0), listed: true, seed: None };
        let fresh = Fresh { seed, salt: [0; 32], secret: [0; 32] };
        let changes = Table::open(Millis(1_000), new, &fresh).expect("a good table");
        let table = Table::from_changes(TableId::from_random([1; 16]), &changes).expect("it fits");
        Self { rng, table, now: 1_000, turn: (1_000, 0), took_back: 0, ran_out: 0 }
    }

    fn below(&mut self, n: u64) -> u64 {
        self.rng.next_u64() % n
    }

    fn act(&mut self, action: Action<'_>) {
        let took_back = matches!(action, Action::TakeBack { .. } | Action::AnswerTakeBack { .. });
        let ply = self.table.ply();
        let Ok(changes) = self.table.decide(&Command { at: Millis(self.now), action }) else {
            return;
        };
        if changes.is_empty() {
            return;
        }
        self.table.commit(&changes).expect("what is decided fits");
        if self.table.ply() < ply {
            assert!(took_back);
            self.took_back += 1;
        }
        if self.table.ply() != ply {
            self.turn = (self.now, self.table.ply());
        }
    }

    /// What the server does by itself, at the latest so long after it was due.
    fn drive(&mut self) {
        match self.table.next_step(|_| true) {
            NextStep::Think { view, by, .. } => {
                let m = view.legal_moves()[0];
                self.act(Action::PlayBot { view: &view, m, by });
            }
            NextStep::TimeOut(clock) if clock.end().0 <= self.now => {
                self.ran_out += 1;
                self.act(Action::TimeOut { clock, waited: 0 });
                // The stand-in's move comes at once.
                self.drive();
            }
            NextStep::TimeOut(_) | NextStep::None => {}
        }
    }

    fn step(&mut self) {
        self.now += self.below(SLACK);
        let (who, ply) = (player(self.below(4)), self.table.ply());
        let (yes, seat) = (self.below(2) == 0, self.below(4) as usize);
        let view = self.table.game().expect("a game").view();
        let moves = [Advised { m: view.legal_moves()[0], chance: 50 }];
        let word = view.legal_moves()[0].to_string();
        // People mostly do anything but move.
        match self.below(40) {
            0..9 => self.act(Action::Leave { who }),
            9..20 => self.act(Action::ComeBack { who }),
            20..23 => self.act(Action::TakeBack { who, ply }),
            23..25 => self.act(Action::AnswerTakeBack { who, yes }),
            25..30 => self.act(Action::Advise { who, ply, view: &view, moves: &moves, why: None }),
            30 => self.act(Action::HandOver { from: who, to: who }),
            31 => self.act(Action::Mute { who, whom: Whom::Seat(seat), on: yes }),
            32 if self.below(20) == 0 => self.act(Action::Remove { who, seat }),
            33 => self.act(Action::Say { who, name: "", text: "Wait" }),
            34 => self.act(Action::Play { who, ply, word: &word }),
            _ => {}
        }
        // Bots are slow at times, but never by more than the slack.
        let (since, _) = self.turn;
        if self.below(3) == 0 || self.now - since > LIMIT {
            self.drive();
        }
        if self.table.phase() == Phase::Playing {
            let (since, ply) = self.turn;
            let lasts = self.now - since;
            assert!(lasts <= LIMIT + SLACK, "turn {ply} lasts for {lasts} ms");
        }
    }
}

#[test]
fn no_turn_lasts_longer_than_its_limit() {
    let (mut ended, mut took_back, mut ran_out) = (0, 0, 0);
    for seed in 0..GAMES {
        let mut game = Timed::new(seed);
        for _ in 0..1_500 {
            if game.table.phase() != Phase::Playing {
                ended += 1;
                break;
            }
            game.step();
        }
        took_back += game.took_back;
        ran_out += game.ran_out;
    }
    println!("{ended} of {GAMES} ended, {took_back} take-backs, {ran_out} ran out of time");
    assert!(ended > GAMES / 4 && took_back > 20 && ran_out > 100);
}
