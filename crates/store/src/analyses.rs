//! Analyses of finished games, kept so that each is made once.

use async_trait::async_trait;

use crate::{Millis, StoreError, TableId};

/// A cache of analyses.
///
/// An analysis follows from the game, so it's no loss if one is gone. It is deleted with its table.
#[async_trait]
pub trait Analyses: Send + Sync {
    /// The analysis of a game, if one of this version is there.
    async fn analysis(&self, table: TableId, version: u32) -> Result<Option<String>, StoreError>;

    /// Keeps the analysis of a game in place of an older one. False, and nothing is kept, where the
    /// table is gone or has an analysis of a newer version.
    async fn save_analysis(
        &self,
        table: TableId,
        analysis: NewAnalysis,
    ) -> Result<bool, StoreError>;
}

/// An analysis as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAnalysis {
    /// The version of its format and of what it says.
    pub version: u32,
    /// When it was made.
    pub made: Millis,
    /// The analysis as JSON.
    pub text: String,
}
