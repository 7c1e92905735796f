"""Typed moves and questions."""
