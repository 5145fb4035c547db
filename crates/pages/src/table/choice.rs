//! What can be chosen, and what it will do.

use majesty_rules::{Character, Event, Extra, Move, Seat, Space, View};
use majesty_words::{Lang, Phrase, PhraseKind, preview};
use maud::{Markup, html};

use crate::table::scene::Scene;

/// A card placed as one of its characters, with the moves that this can be: one, or one for each
/// further choice.
pub(crate) struct Choice {
    pub space: Space,
    pub character: Character,
    pub moves: Vec<Move>,
}

impl Choice {
    /// All that a player can choose now, in the order of the display.
    pub fn all(view: &View) -> Vec<Self> {
        let mut choices = Vec::<Self>::new();
        for &m in view.legal_moves().iter() {
            let (space, character) = (m.space(), m.character());
            match choices.last_mut() {
                Some(last) if (last.space, last.character) == (space, character) => {
                    last.moves.push(m);
                }
                _ => choices.push(Self { space, character, moves: vec![m] }),
            }
        }
        choices
    }

    /// The choice as it is sent, without what is further chosen.
    pub fn word(&self) -> String {
        Move::new(self.space, self.character).to_string()
    }

    /// The move that is made if nothing further is chosen.
    fn plain(&self) -> Move {
        let plain = self.moves.iter().find(|m| m.extra() == Extra::None);
        plain.copied().unwrap_or(self.moves[0])
    }

    /// The points that the player gains at once, meeples and trades not counted.
    pub fn points(&self, view: &View) -> u16 {
        let seat = view.turn();
        let gained = events(view, self.plain()).into_iter().map(|event| match event {
            Event::Gained { seat: who, gain, .. } if who == seat => gain.points,
            _ => 0,
        });
        gained.sum()
    }
}

fn events(view: &View, m: Move) -> Vec<Event> {
    let mut events = Vec::new();
    view.preview(m, &mut events).expect("a listed move is legal");
    events
}

/// What a choice will do, with the fields for whatever is further to be chosen.
pub(crate) fn outcome(scene: &Scene, view: &View, choice: &Choice) -> Markup {
    let field = format!("x{}", choice.word());
    let told = |m: Move| phrases(scene, view, m);
    if let Extra::HealTo(_) = choice.plain().extra() {
        return html! {
            div class="ways" {
                @for (place, &m) in choice.moves.iter().enumerate() {
                    (heal(&field, place, m, told(m)))
                }
            }
        };
    }
    html! {
        (phrase_list(&told(choice.plain())))
        @if choice.moves.iter().any(|m| matches!(m.extra(), Extra::Trade(_))) {
            (trade(scene, &field, &choice.moves))
        }
        @if choice.moves.iter().any(|m| m.extra() == Extra::Announce) {
            label class="extra" {
                input type="checkbox" name=(field) value="!";
                span { (scene.words.msg_announce_all()) }
            }
        }
    }
}

/// What a move will do. Not what silence costs: announcing is a thing one can forget.
fn phrases(scene: &Scene, view: &View, m: Move) -> Vec<Phrase> {
    let mut phrases = tell(scene.lang, &events(view, m), &scene.names(), view.turn());
    phrases.retain(|phrase| !matches!(phrase.kind, PhraseKind::Loses | PhraseKind::Announces));
    phrases
}

fn tell(lang: Lang, events: &[Event], names: &dyn Fn(Seat) -> String, seat: Seat) -> Vec<Phrase> {
    preview(lang, events, names, Some(seat))
}

fn phrase_list(phrases: &[Phrase]) -> Markup {
    html! {
        ul class="phrases" {
            @for phrase in phrases {
                li class=(kind_class(phrase.kind)) { (phrase.text) }
            }
        }
    }
}

fn kind_class(kind: PhraseKind) -> &'static str {
    match kind {
        PhraseKind::Pays => "pays",
        PhraseKind::Points | PhraseKind::Meeples | PhraseKind::Surplus => "gains",
        PhraseKind::Wounds => "wounds",
        PhraseKind::Heals => "heals",
        PhraseKind::Repelled | PhraseKind::Trades | PhraseKind::Announces | PhraseKind::Loses => {
            "plain"
        }
    }
}

/// One of the two homes of a healed split card, with what follows from it.
fn heal(field: &str, place: usize, m: Move, mut phrases: Vec<Phrase>) -> Markup {
    let healing = phrases.iter().position(|phrase| phrase.kind == PhraseKind::Heals);
    let label = healing.map_or_else(String::new, |at| phrases.remove(at).text);
    let Extra::HealTo(to) = m.extra() else { return html! {} };
    html! {
        div class="way" {
            label class="extra" {
                input type="radio" name=(field) value={ ">" (to.letter()) } checked[place == 0];
                span { (label) }
            }
            (phrase_list(&phrases))
        }
    }
}

fn trade(scene: &Scene, field: &str, moves: &[Move]) -> Markup {
    let words = scene.words;
    let option = |m: &Move| {
        let (value, text) = match m.extra() {
            Extra::Trade(count) if count > 0 => {
                (format!("{count:+}"), words.msg_trade_buy(count.unsigned_abs()))
            }
            Extra::Trade(count) => (count.to_string(), words.msg_trade_sell(count.unsigned_abs())),
            _ => (String::new(), words.msg_trade_nothing()),
        };
        html! { option value=(value) selected[value.is_empty()] { (text) } }
    };
    html! {
        label class="extra" {
            span { (words.msg_trade()) }
            select name=(field) { @for m in moves { (option(m)) } }
        }
    }
}
