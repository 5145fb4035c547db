### The pages around the table: the start, a new table, the rules, replays, records, mishaps.

skip-to-content = Skip to the content
your-name = Your name
save = Save
