"""Inspection and control of the servers of a database, for operators."""

from typing import Any, Final

import psycopg
from msgspec import Struct

from farol.server.cluster.hosts import with_limits
from farol.server.cluster.postgres import connected
from farol.server.store.database import DRAIN, READ_ONLY
from farol.server.store.store import StoreError

WISHES: Final = ("", DRAIN, READ_ONLY)
_NODES: Final = (
    "SELECT name, address, version, edition, wanted, extract(epoch FROM began)::float8, "
    "extract(epoch FROM until - clock_timestamp())::float8, "
    "(SELECT count(*) FROM tables WHERE node = name) FROM nodes ORDER BY until DESC, name"
)
_CALLED: Final = (  # an address with and without scheme and port
    "name, address, split_part(address, '/', 3), split_part(split_part(address, '/', 3), ':', 1)"
)
_TABLE: Final = (
    "SELECT id, game, status, node, fence, extract(epoch FROM taken)::float8, "
    "coalesce(address, ''), coalesce(until > clock_timestamp(), FALSE), "
    "(SELECT max(version) FROM steps WHERE table_id = id) "
    "FROM tables LEFT JOIN nodes ON name = node WHERE code = %s"
)


class NodeState(Struct):
    """A registered server; `seconds`: left until its lease expires, negative if it has expired."""

    name: str
    address: str
    version: str
    edition: int
    wanted: str
    began: float
    seconds: float
    tables: int


class TableLocation(Struct):
    """A table, its owner, and since when it has been the owner."""

    id: int
    game: str
    status: str
    node: str
    fence: int
    taken: float | None
    address: str
    lives: bool
    version: int | None


def list_nodes(address: str) -> list[NodeState]:
    """All servers of a database, live ones first."""
    return [NodeState(*row) for row in _found(address, _NODES, ())]


def locate(address: str, code: str) -> TableLocation | None:
    """The owner of the table with this code."""
    rows = _found(address, _TABLE, (code,))
    return TableLocation(*rows[0]) if rows else None


def want(address: str, node: str, what: str) -> int:
    """Request drain or read-only mode, or neither, of servers by name, address or host, or of all.
    Returns how many live servers will follow it within a second."""
    assert what in WISHES
    which = "until > clock_timestamp()" + ("" if node == "all" else f" AND %s IN ({_CALLED})")
    values = (what,) if node == "all" else (what, node)
    return len(_found(address, f"UPDATE nodes SET wanted = %s WHERE {which} RETURNING 1", values))


def _found(address: str, statement: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
    try:
        with connected(with_limits(address)) as connection:
            return connection.execute(statement.encode(), values).fetchall()
    except psycopg.Error as error:
        raise StoreError(f"The database refused: {error}.") from error
