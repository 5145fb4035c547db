//! The nodes that share the store, and news from one to the others.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::{
    sync::broadcast,
    time::{sleep, timeout},
};

use super::{CHANGE_TIMEOUT, PostgresStore, pool::Pool, pulse::Pulse};
use crate::{Listening, News, NodeId, Shared, StoreError, TableId, rows::count};

/// The channel of all news.
const CHANNEL: &str = "majesty";

/// How much news may wait for a reader. Who is too slow is told so, and reads what is stored.
pub const BACKLOG: usize = 16_384;

/// How long to wait before listening is tried again.
const AGAIN: Duration = Duration::from_millis(200);

/// Hands on the news for as long as somebody could ask for it.
pub async fn listen(
    options: PgConnectOptions,
    pool: Pool,
    pulse: Pulse,
    news: broadcast::Sender<News>,
) {
    while !pool.is_closed() {
        if let Some(mut listener) = connect(&options).await {
            // Nobody knows what happened before somebody listened.
            let _ = news.send(News::Missed);
            tokio::select! {
                () = hand_on(&mut listener, &pulse, &news) => {}
                () = pulse.deaf() => {
                    tracing::warn!("no heartbeat from the database; reconnecting");
                }
            }
            pulse.reconnect();
        }
        sleep(AGAIN).await;
    }
}

/// Listens on a connection of its own, which is never given to anything else.
async fn connect(options: &PgConnectOptions) -> Option<PgListener> {
    let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
    let pool = pool.acquire_timeout(CHANGE_TIMEOUT).connect_lazy_with(options.clone());
    let connecting = async {
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok::<_, sqlx::Error>(listener)
    };
    timeout(2 * CHANGE_TIMEOUT, connecting).await.ok()?.ok()
}

/// Hands on the news until the connection is lost.
async fn hand_on(listener: &mut PgListener, pulse: &Pulse, news: &broadcast::Sender<News>) {
    while let Ok(Some(message)) = listener.try_recv().await {
        match message.payload().split_once(' ') {
            Some(("beat", words)) => pulse.hear(words),
            _ => drop(parse(message.payload()).map(|told| news.send(told))),
        }
    }
}

fn parse(payload: &str) -> Option<News> {
    match payload.split_once(' ')? {
        ("changed", rest) => {
            let (table, revision) = rest.split_once(' ')?;
            Some(News::Changed { table: table.parse().ok()?, revision: revision.parse().ok()? })
        }
        ("told", text) => Some(News::Message(text.to_owned())),
        _ => None,
    }
}

#[async_trait]
impl Shared for PostgresStore {
    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn beat(&self, node: NodeId, lease: Duration) -> Result<Vec<NodeId>, StoreError> {
        let pulse = self.pulse.beat();
        self.read((node, lease, pulse), |db, (node, lease, pulse)| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO nodes (id, alive_until) \
                     VALUES ($1, now() + $2 * INTERVAL '1 second') \
                     ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until",
                )
                .bind(node.to_string())
                .bind(lease.as_secs_f64())
                .execute(&mut *db)
                .await?;
                let query = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL);
                query.bind(pulse).execute(&mut *db).await?;
                sqlx::query("DELETE FROM nodes WHERE alive_until < now() - INTERVAL '1 hour'")
                    .execute(&mut *db)
                    .await?;
                let nodes: Vec<String> = sqlx::query_scalar(
                    "SELECT id FROM nodes WHERE alive_until > now() ORDER BY id",
                )
                .fetch_all(db)
                .await?;
                Ok(nodes.iter().filter_map(|id| id.parse().ok()).collect())
            })
        })
        .await
    }

    async fn retire(&self, node: NodeId) -> Result<(), StoreError> {
        self.write(node, |db, node| {
            Box::pin(async move {
                let query = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node.to_string());
                query.execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    async fn send(&self, text: &str) -> Result<(), StoreError> {
        self.write(text.to_owned(), |db, text| {
            Box::pin(async move {
                let query = sqlx::query("SELECT pg_notify($1, 'told ' || $2)").bind(CHANNEL);
                query.bind(text).execute(db).await?;
                Ok(())
            })
        })
        .await
    }

    fn listening(&self) -> Listening {
        self.pulse.listening()
    }

    async fn revision(&self, id: TableId) -> Result<Option<u64>, StoreError> {
        self.read(id, |db, id| {
            Box::pin(async move {
                let query = sqlx::query_scalar("SELECT revision FROM tables WHERE id = $1");
                let revision: Option<i64> = query.bind(id.as_str()).fetch_optional(db).await?;
                revision.map(count).transpose()
            })
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_news_is_read() {
        let table = TableId::from_random([7; TableId::LEN]);
        let changed = News::Changed { table, revision: 7 };
        assert_eq!(parse(&format!("changed {table} 7")), Some(changed));
        assert_eq!(parse("told a b"), Some(News::Message("a b".to_owned())));
        for other in ["", "changed", "changed x 7", "changed 0123456789abcdef x", "hello you"] {
            assert_eq!(parse(other), None, "{other}");
        }
    }
}
