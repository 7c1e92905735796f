"""Invitations of people one has played with."""
