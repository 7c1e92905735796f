"""What a game may add."""
