"""Errors of stores."""

from farol.core.errors import FarolError


class StoreError(FarolError):
    """A write or read failed; nothing was saved."""


class Damaged(StoreError):
    """Stored data is unreadable; retrying does not help."""
