//! A way to a database that can go dead without a word, as behind a NAT that forgets.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

/// Forwards connections to a database until it is dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    /// How often connections were cut off.
    holes: Arc<AtomicU64>,
}

impl Proxy {
    /// One before the database at an address such as `postgres://name@host:port/database`.
    ///
    /// # Panics
    ///
    /// Where there is no free port.
    pub fn before(database: &str) -> Self {
        let upstream = host_of(database).to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let holes = Arc::new(AtomicU64::new(0));
        let seen = Arc::downgrade(&holes);
        thread::spawn(move || {
            for near in listener.incoming() {
                let Some(holes) = seen.upgrade() else { break };
                let Ok(near) = near else { continue };
                let Ok(far) = TcpStream::connect(&upstream) else { continue };
                let (Ok(near_out), Ok(far_out)) = (near.try_clone(), far.try_clone()) else {
                    continue;
                };
                let other = holes.clone();
                thread::spawn(move || forward(near, far_out, &holes));
                thread::spawn(move || forward(far, near_out, &other));
            }
        });
        Self { address, holes }
    }

    /// The address of the database by this way.
    pub fn address(&self, database: &str) -> String {
        database.replace(host_of(database), &self.address.to_string())
    }

    /// From now on nothing arrives on the connections that are open, and they stay open. New ones
    /// work.
    pub fn black_hole(&self) {
        self.holes.fetch_add(1, Ordering::SeqCst);
    }
}

/// The host and port in an address.
fn host_of(database: &str) -> &str {
    let rest = database.split_once('@').map_or(database, |(_, rest)| rest);
    rest.split_once('/').map_or(rest, |(host, _)| host)
}

fn forward(mut from: TcpStream, mut to: TcpStream, holes: &Arc<AtomicU64>) {
    let begun = holes.load(Ordering::SeqCst);
    let mut bytes = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        // What was on its way is lost, too. The sockets stay open for as long as the test runs.
        while holes.load(Ordering::SeqCst) != begun {
            thread::sleep(Duration::from_secs(1));
        }
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(std::net::Shutdown::Write);
}
