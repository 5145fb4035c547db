//! Programs that play over the API, and what the API says of itself.

use std::time::Duration;

use reqwest::{
    Client, Method, Response,
    header::{AUTHORIZATION, HeaderMap, HeaderValue},
};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::{Browser, PATIENCE, Server, Stream};

/// A program with a token of its own.
#[derive(Clone)]
pub struct Program {
    pub browser: Browser,
    pub token: String,
}

impl Program {
    /// Somebody new.
    pub async fn guest(server: &Server, name: &str) -> Self {
        let nobody = Self::nobody(server);
        let guest = nobody.ok("POST", "/guests", json!({ "name": name })).await;
        Self::with(server, guest["token"].as_str().unwrap())
    }

    /// A program that does not say who it is.
    pub fn nobody(server: &Server) -> Self {
        Self { browser: Browser::new(&server.origin), token: String::new() }
    }

    /// A program with a token.
    pub fn with(server: &Server, token: &str) -> Self {
        let bearer = HeaderValue::try_from(format!("Bearer {token}")).unwrap();
        let headers = HeaderMap::from_iter([(AUTHORIZATION, bearer)]);
        let client = Client::builder().default_headers(headers).no_proxy().build().unwrap();
        let browser = Browser { client, origin: server.origin.clone() };
        Self { browser, token: token.to_owned() }
    }

    pub async fn send(&self, method: &str, path: &str, body: Option<String>) -> Response {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let url = format!("{}/api/v1{path}", self.browser.origin);
        let mut request = self.browser.client.request(method, url);
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body);
        }
        timeout(PATIENCE, request.send()).await.expect("an answer in time").unwrap()
    }

    /// What is answered, with its status.
    pub async fn answer(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let body = Some(body).filter(|body| !body.is_null()).map(|body| body.to_string());
        let response = self.send(method, path, body).await;
        assert!(!response.headers().contains_key("set-cookie"), "{path} sets a cookie");
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        let value =
            if text.is_empty() { Value::Null } else { serde_json::from_str(&text).unwrap() };
        (status, value)
    }

    /// What must work.
    pub async fn ok(&self, method: &str, path: &str, body: Value) -> Value {
        let (status, value) = self.answer(method, path, body.clone()).await;
        assert!((200..300).contains(&status), "{method} {path} {body}: {status} {value}");
        value
    }

    pub async fn get(&self, path: &str) -> Value {
        self.ok("GET", path, Value::Null).await
    }

    /// What must be refused, with its status and code.
    pub async fn refused(&self, path: &str, body: Value, status: u16, code: &str) -> Value {
        let (found, value) = self.answer("POST", path, body.clone()).await;
        assert_eq!((found, value["code"].as_str()), (status, Some(code)), "{path} {body}: {value}");
        assert_eq!(value["status"], status);
        assert_eq!(value["type"], format!("urn:majesty:problem:{code}"));
        assert!(value["title"].as_str().unwrap().len() > 10, "a sentence: {value}");
        value
    }

    /// The stream of a table.
    pub async fn follow(&self, table: &str, after: u64) -> Stream {
        Stream::open(&self.browser, &format!("/api/v1{table}"), after).await
    }

    /// The table once something is true of it.
    pub async fn until(&self, table: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        let wait = async {
            loop {
                let state = self.get(table).await;
                if is_so(&state) {
                    return state;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, wait).await.expect("it happens in time")
    }
}

/// Where a table is, from its state.
pub fn table_of(state: &Value) -> String {
    format!("/tables/{}", state["id"].as_str().unwrap())
}

/// Every method and path of the API, as it describes itself.
pub fn operations(document: &Value) -> Vec<(String, String, Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    let methods = paths.flat_map(|(path, item)| {
        let path = path.strip_prefix("/api/v1").unwrap().to_owned();
        let methods = item.as_object().unwrap().iter();
        methods.map(move |(method, operation)| {
            (method.to_uppercase(), path.clone(), operation.clone())
        })
    });
    methods.collect()
}

/// Checks what was answered against the description: kinds, fields, choices.
pub fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let wrong = |why: &str| Err(format!("{why}: {value} should be {schema}"));
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.strip_prefix("#").expect("it is in the same document");
        return fits(document, document.pointer(name).expect("it is described"), value);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let fitting = choices.iter().filter(|choice| fits(document, choice, value).is_ok()).count();
        return if fitting == 1 { Ok(()) } else { wrong(&format!("{fitting} choices fit")) };
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return parts.iter().try_for_each(|part| fits(document, part, value));
    }
    if schema["enum"].as_array().is_some_and(|words| !words.contains(value)) {
        return wrong("no such word");
    }
    let kinds = match &schema["type"] {
        Value::String(kind) => vec![kind.as_str()],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return Ok(()),
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if !kinds.contains(&kind) {
        return wrong("another kind");
    }
    for item in value.as_array().into_iter().flatten() {
        fits(document, &schema["items"], item)?;
    }
    if let (Some(fields), Some(described)) = (value.as_object(), schema["properties"].as_object()) {
        let required = schema["required"].as_array().into_iter().flatten();
        for name in required.filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                return wrong(&format!("without {name}"));
            }
        }
        for (name, field) in fields {
            let Some(schema) = described.get(name) else { return wrong(&format!("with {name}")) };
            fits(document, schema, field)?;
        }
    }
    Ok(())
}

/// Checks an answer against the operation that gave it.
pub fn described(document: &Value, operation: &str, status: u16, value: &Value) {
    let (_, path, described) = operations(document)
        .into_iter()
        .find(|(_, _, described)| described["operationId"] == operation)
        .expect("there is such an operation");
    let response = &described["responses"][status.to_string()];
    assert!(response.is_object(), "{path} does not describe {status}");
    let content = response["content"].as_object().into_iter().flatten();
    for (_, content) in content {
        fits(document, &content["schema"], value).unwrap_or_else(|why| panic!("{path}: {why}"));
    }
}
