//! A driver and its browser, which end together.

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, TcpStream},
};

use tempfile::TempDir;
use thirtyfour::WebDriver;

use super::{Process, TIMEOUT};

/// A WebDriver session. Dropping it closes the browser and ends the driver.
pub struct Session {
    pub driver: WebDriver,
    /// The request that closes the browser.
    end: String,
    port: u16,
    _process: Process,
    /// The browser's profile.
    _folder: TempDir,
}

impl Session {
    pub fn new(
        driver: WebDriver,
        end: String,
        port: u16,
        process: Process,
        folder: TempDir,
    ) -> Self {
        Self { driver, end, port, _process: process, _folder: folder }
    }

    fn close(&self) -> io::Result<()> {
        let mut driver = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        driver.set_read_timeout(Some(TIMEOUT))?;
        let Self { end, port, .. } = self;
        // Drivers check the host to refuse requests of web pages.
        let host = format!("Host: 127.0.0.1:{port}");
        write!(driver, "{end} HTTP/1.1\r\n{host}\r\nConnection: close\r\n\r\n")?;
        driver.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

impl Drop for Session {
    /// The driver closes its browser, which it can't do once it's killed. A blocking request of our
    /// own, because `drop` isn't async.
    fn drop(&mut self) {
        drop(self.driver.clone().leak());
        drop(self.close());
    }
}
