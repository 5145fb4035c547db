//! The trades of points and meeples that a player can choose from.

use crate::{Space, WORKER_CARD, row::Row};

/// The trades that taking the card of each space allows, from the most meeples sold over no trade
/// at all to the most bought; counted rather than listed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Trades {
    most_sold: Row,
    /// How many of the trades sell.
    sales: Row,
    purchases: Row,
}

impl Trades {
    /// No meeple or point may be paid that is not there, nor may a trade leave more meeples than
    /// the worker card holds.
    #[inline]
    pub fn new(up_to: u8, in_hand: Row, points: u16) -> Self {
        let most_sold = in_hand.min(Row::all(up_to));
        // The sales that are too small for what is in hand.
        let too_small = in_hand.saturating_sub(Row::all(WORKER_CARD + 1));
        let affordable = points.min(up_to.into()) as u8;
        Self {
            most_sold,
            sales: most_sold.saturating_sub(too_small),
            purchases: Row::all(WORKER_CARD).saturating_sub(in_hand).min(Row::all(affordable)),
        }
    }

    /// How many there are in each space, no trade at all left aside.
    #[inline]
    pub fn count(&self) -> Row {
        self.sales.plus(self.purchases)
    }

    /// The meeples bought by the trade with a number, or sold where it is below zero.
    #[inline]
    pub fn nth(&self, space: Space, n: u8) -> i8 {
        let sales = self.sales.at(space);
        let before = if n < sales { self.most_sold.at(space) } else { sales };
        n.wrapping_sub(before).cast_signed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trade_leaves_nothing_below_zero_and_no_more_than_five_meeples() {
        for (up_to, in_hand, points) in
            (0..=6).flat_map(|u| (0..=12).flat_map(move |m| (0..=7).map(move |p| (u, m, p))))
        {
            let trades = Trades::new(up_to, Row::all(in_hand), points);
            let count = trades.count().at(Space::FRONT) + 1;
            let counted: Vec<i8> = (0..count).map(|n| trades.nth(Space::FRONT, n)).collect();
            let up_to = up_to.cast_signed();
            let allowed = |&trade: &i8| {
                let after = i16::from(in_hand) + i16::from(trade);
                let fits = (0..=i16::from(WORKER_CARD)).contains(&after);
                trade == 0 || fits && i32::from(trade) <= i32::from(points)
            };
            let expected: Vec<i8> = (-up_to..=up_to).filter(allowed).collect();
            assert_eq!(counted, expected, "{up_to} {in_hand} {points}");
        }
    }
}
