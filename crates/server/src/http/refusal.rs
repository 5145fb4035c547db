//! Why something was not done: typed here, a sentence in the reader's language at the edge.

use axum::http::StatusCode;
use majesty_rules::RecordError;
use majesty_store::StoreError;
use majesty_table::{BadLog, Millis, Refusal as TableRefusal};
use majesty_words::{Lang, minute, refusal as refusal_sentence, unreadable};

/// Why something was not done. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is nothing at this address.
    NoPage,
    /// There is something at this address, but not in this way.
    NoMethod,
    /// There is no such table.
    NoTable,
    /// A program does not say who it is.
    NoToken,
    /// The table refused it.
    Table(TableRefusal),
    /// A form that can't be read.
    Form,
    /// What a program sent can't be read, for this reason.
    Data(String),
    /// What a program sent does not even say that it is JSON.
    NoJson,
    /// A form with a certain mistake.
    Setup(Mistake),
    /// A record that can't be read.
    Record(RecordError),
    /// A file that is not even text.
    NoText,
    /// A program shows a token that does not count.
    NoKey,
    /// Somebody else has the name.
    NameTaken,
    /// No name for an account.
    NameWrong,
    /// A new password that is too short or too long.
    PasswordLength,
    /// There is no account with this name and this password.
    NoMatch,
    /// Not the password of the account.
    PasswordWrong,
    /// More passwords are to be checked than the machine is there for.
    SignInBusy,
    /// Nobody is signed in.
    NotSignedIn,
    /// A token can't do that.
    OnlyInBrowser,
    /// There are as many tokens as one person may have.
    TokensFull,
    /// A token without a name.
    TokenNameless,
    /// An export of this person is under way.
    ExportRunning,
    /// There are as many exports under way as the machine is there for.
    ExportsBusy,
    /// Only finished games are analysed.
    AnalysisNotOver,
    /// The game was broken off, so there is nothing to analyse.
    BrokenOff,
    /// Another game is analysed for this person.
    AnalysisRunning,
    /// As many games wait to be analysed as the machine is there for.
    AnalysesBusy,
    /// There is no such key of this person.
    KeyGone,
    /// Nobody said that they are sure.
    NotSure,
    /// The request is for a host that is none of ours.
    WrongHost,
    /// The request does not say for which host it is.
    NoHost,
    /// A one-time link that doesn't hold.
    LinkGone,
    /// There is no such line of chat.
    NoLine,
    /// An operator has locked the address out.
    LockedAddress {
        /// When that ends, if it does by itself.
        until: Option<Millis>,
    },
    /// An operator has locked the player out.
    LockedPlayer {
        /// When that ends, if it does by itself.
        until: Option<Millis>,
    },
    /// The request was made by another site.
    OtherSite,
    /// More than one address or one person may ask for.
    TooMany {
        /// How long to wait.
        seconds: u64,
    },
    /// The person lists as many tables as they can.
    TooManyListed(usize),
    /// The person waits at as many tables of others as they can.
    TooManySeats(usize),
    /// There is no room for more streams.
    Crowded,
    /// The request is too large.
    TooLarge,
    /// The request came too slowly.
    SentTooSlowly,
    /// The answer took too long.
    TooSlow,
    /// A mistake of ours.
    Broken,
    /// The database could not do it.
    Storage(StoreError),
}

/// A mistake in the form for a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// Not two to four players.
    Players,
    /// A seat that nobody or nothing known plays on.
    Seat,
    /// A seed that is no number.
    Seed,
    /// A limit that is no time for a turn.
    Limit,
    /// Any other value that no form sends.
    Other,
}

impl Refusal {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NoPage | Self::NoTable | Self::KeyGone | Self::LinkGone | Self::NoLine => {
                StatusCode::NOT_FOUND
            }
            Self::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::NoJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::NoKey => StatusCode::UNAUTHORIZED,
            Self::Table(refusal) => table_status(*refusal),
            Self::OtherSite
            | Self::LockedAddress { .. }
            | Self::LockedPlayer { .. }
            | Self::NoMatch
            | Self::PasswordWrong
            | Self::NotSignedIn
            | Self::OnlyInBrowser => StatusCode::FORBIDDEN,
            Self::AnalysisNotOver | Self::BrokenOff => StatusCode::CONFLICT,
            Self::NameTaken | Self::TokensFull | Self::TooManyListed(_) | Self::TooManySeats(_) => {
                StatusCode::CONFLICT
            }
            Self::Form
            | Self::Data(_)
            | Self::Setup(_)
            | Self::Record(_)
            | Self::NoText
            | Self::NameWrong
            | Self::PasswordLength
            | Self::TokenNameless
            | Self::NotSure => StatusCode::UNPROCESSABLE_ENTITY,
            Self::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Self::NoHost => StatusCode::BAD_REQUEST,
            Self::TooMany { .. } | Self::ExportRunning | Self::AnalysisRunning => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::SentTooSlowly => StatusCode::REQUEST_TIMEOUT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Crowded
            | Self::SignInBusy
            | Self::ExportsBusy
            | Self::AnalysesBusy
            | Self::TooSlow
            | Self::Storage(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// After how many seconds to try again, where that is known.
    pub fn wait(&self) -> Option<u64> {
        match self {
            Self::TooMany { seconds } => Some(*seconds),
            Self::Table(TableRefusal::TooManyLines) => Some(10),
            Self::SignInBusy => Some(5),
            Self::AnalysisRunning => Some(10),
            Self::ExportRunning => Some(30),
            Self::Crowded | Self::ExportsBusy | Self::AnalysesBusy => Some(60),
            _ => None,
        }
    }

    /// What exactly is wrong, for whoever writes a program.
    pub fn detail(&self) -> Option<&str> {
        match self {
            Self::Data(detail) => Some(detail),
            _ => None,
        }
    }

    /// Why, and what to do instead.
    pub fn sentence(&self, lang: Lang) -> String {
        let words = lang.words();
        match self {
            Self::NoPage => words.msg_not_found(),
            Self::NoMethod => words.msg_no_method(),
            Self::NoToken => words.msg_no_token(),
            Self::NoTable => words.msg_no_table(),
            Self::Table(refusal) => refusal_sentence(lang, refusal),
            Self::Form | Self::Setup(Mistake::Other) => words.msg_form_unreadable(),
            Self::Data(_) => words.msg_data_unreadable(),
            Self::NoJson => words.msg_no_json(),
            Self::Setup(Mistake::Players) => words.msg_players_wrong(),
            Self::Setup(Mistake::Seat) => words.msg_seat_wrong(),
            Self::Setup(Mistake::Seed) => words.msg_seed_wrong(),
            Self::Setup(Mistake::Limit) => words.msg_limit_wrong(),
            Self::Record(error) => unreadable(lang, error),
            Self::NoText => words.msg_record_no_text(),
            Self::NoKey => words.msg_no_key(),
            Self::NameTaken => words.msg_account_name_taken(),
            Self::NameWrong => words.msg_account_name_wrong(),
            Self::PasswordLength => words.msg_account_password_length(),
            Self::NoMatch => words.msg_account_no_match(),
            Self::PasswordWrong => words.msg_account_password_wrong(),
            Self::SignInBusy => words.msg_account_busy(),
            Self::NotSignedIn => words.msg_account_not_signed_in(),
            Self::OnlyInBrowser => words.msg_account_only_browser(),
            Self::TokensFull => words.msg_account_tokens_full(),
            Self::TokenNameless => words.msg_account_token_nameless(),
            Self::ExportRunning => words.msg_account_export_running(),
            Self::ExportsBusy => words.msg_account_export_busy(),
            Self::AnalysisNotOver => words.msg_analysis_not_over(),
            Self::BrokenOff => words.msg_review_broken_off(),
            Self::AnalysisRunning => words.msg_review_person_busy(),
            Self::AnalysesBusy => words.msg_review_server_busy(),
            Self::KeyGone => words.msg_account_key_gone(),
            Self::NotSure => words.msg_account_not_sure(),
            Self::WrongHost => words.msg_wrong_host(),
            Self::NoHost => words.msg_no_host(),
            Self::LinkGone => words.msg_reset_gone(),
            Self::NoLine => words.msg_report_no_line(),
            Self::LockedAddress { until } => locked(lang, &words.msg_locked_address(), *until),
            Self::LockedPlayer { until } => locked(lang, &words.msg_locked_player(), *until),
            Self::OtherSite => words.msg_other_site(),
            Self::TooMany { seconds } => words.msg_too_many(*seconds),
            Self::TooManyListed(limit) => words.msg_too_many_listed(*limit as u32),
            Self::TooManySeats(limit) => words.msg_too_many_seats(*limit as u32),
            Self::Crowded => words.msg_crowded(),
            Self::TooLarge => words.msg_too_large(),
            Self::SentTooSlowly => words.msg_sent_too_slowly(),
            Self::TooSlow => words.msg_too_slow(),
            Self::Broken => words.msg_server_error(),
            Self::Storage(StoreError::Full) => words.msg_disk_full(),
            Self::Storage(_) => words.msg_storage_problem(),
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self::Storage(error)
    }
}

impl From<TableRefusal> for Refusal {
    fn from(refusal: TableRefusal) -> Self {
        Self::Table(refusal)
    }
}

impl From<BadLog> for Refusal {
    fn from(error: BadLog) -> Self {
        Self::Storage(StoreError::Corrupt { what: "a table", detail: error.to_string() })
    }
}

/// What is locked, and for how long.
fn locked(lang: Lang, what: &str, until: Option<Millis>) -> String {
    let words = lang.words();
    let end = match until {
        Some(until) => words.msg_locked_until(minute(lang, until)),
        None => words.msg_locked_open(),
    };
    format!("{what} {end}")
}

fn table_status(refusal: TableRefusal) -> StatusCode {
    match refusal {
        TableRefusal::NotYourSeat
        | TableRefusal::NotYourTurn
        | TableRefusal::OnlyHost
        | TableRefusal::NoHints
        | TableRefusal::HintsAlone
        | TableRefusal::Blocked
        | TableRefusal::Sealed
        | TableRefusal::WatchersQuiet => StatusCode::FORBIDDEN,
        TableRefusal::Stale
        | TableRefusal::GameOver
        | TableRefusal::Begun
        | TableRefusal::NotBegun
        | TableRefusal::NotOver
        | TableRefusal::SeatTaken
        | TableRefusal::SeatsFree
        | TableRefusal::NotReady
        | TableRefusal::NothingToTakeBack
        | TableRefusal::NothingAsked
        | TableRefusal::LogFull
        | TableRefusal::TimeOver
        | TableRefusal::Closed
        | TableRefusal::OthersPlay
        | TableRefusal::OneSeat
        | TableRefusal::OneTry
        | TableRefusal::Resigned => StatusCode::CONFLICT,
        TableRefusal::NoMove
        | TableRefusal::Illegal(_)
        | TableRefusal::NoSeat
        | TableRefusal::NothingToPlayOn
        | TableRefusal::LineTooLong
        | TableRefusal::WrongShare
        | TableRefusal::WrongPlayers
        | TableRefusal::WrongTurnLimit => StatusCode::UNPROCESSABLE_ENTITY,
        TableRefusal::TooManyLines => StatusCode::TOO_MANY_REQUESTS,
    }
}
