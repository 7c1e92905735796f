"""Kuhn's poker: three cards, one bet, and an equilibrium that is known."""
