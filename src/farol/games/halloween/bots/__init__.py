"""Bots of Halloween."""
