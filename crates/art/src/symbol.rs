//! The symbols of the sprite by name, and the markup that shows one.

use std::sync::LazyLock;

use majesty_rules::{Character, Location};
use maud::{Markup, PreEscaped, html};

use crate::sprite_url;

/// A table of symbols: what it shows, its name here, its id in the sprite.
macro_rules! symbols {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// A drawing in the sprite.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Symbol {
            $($(#[$doc])* $name,)*
        }

        impl Symbol {
            /// Every symbol, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// Its id in the sprite.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }
        }
    };
}

symbols! {
    /// The Miller's portrait: a kerchief, a braid and ears of wheat.
    Miller = "miller",
    /// The Brewer's portrait: a beard and a foaming mug.
    Brewer = "brewer",
    /// The Witch's portrait: a crooked hat.
    Witch = "witch",
    /// The Guard's portrait: a kettle helmet, a shield, a spear.
    Guard = "guard",
    /// The Knight's portrait: a great helm with a plume.
    Knight = "knight",
    /// The Innkeeper's portrait: a cook's cap, a moustache, fork and knife.
    Innkeeper = "innkeeper",
    /// The Noble's portrait: a crown and a veil.
    Noble = "noble",

    /// The Miller's sign, an ear of wheat.
    Wheat = "wheat",
    /// The Brewer's sign.
    Barrel = "barrel",
    /// The Witch's sign.
    Potion = "potion",
    /// The Guard's sign, a shield.
    Buckler = "buckler",
    /// The Knight's sign.
    Sword = "sword",
    /// The Innkeeper's sign, fork and knife.
    Cutlery = "cutlery",
    /// The Noble's sign.
    Key = "key",
    /// The Infirmary's sign, a chalice with a snake.
    Chalice = "chalice",

    /// The heraldic shield that carries a sign; its field is `--c`.
    Shield = "shield",
    /// A meeple; its colour is `--c`.
    Meeple = "meeple",
    /// The place for a meeple that is not there.
    MeepleSpace = "meeple-space",
    /// A coin, for points.
    Coin = "coin",
    /// A crown, for the winner and for the game.
    Crown = "crown",
    /// The back of a card; its field is `--c`.
    CardBack = "card-back",
    /// The deck.
    Deck = "deck",

    /// Attack: crossed swords.
    Attack = "attack",
    /// Defend: a shield that stands.
    Defend = "defend",
    /// Heal: a heart that is better.
    Heal = "heal",
    /// A wounded card: a bandage.
    Wounded = "wounded",
    /// All players.
    Crowd = "crowd",
    /// Trade, one for one.
    Trade = "trade",
    /// What leads to what.
    Arrow = "arrow",
    /// The character you have most of: the tallest pile.
    Most = "most",
    /// The end of the game: an hourglass.
    End = "end",
    /// Majority: a laurel wreath.
    Laurel = "laurel",
    /// Variety: seven different ones.
    Variety = "variety",

    /// A clock.
    Clock = "clock",
    /// Talk at the table.
    Chat = "chat",
    /// A hint: a light goes on.
    Hint = "hint",
    /// Take back.
    Undo = "undo",
    /// The menu.
    Menu = "menu",
    /// Sound is on.
    Sound = "sound",
    /// Sound is off.
    Mute = "mute",
    /// Play on.
    Play = "play",
    /// Hold.
    Pause = "pause",
    /// One step on.
    Next = "next",
    /// One step back.
    Previous = "previous",
    /// To the end.
    Last = "last",
    /// To the beginning.
    First = "first",
    /// A link to share.
    Link = "link",
    /// Watch.
    Eye = "eye",
    /// Leave.
    Door = "door",
    /// A bot: a clockwork jester.
    Jester = "jester",
    /// A person.
    Person = "person",
    /// The log.
    Scroll = "scroll",
    /// The rules.
    Book = "book",
    /// Yes, done.
    Check = "check",
    /// No, close.
    Close = "close",
    /// A flag, to report something.
    Flag = "flag",

    /// The first part of the landscape.
    SceneMill = "scene-mill",
    /// The second part of the landscape.
    SceneBrewery = "scene-brewery",
    /// The third part of the landscape.
    SceneCottage = "scene-cottage",
    /// The fourth part of the landscape.
    SceneGuardhouse = "scene-guardhouse",
    /// The fifth part of the landscape.
    SceneBarracks = "scene-barracks",
    /// The sixth part of the landscape.
    SceneInn = "scene-inn",
    /// The seventh part of the landscape.
    SceneCastle = "scene-castle",
    /// The eighth part of the landscape.
    SceneInfirmary = "scene-infirmary",
}

impl Symbol {
    /// A character's portrait, head and shoulders.
    pub const fn portrait(character: Character) -> Self {
        match character {
            Character::Miller => Self::Miller,
            Character::Brewer => Self::Brewer,
            Character::Witch => Self::Witch,
            Character::Guard => Self::Guard,
            Character::Knight => Self::Knight,
            Character::Innkeeper => Self::Innkeeper,
            Character::Noble => Self::Noble,
        }
    }

    /// The sign of a location and of the character who lives there.
    pub const fn sign(location: Location) -> Self {
        match location {
            Location::Mill => Self::Wheat,
            Location::Brewery => Self::Barrel,
            Location::Cottage => Self::Potion,
            Location::Guardhouse => Self::Buckler,
            Location::Barracks => Self::Sword,
            Location::Inn => Self::Cutlery,
            Location::Castle => Self::Key,
            Location::Infirmary => Self::Chalice,
        }
    }

    /// A location's part of the landscape.
    pub const fn scene(location: Location) -> Self {
        match location {
            Location::Mill => Self::SceneMill,
            Location::Brewery => Self::SceneBrewery,
            Location::Cottage => Self::SceneCottage,
            Location::Guardhouse => Self::SceneGuardhouse,
            Location::Barracks => Self::SceneBarracks,
            Location::Inn => Self::SceneInn,
            Location::Castle => Self::SceneCastle,
            Location::Infirmary => Self::SceneInfirmary,
        }
    }
}

/// A symbol, for the eye only: what it means stands in words beside it.
pub fn symbol(symbol: Symbol, class: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" { (use_of(symbol)) }
    }
}

/// A coin with what it is worth; below zero it is a cost and looks like one.
pub fn coin(points: i32) -> Markup {
    let text = points.to_string().replace('-', "\u{2212}");
    html! {
        svg class=(if points < 0 { "art-coin art-cost" } else { "art-coin" })
            viewBox="0 0 24 24" aria-hidden="true" {
            (use_of(Symbol::Coin))
            text x="12" y="16.6" text-anchor="middle" { (text) }
        }
    }
}

/// Every symbol's reference into the sprite, written once: a table has hundreds of them.
static USES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let url = sprite_url();
    let reference = |symbol: &Symbol| html! { use href={ (url) "#" (symbol.id()) } {} };
    Symbol::ALL.iter().map(|symbol| reference(symbol).into_string()).collect()
});

pub(crate) fn use_of(symbol: Symbol) -> PreEscaped<&'static str> {
    PreEscaped(&USES[symbol as usize])
}
