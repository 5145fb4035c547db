//! A server's API, and who one is there: the token is kept, so that the same person comes back.

use std::{
    fs,
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, Result, anyhow, bail};
use majesty_words::Lang;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use ureq::{
    Agent, Body,
    http::{Request, Response},
};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The status of an answer to a token that no longer counts.
const UNAUTHORIZED: u16 = 401;

/// A server, and the guest who plays there.
pub struct Client {
    agent: Agent,
    /// The server's address, without a slash at the end.
    pub origin: String,
    /// The language in which it answers.
    pub lang: Lang,
    token: String,
}

/// Why the server did not do something.
#[derive(Debug, Deserialize)]
struct Problem {
    title: String,
}

#[derive(Debug, Deserialize)]
struct Guest {
    token: String,
}

impl Client {
    /// Goes to a server as the guest who was there before, or as somebody new.
    pub fn connect(address: &str, name: &str, folder: &Path, lang: Lang) -> Result<Self> {
        let origin = origin(address)?;
        let mut client = Self { agent: agent(), origin, lang, token: String::new() };
        let file = client.token_file(folder);
        match fs::read_to_string(&file) {
            Ok(token) => token.trim().clone_into(&mut client.token),
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => {
                return Err(error).with_context(|| format!("can't read {}", file.display()));
            }
        }
        if client.token.is_empty() || client.answer("GET", "/me", None)?.status() == UNAUTHORIZED {
            client.token.clear();
            let guest: Guest = client.post("/guests", Some(json!({ "name": name })))?;
            keep(&file, &guest.token)?;
            client.token = guest.token;
        }
        Ok(client)
    }

    /// What is at an address of the API.
    pub fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.read(self.answer("GET", path, None)?)
    }

    /// What becomes of something that is done there.
    pub fn post<T: DeserializeOwned>(&self, path: &str, body: Option<Value>) -> Result<T> {
        self.read(self.answer("POST", path, body)?)
    }

    fn answer(&self, method: &str, path: &str, body: Option<Value>) -> Result<Response<Body>> {
        let url = format!("{}/api/v1{path}", self.origin);
        let mut request = Request::builder().method(method).uri(url);
        request = request.header("accept-language", self.lang.code());
        if !self.token.is_empty() {
            request = request.header("authorization", format!("Bearer {}", self.token));
        }
        let answer = match body {
            Some(body) => {
                let request = request.header("content-type", "application/json");
                self.agent.run(request.body(body.to_string())?)
            }
            None => self.agent.run(request.body(())?),
        };
        answer.with_context(|| format!("can't reach {}", self.origin))
    }

    fn read<T: DeserializeOwned>(&self, mut answer: Response<Body>) -> Result<T> {
        let status = answer.status();
        let text = answer.body_mut().read_to_string();
        let text =
            text.with_context(|| format!("{} closed the connection mid-response", self.origin))?;
        if status.is_success() {
            let strange = || format!("{} isn't a Majesty server of this version", self.origin);
            return serde_json::from_str(&text).with_context(strange);
        }
        Err(match serde_json::from_str::<Problem>(&text) {
            Ok(problem) => anyhow!("{}", problem.title),
            Err(_) => anyhow!("{} responded with status {status}", self.origin),
        })
    }

    /// Each server knows a person by a token of its own.
    fn token_file(&self, folder: &Path) -> PathBuf {
        let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '.' || sign == '-';
        let plain = |sign: char| if is_plain(sign) { sign } else { '_' };
        folder.join(self.origin.chars().map(plain).collect::<String>() + ".token")
    }
}

/// What asks the server.
fn agent() -> Agent {
    let config = Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        // What the server says about it is better than the number of a status.
        .http_status_as_error(false)
        .user_agent(concat!("majesty/", env!("CARGO_PKG_VERSION")));
    #[cfg(feature = "https")]
    let config = config.tls_config(tls());
    config.build().into()
}

/// TLS that trusts whom the system trusts.
#[cfg(feature = "https")]
fn tls() -> ureq::tls::TlsConfig {
    let provider = std::sync::Arc::new(rustls::crypto::ring::default_provider());
    ureq::tls::TlsConfig::builder()
        .root_certs(ureq::tls::RootCerts::PlatformVerifier)
        .unversioned_rustls_crypto_provider(provider)
        .build()
}

/// The address of a server, as people write it.
fn origin(address: &str) -> Result<String> {
    let (scheme, host) = address.split_once("://").unwrap_or(("http", address));
    let host = host.strip_suffix('/').unwrap_or(host);
    if host.is_empty() || host.contains(['/', '?', '#', '@', ' ']) {
        bail!("'{address}' isn't a server address; enter one such as https://majesty.example");
    }
    match scheme {
        "http" => {}
        "https" if cfg!(feature = "https") => {}
        "https" => bail!(
            "this majesty was built without https; build it with --features https, or name an \
             address with http"
        ),
        _ => bail!("'{address}' must start with http:// or https://"),
    }
    Ok(format!("{scheme}://{host}"))
}

/// Keeps a token where nobody else can read it.
fn keep(file: &Path, token: &str) -> Result<()> {
    super::super::place::make_folder(file)?;
    let mut how = fs::OpenOptions::new();
    how.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut how, 0o600);
    let write = || how.open(file)?.write_all(token.as_bytes());
    write().with_context(|| format!("can't write {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_as_people_write_them() {
        for (written, read) in [
            ("http://127.0.0.1:7878", "http://127.0.0.1:7878"),
            ("127.0.0.1:7878/", "http://127.0.0.1:7878"),
            ("http://majesty.example/", "http://majesty.example"),
        ] {
            assert_eq!(origin(written).unwrap(), read);
        }
        for wrong in ["", "http://", "ftp://x", "http://x/daily", "http://a@b", "two words"] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }
}
