//! Which names this server answers to.
//!
//! A page of another site can let its own name lead to this machine (DNS rebinding): for the browser
//! the two are one site then, and all that keeps other sites out is passed. Its name gives it away.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

use axum::http::{HeaderMap, Uri, Version, header, uri::Authority};

use crate::http::{
    proxy::{PublicUrl, Site, is_host},
    refusal::Refusal,
};

/// Names that nobody can register, so they mean a machine of this network wherever they lead.
const PRIVATE: [&str; 5] = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];

/// The name of a host, without its port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostName(String);

impl HostName {
    /// The name in an authority, such as `majesty.example:443`.
    pub fn of(authority: &str) -> Option<Self> {
        let authority: Authority = authority.parse().ok().filter(|_| is_host(authority))?;
        let (host, rest) = authority.as_str().split_at(authority.host().len());
        let host = host.strip_suffix('.').unwrap_or(host);
        let is_whole = rest.is_empty() || rest.starts_with(':');
        (is_whole && !host.is_empty()).then(|| Self(host.to_ascii_lowercase()))
    }

    /// Whether no public name can be this one: it is an address, or belongs to a private network.
    fn is_private(&self) -> bool {
        let host = &*self.0;
        if let Some(address) = host.strip_prefix('[') {
            let address = address.strip_suffix(']');
            return address.is_some_and(|address| address.parse::<Ipv6Addr>().is_ok());
        }
        let is_under = |&suffix: &&str| host.ends_with(suffix);
        host.parse::<Ipv4Addr>().is_ok() || !host.contains('.') || PRIVATE.iter().any(is_under)
    }
}

impl FromStr for HostName {
    type Err = HostNameError;

    fn from_str(text: &str) -> Result<Self, HostNameError> {
        let name = Self::of(text).filter(|_| !text.contains(':') || text.ends_with(']'));
        name.ok_or(HostNameError)
    }
}

/// A text that names no host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("enter just the host name, without http:// or a port, such as majesty.example")]
pub struct HostNameError;

/// Refuses a request for another host.
pub fn check(
    site: &Site,
    peer: IpAddr,
    (version, uri, headers): (Version, &Uri, &HeaderMap),
) -> Result<(), Refusal> {
    let mut hosts: Vec<&str> = Vec::new();
    for host in headers.get_all(header::HOST) {
        hosts.push(host.to_str().map_err(|_| Refusal::NoHost)?);
    }
    if hosts.len() > 1 {
        return Err(Refusal::NoHost);
    }
    hosts.extend(uri.authority().map(Authority::as_str));
    if hosts.is_empty() && version >= Version::HTTP_11 {
        return Err(Refusal::NoHost);
    }
    for host in hosts {
        let name = HostName::of(host).ok_or(Refusal::NoHost)?;
        if !answers_to(site, peer, &name) {
            return Err(Refusal::WrongHost);
        }
    }
    Ok(())
}

fn answers_to(site: &Site, peer: IpAddr, name: &HostName) -> bool {
    let public = site.public_url.as_ref().and_then(PublicUrl::host);
    let mut known = site.hosts.iter().chain(&public);
    // A proxy that was named forwards what it is there for, unless more is known.
    let is_proxys =
        || public.is_none() && site.hosts.is_empty() && site.trusts(peer.to_canonical());
    name.is_private() || known.any(|known| known == name) || is_proxys()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn site(proxy: bool, url: Option<&str>, hosts: &[&str]) -> Site {
        let proxies = if proxy { vec!["10.0.0.1".parse().unwrap()] } else { Vec::new() };
        let hosts = hosts.iter().map(|host| host.parse().unwrap()).collect();
        Site { proxies, public_url: url.map(|url| url.parse().unwrap()), hosts }
    }

    fn asked(site: &Site, peer: [u8; 4], hosts: &[&str], uri: &str) -> Result<(), Refusal> {
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(header::HOST, HeaderValue::try_from(*host).unwrap());
        }
        check(site, peer.into(), (Version::HTTP_11, &uri.parse().unwrap(), &headers))
    }

    #[test]
    fn names_that_nobody_can_register_are_ours() {
        let site = site(false, None, &[]);
        for ours in [
            "127.0.0.1",
            "127.0.0.1:7878",
            "192.168.0.7",
            "8.8.8.8:80",
            "[::1]",
            "[2001:db8::7]:7878",
            "localhost",
            "LOCALHOST:7878",
            "localhost.",
            "club.localhost:7878",
            "raspberry",
            "one:7878",
            "my_box",
            "raspberry.local:7878",
            "Raspberry.Local.",
            "box.lan",
            "games.box.home.arpa",
            "one.svc.internal",
        ] {
            assert_eq!(asked(&site, [9; 4], &[ours], "/"), Ok(()), "{ours}");
        }
        for other in [
            "evil.example",
            "evil.example:7878",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "127.0.0.1.nip.io:7878",
            "evil.example.",
            "xlocal.example",
            "notlan.com",
            "home.arpa.com",
            "1.2.3.4.5",
            "1.2.3",
        ] {
            assert_eq!(asked(&site, [9; 4], &[other], "/"), Err(Refusal::WrongHost), "{other}");
        }
        for wrong in
            ["", ":7878", "a b", "evil.example@localhost", "localhost/x", "::1", "[::1", "ö"]
        {
            assert_eq!(asked(&site, [9; 4], &[wrong], "/"), Err(Refusal::NoHost), "{wrong}");
        }
        let odd = asked(&site, [9; 4], &["[::1].evil.example"], "/");
        assert!(odd.is_err(), "{odd:?}");
    }

    #[test]
    fn names_that_were_given_are_ours_whatever_the_port() {
        let known =
            site(false, Some("https://Majesty.example:8443"), &["Club.example", "[fd00::1]"]);
        for ours in ["majesty.example", "majesty.example:8443", "MAJESTY.example:1", "club.example"]
        {
            assert_eq!(asked(&known, [9; 4], &[ours], "/"), Ok(()), "{ours}");
        }
        for other in ["evil.example", "x.majesty.example", "example", "majesty.example.evil.org"] {
            let expected = if other == "example" { Ok(()) } else { Err(Refusal::WrongHost) };
            assert_eq!(asked(&known, [9; 4], &[other], "/"), expected, "{other}");
        }
        for wrong in ["", "https://x.example", "x.example:80", "x.example/y", "a b", "x@y"] {
            assert_eq!(wrong.parse::<HostName>(), Err(HostNameError), "{wrong}");
        }
    }

    #[test]
    fn a_proxy_decides_where_nothing_else_is_known() {
        let (proxy, stranger) = ([10, 0, 0, 1], [9; 4]);
        let open = site(true, None, &[]);
        assert_eq!(asked(&open, proxy, &["club.example"], "/"), Ok(()));
        assert_eq!(asked(&open, stranger, &["club.example"], "/"), Err(Refusal::WrongHost));
        for known in [site(true, Some("https://a.example"), &[]), site(true, None, &["a.example"])]
        {
            assert_eq!(asked(&known, proxy, &["a.example"], "/"), Ok(()));
            assert_eq!(asked(&known, proxy, &["club.example"], "/"), Err(Refusal::WrongHost));
        }
    }

    #[test]
    fn a_request_names_one_host() {
        let site = site(false, None, &[]);
        assert_eq!(asked(&site, [9; 4], &[], "/"), Err(Refusal::NoHost));
        assert_eq!(asked(&site, [9; 4], &["localhost", "localhost"], "/"), Err(Refusal::NoHost));
        // An address in full counts as well, and in HTTP/2 alone.
        assert_eq!(asked(&site, [9; 4], &["localhost"], "http://localhost:7878/"), Ok(()));
        assert_eq!(asked(&site, [9; 4], &[], "http://localhost:7878/"), Ok(()));
        let evil = "http://evil.example/";
        assert_eq!(asked(&site, [9; 4], &["localhost"], evil), Err(Refusal::WrongHost));
        assert_eq!(asked(&site, [9; 4], &[], evil), Err(Refusal::WrongHost));
        let old = (Version::HTTP_10, &"/".parse().unwrap(), &HeaderMap::new());
        assert_eq!(check(&site, [9; 4].into(), old), Ok(()), "no browser is so old");
    }
}
