//! Final scoring, from the table of locations and the cards that lie in the realms.

use crate::{
    ByCharacter, BySeat, Character, Event, Location, Players, Realm, Seat, Sink, Table, Ties,
    tally::Tally,
};

/// One player's final score, line by line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// The points won in play.
    pub play: u16,
    /// What the wounded cost: zero or below.
    pub infirmary: i16,
    /// The square of the number of locations 1 to 7 with a card.
    pub variety: u16,
    /// The points for the majority at each location 1 to 7.
    pub majority: ByCharacter<u8>,
}

impl Score {
    /// The points for all majorities.
    pub fn majorities(&self) -> u16 {
        self.majority.0.into_iter().map(u16::from).sum()
    }

    /// The sum of all lines. It may be below zero.
    pub fn total(&self) -> i32 {
        i32::from(self.play)
            + i32::from(self.infirmary)
            + i32::from(self.variety)
            + i32::from(self.majorities())
    }
}

/// All players' final scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoreSheet {
    /// How many play.
    pub players: Players,
    /// The score of each seat; unused seats have an empty one.
    pub scores: BySeat<Score>,
    /// Who has won; several where a tie is shared.
    pub winners: BySeat<bool>,
}

impl ScoreSheet {
    /// The seats of those who have won.
    pub fn winning_seats(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&seat| self.winners[seat])
    }

    /// The part of the victory that is a player's: one for the only winner, a half each for two.
    #[inline]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners[seat] { 1.0 / self.winning_seats().count() as f64 } else { 0.0 }
    }

    /// A player's points less those of the best other one: below zero for whoever is behind.
    #[inline]
    pub fn lead(&self, seat: Seat) -> i32 {
        let others = self.players.others(seat).map(|other| self.scores[other].total());
        self.scores[seat].total() - others.max().expect("nobody plays alone")
    }

    /// A player's place: 1 for every winner, and one more than the number of players ahead for
    /// everybody else.
    pub fn place(&self, seat: Seat) -> usize {
        let rank = |seat: Seat| (self.winners[seat], self.scores[seat].total());
        1 + self.players.seats().filter(|&other| rank(other) > rank(seat)).count()
    }

    /// The seats from first to last place; of those who share one, the earlier seat first.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.players.seats().collect();
        seats.sort_by_key(|&seat| self.place(seat));
        seats
    }

    /// Tells of each line, as people count at the table: the wounded, variety, then the majorities
    /// from left to right.
    pub(crate) fn tell<S: Sink>(self, table: &Table, sink: &mut S) {
        for (seat, realm) in table.realms() {
            if realm.wounded() > 0 {
                sink.event(Event::WoundedScored {
                    seat,
                    wounded: realm.wounded(),
                    points: self.scores[seat].infirmary,
                });
            }
        }
        for (seat, realm) in table.realms() {
            sink.event(Event::VarietyScored {
                seat,
                locations: realm.variety(),
                points: self.scores[seat].variety,
            });
        }
        for character in Character::ALL {
            for (seat, realm) in table.realms() {
                let points = self.scores[seat].majority[character];
                if points > 0 {
                    sink.event(Event::MajorityScored {
                        seat,
                        location: character.location(),
                        cards: realm.count(character),
                        points,
                    });
                }
            }
        }
        sink.event(Event::GameOver { sheet: self });
    }
}

impl Table {
    /// The final scores, once the game is over.
    pub fn score_sheet(&self) -> Option<ScoreSheet> {
        self.is_over().then(|| self.score_if_over_now())
    }

    /// The same, where only some seats can win: the players on the others have given up.
    pub fn score_sheet_among(&self, can_win: impl Fn(Seat) -> bool) -> Option<ScoreSheet> {
        let sheet = self.score_sheet()?;
        Some(ScoreSheet { winners: self.winners(&sheet.scores, can_win), ..sheet })
    }

    /// What the final scores would be if the game ended as the table lies.
    #[inline]
    pub fn score_if_over_now(&self) -> ScoreSheet {
        // One card is the least that leads, and seats without a player hold none.
        let tallies = self.realms.0.each_ref().map(Realm::tally);
        let most = tallies.into_iter().fold(Tally::ONE_EACH, Tally::max);
        let values = ByCharacter::from_fn(|character| {
            self.location_card(character.location()).majority.unwrap_or(0)
        });
        let players = self.config.players;
        let scores = BySeat::from_players(players, |seat| {
            let realm = self.realm(seat);
            Score {
                play: realm.points(),
                infirmary: -self.cost_of_wounded(realm, most.at(Location::Infirmary)),
                variety: u16::from(realm.variety()).pow(2),
                majority: realm.tally().majorities(most, values),
            }
        });
        ScoreSheet { players, scores, winners: self.winners(&scores, |_| true) }
    }

    #[inline]
    fn cost_of_wounded(&self, realm: &Realm, most: u8) -> i16 {
        let plan = &self.location_card(Location::Infirmary).plan;
        let for_most = plan.most_wounded_costs * u8::from(realm.wounded() == most);
        i16::from(plan.each_wounded_costs * realm.wounded() + for_most)
    }

    fn winners(&self, scores: &BySeat<Score>, can_win: impl Fn(Seat) -> bool) -> BySeat<bool> {
        let rank = |seat: Seat| {
            let meeples = match self.config.ties {
                Ties::Shared => 0,
                Ties::Meeples => self.realm(seat).meeples(),
            };
            (scores[seat].total(), meeples)
        };
        let players = self.config.players;
        let best = players.seats().filter(|&seat| can_win(seat)).map(rank).max();
        BySeat::from_players(players, |seat| can_win(seat) && Some(rank(seat)) == best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(points: [u16; 4], winners: [bool; 4]) -> ScoreSheet {
        let scores = BySeat(points.map(|play| Score { play, ..Score::default() }));
        ScoreSheet { players: Players::Four, scores, winners: BySeat(winners) }
    }

    #[test]
    fn equal_points_share_a_place_unless_meeples_decide() {
        let shared = sheet([90, 120, 90, 120], [false, true, false, true]);
        assert_eq!(Seat::ALL.map(|seat| shared.place(seat)), [3, 1, 3, 1]);
        let order = [Seat::Second, Seat::Fourth, Seat::First, Seat::Third];
        assert_eq!(shared.ranking(), order);
        let decided = sheet([90, 120, 80, 120], [false, false, false, true]);
        assert_eq!(Seat::ALL.map(|seat| decided.place(seat)), [3, 2, 4, 1]);
    }
}
