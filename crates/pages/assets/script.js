// The table in motion.
