"""The games that somebody has played."""
