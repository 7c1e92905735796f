"""Version compatibility of servers that share a database.

An edition numbers everything that these servers rely on in each other: the schema, the meaning of
rows and records, notifications, relayed requests, and client messages, which any server may relay.
It is raised when one of them changes. `oldest` is raised when older servers cannot work with the
change, for example because they would not fill in a new column; until then old and new servers run
side by side.
"""

from typing import Final, NamedTuple

from farol import __version__
from farol.server.store.errors import StoreError
from farol.server.store.sql import Executor


class Edition(NamedTuple):
    """The edition of a program, and the oldest edition it can share a database with."""

    number: int
    oldest: int


# 2: servers announce leases and presence. 3: a relay signature is valid for one request.
# 4: moderators' decisions.
OURS: Final = Edition(4, 4)

# Databases older than editions lack these columns.
_LIVING: Final = (
    "SELECT version, coalesce((to_jsonb(nodes) ->> 'edition')::int, 1), "
    "coalesce((to_jsonb(nodes) ->> 'oldest')::int, 1) FROM nodes "
    "WHERE until > clock_timestamp() ORDER BY name"
)


def check_company(connection: Executor, ours: Edition) -> None:
    """StoreError if a running server is incompatible with this one."""
    for version, number, oldest in connection.execute(_LIVING).fetchall():
        if number < ours.oldest or ours.number < oldest:
            raise StoreError(
                f"a server of Farol {version} uses it, which is of edition {number} and works "
                f"beside edition {oldest} and newer; this is Farol {__version__}, of edition "
                f"{ours.number}, which works beside edition {ours.oldest} and newer. "
                "Stop all servers of the other version first"
            )
