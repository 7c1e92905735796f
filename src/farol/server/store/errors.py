"""What a store raises, whatever it is made of."""

from farol.core.errors import FarolError


class StoreError(FarolError):
    """The disk refused; what was to be saved did not happen."""


class Damaged(StoreError):
    """Something that is kept cannot be read, however often one tries."""
