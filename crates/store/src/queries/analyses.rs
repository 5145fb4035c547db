//! Analyses of finished games, for both databases.

use async_trait::async_trait;
use majesty_table::TableId;
use sqlx::Row as _;

use super::{Backend, Row, escape, unescape};
use crate::{Analyses, NewAnalysis, StoreError, rows::number};

#[async_trait]
impl Analyses for Backend {
    async fn analysis(&self, table: TableId, version: u32) -> Result<Option<String>, StoreError> {
        self.read((table, version), |db, &(table, version)| {
            Box::pin(async move {
                let query = "SELECT analysis FROM analyses WHERE table_id = $1 AND version = $2";
                let query = sqlx::query(query).bind(table.as_str()).bind(i64::from(version));
                let row: Option<Row> = query.fetch_optional(db).await?;
                Ok(row.map(|row| row.try_get("analysis").map(unescape)).transpose()?)
            })
        })
        .await
    }

    async fn save_analysis(
        &self,
        table: TableId,
        analysis: NewAnalysis,
    ) -> Result<bool, StoreError> {
        self.write((table, analysis), |db, (table, analysis)| {
            Box::pin(async move {
                // Of two servers of different versions, which share a store during an upgrade, the
                // newer one's stays.
                let done = sqlx::query(
                    "INSERT INTO analyses (table_id, version, made_at, analysis) \
                     SELECT id, $2, $3, $4 FROM tables WHERE id = $1 ON CONFLICT (table_id) \
                     DO UPDATE SET version = excluded.version, made_at = excluded.made_at, \
                     analysis = excluded.analysis WHERE analyses.version <= excluded.version",
                )
                .bind(table.as_str())
                .bind(i64::from(analysis.version))
                .bind(number(analysis.made.0))
                .bind(escape(&analysis.text))
                .execute(db)
                .await?;
                Ok(done.rows_affected() > 0)
            })
        })
        .await
    }
}
