"""What a game may add to its rules: claims, a lesson, a notebook, statistics, contests."""
