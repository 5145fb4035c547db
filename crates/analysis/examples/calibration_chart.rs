//! Draws what `calibration` printed: how often positions were won, by the chance that the analysis gave them.
//!
//! `calibration_chart TABLE… > chart.svg` takes one file for each number of players.

use std::{env, fmt::Write as _, fs};

/// The square that the chart fills, and the margins around it.
const SIDE: f64 = 400.0;
const LEFT: f64 = 56.0;
const TOP: f64 = 20.0;
const WIDTH: f64 = LEFT + SIDE + 130.0;
const HEIGHT: f64 = TOP + SIDE + 56.0;

/// The goal: within two points of what was said.
const GOAL: f64 = 2.0;

/// A colour and a shape for each table, so that colour doesn't carry the meaning alone.
const STYLES: [(&str, Shape); 3] =
    [("#2a76aa", Shape::Circle), ("#bf3530", Shape::Square), ("#3c8a48", Shape::Diamond)];

#[derive(Clone, Copy)]
enum Shape {
    Circle,
    Square,
    Diamond,
}

/// A row of a table, in percent.
struct Row {
    said: f64,
    won: f64,
    reach: f64,
}

fn main() {
    let files: Vec<String> = env::args().skip(1).collect();
    assert!((1..=STYLES.len()).contains(&files.len()), "usage: calibration_chart TABLE…");
    let mut svg = frame();
    for (place, (file, style)) in files.iter().zip(STYLES).enumerate() {
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let name = text.lines().next().unwrap_or_default();
        let rows: Vec<Row> = text.lines().filter_map(row).collect();
        assert!(!rows.is_empty(), "{file} has no rows");
        draw(&mut svg, name, place, &rows, style);
    }
    println!("{svg}</svg>");
}

/// A row such as ` 70-80 %       5123      74.9%  75.4% ±1.9`.
fn row(line: &str) -> Option<Row> {
    let (_, rest) = line.split_once('%')?;
    let mut numbers = rest.split_whitespace().skip(1);
    let mut number = || numbers.next()?.trim_matches(['%', '±']).parse::<f64>().ok();
    Some(Row { said: number()?, won: number()?, reach: number()? })
}

fn x(percent: f64) -> f64 {
    LEFT + SIDE * percent / 100.0
}

fn y(percent: f64) -> f64 {
    TOP + SIDE * (1.0 - percent / 100.0)
}

/// The axes, the diagonal, and the band around it that is the goal.
fn frame() -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
         font-family=\"sans-serif\" font-size=\"13\" fill=\"#2b2118\">\n\
         <title>How often positions were won, by the chance that the analysis gave them</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffaf0\"/>\n"
    );
    let _ = writeln!(
        svg,
        "<path d=\"M{0} {1}V{2}L{3} {4}H{5}V{6}L{7} {1}Z\" fill=\"#e9dcc0\"/>",
        x(0.0),
        y(0.0),
        y(GOAL),
        x(100.0 - GOAL),
        y(100.0),
        x(100.0),
        y(100.0 - GOAL),
        x(GOAL),
    );
    for tick in (0..=100).step_by(20) {
        let at = f64::from(tick);
        let _ = writeln!(
            svg,
            "<path d=\"M{0} {1}V{2}M{3} {4}H{5}\" stroke=\"#d8c9a8\" fill=\"none\"/>\
             <text x=\"{0}\" y=\"{6}\" text-anchor=\"middle\">{tick}%</text>\
             <text x=\"{7}\" y=\"{8}\" text-anchor=\"end\">{tick}%</text>",
            x(at),
            y(0.0),
            y(100.0),
            x(0.0),
            y(at),
            x(100.0),
            y(0.0) + 18.0,
            x(0.0) - 8.0,
            y(at) + 4.0,
        );
    }
    let _ = writeln!(
        svg,
        "<path d=\"M{} {}L{} {}\" stroke=\"#6d5d4b\" stroke-dasharray=\"4 4\"/>\
         <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">said</text>\
         <text x=\"{}\" y=\"{}\">won</text>",
        x(0.0),
        y(0.0),
        x(100.0),
        y(100.0),
        x(50.0),
        y(0.0) + 42.0,
        x(0.0) + 8.0,
        y(100.0) + 16.0,
    );
    svg
}

fn draw(svg: &mut String, name: &str, place: usize, rows: &[Row], (colour, shape): (&str, Shape)) {
    for row in rows {
        let (at, from, to) = (x(row.said), y(row.won - row.reach), y(row.won + row.reach));
        let _ = writeln!(svg, "<path d=\"M{at} {from}V{to}\" stroke=\"{colour}\"/>");
        mark(svg, at, y(row.won), colour, shape);
    }
    let (at, down) = (LEFT + SIDE + 20.0, TOP + 14.0 + 22.0 * place as f64);
    mark(svg, at, down - 4.0, colour, shape);
    let _ = writeln!(svg, "<text x=\"{}\" y=\"{down}\">{name}</text>", at + 12.0);
}

fn mark(svg: &mut String, x: f64, y: f64, colour: &str, shape: Shape) {
    let _ = match shape {
        Shape::Circle => writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"{colour}\"/>"),
        Shape::Square => writeln!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"8\" height=\"8\" fill=\"{colour}\"/>",
            x - 4.0,
            y - 4.0
        ),
        Shape::Diamond => {
            writeln!(svg, "<path d=\"M{x} {}l5 5l-5 5l-5-5Z\" fill=\"{colour}\"/>", y - 5.0)
        }
    };
}
