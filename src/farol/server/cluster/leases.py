"""Cache of table owners on other servers, to save a database query per request.

It holds only tables that were requested here, and identifies them by number: table codes are never
broadcast. Each entry has its fence, so notifications may arrive in any order, and is valid as long
as its node is known to be live: an entry never outlives the lease in the database.
"""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from farol.server.store.store import Lease, OwnedElsewhere

MAX_KNOWN: Final = 50_000  # tables of other nodes; the oldest entry is evicted first


class Owner(Struct):
    """The owner of a table, with its fence; an empty address: no owner."""

    fence: int
    node: str
    address: str


class Leases:
    """Cached owners of tables on other nodes, by code."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._numbers: dict[str, int] = {}
        self._owners: dict[int, Owner] = {}
        self._until: dict[str, float] = {}  # when node leases expire, unless renewed

    def found(self, code: str, number: int, owner: Owner) -> None:
        """Record the owner that the database returned."""
        if code not in self._numbers and len(self._numbers) >= MAX_KNOWN:
            self.invalidate_owner(next(iter(self._numbers)))
        self._numbers[code] = number
        self._owners[number] = owner

    def heard(self, lease: Lease, node: str) -> None:
        """Record the notification that a node took or released a table."""
        known = self._owners.get(lease.table)
        if known is not None and lease.fence >= known.fence:
            self._owners[lease.table] = Owner(lease.fence, node, lease.address)

    def lives(self, node: str, seconds: float) -> None:
        """Record that a node is live for at least so many seconds."""
        self._until[node] = self._monotonic() + seconds

    def living(self, nodes: Iterable[tuple[str, float]]) -> None:
        """Replace the live nodes: these, for at least so many seconds each."""
        self._until.clear()
        for node, seconds in nodes:
            self.lives(node, seconds)

    def gone(self, node: str) -> None:
        """Record that a node has ended."""
        self._until.pop(node, None)

    def of(self, code: str) -> OwnedElsewhere | None:
        """The owner of the table with this code; None if only the database knows."""
        owner = self._owners.get(self._numbers.get(code, -1))
        if owner is None or not owner.address:
            return None
        if self._until.get(owner.node, 0.0) <= self._monotonic():
            return None
        return OwnedElsewhere(code, owner.address)

    def invalidate_owner(self, code: str) -> None:
        """Drop the entry of a table: it is wrong or no longer needed."""
        self._owners.pop(self._numbers.pop(code, -1), None)

    def forget(self) -> None:
        """Drop all entries: notifications may have been missed."""
        self._numbers.clear()
        self._owners.clear()
