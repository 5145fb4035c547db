//! Connections: how many, and how long anybody may take over them.

use std::{convert::Infallible, io, net::IpAddr, sync::Arc, time::Duration};

use axum::{Router, extract::FromRequestParts, extract::Request, http::request::Parts};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    time::sleep,
};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::App;

/// No browser sends a longer head: addresses are short, and cookies few.
const HEAD: usize = 16 * 1024;

/// Nor more lines in it.
const LINES: usize = 64;

/// What waits to be read or sent takes no more memory.
const BUFFER: usize = 64 * 1024;

/// A proxy keeps its connections open for the next who comes, for a minute or two.
const PROXY_IDLE: Duration = Duration::from_secs(150);

/// Who is at the other end of a connection: a browser, or a proxy.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

impl<S: Sync> FromRequestParts<S> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(*parts.extensions.get().expect("every request comes over a connection"))
    }
}

/// Answers until the server is to end, and then as long as answers are under way.
pub async fn serve(listener: TcpListener, app: Arc<App>, router: Router) {
    let connections = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            () = app.shutdown.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok((stream, peer)) => (stream, peer.ip().to_canonical()),
            Err(error) if is_theirs(&error) => continue,
            // This machine has no more files to open: some will be closed.
            Err(_) => {
                sleep(Duration::from_millis(200)).await;
                continue;
            }
        };
        let is_proxy = app.options.site.trusts(peer);
        // Who has too many connections is hung up on: there is nothing to be said without reading.
        let Ok(place) = app.limiter.connection(peer, is_proxy) else { continue };
        let patience = app.options.patience;
        let head = if is_proxy { patience.max(PROXY_IDLE) } else { patience };
        let service = router.clone().map_request(move |mut request: Request<_>| {
            request.extensions_mut().insert(Peer(peer));
            request
        });
        // The time for a head runs while a connection is idle, too.
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(head)
            .max_headers(LINES)
            .max_header_size(HEAD)
            .max_buf_size(BUFFER)
            .serve_connection(
                TokioIo::new(timed(stream, patience)),
                TowerToHyperService::new(service),
            );
        let connection = connections.watch(connection);
        let counted = app.metrics.connections.enter();
        tokio::spawn(async move {
            // Whoever broke the connection knows it already.
            let _ = connection.await;
            drop((place, counted));
        });
    }
    drop(listener);
    connections.shutdown().await;
}

/// A connection that is given up when nobody takes for a while what is sent.
fn timed(stream: TcpStream, patience: Duration) -> std::pin::Pin<Box<TimeoutStream<TcpStream>>> {
    // Updates are small, and nobody waits for the next one to send them together.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience));
    Box::pin(stream)
}

/// Whether the other end hung up before it was answered.
fn is_theirs(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
