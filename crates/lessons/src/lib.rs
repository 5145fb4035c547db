#![doc = include_str!("../README.md")]

mod answer;
mod claim;
mod first;
mod lesson;
mod moment;
mod progress;
mod sides_b;
mod step;

pub use answer::{Answer, Wrong};
pub use claim::Claim;
pub use lesson::{Lesson, LessonId};
pub use moment::Moment;
pub use progress::Progress;
pub use step::{Anchor, Step, Task, Topic};
