"""Optional features around the games: one folder each."""
