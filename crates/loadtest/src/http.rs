//! Requests to one of several nodes, over connections that are kept.

use std::{
    fmt,
    str::FromStr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use http_body_util::{BodyExt, Full};
use hyper::{
    HeaderMap, Method, Request, StatusCode,
    body::{Bytes, Incoming},
    client::conn::http1::{SendRequest, handshake},
    header,
};
use hyper_util::rt::TokioIo;
use majesty_encoding::{ACCEPTED, Decoder, Undecodable};
use tokio::{net::TcpStream, time::timeout};

/// How long an answer may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);

/// A server.
#[derive(Clone, Debug)]
pub struct Node {
    address: String,
    /// Connections that nobody uses at the moment.
    idle: Arc<Mutex<Vec<SendRequest<Full<Bytes>>>>>,
}

/// Not the address of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not the address of a server, such as http://127.0.0.1:7878")]
pub struct BadAddress(String);

impl FromStr for Node {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let address = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
        let port = address.rsplit_once(':').and_then(|(_, port)| port.parse::<u16>().ok());
        if port.is_none() || address.contains('/') {
            return Err(BadAddress(text.to_owned()));
        }
        Ok(Self { address: address.to_owned(), idle: Arc::default() })
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.address)
    }
}

/// An answer.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: header::HeaderName) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }
}

/// Why there is no answer: the server is not there, or ended in the middle, or sent what can't be
/// read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAnswer;

impl From<Undecodable> for NoAnswer {
    fn from(_: Undecodable) -> Self {
        Self
    }
}

impl Node {
    /// Asks for a page.
    pub async fn get(&self, path: &str, cookie: &str) -> Result<Answer, NoAnswer> {
        self.ask(Method::GET, path, cookie, String::new()).await
    }

    /// Sends a form.
    pub async fn post(&self, path: &str, cookie: &str, form: String) -> Result<Answer, NoAnswer> {
        self.ask(Method::POST, path, cookie, form).await
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        cookie: &str,
        form: String,
    ) -> Result<Answer, NoAnswer> {
        let request = self.request(method, path, cookie, form);
        let answer = async {
            let mut connection = self.connection().await?;
            let response = connection.send_request(request).await.map_err(|_| NoAnswer)?;
            let (head, body) = response.into_parts();
            let body = body.collect().await.map_err(|_| NoAnswer)?.to_bytes();
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            let body = decoder(&head.headers)?.decode(&body)?;
            let body = String::from_utf8_lossy(&body).into_owned();
            Ok(Answer { status: head.status, headers: head.headers, body })
        };
        timeout(REQUEST_TIMEOUT, answer).await.map_err(|_| NoAnswer)?
    }

    /// Opens a stream of events, on a connection of its own.
    pub async fn stream(&self, path: &str, cookie: &str) -> Result<Stream, NoAnswer> {
        let request = self.request(Method::GET, path, cookie, String::new());
        let open = async {
            let mut connection = self.connect().await?;
            let response = connection.send_request(request).await.map_err(|_| NoAnswer)?;
            let well = response.status() == StatusCode::OK;
            let decoder = decoder(response.headers())?;
            let body = well.then(|| response.into_body()).ok_or(NoAnswer)?;
            Ok(Stream {
                body,
                decoder,
                text: Vec::new(),
                wire: 0,
                is_new: true,
                _connection: connection,
            })
        };
        timeout(REQUEST_TIMEOUT, open).await.map_err(|_| NoAnswer)?
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        cookie: &str,
        form: String,
    ) -> Request<Full<Bytes>> {
        let mut request = Request::new(Full::new(Bytes::from(form)));
        *request.method_mut() = method;
        *request.uri_mut() = path.parse().unwrap_or_default();
        let headers = request.headers_mut();
        let mut set = |name, value: &str| {
            if let Ok(value) = value.parse() {
                headers.insert(name, value);
            }
        };
        set(header::HOST, &self.address);
        set(header::ACCEPT_ENCODING, ACCEPTED);
        set(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        if !cookie.is_empty() {
            set(header::COOKIE, cookie);
        }
        request
    }

    async fn connection(&self) -> Result<SendRequest<Full<Bytes>>, NoAnswer> {
        loop {
            let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            match idle {
                Some(mut connection) => {
                    if connection.ready().await.is_ok() {
                        return Ok(connection);
                    }
                }
                None => return self.connect().await,
            }
        }
    }

    async fn connect(&self) -> Result<SendRequest<Full<Bytes>>, NoAnswer> {
        let stream = TcpStream::connect(&self.address).await.map_err(|_| NoAnswer)?;
        stream.set_nodelay(true).map_err(|_| NoAnswer)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(|_| NoAnswer)?;
        // It ends when the server or the sender does.
        tokio::spawn(async move { drop(connection.await) });
        Ok(sender)
    }
}

/// A decoder for what a head says.
fn decoder(headers: &HeaderMap) -> Result<Decoder, NoAnswer> {
    let encoding = headers.get(header::CONTENT_ENCODING);
    let encoding = encoding.map(|encoding| encoding.to_str().unwrap_or("unreadable"));
    Ok(Decoder::new(encoding)?)
}

/// An open stream of events.
pub struct Stream {
    body: Incoming,
    decoder: Decoder,
    text: Vec<u8>,
    /// Bytes that came since the last event of the kind that is looked for.
    wire: usize,
    /// Whether nothing was found so far.
    is_new: bool,
    /// The connection lives as long as the stream.
    _connection: SendRequest<Full<Bytes>>,
}

/// An event of a stream.
#[derive(Clone, Debug)]
pub struct StreamEvent {
    /// Its data.
    pub data: String,
    /// How many bytes it took on the wire, with the other events before it.
    pub wire: usize,
    /// How many bytes of text it has.
    pub text: usize,
    /// Whether it is the first one of its stream.
    pub is_first: bool,
}

impl Stream {
    /// The content encoding.
    pub fn encoding(&self) -> &str {
        self.decoder.encoding()
    }

    /// The next event of this kind that has data; nothing when the stream has ended. What can't be
    /// decoded is an error.
    pub async fn next(&mut self, kind: &str) -> Result<Option<StreamEvent>, Undecodable> {
        let mut searched = 0;
        loop {
            let end = find(&self.text[searched..], b"\n\n").map(|place| searched + place);
            if let Some(end) = end {
                let event: Vec<u8> = self.text.drain(..end + 2).collect();
                searched = 0;
                let event = String::from_utf8(event).map_err(|_| Undecodable)?;
                if let Some(data) = data(&event, kind) {
                    let wire = std::mem::take(&mut self.wire);
                    let is_first = std::mem::take(&mut self.is_new);
                    return Ok(Some(StreamEvent { data, wire, text: event.len(), is_first }));
                }
                continue;
            }
            searched = self.text.len().saturating_sub(1);
            let Some(Ok(frame)) = self.body.frame().await else { return Ok(None) };
            if let Some(bytes) = frame.data_ref() {
                self.wire += bytes.len();
                self.text.extend(self.decoder.decode(bytes)?);
            }
        }
    }
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|part| part == what)
}

/// The data of an event, if it is of this kind.
fn data(event: &str, kind: &str) -> Option<String> {
    let field = |name: &str| {
        let lines =
            event.lines().filter_map(move |line| line.strip_prefix(name)?.strip_prefix(':'));
        lines.map(|value| value.strip_prefix(' ').unwrap_or(value)).collect::<Vec<_>>().join("\n")
    };
    (field("event") == kind).then(|| field("data"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let node: Node = "http://127.0.0.1:7878/".parse().unwrap();
        assert_eq!(node.to_string(), "http://127.0.0.1:7878");
        for wrong in ["", "http://", "localhost", "https://localhost:1/x", "a:b"] {
            assert!(wrong.parse::<Node>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn events_have_a_kind_and_data() {
        let event = "event: table\nid: 7\ndata: <main>\ndata: </main>\n\n";
        assert_eq!(data(event, "table").as_deref(), Some("<main>\n</main>"));
        assert_eq!(data(event, "alive"), None);
        assert_eq!(data(": a comment\n\n", "table"), None);
    }
}
