"""Leagues: groups with standings of their own."""
