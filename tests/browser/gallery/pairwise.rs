//! Few cases that have every two values of any two factors together.

/// A covering array of strength two: rows with a value for each factor, of which there are so many
/// values each. Every pair of values of two factors is in a row. Always the same rows, found
/// greedily: each begins with the first pair that is missing, and takes what covers most.
pub fn pairwise(factors: &[usize]) -> Vec<Vec<usize>> {
    let mut covered = Covered::new(factors);
    let mut rows = Vec::new();
    while let Some(pair) = covered.first_missing() {
        let row = row(&covered, pair);
        covered.add(&row);
        rows.push(row);
    }
    rows
}

/// Two factors, each with a value.
type Pair = [(usize, usize); 2];

struct Covered<'a> {
    factors: &'a [usize],
    /// By the first factor and its value, then by the second.
    pairs: Vec<Vec<Vec<Vec<bool>>>>,
    /// How often each value of a factor is used.
    used: Vec<Vec<usize>>,
}

impl<'a> Covered<'a> {
    fn new(factors: &'a [usize]) -> Self {
        let each =
            |count: usize| vec![factors.iter().map(|&other| vec![false; other]).collect(); count];
        let pairs = factors.iter().map(|&count| each(count)).collect();
        Self { factors, pairs, used: factors.iter().map(|&count| vec![0; count]).collect() }
    }

    fn has(&self, [(one, a), (other, b)]: Pair) -> bool {
        self.pairs[one][a][other][b]
    }

    fn add(&mut self, row: &[usize]) {
        for (one, &a) in row.iter().enumerate() {
            self.used[one][a] += 1;
            for (other, &b) in row.iter().enumerate() {
                self.pairs[one][a][other][b] = true;
            }
        }
    }

    fn first_missing(&self) -> Option<Pair> {
        all_pairs(self.factors).find(|&pair| !self.has(pair))
    }
}

fn all_pairs(factors: &[usize]) -> impl Iterator<Item = Pair> + '_ {
    let two =
        (0..factors.len()).flat_map(|one| (one + 1..factors.len()).map(move |other| (one, other)));
    two.flat_map(move |(one, other)| {
        (0..factors[one])
            .flat_map(move |a| (0..factors[other]).map(move |b| [(one, a), (other, b)]))
    })
}

/// The row that covers most together with this pair, factor by factor; among equals the value that
/// is used least.
fn row(covered: &Covered, pair: Pair) -> Vec<usize> {
    let mut row = vec![None; covered.factors.len()];
    for (factor, value) in pair {
        row[factor] = Some(value);
    }
    for factor in 0..row.len() {
        if row[factor].is_some() {
            continue;
        }
        let new = |value: usize| {
            let others = row.iter().enumerate().filter_map(|(other, &b)| Some((other, b?)));
            others.filter(|&other| !covered.has([(factor, value), other])).count()
        };
        let rank = |&value: &usize| (new(value), usize::MAX - covered.used[factor][value]);
        // The first of the best, so that it is the same with every standard library.
        let best = (0..covered.factors[factor]).rev().max_by_key(rank);
        row[factor] = Some(best.expect("a factor has a value"));
    }
    row.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn covers_all(factors: &[usize], rows: &[Vec<usize>]) -> bool {
        all_pairs(factors)
            .all(|[(one, a), (other, b)]| rows.iter().any(|row| row[one] == a && row[other] == b))
    }

    #[test]
    fn every_pair_of_values_is_in_a_row() {
        for factors in [&[15, 8, 4, 2, 2][..], &[2, 2], &[3, 3, 3, 3], &[2, 9, 4, 7], &[1, 5, 1]] {
            let rows = pairwise(factors);
            assert!(covers_all(factors, &rows), "{factors:?}");
            let is_within =
                |row: &Vec<usize>| row.iter().zip(factors).all(|(value, &count)| *value < count);
            assert!(rows.iter().all(is_within), "{factors:?}");
        }
    }

    #[test]
    fn no_row_is_missed_by_the_proof() {
        let factors = [4, 3, 2];
        let rows = pairwise(&factors);
        let needed = (0..rows.len()).filter(|&left_out| {
            let mut fewer = rows.clone();
            fewer.remove(left_out);
            !covers_all(&factors, &fewer)
        });
        assert!(needed.count() > 0, "a check that is true of fewer rows checks nothing");
        assert!(!covers_all(&factors, &rows[..rows.len() / 2]));
    }

    #[test]
    fn rows_are_few_and_always_the_same() {
        let factors = [15, 8, 4, 2, 2];
        let rows = pairwise(&factors);
        assert_eq!(rows, pairwise(&factors));
        // The two largest factors alone need 120.
        assert!(rows.len() <= 124, "{} rows", rows.len());
    }
}
