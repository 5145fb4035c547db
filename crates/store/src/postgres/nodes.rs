//! The nodes that share the store, and news from one to the others.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgListener, PgPool};
use tokio::{sync::broadcast, time::sleep};

use super::{PostgresStore, changes, failure::store_error};
use crate::{News, NodeId, Shared, StoreError, TableId, rows::count};

/// The channel of all news.
const CHANNEL: &str = "majesty";

/// How much news may wait for a reader. Who is too slow is told so, and reads what is stored.
pub const BACKLOG: usize = 16_384;

/// How long to wait before listening is tried again.
const AGAIN: Duration = Duration::from_millis(200);

/// Hands on the news for as long as somebody could ask for it.
pub async fn listen(pool: PgPool, news: broadcast::Sender<News>) {
    while !pool.is_closed() {
        if let Ok(mut listener) = PgListener::connect_with(&pool).await
            && listener.listen(CHANNEL).await.is_ok()
        {
            // Nobody knows what happened before somebody listened.
            let _ = news.send(News::Missed);
            // Nothing is received when the connection was lost.
            while let Ok(Some(message)) = listener.try_recv().await {
                if let Some(told) = parse(message.payload()) {
                    let _ = news.send(told);
                }
            }
        }
        sleep(AGAIN).await;
    }
}

fn parse(payload: &str) -> Option<News> {
    match payload.split_once(' ')? {
        ("changed", rest) => {
            let (table, revision) = rest.split_once(' ')?;
            Some(News::Changed { table: table.parse().ok()?, revision: revision.parse().ok()? })
        }
        ("told", text) => Some(News::Told(text.to_owned())),
        _ => None,
    }
}

#[async_trait]
impl Shared for PostgresStore {
    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn beat(&self, node: NodeId, lease: Duration) -> Result<Vec<NodeId>, StoreError> {
        let failed = |error: sqlx::Error| store_error(&error);
        sqlx::query(
            "INSERT INTO nodes (id, alive_until) VALUES ($1, now() + $2 * INTERVAL '1 second') \
             ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until",
        )
        .bind(node.to_string())
        .bind(lease.as_secs_f64())
        .execute(&self.pool)
        .await
        .map_err(failed)?;
        sqlx::query("DELETE FROM nodes WHERE alive_until < now() - INTERVAL '1 hour'")
            .execute(&self.pool)
            .await
            .map_err(failed)?;
        let nodes: Vec<String> =
            sqlx::query_scalar("SELECT id FROM nodes WHERE alive_until > now() ORDER BY id")
                .fetch_all(&self.pool)
                .await
                .map_err(failed)?;
        nodes.iter().map(|id| id.parse()).collect()
    }

    async fn retire(&self, node: NodeId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM nodes WHERE id = $1")
            .bind(node.to_string())
            .execute(&self.pool)
            .await
            .map_err(|error| store_error(&error))?;
        Ok(())
    }

    async fn tell(&self, text: &str) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, 'told ' || $2)")
            .bind(CHANNEL)
            .bind(text)
            .execute(&self.pool)
            .await
            .map_err(|error| store_error(&error))?;
        Ok(())
    }

    async fn revision(&self, id: TableId) -> Result<Option<u64>, StoreError> {
        let failed = |error: sqlx::Error| store_error(&error);
        let mut db = self.pool.acquire().await.map_err(failed)?;
        let revision = changes::revision(&mut db, id).await.map_err(failed)?;
        revision.map(count).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_news_is_read() {
        let table = TableId::random();
        let changed = News::Changed { table, revision: 7 };
        assert_eq!(parse(&format!("changed {table} 7")), Some(changed));
        assert_eq!(parse("told a b"), Some(News::Told("a b".to_owned())));
        for other in ["", "changed", "changed x 7", "changed 0123456789abcdef x", "hello you"] {
            assert_eq!(parse(other), None, "{other}");
        }
    }
}
