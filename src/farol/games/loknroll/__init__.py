"""Lok'n'Roll: one common track, one common locomotive, and nobody wants the cards."""
