//! The deal: from a set-up and a seed to the order in which the cards are drawn.
//!
//! The same set-up and seed give the same cards for ever. What that rests on:
//!
//! - The generator is ChaCha with 8 rounds (RFC 8439's block function, a 64-bit counter from zero,
//!   a zero nonce). Its 256-bit key is the seed as eight little-endian bytes, then zeros. Its
//!   stream is read as 32-bit little-endian words.
//! - A number below n is a word times n, the high half of the product; words whose low half shows
//!   them to be one of the few surplus ones are passed over, so every number is equally likely.
//! - Cards start in the order of [`KINDS`](crate::KINDS), tier 1 before tier 2. A shuffle goes from
//!   the front: place i is swapped with place i plus a number below what is left. Of tier 1 only
//!   the cards that are kept are drawn; then tier 2 is shuffled whole.

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::{BOX, CARDS, Card, CardCounts, Config, DeckRule, TIER1, TIER2};

/// A set-up and the order in which its cards are drawn: all that is random in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    config: Config,
    /// The draw order; what is beyond the set-up's number of cards repeats the first.
    order: [Card; CARDS],
}

impl Deal {
    /// Deals with a seed.
    pub fn new(config: Config, seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self::with_rng(config, &mut ChaCha8Rng::from_seed(key))
    }

    /// Deals with a generator of the caller's, for those who need more secrecy than a seed of 64
    /// bits gives.
    pub fn with_rng(config: Config, rng: &mut impl Rng) -> Self {
        let mut whole = BOX;
        let (tier1, tier2) = whole.split_at_mut(TIER1);
        let kept = config.tier1_kept();
        match config.deck {
            DeckRule::Standard => {
                shuffle_front(tier1, kept, rng);
                shuffle_front(tier2, TIER2, rng);
                whole.copy_within(TIER1.., kept);
            }
            DeckRule::Together => shuffle_front(&mut whole, CARDS, rng),
        }
        let blank = whole[0];
        whole[config.cards()..].fill(blank);
        Self { config, order: whole }
    }

    /// A deal with a given draw order, where the set-up's deck could be in that order.
    pub fn from_cards(config: Config, cards: &[Card]) -> Result<Self, CardsError> {
        let expected = config.cards();
        if cards.len() != expected {
            return Err(CardsError::Number { expected, found: cards.len() });
        }
        let mut tiers = match config.deck {
            DeckRule::Standard => vec![
                (config.tier1_kept(), CardCounts::tier1(), Some(1)),
                (TIER2, CardCounts::tier2(), Some(2)),
            ],
            DeckRule::Together => vec![(CARDS, CardCounts::whole_box(), None)],
        }
        .into_iter();
        let mut tier = tiers.next().expect("there is a deck");
        for (place, &card) in cards.iter().enumerate() {
            if tier.0 == 0 {
                tier = tiers.next().expect("the number of cards is right");
            }
            if !tier.1.remove(card) {
                return Err(CardsError::TooMany { place, card, tier: tier.2 });
            }
            tier.0 -= 1;
        }
        let mut order = [cards[0]; CARDS];
        order[..expected].copy_from_slice(cards);
        Ok(Self { config, order })
    }

    /// The set-up.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The whole draw order: the first display in front, from its front space.
    pub fn cards(&self) -> &[Card] {
        &self.order[..self.config.cards()]
    }
}

/// Why cards can't be a game's draw order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardsError {
    /// Too few or too many.
    #[error("this deck must have {expected} cards, not {found}")]
    Number {
        /// The set-up's number.
        expected: usize,
        /// The number given.
        found: usize,
    },
    /// A card that the deck does not hold so often.
    #[error("{}: more {card} cards than the deck has{}", nth(*place), in_tier(*tier))]
    TooMany {
        /// The place in the draw order, from 0.
        place: usize,
        /// The card there.
        card: Card,
        /// The tier whose turn it is at that place, where the deck has tiers.
        tier: Option<u8>,
    },
}

fn nth(place: usize) -> String {
    format!("card {}", place + 1)
}

fn in_tier(tier: Option<u8>) -> String {
    tier.map_or_else(String::new, |tier| format!(" in tier {tier}"))
}

/// Shuffles the whole slice as far as its first cards show: a Fisher–Yates shuffle from the front
/// that stops there.
#[inline]
pub(crate) fn shuffle_front(cards: &mut [Card], count: usize, rng: &mut impl Rng) {
    for i in 0..count.min(cards.len().saturating_sub(1)) {
        let j = i + below(rng, (cards.len() - i) as u32) as usize;
        cards.swap(i, j);
    }
}

/// A number from 0 to `n` - 1, each equally likely, by Lemire's multiplication.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let surplus = n.wrapping_neg() % n;
        while (product as u32) < surplus {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}
