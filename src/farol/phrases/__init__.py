"""Typed moves and questions, parsed from one seat's view."""
