//! Games as rows of a CSV file, and back: a game is its moves, so an arena that was interrupted goes
//! on where its file ends.

use std::str::FromStr;

use majesty_rules::{Move, Players, Seat};

use crate::{
    Arena, Game, Round,
    arena::Job,
    game::{Replay, ReplayError},
};

/// What stands in a row before the players' columns.
const GAME_COLUMNS: [&str; 10] = [
    "game",
    "deal",
    "deal_seed",
    "rotation",
    "sides",
    "deck",
    "ties",
    "announce",
    "seed",
    "luck_simulations",
];
/// What stands in a row for each seat.
const SEAT_COLUMNS: [&str; 7] =
    ["contestant", "score", "share", "luck", "adjusted", "mishaps", "last_mishap"];
const MOVES: &str = "moves";

/// Why rows are not the games of an arena.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CsvError {
    /// The first line is no header of ours.
    #[error("this isn't a CSV file from the arena: its first line should start with game,deal,…")]
    Header,
    /// The games have another number of players.
    #[error("the file has games with {file} players, but this arena has {arena}")]
    Players {
        /// In the file.
        file: usize,
        /// In the arena.
        arena: usize,
    },
    /// The file belongs to another arena.
    #[error(
        "line {line}: {column} is {file:?} in the file, but {arena:?} in this arena; resume with the \
         same bots, rules and seed as before, or choose another file"
    )]
    Differs {
        /// The line, from 1.
        line: u64,
        /// What differs.
        column: String,
        /// What the file says.
        file: String,
        /// What it should say.
        arena: String,
    },
    /// More games than the arena plays.
    #[error("the file has more than the {0} games of this arena; ask for more with --games")]
    TooMany(u64),
    /// A line that can't be read.
    #[error("line {line} is damaged: {problem}")]
    Damaged {
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        problem: String,
    },
}

/// The first line, without its end.
fn header(players: Players) -> String {
    let seats = players.seats().flat_map(|seat| {
        SEAT_COLUMNS.iter().map(move |column| format!("{column}_{}", seat.number()))
    });
    let columns = GAME_COLUMNS.iter().map(ToString::to_string).chain(seats);
    columns.chain([MOVES.to_owned()]).collect::<Vec<_>>().join(",")
}

impl Arena {
    /// The first line of a CSV file of its games.
    pub fn csv_header(&self) -> String {
        header(self.setup().players) + "\n"
    }

    /// What the first columns say for a game.
    fn game_cells(&self, job: Job, rotation: usize) -> [String; GAME_COLUMNS.len()] {
        let config = *self.deal(job.deal).config();
        [
            (self.first_game(job) + rotation as u64 + 1).to_string(),
            (job.deal + 1).to_string(),
            self.deal_seed(job.deal).to_string(),
            (rotation + 1).to_string(),
            config.sides.to_string(),
            config.deck.word().to_owned(),
            config.ties.word().to_owned(),
            config.announce.to_string(),
            self.setup().seed.to_string(),
            self.setup().luck_simulations.to_string(),
        ]
    }
}

impl Round {
    /// The games as lines of a CSV file, one for each.
    pub fn csv_rows(&self, arena: &Arena) -> String {
        let job = Job { line_up: self.line_up, deal: self.deal };
        let row = |game: &Game| {
            let mut cells: Vec<String> = arena.game_cells(job, game.rotation).into();
            for played in &game.players {
                let contestant = arena.contestants()[played.contestant].label();
                cells.push(quoted(contestant));
                cells.extend(result_cells(game, played.seat));
                cells.push(played.mishaps.to_string());
                cells.push(quoted(played.last_mishap.as_deref().unwrap_or_default()));
            }
            let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
            cells.push(moves.join(" "));
            cells.join(",") + "\n"
        };
        self.games.iter().map(row).collect()
    }
}

/// Score, share, luck and adjusted share of a seat. Numbers are written so that they read back as
/// the same.
fn result_cells(game: &Game, seat: Seat) -> [String; 4] {
    [
        game.sheet.scores[seat].total().to_string(),
        game.share(seat).to_string(),
        game.players[seat.index()].luck.to_string(),
        game.adjusted_share(seat).to_string(),
    ]
}

/// Reads the games of an arena back, line by line.
pub struct CsvReader<'a> {
    arena: &'a Arena,
    lines: u64,
    jobs: u64,
    /// The games of the round that is not complete yet.
    games: Vec<Game>,
}

impl<'a> CsvReader<'a> {
    /// A reader of a whole file.
    pub fn new(arena: &'a Arena) -> Self {
        Self { arena, lines: 0, jobs: 0, games: Vec::new() }
    }

    /// How many rounds were complete.
    pub fn rounds(&self) -> u64 {
        self.jobs
    }

    /// Reads the next line, and returns the round that it completes.
    pub fn read(&mut self, line: &str) -> Result<Option<Round>, CsvError> {
        self.lines += 1;
        let line = line.trim_end_matches(['\n', '\r']);
        if self.lines == 1 {
            return self.check_header(line).map(|()| None);
        }
        if self.jobs >= self.arena.jobs() {
            return Err(CsvError::TooMany(self.arena.games()));
        }
        let job = self.arena.job(self.jobs);
        let game = self.game(job, line)?;
        self.games.push(game);
        if self.games.len() < self.arena.setup().players.count() {
            return Ok(None);
        }
        self.jobs += 1;
        Ok(Some(self.arena.round(job, std::mem::take(&mut self.games))))
    }

    fn check_header(&self, line: &str) -> Result<(), CsvError> {
        let arena = self.arena.setup().players;
        match Players::ALL.into_iter().find(|&players| header(players) == line) {
            Some(file) if file == arena => Ok(()),
            Some(file) => Err(CsvError::Players { file: file.count(), arena: arena.count() }),
            None => Err(CsvError::Header),
        }
    }

    fn game(&self, job: Job, line: &str) -> Result<Game, CsvError> {
        let rotation = self.games.len();
        let mut row = Row { line: self.lines, cells: self.cells(line)?.into_iter() };
        let found: [String; GAME_COLUMNS.len()] = std::array::from_fn(|_| row.next());
        let expected = self.arena.game_cells(job, rotation);
        if found[0] != expected[0] {
            let problem = format!("expected game {}, found {}", expected[0], found[0]);
            return Err(self.damaged(problem));
        }
        let seating = self.arena.seating(job, rotation);
        let mut results = Vec::new();
        let mut replay = Replay::default();
        for (seat, contestant) in Seat::ALL.into_iter().zip(seating) {
            let label = row.next();
            let expected = self.arena.contestants()[contestant].label();
            let column = || format!("{}_{}", SEAT_COLUMNS[0], seat.number());
            self.check(column, &label, expected)?;
            let result: [String; 4] = std::array::from_fn(|_| row.next());
            let luck: f64 = row.number(&result[2], "luck")?;
            if !luck.is_finite() {
                return Err(self.damaged(format!("{luck} isn't a valid luck value")));
            }
            replay.luck[seat] = luck;
            let mishaps = row.next();
            let last = row.next();
            replay.mishaps[seat] = (row.number(&mishaps, "number of mishaps")?, last);
            results.push(result);
        }
        // Deals differ where bots and seeds do, so those are told first.
        for ((column, found), expected) in GAME_COLUMNS.iter().zip(&found).zip(&expected).rev() {
            self.check(|| (*column).to_owned(), found, expected)?;
        }
        for word in row.next().split_ascii_whitespace() {
            let m: Move =
                word.parse().map_err(|e| self.damaged(format!("the move {word}: {e}")))?;
            replay.moves.push(m);
        }
        let game = self
            .arena
            .replay_game(job, rotation, replay)
            .map_err(|error: ReplayError| self.damaged(error.to_string()))?;
        for (seat, found) in Seat::ALL.into_iter().zip(&results) {
            let expected = result_cells(&game, seat);
            if *found != expected {
                let seat = seat.number();
                let problem = format!(
                    "its moves give seat {seat} {}, not {}",
                    expected.join(", "),
                    found.join(", ")
                );
                return Err(self.damaged(problem));
            }
        }
        Ok(game)
    }

    /// The cells of a row, as many as there are columns.
    fn cells(&self, line: &str) -> Result<Vec<String>, CsvError> {
        let cells = split(line).ok_or_else(|| self.damaged("its quotes don't match".to_owned()))?;
        let players = self.arena.setup().players.count();
        let expected = GAME_COLUMNS.len() + players * SEAT_COLUMNS.len() + 1;
        if cells.len() == expected {
            return Ok(cells);
        }
        Err(self.damaged(format!("it has {} cells, not {expected}", cells.len())))
    }

    fn check(&self, column: impl Fn() -> String, file: &str, arena: &str) -> Result<(), CsvError> {
        if file == arena {
            return Ok(());
        }
        Err(CsvError::Differs {
            line: self.lines,
            column: column(),
            file: file.to_owned(),
            arena: arena.to_owned(),
        })
    }

    fn damaged(&self, problem: String) -> CsvError {
        CsvError::Damaged { line: self.lines, problem }
    }
}

/// The cells of a row that are still to be read.
struct Row {
    line: u64,
    cells: std::vec::IntoIter<String>,
}

impl Row {
    fn next(&mut self) -> String {
        self.cells.next().expect("cells were counted")
    }

    fn number<T: FromStr>(&self, text: &str, what: &str) -> Result<T, CsvError> {
        text.parse().map_err(|_| CsvError::Damaged {
            line: self.line,
            problem: format!("{text:?} isn't a valid {what}"),
        })
    }
}

/// A text as a cell: in quotes where it needs them.
fn quoted(text: &str) -> String {
    if text.contains(['"', ',']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// The cells of a line; nothing where quotes don't match.
fn split(line: &str) -> Option<Vec<String>> {
    let mut cells = Vec::new();
    let mut rest = line;
    loop {
        let Some(mut quoted) = rest.strip_prefix('"') else {
            let (cell, after) = match rest.split_once(',') {
                Some((cell, after)) => (cell, Some(after)),
                None => (rest, None),
            };
            if cell.contains('"') {
                return None;
            }
            cells.push(cell.to_owned());
            match after {
                Some(after) => rest = after,
                None => return Some(cells),
            }
            continue;
        };
        let mut cell = String::new();
        loop {
            let (part, after) = quoted.split_once('"')?;
            cell.push_str(part);
            let Some(more) = after.strip_prefix('"') else {
                quoted = after;
                break;
            };
            cell.push('"');
            quoted = more;
        }
        cells.push(cell);
        match quoted.strip_prefix(',') {
            Some(after) => rest = after,
            None => return quoted.is_empty().then_some(cells),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_read_back_as_they_were_written() {
        let cells = ["greedy", "", "cmd:a, \"b\"", "\"", ",", "é"];
        let line = cells.map(quoted).join(",");
        assert_eq!(split(&line).unwrap(), cells);
        assert_eq!(split("a,,b"), Some(vec!["a".to_owned(), String::new(), "b".to_owned()]));
        for line in ["\"a", "a\"b", "\"a\"b,c", "\"", "\"a\"\"", "a,\"b"] {
            assert_eq!(split(line), None, "{line}");
        }
    }
}
