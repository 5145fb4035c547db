//! From a table as older versions stored it, a header and moves, to a log.
//!
//! The old layout kept what is, and not how it came about. So the log tells the shortest story that
//! ends the same: the table was opened with the people who sit there now, and so on.

use std::{
    collections::{BTreeMap, BTreeSet},
    error::Error,
};

use majesty_rules::{Card, Commitment, Config, Deal, Move, Seat};
use majesty_table::{
    Advised, Agreement, Event, Holder, Log, Logged, MadeBy, Member, MemberId, Millis, OpenedSeat,
    Origin, Phase, PlayerId, Table, TableId,
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::rows::json as to_json;

/// A table of the old layout, as its rows were.
pub struct OldTable {
    pub id: String,
    pub created: i64,
    pub changed: i64,
    pub started: Option<i64>,
    pub turn_started: Option<i64>,
    pub revision: i64,
    pub phase: String,
    pub listed: bool,
    pub header: String,
    pub moves: Vec<OldMove>,
    /// The numbers and moments of the lines of chat.
    pub lines: Vec<(i64, i64)>,
}

pub struct OldMove {
    pub ply: i64,
    pub word: String,
    pub by: String,
    pub at: i64,
}

/// What is written of a table.
pub struct NewTable {
    pub changed: i64,
    pub phase: Phase,
    pub listed: bool,
    pub summary: String,
    /// Moments and events as JSON.
    pub events: Vec<(i64, String)>,
    /// Everybody, and whether they have a seat.
    pub members: Vec<(Member, bool)>,
}

/// The part of the old header that counts.
#[derive(Deserialize)]
struct Header {
    config: Value,
    #[serde(default)]
    cards: Option<String>,
    #[serde(default)]
    seed: Option<u64>,
    #[serde(default)]
    commitment: Option<Promise>,
    seats: Vec<OldSeat>,
    host: String,
    #[serde(default)]
    turn_limit_ms: Option<u64>,
    #[serde(default)]
    substitute: String,
    #[serde(default)]
    practice: bool,
    #[serde(default)]
    next: Option<TableId>,
    #[serde(flatten)]
    remarks: Remarks,
    #[serde(default)]
    record: Value,
    #[serde(default)]
    back: Value,
    #[serde(default)]
    mutes: Value,
}

#[derive(Deserialize)]
struct Promise {
    hash: String,
    salt: String,
}

#[derive(Deserialize)]
struct OldSeat {
    #[serde(flatten)]
    kind: OldKind,
    #[serde(default)]
    name: String,
    #[serde(default)]
    ready: bool,
    #[serde(default)]
    stand_in: Option<String>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum OldKind {
    Person { player: String },
    Open,
    Bot { level: String },
}

/// What was said about one position, and the table whose rematch this is: a rematch took over what
/// its previous game had.
#[derive(Default, Deserialize)]
struct Remarks {
    #[serde(default)]
    previous: Option<String>,
    #[serde(default)]
    request: Option<OldRequest>,
    #[serde(default)]
    advice: Option<OldAdvice>,
}

#[derive(PartialEq, Eq, Deserialize)]
struct OldRequest {
    by: String,
    ply: u32,
    keep: u32,
    awaited: BTreeSet<String>,
}

#[derive(PartialEq, Eq, Deserialize)]
struct OldAdvice {
    ply: u32,
    moves: Vec<(String, u8)>,
    asked: BTreeSet<String>,
}

/// Why a table can't be read.
type Damage = Box<dyn Error + Send + Sync>;

impl OldTable {
    /// The table whose rematch this is.
    pub fn previous(&self) -> Option<String> {
        serde_json::from_str::<Remarks>(&self.header).ok()?.previous
    }

    /// The table as a log. `previous` is the header of the table whose rematch it is. One that was
    /// damaged before is kept as it was, in an event that nobody can read.
    pub fn upgrade(&self, previous: Option<String>) -> NewTable {
        let ghosts = previous.and_then(|header| serde_json::from_str(&header).ok());
        self.log(&ghosts.unwrap_or_default()).unwrap_or_else(|damage| {
            tracing::warn!(
                "table {} was already damaged, so it is kept as it was: {damage}",
                self.id
            );
            self.unreadable()
        })
    }

    fn unreadable(&self) -> NewTable {
        let Self { started, turn_started, phase, listed, header, .. } = self;
        let old_move = |m: &OldMove| json!([m.ply, m.word, m.by, m.at]);
        let moves: Vec<Value> = self.moves.iter().map(old_move).collect();
        let event = json!({
            "event": "unreadable", "header": header, "phase": phase, "listed": listed,
            "started": started, "turn_started": turn_started, "moves": moves,
        });
        NewTable {
            changed: self.changed,
            // Nobody resumes it, lists it or clears it away.
            phase: Phase::Over,
            listed: false,
            summary: "{}".to_owned(),
            events: vec![(self.created, event.to_string())],
            members: Vec::new(),
        }
    }

    fn log(&self, ghosts: &Remarks) -> Result<NewTable, Damage> {
        let header: Header = serde_json::from_str(&self.header)?;
        let id: TableId = self.id.parse()?;
        let phase = Phase::ALL.into_iter().find(|phase| phase.word() == self.phase);
        let phase = phase.ok_or("an unknown phase")?;
        let mut story = Story::open(self, &header, phase)?;
        if phase != Phase::Gathering {
            story.play(self, &header)?;
        } else if !self.moves.is_empty() {
            return Err("moves before the game".into());
        }
        story.remark(self, &header, ghosts, &Table::replay(id, story.log.clone())?);
        let table = Table::replay(id, story.log.clone())?;
        let Log { events, members, .. } = story.log;
        let seated: BTreeSet<MemberId> =
            table.seats().iter().filter_map(|seat| seat.holder.member()).collect();
        let members = (0..).map(MemberId).zip(members);
        Ok(NewTable {
            changed: self.changed.max(crate::rows::number(table.changed().0)),
            phase: table.phase(),
            listed: self.listed,
            summary: to_json(&table.summary()),
            events: events
                .iter()
                .map(|logged| (crate::rows::number(logged.at.0), to_json(&logged.event)))
                .collect(),
            members: members.map(|(id, member)| (member, seated.contains(&id))).collect(),
        })
    }
}

/// A log while it is written.
struct Story {
    log: Log,
    origin: Origin,
}

impl Story {
    fn tell(&mut self, at: i64, event: Event) -> Result<(), Damage> {
        self.log.events.push(Logged { at: Millis(at.try_into()?), event });
        Ok(())
    }

    /// The first member who is a player; whoever is none becomes one without a seat.
    fn member(&mut self, player: PlayerId) -> MemberId {
        let members = &mut self.log.members;
        let known = members.iter().position(|member| member.player == Some(player));
        let place = known.unwrap_or_else(|| {
            members.push(Member { player: Some(player), name: String::new() });
            members.len() - 1
        });
        MemberId(place as u32)
    }

    fn open(old: &OldTable, header: &Header, phase: Phase) -> Result<Self, Damage> {
        let origin = if !header.record.is_null() {
            Origin::Record
        } else if header.practice
            && header.cards.is_some()
            && header.seed.is_none()
            && header.commitment.is_none()
        {
            Origin::PlayedOn
        } else {
            Origin::New
        };
        let mut story = Self { log: Log::default(), origin };
        let mut seats = Vec::new();
        for seat in &header.seats {
            let player = match &seat.kind {
                OldKind::Person { player } => Some(player.parse()?),
                OldKind::Open | OldKind::Bot { .. } => None,
            };
            let holder = match &seat.kind {
                OldKind::Bot { level } => Holder::Bot { level: level.clone() },
                OldKind::Open if origin != Origin::Record => Holder::Open,
                // The people of a record are nobody's.
                OldKind::Open | OldKind::Person { .. } => {
                    let member = MemberId(story.log.members.len() as u32);
                    story.log.members.push(Member { player, name: seat.name.clone() });
                    Holder::Person { member }
                }
            };
            seats.push(OpenedSeat { holder, ready: seat.ready });
        }
        let host = story.member(header.host.parse()?);
        let agreement: Agreement = serde_json::from_value(json!({
            "config": header.config,
            "turn_limit": header.turn_limit_ms,
            "substitute": header.substitute,
        }))?;
        let seed = header.seed.filter(|_| phase == Phase::Gathering);
        let listed = old.listed;
        story.tell(
            old.created,
            Event::Opened {
                agreement,
                seats,
                host,
                listed,
                seed,
                secret: None,
                origin,
                daily: None,
            },
        )?;
        Ok(story)
    }

    /// The game.
    fn play(&mut self, old: &OldTable, header: &Header) -> Result<(), Damage> {
        let started = old.started.unwrap_or(old.created);
        let commitment = header.commitment.as_ref();
        let commitment = commitment
            .map(|Promise { hash, salt }| Commitment { hash: hash.clone(), salt: salt.clone() });
        let deal = Box::new(deal(self.config()?, header.cards.as_deref())?);
        self.tell(started, Event::Dealt { seed: header.seed, deal, commitment })?;
        for (ply, made) in (0..).zip(&old.moves) {
            if ply != made.ply {
                return Err(format!("move {ply} is missing").into());
            }
            let by = MadeBy::ALL.into_iter().find(|by| by.word() == made.by);
            let by = by.ok_or("a move without a player")?;
            self.tell(made.at, Event::Played { m: made.word.parse::<Move>()?, by })?;
        }
        let is_over = old.phase == Phase::Over.word();
        let last = old.moves.last().map(|made| made.at);
        let clock_from = old.turn_started.unwrap_or(last.unwrap_or(started));
        let practice = header.practice && self.origin == Origin::New;
        // A clock that did not begin with the last move began when others were taken back.
        let was_reset = !is_over && clock_from != last.unwrap_or(started);
        if practice || was_reset {
            let keep = old.moves.len() as u32;
            self.tell(clock_from, Event::TookBack { keep, practice })?;
        }
        if is_over {
            self.tell(last.unwrap_or(old.changed), Event::Ended)?;
        }
        Ok(())
    }

    fn config(&self) -> Result<Config, Damage> {
        match self.log.events.first() {
            Some(Logged { event: Event::Opened { agreement, .. }, .. }) => Ok(agreement.config),
            _ => Err("not opened".into()),
        }
    }

    /// All that is not the game itself, as far as it counts now. `table` is the one so far.
    fn remark(&mut self, old: &OldTable, header: &Header, ghosts: &Remarks, table: &Table) {
        let at = old.changed.max(old.created);
        let mut events = Vec::new();
        for (seat, state) in Seat::ALL.into_iter().zip(&header.seats) {
            if state.stand_in.is_some() && table.seat(seat).holder.member().is_some() {
                events.push((at, Event::StoodIn { seat }));
            }
        }
        events.extend(came_back(old, header, table).into_iter().flatten());
        let Remarks { request, advice, .. } = &header.remarks;
        if let Some(request) = request.as_ref().filter(|_| *request != ghosts.request) {
            events.extend(asked(request, table).map(|event| (at, event)));
        }
        if let Some(advice) = advice.as_ref().filter(|_| *advice != ghosts.advice) {
            events.extend(advised(advice, table).into_iter().map(|event| (at, event)));
        }
        let mutes: BTreeMap<String, Vec<String>> =
            serde_json::from_value(header.mutes.clone()).unwrap_or_default();
        for (by, whom) in mutes.iter().flat_map(|(by, all)| all.iter().map(move |whom| (by, whom)))
        {
            if let (Ok(by), Ok(whom)) = (by.parse(), whom.parse()) {
                let (by, whom) = (self.member(by), self.member(whom));
                events.push((at, Event::Muted { by, whom, on: true }));
            }
        }
        events.extend(header.next.map(|table| (at, Event::RematchOpened { table, by: None })));
        let said = |&(n, at): &(i64, i64)| (at, Event::Said { line: n.unsigned_abs() });
        events.extend(old.lines.iter().map(said));
        let logged = |(at, event): (i64, Event)| Logged { at: Millis(at.unsigned_abs()), event };
        self.log.events.extend(events.into_iter().map(logged));
    }
}

fn deal(config: Config, cards: Option<&str>) -> Result<Deal, Damage> {
    let cards = cards.ok_or("a game without cards")?.split_ascii_whitespace();
    let cards: Vec<Card> = cards.map(str::parse).collect::<Result<_, _>>()?;
    Ok(Deal::from_cards(config, &cards)?)
}

/// Who came back in the middle of this turn got the whole time for it.
fn came_back(old: &OldTable, header: &Header, table: &Table) -> Option<[(i64, Event); 2]> {
    let seat = table.turn()?;
    let is_here = header.seats.get(seat.index())?.stand_in.is_none();
    table.seat(seat).holder.member().filter(|_| is_here)?;
    let is_present = header.back.get("ply")?.as_u64()? == u64::from(table.ply());
    let at = header.back.get("at")?.as_i64().filter(|_| is_present)?;
    let at = at.max(old.turn_started.unwrap_or(at));
    Some([(at, Event::StoodIn { seat }), (at, Event::CameBack { seat })])
}

/// A player as a member with a seat.
fn seated(table: &Table, player: &str) -> Option<MemberId> {
    let player = player.parse().ok()?;
    let (seat, _) = table.players().find(|&(_, holder)| holder == player)?;
    table.seat(seat).holder.member()
}

/// A request that is open: one of an earlier position is over.
fn asked(request: &OldRequest, table: &Table) -> Option<Event> {
    if request.ply != table.ply() || table.phase() != Phase::Playing {
        return None;
    }
    let by = seated(table, &request.by)?;
    let of: Option<Vec<MemberId>> =
        request.awaited.iter().map(|player| seated(table, player)).collect();
    Some(Event::TakeBackAsked { by, keep: request.keep, of: of? })
}

/// Advice on the present position.
fn advised(advice: &OldAdvice, table: &Table) -> Vec<Event> {
    let Some(game) = table.game().filter(|_| table.turn().is_some() && advice.ply == table.ply())
    else {
        return Vec::new();
    };
    let moves: Option<Vec<Advised>> = advice
        .moves
        .iter()
        .map(|(word, chance)| {
            let m: Move = word.parse().ok()?;
            let mut state = *game.state();
            state.play(m, &mut ()).ok()?;
            Some(Advised { m, chance: *chance })
        })
        .collect();
    let asked = advice.asked.iter().filter_map(|player| seated(table, player));
    let told = |moves: Vec<Advised>| {
        asked.map(move |to| Event::Advised { to, moves: moves.clone(), why: None })
    };
    moves.map(told).into_iter().flatten().collect()
}
