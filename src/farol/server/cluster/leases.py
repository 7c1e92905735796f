"""What a server has heard of who has which table, so that it need not ask each time.

Only of tables that somebody asked for here, and by their numbers: codes are said to nobody. Each
lease has its fence, so that news may come in any order, and counts as long as the node that has it
is known to live: what was heard never outlives what the database would say.
"""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from farol.server.store.store import Lease, OwnedElsewhere

MAX_KNOWN: Final = 50_000  # tables of others, the oldest of which is forgotten first


class Owner(Struct):
    """Who has a table, by its fence; no address: nobody has it."""

    fence: int
    node: str
    address: str


class Leases:
    """Tables of other nodes by code, as far as they are known here."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._numbers: dict[str, int] = {}
        self._owners: dict[int, Owner] = {}
        self._until: dict[str, float] = {}  # when nodes die, unless they say that they live

    def found(self, code: str, number: int, owner: Owner) -> None:
        """The database has said who has a table."""
        if code not in self._numbers and len(self._numbers) >= MAX_KNOWN:
            self.invalidate_owner(next(iter(self._numbers)))
        self._numbers[code] = number
        self._owners[number] = owner

    def heard(self, lease: Lease, node: str) -> None:
        """A node has said that it took a table, or let it go."""
        known = self._owners.get(lease.table)
        if known is not None and lease.fence >= known.fence:
            self._owners[lease.table] = Owner(lease.fence, node, lease.address)

    def lives(self, node: str, seconds: float) -> None:
        """A node lives, for so many seconds at least."""
        self._until[node] = self._monotonic() + seconds

    def living(self, nodes: Iterable[tuple[str, float]]) -> None:
        """These nodes live, for so many seconds at least, and no others."""
        self._until.clear()
        for node, seconds in nodes:
            self.lives(node, seconds)

    def gone(self, node: str) -> None:
        """A node lives no more."""
        self._until.pop(node, None)

    def of(self, code: str) -> OwnedElsewhere | None:
        """Where the table with this code is; None if only the database knows."""
        owner = self._owners.get(self._numbers.get(code, -1))
        if owner is None or not owner.address:
            return None
        if self._until.get(owner.node, 0.0) <= self._monotonic():
            return None
        return OwnedElsewhere(code, owner.address)

    def invalidate_owner(self, code: str) -> None:
        """What is known of a table is wrong, or of no use any more."""
        self._owners.pop(self._numbers.pop(code, -1), None)

    def forget(self) -> None:
        """Something may have been missed: know nothing."""
        self._numbers.clear()
        self._owners.clear()
