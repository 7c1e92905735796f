"""Worker processes: bots, typed words, records and replays."""
