//! From values to places on a chart.

use maud::{Markup, html};

/// A range of values, with round numbers in it.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    pub min: f64,
    pub max: f64,
    step: f64,
}

impl Scale {
    /// The range of all values.
    pub fn around(values: impl IntoIterator<Item = f64>) -> Self {
        let (mut min, mut max) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            min = min.min(value);
            max = max.max(value);
        }
        if min > max {
            (min, max) = (0.0, 1.0);
        }
        if max - min < 1e-6 {
            (min, max) = (min - 1.0, max + 1.0);
        }
        Self { min, max, step: round_step((max - min) / 6.0) }
    }

    /// All of it, in percent.
    pub fn shares() -> Self {
        Self { min: 0.0, max: 1.0, step: 0.25 }
    }

    /// Where a value lies, from 0 to 1.
    pub fn at(&self, value: f64) -> f64 {
        ((value - self.min) / (self.max - self.min)).clamp(0.0, 1.0)
    }

    /// The same as SVG has it across a chart.
    pub fn x(&self, value: f64) -> String {
        across(self.at(value))
    }

    /// The round numbers.
    pub fn ticks(&self) -> impl Iterator<Item = f64> {
        let first = (self.min / self.step).ceil();
        // Adding zero makes it plain 0, not -0.
        let ticks = (0..).map(move |i| (first + f64::from(i)) * self.step + 0.0);
        ticks.take_while(|&tick| tick <= self.max + self.step * 1e-6)
    }

    /// A round number with as many digits as the step needs.
    pub fn number(&self, tick: f64) -> String {
        let digits = usize::from(self.step < 1.0);
        format!("{tick:.digits$}")
    }

    /// Lines down a chart at the round numbers.
    pub fn grid(&self) -> Markup {
        html! {
            @for tick in self.ticks() {
                line class="grid" x1=(self.x(tick)) x2=(self.x(tick)) y1="0" y2="100%" {}
            }
        }
    }

    /// The round numbers below a chart, for those who see it; a chart's own words say the rest.
    pub fn axis(&self, label: impl Fn(f64) -> String) -> Markup {
        html! {
            svg class="axis" aria-hidden="true" {
                @for tick in self.ticks() {
                    @let anchor = match self.at(tick) {
                        ..0.001 => "start",
                        0.999.. => "end",
                        _ => "middle",
                    };
                    text x=(self.x(tick)) y="13" text-anchor=(anchor) { (label(tick)) }
                }
            }
        }
    }
}

/// A part of the width, from 0 to 1, as SVG has it.
pub fn across(part: f64) -> String {
    format!("{:.2}%", part * 100.0)
}

/// The smallest of 1, 2, 5, 10, 20 … that is at least so much.
fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().find(|step| step * power >= least * 0.999_999);
    step.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_round_numbers_in_it() {
        let scale = Scale::around([-4.0, 46.0]);
        assert_eq!(scale.ticks().collect::<Vec<_>>(), [0.0, 10.0, 20.0, 30.0, 40.0]);
        assert_eq!(scale.number(scale.ticks().next().unwrap()), "0");
        assert_eq!(scale.x(21.0), "50.00%");
        assert_eq!(scale.x(99.0), "100.00%");
        assert_eq!(Scale::shares().ticks().count(), 5);
    }

    #[test]
    fn a_scale_has_a_width_whatever_the_values() {
        for values in [vec![], vec![3.0], vec![f64::NAN], vec![0.0, 0.0], vec![-5.0, -5.0]] {
            let scale = Scale::around(values);
            assert!(scale.max > scale.min && scale.at(scale.max) >= 1.0, "{scale:?}");
            assert!(scale.ticks().count() < 20, "{scale:?}");
        }
    }
}
