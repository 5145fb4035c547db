//! The state of a table, derived from its log.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use majesty_rules::{JointDeal, Record, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Advice, Agreement, ChatLine, Day, Game, Holder, MadeBy, Member, MemberId, Millis, Names,
    Origin, PlayerId, Refusal, Request, SeatState, TableId, name,
};

/// A table at one moment.
///
/// [`decide`](Self::decide) turns commands into events, [`apply`](Self::apply) turns events into
/// the next table, and nothing else changes one.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) revision: u64,
    /// How many events there were.
    pub(crate) events: u32,
    pub(crate) created: Millis,
    pub(crate) changed: Millis,
    pub(crate) started: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    pub(crate) agreement: Agreement,
    pub(crate) origin: Origin,
    /// The day whose deal is played here.
    pub(crate) daily: Option<Day>,
    pub(crate) listed: bool,
    /// The chosen seed.
    pub(crate) seed: Option<u64>,
    /// The server's secret of a joint deal, without the shares.
    pub(crate) joint: Option<JointDeal>,
    pub(crate) host: MemberId,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) stage: Stage,
    pub(crate) practice: bool,
    pub(crate) next: Option<TableId>,
    /// Who asked for the rematch.
    pub(crate) next_by: Option<MemberId>,
    /// Who has muted whom.
    pub(crate) mutes: BTreeSet<(MemberId, MemberId)>,
    /// How often each member muted or unmuted others.
    pub(crate) mutings: BTreeMap<MemberId, u32>,
    /// Who may neither sit down nor chat.
    pub(crate) blocked: BTreeSet<MemberId>,
    /// Whether watchers may chat.
    pub(crate) watchers_chat: bool,
    pub(crate) closed: bool,
    pub(crate) members: Vec<Member>,
    /// How many lines of chat there were.
    pub(crate) lines: u64,
    pub(crate) chat: VecDeque<ChatLine>,
}

/// The tag of a record with a seed that was chosen: its cards may have been known.
pub const SEED: &str = "Seed";

/// The tags of a record for the seats whose players resigned, each with the round.
pub const RESIGNED: [&str; 4] = ["Resigned1", "Resigned2", "Resigned3", "Resigned4"];

/// How far a table is, and what it has then.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stage {
    Gathering,
    Playing(Game),
    Over(Game),
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People take their seats.
    Gathering,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Gathering, Self::Playing, Self::Over];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

impl Table {
    /// Its name.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The number of changes so far. An append must name it.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// How many events its log has.
    pub fn events(&self) -> u32 {
        self.events
    }

    /// When it was opened.
    pub fn created(&self) -> Millis {
        self.created
    }

    /// When it was changed last.
    pub fn changed(&self) -> Millis {
        self.changed
    }

    /// When its game began, once it has.
    pub fn started(&self) -> Option<Millis> {
        self.started
    }

    /// When its game ended, once it has.
    pub fn ended(&self) -> Option<Millis> {
        self.ended
    }

    /// The terms.
    pub fn agreement(&self) -> &Agreement {
        &self.agreement
    }

    /// Whether strangers find it in the lobby.
    pub fn is_listed(&self) -> bool {
        self.listed
    }

    /// Whether it is a practice game: a seed was chosen, so the cards may be known; hidden cards were
    /// seen before a take-back; or it continues another game.
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// Whether it is an uploaded record. Nobody sits at it.
    pub fn is_record(&self) -> bool {
        self.origin == Origin::Record
    }

    /// The day whose deal is played here: everyone has one try, without hints and take-backs.
    pub fn daily(&self) -> Option<Day> {
        self.daily
    }

    /// Whether others still play this deal, so that nothing here may be shown to them.
    pub fn is_sealed(&self, at: Millis) -> bool {
        self.daily.is_some_and(|day| at < day.closes())
    }

    /// Whether somebody may look at this table now.
    pub fn may_see(&self, viewer: Option<PlayerId>, at: Millis) -> bool {
        !self.is_sealed(at) || viewer.is_some_and(|player| self.sits(player))
    }

    /// Whether the host closed it.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Gathering => Phase::Gathering,
            Stage::Playing(_) => Phase::Playing,
            Stage::Over(_) => Phase::Over,
        }
    }

    /// The game, once the cards are dealt.
    pub fn game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Gathering => None,
            Stage::Playing(game) | Stage::Over(game) => Some(game),
        }
    }

    /// The game while it goes on.
    pub(crate) fn playing(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Playing(game) => Some(game),
            Stage::Gathering | Stage::Over(_) => None,
        }
    }

    /// How many moves were made.
    pub fn ply(&self) -> u32 {
        self.game().map_or(0, Game::ply)
    }

    /// The seat that is to move, while the game goes on.
    pub fn turn(&self) -> Option<Seat> {
        let game = self.playing()?;
        (!game.state().is_over()).then(|| game.state().turn())
    }

    /// The seats, in order.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// A seat.
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// The rematch, once there is one.
    pub fn next(&self) -> Option<TableId> {
        self.next
    }

    /// The newest lines of the chat.
    pub fn chat(&self) -> impl DoubleEndedIterator<Item = &ChatLine> {
        self.chat.iter()
    }

    /// Everyone who sits or sat here.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// The member with a number.
    pub(crate) fn member(&self, member: MemberId) -> &Member {
        self.members.get(member.index()).unwrap_or(const { &Member::NOBODY })
    }

    /// The player of a member.
    pub(crate) fn player(&self, member: MemberId) -> Option<PlayerId> {
        self.member(member).player
    }

    /// The seats held by people.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, MemberId)> {
        let seats = Seat::ALL.into_iter().zip(&self.seats);
        seats.filter_map(|(seat, state)| Some((seat, state.holder.member()?)))
    }

    /// The seats held by players. A player with several seats appears several times, and one whom
    /// the host removed not at all.
    pub fn players(&self) -> impl Iterator<Item = (Seat, PlayerId)> {
        let people = self.people().filter(|&(seat, _)| !self.seat(seat).removed);
        people.filter_map(|(seat, member)| Some((seat, self.player(member)?)))
    }

    /// The seats of a player.
    pub(crate) fn seats_of(&self, player: PlayerId) -> impl Iterator<Item = Seat> {
        self.players().filter(move |&(_, holder)| holder == player).map(|(seat, _)| seat)
    }

    /// Whether a player holds a seat.
    pub fn holds(&self, seat: Seat, player: PlayerId) -> bool {
        self.seats_of(player).any(|own| own == seat)
    }

    /// Whether a player holds a seat and hasn't resigned on it.
    fn plays(&self, seat: Seat, player: PlayerId) -> bool {
        self.holds(seat, player) && self.seat(seat).resigned.is_none()
    }

    /// Whether a player has a seat here.
    pub fn sits(&self, player: PlayerId) -> bool {
        self.seats_of(player).next().is_some()
    }

    /// A seated member of a player.
    pub(crate) fn seated(&self, player: PlayerId) -> Result<MemberId, Refusal> {
        let seat = self.seats_of(player).next().ok_or(Refusal::NotYourSeat)?;
        self.seat(seat).holder.member().ok_or(Refusal::NotYourSeat)
    }

    /// The name that a player gave themselves at their seat.
    pub fn name_of(&self, player: PlayerId) -> Option<&str> {
        let member = self.seated(player).ok()?;
        Some(self.member(member).name.as_str())
    }

    /// The host, unless they were forgotten.
    pub fn host(&self) -> Option<PlayerId> {
        self.player(self.host)
    }

    /// Whether a player is the host.
    pub fn is_host(&self, player: PlayerId) -> bool {
        self.player(self.host) == Some(player)
    }

    /// Whether a player's only opponents are bots. A forgotten person was an opponent too.
    pub(crate) fn is_alone(&self, player: PlayerId) -> bool {
        self.sits(player) && self.people().all(|(_, other)| self.player(other) == Some(player))
    }

    /// Whether another person is still in the game. People who left can come back.
    pub(crate) fn has_opponents(&self, player: PlayerId) -> bool {
        let is_in = |seat: Seat| {
            let state = self.seat(seat);
            !state.removed && state.resigned.is_none()
        };
        self.people().any(|(seat, member)| {
            is_in(seat) && self.player(member).is_some_and(|other| other != player)
        })
    }

    /// Whether a player has resigned on all their seats.
    pub fn has_resigned(&self, player: PlayerId) -> bool {
        self.sits(player) && self.seats_of(player).all(|seat| self.seat(seat).resigned.is_some())
    }

    /// Whether a bot plays on a seat: the person on it is away or was forgotten.
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        let state = self.seat(seat);
        let member = state.holder.member();
        state.away || member.is_some_and(|member| self.player(member).is_none())
    }

    /// One member of each other player who isn't away.
    pub(crate) fn others(&self, player: PlayerId) -> Vec<MemberId> {
        let mut known = BTreeSet::from([player]);
        let here = self.people().filter(|&(seat, _)| !self.seat(seat).away);
        here.filter(|&(_, member)| self.player(member).is_some_and(|other| known.insert(other)))
            .map(|(_, member)| member)
            .collect()
    }

    /// How many moves stay when a player takes back to their last own turn.
    pub(crate) fn take_back_to(&self, player: PlayerId) -> Option<u32> {
        if self.daily.is_some() {
            return None;
        }
        let turns = self.game()?.turns();
        let own = turns
            .iter()
            .rposition(|turn| turn.by == MadeBy::Person && self.plays(turn.seat, player));
        own.map(|ply| ply as u32)
    }

    /// The open take-back request, if another player has yet to answer it.
    pub fn request(&self) -> Option<&Request> {
        let request = self.playing()?.position.request.as_ref()?;
        let asker = self.player(request.by)?;
        let awaits = |&member: &MemberId| self.player(member).is_some_and(|other| other != asker);
        request.awaited.iter().any(awaits).then_some(request)
    }

    /// Advice on the current position.
    pub fn advice(&self) -> Option<&Advice> {
        self.game()?.position.advice.as_ref()
    }

    /// Whether a player has muted another.
    pub(crate) fn is_muted(&self, by: Option<PlayerId>, whom: PlayerId) -> bool {
        by.is_some()
            && self
                .mutes
                .iter()
                .any(|&(muter, muted)| self.player(muter) == by && self.player(muted) == Some(whom))
    }

    /// Whether the host has blocked a player.
    pub(crate) fn is_blocked(&self, player: PlayerId) -> bool {
        // A guest who was blocked may turn out to be the host.
        let is_theirs = |&member: &MemberId| self.player(member) == Some(player);
        !self.is_host(player) && self.blocked.iter().any(is_theirs)
    }

    /// The names to show, in seat order.
    pub fn names(&self, names: &dyn Names) -> Vec<String> {
        let seats: Vec<&Holder> = self.seats.iter().map(|seat| &seat.holder).collect();
        seat_names(&seats, &self.members, names)
    }

    /// The moves of a finished game on its cards, for the server's own work: even while it's sealed, so
    /// what is shown of it must not tell the deck.
    pub fn finished(&self, names: &dyn Names) -> Result<Record, Refusal> {
        let Stage::Over(game) = &self.stage else { return Err(Refusal::NotOver) };
        let mut record =
            Record::new(*game.deal(), self.names(names)).map_err(|_| Refusal::NotOver)?;
        for turn in game.turns() {
            record.push(turn.m).map_err(Refusal::Illegal)?;
        }
        Ok(record)
    }

    /// The record of a finished game. Earlier it would reveal the cards; of the daily deal it would
    /// reveal them to those who have yet to play it.
    pub fn record(&self, names: &dyn Names, at: Millis) -> Result<Record, Refusal> {
        let Stage::Over(game) = &self.stage else { return Err(Refusal::NotOver) };
        if self.is_sealed(at) {
            return Err(Refusal::Sealed);
        }
        let mut record = self.finished(names)?;
        if let Some(seed) = self.seed {
            let _ = record.tag(SEED, &seed.to_string());
        }
        for (tag, seat) in RESIGNED.iter().zip(&self.seats) {
            if let Some(round) = seat.resigned {
                let _ = record.tag(tag, &round.to_string());
            }
        }
        if let Some(joint) = game.joint() {
            let _ = joint.tag(&mut record);
        }
        if let Some(commitment) = game.commitment() {
            // A commitment that a record can't represent is left out.
            let _ = commitment.tag(&mut record);
        }
        Ok(record)
    }
}

/// The names to show for seats, all different; a free seat has none. Bots with the same name are
/// numbered. Of people with the same name, the one who came first keeps it.
pub(crate) fn seat_names(seats: &[&Holder], members: &[Member], names: &dyn Names) -> Vec<String> {
    let given = |member: &MemberId| {
        let member = members.get(member.index());
        member.map(|member| member.name.as_str()).filter(|name| !name.is_empty())
    };
    let claim = |&place: &usize| match seats[place] {
        Holder::Bot { .. } => (0, MemberId(0)),
        Holder::Person { member } if given(member).is_some() => (1, *member),
        Holder::Person { member } => (2, *member),
        Holder::Open => (3, MemberId(0)),
    };
    let mut order: Vec<usize> = (0..seats.len()).collect();
    order.sort_by_key(claim);
    let mut shown = vec![String::new(); seats.len()];
    let mut taken = BTreeSet::new();
    for place in order {
        let wanted = match seats[place] {
            Holder::Open => continue,
            Holder::Bot { level } => bot_name(seats, place, level, names),
            Holder::Person { member } => {
                given(member).map_or_else(|| names.player(place + 1), ToOwned::to_owned)
            }
        };
        shown[place] = name::distinct(&wanted, |key| taken.contains(key));
        taken.insert(name::key(&shown[place]));
    }
    shown
}

fn bot_name(seats: &[&Holder], place: usize, level: &str, names: &dyn Names) -> String {
    let name = names.bot(level);
    let same =
        |other: &&&Holder| matches!(other, Holder::Bot { level } if names.bot(level) == name);
    match seats.iter().filter(same).count() {
        1 => name,
        _ => format!("{name} {}", seats[..place].iter().filter(same).count() + 1),
    }
}
