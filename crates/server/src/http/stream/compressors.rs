//! Threads that compress. A compressor takes a few megabytes while it works.

use std::{hint::black_box, num::NonZero, thread};

use crate::threads::Threads;

/// A thread for every two cores.
pub fn threads() -> Threads {
    keep_freed_memory();
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    Threads::new(cores.div_ceil(2))
}

/// glibc gives memory back to the system from twice the largest block that was freed so far. A
/// compressor's megabytes would be fetched anew for every update, which takes as long as half of
/// the compression. A larger block that was never touched costs nothing, and lets them stay.
fn keep_freed_memory() {
    const BLOCK: usize = 4 * 1024 * 1024;
    drop(black_box(Vec::<u8>::with_capacity(BLOCK)));
}
