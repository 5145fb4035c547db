//! Taking moves back: alone against bots at will, with others if they agree.

use majesty_rules::Event as Drawn;

use super::Decided;
use crate::{Event, Game, MemberId, Phase, PlayerId, Refusal, Table};

impl Table {
    pub(super) fn ask_take_back(&self, who: PlayerId, ply: u32) -> Decided {
        let by = self.seated(who)?;
        if self.phase() == Phase::Gathering {
            return Err(Refusal::NotBegun);
        }
        if ply != self.ply() {
            return Err(Refusal::Stale);
        }
        if self.daily.is_some() {
            return Err(Refusal::OneTry);
        }
        let keep = self.take_back_to(who).ok_or(Refusal::NothingToTakeBack)?;
        if self.is_alone(who) {
            let practice = self.has_drawn_since(keep);
            return Ok(vec![Event::TookBack { keep, practice }]);
        }
        if self.phase() == Phase::Over {
            return Err(Refusal::GameOver);
        }
        if self.request().is_some_and(|request| self.player(request.by) == Some(who)) {
            return Ok(Vec::new());
        }
        let of = self.others(who);
        if of.is_empty() {
            // Players who are away can't agree.
            return Err(Refusal::NothingToTakeBack);
        }
        Ok(vec![Event::TakeBackAsked { by, keep, of }])
    }

    /// Whether a hidden card was revealed after the first `ply` moves.
    fn has_drawn_since(&self, ply: u32) -> bool {
        let turns = self.game().into_iter().flat_map(Game::turns).skip(ply as usize);
        turns.flat_map(|turn| &turn.events).any(|event| matches!(event, Drawn::Refilled { .. }))
    }

    /// A single no ends the request; the last yes takes the moves back.
    pub(super) fn answer_take_back(&self, who: PlayerId, yes: bool) -> Decided {
        let request = self.request().ok_or(Refusal::NothingAsked)?;
        let asker = self.player(request.by);
        let is_own = |&&member: &&MemberId| self.player(member) == Some(who);
        let by = request.awaited.iter().find(is_own).filter(|_| asker != Some(who));
        let by = *by.ok_or(Refusal::NothingAsked)?;
        if !yes {
            return Ok(vec![Event::TakeBackDeclined { by }]);
        }
        let is_other = |&&member: &&MemberId| {
            self.player(member).is_some_and(|other| other != who && Some(other) != asker)
        };
        Ok(vec![if request.awaited.iter().any(|member| is_other(&member)) {
            Event::TakeBackAgreed { by }
        } else {
            Event::TookBack { keep: request.keep, practice: false }
        }])
    }
}
