"""Shaft: a Saboteur of four cards, small enough for exact answers."""
