//! Analyses of finished games: made once, a move at a time, on the cores that bots leave, and kept with
//! the game.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use majesty_analysis::{Analysis, Analyst, Depth, NotOver, Retry, VERSION};
use majesty_rules::{Move, Record};
use majesty_store::{NewAnalysis, NodeId};
use majesty_table::{Phase, PlayerId, Table, TableId};
use majesty_words::Lang;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use crate::{App, http::refusal::Refusal, table::room::Room};

/// How many games are analysed or wait for it at once.
const MOST: usize = 20;

/// How long the word of another node counts. It tells each move it has analysed.
const HEARD: Duration = Duration::from_secs(30);

/// What a move that somebody tries is judged with, where the analysis doesn't know it: less than for
/// the analysis, because they wait for it.
const RETRY: Depth = Depth { simulations: 3_000, effort: 200_000, games: 2 };

/// How far the analysis of a game is.
#[derive(Debug)]
pub enum Status {
    /// Nobody has asked for it.
    None,
    /// So many games are analysed before it.
    Waiting(usize),
    /// So many moves of so many are analysed.
    Running(usize, usize),
    /// It's there.
    Ready(Box<Analysis>),
}

/// The games that are analysed, here and on other nodes.
pub struct Analyses {
    jobs: Mutex<Jobs>,
    /// One game at a time, in the order in which they were asked for.
    turn: Arc<Semaphore>,
}

#[derive(Default)]
struct Jobs {
    here: HashMap<TableId, Job>,
    elsewhere: HashMap<TableId, Elsewhere>,
    next: u64,
}

/// A game that is analysed on this node.
#[derive(Clone, Copy)]
struct Job {
    who: PlayerId,
    /// Its place in the queue.
    number: u64,
    /// How many moves are analysed, and how many there are, once it began.
    progress: Option<(usize, usize)>,
}

/// A game that is analysed on another node.
struct Elsewhere {
    node: NodeId,
    progress: (usize, usize),
    heard: Instant,
}

impl Default for Analyses {
    fn default() -> Self {
        Self { jobs: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Analyses {
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a person asks for a game; nothing where it is analysed already.
    fn enter(&self, table: TableId, who: PlayerId) -> Result<bool, Refusal> {
        let mut jobs = self.lock();
        if jobs.here.contains_key(&table) {
            return Ok(false);
        }
        if jobs.here.values().any(|job| job.who == who) {
            return Err(Refusal::AnalysisRunning);
        }
        if jobs.here.len() >= MOST {
            return Err(Refusal::AnalysesBusy);
        }
        let number = jobs.next;
        jobs.next += 1;
        jobs.here.insert(table, Job { who, number, progress: None });
        Ok(true)
    }

    fn progress(&self, table: TableId, progress: (usize, usize)) {
        if let Some(job) = self.lock().here.get_mut(&table) {
            job.progress = Some(progress);
        }
    }

    fn leave(&self, table: TableId) {
        self.lock().here.remove(&table);
    }

    /// Another node tells how far it is.
    pub fn hear(&self, node: NodeId, table: TableId, progress: (usize, usize)) {
        let mut jobs = self.lock();
        jobs.elsewhere.retain(|_, job| job.heard.elapsed() < HEARD);
        jobs.elsewhere.insert(table, Elsewhere { node, progress, heard: Instant::now() });
    }

    /// Drops what nodes that are gone were about to do.
    pub fn keep(&self, nodes: &[NodeId]) {
        self.lock().elsewhere.retain(|_, job| nodes.contains(&job.node));
    }

    fn status(&self, table: TableId) -> Status {
        let jobs = self.lock();
        if let Some(job) = jobs.here.get(&table) {
            let before = jobs.here.values().filter(|other| other.number < job.number).count();
            return match job.progress {
                Some((done, all)) => Status::Running(done, all),
                None => Status::Waiting(before),
            };
        }
        let elsewhere = jobs.elsewhere.get(&table).filter(|job| job.heard.elapsed() < HEARD);
        match elsewhere.map(|job| job.progress) {
            // The last word of a node comes just before it saves the analysis.
            Some((done, all)) if done < all => Status::Running(done, all),
            _ => Status::None,
        }
    }
}

/// The record of a game that can be analysed. Of a game in progress nothing may be told, and one that
/// was broken off has no result to explain.
pub fn record(table: &Table) -> Result<Record, Refusal> {
    if table.phase() != Phase::Over {
        return Err(Refusal::AnalysisNotOver);
    }
    let record = table.finished(&Lang::En)?;
    if record.state().is_over() { Ok(record) } else { Err(Refusal::BrokenOff) }
}

/// How far the analysis of a game is.
pub async fn status(app: &App, table: &Table) -> Result<Status, Refusal> {
    let record = record(table)?;
    Ok(match kept(app, table.id(), &record).await? {
        Some(analysis) => Status::Ready(Box::new(analysis)),
        None => app.analyses.status(table.id()),
    })
}

/// The analysis that is kept, if there is one.
async fn kept(app: &App, id: TableId, record: &Record) -> Result<Option<Analysis>, Refusal> {
    let text = app.store.analysis(id, VERSION).await?;
    let analysis = text.and_then(|text| {
        Analysis::from_json(&text, *record.config())
            .inspect_err(|error| tracing::warn!("redoing an unreadable analysis: {error}"))
            .ok()
    });
    let moves = record.moves();
    Ok(analysis.filter(|analysis| {
        analysis.decisions.iter().map(|decision| decision.played).eq(moves.iter().copied())
    }))
}

/// Begins the analysis of a game, unless it is there or under way.
pub async fn start(app: &Arc<App>, room: &Arc<Room>, who: PlayerId) -> Result<(), Refusal> {
    let record = record(&room.table())?;
    if kept(app, room.id, &record).await?.is_some()
        || !matches!(app.analyses.status(room.id), Status::None)
    {
        return Ok(());
    }
    let analyst = Analyst::new(&record, app.options.analysis);
    let analyst = analyst.map_err(|NotOver| Refusal::BrokenOff)?;
    if app.analyses.enter(room.id, who)? {
        let begun = Begun { app: app.clone(), table: room.id, gone: room.gone.clone() };
        tokio::spawn(begun.work(analyst));
    }
    Ok(())
}

/// What a move would have been worth in place of the one that was played at a ply.
pub async fn retry(
    app: &App,
    analysis: Analysis,
    record: Record,
    ply: usize,
    m: Move,
) -> Result<Retry, Refusal> {
    let simulations = RETRY.simulations.min(app.options.analysis.simulations);
    let depth = Depth { simulations, ..RETRY };
    let job = move |_| analysis.retry(&record, ply, m, depth);
    let tried = app.workers.advise(job).await.ok_or(Refusal::TooSlow)?;
    tried.map_err(|_| Refusal::Broken)?.ok_or(majesty_table::Refusal::NoMove.into())
}

/// An analysis under way. However it ends, it's under way no longer.
struct Begun {
    app: Arc<App>,
    table: TableId,
    gone: CancellationToken,
}

impl Drop for Begun {
    fn drop(&mut self) {
        self.app.analyses.leave(self.table);
    }
}

impl Begun {
    async fn work(self, analyst: Analyst) {
        let done = tokio::select! {
            () = self.app.shutdown.cancelled() => None,
            () = self.gone.cancelled() => None,
            done = self.analyse(analyst) => done,
        };
        if let Some(analysis) = done {
            let (version, made, text) = (VERSION, self.app.time.now(), analysis.to_json());
            let analysis = NewAnalysis { version, made, text };
            // The store logs its failures, and the next one who asks starts it again.
            let _ = self.app.store.save_analysis(self.table, analysis).await;
        }
    }

    /// Analyses one move after the other. Nothing if that panics.
    async fn analyse(&self, mut analyst: Analyst) -> Option<Analysis> {
        let _turn = self.app.analyses.turn.acquire().await.ok()?;
        loop {
            let (done, all) = analyst.progress();
            self.app.analyses.progress(self.table, (done, all));
            self.app.cluster.send_progress(self.table, (done, all));
            if done == all {
                return analyst.finish();
            }
            let step = move || {
                analyst.step();
                analyst
            };
            analyst = self.app.workers.study(step).await.ok()?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fresh;

    #[test]
    fn a_person_has_one_game_analysed_at_a_time_and_the_queue_is_bounded() {
        let analyses = Analyses::default();
        let (table, who) = (fresh::table_id(), fresh::player_id());
        assert_eq!(analyses.enter(table, who), Ok(true));
        assert_eq!(analyses.enter(table, fresh::player_id()), Ok(false), "it's under way");
        assert_eq!(analyses.enter(fresh::table_id(), who), Err(Refusal::AnalysisRunning));
        for before in 1..MOST {
            let next = fresh::table_id();
            assert_eq!(analyses.enter(next, fresh::player_id()), Ok(true));
            assert!(matches!(analyses.status(next), Status::Waiting(n) if n == before));
        }
        let late = (fresh::table_id(), fresh::player_id());
        assert_eq!(analyses.enter(late.0, late.1), Err(Refusal::AnalysesBusy));
        analyses.progress(table, (3, 24));
        assert!(matches!(analyses.status(table), Status::Running(3, 24)));
        analyses.leave(table);
        assert!(matches!(analyses.status(table), Status::None));
        assert_eq!(analyses.enter(late.0, who), Ok(true));
    }

    #[test]
    fn other_nodes_are_believed_until_they_are_gone() {
        let analyses = Analyses::default();
        let (node, table) = (NodeId::random(), fresh::table_id());
        analyses.hear(node, table, (1, 24));
        assert!(matches!(analyses.status(table), Status::Running(1, 24)));
        analyses.hear(node, table, (24, 24));
        assert!(matches!(analyses.status(table), Status::None));
        analyses.hear(node, table, (2, 24));
        analyses.keep(&[NodeId::random()]);
        assert!(matches!(analyses.status(table), Status::None));
    }
}
