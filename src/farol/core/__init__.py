"""The shared core of all games; it knows no game."""
