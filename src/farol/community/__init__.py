"""What surrounds a game: one slice a folder, each of which can be left out."""
