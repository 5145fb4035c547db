//! What a viewer may know of a table. Pages, JSON, exports and lists are made from these views.

use std::{collections::BTreeSet, sync::Arc};

use majesty_rules::{Config, JointDeal, Move, ScoreSheet, Seat, View};

use crate::{
    ChatLine, Day, Game, HintTaken, Hints, Holder, MemberId, Millis, Note, Phase, PlayerId, Reason,
    SeatSummary, Summary, Table, TableId, Turn, Whom, member::Member, name, table::seat_names,
};

/// How many lines of chat a view has.
const CHAT: usize = 40;

/// How many people who chat a view has.
const SPEAKERS: usize = 20;

/// Who views a table, and facts about the moment that aren't stored.
pub struct Viewer<'a> {
    /// The player, if known.
    pub player: Option<PlayerId>,
    /// Now.
    pub at: Millis,
    /// A number that goes up with every change a view could show.
    pub revision: u64,
    /// Default names in the viewer's language.
    pub names: &'a dyn Names,
    /// Whether a player has a page open.
    pub is_online: &'a dyn Fn(PlayerId) -> bool,
    /// The number of viewers without a seat.
    pub watchers: usize,
}

/// Default names for people and bots, in some language.
pub trait Names {
    /// A bot of a level.
    fn bot(&self, level: &str) -> String;
    /// The player on a seat, counted from 1.
    fn player(&self, number: usize) -> String;
    /// A watcher.
    fn watcher(&self) -> String;
}

/// A table as a viewer may know it.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
pub struct TableView {
    /// Its name: the last part of its address.
    pub id: TableId,
    /// It goes up with every change: a view with a lower one is old.
    pub revision: u64,
    /// How far it is.
    pub phase: Phase,
    /// Whether it is an uploaded record. Nobody sits at it.
    pub is_record: bool,
    /// The set-up.
    pub config: Config,
    /// One for each seat.
    pub seats: Vec<SeatView>,
    /// Whether the viewer is the host.
    pub is_host: bool,
    /// The host's name at this table.
    pub host: Option<String>,
    /// Milliseconds for a turn.
    pub turn_limit: Option<u64>,
    /// Whether strangers see it in the list.
    pub listed: bool,
    /// The day whose deal is played here.
    pub daily: Option<Day>,
    /// Whether others still play the same deal, so that its record can't be had.
    pub is_sealed: bool,
    /// Whether it is a practice game.
    pub practice: bool,
    /// Level of the bot that stands in for players who leave.
    pub substitute: String,
    /// The number of viewers without a seat.
    pub watchers: usize,
    /// What was said, the newest last.
    pub chat: Vec<ChatView>,
    /// The table of the rematch, if there is one.
    pub next: Option<TableId>,
    /// The seat of the player who asked for the rematch, if that is known.
    pub rematch_by: Option<Seat>,
    /// How the cards are determined.
    pub fairness: FairnessView,
    /// A message for the viewer, such as why a move was refused. The front end sets it.
    pub notice: Option<String>,
    /// The game, once it has begun.
    pub game: Option<GameView>,
    /// Who may ask for hints.
    pub hints: Hints,
    /// Whether the game starts as soon as every seat is taken and ready.
    pub auto_start: bool,
    /// Whether the host closed it.
    pub closed: bool,
    /// Whether watchers may chat.
    pub watchers_chat: bool,
    /// Whether the viewer may chat.
    pub may_chat: bool,
    /// Whether the host has blocked the viewer.
    pub is_blocked: bool,
    /// Whether the host has removed the viewer from the game.
    pub is_removed: bool,
    /// The other people whom the viewer can mute and the host can block.
    pub people: Vec<PersonView>,
}

/// Another person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonView {
    /// How commands name them.
    pub whom: Whom,
    /// The name to show.
    pub name: String,
    /// Their seat. Watchers have none.
    pub seat: Option<Seat>,
    /// Whether the viewer has muted them.
    pub muted: bool,
    /// Whether the host has blocked them; only the host sees it.
    pub blocked: bool,
}

/// How the cards of a game are determined, as far as a viewer may know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FairnessView {
    /// Whether the host chose the seed, so that the host may know all cards.
    pub chosen_seed: bool,
    /// The joint deal, if the server and the players determine the cards together.
    pub joint: Option<JointView>,
}

/// A joint deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JointView {
    /// The hash of the server's secret.
    pub hash: String,
    /// The server's secret, once the game is over.
    pub secret: Option<String>,
    /// One for each seat.
    pub shares: Vec<ShareView>,
}

/// A player's share of a joint deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareView {
    /// There is none.
    Missing,
    /// There is one, which other players see once the cards are dealt.
    Given,
    /// A share that the viewer may see.
    Shown(String),
}

/// A seat and who holds it.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
pub struct SeatView {
    /// The name to show.
    pub name: String,
    /// Who holds it.
    pub holder: HolderView,
    /// Whether the viewer holds it. People who share a device hold several.
    pub own: bool,
    /// Ready to start.
    pub ready: bool,
    /// Whether the viewer has muted them.
    pub muted: bool,
    /// Whether the host removed the person, so that a bot plays to the end.
    pub removed: bool,
    /// Whether the person has deleted their data, so that a bot plays to the end.
    pub forgotten: bool,
    /// The round in which the person resigned. A bot plays on, and made all points since.
    pub resigned: Option<u8>,
    /// How many hints were taken on it.
    pub hints: u32,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HolderView {
    /// Nobody yet.
    Open,
    /// A person; `online` while one of their pages is open. `stand_in` is the level of the bot that
    /// plays while they are away.
    Person {
        /// Whether a page of theirs is open.
        online: bool,
        /// The level of the bot that plays for them now.
        stand_in: Option<String>,
    },
    /// A bot of a level.
    Bot {
        /// Its id in the registry of bots.
        level: String,
    },
}

/// A line of the chat.
#[derive(Clone, Debug)]
pub struct ChatView {
    /// Its number; they go up.
    pub n: u64,
    /// Who said it.
    pub name: String,
    /// What was said: plain text.
    pub text: String,
    /// The seat of who said it, if they sit at the table.
    pub seat: Option<Seat>,
    /// Whether a watcher said it: a person without a seat who isn't the host.
    pub watcher: bool,
}

/// A game that has begun.
#[derive(Clone, Debug)]
pub struct GameView {
    /// What the players may know of it.
    pub view: View,
    /// The turns so far.
    pub turns: Vec<Arc<Turn>>,
    /// Milliseconds left for this turn.
    pub clock: Option<u64>,
    /// Whether and how the viewer can take back.
    pub take_back: TakeBackView,
    /// The strongest bot's advice, if the viewer asked for it.
    pub hint: Option<HintView>,
    /// The commitment to the cards, if there is one.
    pub commitment: Option<CommitmentView>,
    /// Whether the viewer may ask for a hint now.
    pub may_hint: bool,
    /// The hints that were taken, in order. Everybody at the table sees them.
    pub hints: Vec<HintTaken>,
    /// Whether the player to move ran out of time, so that a bot makes this move.
    pub timed_out: bool,
    /// What people did besides moving, in order.
    pub notes: Vec<Note>,
    /// What they did since the last move, and who went before the bots that moved last.
    pub news: Vec<Note>,
}

/// A commitment to the cards that anyone can check after the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommitmentView {
    /// A hash over the cards and a salt.
    pub hash: String,
    /// The salt, once the game is over.
    pub salt: Option<String>,
}

/// Taking back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakeBackView {
    /// The viewer can't take back.
    No,
    /// The viewer plays against bots and can take back at once.
    AtOnce,
    /// The others have to agree.
    ByConsent,
    /// The viewer has asked and waits for answers.
    Waiting,
    /// Another player asks the viewer for consent; their name.
    Asked(String),
}

/// Advice from the strongest bot.
#[derive(Clone, Debug)]
pub struct HintView {
    /// The move it would play.
    pub m: Move,
    /// Its chance to win, in percent.
    pub promise: u8,
    /// The next best moves with their chances.
    pub others: Vec<(Move, u8)>,
    /// Why it's better than another.
    pub why: Option<Reason>,
}

/// A replay of a game at one step.
#[derive(Clone, Debug)]
pub struct ReplayView {
    /// The table.
    pub id: TableId,
    /// The players' names.
    pub names: Vec<String>,
    /// The level of the bot on each seat; nothing where a person plays.
    pub bots: Vec<Option<String>>,
    /// The step shown: the number of moves made.
    pub ply: usize,
    /// The moves in all.
    pub plies: usize,
    /// The realm that is shown in full.
    pub seat: Seat,
    /// The game at that step.
    pub view: View,
    /// The turns up to it.
    pub turns: Vec<Arc<Turn>>,
    /// Whether the game is over, so that its record may be shown.
    pub finished: bool,
    /// Whether it was played here and has a table page.
    pub has_table: bool,
    /// The day whose deal it is.
    pub daily: Option<Day>,
}

/// A table in a list.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
pub struct TableLine {
    /// Which.
    pub id: TableId,
    /// The names at it; open seats have none.
    pub names: Vec<Option<String>>,
    /// The final score on each seat, once the game was played to its end.
    pub scores: Vec<Option<i32>>,
    /// For each seat the round in which the person resigned. A bot made the points after that.
    pub resigned: Vec<Option<u8>>,
    /// The set-up.
    pub config: Config,
    /// The round, 1 to 12, while the game goes on.
    pub round: Option<u8>,
    /// The game has ended.
    pub over: bool,
    /// How it ended for the viewer, where they sat at a game that did.
    pub outcome: Option<Outcome>,
    /// Whether it is a practice game.
    pub practice: bool,
    /// When it ended, or was changed last.
    pub date: Millis,
    /// Whether the viewer has a seat at it.
    pub own: bool,
    /// Which seats are the viewer's.
    pub own_seats: Vec<bool>,
    /// Whether it's the viewer's turn.
    pub your_turn: bool,
    /// Whether a bot plays for the viewer until they come back.
    pub stand_in: bool,
    /// The place of the seat that is to move, counted from 0.
    pub turn: Option<usize>,
}

/// How a game ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// They won.
    Won,
    /// They won together with others.
    Shared,
    /// Another player won, or they resigned.
    Lost,
}

impl GameView {
    /// The final scores, once the game is over. Whoever resigned is not among the winners.
    pub fn score_sheet(&self) -> Option<ScoreSheet> {
        self.turns.last()?.score_sheet()
    }
}

impl ReplayView {
    /// The final scores, at the last step of a game that is over.
    pub fn score_sheet(&self) -> Option<ScoreSheet> {
        self.turns.last()?.score_sheet()
    }
}

impl TableView {
    /// Whose turn it is, while the game goes on.
    pub fn turn(&self) -> Option<Seat> {
        let game = self.game.as_ref().filter(|_| !self.is_broken_off())?;
        (!game.view.is_over()).then(|| game.view.turn())
    }

    /// Whether the game ended before its last move: the host closed the table, or everyone who was
    /// left in it resigned.
    pub fn is_broken_off(&self) -> bool {
        let goes_on = self.game.as_ref().is_some_and(|game| !game.view.is_over());
        let has_resigned = self.seats.iter().any(|seat| seat.resigned.is_some());
        goes_on && (self.closed || self.phase == Phase::Over && has_resigned)
    }

    /// Whether the viewer is to move.
    pub fn is_own_turn(&self) -> bool {
        let is_lost = self.game.as_ref().is_some_and(|game| game.timed_out);
        let is_theirs = |seat: &SeatView| seat.own && seat.resigned.is_none();
        !is_lost && self.turn().is_some_and(|seat| is_theirs(&self.seats[seat.index()]))
    }

    /// Whether the viewer plays, and has resigned on all their seats.
    pub fn has_resigned(&self) -> bool {
        let mut own = self.seats.iter().filter(|seat| seat.own).peekable();
        own.peek().is_some() && own.all(|seat| seat.resigned.is_some())
    }

    /// Whether the only opponent of the viewer has resigned.
    pub fn has_won(&self) -> bool {
        self.seats.len() == 2
            && self.seats.iter().any(|seat| seat.own)
            && self.seats.iter().all(|seat| seat.resigned.is_some() != seat.own)
    }

    /// Whether another person is still in the game. People who left can come back.
    pub fn has_opponents(&self) -> bool {
        self.seats.iter().any(|seat| {
            let is_person = matches!(seat.holder, HolderView::Person { .. });
            let is_gone = seat.removed || seat.forgotten || seat.resigned.is_some();
            is_person && !seat.own && !is_gone
        })
    }

    /// The seat whose realm is shown in full: the seat to move, or else the viewer's that moved last
    /// or will move next. Watchers see the seat to move.
    pub fn foreground(&self) -> Seat {
        let is_own = |seat: &Seat| self.seats[seat.index()].own;
        let turn = self.turn().unwrap_or(Seat::First);
        if is_own(&turn) {
            return turn;
        }
        let turns = self.game.iter().flat_map(|game| game.turns.iter().rev());
        let next = self.config.players.round_from(turn);
        turns.map(|turn| turn.seat).chain(next).find(is_own).unwrap_or(turn)
    }
}

impl Table {
    /// Whether the table looks different to this player than to everyone who watches it. Whatever
    /// depends on the viewer in this file goes through the members and the authors of chat lines.
    pub fn has_own_view(&self, player: PlayerId) -> bool {
        self.members.iter().any(|member| member.player == Some(player))
            || self.chat().any(|line| line.player == player)
    }

    /// The table as a viewer may know it.
    pub fn view(&self, viewer: &Viewer<'_>) -> TableView {
        let names = self.names(viewer.names);
        let is = |check: &dyn Fn(PlayerId) -> bool| viewer.player.is_some_and(check);
        let is_blocked = is(&|player| self.is_blocked(player));
        let is_quiet = !self.watchers_chat && !is(&|player| self.sits(player));
        let is_host = is(&|player| self.is_host(player));
        TableView {
            id: self.id,
            revision: viewer.revision,
            phase: self.phase(),
            is_record: self.is_record(),
            config: self.agreement.config,
            is_host,
            host: self.host_name(),
            turn_limit: self.agreement.turn_limit,
            listed: self.listed,
            daily: self.daily,
            is_sealed: self.is_sealed(viewer.at),
            practice: self.practice,
            substitute: self.agreement.substitute.clone(),
            watchers: viewer.watchers,
            chat: self.chat_view(viewer, &names),
            next: self.next,
            rematch_by: self.rematch_by(),
            fairness: self.fairness_view(viewer),
            notice: None,
            game: self.game().map(|game| self.game_view(game, viewer, &names)),
            hints: self.agreement.hints,
            auto_start: self.agreement.auto_start,
            closed: self.closed,
            watchers_chat: self.watchers_chat,
            may_chat: !self.closed && !is_blocked && (is_host || !is_quiet),
            is_blocked,
            is_removed: is(&|player| {
                let mut people = self.people();
                people.any(|(seat, other)| {
                    self.seat(seat).removed && self.player(other) == Some(player)
                })
            }),
            people: self.person_views(viewer, &names),
            seats: self.seat_views(viewer, names),
        }
    }

    /// The seat of the player who asked for the rematch.
    fn rematch_by(&self) -> Option<Seat> {
        let player = self.player(self.next_by?)?;
        self.seats_of(player).next()
    }

    /// The host's name at their seat.
    fn host_name(&self) -> Option<String> {
        let host = self.player(self.host)?;
        let mut own = self.people().map(|(_, member)| self.member(member));
        let named = own.find(|member| member.player == Some(host) && !member.name.is_empty());
        named.map(|member| member.name.clone())
    }

    fn seat_views(&self, viewer: &Viewer<'_>, names: Vec<String>) -> Vec<SeatView> {
        let hints = self.game().map_or(&[][..], Game::hints);
        let view = |((place, seat), name): ((Seat, &crate::SeatState), String)| {
            let player = seat.holder.member().and_then(|member| self.player(member));
            let own = player.is_some() && viewer.player == player && !seat.removed;
            SeatView {
                name,
                holder: match &seat.holder {
                    Holder::Bot { level } => HolderView::Bot { level: level.clone() },
                    Holder::Person { .. } if !self.is_record() => HolderView::Person {
                        // The viewer is online by definition.
                        online: own || !seat.removed && player.is_some_and(viewer.is_online),
                        stand_in: seat.away.then(|| self.agreement.substitute.clone()),
                    },
                    Holder::Open | Holder::Person { .. } => HolderView::Open,
                },
                own,
                ready: seat.ready && !self.is_record(),
                muted: player.is_some_and(|player| self.is_muted(viewer.player, player)),
                removed: seat.removed,
                forgotten: seat.holder.member().is_some() && player.is_none(),
                resigned: seat.resigned,
                hints: hints.iter().filter(|hint| hint.seat == place).count() as u32,
            }
        };
        Seat::ALL.into_iter().zip(&self.seats).zip(names).map(view).collect()
    }

    /// The other people, seated ones first, then watchers who chat, then those who are muted or
    /// blocked and have said nothing lately.
    fn person_views(&self, viewer: &Viewer<'_>, names: &[String]) -> Vec<PersonView> {
        let is_host = viewer.player.is_some_and(|player| self.is_host(player));
        let mut known: BTreeSet<PlayerId> = viewer.player.into_iter().collect();
        let mut people = Vec::new();
        let mut add = |whom, player, name: String, seat| {
            if known.insert(player) {
                let muted = self.is_muted(viewer.player, player);
                let blocked = is_host && self.is_blocked(player);
                people.push(PersonView { whom, name, seat, muted, blocked });
            }
        };
        for (seat, member) in self.people() {
            if let Some(player) = self.player(member) {
                add(Whom::Seat(seat.index()), player, names[seat.index()].clone(), Some(seat));
            }
        }
        let said = self.chat().rev().filter(|line| !line.text.is_empty());
        let mut speakers = BTreeSet::new();
        for line in said.filter(|line| speakers.insert(line.player)).take(SPEAKERS) {
            add(Whom::Line(line.n), line.player, self.speaker(line, viewer, names), None);
        }
        let marked = self.members.iter().enumerate().filter_map(|(place, member)| {
            let player = member.player?;
            let is_marked =
                self.is_muted(viewer.player, player) || is_host && self.is_blocked(player);
            is_marked.then_some((place, player, member))
        });
        for (place, player, member) in marked {
            let given = Some(member.name.clone()).filter(|name| !name.is_empty());
            let name = given.unwrap_or_else(|| viewer.names.watcher());
            add(Whom::Member(MemberId(place as u32)), player, name, None);
        }
        people
    }

    /// The name to show for the author of a line. People at the table have the names of their
    /// seats, and nobody else has one of these.
    fn speaker(&self, line: &ChatLine, viewer: &Viewer<'_>, names: &[String]) -> String {
        match self.seats_of(line.player).next() {
            Some(seat) => names[seat.index()].clone(),
            None if line.name.is_empty() => viewer.names.watcher(),
            None => {
                let taken: Vec<String> = names.iter().map(|name| name::key(name)).collect();
                name::distinct(&line.name, |key| taken.iter().any(|taken| taken == key))
            }
        }
    }

    /// The chat without muted people.
    fn chat_view(&self, viewer: &Viewer<'_>, names: &[String]) -> Vec<ChatView> {
        let seat_of = |line: &ChatLine| self.seats_of(line.player).next();
        // Empty lines belong to forgotten players.
        let is_heard = |line: &&ChatLine| {
            let is_own = viewer.player == Some(line.player);
            !line.text.is_empty() && (is_own || !self.is_muted(viewer.player, line.player))
        };
        let view = |line: &ChatLine| ChatView {
            n: line.n,
            name: self.speaker(line, viewer, names),
            text: line.text.clone(),
            seat: seat_of(line),
            watcher: seat_of(line).is_none() && !self.is_host(line.player),
        };
        let mut lines: Vec<ChatView> =
            self.chat().rev().filter(is_heard).take(CHAT).map(view).collect();
        lines.reverse();
        lines
    }

    fn game_view(&self, game: &Game, viewer: &Viewer<'_>, names: &[String]) -> GameView {
        GameView {
            view: game.view(),
            turns: game.turns().to_vec(),
            // The time of day may have been set back since the turn began.
            clock: self
                .clock()
                .map(|clock| clock.end().0.saturating_sub(viewer.at.0).min(clock.limit)),
            take_back: self.take_back_view(viewer.player, names),
            hint: self.hint_view(viewer.player),
            commitment: self.commitment_view(game, viewer.at),
            may_hint: viewer.player.is_some_and(|player| {
                self.may_ask_hint(player, game.ply()).is_ok() && !self.is_closed()
            }),
            hints: game.hints().to_vec(),
            timed_out: game.position.timed_out,
            notes: game.notes().to_vec(),
            news: game.news().to_vec(),
        }
    }

    /// The server's secret is revealed with the cards, the shares once the cards are dealt. An
    /// uploaded record is of another server, whose promises aren't shown.
    fn fairness_view(&self, viewer: &Viewer<'_>) -> FairnessView {
        if self.is_record() {
            return FairnessView::default();
        }
        let is_open = self.phase() == Phase::Over && !self.is_sealed(viewer.at);
        let viewer = viewer.player;
        let view = |joint: JointDeal| {
            let share = |(seat, state): (Seat, &crate::SeatState)| match &state.share {
                None => ShareView::Missing,
                Some(share) => {
                    let is_own = viewer.is_some_and(|viewer| self.holds(seat, viewer));
                    if self.phase() == Phase::Gathering && !is_own {
                        ShareView::Given
                    } else {
                        ShareView::Shown(share.clone())
                    }
                }
            };
            JointView {
                hash: joint.hash(),
                secret: is_open.then(|| joint.secret().to_owned()),
                shares: Seat::ALL.into_iter().zip(&self.seats).map(share).collect(),
            }
        };
        // Once the cards are dealt, the joint deal is the one that they were dealt with.
        let joint = match self.game() {
            Some(game) => game.joint().cloned(),
            None => self.joint.clone(),
        };
        FairnessView { chosen_seed: self.seed.is_some(), joint: joint.map(view) }
    }

    /// The salt is revealed with the cards and not before. An uploaded record has a commitment of
    /// another server, which isn't shown.
    fn commitment_view(&self, game: &Game, at: Millis) -> Option<CommitmentView> {
        let commitment = game.commitment().filter(|_| !self.is_record())?;
        let is_open = self.phase() == Phase::Over && !self.is_sealed(at);
        Some(CommitmentView {
            hash: commitment.hash.clone(),
            salt: is_open.then(|| commitment.salt.clone()),
        })
    }

    fn hint_view(&self, viewer: Option<PlayerId>) -> Option<HintView> {
        let advice = self.advice()?;
        let is_own = |&member| viewer.is_some() && self.player(member) == viewer;
        advice.asked.iter().any(is_own).then_some(())?;
        let (best, others) = advice.moves.split_first()?;
        let others = others.iter().map(|other| (other.m, other.chance)).collect();
        Some(HintView { m: best.m, promise: best.chance, others, why: advice.why.clone() })
    }

    fn take_back_view(&self, viewer: Option<PlayerId>, names: &[String]) -> TakeBackView {
        let Some(viewer) = viewer.filter(|&viewer| self.sits(viewer)) else {
            return TakeBackView::No;
        };
        if let Some(request) = self.request() {
            if self.player(request.by) == Some(viewer) {
                return TakeBackView::Waiting;
            }
            if request.awaited.iter().any(|&member| self.player(member) == Some(viewer)) {
                let asker = self.people().find(|&(_, member)| member == request.by);
                let name = asker.map(|(seat, _)| names[seat.index()].clone());
                return TakeBackView::Asked(name.unwrap_or_default());
            }
            return TakeBackView::No;
        }
        match self.take_back_to(viewer) {
            Some(_) if self.is_alone(viewer) => TakeBackView::AtOnce,
            Some(_) if self.phase() == Phase::Playing && !self.others(viewer).is_empty() => {
                TakeBackView::ByConsent
            }
            _ => TakeBackView::No,
        }
    }

    /// The game at a step, seen from a seat. Steps beyond the end show the end.
    pub fn replay_view(
        &self,
        ply: Option<usize>,
        seat: Option<Seat>,
        names: &dyn Names,
    ) -> Option<ReplayView> {
        let game = self.game()?;
        let plies = game.turns().len();
        let ply = ply.unwrap_or(0).min(plies);
        Some(ReplayView {
            id: self.id,
            names: self.names(names),
            bots: self.seats.iter().map(|seat| seat.holder.bot().map(str::to_owned)).collect(),
            ply,
            plies,
            seat: seat.filter(|seat| seat.index() < self.seats.len()).unwrap_or(Seat::First),
            view: game.state_after(ply).view(),
            turns: game.turns()[..ply].to_vec(),
            finished: self.phase() == Phase::Over,
            has_table: !self.is_record(),
            daily: self.daily,
        })
    }
}

impl TableLine {
    /// A table in a list for a viewer.
    pub fn new(
        id: TableId,
        changed: Millis,
        summary: &Summary,
        members: &[Member],
        viewer: Option<PlayerId>,
        names: &dyn Names,
    ) -> Self {
        let holders: Vec<&Holder> = summary.seats.iter().map(|seat| &seat.holder).collect();
        let shown = seat_names(&holders, members, names).into_iter();
        let is_own = |seat: &SeatSummary| {
            let member = seat.holder.member().and_then(|member| members.get(member.index()));
            let is_same = member.is_some_and(|member| member.player == viewer);
            viewer.is_some() && is_same && !seat.removed
        };
        let own: Vec<_> = summary.seats.iter().filter(|seat| is_own(seat)).collect();
        // Whatever the bot achieved that played on, who resigned has lost.
        let plays = |seat: &SeatSummary| is_own(seat) && seat.resigned.is_none() && !seat.away;
        let has_resigned = !own.is_empty() && own.iter().all(|seat| seat.resigned.is_some());
        let is_over = summary.phase == Phase::Over;
        // The only opponent has resigned.
        let has_won = own.len() == 1
            && summary.seats.len() == 2
            && summary.seats.iter().all(|seat| seat.resigned.is_some() != is_own(seat));
        let is_decided = is_over && (has_resigned || has_won)
            || own.first().is_some_and(|seat| seat.score.is_some());
        let winners = summary.seats.iter().filter(|seat| seat.won).count();
        let has_won = has_won || own.iter().any(|seat| seat.won && seat.resigned.is_none());
        let outcome = match has_won {
            true if winners > 1 => Outcome::Shared,
            true => Outcome::Won,
            false => Outcome::Lost,
        };
        let on_turn = summary.turn.and_then(|turn| summary.seats.get(usize::from(turn)));
        Self {
            id,
            names: shown.map(|name| Some(name).filter(|name| !name.is_empty())).collect(),
            scores: summary.seats.iter().map(|seat| seat.score).collect(),
            resigned: summary.seats.iter().map(|seat| seat.resigned).collect(),
            config: summary.config,
            round: summary.round,
            over: is_over,
            outcome: is_decided.then_some(outcome),
            practice: summary.practice,
            date: summary.ended.unwrap_or(changed),
            own: !own.is_empty(),
            own_seats: summary.seats.iter().map(is_own).collect(),
            your_turn: on_turn.is_some_and(plays),
            stand_in: !is_over && own.iter().any(|seat| seat.away && seat.resigned.is_none()),
            turn: summary.turn.map(usize::from),
        }
    }
}
