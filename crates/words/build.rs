//! Turns the messages under `locales/` into typed functions, one for each message.

use std::{env, process::ExitCode};

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
    let out = env::var("OUT_DIR").expect("cargo names a folder for what is generated");
    let options = BuildOptions::default()
        .with_output_file_path(&format!("{out}/l10n.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&format!("{out}/messages.ftl")))
        .with_lint_level(LintLevel::Strict)
        // All four languages run from left to right, and terminals print the marks as boxes.
        .without_bidi_isolation()
        .without_format();
    build_from_locales_folder(options)
}
