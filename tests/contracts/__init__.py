"""Optional parts of a game."""
