#![doc = include_str!("../README.md")]

mod agreement;
mod apply;
mod chat;
mod command;
mod daily;
mod day;
mod decide;
mod event;
mod game;
mod id;
mod log;
mod member;
mod name;
mod next_step;
mod note;
mod refusal;
mod seat;
mod serde_as;
mod summary;
mod table;
mod time;
mod view;

pub use agreement::{Agreement, Hints, NewSeat, NewTable, Origin, TURN_LIMITS};
pub use apply::BadLog;
pub use chat::{ChatLine, LINES_AT_HAND, LONGEST_LINE};
pub use command::{Action, Command, Fresh, Whom};
pub use daily::DaySecret;
pub use day::{Day, DayError};
pub use decide::{Rematch, Removal};
pub use event::{Advised, Event, OpenedSeat, PartChange, Reason, SeatChange};
pub use game::{Advice, Game, HintTaken, MadeBy, Request, Turn};
pub use id::{IdError, MemberId, PlayerId, TableId};
pub use log::{Changes, Log, Logged};
pub use member::Member;
pub use next_step::{NextStep, TurnClock};
pub use note::{Note, Noted};
pub use refusal::Refusal;
pub use seat::{Holder, SeatState};
pub use summary::{SeatSummary, Summary};
pub use table::{Phase, RESIGNED, SEED, Table};
pub use time::Millis;
pub use view::{
    ChatView, CommitmentView, FairnessView, GameView, HintView, HolderView, JointView, Names,
    Outcome, PersonView, ReplayView, SeatView, ShareView, TableLine, TableView, TakeBackView,
    Viewer,
};
