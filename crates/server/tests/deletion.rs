//! What is deleted is gone from the disk, down to the bytes.

mod common;

use std::{path::Path, time::Duration};

use common::{Browser, PATIENCE, Server, attribute, stored};
use tokio::time::{sleep, timeout};

const PASSWORD: &str = "correct horse";

/// All bytes of the store: the file, its write-ahead log, and whatever else lies there.
fn bytes(folder: &Path) -> Vec<u8> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|path| path.is_file()).flat_map(|path| std::fs::read(path).unwrap()).collect()
}

/// Which of these texts are somewhere in the store.
fn found(folder: &Path, texts: &[String]) -> Vec<String> {
    let bytes = bytes(folder);
    let is_there = |text: &&String| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    texts.iter().filter(is_there).cloned().collect()
}

/// Waits until nothing of what was deleted is there.
async fn until_gone(folder: &Path, texts: &[String]) {
    let gone = async {
        while !found(folder, texts).is_empty() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    let gone = timeout(PATIENCE, gone).await;
    assert!(gone.is_ok(), "still there: {:?}", found(folder, texts));
}

/// Ada plays alone and with Ben, talks, and has tokens. Says what is only hers.
async fn leave_traces(server: &Server, ada: &Browser, ben: &Browser, mark: &str) -> Vec<String> {
    let [name, words, alone, token, robot, grievance] =
        ["Adelgunde", "whispered", "soliloquy", "gadget", "automaton", "grievance"]
            .map(|text| format!("{text} {mark}"));
    let solitary = ada.play_now("2").await;
    ada.go(&format!("{solitary}/say"), &[("text", &alone)]).await;
    let form = [("players", "2"), ("seat1", "me"), ("name1", &*name), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    ben.go(&format!("{table}/sit"), &[("seat", "2"), ("name", "Benedikt")]).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{table}/start"), &[]).await;
    ada.go(&format!("{table}/say"), &[("text", &words)]).await;
    ben.go(&format!("{table}/say"), &[("text", &format!("the words of Ben {mark}"))]).await;
    ada.post(&format!("{table}/report"), &[("line", "2"), ("reason", &grievance)]).await;
    ada.make_any_move(&table, &ada.own_turn(&table).await).await;
    ada.post("/account/token", &[("name", &token)]).await;
    let page = ada.post("/account/token", &[("name", &robot), ("acts", "own")]).await;
    let page = page.text().await.unwrap();
    let start = page.find("mj_").unwrap();
    let program = Browser::new(&server.origin).client;
    let play =
        program.post(format!("{}/play", server.origin)).bearer_auth(&page[start..start + 67]);
    play.form(&[("players", "2"), ("level", "page")]).send().await.unwrap();
    let me = stored(&*server.store, &table).await.host().unwrap();
    let keys = server.store.keys_of(me).await.unwrap();
    let mut texts = vec![name, words, alone, token, robot, grievance, me.to_string()];
    texts.extend(solitary.strip_prefix("/t/").map(ToOwned::to_owned));
    texts.extend(keys.iter().map(|key| key.hash.to_string()));
    texts.extend(keys.iter().map(|key| key.id().to_string()));
    texts.extend(keys.iter().map(|key| key.acts_as.to_string()));
    if let Some(account) = server.store.account_of(me).await.unwrap() {
        texts.extend([account.name, account.password]);
    }
    texts
}

#[tokio::test]
async fn nothing_that_was_deleted_is_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::at(folder.path()).await;
    let ben = server.browser();
    let mut all = Vec::new();
    for (has_account, mark) in [(true, "of an account"), (false, "of a guest")] {
        let ada = server.browser();
        if has_account {
            let form = [("name", "Kunigunde"), ("password", PASSWORD)];
            ada.go("/account/create", &form).await;
            ada.go("/settings", &[("name", "Rosamunde"), ("back", "/")]).await;
        }
        let mut texts = leave_traces(&server, &ada, &ben, mark).await;
        if has_account {
            texts.push("Rosamunde".to_owned());
        }
        assert_eq!(found(folder.path(), &texts), texts, "they are looked for in the right place");
        let form = [("sure", "on"), ("password", PASSWORD)];
        assert_eq!(ada.go("/account/delete", &form).await, "/account?done=deleted");
        let start = ada.page("/").await;
        assert_eq!(attribute(&start, "data-phase"), "", "{start}");
        until_gone(folder.path(), &texts).await;
        let kept = [format!("the words of Ben {mark}"), "Benedikt".to_owned()];
        assert_eq!(found(folder.path(), &kept), kept, "what is another's stays");
        all.extend(texts);
    }
    server.stop().await;
    assert_eq!(found(folder.path(), &all), Vec::<String>::new());
}
