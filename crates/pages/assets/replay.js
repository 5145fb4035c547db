// The replay in motion.
