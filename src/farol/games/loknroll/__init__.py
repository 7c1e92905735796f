"""Lok'n'Roll: one common track and locomotive; cards in hand count against their owner."""
