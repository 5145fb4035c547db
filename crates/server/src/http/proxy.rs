//! Where a request comes from, as far as that can be believed: what stands in a header counts only
//! from a proxy that was named.

use std::{
    fmt,
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
};

use axum::http::{HeaderMap, HeaderName, Uri, header, uri::Authority};
use ipnet::IpNet;

use crate::http::host::HostName;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The address of a proxy, or of a network of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Self, NetworkError> {
        let one = text.parse().map(|address: IpAddr| IpNet::from(address.to_canonical()));
        let network: IpNet = one.or_else(|_| text.parse()).map_err(|_| NetworkError)?;
        canonical(network).map(Self).ok_or(NetworkError)
    }
}

/// A network of IPv4 addresses written as IPv6 is one of IPv4: requests are compared in that form. A
/// larger one around all of them can't be compared.
fn canonical(network: IpNet) -> Option<IpNet> {
    let IpAddr::V4(address) = network.network().to_canonical() else { return Some(network) };
    match network {
        IpNet::V4(_) => Some(network),
        IpNet::V6(v6) => {
            let prefix = v6.prefix_len().checked_sub(96)?;
            IpNet::new(address.into(), prefix).ok()
        }
    }
}

impl Network {
    /// Whether an address belongs to it.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}

/// As text, in one way for each network: 10.0.0.7/8 is 10.0.0.0/8.
impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.trunc().fmt(f)
    }
}

/// A text that is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("enter an address or a network, such as 10.0.0.7, 10.0.0.0/8 or fd00::/8")]
pub struct NetworkError;

/// The address under which people know the server: a scheme and a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// The address without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// The name in it.
    pub fn host(&self) -> Option<HostName> {
        self.0.split_once("://").and_then(|(_, authority)| HostName::of(authority))
    }

    fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<Self, PublicUrlError> {
        let uri: Uri = text.parse().map_err(|_| PublicUrlError)?;
        let (scheme, host) = uri.scheme_str().zip(uri.authority()).ok_or(PublicUrlError)?;
        let is_plain = uri.path_and_query().is_none_or(|path| path.as_str() == "/");
        if !["http", "https"].contains(&scheme) || !is_plain || !is_host(host.as_str()) {
            return Err(PublicUrlError);
        }
        Ok(Self(format!("{scheme}://{host}").to_ascii_lowercase()))
    }
}

/// A text that is no address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("enter the address without a path, such as https://majesty.example")]
pub struct PublicUrlError;

/// What is known of the way to this server.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// The proxies whose word is taken.
    pub proxies: Vec<Network>,
    /// The address to show, where it is not the one that was asked.
    pub public_url: Option<PublicUrl>,
    /// Further names that the server answers to.
    pub hosts: Vec<HostName>,
}

/// Where a request comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Whoever asks, as far as that can be known.
    pub address: IpAddr,
    /// Whether nobody on the way to the browser can listen.
    pub is_secure: bool,
    /// The address of the site as the browser knows it.
    pub origin: String,
    /// Addresses that contradicting headers name. One of them is the visitor's, so a lock on either
    /// counts.
    pub claimed: Vec<IpAddr>,
}

/// What a proxy says of a request.
struct Claim {
    address: IpAddr,
    is_secure: bool,
    /// The addresses of headers that contradict each other.
    claimed: Vec<IpAddr>,
}

impl Claim {
    fn new(address: IpAddr, is_secure: bool) -> Self {
        Self { address, is_secure, claimed: Vec::new() }
    }
}

impl Site {
    /// Whether the word of this address is taken.
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|Network(network)| network.contains(&address))
    }

    /// Where a request with these headers comes from, if this address sent it.
    pub fn source(&self, peer: IpAddr, headers: &HeaderMap) -> Source {
        let peer = peer.to_canonical();
        let claim = self.claim(peer, headers).unwrap_or_else(|| Claim::new(peer, false));
        let is_secure =
            claim.is_secure || self.public_url.as_ref().is_some_and(PublicUrl::is_secure);
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.filter(|host| is_host(host)).unwrap_or("localhost");
        let origin = match &self.public_url {
            Some(url) => url.origin().to_owned(),
            None => format!("{}://{host}", if is_secure { "https" } else { "http" }),
        };
        Source { address: claim.address, is_secure, origin, claimed: claim.claimed }
    }

    fn claim(&self, peer: IpAddr, headers: &HeaderMap) -> Option<Claim> {
        if !self.trusts(peer) {
            return None;
        }
        let lists = [FORWARDED_FOR, FORWARDED_PROTO].map(|name| list(headers, name));
        let usual = lists.iter().any(|list| !list.is_empty());
        let usual = usual.then(|| self.walk(peer, &lists[0], &lists[1]));
        let elements = list(headers, header::FORWARDED);
        let part = |name| elements.iter().map(|&e| parameter(e, name)).collect::<Vec<_>>();
        let other = (!elements.is_empty()).then(|| self.walk(peer, &part("for"), &part("proto")));
        match (usual, other) {
            // A proxy writes one of them and may pass the other on as a stranger wrote it. Which is
            // which nobody knows, so neither is believed.
            (Some(usual), Some(other)) if usual.address != other.address => {
                let claimed = vec![usual.address, other.address];
                Some(Claim { claimed, ..Claim::new(peer, false) })
            }
            (usual, other) => usual.or(other),
        }
    }

    /// Goes from the server outwards, hop by hop, as long as one who is trusted tells of the next.
    fn walk(&self, peer: IpAddr, hops: &[&str], schemes: &[&str]) -> Claim {
        let mut address = peer;
        let mut steps = 0;
        for hop in hops.iter().rev() {
            let Some(next) = ip(hop).filter(|_| self.trusts(address)) else { break };
            address = next;
            steps += 1;
        }
        // The scheme of the outermost of these hops; many proxies write one for all.
        let told = schemes.iter().rev().take(steps.max(1)).rfind(|scheme| !scheme.is_empty());
        Claim::new(address, told.is_some_and(|told| told.eq_ignore_ascii_case("https")))
    }
}

/// The parts of a header between its commas, from the farthest to the nearest. Quoted commas are
/// commas, too: no address has one, and a quote that a stranger opens can't swallow what a proxy
/// writes behind it.
fn list(headers: &HeaderMap, name: HeaderName) -> Vec<&str> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim).collect()
}

/// A parameter of an element of the header `Forwarded`; empty where there is none.
fn parameter<'a>(element: &'a str, name: &str) -> &'a str {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let found = pairs.find(|(key, _)| key.trim().eq_ignore_ascii_case(name));
    found.map_or("", |(_, value)| value.trim().trim_matches('"'))
}

/// An address, with or without a port.
fn ip(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let address = bare.unwrap_or(hop).parse().ok();
    let address = address.or_else(|| hop.parse().ok().map(|socket: SocketAddr| socket.ip()));
    address.map(|address| address.to_canonical())
}

/// Whether this can stand in a link.
pub fn is_host(host: &str) -> bool {
    let is_plain = |b: u8| b.is_ascii_alphanumeric() || b".-:[]_".contains(&b);
    host.bytes().all(is_plain) && host.parse::<Authority>().is_ok()
}

/// The address as it is counted: one household has a whole network of IPv6 addresses.
pub fn neighbourhood(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn source(peer: &str, lines: &[(&'static str, &'static str)]) -> Source {
        let proxies = ["10.0.0.0/8", "fd00::1"].map(|network| network.parse().unwrap()).into();
        let site = Site { proxies, ..Site::default() };
        let lines = lines
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(name, value);
        }
        site.source(peer.parse().unwrap(), &headers)
    }

    fn address(peer: &str, lines: &[(&'static str, &'static str)]) -> String {
        source(peer, lines).address.to_string()
    }

    #[test]
    fn only_proxies_that_were_named_are_believed() {
        let spoofed = [("x-forwarded-for", "1.2.3.4"), ("x-forwarded-proto", "https")];
        let stranger = source("9.9.9.9", &spoofed);
        assert_eq!((stranger.address.to_string().as_str(), stranger.is_secure), ("9.9.9.9", false));
        let told = source("10.1.2.3", &spoofed);
        assert_eq!((told.address.to_string().as_str(), told.is_secure), ("1.2.3.4", true));
        assert_eq!(told.origin, "https://localhost");
        assert_eq!(address("::ffff:10.1.2.3", &spoofed), "1.2.3.4");
        assert_eq!(address("fd00::1", &spoofed), "1.2.3.4");
        assert_eq!(address("fd00::2", &spoofed), "fd00::2");
        assert_eq!(address("10.1.2.3", &[("forwarded", "for=1.2.3.4;proto=https")]), "1.2.3.4");
    }

    #[test]
    fn the_right_most_address_that_is_no_proxy_counts() {
        let lines = [("x-forwarded-for", "6.6.6.6, 1.2.3.4, 10.0.0.9")];
        assert_eq!(address("10.0.0.1", &lines), "1.2.3.4", "what a stranger wrote is to the left");
        let lines = [("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "1.2.3.4 ,10.0.0.9")];
        assert_eq!(address("10.0.0.1", &lines), "1.2.3.4");
        assert_eq!(address("10.0.0.1", &[("x-forwarded-for", "10.0.0.3, 10.0.0.2")]), "10.0.0.3");
        for unreadable in ["", "nonsense", "1.2.3.4, unknown", "1.2.3.4,", "1.2.3.4, _hidden"] {
            assert_eq!(address("10.0.0.1", &[("x-forwarded-for", unreadable)]), "10.0.0.1");
        }
        let ports = "[2001:db8::7]:4711, 10.0.0.2:80";
        assert_eq!(address("10.0.0.1", &[("x-forwarded-for", ports)]), "2001:db8::7");
    }

    #[test]
    fn the_standard_header_is_read_as_well() {
        let line = "for=\"[2001:db8::7]:4711\";proto=https;by=x, For=10.0.0.2 ; Proto=http";
        let found = source("10.0.0.1", &[("forwarded", line)]);
        assert_eq!((found.address.to_string().as_str(), found.is_secure), ("2001:db8::7", true));
        let line = "for=6.6.6.6;proto=https;x=\"y, for=1.2.3.4;proto=http";
        let found = source("10.0.0.1", &[("forwarded", line)]);
        assert_eq!((found.address.to_string().as_str(), found.is_secure), ("1.2.3.4", false));
        let contradiction = [("x-forwarded-for", "1.2.3.4"), ("forwarded", "for=6.6.6.6")];
        assert_eq!(address("10.0.0.1", &contradiction), "10.0.0.1");
        let agreement = [("x-forwarded-for", "1.2.3.4"), ("forwarded", "for=1.2.3.4")];
        assert_eq!(address("10.0.0.1", &agreement), "1.2.3.4");
    }

    #[test]
    fn the_scheme_is_the_one_that_the_outermost_proxy_saw() {
        let secure = |hops, schemes| {
            let lines = [("x-forwarded-for", hops), ("x-forwarded-proto", schemes)];
            source("10.0.0.1", &lines).is_secure
        };
        assert!(secure("1.2.3.4", "HTTPS"));
        assert!(secure("1.2.3.4, 10.0.0.2", "https, http"));
        assert!(secure("1.2.3.4, 10.0.0.2", "https"));
        assert!(!secure("6.6.6.6, 1.2.3.4", "https, http"), "a stranger wrote the first");
        assert!(source("10.0.0.1", &[("x-forwarded-proto", "https")]).is_secure);
    }

    #[test]
    fn a_public_address_is_shown_whatever_was_asked() {
        let url: PublicUrl = "https://Majesty.example:8443/".parse().unwrap();
        let site = Site { public_url: Some(url), ..Site::default() };
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("evil.example"));
        let found = site.source([9, 9, 9, 9].into(), &headers);
        assert_eq!(
            (found.origin.as_str(), found.is_secure),
            ("https://majesty.example:8443", true)
        );
        for wrong in [
            "",
            "majesty.example",
            "ftp://x",
            "https://x/y",
            "https://x?y",
            "https://a@b",
            "http://",
        ] {
            assert_eq!(wrong.parse::<PublicUrl>(), Err(PublicUrlError), "{wrong}");
        }
        let mapped: Network = "::ffff:10.0.0.0/104".parse().unwrap();
        assert_eq!(mapped, "10.0.0.0/8".parse().unwrap(), "requests are compared in this form");
        for wrong in ["", "10.0.0.0/33", "proxy.example", "10.0.0"] {
            assert_eq!(wrong.parse::<Network>(), Err(NetworkError), "{wrong}");
        }
    }

    #[test]
    fn a_household_is_counted_once() {
        let counted = |text: &str| neighbourhood(text.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("1.2.3.4"), "1.2.3.4");
    }
}
