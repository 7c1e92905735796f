"""Inviting people one has played with."""
