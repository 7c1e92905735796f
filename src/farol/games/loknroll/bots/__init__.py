"""Bots of Lok'n'Roll."""
