//! What every part of the page needs to know: the table, who reads, and their words.

use majesty_rules::{Move, Seat};
use majesty_table::{HolderView, SeatView, TableView};
use majesty_words::{Lang, LogStyle, Words};

use crate::{
    model::Reader,
    table::{drawn::Drawn, leave},
};

/// The table as one reader sees it.
pub(crate) struct Scene<'a> {
    pub table: &'a TableView,
    pub lang: Lang,
    pub words: &'static Words,
    pub drawn: &'static Drawn,
    /// The name that the reader goes by, or nothing.
    pub reader_name: &'a str,
    /// The path that the table's forms lead to.
    pub base: String,
    /// The address that a chosen move is sent to.
    pub answer: String,
    /// The whole address of the table, to be sent to friends.
    pub link: String,
    /// Whose realm is shown in full.
    pub foreground: Seat,
    /// A move of a game that is over, which the display marks.
    pub played: Option<Move>,
    /// The best one in its place.
    pub best: Option<Move>,
    /// What became of something that doesn't show.
    pub told: Option<&'a str>,
    /// Whether this is an update: the page has what never changes.
    pub is_update: bool,
}

impl<'a> Scene<'a> {
    pub fn new(table: &'a TableView, reader: &'a Reader) -> Self {
        Self::seen_from(table, reader, table.foreground())
    }

    /// The table with a certain realm in full, for those who look through a game.
    pub fn seen_from(table: &'a TableView, reader: &'a Reader, foreground: Seat) -> Self {
        Self {
            table,
            lang: reader.lang,
            words: reader.lang.words(),
            drawn: Drawn::of(reader.lang),
            reader_name: &reader.name,
            base: format!("/t/{}", table.id),
            answer: format!("/t/{}/move", table.id),
            link: format!("{}/t/{}", reader.origin, table.id),
            foreground,
            played: None,
            best: None,
            told: None,
            is_update: false,
        }
    }

    pub fn seat(&self, seat: Seat) -> &'a SeatView {
        &self.table.seats[seat.index()]
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        &self.seat(seat).name
    }

    /// What the reader calls a player: "You", or a name.
    pub fn called(&self, seat: Seat) -> String {
        if self.is_you(seat) { self.words.msg_recap_you() } else { self.name(seat).to_owned() }
    }

    /// Names for what speaks of everybody by name.
    pub fn names(&self) -> impl Fn(Seat) -> String {
        |seat| self.name(seat).to_owned()
    }

    /// The address of one of the table's forms.
    pub fn action(&self, verb: &str) -> String {
        format!("{}/{verb}", self.base)
    }

    /// How many seats the reader holds.
    pub fn own_seats(&self) -> usize {
        self.table.seats.iter().filter(|seat| seat.own).count()
    }

    pub fn is_watcher(&self) -> bool {
        self.own_seats() == 0
    }

    /// Whether a seat can be spoken of as "you": it is the only one the reader holds.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.seat(seat).own && self.own_seats() == 1
    }

    /// The seat that can be spoken of as "you".
    pub fn you(&self) -> Option<Seat> {
        self.table.config.players.seats().find(|&seat| self.is_you(seat))
    }

    /// Whether another person plays at this table, or the reader is a watcher.
    pub fn is_with_people(&self) -> bool {
        let is_other =
            |seat: &SeatView| !seat.own && matches!(seat.holder, HolderView::Person { .. });
        self.is_watcher() || self.table.seats.iter().any(is_other)
    }

    /// Whether a bot decides for a seat just now.
    pub fn bot_plays(&self, seat: Seat) -> bool {
        let is_lost = self.table.game.as_ref().is_some_and(|game| game.timed_out);
        let is_bot = matches!(
            self.seat(seat).holder,
            HolderView::Bot { .. } | HolderView::Person { stand_in: Some(_), .. }
        );
        is_bot || is_lost && self.table.turn() == Some(seat)
    }

    /// Whose turn it is, in words.
    pub fn turn(&self) -> String {
        match self.table.turn() {
            None if self.table.game.is_some() => self.words.msg_game_over(),
            None => self.words.msg_waiting_for_players(),
            Some(seat) if self.is_you(seat) && !self.bot_plays(seat) => self.words.msg_your_turn(),
            Some(seat) if self.bot_plays(seat) => self.words.msg_thinking(self.name(seat)),
            Some(seat) => self.words.msg_turn_of(self.name(seat)),
        }
    }

    /// What the tab says; the layout itself adds that it is the reader's turn.
    pub fn title(&self) -> String {
        if self.table.is_own_turn() {
            let game = self.table.game.as_ref();
            return game.map_or_else(String::new, |game| {
                majesty_words::round(self.lang, game.view.round())
            });
        }
        if let Some(name) = leave::rematch_offer(self) {
            return self.words.msg_rematch_offered(false, name);
        }
        self.turn()
    }
}

/// The log speaks to the reader where they hold one seat.
impl LogStyle for Scene<'_> {
    fn name(&self, seat: Seat) -> String {
        Scene::name(self, seat).to_owned()
    }

    fn is_you(&self, seat: Seat) -> bool {
        Scene::is_you(self, seat)
    }
}
