//! A throw-away PostgreSQL for tests: a cluster in a temporary folder, at a free port, that ends
//! with the value that stands for it.
//!
//! It uses the programs of Debian's package `postgresql`, which `scripts/check` installs. A test that
//! needs more than a Rust toolchain has `#[ignore = "needs …; scripts/check runs it"]`, and nothing
//! else is ignored: a plain `cargo test` lists it as ignored, and with `-- --include-ignored` it runs
//! or says what to install.

mod damage;
mod proxy;

pub use damage::{Random, damage};
pub use proxy::Proxy;

use std::{
    env,
    ffi::OsStr,
    fs::{self, Permissions},
    io,
    net::{Ipv4Addr, TcpListener},
    os::unix::{
        fs::{PermissionsExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU32, Ordering},
    },
};

use tempfile::TempDir;

const INSTALL: &str = "the tests on PostgreSQL need its programs: apt-get install postgresql";

/// A running PostgreSQL, with nothing in it.
#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    port: u16,
    /// PostgreSQL refuses to be started by root; then it is its own user who does.
    user: Option<(u32, u32)>,
    databases: AtomicU32,
}

impl Postgres {
    /// The one that the tests of this process share, for as long as one of them needs it.
    ///
    /// # Panics
    ///
    /// Where PostgreSQL can't be started.
    pub fn share() -> Arc<Self> {
        static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = shared.upgrade() {
            return running;
        }
        let started = Arc::new(Self::start());
        *shared = Arc::downgrade(&started);
        started
    }

    /// One of its own, for a test that stops and starts it.
    ///
    /// # Panics
    ///
    /// Where PostgreSQL can't be started.
    pub fn start() -> Self {
        let programs = programs().expect(INSTALL);
        let folder = TempDir::with_prefix("majesty-postgres-").expect("a temporary folder");
        let user = other_user(folder.path());
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group)).expect("root may give a folder away");
        }
        let databases = AtomicU32::new(0);
        let postgres = Self { folder, programs, port: free_port(), user, databases };
        let data = postgres.data();
        postgres.call("initdb", ["--auth=trust", "--username=majesty", "--no-sync", "-D", &data]);
        postgres.resume();
        postgres
    }

    /// The address of a new and empty database.
    ///
    /// # Panics
    ///
    /// Where it can't be made.
    pub fn database(&self) -> String {
        let name = format!("games{}", self.databases.fetch_add(1, Ordering::SeqCst));
        let port = self.port.to_string();
        self.call("createdb", ["--host=127.0.0.1", "--port", &port, "--username=majesty", &name]);
        format!("postgres://majesty@127.0.0.1:{port}/{name}")
    }

    /// Stops it, as a machine that is switched off does.
    pub fn stop(&self) {
        self.call("pg_ctl", ["stop", "--mode=immediate", "-D", &self.data()]);
    }

    /// Starts it again.
    ///
    /// It doesn't wait for the disk: on a busy one that takes longer than a node's lease. Nothing is
    /// lost when it is stopped, only when the machine is.
    pub fn resume(&self) {
        let options = format!(
            "-c listen_addresses=127.0.0.1 -c port={} -c unix_socket_directories= \
             -c max_connections=200 -c logging_collector=off -c fsync=off",
            self.port
        );
        let log = self.folder.path().join("log").display().to_string();
        let data = self.data();
        self.call("pg_ctl", ["start", "--wait", "-D", &data, "-l", &log, "-o", &options]);
    }

    /// Takes connections over TLS alone from now on, and says where the certificate is that proves
    /// who answers.
    ///
    /// # Panics
    ///
    /// Where that can't be set up.
    pub fn demand_tls(&self) -> PathBuf {
        let named = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]);
        let rcgen::CertifiedKey { cert, signing_key } = named.expect("a certificate can be made");
        let data = PathBuf::from(self.data());
        let write = |name: &str, text: &str| {
            let path = data.join(name);
            fs::write(&path, text).expect("the cluster's folder can be written to");
            // A key that others may read is refused.
            fs::set_permissions(&path, Permissions::from_mode(0o600)).expect("it is our own");
            if let Some((user, group)) = self.user {
                chown(&path, Some(user), Some(group)).expect("root may give a file away");
            }
            path
        };
        write("server.key", &signing_key.serialize_pem());
        let certificate = write("server.crt", &cert.pem());
        write("postgresql.auto.conf", "ssl = on\n");
        write("pg_hba.conf", "hostssl all all 127.0.0.1/32 trust\n");
        self.stop();
        self.resume();
        certificate
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn call<A: AsRef<OsStr>>(&self, program: &str, arguments: impl IntoIterator<Item = A>) {
        let output = self.command(program).args(arguments).output();
        let output = output.unwrap_or_else(|error| panic!("can't start {program}: {error}"));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program} failed: {said}");
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        // Whoever keeps the output open would be waited for.
        command.current_dir(self.folder.path()).stdin(Stdio::null()).stdout(Stdio::null());
        command.env("LC_ALL", "C.UTF-8");
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let stop = ["stop", "--mode=immediate", "-D", &self.data()];
        drop(self.command("pg_ctl").args(stop).stderr(Stdio::null()).status());
    }
}

/// The folder with the programs of the newest PostgreSQL: Debian keeps them off the path.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|entry| entry.path()).max_by_key(|path| version(path));
    let on_path = || {
        let path = env::var_os("PATH")?;
        env::split_paths(&path).find(|folder| folder.join("initdb").exists())
    };
    newest
        .map(|folder| folder.join("bin"))
        .filter(|bin| bin.join("initdb").exists())
        .or_else(on_path)
}

/// Whom to start PostgreSQL as, where the tests are run by root.
fn other_user(own: &Path) -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    // A new folder belongs to whoever made it.
    if fs::metadata(own).ok()?.uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").expect(INSTALL);
    let line = users.lines().find(|line| line.starts_with("postgres:")).expect(INSTALL);
    let mut fields = line.split(':').skip(2).map(str::parse);
    let mut next = || fields.next().and_then(Result::ok).expect("a user has two numbers");
    Some((next(), next()))
}

/// A port that nobody listens at.
fn free_port() -> u16 {
    let port = |listener: TcpListener| listener.local_addr();
    let bound: io::Result<_> = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(port);
    bound.expect("there is a free port").port()
}
