//! A network cable between a browser and the server, which a test can unplug.

use std::net::SocketAddr;

use anyhow::Result;
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    spawn,
    sync::watch,
};

use super::Server;

/// A TCP proxy in front of the server.
pub struct Relay {
    address: SocketAddr,
    cut: watch::Sender<bool>,
}

impl Relay {
    pub async fn to(server: &Server) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let cut = watch::Sender::new(false);
        spawn(pass_on(listener, server.address().to_owned(), cut.subscribe()));
        Ok(Self { address, cut })
    }

    /// The server's address behind it.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Closes all connections, and new ones at once.
    pub fn cut(&self) {
        self.cut.send_replace(true);
    }

    pub fn mend(&self) {
        self.cut.send_replace(false);
    }
}

async fn pass_on(listener: TcpListener, server: String, cut: watch::Receiver<bool>) {
    while let Ok((mut browser, _)) = listener.accept().await {
        let (server, mut cut) = (server.clone(), cut.clone());
        spawn(async move {
            let both_ways = async {
                let mut server = TcpStream::connect(server).await?;
                copy_bidirectional(&mut browser, &mut server).await
            };
            // However it ends, both connections are closed.
            tokio::select! {
                _ = both_ways => {}
                _ = cut.wait_for(|&cut| cut) => {}
            }
        });
    }
}
