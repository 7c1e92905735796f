"""Halloween: shared ghosts, a frightened town, and the player who makes the most of both."""
