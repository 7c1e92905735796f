"""Bots of Saboteur."""
