//! The table: everything that lies face up, which is all that any player may look at.

use crate::{
    Ability, BySeat, Card, Character, Config, Display, Event, Extra, Gain, Group, Illegal,
    Location, LocationSide, Move, ROUNDS, Realm, Reason, SPACES, Seat, Sink, Space, WORKER_CARD,
    plan::{Choice, Plan},
    prospect::rest_gain,
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
    /// The characters whose placing can ask for a choice in this set-up.
    choosers: Group,
    /// The characters whose placing heals, which asks for a choice if the card is split.
    healers: Group,
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
            choosers: characters_with(config, |choice| match choice {
                Choice::Nothing | Choice::Heal => false,
                Choice::Trade(_) => true,
                Choice::Announce => config.announce,
            }),
            healers: characters_with(config, |choice| choice == Choice::Heal),
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

    /// The characters whose placing asks for a choice just now.
    #[inline]
    pub(crate) fn asks(&self) -> Group {
        let healed = self.realm(self.turn).to_heal();
        let healers = self.healers.only_if(healed.is_some_and(Card::is_split));
        self.choosers.or(healers)
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
    #[inline]
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
    #[inline]
    fn resolve<S: Sink>(&mut self, seat: Seat, m: Move, sink: &mut S) {
        let location = m.character().location();
        let plan = &self.location_card(location).plan;
        let because = |ability| Reason { location, ability };

        if plan.heals && self.realms[seat].wounded() > 0 {
            self.heal(seat, m.extra(), sink);
        }
        if let Some((with, against)) = plan.attack {
            self.attack(seat, self.realms[seat].count(with), against, sink);
        }
        if let Extra::Trade(meeples) = m.extra() {
            self.trade(seat, meeples, sink);
        }
        let tally = self.realms[seat].tally();
        let Plan { each, gain, .. } = *plan;
        let per = gain.times(tally.total(each));
        self.gain(seat, per, because(Ability::Per { each, gain }), sink);

        self.pay_all_with(seat, plan.all_with, plan.all_points, location, sink);
        if self.config.announce && plan.choice == Choice::Announce {
            self.settle_announcement(seat, m.extra(), plan, location, sink);
        }
        for &ability in plan.rest {
            self.gain(seat, rest_gain(ability, tally), because(ability), sink);
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
        realm.points += gain.points;
        realm.meeples += gain.meeples;
        if S::LISTENS && !gain.is_nothing() {
            sink.event(Event::Gained { seat, gain, reason });
        }
    }

    /// Pays everybody who has a character.
    #[inline]
    fn pay_all_with<S: Sink>(
        &mut self,
        seat: Seat,
        a: Character,
        points: u8,
        location: Location,
        sink: &mut S,
    ) {
        for other in self.config.players.round_from(seat) {
            let has = self.realms[other].count(a) > 0;
            let reason = Reason { location, ability: Ability::AllWith { a, points } };
            self.gain(other, points_for(points, has.into()), reason, sink);
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
        if extra == Extra::Announce {
            sink.event(Event::Announced { seat, location });
            return;
        }
        let others = self.config.players.others(seat);
        let paid =
            others.filter(|&other| self.realms[other].count(plan.all_with) > 0).count() as u16;
        let realm = &mut self.realms[seat];
        let lost = realm.points.min(paid * u16::from(plan.all_points));
        realm.points -= lost;
        sink.event(Event::AnnouncementMissed { seat, location, lost });
    }

    #[inline]
    fn attack<S: Sink>(&mut self, attacker: Seat, strength: u8, guard: Character, sink: &mut S) {
        for defender in self.config.players.others(attacker) {
            let realm = &mut self.realms[defender];
            if realm.count(guard) >= strength {
                sink.event(Event::AttackRepelled { attacker, defender });
            } else if let Some((card, character)) = realm.wound() {
                sink.event(Event::CardWounded { attacker, defender, card, character });
            } else {
                sink.event(Event::AttackFoundNobody { attacker, defender });
            }
        }
    }

    fn trade<S: Sink>(&mut self, seat: Seat, meeples: i8, sink: &mut S) {
        let realm = &mut self.realms[seat];
        realm.meeples = realm.meeples.strict_add_signed(meeples);
        realm.points = realm.points.strict_sub_signed(meeples.into());
        sink.event(Event::Traded { seat, meeples });
    }

    #[inline]
    fn cash_surplus<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        let realm = &mut self.realms[seat];
        let surplus = realm.meeples.saturating_sub(WORKER_CARD);
        realm.meeples -= surplus;
        realm.points += u16::from(surplus);
        if S::LISTENS && surplus > 0 {
            sink.event(Event::SurplusCashed { seat, meeples: surplus });
        }
    }

    /// Puts a card into the back of the display.
    #[inline]
    pub(crate) fn refill<S: Sink>(&mut self, card: Card, sink: &mut S) {
        self.deck_left -= 1;
        if S::LISTENS {
            let space = Space::ALL[self.display.len().min(SPACES - 1)];
            sink.event(Event::Refilled { card, space, left: self.deck_left });
        }
        self.display.refill(card, 0);
    }
}

/// The characters whose locations offer a choice of some kind.
#[inline]
fn characters_with(config: Config, wanted: impl Fn(Choice) -> bool) -> Group {
    Character::ALL.into_iter().fold(Group::NOBODY, |group, character| {
        let choice = config.sides.card(character.location()).plan.choice;
        group.or(Group::of(&[character]).only_if(wanted(choice)))
    })
}

#[inline]
fn points_for(points: u8, count: u8) -> Gain {
    crate::ability::points(points.into()).times(count)
}
