"""Slices around a game, each through its endpoints and its store."""
