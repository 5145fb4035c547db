//! All figures of an arena, for tables, pages and programs.

use std::{collections::BTreeMap, num::NonZero, time::Duration};

use majesty_rules::Location;
use serde::Serialize;

use crate::{
    Elo, Estimate, Rating, Setup, SidesRule, Source, SprtSummary, Standing, Verdict, tally::Tally,
};

/// All figures. Only `timing` depends on the machine and on the number of threads.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// What was played.
    pub setup: SetupSummary,
    /// The figures of each contestant, in the order in which they were named.
    pub contestants: Vec<ContestantSummary>,
    /// The figures of all seats together.
    pub all: Figures,
    /// By how much the first is stronger, where two play in games of two.
    pub elo: Option<Elo>,
    /// The same by results adjusted for luck.
    pub adjusted_elo: Option<Elo>,
    /// The sequential test, if there was one.
    pub sprt: Option<SprtSummary>,
    /// How long it took.
    pub timing: Timing,
}

/// What was played.
#[derive(Clone, Debug, Serialize)]
pub struct SetupSummary {
    /// How many play in a game.
    pub players: usize,
    /// Eight letters, or `random`.
    pub sides: String,
    /// How the deck is built.
    pub deck: &'static str,
    /// Who wins a tie.
    pub ties: &'static str,
    /// The house rule.
    pub announce: bool,
    /// The seed.
    pub seed: u64,
    /// How many simulations valued each card that might have come.
    pub luck_simulations: u32,
    /// Who sat together.
    pub line_ups: Vec<Vec<String>>,
    /// How many games were asked for.
    pub asked: u64,
    /// How many games were played.
    pub games: u64,
    /// On how many deals.
    pub deals: u64,
    /// Whether it was ended before all were played, and not by the verdict of a sequential test.
    pub interrupted: bool,
    /// Whether the verdict of a sequential test ended it.
    pub decided: bool,
}

/// One contestant's figures.
#[derive(Clone, Debug, Serialize)]
pub struct ContestantSummary {
    /// The name.
    pub label: String,
    /// The rating.
    pub rating: Rating,
    /// What went wrong.
    pub mishaps: Mishaps,
    /// All that is also known of all together.
    #[serde(flatten)]
    pub figures: Figures,
}

/// Moves that had to be played for a bot.
#[derive(Clone, Debug, Serialize)]
pub struct Mishaps {
    /// How many.
    pub count: u64,
    /// What happened the last time.
    pub last: Option<String>,
}

/// Figures of one contestant, or of all seats together. Means are for a seat in a game.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// The games in which it sat.
    pub games: u64,
    /// The seats in which it sat: more than games where it fills several.
    pub seats: u64,
    /// How often a seat of its won; a victory shared by k counts 1/k.
    pub win_rate: Estimate,
    /// The same less the luck of the cards: the same expectation and a narrower interval, which may
    /// reach below 0 or above 1.
    pub adjusted_win_rate: Estimate,
    /// The final score.
    pub score: Estimate,
    /// The score less that of the best other player.
    pub margin: Estimate,
    /// In each seat, as far as it sat there.
    pub by_seat: Vec<SeatFigures>,
    /// Where the points came from. They add up to the score.
    pub points: Vec<SourceFigures>,
    /// The attacks.
    pub attacks: AttackFigures,
    /// How the number of each character in the realm at the end went with victory.
    pub by_character: Vec<CharacterFigures>,
    /// How often each final score was reached.
    pub scores: BTreeMap<i32, u64>,
}

/// Figures of a seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatFigures {
    /// Its number, from 1.
    pub seat: usize,
    /// How often it won.
    pub win_rate: Estimate,
    /// Its final score.
    pub score: Estimate,
}

/// The points from one source.
#[derive(Clone, Debug, Serialize)]
pub struct SourceFigures {
    /// Which.
    #[serde(skip)]
    pub source: Source,
    /// Its kind, in a word.
    pub kind: &'static str,
    /// The location it belongs to, where it belongs to one.
    pub location: Option<&'static str>,
    /// The points.
    pub points: Estimate,
}

/// Attacks in a game, each opponent counted.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AttackFigures {
    /// All that were tried: the next three together.
    pub tried: f64,
    /// A card was wounded.
    pub wounded: Estimate,
    /// Enough Guards stood there.
    pub repelled: Estimate,
    /// There was no card to wound.
    pub found_nobody: Estimate,
    /// Its own cards that others wounded.
    pub suffered: Estimate,
}

/// How the number of a character went with victory.
#[derive(Clone, Debug, Serialize)]
pub struct CharacterFigures {
    /// Which.
    pub character: &'static str,
    /// By the number of its cards at the end, as far as it happened.
    pub by_count: Vec<CountFigures>,
}

/// How often those won who had so many of a character.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CountFigures {
    /// The number of cards.
    pub count: usize,
    /// How often they won.
    pub win_rate: Estimate,
}

/// How long it took.
#[derive(Clone, Debug, Serialize)]
pub struct Timing {
    /// From the first move to the last, in seconds.
    pub seconds: f64,
    /// On how many threads.
    pub threads: usize,
    /// How long each contestant thought about a move.
    pub moves: Vec<MoveTime>,
}

/// How long a contestant thought about a move, in milliseconds.
#[derive(Clone, Debug, Serialize)]
pub struct MoveTime {
    /// Whose.
    pub label: String,
    /// The mean.
    pub mean_ms: f64,
    /// The longest.
    pub longest_ms: f64,
}

impl Summary {
    /// The figures of all that was added; nothing where no game was.
    pub(crate) fn of(standing: &Standing, time: Duration, threads: NonZero<usize>) -> Option<Self> {
        let mut contestants = Vec::new();
        let mut moves = Vec::new();
        for (i, tally) in standing.tallies.iter().enumerate() {
            // Who has not played yet when an arena is ended early is left out.
            let Some(figures) = Figures::of(tally) else { continue };
            let label = standing.arena.contestants()[i].label().to_owned();
            moves.push(MoveTime::of(tally, &label));
            contestants.push(ContestantSummary {
                label,
                rating: standing.ratings.of(i),
                mishaps: Mishaps { count: tally.mishaps, last: tally.last_mishap.clone() },
                figures,
            });
        }
        let setup = SetupSummary::of(standing);
        let duel = standing.tallies.len() == 2 && setup.players == 2;
        let elo = |rate: fn(&Figures) -> &Estimate| {
            duel.then(|| Elo::of_win_rate(rate(&contestants[0].figures)))
        };
        Some(Self {
            all: Figures::of(&standing.all)?,
            elo: elo(|figures| &figures.win_rate),
            adjusted_elo: elo(|figures| &figures.adjusted_win_rate),
            sprt: standing.sprt(),
            setup,
            contestants,
            timing: Timing { seconds: time.as_secs_f64(), threads: threads.get(), moves },
        })
    }

    /// The win rate of those who are all equal.
    pub fn parity(&self) -> f64 {
        1.0 / self.setup.players as f64
    }

    /// How many times narrower the first contestant's interval is when its results are adjusted for
    /// luck; nothing where an interval is unknown, empty, or not that of a spread because every
    /// game was won or lost.
    pub fn luck_factor(&self) -> Option<f64> {
        let figures = &self.contestants.first()?.figures;
        let [raw, adjusted] = [figures.win_rate.se?, figures.adjusted_win_rate.se?];
        (raw > 1e-9 && adjusted > 1e-9).then(|| raw / adjusted)
    }
}

impl SetupSummary {
    fn of(standing: &Standing) -> Self {
        let arena = standing.arena;
        let Setup { players, sides, deck, ties, announce, seed, luck_simulations } = *arena.setup();
        let label = |&contestant: &usize| arena.contestants()[contestant].label().to_owned();
        let decided = standing.sprt().is_some_and(|sprt| sprt.verdict != Verdict::Undecided);
        Self {
            players: players.count(),
            sides: match sides {
                SidesRule::Same(sides) => sides.to_string(),
                SidesRule::Random => "random".to_owned(),
            },
            deck: deck.word(),
            ties: ties.word(),
            announce,
            seed,
            luck_simulations,
            line_ups: arena.line_ups().iter().map(|who| who.iter().map(label).collect()).collect(),
            asked: arena.asked(),
            games: standing.games,
            deals: standing.deals,
            interrupted: !decided && standing.games < arena.games(),
            decided,
        }
    }
}

impl Figures {
    /// The figures of those who sat at least once.
    fn of(tally: &Tally) -> Option<Self> {
        let attacks = &tally.attacks;
        let wounded = attacks.wounded.estimate()?;
        let repelled = attacks.repelled.estimate()?;
        let found_nobody = attacks.found_nobody.estimate()?;
        Some(Self {
            games: tally.games,
            seats: tally.seats,
            win_rate: tally.win.share()?,
            adjusted_win_rate: tally.adjusted.estimate()?,
            score: tally.score.estimate()?,
            margin: tally.margin.estimate()?,
            by_seat: tally
                .by_seat
                .iter()
                .filter_map(|(seat, (win, score))| {
                    let (win_rate, score) = (win.share()?, score.estimate()?);
                    Some(SeatFigures { seat: seat.number(), win_rate, score })
                })
                .collect(),
            points: Source::all()
                .filter_map(|source| {
                    Some(SourceFigures {
                        source,
                        kind: source.kind(),
                        location: source.location().map(Location::name),
                        points: tally.points[source].estimate()?,
                    })
                })
                .collect(),
            attacks: AttackFigures {
                tried: wounded.mean + repelled.mean + found_nobody.mean,
                wounded,
                repelled,
                found_nobody,
                suffered: attacks.suffered.estimate()?,
            },
            by_character: tally
                .by_character
                .iter()
                .map(|(character, counts)| CharacterFigures {
                    character: character.name(),
                    by_count: (0..)
                        .zip(counts)
                        .filter_map(|(count, win)| {
                            Some(CountFigures { count, win_rate: win.share()? })
                        })
                        .collect(),
                })
                .collect(),
            scores: tally.scores.clone(),
        })
    }

    /// The mean points from all sources that are chosen.
    pub fn points_from(&self, chosen: impl Fn(Source) -> bool) -> f64 {
        let of = |figures: &SourceFigures| figures.points.mean;
        self.points.iter().filter(|figures| chosen(figures.source)).map(of).sum()
    }
}

impl MoveTime {
    fn of(tally: &Tally, label: &str) -> Self {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        Self {
            label: label.to_owned(),
            mean_ms: ms(tally.time) / tally.moves.max(1) as f64,
            longest_ms: ms(tally.longest),
        }
    }
}
