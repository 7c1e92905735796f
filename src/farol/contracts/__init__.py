"""Optional parts of a game: claims, a lesson, a notebook, statistics, contests."""
