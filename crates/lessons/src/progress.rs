//! How far somebody is, as a word that a browser or a file can keep.

use crate::LessonId;

/// How far somebody is in each lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress([usize; LessonId::ALL.len()]);

impl Progress {
    /// The step that was reached, from 1; 0 where the lesson hasn't begun.
    pub fn reached(&self, id: LessonId) -> usize {
        self.0[id.number() - 1]
    }

    /// Whether a lesson was gone through to its end.
    pub fn is_finished(&self, id: LessonId) -> bool {
        self.reached(id) == id.lesson().steps.len()
    }

    /// The step to go on at, from 0: the first one of a lesson that hasn't begun or is finished.
    pub fn next(&self, id: LessonId) -> usize {
        let reached = self.reached(id);
        if reached < id.lesson().steps.len() { reached.saturating_sub(1) } else { 0 }
    }

    /// Comes to a step, from 1. A lesson that was finished stays so.
    pub fn reach(&mut self, id: LessonId, step: usize) {
        let (steps, reached) = (id.lesson().steps.len(), &mut self.0[id.number() - 1]);
        if *reached < steps {
            *reached = step.min(steps);
        }
    }

    /// As a word, to be kept.
    pub fn word(&self) -> String {
        self.0.map(|step| step.to_string()).join("-")
    }

    /// From a word, whoever wrote it. What can't be read hasn't begun.
    pub fn from_word(word: &str) -> Self {
        let mut progress = Self::default();
        for (id, step) in LessonId::ALL.into_iter().zip(word.split('-')) {
            progress.reach(id, step.parse().unwrap_or(0));
        }
        progress
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_survives_a_cookie_and_a_finished_lesson_stays_so() {
        let steps = LessonId::First.lesson().steps.len();
        let mut progress = Progress::default();
        progress.reach(LessonId::SidesB, 3);
        progress.reach(LessonId::First, steps);
        progress.reach(LessonId::First, 2);
        assert_eq!(progress.reached(LessonId::First), steps);
        assert_eq!((progress.next(LessonId::First), progress.next(LessonId::SidesB)), (0, 2));
        assert!(progress.is_finished(LessonId::First) && !progress.is_finished(LessonId::SidesB));
        assert_eq!(Progress::from_word(&progress.word()), progress);
        progress.reach(LessonId::SidesB, 1);
        assert_eq!(progress.reached(LessonId::SidesB), 1);
        for odd in ["", "x", "-", "7", "999999999999999999999-2", "-1--1", "3-4-5"] {
            let read = Progress::from_word(odd);
            assert!(LessonId::ALL.iter().all(|&id| read.reached(id) <= id.lesson().steps.len()));
        }
    }
}
