//! Rows of the database and what they stand for.

use serde::Serialize;
use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

use crate::{
    Account, ChatLine, Header, Key, KeyKind, MadeBy, Millis, Phase, Player, PlayerId, Setup,
    StoreError, StoredMove, TableId, TableInfo, TableRevision,
};

/// A number for the database, which knows only those with a sign. Nothing here grows that large.
pub fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// A number from the database.
pub fn count(n: i64) -> Result<u64, StoreError> {
    u64::try_from(n).map_err(|error| StoreError::corrupt("a number", error))
}

/// A moment from the database.
pub fn moment(n: i64) -> Result<Millis, StoreError> {
    count(n).map(Millis)
}

/// A value as it is stored.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("all keys are texts")
}

/// The host's place among the seats that are searched.
const HOST: i64 = -1;

/// Who is found to have something to do with a table: those who sit there, and the host.
pub fn members(header: &Header) -> impl Iterator<Item = (i64, PlayerId)> {
    let seats = header.people().map(|(seat, player)| (seat as i64, player));
    std::iter::once((HOST, header.host)).chain(seats)
}

/// The phase with a word.
pub fn phase(word: &str) -> Result<Phase, StoreError> {
    let found = Phase::ALL.into_iter().find(|phase| phase.word() == word);
    found.ok_or_else(|| StoreError::corrupt("a phase", word))
}

/// The name of a table.
pub fn table_id(text: &str) -> Result<TableId, StoreError> {
    text.parse().map_err(|error| StoreError::corrupt("a table's name", error))
}

/// The query for tables, and with them what is joined.
macro_rules! select_tables {
    ($rest:literal) => {
        select_tables!("", $rest)
    };
    ($columns:literal, $rest:literal) => {
        concat!(
            "SELECT id, created_at, changed_at, started_at, turn_started_at, revision, phase, \
             listed, header",
            $columns,
            " FROM tables ",
            $rest
        )
    };
}
pub(crate) use select_tables;

/// A table and its moves, from rows in which they are joined.
pub fn table_rows<R: Row>(rows: &[R]) -> sqlx::Result<Option<(TableRow, Vec<MoveRow>)>>
where
    TableRow: for<'r> FromRow<'r, R>,
    MoveRow: for<'r> FromRow<'r, R>,
    Option<i64>: for<'r> Decode<'r, R::Database> + Type<R::Database>,
    for<'n> &'n str: ColumnIndex<R>,
{
    let Some(first) = rows.first() else { return Ok(None) };
    let table = TableRow::from_row(first)?;
    // A table without moves is joined with nothing.
    let has_moves = first.try_get::<Option<i64>, _>("ply")?.is_some();
    let rows = if has_moves { rows } else { &[] };
    let moves = rows.iter().map(MoveRow::from_row).collect::<sqlx::Result<_>>()?;
    Ok(Some((table, moves)))
}

/// Declares a row: a struct with a field for each column that is read. It does what sqlx's derive
/// does, whose procedural macro would compile most of sqlx a second time.
macro_rules! row {
    ($(#[$doc:meta])* pub struct $name:ident { $($column:ident: $type:ty,)* }) => {
        $(#[$doc])*
        pub struct $name {
            $($column: $type,)*
        }

        impl<'r, R: Row> FromRow<'r, R> for $name
        where
            for<'n> &'n str: ColumnIndex<R>,
            $($type: Decode<'r, R::Database> + Type<R::Database>,)*
        {
            fn from_row(row: &'r R) -> sqlx::Result<Self> {
                Ok(Self { $($column: row.try_get(stringify!($column))?,)* })
            }
        }
    };
}

row! {
    /// A row of `tables`.
    pub struct TableRow {
        id: String,
        created_at: i64,
        changed_at: i64,
        started_at: Option<i64>,
        turn_started_at: Option<i64>,
        revision: i64,
        phase: String,
        listed: bool,
        header: String,
    }
}

impl TryFrom<TableRow> for TableInfo {
    type Error = StoreError;

    fn try_from(row: TableRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: table_id(&row.id)?,
            created: moment(row.created_at)?,
            changed: moment(row.changed_at)?,
            started: row.started_at.map(moment).transpose()?,
            turn_started: row.turn_started_at.map(moment).transpose()?,
            revision: count(row.revision)?,
            setup: Setup {
                phase: phase(&row.phase)?,
                listed: row.listed,
                header: serde_json::from_str(&row.header)
                    .map_err(|error| StoreError::corrupt("a table", error))?,
            },
        })
    }
}

row! {
    /// A row of `moves`.
    pub struct MoveRow {
        word: String,
        made_by: String,
        made_at: i64,
    }
}

impl TryFrom<MoveRow> for StoredMove {
    type Error = StoreError;

    fn try_from(row: MoveRow) -> Result<Self, StoreError> {
        let by = MadeBy::ALL.into_iter().find(|by| by.word() == row.made_by);
        let by = by.ok_or_else(|| StoreError::corrupt("a move", row.made_by))?;
        Ok(Self { word: row.word, by, at: moment(row.made_at)? })
    }
}

row! {
    /// A row of `chat`.
    pub struct ChatRow {
        n: i64,
        player_id: String,
        name: String,
        text: String,
        said_at: i64,
    }
}

impl TryFrom<ChatRow> for ChatLine {
    type Error = StoreError;

    fn try_from(row: ChatRow) -> Result<Self, StoreError> {
        Ok(Self {
            n: count(row.n)?,
            player: player_id(&row.player_id)?,
            name: row.name,
            text: row.text,
            at: moment(row.said_at)?,
        })
    }
}

row! {
    /// A row of `players`.
    pub struct PlayerRow {
        id: String,
        name: String,
        preferences: String,
        last_seen: i64,
    }
}

impl TryFrom<PlayerRow> for Player {
    type Error = StoreError;

    fn try_from(row: PlayerRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: player_id(&row.id)?,
            name: row.name,
            preferences: serde_json::from_str(&row.preferences)
                .map_err(|error| StoreError::corrupt("a player", error))?,
            last_seen: moment(row.last_seen)?,
        })
    }
}

/// A row of `chat`, and where it was said.
pub struct OwnChatRow {
    table_id: String,
    line: ChatRow,
}

impl<'r, R: Row> FromRow<'r, R> for OwnChatRow
where
    ChatRow: FromRow<'r, R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    for<'n> &'n str: ColumnIndex<R>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Self> {
        Ok(Self { table_id: row.try_get("table_id")?, line: ChatRow::from_row(row)? })
    }
}

impl TryFrom<OwnChatRow> for (TableId, ChatLine) {
    type Error = StoreError;

    fn try_from(row: OwnChatRow) -> Result<Self, StoreError> {
        Ok((table_id(&row.table_id)?, row.line.try_into()?))
    }
}

row! {
    /// A row of `accounts`.
    pub struct AccountRow {
        player_id: String,
        name: String,
        password: String,
        created_at: i64,
    }
}

impl TryFrom<AccountRow> for Account {
    type Error = StoreError;

    fn try_from(row: AccountRow) -> Result<Self, StoreError> {
        let (player, created) = (player_id(&row.player_id)?, moment(row.created_at)?);
        Ok(Self { player, name: row.name, password: row.password, created })
    }
}

row! {
    /// A row of `keys`.
    pub struct KeyRow {
        hash: String,
        kind: String,
        owner: String,
        acts_as: String,
        name: String,
        created_at: i64,
        last_used: i64,
    }
}

impl TryFrom<KeyRow> for Key {
    type Error = StoreError;

    fn try_from(row: KeyRow) -> Result<Self, StoreError> {
        let kind = KeyKind::ALL.into_iter().find(|kind| kind.word() == row.kind);
        Ok(Self {
            hash: row.hash.parse().map_err(|error| StoreError::corrupt("a key", error))?,
            kind: kind.ok_or_else(|| StoreError::corrupt("a key", row.kind))?,
            owner: player_id(&row.owner)?,
            acts_as: player_id(&row.acts_as)?,
            name: row.name,
            created: moment(row.created_at)?,
            last_used: moment(row.last_used)?,
        })
    }
}

/// A table and its revision.
pub fn table_revision((id, revision): (String, i64)) -> Result<TableRevision, StoreError> {
    Ok((table_id(&id)?, count(revision)?))
}

fn player_id(text: &str) -> Result<PlayerId, StoreError> {
    text.parse().map_err(|error| StoreError::corrupt("a player's name", error))
}

/// What rows stand for.
pub fn convert<R, T>(rows: Vec<R>) -> Result<Vec<T>, StoreError>
where
    T: TryFrom<R, Error = StoreError>,
{
    rows.into_iter().map(T::try_from).collect()
}
