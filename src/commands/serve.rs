//! `majesty serve`, which is also what `majesty` does by itself.

use std::{
    env, fs,
    io::{self, ErrorKind, IsTerminal, Write},
    net::SocketAddr,
    path::Path,
    process::{Command, ExitCode, Stdio},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, Result, bail};
use majesty_server::{Limits, Options, Site};
use majesty_store::{SqliteStore, Store, StoreLock, open_postgres};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::{
    filter::{LevelFilter, Targets},
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

use super::place;
use crate::cli::{LimitsArg, LogLevel, ServeArgs};

pub fn run(args: &ServeArgs) -> Result<ExitCode> {
    log(args.log);
    let runtime = tokio::runtime::Runtime::new().context("can't start")?;
    runtime.block_on(serve(args))?;
    // A bot that still thinks is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(100));
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &ServeArgs) -> Result<()> {
    super::allow_many_connections();
    let imprint = args.keeping.imprint.as_deref().map(imprint).transpose()?;
    let listener = listen(args.address).await?;
    let (store, place, _lock) = open_store(args).await?;
    if args.rebuild_lists {
        let changed = store.rebuild_summaries().await?.len();
        tracing::info!("rebuilt the table lists; {changed} tables were out of date");
    }
    let shutdown = CancellationToken::new();
    // Whoever reads that the server is there may end it.
    end_on_signal(shutdown.clone())?;

    let address = format!("http://{}", shown(listener.local_addr()?));
    // A server whose output nobody reads any more serves all the same.
    drop(announce(&address, &place));
    if !args.no_browser && io::stdout().is_terminal() {
        open_browser(&address);
    }

    let bot_pace = Duration::from_millis(args.bot_pace);
    let drain = Duration::from_secs(args.drain);
    let site = Site {
        proxies: args.trust_proxy.clone(),
        public_url: args.public_url.clone(),
        hosts: args.allow_host.clone(),
    };
    let limits = match args.limits {
        LimitsArg::Normal => Limits::Normal,
        LimitsArg::Off => Limits::Off,
    };
    let options = Options {
        bot_pace,
        drain,
        site,
        limits,
        streams: args.streams as usize,
        retention: args.keeping.retention(),
        operator: args.keeping.operator.clone(),
        imprint,
        ..Options::default()
    };
    tracing::info!("listening on {}", listener.local_addr()?);
    majesty_server::run(listener, store, options, shutdown).await?;
    tracing::info!("stopped");
    Ok(())
}

/// Says where the server is.
fn announce(address: &str, place: &str) -> io::Result<()> {
    let mut out = super::stdout();
    writeln!(out, "Majesty is running at {address}")?;
    writeln!(
        out,
        "Games are saved in {place}. Press Ctrl-C to stop the server; games resume when it restarts.",
    )?;
    out.flush()
}

/// Tells on standard error what was asked for of our own parts, and of all others only what goes or
/// may go wrong: they would tell every statement and every connection.
pub fn log(level: LogLevel) {
    let level = match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let own = ["majesty", "majesty_server", "majesty_store"].map(|target| (target, level));
    let filter = Targets::new().with_default(level.min(LevelFilter::WARN)).with_targets(own);
    let ansi = io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(ansi);
    tracing_subscriber::registry().with(lines).with(filter).init();
}

/// Opens what games are kept in, and says what that is. A folder is this server's alone for as long
/// as it holds the lock.
async fn open_store(args: &ServeArgs) -> Result<(Arc<dyn Store>, String, Option<StoreLock>)> {
    if let Some(address) = &args.database {
        return Ok((open_postgres(address).await?, "the database".to_owned(), None));
    }
    let file = place::games(args.data.as_deref())?;
    place::make_folder(&file)?;
    let lock = StoreLock::take(&file)?;
    let store = SqliteStore::open(&file).await?;
    Ok((Arc::new(store), file.display().to_string(), Some(lock)))
}

/// The imprint: what is in a file of this name, or else the text itself. A name that looks like a
/// file's and leads nowhere is a mistake.
fn imprint(text: &str) -> Result<String> {
    let is_name = !text.contains(char::is_whitespace);
    let path = Path::new(text);
    if is_name && (path.exists() || path.extension().is_some() || path.is_absolute()) {
        return fs::read_to_string(path)
            .with_context(|| format!("can't read the imprint in {text}"));
    }
    Ok(text.to_owned())
}

async fn listen(address: SocketAddr) -> Result<TcpListener> {
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            let next = SocketAddr::new(address.ip(), address.port().saturating_add(1));
            bail!(
                "{address} is in use, perhaps by another Majesty: look at http://{} or choose \
                 another address, such as --address {next}",
                shown(address)
            )
        }
        Err(error) if error.kind() == ErrorKind::PermissionDenied => bail!(
            "listening on {address} needs administrator rights; choose a port above 1023, such as \
             --address {}",
            SocketAddr::new(address.ip(), 7878)
        ),
        Err(error) => Err(error).with_context(|| {
            format!("can't listen on {address}; choose an address of this machine with --address")
        }),
    }
}

/// An address as this machine's browser can open it.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    }
}

/// Opens the browser where there is one. Where there is none, the address is on the screen.
fn open_browser(address: &str) {
    let has_display = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some());
    let (program, arguments): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else if has_display {
        ("xdg-open", &[])
    } else {
        return;
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address);
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    drop(quiet.spawn());
}

/// Stops the server on Ctrl-C or SIGTERM.
#[cfg(unix)]
fn end_on_signal(shutdown: CancellationToken) -> Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt()).context("can't listen for Ctrl-C")?;
    let mut terminate = signal(SignalKind::terminate()).context("can't listen for SIGTERM")?;
    tokio::spawn(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        shutdown.cancel();
    });
    Ok(())
}

/// Stops the server on Ctrl-C.
#[cfg(windows)]
fn end_on_signal(shutdown: CancellationToken) -> Result<()> {
    let mut interrupt = tokio::signal::windows::ctrl_c().context("can't listen for Ctrl-C")?;
    tokio::spawn(async move {
        interrupt.recv().await;
        shutdown.cancel();
    });
    Ok(())
}
