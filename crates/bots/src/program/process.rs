//! A running program: its pipes, and its end.
//!
//! Neither pipe ever blocks. One thread waits for both with `poll`, so that what is already in the
//! pipe can be told from what is still to come; a thread that reads on its own could hold an old
//! line back until after the next question.

use std::{
    fmt,
    io::{self, ErrorKind, Read, Write},
    os::{fd::AsFd, unix::process::CommandExt},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    io::ioctl_fionbio,
    process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid},
};

/// The longest line that is read. The longest move has four letters.
const LINE: usize = 1024;

/// How much is read at once.
const CHUNK: usize = 4096;

/// How much is skipped before a question. Who prints more, which still fits into a pipe, may never
/// stop.
const SKIPPED: usize = 16 * 1024;

/// How long a killed program is waited for. It takes no time, unless we may not kill it.
const DEATH: Duration = Duration::from_secs(1);

/// A program with all that it started in its process group; they end with this value.
pub(super) struct Process {
    child: Child,
    stdin: ChildStdin,
    stdout: ChildStdout,
    /// What it printed since the question.
    heard: Vec<u8>,
    /// Whether it has ever answered with a legal move.
    pub answered: bool,
}

/// What comes back for a question.
pub(super) enum Reply {
    /// A line, without its line end; or as much of it as is read of a line.
    Line(String),
    /// Nothing until the time was up.
    Nothing,
    /// Its output is closed; mostly, because it has ended.
    End,
    /// It prints without end, so no line is the answer to anything.
    Flood,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    Code(i32),
    Signal(i32),
}

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(127) => f.write_str("exit status 127: the shell didn't find the command"),
            Self::Code(code) => write!(f, "exit status {code}"),
            Self::Signal(signal) => write!(f, "signal {signal}"),
        }
    }
}

/// What a pipe holds at this moment.
enum Pending {
    Some,
    Nothing,
    End,
}

impl Process {
    /// Starts a command line in a process group of its own.
    pub fn start(command: &str) -> io::Result<Self> {
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()?;
        let stdin = child.stdin.take().expect("standard input is a pipe");
        let stdout = child.stdout.take().expect("standard output is a pipe");
        let process = Self { child, stdin, stdout, heard: Vec::new(), answered: false };
        // Each end of a pipe has a mode of its own: the program does not notice.
        ioctl_fionbio(&process.stdin, true)?;
        ioctl_fionbio(&process.stdout, true)?;
        Ok(process)
    }

    /// Sends a line and waits for one.
    pub fn ask(&mut self, question: &str, until: Instant) -> Reply {
        // What a new program says is its answer, even if it did not wait for the question: whether
        // it did is a matter of chance.
        if self.answered
            && let Some(reply) = self.skip()
        {
            return reply;
        }
        self.heard.clear();
        if self.send(question.as_bytes(), until) { self.listen(until) } else { Reply::Nothing }
    }

    /// Skips what was printed after an answer; where that makes a question pointless, says why.
    fn skip(&mut self) -> Option<Reply> {
        self.heard.clear();
        loop {
            match self.read() {
                Pending::Some if self.heard.len() <= SKIPPED => {}
                Pending::Some => return Some(Reply::Flood),
                Pending::Nothing => return None,
                Pending::End => return Some(Reply::End),
            }
        }
    }

    /// Whether all was sent in time, or need not be.
    fn send(&mut self, mut rest: &[u8], until: Instant) -> bool {
        while !rest.is_empty() {
            match self.stdin.write(rest) {
                Ok(sent) => rest = &rest[sent..],
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    if !ready(&self.stdin, PollFlags::OUT, until) {
                        return false;
                    }
                }
                // It reads no more. Perhaps it answers all the same, and if not, its output tells.
                Err(_) => break,
            }
        }
        true
    }

    fn listen(&mut self, until: Instant) -> Reply {
        loop {
            let line_end = self.heard.iter().position(|&byte| byte == b'\n');
            if let Some(length) = line_end.or((self.heard.len() > LINE).then_some(LINE)) {
                return self.line(length);
            }
            match self.read() {
                Pending::Some => {}
                Pending::Nothing if ready(&self.stdout, PollFlags::IN, until) => {}
                Pending::Nothing => return Reply::Nothing,
                Pending::End if self.heard.is_empty() => return Reply::End,
                // The last line needs no line end.
                Pending::End => return self.line(self.heard.len()),
            }
        }
    }

    fn line(&self, length: usize) -> Reply {
        Reply::Line(String::from_utf8_lossy(&self.heard[..length]).into_owned())
    }

    /// Reads what is there, without waiting.
    fn read(&mut self) -> Pending {
        let mut chunk = [0; CHUNK];
        loop {
            match self.stdout.read(&mut chunk) {
                Ok(0) => return Pending::End,
                Ok(length) => {
                    self.heard.extend_from_slice(&chunk[..length]);
                    return Pending::Some;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Pending::Nothing,
                Err(_) => return Pending::End,
            }
        }
    }

    /// Waits for the program to end by itself and tells how it did, or that it did not.
    pub fn exit(&self, until: Instant) -> Option<Exit> {
        // Only a look: the dead program keeps its number until its group is ended, too, so that
        // nobody else can be hit.
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        loop {
            if let Ok(Some(status)) = waitid(WaitId::Pid(self.pid()), options) {
                let signal = || Exit::Signal(status.terminating_signal().unwrap_or_default());
                return Some(status.exit_status().map_or_else(signal, Exit::Code));
            }
            if Instant::now() >= until {
                return None;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Both fail where there is nothing left to kill. The second is for a program that has moved
        // to another group.
        let _ = kill_process_group(self.pid(), Signal::KILL);
        let _ = self.child.kill();
        if self.exit(Instant::now() + DEATH).is_some() {
            let _ = self.child.wait();
        }
    }
}

/// Waits until a pipe can be read or written; false if the time is up before.
fn ready(pipe: impl AsFd, flags: PollFlags, until: Instant) -> bool {
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return false;
        }
        let timeout = Timespec::try_from(left).ok();
        if poll(&mut [PollFd::new(&pipe, flags)], timeout.as_ref()).is_ok_and(|count| count > 0) {
            return true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn soon() -> Instant {
        Instant::now() + Duration::from_millis(200)
    }

    #[test]
    fn a_program_that_reads_nothing_does_not_hold_us_up() {
        let mut process = Process::start("sleep 1000").expect("sh starts");
        let more_than_a_pipe_holds = "x".repeat(10_000_000);
        assert!(matches!(process.ask(&more_than_a_pipe_holds, soon()), Reply::Nothing));
    }

    #[test]
    fn an_end_is_told_by_its_status() {
        for (command, exit) in [
            ("exit 0", Some(Exit::Code(0))),
            ("exit 3", Some(Exit::Code(3))),
            ("kill -KILL $$", Some(Exit::Signal(9))),
            ("exec sleep 1000", None),
        ] {
            let process = Process::start(command).expect("sh starts");
            let patience = if exit.is_some() { Duration::from_secs(20) } else { Duration::ZERO };
            assert_eq!(process.exit(Instant::now() + patience), exit, "{command}");
        }
    }
}
