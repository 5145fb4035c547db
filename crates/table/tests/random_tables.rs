//! Random commands by random people over thousands of tables, with rematches, take-backs, leaving,
//! coming back and being forgotten. Whatever happens, the log tells the whole of it.

use std::collections::{BTreeMap, BTreeSet};

use majesty_rules::{Config, Deal, DeckRule, Players, Record, Sides, Ties, View};
use majesty_table::{
    Action, Advised, Agreement, Changes, Command, Event, Fresh, Hints, Log, Logged, MadeBy, Member,
    MemberId, Millis, Names, NewSeat, NewTable, NextStep, Phase, PlayerId, Refusal, Rematch,
    Removal, Table, TableId, TableView, TurnClock, Viewer, Whom,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many series of tables are played, each from a seed of its own.
const SERIES: u64 = 300;

/// How many commands each series sees.
const COMMANDS: usize = 700;

struct Plain;

impl Names for Plain {
    fn bot(&self, level: &str) -> String {
        level.to_owned()
    }

    fn player(&self, number: usize) -> String {
        format!("Player {number}")
    }

    fn watcher(&self) -> String {
        "Watcher".to_owned()
    }
}

fn player(n: u64) -> PlayerId {
    PlayerId::from_hash([n as u8; 32])
}

/// A table with all that a store would keep of it.
struct Kept {
    table: Table,
    log: Log,
}

impl Kept {
    fn open(id: TableId, changes: &Changes) -> Self {
        let table = Table::from_changes(id, changes).expect("what is decided fits");
        let mut kept = Self { table, log: Log::default() };
        kept.store(changes);
        kept
    }

    fn store(&mut self, changes: &Changes) {
        let events = changes.events.iter().map(|event| {
            // As a store does: through JSON and back.
            let json = serde_json::to_string(event).expect("an event can be written");
            let event = serde_json::from_str(&json).expect("what was written can be read");
            Logged { at: changes.at, event }
        });
        self.log.events.extend(events);
        for (MemberId(n), member) in &changes.members {
            match self.log.members.get_mut(*n as usize) {
                Some(known) => known.clone_from(member),
                None => self.log.members.push(member.clone()),
            }
        }
        self.log.chat.extend(changes.line.clone());
        let surplus = self.log.chat.len().saturating_sub(majesty_table::LINES_AT_HAND);
        self.log.chat.drain(..surplus);
        self.log.revision += 1;
    }

    /// Applies what was decided, and checks that the log alone gives the same table.
    fn commit(&mut self, changes: &Changes) {
        if changes.is_empty() {
            return;
        }
        let before = self.table.clone();
        self.table.commit(changes).expect("what is decided fits");
        self.store(changes);
        // The events that came since, on top of what another node had at hand.
        let mut behind = before;
        let since = Log {
            events: self.log.events[behind.events() as usize..].to_vec(),
            ..self.log.clone()
        };
        behind.catch_up(since).expect("a node that was behind can follow");
        assert_eq!(behind, self.table);
    }

    fn check(&self) {
        let replayed = Table::replay(self.table.id(), self.log.clone()).expect("a log replays");
        assert_eq!(replayed, self.table);
        assert_eq!(format!("{replayed:?}"), format!("{:?}", self.table), "byte for byte");
        assert_eq!(replayed.summary(), self.table.summary());
        let json = serde_json::to_string(&replayed.summary()).unwrap();
        let summary: majesty_table::Summary = serde_json::from_str(&json).unwrap();
        assert_eq!(summary, replayed.summary());
        invariants(&self.table);
    }
}

/// What is true of every table at every moment.
fn invariants(table: &Table) {
    assert_eq!(table.seats().len(), table.agreement().config.players.count());
    let phase = table.phase();
    assert_eq!(table.game().is_none(), phase == Phase::Gathering);
    let everybody_sits =
        table.seats().iter().all(|seat| seat.holder != majesty_table::Holder::Open);
    assert!(phase == Phase::Gathering || everybody_sits, "no game without players");
    for seat in table.seats() {
        if let Some(member) = seat.holder.member() {
            assert!(member.index() < table.members().len());
        } else {
            assert!(!seat.away, "only people are away");
        }
        assert!(!seat.removed || seat.away, "a bot plays for whom the host removed");
        assert!(seat.resigned.is_none() || seat.away, "and for anyone who resigned");
    }
    let is_in = |seat: &&majesty_table::SeatState| {
        let member = seat.holder.member().map(|member| &table.members()[member.index()]);
        member.is_some_and(|member| member.player.is_some())
            && !seat.removed
            && seat.resigned.is_none()
    };
    // Whoever is left of two may end the game.
    let is_resigned = table.seats().iter().any(|seat| seat.resigned.is_some())
        && (table.seats().len() == 2 || table.seats().iter().filter(is_in).count() == 0);
    let ended = table.game().is_some_and(|game| game.state().is_over());
    match phase {
        Phase::Playing => assert!(!ended && table.turn().is_some()),
        Phase::Over => assert!(table.is_record() || ended || table.is_closed() || is_resigned),
        Phase::Gathering => assert!(table.turn().is_none()),
    }
    if phase != Phase::Playing {
        assert!(table.request().is_none(), "nobody asks where no game is on");
        assert!(matches!(table.next_step(|_| true), NextStep::None));
    }
    let mut names: Vec<String> =
        table.names(&Plain).iter().map(|name| name.to_lowercase()).collect();
    names.retain(|name| !name.is_empty());
    names.sort();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count, "two have the same name: {names:?}");
    if let Some(request) = table.request() {
        assert!(request.keep < table.ply());
    }
    if let Some((joint, game)) = table.game().and_then(|game| game.joint().zip(Some(game))) {
        assert_eq!(joint.deal(table.agreement().config), *game.deal(), "the shares give the cards");
    }
    if let Some((advice, game)) = table.advice().zip(table.game()) {
        assert!(advice.moves.iter().all(|advised| game.state().check(advised.m).is_ok()));
    }
}

fn view(table: &Table, player: Option<PlayerId>) -> TableView {
    table.view(&Viewer {
        player,
        at: Millis(0),
        revision: 0,
        names: &Plain,
        is_online: &|_| true,
        watchers: 0,
    })
}

struct Series {
    rng: Xoshiro256PlusPlus,
    tables: Vec<Kept>,
    now: Millis,
    refused: BTreeMap<String, usize>,
    done: BTreeMap<&'static str, usize>,
}

impl Series {
    fn new(seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (refused, done) = (BTreeMap::new(), BTreeMap::new());
        Self { rng, tables: Vec::new(), now: Millis(1_000_000), refused, done }
    }

    fn below(&mut self, n: u64) -> u64 {
        self.rng.next_u64() % n
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    fn id(&mut self) -> TableId {
        let mut bytes = [0; 16];
        self.rng.fill_bytes(&mut bytes);
        TableId::from_random(bytes)
    }

    fn fresh(&mut self) -> Fresh {
        let mut salt = [0; 32];
        self.rng.fill_bytes(&mut salt);
        let mut secret = [0; 32];
        self.rng.fill_bytes(&mut secret);
        Fresh { seed: self.rng.next_u64(), salt, secret }
    }

    fn someone(&mut self) -> PlayerId {
        player(1 + self.below(5))
    }

    fn new_table(&mut self) -> NewTable {
        let players = Players::ALL[self.below(3) as usize];
        let config = Config {
            sides: Sides::from_bits(self.below(256) as u8),
            deck: DeckRule::ALL[self.below(2) as usize],
            ties: Ties::ALL[self.below(2) as usize],
            announce: self.chance(20),
            ..Config::new(players)
        };
        let turn_limit = self.chance(40).then_some(5_000);
        let host = self.someone();
        let mut seats = Vec::new();
        for _ in players.seats() {
            seats.push(match self.below(4) {
                0 => NewSeat::Open,
                1 => NewSeat::Bot { level: "page".to_owned() },
                _ => {
                    let player = if self.chance(60) { host } else { self.someone() };
                    NewSeat::Person { player, name: "Ada".to_owned(), ready: self.chance(70) }
                }
            });
        }
        let agreement = Agreement {
            config,
            turn_limit,
            substitute: "page".to_owned(),
            hints: Hints::ALL[self.below(3) as usize],
            auto_start: self.chance(30),
        };
        let seed = self.chance(20).then(|| self.below(1000));
        NewTable { agreement, seats, host, listed: self.chance(50), seed }
    }

    /// Does something anywhere.
    fn step(&mut self) {
        self.now.0 += self.below(4_000);
        if self.tables.is_empty() || self.chance(1) {
            let (new, fresh) = (self.new_table(), self.fresh());
            let changes = Table::open(self.now, new, &fresh).expect("a good table");
            let id = self.id();
            self.tables.push(Kept::open(id, &changes));
            return;
        }
        // Mostly where something goes on, and sometimes anywhere.
        let count = self.tables.len() as u64;
        let lately = if self.chance(80) { count.min(3) } else { count };
        let place = (count - 1 - self.below(lately)) as usize;
        let others: Vec<Table> = self.tables.iter().map(|kept| kept.table.clone()).collect();
        let opened = self.tables.len();
        self.act(place);
        for (other, (before, after)) in others.iter().zip(&self.tables).enumerate() {
            assert!(other == place || *before == after.table, "no event of one shows in another");
        }
        for kept in &self.tables[opened..] {
            is_new(&kept.table);
            kept.check();
        }
        self.tables[place].check();
    }

    fn act(&mut self, place: usize) {
        let table = self.tables[place].table.clone();
        match self.below(100) {
            0..4 => self.after(place, &table),
            _ if table.phase() == Phase::Over && self.chance(50) => self.after(place, &table),
            4 if self.chance(10) => self.forget(place, &table),
            _ => self.command(place, &table),
        }
    }

    fn after(&mut self, place: usize, table: &Table) {
        let (mut who, id, fresh) = (self.someone(), self.id(), self.fresh());
        if self.chance(60) {
            who = table.players().next().map_or(who, |(_, player)| player);
        }
        match self.below(3) {
            0 | 1 => match table.rematch(self.now, who, id, &fresh) {
                Ok(Rematch::There(next)) => assert_eq!(table.next(), Some(next)),
                Ok(Rematch::New { here, there }) => {
                    self.note("rematch");
                    self.tables[place].commit(&here);
                    assert_eq!(self.tables[place].table.next(), Some(id));
                    self.tables.push(Kept::open(id, &there));
                }
                Err(refusal) => self.refuse(refusal),
            },
            _ => {
                let (ply, seat) = (self.below(60) as usize, self.below(5) as usize);
                match table.play_on(self.now, (who, "Eva"), ply, seat, "page") {
                    Ok(changes) => {
                        self.note("play on");
                        self.tables.push(Kept::open(id, &changes));
                    }
                    Err(refusal) => self.refuse(refusal),
                }
            }
        }
    }

    fn forget(&mut self, place: usize, table: &Table) {
        let who = self.someone();
        match table.forget(self.now, who, &BTreeSet::from([who])) {
            Removal::Delete => {
                assert!(table.players().all(|(_, player)| player == who));
                assert!(table.host().is_none_or(|host| host == who));
            }
            Removal::Change(changes) => {
                self.note("forget");
                self.tables[place].commit(&changes);
                let kept = &self.tables[place];
                assert!(!kept.table.sits(who) && !kept.table.is_host(who));
                let all = format!("{:?}", kept.log.events) + &format!("{:?}", kept.log.members);
                assert!(!all.contains(&who.to_string()), "nothing of them is in log or members");
            }
        }
    }

    fn command(&mut self, place: usize, table: &Table) {
        let seated: Vec<PlayerId> = table.players().map(|(_, player)| player).collect();
        let who = match seated.len() as u64 {
            n if n > 0 && self.chance(85) => seated[self.below(n) as usize],
            _ => self.someone(),
        };
        // What people do at all moves the game on most of the time.
        let mover = table.turn().and_then(|turn| {
            table.players().find(|&(seat, _)| seat == turn).map(|(_, player)| player)
        });
        let ply = if self.chance(95) { table.ply() } else { self.below(50) as u32 };
        let view = table.game().map(majesty_table::Game::view);
        let word = self.word(view.as_ref());
        let text =
            ["", "Hello", "Well played!", &"x".repeat(501)][self.below(4) as usize].to_owned();
        let seat = self.below(5) as usize;
        let moves = view
            .iter()
            .filter(|view| !view.is_over())
            .flat_map(|view| view.legal_moves().iter().take(3).copied().collect::<Vec<_>>());
        let advice: Vec<Advised> = moves.map(|m| Advised { m, chance: 50 }).collect();
        let (yes, fresh) = (self.chance(70), self.fresh());
        let share = ["", "oak", "elm tree", "7", "\""][self.below(5) as usize];
        let action = match self.below(40) {
            0 => Action::Sit { who, seat, name: "Ben" },
            1 => Action::Join { who, seat, name: "Ben", share, fresh },
            2..4 => Action::Ready { who, ready: yes, share, fresh },
            4..6 => Action::Start { who, share, fresh },
            6 if self.chance(40) => Action::Conclude { who },
            6 => Action::Leave { who },
            7 if self.chance(15) => Action::Resign { who },
            7 => Action::ComeBack { who },
            8 => {
                let clock = table.clock().filter(|_| yes);
                let gone = TurnClock { ply, from: self.now, limit: 5_000 };
                let waited = self.below(8_000);
                Action::TimeOut { clock: clock.unwrap_or(gone), waited }
            }
            9..11 => Action::TakeBack { who, ply },
            11..13 => Action::AnswerTakeBack { who, yes },
            13 if view.is_some_and(|view| !view.is_over()) => {
                let who = mover.unwrap_or(who);
                Action::Advise { who, ply, view: view.as_ref().unwrap(), moves: &advice, why: None }
            }
            14 => Action::Say { who, name: "Eva", text: &text },
            15 => Action::Mute { who, whom: self.whom(table), on: yes },
            16 if self.chance(60) => self.manage(table, who, seat, yes),
            16 if self.chance(5) => Action::HandOver { from: who, to: self.someone() },
            17..30 => Action::Play { who: mover.unwrap_or(who), ply, word: &word },
            _ => match (&view, table.next_step(|_| true)) {
                (Some(view), NextStep::Think { by, .. }) => {
                    Action::PlayBot { view, m: view.legal_moves()[0], by }
                }
                (Some(view), _) if !view.is_over() => {
                    Action::PlayBot { view, m: view.legal_moves()[0], by: MadeBy::Bot }
                }
                _ => Action::Play { who, ply, word: &word },
            },
        };
        let name = name(&action);
        let command = Command { at: self.now, action };
        match table.decide(&command) {
            Ok(changes) => {
                self.tables[place].commit(&changes);
                if !changes.is_empty() {
                    self.note(name);
                }
                if matches!(
                    command.action,
                    Action::Play { .. }
                        | Action::Sit { .. }
                        | Action::Join { .. }
                        | Action::Ready { .. }
                ) {
                    let again = self.tables[place].table.decide(&command);
                    assert!(again.is_ok_and(|again| again.is_empty()), "twice counts once: {name}");
                }
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    /// Somebody, as others name them.
    fn whom(&mut self, table: &Table) -> Whom {
        match self.below(3) {
            0 => Whom::Seat(self.below(5) as usize),
            1 => Whom::Line(table.chat().last().map_or(1, |line| line.n)),
            _ => Whom::Member(MemberId(self.below(8) as u32)),
        }
    }

    /// What only the host may do, mostly by the host.
    fn manage(&mut self, table: &Table, who: PlayerId, seat: usize, on: bool) -> Action<'static> {
        let who = table.host().filter(|_| self.chance(80)).unwrap_or(who);
        match self.below(12) {
            0..4 => Action::Remove { who, seat },
            4..8 => Action::Block { who, whom: self.whom(table), on },
            8..11 => Action::LetWatchersChat { who, on },
            _ => Action::Close { who },
        }
    }

    fn word(&mut self, view: Option<&View>) -> String {
        match view.filter(|view| !view.is_over()) {
            Some(view) if self.chance(95) => {
                let moves = view.legal_moves();
                moves[self.below(moves.len() as u64) as usize].to_string()
            }
            _ => ["", "1M", "7Q", "x", "6N"][self.below(5) as usize].to_owned(),
        }
    }

    fn note(&mut self, what: &'static str) {
        *self.done.entry(what).or_default() += 1;
    }

    fn refuse(&mut self, refusal: Refusal) {
        assert!(!refusal.to_string().is_empty(), "every refusal has a reason");
        let name = format!("{refusal:?}").split('(').next().unwrap_or_default().to_owned();
        *self.refused.entry(name).or_default() += 1;
    }
}

fn name(action: &Action<'_>) -> &'static str {
    match action {
        Action::Sit { .. } => "sit",
        Action::Join { .. } => "join",
        Action::Ready { .. } => "ready",
        Action::Start { .. } => "start",
        Action::Leave { .. } => "leave",
        Action::Resign { .. } => "resign",
        Action::Conclude { .. } => "conclude",
        Action::ComeBack { .. } => "come back",
        Action::Play { .. } => "play",
        Action::PlayBot { .. } => "play bot",
        Action::TimeOut { .. } => "time out",
        Action::TakeBack { .. } => "take back",
        Action::AnswerTakeBack { .. } => "answer take-back",
        Action::Advise { .. } => "advise",
        Action::Say { .. } => "say",
        Action::Mute { .. } => "mute",
        Action::HandOver { .. } => "hand over",
        Action::Remove { .. } => "remove",
        Action::Block { .. } => "block",
        Action::LetWatchersChat { .. } => "let watchers chat",
        Action::Close { .. } => "close",
    }
}

/// Nothing of another game is at a table that was just opened.
fn is_new(table: &Table) {
    assert!(table.request().is_none() && table.advice().is_none());
    assert!(table.next().is_none() && table.chat().next().is_none());
    assert!(table.seats().iter().all(|seat| !seat.away));
    let view = view(table, None);
    assert!(view.seats.iter().all(|seat| !seat.muted));
}

#[test]
fn the_log_tells_all_that_random_people_do() {
    let (mut tables, mut events) = (0, 0);
    let (mut refused, mut done) = (BTreeMap::new(), BTreeMap::new());
    for seed in 0..SERIES {
        let mut series = Series::new(seed);
        for _ in 0..COMMANDS {
            series.step();
        }
        tables += series.tables.len();
        events += series.tables.iter().map(|kept| kept.table.events() as usize).sum::<usize>();
        for (name, count) in series.refused {
            *refused.entry(name).or_insert(0) += count;
        }
        for (name, count) in series.done {
            *done.entry(name).or_insert(0) += count;
        }
    }
    println!("{tables} tables, {events} events\ndone: {done:?}\nrefused: {refused:?}");
    assert!(tables > 2_000, "{tables}");
    // Everything that can be done was done, and every reason to refuse was given.
    for what in [
        "sit",
        "ready",
        "start",
        "leave",
        "resign",
        "come back",
        "play",
        "play bot",
        "time out",
        "take back",
        "answer take-back",
        "advise",
        "say",
        "mute",
        "hand over",
        "remove",
        "block",
        "let watchers chat",
        "close",
        "rematch",
        "play on",
        "forget",
    ] {
        assert!(done.contains_key(what), "nobody did: {what}");
    }
    for reason in [
        "NotYourSeat",
        "NotYourTurn",
        "Stale",
        "GameOver",
        "Begun",
        "NotBegun",
        "NotOver",
        "NoMove",
        "Illegal",
        "NoSeat",
        "SeatTaken",
        "OnlyHost",
        "SeatsFree",
        "NotReady",
        "NothingToTakeBack",
        "NothingAsked",
        "NothingToPlayOn",
        "LineTooLong",
        "TimeOver",
        "NoHints",
        "HintsAlone",
        "Blocked",
        "WatchersQuiet",
        "Closed",
        "OthersPlay",
        "OneSeat",
        "Resigned",
    ] {
        assert!(refused.contains_key(reason), "never refused: {reason}");
    }
}

/// One update serves all who watch: a player to whom the table has nothing of their own sees it as
/// anyone does.
#[test]
fn players_without_a_view_of_their_own_see_what_watchers_see() {
    let (mut own, mut shared) = (0, 0);
    for seed in 0..10 {
        let mut series = Series::new(seed);
        for step in 0..COMMANDS {
            series.step();
            let table = &series.tables[step % series.tables.len()].table;
            for player in (1..=5).map(player) {
                if table.has_own_view(player) {
                    own += 1;
                    continue;
                }
                shared += 1;
                let (known, unknown) = (view(table, Some(player)), view(table, None));
                assert_eq!(format!("{known:?}"), format!("{unknown:?}"), "seed {seed}");
            }
        }
    }
    assert!(own > 1000 && shared > 1000, "{own} {shared}");
}

/// Two decks that differ only in cards that nobody has seen look alike to everybody.
#[test]
fn views_of_games_that_differ_in_hidden_cards_are_equal() {
    let config = Config::new(Players::Two);
    for seed in 0..200 {
        let deal = Deal::new(config, seed);
        // The last two different cards of the deck change places: tier 2, far below the display.
        let mut cards = deal.cards().to_vec();
        let last = cards.len() - 1;
        let other = (0..last).rev().find(|&place| cards[place] != cards[last]).unwrap();
        cards.swap(last, other);
        let hidden = Deal::from_cards(config, &cards).unwrap();
        let open = |deal: &Deal| {
            let record = Record::new(*deal, ["Ada", "Ben"]).unwrap();
            let who = player(1);
            let names = record.names().to_vec();
            let mut changes = Table::open_record(Millis(0), who, &record, names, "page".into());
            // As a game that is played, by somebody against a bot.
            if let Some(Event::Opened { origin, seats, .. }) = changes.events.first_mut() {
                *origin = majesty_table::Origin::New;
                seats[1].holder = majesty_table::Holder::Bot { level: "page".into() };
            }
            changes.members[0].1 = Member { player: Some(who), name: "Ada".into() };
            changes.events.retain(|event| *event != Event::Ended);
            Table::from_changes(TableId::from_random([1; 16]), &changes).unwrap()
        };
        let (mut one, mut two) = (open(&deal), open(&hidden));
        for ply in 0..12 {
            for viewer in [None, Some(player(1)), Some(player(2))] {
                let (a, b) = (view(&one, viewer), view(&two, viewer));
                assert_eq!(format!("{a:?}"), format!("{b:?}"), "seed {seed}, ply {ply}");
            }
            assert_eq!(one.summary(), two.summary());
            let moves = one.game().unwrap().view().legal_moves();
            let m = moves[(seed as usize + ply) % moves.len()];
            for table in [&mut one, &mut two] {
                let by = if ply % 2 == 0 { MadeBy::Person } else { MadeBy::Bot };
                table.apply(Millis(1), &Event::Played { m, by }).unwrap();
            }
        }
    }
}
