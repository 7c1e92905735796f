"""Opponents that know only what their seat knows."""
