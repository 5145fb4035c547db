//! The table: everything that lies face up, which is all that any player may look at.

use crate::{
    Ability, BySeat, Card, Config, Display, Event, Extra, Gain, Illegal, Location, LocationSide,
    Move, ROUNDS, Realm, Reason, Seat, Sink, Space, WORKER_CARD, counted::Traits, plan::Plan,
};

/// The realms, the display and whose turn it is.
///
/// Which moves are legal, what they do and what the final score is all follow from it alone; only
/// the refill of the display needs the deck, which is not here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) realms: BySeat<Realm>,
    pub(crate) display: Display,
    pub(crate) config: Config,
    pub(crate) turn: Seat,
    /// The rounds that are finished.
    pub(crate) round: u8,
    pub(crate) deck_left: u8,
    pub(crate) traits: Traits,
}

impl Table {
    /// The table before the first move, with an empty display.
    pub(crate) fn new(config: Config) -> Self {
        let mut realms = BySeat::<Realm>::default();
        for seat in config.players.seats() {
            realms[seat].meeples = WORKER_CARD;
        }
        Self {
            realms,
            display: Display::default(),
            config,
            turn: Seat::First,
            round: 0,
            deck_left: 0,
            traits: Traits::of(config),
        }
    }

    /// The set-up.
    #[inline]
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Whose turn it is; the first seat's once the game is over.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The present round, 1 to 12; 12 once the game is over.
    #[inline]
    pub fn round(&self) -> u8 {
        ROUNDS.min(self.round + 1)
    }

    /// How many moves were made.
    #[inline]
    pub fn ply(&self) -> usize {
        usize::from(self.round) * self.config.players.count() + self.turn.index()
    }

    /// Whether every player has taken twelve cards.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.round == ROUNDS
    }

    /// A player's realm.
    #[inline]
    pub fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[seat]
    }

    /// The realms of all players, in seat order.
    pub fn realms(&self) -> impl Iterator<Item = (Seat, &Realm)> {
        self.config.players.seats().map(|seat| (seat, self.realm(seat)))
    }

    /// The face-up cards.
    #[inline]
    pub fn display(&self) -> &Display {
        &self.display
    }

    /// How many cards are left in the deck.
    #[inline]
    pub fn deck_left(&self) -> usize {
        self.deck_left.into()
    }

    /// A location's card with the side up that this game uses.
    #[inline]
    pub fn location_card(&self, location: Location) -> &'static LocationSide {
        self.config.sides.card(location)
    }

    /// All cards that lie face up or in an Infirmary.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        let taken = self.realms().flat_map(|(_, realm)| realm.cards());
        taken.chain(self.display.cards().map(|(_, card, _)| card))
    }

    /// What a legal move leads to, up to the refill of the display: all that can be known of it
    /// beforehand.
    pub fn preview<S: Sink>(&self, m: Move, sink: &mut S) -> Result<Self, Illegal> {
        self.check(m)?;
        let mut after = *self;
        after.take_turn(m, sink);
        Ok(after)
    }

    /// Plays a listed move up to the refill of the display.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a playout takes a tenth longer with calls")]
    pub(crate) fn take_turn<S: Sink>(&mut self, m: Move, sink: &mut S) {
        let seat = self.turn;
        self.take_and_place(seat, m, sink);
        self.resolve(seat, m, sink);
        self.cash_surplus(seat, sink);
        self.turn = self.config.players.after(seat);
        self.round += u8::from(self.turn == Seat::First);
    }

    #[inline]
    fn take_and_place<S: Sink>(&mut self, seat: Seat, m: Move, sink: &mut S) {
        let cost = m.space().cost();
        if S::LISTENS && cost > 0 {
            sink.event(Event::MeeplesLaid { seat, count: cost });
        }
        let (card, meeples) = self.display.take(m.space()).expect("a listed move takes a card");
        let realm = &mut self.realms[seat];
        realm.meeples = realm.meeples - cost + meeples;
        sink.event(Event::CardTaken { seat, space: m.space(), card, meeples });
        realm.put(card, m.character().location());
        sink.event(Event::CardPlaced { seat, card, character: m.character() });
    }

    /// Resolves the abilities of the activated location from top to bottom.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a playout takes a tenth longer with calls")]
    fn resolve<S: Sink>(&mut self, seat: Seat, m: Move, sink: &mut S) {
        let location = m.character().location();
        let plan = &self.location_card(location).plan;

        if plan.heals & (self.realms[seat].wounded() > 0) {
            self.heal(seat, m.extra(), sink);
        }
        self.attack(seat, plan, sink);
        if self.traits.trades() {
            self.trade(seat, m.traded(), sink);
        }
        let tally = self.realms[seat].tally();
        let (ability, gain) = plan.per(tally);
        self.gain(seat, gain, Reason { location, ability }, sink);
        if self.traits.rarer {
            for (ability, gain) in plan.rarer(tally) {
                self.gain(seat, gain, Reason { location, ability }, sink);
            }
        }
        self.pay_all(seat, plan, location, sink);
        if self.config.announce {
            self.settle_announcement(seat, m.extra(), plan, location, sink);
        }
    }

    fn heal<S: Sink>(&mut self, seat: Seat, extra: Extra, sink: &mut S) {
        let choice = match extra {
            Extra::HealTo(character) => Some(character),
            _ => None,
        };
        if let Some((card, character)) = self.realms[seat].heal(choice) {
            sink.event(Event::CardHealed { seat, card, character });
        }
    }

    #[inline]
    fn gain<S: Sink>(&mut self, seat: Seat, gain: Gain, reason: Reason, sink: &mut S) {
        let realm = &mut self.realms[seat];
        realm.points += u32::from(gain.points);
        realm.meeples += gain.meeples;
        if S::LISTENS && !gain.is_nothing() {
            sink.event(Event::Gained { seat, gain, reason });
        }
    }

    /// Pays everybody who has a character.
    #[inline]
    fn pay_all<S: Sink>(&mut self, seat: Seat, plan: &Plan, location: Location, sink: &mut S) {
        let Plan { all_with: a, all_points: points, .. } = *plan;
        for other in self.config.players.seats() {
            let realm = &mut self.realms[other];
            realm.points += u32::from(points * u8::from(realm.count(a) > 0));
        }
        if S::LISTENS && points > 0 {
            let gain = crate::ability::points(points.into());
            let reason = Reason { location, ability: Ability::AllWith { a, points } };
            for other in self.config.players.round_from(seat) {
                if self.realms[other].count(a) > 0 {
                    sink.event(Event::Gained { seat: other, gain, reason });
                }
            }
        }
    }

    /// The house rule: who did not announce what all are paid loses what the others got.
    #[cold]
    fn settle_announcement<S: Sink>(
        &mut self,
        seat: Seat,
        extra: Extra,
        plan: &Plan,
        location: Location,
        sink: &mut S,
    ) {
        if !plan.pays_all() {
            return;
        }
        if extra == Extra::Announce {
            sink.event(Event::Announced { seat, location });
            return;
        }
        let others = self.config.players.others(seat);
        let paid =
            others.filter(|&other| self.realms[other].count(plan.all_with) > 0).count() as u16;
        let realm = &mut self.realms[seat];
        let lost = realm.points().min(paid * u16::from(plan.all_points));
        realm.points -= u32::from(lost);
        sink.event(Event::AnnouncementMissed { seat, location, lost });
    }

    /// Attacks the other players, with the strength of nobody where the location doesn't attack.
    #[inline]
    fn attack<S: Sink>(&mut self, attacker: Seat, plan: &Plan, sink: &mut S) {
        let strength = plan.strength(self.realms[attacker].tally());
        if S::LISTENS && strength == 0 {
            return;
        }
        for defender in self.config.players.others(attacker) {
            let realm = &mut self.realms[defender];
            if realm.count(plan.defender) >= strength {
                sink.event(Event::AttackRepelled { attacker, defender });
            } else if let Some((card, character)) = realm.wound() {
                sink.event(Event::CardWounded { attacker, defender, card, character });
            } else {
                sink.event(Event::AttackFoundNobody { attacker, defender });
            }
        }
    }

    #[inline]
    fn trade<S: Sink>(&mut self, seat: Seat, meeples: i8, sink: &mut S) {
        let realm = &mut self.realms[seat];
        realm.meeples = realm.meeples.wrapping_add_signed(meeples);
        realm.points = realm.points.wrapping_sub_signed(meeples.into());
        if S::LISTENS && meeples != 0 {
            sink.event(Event::Traded { seat, meeples });
        }
    }

    #[inline]
    fn cash_surplus<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        let realm = &mut self.realms[seat];
        let surplus = realm.meeples.saturating_sub(WORKER_CARD);
        realm.meeples -= surplus;
        realm.points += u32::from(surplus);
        if S::LISTENS && surplus > 0 {
            sink.event(Event::SurplusCashed { seat, meeples: surplus });
        }
    }

    /// Puts a card into the space that a move has emptied at the back of the display.
    #[inline]
    pub(crate) fn refill<S: Sink>(&mut self, space: Space, card: Card, sink: &mut S) {
        self.deck_left -= 1;
        sink.event(Event::Refilled { card, space, left: self.deck_left });
        self.display.put(space, card, 0);
    }
}
