"""What can go wrong when a site is written."""

from farol.core.errors import FarolError


class CannotBuild(FarolError):
    """A site that cannot be written, with a sentence."""
