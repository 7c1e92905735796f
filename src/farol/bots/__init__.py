"""Bots, which know only what their seat knows."""
