"""Which versions of the program may share a database, during an upgrade and always.

An edition is a number for everything that servers of one database rely on in each other: the
schema, what rows and records mean, news, what is carried on from server to server, and the messages
of clients, which any server may have to carry on. It is raised when one of them changes. `oldest`
is raised when servers of the editions before cannot live with the change, such as a column that
they would not fill in; until then old and new run side by side.
"""

from typing import Final, NamedTuple

from farol import __version__
from farol.server.store.errors import StoreError
from farol.server.store.sql import Executor


class Edition(NamedTuple):
    """The edition of a program, and the oldest that it can share a database with."""

    number: int
    oldest: int


# 2: leases and who is present are told to the others. 3: an introduction is for one request.
OURS: Final = Edition(3, 3)

# A database from before there were editions has no such columns.
_LIVING: Final = (
    "SELECT version, coalesce((to_jsonb(nodes) ->> 'edition')::int, 1), "
    "coalesce((to_jsonb(nodes) ->> 'oldest')::int, 1) FROM nodes "
    "WHERE until > clock_timestamp() ORDER BY name"
)


def check_company(connection: Executor, ours: Edition) -> None:
    """StoreError if a server that lives cannot share the database with this one."""
    for version, number, oldest in connection.execute(_LIVING).fetchall():
        if number < ours.oldest or ours.number < oldest:
            raise StoreError(
                f"a server of Farol {version} uses it, which is of edition {number} and works "
                f"beside edition {oldest} and newer; this is Farol {__version__}, of edition "
                f"{ours.number}, which works beside edition {ours.oldest} and newer. "
                "Stop all servers of the other version first"
            )
