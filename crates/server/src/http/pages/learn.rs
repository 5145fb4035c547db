//! The lessons. A step is in its address, so that nothing has to be kept but how far somebody is.

use axum::{
    extract::{Path, Query},
    http::{StatusCode, Uri},
    response::Response,
};
use majesty_lessons::{Answer, LessonId, Moment, Progress, Task};
use majesty_pages::learn as page;
use majesty_rules::Move;

use crate::{
    http::{answer, fields::Fields, refusal::Refusal},
    people::identity::Visitor,
};

/// A step, as its address names it.
struct Asked {
    id: LessonId,
    /// The step, from 0.
    number: usize,
    /// The last move of the game, where the learner has chosen it.
    last: Option<Move>,
    /// The word of a move that was no answer.
    tried: Option<String>,
}

impl Asked {
    /// What an address says; the first step where it names none that can be read.
    fn of(lesson: &str, uri: &Uri) -> Option<Self> {
        let id = LessonId::from_number(lesson.parse().ok()?)?;
        let asked = Query::<Vec<(String, String)>>::try_from_uri(uri).unwrap_or_default();
        let text = |name: &str| asked.iter().find(|(key, _)| key == name).map(|(_, text)| &**text);
        let step = text("step").and_then(|step| step.parse::<usize>().ok()).unwrap_or(1);
        let number = step.clamp(1, id.lesson().steps.len()) - 1;
        let last = text("last").and_then(|word| word.parse().ok());
        Some(Self { id, number, last, tried: text("tried").map(str::to_owned) })
    }

    /// The step. Where it needs a choice that isn't told, that choice, but the step itself for
    /// anybody who has been there.
    fn moment(&self, progress: &Progress) -> Option<Moment> {
        if progress.reached(self.id) > self.number {
            return Moment::again(self.id, self.number, self.last);
        }
        Moment::at(self.id, self.number, self.last).or_else(|| {
            let is_choice = |task: Task| task == Task::Choose;
            let choice = self.id.lesson().steps.iter().position(|step| is_choice(step.task))?;
            Moment::at(self.id, choice, None)
        })
    }
}

/// `GET /learn`
pub async fn lessons(visitor: Visitor) -> Response {
    answer::page(&visitor, StatusCode::OK, page::page(&visitor.lessons, &visitor.reader))
}

/// `GET /learn/{lesson}`
pub async fn step(Path(lesson): Path<String>, uri: Uri, mut visitor: Visitor) -> Response {
    let asked = Asked::of(&lesson, &uri);
    let Some((moment, asked)) =
        asked.and_then(|asked| Some((asked.moment(&visitor.lessons)?, asked)))
    else {
        return answer::refusal(&visitor, &Refusal::NoPage);
    };
    visitor.reach_lesson(moment.id, moment.number + 1);
    let page = page::step(&moment, asked.tried.as_deref(), &visitor.reader);
    answer::page(&visitor, StatusCode::OK, page)
}

/// `POST /learn/{lesson}`
pub async fn play(
    Path(lesson): Path<String>,
    uri: Uri,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let Some(moment) = Asked::of(&lesson, &uri).and_then(|asked| asked.moment(&visitor.lessons))
    else {
        return answer::refusal(&visitor, &Refusal::NoPage);
    };
    let word = fields.move_word();
    let is_right = |m: &Move| moment.answer(*m) == Ok(Answer::Right);
    let path = match word.parse().ok().filter(is_right) {
        Some(m) => {
            let last = Some(m).filter(|_| moment.step().task == Task::Choose);
            page::address(moment.id, moment.number + 1, last)
        }
        None => page::tried_address(moment.id, moment.number, &word),
    };
    answer::on(&visitor, &path)
}
