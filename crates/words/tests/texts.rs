//! What people read, in all four languages.

use std::fmt::Write;

use majesty_bots::{Bot, Greedy, bots};
use majesty_rules::{
    Ability, BySeat, Card, CardsError, Character, Config, Deal, Event, Gain, Illegal, Location,
    ParseError, Players, Reason, RecordProblem, ScoreSheet, Seat, Side, Sides, SidesError, Space,
    State, WordProblem,
};
use majesty_table::{Note, Noted};
use majesty_words::{
    Lang, LogStyle, ability, bot_about, bot_name, card_name, character_name, illegal, list,
    location_name, meeples, note, points, preview, round, rules, score_lines, sentences,
    unreadable, victory,
};

fn name(seat: Seat) -> String {
    ["Ada", "Ben", "Cleo", "Dan"][seat.index()].to_owned()
}

fn card(letters: &str) -> Card {
    letters.parse().expect("the deck holds it")
}

/// A text in each language, one under the other.
fn in_all(text: impl Fn(Lang) -> String) -> String {
    let texts = Lang::ALL.map(|lang| format!("== {} ==\n{}", lang.own_name(), text(lang)));
    let all = texts.join("\n");
    // Marks that hold right-to-left names apart are boxes on many terminals.
    assert!(!all.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']), "{all}");
    assert!(!all.contains("  ") && !all.contains(" ."), "{all}");
    all
}

fn lines(texts: impl IntoIterator<Item = String>) -> String {
    texts.into_iter().fold(String::new(), |all, text| all + &text + "\n")
}

/// A whole game of the quickest bot against itself.
fn game(config: Config, seed: u64) -> (Vec<Event>, State) {
    let mut state = State::start(&Deal::new(config, seed));
    let mut events = Vec::new();
    while !state.is_over() {
        let m = Greedy.choose(&state.view());
        state.play(m, &mut events).expect("bots play legal moves");
    }
    (events, state)
}

fn sheet() -> ScoreSheet {
    game(Config::new(Players::Two), 7).1.score_sheet().expect("the game is over")
}

#[test]
fn abilities_of_all_sides() {
    let text = in_all(|lang| {
        let mut text = String::new();
        for location in Location::ALL {
            for side in Side::ALL {
                let (number, letter) = (location.number(), side.letter());
                writeln!(text, "{number}{letter} {}", location_name(lang, location))
                    .expect("strings take everything");
                for line in location.side(side).abilities {
                    writeln!(text, "- {}", ability(lang, line)).expect("strings take everything");
                }
            }
        }
        text
    });
    insta::assert_snapshot!(text);
}

#[test]
fn a_whole_game() {
    let (events, _) = game(Config::new(Players::Two), 7);
    let text = in_all(|lang| {
        lines(sentences(lang, &events, &name).into_iter().map(|sentence| sentence.text))
    });
    insta::assert_snapshot!(text);
}

/// Every kind of event, so that every sentence and phrase is seen.
fn every_event() -> Vec<Event> {
    let (seat, other) = (Seat::First, Seat::Second);
    let barracks = Reason {
        location: Location::Brewery,
        ability: Ability::AllWith { a: Character::Miller, points: 2 },
    };
    let mut events = Vec::new();
    for (taken, character, laid, meeples) in [
        (card("W"), Character::Witch, 0, 0),
        (card("M"), Character::Miller, 1, 2),
        (card("BK"), Character::Knight, 2, 1),
    ] {
        if laid > 0 {
            events.push(Event::MeeplesLaid { seat, count: laid });
        }
        let space = Space::ALL[usize::from(laid)];
        events.push(Event::CardTaken { seat, space, card: taken, meeples });
        events.push(Event::CardPlaced { seat, card: taken, character });
    }
    let (healed, wounded) = (card("WG"), card("I"));
    events.extend([
        Event::CardHealed { seat, card: healed, character: Character::Guard },
        Event::AttackRepelled { attacker: seat, defender: other },
        Event::AttackFoundNobody { attacker: seat, defender: Seat::Third },
        Event::CardWounded {
            attacker: seat,
            defender: Seat::Fourth,
            card: wounded,
            character: Character::Innkeeper,
        },
        Event::CardWounded {
            attacker: seat,
            defender: other,
            card: healed,
            character: Character::Witch,
        },
        Event::Traded { seat, meeples: 2 },
        Event::Traded { seat, meeples: -1 },
        Event::Gained { seat, gain: Gain { points: 8, meeples: 0 }, reason: barracks },
        Event::Gained { seat, gain: Gain { points: 2, meeples: 1 }, reason: barracks },
        Event::Gained { seat: other, gain: Gain { points: 2, meeples: 0 }, reason: barracks },
        Event::Announced { seat, location: Location::Brewery },
        Event::AnnouncementMissed { seat, location: Location::Brewery, lost: 2 },
        Event::SurplusCashed { seat, meeples: 1 },
        Event::SurplusCashed { seat: other, meeples: 2 },
        Event::Refilled { card: card("IN"), space: Space::ALL[5], left: 1 },
        Event::Refilled { card: card("N"), space: Space::ALL[5], left: 22 },
        Event::WoundedScored { seat, wounded: 2, points: -2 },
        Event::VarietyScored { seat, locations: 5, points: 25 },
        Event::MajorityScored { seat, location: Location::Castle, cards: 3, points: 16 },
        Event::GameOver { sheet: sheet() },
    ]);
    events
}

#[test]
fn every_sentence() {
    let text = in_all(|lang| {
        lines(sentences(lang, &every_event(), &name).into_iter().map(|sentence| {
            let about = sentence.about.map_or("-", Location::name);
            let seat = sentence.seat.map_or_else(|| "-".to_owned(), name);
            format!("{} [{seat}, {about}, {}]", sentence.text, sentence.is_final)
        }))
    });
    insta::assert_snapshot!(text);
}

/// A game told to one of its players.
struct To(Seat);

impl LogStyle for To {
    fn name(&self, seat: Seat) -> String {
        name(seat)
    }

    fn is_you(&self, seat: Seat) -> bool {
        seat == self.0
    }
}

/// Every event as it is told to the player whom it is about.
#[test]
fn every_sentence_to_the_reader() {
    let events = every_event();
    let text = in_all(|lang| {
        let named = sentences(lang, &events, &name);
        lines(named.into_iter().enumerate().map(|(place, sentence)| {
            // Whoever wins has the last sentence.
            let winner = sheet().winning_seats().next().expect("every game has a winner");
            let Some(reader) = sentence.seat.or(sentence.is_final.then_some(winner)) else {
                return sentence.text;
            };
            let told = sentences(lang, &events, &To(reader)).swap_remove(place).text;
            assert_ne!(told, sentence.text);
            assert!(!told.contains(&name(reader)), "{told}");
            told
        }))
    });
    insta::assert_snapshot!(text);
}

#[test]
fn every_note_by_name_and_to_the_reader() {
    let seat = Seat::First;
    let text = in_all(|lang| {
        let all = [
            Noted::Left,
            Noted::TimedOut,
            Noted::CameBack,
            Noted::Resigned,
            Noted::Removed,
            Noted::TakeBackDeclined { by: Seat::Second },
            Noted::TakeBackLapsed,
        ];
        let told =
            |style: &dyn LogStyle| all.map(|what| note(lang, Note { ply: 1, seat, what }, style));
        let declined = Note { ply: 1, seat, what: Noted::TakeBackDeclined { by: Seat::Second } };
        let to_second = note(lang, declined, &To(Seat::Second));
        lines(told(&name).into_iter().chain(told(&To(seat))).chain([to_second]))
    });
    insta::assert_snapshot!(text);
}

#[test]
fn a_shared_victory_names_everyone() {
    let mut sheet = sheet();
    sheet.winners = BySeat([true, true, false, false]);
    for lang in Lang::ALL {
        assert_eq!(victory(lang, &sheet, &To(Seat::First)), victory(lang, &sheet, &name));
    }
}

/// Names in angle brackets, nouns in square ones, reasons in braces.
struct Brackets;

impl LogStyle for Brackets {
    fn name(&self, seat: Seat) -> String {
        format!("<{}>", name(seat))
    }

    fn noun(&self, location: Location, noun: &str) -> String {
        format!("[{}:{noun}]", location.number())
    }

    fn reason(&self, reason: &str) -> String {
        format!("{{{reason}}}")
    }
}

#[test]
fn names_nouns_and_reasons_are_marked() {
    let events = every_event();
    let marked = |lang, place: usize| sentences(lang, &events, &Brackets)[place].text.clone();
    assert_eq!(
        marked(Lang::En, 0),
        "<Ada> takes the [3:Witch] from space 1 and sends it to the [3:Cottage]."
    );
    assert_eq!(
        marked(Lang::De, 2),
        "<Ada> setzt 2 Meeple ein, nimmt die Doppelkarte [2:Brauer]/[5:Soldat] von Position 3 mit \
         1 Meeple darauf und legt die Karte in die [5:Kaserne]."
    );
    assert_eq!(
        marked(Lang::Nl, 10),
        "<Ada> krijgt 8 munten. {Brouwerij}: {2 munten voor elke speler met een molenaarster}."
    );
    assert_eq!(
        marked(Lang::Ru, 3),
        "У игрока <Ada> [4:стража] ([3:ведьма]/[4:стража]) исцеляется и возвращается в \
         [4:сторожевую башню]."
    );
}

#[test]
fn every_phrase_of_a_preview() {
    let text = in_all(|lang| {
        lines([Some(Seat::First), None].into_iter().flat_map(|viewer| {
            preview(lang, &every_event(), &name, viewer)
                .into_iter()
                .map(|phrase| format!("{} [{:?}]", phrase.text, phrase.kind))
        }))
    });
    insta::assert_snapshot!(text);
}

/// What another player's choice does to the reader.
#[test]
fn every_phrase_about_the_reader() {
    let text = in_all(|lang| {
        lines([Seat::Second, Seat::Third, Seat::Fourth].into_iter().flat_map(|reader| {
            preview(lang, &every_event(), &To(reader), Some(Seat::First))
                .into_iter()
                .filter(move |phrase| phrase.seat == Some(reader))
                .map(|phrase| phrase.text)
        }))
    });
    insta::assert_snapshot!(text);
}

#[test]
fn every_refusal() {
    let card = card("WG");
    let all = [
        Illegal::GameOver,
        Illegal::EmptySpace(6),
        Illegal::TooFewMeeples { space: 2, cost: 1, has: 0 },
        Illegal::TooFewMeeples { space: 4, cost: 3, has: 2 },
        Illegal::NotOnCard { space: 1, card, character: Character::Noble },
        Illegal::HealMissing { location: Location::Cottage, card },
        Illegal::HealElsewhere { card, to: Character::Noble },
        Illegal::NothingToChoose,
        Illegal::NoTrade(Location::Mill),
        Illegal::TradeLimit(5),
        Illegal::TradeOfNothing,
        Illegal::TradeAboveFive { after: 7 },
        Illegal::TradeTooFewMeeples { has: 1, sold: 3 },
        Illegal::TradeTooFewPoints { has: 0, bought: 2 },
        Illegal::AnnounceOff,
        Illegal::NothingToAnnounce(Location::Castle),
    ];
    let text = in_all(|lang| lines(all.iter().map(|why| illegal(lang, why))));
    insta::assert_snapshot!(text);
}

/// Every reason why a record can't be read. That none is without words, the compiler sees to.
#[test]
fn every_record_that_cannot_be_read() {
    let (sides, word) = (SidesError, "9Q".to_owned());
    let no_move = |problem| RecordProblem::Word { word: word.clone(), problem };
    let all = [
        RecordProblem::TagSyntax,
        RecordProblem::TagAfterMoves,
        RecordProblem::TagTwice("Seat1".to_owned()),
        RecordProblem::TagMissing("Sides"),
        RecordProblem::Version("7".to_owned()),
        RecordProblem::Control,
        RecordProblem::Seats,
        RecordProblem::Sides(sides),
        RecordProblem::Value { one: "on", other: "off" },
        RecordProblem::Card("abcdefghijklmnopqrstuvwxyz".to_owned()),
        RecordProblem::Cards(CardsError::Number { expected: 33, found: 1 }),
        RecordProblem::Cards(CardsError::Number { expected: 41, found: 0 }),
        RecordProblem::Cards(CardsError::TooMany { place: 4, card: card("MB"), tier: None }),
        RecordProblem::Cards(CardsError::TooMany { place: 20, card: card("M"), tier: Some(2) }),
        RecordProblem::ScoresTooEarly,
        RecordProblem::Scores("87 92".to_owned()),
        RecordProblem::RoundNumber(3),
        RecordProblem::AfterEnd,
        no_move(WordProblem::Space),
        no_move(WordProblem::Character),
        no_move(WordProblem::Trade),
        no_move(WordProblem::TooLong),
        RecordProblem::Illegal {
            word: "4M".parse().expect("a move"),
            reason: Illegal::TooFewMeeples { space: 4, cost: 3, has: 2 },
        },
    ];
    let text = in_all(|lang| {
        lines(all.iter().map(|problem| {
            unreadable(lang, &ParseError { line: 12, column: 3, problem: problem.clone() })
        }))
    });
    insta::assert_snapshot!(text);
}

#[test]
fn plurals() {
    let numbers = [0, 1, 2, 4, 5, 11, 12, 14, 20, 21, 22, 25, 101, 102, 111, 112];
    let text = in_all(|lang| {
        let words = lang.words();
        lines(numbers.map(|n| {
            [
                points(lang, n.into()),
                meeples(lang, n),
                words.msg_meeples_object(n),
                words.msg_deck_left(n),
                words.msg_watchers(n),
                words.msg_clock_minutes(n),
            ]
            .join(" · ")
        }))
    });
    insta::assert_snapshot!(text);
}

#[test]
fn names_the_score_sheet_and_bots() {
    let text = in_all(|lang| {
        let characters = Character::ALL.map(|c| character_name(lang, c));
        let score = score_lines(lang, &sheet());
        let score = score.into_iter().map(|l| format!("{}: {:?}", l.name, &l.points.0[..2]));
        let bots = bots().map(|bot| {
            let name = bot_name(lang, bot.id).expect("every bot has a name");
            format!("{name}: {}", bot_about(lang, bot.id).expect("every bot has a sentence"))
        });
        let cards = Card::kinds().map(|card| card_name(lang, card)).collect::<Vec<_>>();
        let head = [list(lang, &characters), cards.join(", "), round(lang, 5)];
        lines(head.into_iter().chain(score).chain(bots))
    });
    insta::assert_snapshot!(text);
}

#[test]
fn nobody_else_is_a_bot() {
    assert_eq!(bot_name(Lang::En, "king"), None);
    assert_eq!(bot_about(Lang::En, "king"), None);
}

#[test]
fn the_rules_are_short_and_alike_in_all_languages() {
    let shape = |lang| rules(lang).iter().map(|s| s.paragraphs.len()).collect::<Vec<_>>();
    for lang in Lang::ALL {
        assert_eq!(shape(lang), shape(Lang::En));
        let text = lines(rules(lang).into_iter().flat_map(|s| s.paragraphs));
        let words = text.split_whitespace().count();
        assert!((350..=560).contains(&words), "{}: {words} words", lang.own_name());
    }
    let text = in_all(|lang| {
        lines(
            rules(lang)
                .into_iter()
                .flat_map(|s| [format!("# {}", s.heading)].into_iter().chain(s.paragraphs)),
        )
    });
    insta::assert_snapshot!(text);
}

/// Every sentence of games with every side and the house rule: no mark, no gap, nothing missing.
#[test]
fn no_sentence_of_many_games_holds_a_mark() {
    for (seed, sides) in [(1, Sides::ALL_A), (2, Sides::ALL_B), (3, Sides::from_bits(0x55))] {
        let config = Config { sides, announce: true, ..Config::new(Players::Four) };
        let (events, _) = game(config, seed);
        in_all(|lang| {
            let told = sentences(lang, &events, &name);
            assert!(told.iter().all(|sentence| sentence.text.ends_with('.')));
            let phrases = preview(lang, &events, &name, Some(Seat::Third));
            lines(told.into_iter().map(|s| s.text).chain(phrases.into_iter().map(|p| p.text)))
        });
    }
}
