//! What can be chosen, and what it will do.
//!
//! What a choice does depends on its options. Each of its ways is written out, and the style sheet
//! shows the one whose options are chosen: no script is needed for the right numbers.

use std::collections::BTreeMap;

use majesty_art::{Symbol, coin, symbol};
use majesty_rules::{Character, Event, Extra, Move, Players, Seat, Space, Table, View};
use majesty_words::{
    Phrase, PhraseKind, character_name, lasting, lasting_in_short, list, points, preview,
};
use maud::{Markup, html};

use crate::table::scene::Scene;

/// A card placed as one of its characters, with the moves that this can be: one, or one for each
/// further choice.
pub(crate) struct Choice {
    pub space: Space,
    pub character: Character,
    /// Whether the hint suggests it.
    pub is_hinted: bool,
    /// In the order of the rules.
    moves: Vec<Move>,
    /// The one that is made if nothing further is chosen.
    plain: usize,
}

impl Choice {
    /// All that a player can choose now, in the order of the display. What a hint suggests further
    /// is chosen beforehand.
    pub fn all(view: &View, hint: Option<Move>) -> Vec<Self> {
        let mut choices = Vec::<Self>::new();
        for &m in view.legal_moves().iter() {
            let (space, character) = (m.space(), m.character());
            match choices.last_mut() {
                Some(last) if (last.space, last.character) == (space, character) => {
                    last.moves.push(m);
                }
                _ => choices.push(Self {
                    space,
                    character,
                    is_hinted: false,
                    moves: vec![m],
                    plain: 0,
                }),
            }
        }
        for choice in &mut choices {
            let place =
                |wanted: &dyn Fn(Move) -> bool| choice.moves.iter().position(|&m| wanted(m));
            let hinted = place(&|m| Some(m) == hint);
            let plain = place(&|m| m.extra() == Extra::None);
            choice.is_hinted = hinted.is_some();
            choice.plain = hinted.or(plain).unwrap_or(0);
        }
        choices
    }

    /// The choice as it is sent, without what is further chosen.
    pub fn word(&self) -> String {
        Move::new(self.space, self.character).to_string()
    }

    /// The points that the player has more after the turn, as the options stand at first.
    pub fn points(&self, view: &View) -> i32 {
        Outcome::of(view, self.moves[self.plain]).points
    }

    /// The moves with their numbers: the one that is made if nothing further is chosen is 0.
    fn ways(&self) -> impl Iterator<Item = (usize, Move)> {
        let number = |place: usize| match place {
            _ if place == self.plain => 0,
            _ if place < self.plain => place + 1,
            _ => place,
        };
        self.moves.iter().enumerate().map(move |(place, &m)| (number(place), m))
    }
}

/// What a move leads to for the player who makes it.
pub(crate) struct Outcome {
    /// The points that the player has more, or fewer, whatever they come from.
    pub points: i32,
    /// The meeples before and after.
    pub meeples: (u8, u8),
    pub events: Vec<Event>,
    /// The table up to the refill of the display.
    pub after: Table,
}

impl Outcome {
    pub fn of(view: &View, m: Move) -> Self {
        let mut events = Vec::new();
        let after = view.preview(m, &mut events).expect("a listed move is legal");
        let (old, new) = (view.realm(view.turn()), after.realm(view.turn()));
        let points = i32::from(new.points()) - i32::from(old.points());
        Self { points, meeples: (old.meeples(), new.meeples()), events, after }
    }
}

/// What a choice will do, with the fields for whatever is further to be chosen.
pub(crate) fn outcome(scene: &Scene, view: &View, choice: &Choice) -> Markup {
    let has_options = choice.moves.len() > 1;
    html! {
        @if has_options { (options(scene, choice)) }
        @for (number, m) in choice.ways() {
            (told(scene, view, &Outcome::of(view, m), (number, choice), has_options))
        }
    }
}

/// Everything that one way of a choice does: the total first.
fn told(
    scene: &Scene,
    view: &View,
    outcome: &Outcome,
    (number, choice): (usize, &Choice),
    has_options: bool,
) -> Markup {
    let seat = view.turn();
    let mut phrases = preview(scene.lang, &outcome.events, &scene.names(), Some(seat));
    let are_several = view.config().players != Players::Two;
    phrases.retain(|phrase| match phrase.kind {
        // They are in the two sums; what others gain is told together.
        PhraseKind::Points | PhraseKind::Pays | PhraseKind::Meeples => false,
        PhraseKind::Announces => false,
        // The option says so.
        PhraseKind::Heals => !has_options,
        // Several who are safe are named together.
        PhraseKind::Repelled => !are_several,
        _ => true,
    });
    // Beside options there's little room: among two for everything in short, among more for variety.
    let later = match (has_options, are_several) {
        (true, false) => lasting_in_short(scene.lang, view, &outcome.after, &scene.names()),
        (has_options, _) => {
            let mut later = lasting(scene.lang, view, &outcome.after, &scene.names(), true);
            let variety = |table: &Table| table.realm(seat).variety();
            if has_options {
                later.truncate(usize::from(variety(&outcome.after) > variety(view)));
            }
            later
        }
    };
    // Phrases come in the order of what they tell.
    let mut signs = outcome.events.iter().filter_map(|event| signs(scene, event));
    html! {
        // The description of the radio button is what stands there at first.
        ul class={ "told v" (number) } id=[(number == 0).then(|| format!("o-{}", choice.word()))]
            data-points=(outcome.points) {
            li class={ "sum " (sign_class(outcome.points)) } { (signed(scene, outcome.points)) }
            (meeples_told(scene, outcome))
            @for phrase in &phrases {
                @let short = has_signs(phrase).then(|| signs.next()).flatten();
                // One opponent leaves room for the sentence.
                @let short = short.filter(|_| phrase.kind == PhraseKind::Surplus || are_several);
                li class=(kind_class(phrase.kind)) title=[short.as_ref().map(|_| &phrase.text)] {
                    @if let Some(short) = short {
                        span class="short" aria-hidden="true" { (short) }
                        span class="long" { (phrase.text) }
                    } @else {
                        (phrase.text)
                    }
                }
            }
            @if are_several { (safe(scene, outcome)) }
            @for phrase in later {
                @let is_spare = has_options && phrase.seat != Some(seat);
                li class={ (kind_class(phrase.kind)) @if is_spare { " spare" } } { (phrase.text) }
            }
            @for text in others_gain(scene, outcome, seat) { li class="plain" { (text) } }
        }
    }
}

/// Whom an attack can't hurt, and why.
fn safe(scene: &Scene, outcome: &Outcome) -> Markup {
    let (mut repelling, mut empty) = (Vec::new(), Vec::new());
    for event in &outcome.events {
        match *event {
            Event::AttackRepelled { defender, .. } => repelling.push(scene.name(defender)),
            Event::AttackFoundNobody { defender, .. } => empty.push(scene.name(defender)),
            _ => {}
        }
    }
    html! {
        @if !repelling.is_empty() {
            li class="plain" {
                (symbol(Symbol::Defend, "art-icon"))
                (scene.words.msg_preview_repelled_by(list(scene.lang, &repelling)))
            }
        }
        @if empty.len() + 1 == scene.table.config.players.count() {
            li class="plain" { (scene.words.msg_preview_nobody_at_all()) }
        } @else if !empty.is_empty() {
            li class="plain" {
                (scene.words.msg_preview_nobody_of(list(scene.lang, &empty)))
            }
        }
    }
}

/// The reader's meeples as a sum, "5 −3 +2 = 4", in words for a screen reader.
fn meeples_told(scene: &Scene, outcome: &Outcome) -> Markup {
    let (before, after) = outcome.meeples;
    let changes = outcome.events.iter().filter_map(|event| match *event {
        Event::MeeplesLaid { count, .. } => Some(-i32::from(count)),
        Event::CardTaken { meeples, .. } => Some(i32::from(meeples)),
        Event::Gained { gain, .. } => Some(i32::from(gain.meeples)),
        Event::Traded { meeples, .. } => Some(i32::from(meeples)),
        Event::SurplusCashed { meeples, .. } => Some(-i32::from(meeples)),
        _ => None,
    });
    let changes: Vec<i32> = changes.filter(|&change| change != 0).collect();
    html! {
        @if !changes.is_empty() {
            li class="have" {
                span class="hidden" { (scene.words.msg_meeples_change(before, after)) }
                span aria-hidden="true" {
                    (before)
                    @for change in changes {
                        " " (if change < 0 { "−" } else { "+" }) (change.unsigned_abs())
                    }
                    " = " (after)
                }
                (symbol(Symbol::Meeple, "art-meeple"))
            }
        }
    }
}

/// What the other players gain: those who gain the same are named together.
fn others_gain(scene: &Scene, outcome: &Outcome, seat: Seat) -> Vec<String> {
    let mut gains = BTreeMap::<Seat, u16>::new();
    for event in &outcome.events {
        if let Event::Gained { seat: other, gain, .. } = *event {
            *gains.entry(other).or_default() += gain.points;
        }
    }
    gains.retain(|&other, &mut won| other != seat && won > 0);
    let mut named = BTreeMap::<u16, Vec<&str>>::new();
    for (other, won) in gains {
        named.entry(won).or_default().push(scene.name(other));
    }
    let told = |(won, names): (u16, Vec<&str>)| {
        let what = scene.words.msg_preview_gains(points(scene.lang, won));
        scene.words.msg_preview_of(names.join(", "), what)
    };
    named.into_iter().map(told).collect()
}

/// Points with their sign, as in "+7 points".
fn signed(scene: &Scene, count: i32) -> String {
    let amount = points(scene.lang, count.unsigned_abs() as u16);
    match count {
        0 => amount,
        1.. => scene.words.msg_preview_gains(amount),
        _ => format!("−{amount}"),
    }
}

fn sign_class(count: i32) -> &'static str {
    match count {
        0 => "plain",
        1.. => "gains",
        _ => "wounds",
    }
}

/// Whether a phrase has a short form in signs.
fn has_signs(phrase: &Phrase) -> bool {
    matches!(phrase.kind, PhraseKind::Wounds | PhraseKind::Surplus)
}

/// What an attack does to one player, and surplus meeples, in signs: there is no room for a sentence
/// for each of three opponents.
fn signs(scene: &Scene, event: &Event) -> Option<Markup> {
    Some(match *event {
        Event::CardWounded { defender, character, .. } => html! {
            (symbol(Symbol::Wounded, "art-icon"))
            (scene.name(defender)) ": " (character_name(scene.lang, character))
        },
        Event::SurplusCashed { meeples: surplus, .. } => html! {
            (surplus) (symbol(Symbol::Meeple, "art-meeple")) " → " (coin(surplus.into()))
        },
        _ => return None,
    })
}

fn kind_class(kind: PhraseKind) -> &'static str {
    match kind {
        PhraseKind::Points | PhraseKind::Meeples | PhraseKind::Surplus | PhraseKind::Heals => {
            "gains"
        }
        PhraseKind::Wounds | PhraseKind::Loses => "wounds",
        // What can be left out where room is short.
        PhraseKind::Trades => "spare",
        PhraseKind::Pays | PhraseKind::Repelled | PhraseKind::Announces | PhraseKind::Lasts => {
            "plain"
        }
    }
}

/// The options of a choice: the homes of a healed split card, trades, or an announcement.
fn options(scene: &Scene, choice: &Choice) -> Markup {
    let (words, field) = (scene.words, format!("x{}", choice.word()));
    let is = |wanted: fn(Extra) -> bool| choice.moves.iter().any(|m| wanted(m.extra()));
    if is(|extra| extra == Extra::Announce) {
        let is_announced = choice.moves[choice.plain].extra() == Extra::Announce;
        return html! {
            label class="extra" {
                input type="checkbox" name=(field) value="!" checked[is_announced]
                    class=(if is_announced { "y" } else { "x x1" });
                span { (words.msg_announce_all()) }
            }
        };
    }
    let heals = is(|extra| matches!(extra, Extra::HealTo(_)));
    let legend = if heals { words.msg_heal_as() } else { words.msg_trade_meeples() };
    html! {
        div class="options" role="radiogroup" aria-label=(legend) {
            span class="legend" aria-hidden="true" { (legend) }
            @for (number, m) in choice.ways() { (option(scene, &field, number, m)) }
        }
    }
}

fn option(scene: &Scene, field: &str, number: usize, m: Move) -> Markup {
    let words = scene.words;
    let class = (number > 0).then(|| format!("x x{number}"));
    let value = m.to_string()[2..].to_owned();
    let (label, face) = match m.extra() {
        Extra::HealTo(to) => {
            let name = character_name(scene.lang, to);
            (None, html! { (scene.drawn.shield(to.location())) (name) })
        }
        Extra::Trade(count) if count > 0 => {
            (Some(words.msg_trade_buy(count.unsigned_abs())), html! { "+" (count) })
        }
        Extra::Trade(count) => {
            let sold = count.unsigned_abs();
            (Some(words.msg_trade_sell(sold)), html! { "−" (sold) })
        }
        Extra::None | Extra::Announce => (Some(words.msg_trade_nothing()), html! { "0" }),
    };
    html! {
        label class="option" {
            input type="radio" name=(field) value=(value) checked[number == 0] class=[class]
                aria-label=[label.as_ref()];
            span { (face) }
        }
    }
}
