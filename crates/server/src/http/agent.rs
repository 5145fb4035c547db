//! What a browser calls itself, in the few words by which somebody recognises their own.

/// Which browser, by a mark in what it says. Most pretend to be others, so the order matters.
const BROWSERS: [(&str, &str); 8] = [
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// On what.
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The browser and its system, as far as they are known. Nothing a stranger wrote is in it.
pub fn label(user_agent: &str) -> String {
    let found = |marks: &[(&str, &'static str)]| {
        marks.iter().find(|(mark, _)| user_agent.contains(mark)).map(|&(_, name)| name)
    };
    let parts = [found(&BROWSERS), found(&SYSTEMS)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_recognised() {
        let linux = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(label(linux), "Firefox · Linux");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 \
             (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
        assert_eq!(label(phone), "Safari · iPhone");
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like \
             Gecko) Chrome/140.0 Safari/537.36 Edg/140.0";
        assert_eq!(label(edge), "Edge · Windows");
        assert_eq!(label("curl/8 <script>"), "");
        assert_eq!(label(""), "");
    }
}
