//! The reader of a page, and the lists of the start page. A table's page is made from a
//! [`TableView`](majesty_table::TableView).

use majesty_puzzles::Puzzle;
use majesty_rules::Players;
use majesty_table::TableLine;
use majesty_words::Lang;

use crate::levels;

/// Who reads a page, and how.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// The name they gave themselves, or nothing.
    pub name: String,
    /// Whether they are signed in to an account.
    pub signed_in: bool,
    /// The address of the site as their browser knows it, without a slash at the end.
    pub origin: String,
    /// Whether the host has an imprint, which the foot of every page links to.
    pub has_imprint: bool,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device says.
    #[default]
    Auto,
    /// Parchment.
    Light,
    /// Candlelight.
    Dark,
}

/// The start page.
#[derive(Clone, Debug, Default)]
pub struct StartView {
    /// The reader's own games that aren't over, those to move in first.
    pub own: Vec<TableLine>,
    /// The reader's finished games.
    pub finished: FinishedGames,
    /// Tables with an open seat.
    pub open: Vec<TableLine>,
    /// Games to look on.
    pub watchable: Vec<TableLine>,
    /// The other pages of the reader's games that aren't over.
    pub own_pages: OtherPages,
    /// How the reader played last, which is offered again.
    pub opponents: Option<Opponents>,
    /// Whether the reader has finished the first lesson.
    pub has_learned: bool,
    /// The puzzle of the day, and whether the reader has solved it.
    pub puzzle: Option<(&'static Puzzle, bool)>,
    /// The other pages of the tables with an open seat.
    pub open_pages: OtherPages,
    /// The other pages of the games to look on.
    pub watchable_pages: OtherPages,
}

/// How many bots to play against, and of which level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponents {
    /// The level's id.
    pub level: &'static str,
    /// The number of players, the reader included.
    pub players: Players,
}

impl Default for Opponents {
    fn default() -> Self {
        Self { level: levels::FRIENDLY, players: Players::Two }
    }
}

/// The addresses of the pages before and after the one that is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherPages {
    /// With newer tables.
    pub newer: Option<String>,
    /// With older tables.
    pub older: Option<String>,
}

impl OtherPages {
    /// Whether all tables are on one page.
    pub fn is_empty(&self) -> bool {
        self.newer.is_none() && self.older.is_none()
    }
}

/// Finished games of the reader: the last few, or a page of those they ask for.
#[derive(Clone, Debug, Default)]
pub struct FinishedGames {
    /// The games on this page.
    pub lines: Vec<TableLine>,
    /// The other pages.
    pub pages: OtherPages,
    /// The address of all of them, where only the last few are shown.
    pub all: Option<String>,
    /// The opponents to choose from; nobody where there is no finished game.
    pub opponents: Vec<OpponentChoice>,
    /// The chosen one's value, or nothing.
    pub opponent: String,
    /// The chosen sides.
    pub sides: Option<SidesWord>,
    /// Whether the reader has asked for a page or certain games.
    pub is_open: bool,
}

/// An opponent to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentChoice {
    /// The word for them in the address.
    pub value: String,
    /// Their name.
    pub name: String,
}

/// Which sides a finished game had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidesWord {
    /// All A.
    A,
    /// All B.
    B,
    /// Some of each.
    Mixed,
}

impl SidesWord {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::Mixed];

    /// The word for it in the address.
    pub const fn word(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
            Self::Mixed => "mixed",
        }
    }
}
