//! What the keys mean, whatever the screen.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A key as what it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// A space of the display, from 1.
    Digit(u8),
    /// Yes.
    Enter,
    /// No, or back.
    Escape,
    /// A hint.
    Hint,
    /// Takes a move back.
    TakeBack,
    /// Saves the record.
    Save,
    /// Has a finished game analysed.
    Analyse,
    /// Shows the whole log.
    Log,
    /// Shows the keys.
    Help,
    /// A new game.
    New,
    /// Leaves, after a question.
    Quit,
    /// Leaves at once.
    Interrupt,
}

impl Press {
    /// What a key stands for. `h` is the hint, so that of vi's four keys the one to the left is
    /// Backspace or `b`, as vi has them, too. Keys that type another alphabet are told by their place.
    pub fn of(key: KeyEvent) -> Option<Self> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return (key.code == KeyCode::Char('c')).then_some(Self::Interrupt);
        }
        Some(match key.code {
            KeyCode::Left | KeyCode::Backspace | KeyCode::BackTab => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            KeyCode::Enter => Self::Enter,
            KeyCode::Esc => Self::Escape,
            KeyCode::Tab => Self::Log,
            KeyCode::Char(letter) => Self::of_letter(letter)?,
            _ => return None,
        })
    }

    /// A letter on the keyboard, or the one at its place on a Russian one.
    fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'b' | 'и' => Self::Left,
            'l' | 'д' => Self::Right,
            'k' | 'л' => Self::Up,
            'j' | 'о' => Self::Down,
            '1'..='6' => Self::Digit(letter as u8 - b'0'),
            ' ' => Self::Enter,
            'h' | 'р' => Self::Hint,
            'u' | 'г' => Self::TakeBack,
            's' | 'ы' => Self::Save,
            'a' | 'ф' => Self::Analyse,
            '?' => Self::Help,
            'n' | 'т' => Self::New,
            'q' | 'й' => Self::Quit,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stand_for_what_is_painted_on_them() {
        let press = |code| Press::of(KeyEvent::from(code));
        assert_eq!(press(KeyCode::Left), Some(Press::Left));
        assert_eq!(press(KeyCode::Backspace), Some(Press::Left));
        assert_eq!(press(KeyCode::Char('h')), Some(Press::Hint));
        assert_eq!(press(KeyCode::Char('6')), Some(Press::Digit(6)));
        assert_eq!(press(KeyCode::Char('7')), None);
        assert_eq!(press(KeyCode::Char('й')), Some(Press::Quit));
        let control = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        assert_eq!(Press::of(control('c')), Some(Press::Interrupt));
        assert_eq!(Press::of(control('q')), None);
    }
}
