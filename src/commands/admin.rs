//! `majesty admin`

mod print;
mod store;

use std::{
    env,
    io::Write,
    process::ExitCode,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, bail};
use majesty_server::{Network, PublicUrl};
use majesty_store::{Account, Locked, Millis, OperatorNote, PasswordLink, PlayerId, Store};
use majesty_table::{Table, TableId};
use serde_json::{Value, json};

use crate::cli::{
    AdminAction, AdminArgs, HowLong, LineAction, LockAction, ReportAction, TableAction,
    UnlockAction,
};

/// How long a link to set a password holds.
const LINK: Duration = Duration::from_hours(24);

/// Where a link leads when nobody has said where the server is.
const NEAR: &str = "http://localhost:7878";

pub fn run(args: AdminArgs) -> Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new().context("can't start")?;
    let done = runtime.block_on(admin(args))?;
    let mut out = super::stdout();
    out.write_all(done.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Does what was asked for, and says what became of it.
async fn admin(args: AdminArgs) -> Result<String> {
    let opened = store::open(&args).await?;
    let admin = Admin {
        store: opened.store,
        operator: args.operator.unwrap_or_else(user),
        json: args.json,
        now: now(),
    };
    let order = admin.store.order();
    match args.action {
        AdminAction::Reports { all } => {
            let reports = order.reports(all).await?;
            Ok(admin.show(|| print::reports(&reports, all), || print::reports_json(&reports)))
        }
        AdminAction::Report(ReportAction::Close { id, note }) => {
            if !order.close_report(id, admin.note(note)).await? {
                bail!("there is no open report {id}; majesty admin reports lists them")
            }
            Ok(admin.said(&format!("report {id} is closed"), &json!({ "report": id })))
        }
        AdminAction::Line(LineAction::Delete { table, line, why }) => {
            if !order.delete_line(table, line, admin.note(why.reason)).await? {
                bail!(
                    "there is no line {line} at table {table}; majesty admin table show lists them"
                )
            }
            let done = json!({ "table": table.as_str(), "line": line });
            Ok(admin.said(&format!("line {line} of table {table} is deleted"), &done))
        }
        AdminAction::Table(TableAction::Show { table }) => {
            let table = admin.table(table).await?;
            let accounts = admin.accounts(&table).await?;
            let json = || print::table_json(&table, &accounts);
            Ok(admin.show(|| print::table(&table, &accounts), json))
        }
        AdminAction::Table(TableAction::Delete { table, why }) => {
            if !order.delete_table(table, admin.note(why.reason)).await? {
                bail!("there is no table {table}")
            }
            Ok(admin
                .said(&format!("table {table} is deleted"), &json!({ "table": table.as_str() })))
        }
        AdminAction::Lock(action) => admin.lock(action).await,
        AdminAction::Unlock(action) => admin.unlock(action).await,
        AdminAction::Locks => {
            let mut locks = order.locks().await?;
            locks.retain(|lock| lock.holds(admin.now));
            Ok(admin.show(|| print::locks(&locks), || print::locks_json(&locks)))
        }
        AdminAction::PasswordLink { name, public_url, why } => {
            admin.password_link(&name, public_url.or(opened.public_url), why.reason).await
        }
        AdminAction::Audit { limit } => {
            let entries = order.audit(limit).await?;
            Ok(admin.show(|| print::audit(&entries), || print::audit_json(&entries)))
        }
    }
}

/// Someone at work on a store.
struct Admin {
    store: Arc<dyn Store>,
    operator: String,
    json: bool,
    now: Millis,
}

impl Admin {
    fn note(&self, reason: String) -> OperatorNote {
        OperatorNote { at: self.now, operator: self.operator.clone(), reason }
    }

    /// What was done, for people or for a script.
    fn said(&self, sentence: &str, done: &Value) -> String {
        self.show(|| format!("{sentence}\n"), || done.clone())
    }

    /// Text for people, JSON for a script.
    fn show(&self, text: impl FnOnce() -> String, json: impl FnOnce() -> Value) -> String {
        if self.json { print::json(&json()) } else { text() }
    }

    async fn password_link(
        &self,
        name: &str,
        public_url: Option<PublicUrl>,
        reason: String,
    ) -> Result<String> {
        let account = self.account(name).await?;
        let until = after(self.now, LINK);
        let (secret, link) = PasswordLink::new(account.player, until);
        self.store.order().add_password_link(link, self.note(reason)).await?;
        let origin = public_url.as_ref().map_or(NEAR, PublicUrl::origin);
        let link = format!("{origin}/account/reset/{secret}");
        let text = || {
            format!(
                "{link}\n\nIt sets a new password for {} once, until {} UTC. Earlier links for \
                 this account no longer work.\n",
                print::plain(&account.name),
                majesty_words::log_minute(until)
            )
        };
        let json = || json!({ "account": account.name, "link": link, "until_ms": until.0 });
        Ok(self.show(text, json))
    }

    async fn account(&self, name: &str) -> Result<Account> {
        let account = self.store.account_by_name(name).await?;
        account.with_context(|| format!("there is no account {name:?}"))
    }

    async fn table(&self, id: TableId) -> Result<Table> {
        let log =
            self.store.load(id, 0).await?.with_context(|| format!("there is no table {id}"))?;
        Ok(Table::replay(id, log)?)
    }

    /// The accounts of those who have a seat or said something.
    async fn accounts(&self, table: &Table) -> Result<Vec<Account>> {
        let seated = table.members().iter().filter_map(|member| member.player);
        let mut players: Vec<PlayerId> =
            seated.chain(table.chat().map(|line| line.player)).collect();
        players.sort_unstable();
        players.dedup();
        let mut accounts = Vec::new();
        for player in players {
            accounts.extend(self.store.account_of(player).await?);
        }
        Ok(accounts)
    }

    async fn lock(&self, action: LockAction) -> Result<String> {
        let (subjects, HowLong { time, why }) = match action {
            LockAction::Account { name, how } => (vec![self.account(&name).await?.into()], how),
            LockAction::Guest { player, how } => {
                self.check_guests(&player).await?;
                (guests(player), how)
            }
            LockAction::Address { network, how } => (networks(&network), how),
        };
        let until = time.map(|time| after(self.now, time));
        for Subject { on, .. } in &subjects {
            self.store.order().lock(on.clone(), until, self.note(why.reason.clone())).await?;
        }
        let end = until.map_or_else(
            || "with no end date".to_owned(),
            |until| format!("until {} UTC", majesty_words::log_minute(until)),
        );
        Ok(self.said_of(&subjects, &format!("locked {end}")))
    }

    /// None of them has an account by now: that would go on.
    async fn check_guests(&self, players: &[PlayerId]) -> Result<()> {
        for &player in players {
            if let Some(Account { name, .. }) = self.store.account_of(player).await? {
                bail!("{player} is the account {name:?}; use majesty admin lock account {name:?}")
            }
        }
        Ok(())
    }

    async fn unlock(&self, action: UnlockAction) -> Result<String> {
        let (subjects, why) = match action {
            UnlockAction::Account { name, why } => (vec![self.account(&name).await?.into()], why),
            UnlockAction::Guest { player, why } => (guests(player), why),
            UnlockAction::Address { network, why } => (networks(&network), why),
        };
        for Subject { on, .. } in &subjects {
            if !self.store.order().unlock(on.clone(), self.note(why.reason.clone())).await? {
                bail!("there is no lock on this {}; majesty admin locks lists them", on.word())
            }
        }
        Ok(self.said_of(&subjects, "no longer locked"))
    }

    fn said_of(&self, subjects: &[Subject], what: &str) -> String {
        if self.json {
            let one = |Subject { on, .. }: &Subject| json!({ "kind": on.word(), "subject": on.subject() });
            return print::json(&subjects.iter().map(one).collect());
        }
        let line = |Subject { on, name }: &Subject| format!("{} {name} is {what}\n", on.word());
        subjects.iter().map(line).collect()
    }
}

/// What is locked, and what an operator calls it.
struct Subject {
    on: Locked,
    name: String,
}

impl From<Account> for Subject {
    fn from(account: Account) -> Self {
        Self { on: Locked::Account(account.player), name: print::plain(&account.name) }
    }
}

fn guests(players: Vec<PlayerId>) -> Vec<Subject> {
    let guest = |player: PlayerId| Subject { on: Locked::Guest(player), name: player.to_string() };
    players.into_iter().map(guest).collect()
}

fn networks(networks: &[Network]) -> Vec<Subject> {
    let names = networks.iter().map(Network::to_string);
    names.map(|name| Subject { on: Locked::Address(name.clone()), name }).collect()
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as u64)
}

fn after(at: Millis, time: Duration) -> Millis {
    Millis(at.0 + time.as_millis() as u64)
}

/// The system's user, also behind sudo.
fn user() -> String {
    let named = ["SUDO_USER", "USER", "LOGNAME", "USERNAME"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|user| !user.is_empty()));
    named.unwrap_or_else(|| {
        #[cfg(unix)]
        return format!("user {}", rustix::process::getuid().as_raw());
        #[cfg(not(unix))]
        return "unknown".to_owned();
    })
}
