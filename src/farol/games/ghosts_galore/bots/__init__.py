"""Bots of Ghosts Galore."""
