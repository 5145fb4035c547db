//! What happened since the reader's last turn: a strip with a chip for each move, the newest last.
//!
//! A chip opens the sentences of its turn; the script also shows the move once more.

use std::{iter, slice, sync::Arc};

use majesty_art::{Symbol, colour_class, portrait, symbol};
use majesty_rules::{
    Ability, ByCharacter, BySeat, Character, Config, Event, Location, Seat, Space,
};
use majesty_table::{GameView, Turn};
use majesty_words::{
    character_name, location_name, meeples, points, sentences, wounded_of, your_wounded,
};
use maud::{Markup, html};

use crate::table::{rivals::holder_sign, scene::Scene};

pub(crate) fn recap(scene: &Scene, game: &GameView) -> Markup {
    let words = scene.words;
    let moves = moves(*game.view.config(), &game.turns);
    let shown = &moves[first_shown(scene, &game.turns)..];
    let title = if scene.is_watcher() { words.msg_recap_round() } else { words.msg_recap() };
    html! {
        section class="recap" aria-label=(title) {
            @if shown.is_empty() {
                p class="recap-none" { (words.msg_recap_begin()) }
            } @else {
                (chips(scene, game, shown))
                (sound_prompt(scene, game))
                // Without a script, the replay shows them.
                a class="tool recap-again" href=(replay(scene, shown[0].ply)) target="_blank"
                    aria-label=(words.msg_recap_again()) title=(words.msg_recap_again()) {
                    (symbol(Symbol::Play, "art-icon"))
                }
            }
        }
    }
}

/// The moves that ended the game: its page takes the table's place before they could be seen there.
pub(crate) fn last_moves(scene: &Scene, game: &GameView) -> Markup {
    let moves = moves(*game.view.config(), &game.turns);
    let shown = &moves[first_shown(scene, &game.turns)..];
    html! {
        section class="recap" aria-labelledby="last-moves" {
            h2 id="last-moves" { (scene.words.msg_recap_last(shown.len() as u32)) }
            (chips(scene, game, shown))
        }
    }
}

fn chips(scene: &Scene, game: &GameView, shown: &[Made]) -> Markup {
    html! {
        ol class="recap-moves" id="recap" {
            @for (place, made) in shown.iter().enumerate() {
                (chip(scene, made, &game.turns[made.ply], place + 1 == shown.len()))
            }
        }
    }
}

/// The first turn that is shown: after the reader's own, or a round ago for watchers. Until another
/// player has moved, the reader's own turn is.
fn first_shown(scene: &Scene, turns: &[Arc<Turn>]) -> usize {
    if scene.is_watcher() {
        return turns.len().saturating_sub(scene.table.config.players.count());
    }
    let own = turns.iter().rposition(|turn| turn.seat == scene.foreground);
    match own {
        Some(own) if own + 1 == turns.len() => own,
        Some(own) => own + 1,
        None => 0,
    }
}

/// A turn in short.
struct Made {
    ply: usize,
    seat: Seat,
    space: Space,
    character: Character,
    /// What each player has more or less of it.
    points: BySeat<i32>,
    meeples: BySeat<i32>,
    attacks: Vec<Attack>,
    healed: Option<Healed>,
}

/// A card that came back from the Infirmary.
struct Healed {
    character: Character,
    event: Event,
}

/// An attack on a player, and why it went as it did.
struct Attack {
    defender: Seat,
    result: AttackResult,
    attackers: u8,
    defenders: u8,
}

impl Attack {
    fn wounds(&self) -> bool {
        matches!(self.result, AttackResult::Wounded(_))
    }
}

enum AttackResult {
    Wounded(Character),
    Repelled,
    Nobody,
}

/// All turns in short. How many cards lay where is counted along, for the reasons of attacks.
fn moves(config: Config, turns: &[Arc<Turn>]) -> Vec<Made> {
    let mut counts = BySeat::<ByCharacter<u8>>::default();
    let made = |(ply, turn): (usize, &Arc<Turn>)| Made::new(config, ply, turn, &mut counts);
    turns.iter().enumerate().map(made).collect()
}

impl Made {
    fn new(config: Config, ply: usize, turn: &Turn, counts: &mut BySeat<ByCharacter<u8>>) -> Self {
        let (space, character) = (turn.m.space(), turn.m.character());
        let (points, meeples) = (BySeat::default(), BySeat::default());
        let seat = turn.seat;
        let (attacks, healed) = (Vec::new(), None);
        let mut made = Self { ply, seat, space, character, points, meeples, attacks, healed };
        let sides = attack_at(config, character.location());
        for event in &turn.events {
            let mut attack = |counts: &BySeat<ByCharacter<u8>>, defender: Seat, result| {
                let count = |seat: Seat, who: Option<Character>| who.map_or(0, |c| counts[seat][c]);
                made.attacks.push(Attack {
                    defender,
                    result,
                    attackers: count(seat, sides.map(|(with, _)| with)),
                    defenders: count(defender, sides.map(|(_, against)| against)),
                });
            };
            match *event {
                Event::MeeplesLaid { seat, count } => made.meeples[seat] -= i32::from(count),
                Event::CardTaken { seat, meeples, .. } => {
                    made.meeples[seat] += i32::from(meeples);
                }
                Event::CardPlaced { seat, character, .. } => counts[seat][character] += 1,
                Event::CardHealed { seat, character, .. } => {
                    counts[seat][character] += 1;
                    made.healed = Some(Healed { character, event: *event });
                }
                Event::Gained { seat, gain, .. } => {
                    made.points[seat] += i32::from(gain.points);
                    made.meeples[seat] += i32::from(gain.meeples);
                }
                Event::AttackRepelled { defender, .. } => {
                    attack(counts, defender, AttackResult::Repelled);
                }
                Event::AttackFoundNobody { defender, .. } => {
                    attack(counts, defender, AttackResult::Nobody);
                }
                Event::CardWounded { defender, character, .. } => {
                    attack(counts, defender, AttackResult::Wounded(character));
                    let left = &mut counts[defender][character];
                    *left = left.saturating_sub(1);
                }
                Event::Traded { seat, meeples } => {
                    made.meeples[seat] += i32::from(meeples);
                    made.points[seat] -= i32::from(meeples);
                }
                Event::AnnouncementMissed { seat, lost, .. } => {
                    made.points[seat] -= i32::from(lost);
                }
                Event::SurplusCashed { seat, meeples } => {
                    made.meeples[seat] -= i32::from(meeples);
                    made.points[seat] += i32::from(meeples);
                }
                Event::Announced { .. }
                | Event::Refilled { .. }
                | Event::WoundedScored { .. }
                | Event::VarietyScored { .. }
                | Event::MajorityScored { .. }
                | Event::GameOver { .. } => {}
            }
        }
        made
    }

    /// The attack on a seat of the reader's: where several people share a device, on whoever is to
    /// move, or else one that wounds.
    fn attack_on_reader(&self, scene: &Scene) -> Option<&Attack> {
        let is_rival = self.seat != scene.foreground;
        let own = self.attacks.iter().filter(|attack| scene.seat(attack.defender).own);
        let rank = |attack: &&Attack| (attack.defender != scene.foreground, !attack.wounds());
        own.filter(|_| is_rival).min_by_key(rank)
    }

    /// Where cards move: the one taken, then those that are wounded.
    fn ways(&self) -> String {
        let spot = |seat: Seat, at: Location| format!("{}-{}", seat.number(), at.number());
        let taken =
            format!("{}>{}", self.space.number(), spot(self.seat, self.character.location()));
        let wounded = self.attacks.iter().filter_map(|attack| {
            let AttackResult::Wounded(character) = attack.result else { return None };
            let from = spot(attack.defender, character.location());
            Some(format!("{from}>{}", spot(attack.defender, Location::Infirmary)))
        });
        iter::once(taken).chain(wounded).collect::<Vec<_>>().join(" ")
    }
}

/// The attacking and the defending character of a location, if it attacks.
fn attack_at(config: Config, location: Location) -> Option<(Character, Character)> {
    let abilities = location.side(config.sides.side(location)).abilities;
    abilities.iter().find_map(|ability| match *ability {
        Ability::Attack { with, against } => Some((with, against)),
        _ => None,
    })
}

fn chip(scene: &Scene, made: &Made, turn: &Turn, is_newest: bool) -> Markup {
    let words = scene.words;
    let Made { ply, seat, character, .. } = *made;
    let (location, hit) = (character.location(), made.attack_on_reader(scene));
    let is_hurt = hit.is_some_and(Attack::wounds);
    let told = hit.map(|hit| alarm(scene, seat, hit));
    let leaf = format!("tale-{ply}");
    html! {
        li.recap-move.newest[is_newest].hit[hit.is_some()].hurt[is_hurt] data-made=(ply)
            data-ways=(made.ways()) {
            button class="recap-chip" type="button" popovertarget=(leaf) {
                span class="recap-head" {
                    span class="recap-who" { (holder_sign(scene, seat)) (name(scene, seat)) }
                    // A card as small as a stamp, which grows when the move is shown again.
                    span class={ "recap-face art-card " (colour_class(location)) } {
                        span class="art-card-picture" { (portrait(character)) }
                    }
                    // The picture says who goes there.
                    span class="hidden" { (character_name(scene.lang, character)) }
                    span class="recap-to" { " → " (location_name(scene.lang, location)) }
                }
                " "
                span class="recap-tail" {
                    // Where there is no room for the location's name.
                    (scene.drawn.shield(location))
                    (change(scene, made, seat))
                    (healed(scene, made))
                    (what_it_did(scene, made))
                }
            }
            div id=(leaf) class="leaf tale" popover role="dialog" aria-label=(words.msg_recap_of(scene.is_you(seat), scene.name(seat))) {
                @if let Some(told) = &told { p class="tale-attack" { (told) } }
                @for sentence in sentences(scene.lang, &turn.events, scene) {
                    // What the attack did to the reader was just told.
                    @let is_told = told.is_some() && sentence.seat == hit.map(|hit| hit.defender);
                    @if sentence.seat.is_some() && !is_told { p { (sentence.text) } }
                }
                a href=(replay(scene, ply)) target="_blank" { (words.msg_recap_open()) }
            }
        }
    }
}

/// The mover's name; the reader is "you".
fn name(scene: &Scene, seat: Seat) -> Markup {
    html! {
        b { (scene.called(seat)) }
    }
}

/// The points and meeples that a turn brought or cost a player.
fn change(scene: &Scene, made: &Made, seat: Seat) -> Markup {
    let (lang, won, workers) = (scene.lang, made.points[seat], made.meeples[seat]);
    let sign = |number: i32| if number < 0 { '\u{2212}' } else { '+' };
    let amount = |number: i32, label: String, drawing: Symbol, class: &str| {
        let label = format!("{}{label}", sign(number));
        html! {
            span class="recap-gain" role="img" aria-label=(label) {
                (sign(number)) (number.unsigned_abs()) (symbol(drawing, class))
            }
        }
    };
    html! {
        @if won != 0 {
            (amount(won, points(lang, won.unsigned_abs() as u16), Symbol::Coin, "art-icon art-coin"))
        }
        @if workers != 0 {
            (amount(workers, meeples(lang, workers.unsigned_abs() as u8), Symbol::Meeple, "art-meeple"))
        }
    }
}

/// The shield of the healed character; the sentence is its label.
fn healed(scene: &Scene, made: &Made) -> Markup {
    html! {
        @if let Some(Healed { character, event }) = &made.healed {
            @let told = sentences(scene.lang, slice::from_ref(event), scene);
            @let label = told.first().map(|sentence| &sentence.text);
            span class="recap-healed" role="img" aria-label=[label] title=[label] {
                (symbol(Symbol::Heal, "art-icon")) (scene.drawn.shield(character.location()))
            }
        }
    }
}

/// Whom a turn hit, and what it brought the reader.
fn what_it_did(scene: &Scene, made: &Made) -> Markup {
    let (lang, words) = (scene.lang, scene.words);
    let reader = Some(scene.foreground).filter(|&seat| scene.seat(seat).own && seat != made.seat);
    let gains = reader.filter(|&seat| made.points[seat] != 0 || made.meeples[seat] != 0);
    // An attack on the reader comes first.
    let (own, others): (Vec<_>, Vec<_>) =
        made.attacks.iter().partition(|attack| scene.seat(attack.defender).own);
    html! {
        @for attack in own {
            span class="recap-attack" {
                (symbol(Symbol::Attack, "art-icon"))
                @match attack.result {
                    AttackResult::Wounded(character) => (scene.drawn.shield(character.location())),
                    AttackResult::Repelled => (symbol(Symbol::Defend, "art-icon")),
                    AttackResult::Nobody => {}
                }
                // Where there is no room for a sentence.
                span class="recap-short" {
                    @if scene.is_you(attack.defender) { (words.msg_you_tag()) }
                    @else { (scene.name(attack.defender)) }
                }
                b {
                    @match attack.result {
                        _ if !scene.is_you(attack.defender) => (attack_on(scene, attack)),
                        AttackResult::Wounded(character) => (your_wounded(lang, character)),
                        AttackResult::Repelled => (words.msg_attack_repelled()),
                        AttackResult::Nobody => (words.msg_attack_nobody()),
                    }
                }
                @if !matches!(attack.result, AttackResult::Nobody) {
                    span class="recap-why" {
                        "(" (words.msg_attack_why(attack.attackers, attack.defenders)) ")"
                    }
                }
            }
        }
        (others_wounded(scene, &others))
        @if let Some(seat) = gains {
            span class="recap-yours" {
                @if scene.is_you(seat) { (words.msg_you_tag()) } @else { (scene.name(seat)) }
                (change(scene, made, seat))
            }
        }
    }
}

/// Whom else an attack wounded, each by a shield: the sentences have the words.
fn others_wounded(scene: &Scene, attacks: &[&Attack]) -> Markup {
    let wounded = attacks.iter().filter_map(|attack| match attack.result {
        AttackResult::Wounded(character) => Some((attack, character.location())),
        AttackResult::Repelled | AttackResult::Nobody => None,
    });
    let wounded: Vec<_> = wounded.collect();
    html! {
        @if !wounded.is_empty() {
            span class="recap-attack" {
                (symbol(Symbol::Attack, "art-icon"))
                @for (attack, location) in wounded {
                    @let label = attack_on(scene, attack);
                    span class="recap-victim" role="img" aria-label=(label) {
                        span { (scene.name(attack.defender)) }
                        (scene.drawn.shield(location))
                    }
                }
            }
        }
    }
}

/// An attack on a player who is named.
fn attack_on(scene: &Scene, attack: &Attack) -> String {
    let name = scene.name(attack.defender);
    match attack.result {
        AttackResult::Wounded(character) => wounded_of(scene.lang, name, character),
        AttackResult::Repelled => scene.words.msg_preview_repelled(name),
        AttackResult::Nobody => scene.words.msg_preview_nobody(name),
    }
}

/// An attack on the reader in a sentence: who, with what, and why it got through or did not.
fn alarm(scene: &Scene, attacker: Seat, attack: &Attack) -> String {
    let (words, name) = (scene.words, scene.name(attacker));
    let Attack { attackers, defenders, .. } = *attack;
    if !scene.is_you(attack.defender) {
        let why = words.msg_attack_why(attackers, defenders);
        return format!("{name}: {} ({why})", attack_on(scene, attack));
    }
    match attack.result {
        AttackResult::Wounded(character) => {
            let wounded = your_wounded(scene.lang, character);
            words.msg_attack_told(name, attackers, defenders, wounded)
        }
        AttackResult::Repelled => words.msg_attack_repelled_told(name, attackers, defenders),
        AttackResult::Nobody => words.msg_attack_nobody_told(name),
    }
}

/// The replay just before a move, from the seat that the reader looks from.
fn replay(scene: &Scene, ply: usize) -> String {
    format!("{}?ply={ply}&seat={}", scene.action("replay"), scene.foreground.number())
}

/// A reader who has made so many moves knows the table well enough for questions.
const SETTLED: usize = 3;

/// Asked once, after the reader's first moves. The script shows it to those who have not answered.
fn sound_prompt(scene: &Scene, game: &GameView) -> Markup {
    let words = scene.words;
    let moves = game.turns.iter().filter(|turn| scene.is_you(turn.seat)).count();
    html! {
        // Bots answer at once: nobody looks away meanwhile.
        @if moves >= SETTLED && scene.is_with_people() {
            span class="recap-ask" role="group" aria-label=(words.msg_ask_sound()) hidden data-ask="sound" {
                span { (words.msg_ask_sound()) }
                button class="tool" type="button" data-answer="on" { (words.msg_ask_yes()) }
                button class="tool" type="button" data-answer="off" { (words.msg_ask_no()) }
            }
        }
    }
}
