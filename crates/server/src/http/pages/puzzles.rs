//! Puzzles.

use std::sync::Arc;

use axum::{
    extract::{
        Path, Query, State,
        rejection::{PathRejection, QueryRejection},
    },
    http::StatusCode,
    response::Response,
};
use majesty_pages::puzzles::{self as pages, Attempt, PuzzleView, RatingChange};
use majesty_puzzles::{LEVELS, Puzzle, PuzzleId, Reply, Theme, day, shipped};
use majesty_rules::Move;
use majesty_store::Tried;
use majesty_words::illegal;
use serde::Deserialize;

use crate::{
    App,
    http::{answer, fields::Fields, refusal::Refusal},
    people::{
        identity::Visitor,
        puzzles::{self, Tries},
    },
};

/// Which puzzles somebody goes through.
#[derive(Debug, Default, Deserialize)]
pub struct Among {
    theme: Option<String>,
    level: Option<String>,
    /// How many answers were given so far, which only the page counts.
    tries: Option<String>,
}

/// More tries than this aren't counted.
const MOST_TRIES: u32 = 999;

impl Among {
    /// What the address says; all puzzles where that can't be read.
    fn of(query: Result<Query<Self>, QueryRejection>) -> Self {
        query.map(|Query(among)| among).unwrap_or_default()
    }

    fn theme(&self) -> Option<Theme> {
        self.theme.as_deref()?.parse().ok()
    }

    fn level(&self) -> Option<u8> {
        self.level.as_deref()?.parse().ok().filter(|level| (1..=LEVELS as u8).contains(level))
    }

    fn tries(&self) -> u32 {
        let tries = self.tries.as_deref().and_then(|tries| tries.parse().ok());
        tries.unwrap_or(0).min(MOST_TRIES)
    }

    /// The same as a query: what no link of ours says is left out.
    fn query(&self) -> String {
        match (self.theme(), self.level()) {
            (Some(theme), _) => format!("theme={theme}"),
            (None, Some(level)) => format!("level={level}"),
            (None, None) => String::new(),
        }
    }
}

/// `GET /puzzles`
pub async fn all(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    match puzzles::overview(&app, &visitor).await {
        Ok(view) => answer::page(&visitor, StatusCode::OK, pages::page(&view, &visitor.reader)),
        Err(error) => answer::refusal(&visitor, &error.into()),
    }
}

/// `GET /puzzles/next`: on to the next puzzle that isn't solved.
pub async fn next(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    among: Result<Query<Among>, QueryRejection>,
) -> Response {
    let among = Among::of(among);
    let tries = match Tries::of(&app, visitor.id).await {
        Ok(tries) => tries,
        Err(error) => return answer::refusal(&visitor, &error.into()),
    };
    let found = shipped().next(among.theme(), among.level(), |id| tries.has_solved(id));
    let to = match (found, among.query()) {
        (Some(puzzle), query) if query.is_empty() => format!("/puzzles/{}", puzzle.id),
        (Some(puzzle), query) => format!("/puzzles/{}?{query}", puzzle.id),
        (None, _) => "/puzzles".to_owned(),
    };
    answer::on(&visitor, &to)
}

/// `GET /puzzles/{id}`
pub async fn puzzle(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    id: Result<Path<String>, PathRejection>,
    among: Result<Query<Among>, QueryRejection>,
) -> Response {
    let Some(puzzle) = find(id) else { return answer::refusal(&visitor, &Refusal::NoPage) };
    let among = Among::of(among);
    show(&app, &visitor, puzzle, &among, Attempt::None, Tried::default()).await
}

/// `POST /puzzles/{id}`: an answer, or the wish to see the right one.
pub async fn try_it(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    id: Result<Path<String>, PathRejection>,
    among: Result<Query<Among>, QueryRejection>,
    fields: Fields,
) -> Response {
    let Some(puzzle) = find(id) else { return answer::refusal(&visitor, &Refusal::NoPage) };
    let among = Among::of(among);
    let attempt =
        if fields.is_on("show") { Attempt::Shown } else { chosen(puzzle, &fields, &visitor) };
    let right = match &attempt {
        Attempt::Refused(_) => None,
        Attempt::Answered(answer) => Some(answer.right),
        // Whoever asks for the answer has not found it.
        Attempt::Shown | Attempt::None => Some(false),
    };
    let tried = match right {
        Some(right) => puzzles::keep_try(&app, &mut visitor, puzzle, right).await,
        None => Ok(Tried::default()),
    };
    match tried {
        Ok(tried) => show(&app, &visitor, puzzle, &among, attempt, tried).await,
        Err(error) => answer::refusal(&visitor, &error.into()),
    }
}

fn find(id: Result<Path<String>, PathRejection>) -> Option<&'static Puzzle> {
    let Path(id) = id.ok()?;
    shipped().get(id.parse::<PuzzleId>().ok()?)
}

/// What the move in a form is worth.
fn chosen(puzzle: &Puzzle, fields: &Fields, visitor: &Visitor) -> Attempt {
    let lang = visitor.reader.lang;
    // What is decided beyond the card and its place stands in a field of its own, as at a table.
    let base = fields.text("word");
    let word = format!("{base}{}", fields.text(&format!("x{base}")));
    let Ok(m) = word.parse::<Move>() else {
        return Attempt::Refused(Refusal::Form.sentence(lang));
    };
    match (puzzle.answer(m), puzzle.view().check(m)) {
        (Some(answer), _) => Attempt::Answered(answer),
        (None, Err(reason)) => Attempt::Refused(illegal(lang, &reason)),
        // Every legal move has its worth.
        (None, Ok(())) => Attempt::Refused(Refusal::Form.sentence(lang)),
    }
}

/// The best reply to a wrong answer. Working it out may take a while, so other visitors don't wait for
/// it.
async fn reply(puzzle: &'static Puzzle, attempt: &Attempt) -> Option<Reply> {
    let Attempt::Answered(wrong) = attempt else { return None };
    let m = wrong.m;
    if wrong.right {
        return None;
    }
    // Without a reply the page still says what the move does.
    tokio::task::spawn_blocking(move || puzzle.reply_to_wrong(m)).await.unwrap_or_default()
}

async fn show(
    app: &App,
    visitor: &Visitor,
    puzzle: &'static Puzzle,
    among: &Among,
    attempt: Attempt,
    tried: Tried,
) -> Response {
    let done = match Tries::of(app, visitor.id).await {
        Ok(done) => done,
        Err(error) => return answer::refusal(visitor, &error.into()),
    };
    let rating = match puzzles::rating(app, puzzle).await {
        Ok(rating) => rating,
        Err(error) => return answer::refusal(visitor, &error.into()),
    };
    let status = match attempt {
        Attempt::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::OK,
    };
    let view = PuzzleView {
        puzzle,
        is_today: puzzle.id == shipped().of_day(day(app.time.now().0)).id,
        is_new: done.is_new(),
        reply: reply(puzzle, &attempt).await,
        tries: among.tries() + u32::from(matches!(attempt, Attempt::Answered(_))),
        attempt,
        among: among.query(),
        rating,
        change: tried
            .rating
            .map(|(before, after)| RatingChange { before: before.rating, after: after.rating }),
    };
    answer::page(visitor, status, pages::puzzle(&view, &visitor.reader))
}
