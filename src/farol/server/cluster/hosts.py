"""The hosts of a database: one is the primary, and others may become it."""

from typing import Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from farol.server.store.store import StoreError

# Connection defaults that the address may override: packet loss is detected before the lease
# expires, and only a primary is accepted.
LIMITS: Final[dict[str, str | int]] = {
    "connect_timeout": 2,
    "keepalives_idle": 1,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 2000,
    "target_session_attrs": "read-write",
}
BY_HOST: Final = ("host", "hostaddr", "port")  # parts of an address that list all hosts


def with_limits(address: str) -> str:
    """The address of a database with timeouts for connecting and for packet loss."""
    try:
        known = conninfo_to_dict(address)
    except psycopg.ProgrammingError as error:
        raise StoreError("The address of the database cannot be read.") from error
    return make_conninfo(address, **LIMITS | known)


class Hosts:
    """The address of a database, with the host last that was lost: it may be gone without a word,
    and each attempt to reach it takes seconds.

    >>> hosts = Hosts("postgresql://farol@one:1,two:2/farol")
    >>> hosts.lost(("one", 1))
    >>> hosts.lost(("one", 1))
    >>> conninfo_to_dict(hosts.address)["host"], conninfo_to_dict(hosts.address)["port"]
    ('two,one', '2,1')
    """

    def __init__(self, address: str) -> None:
        self.address = with_limits(address)
        self.primary: tuple[str, int] | None = None  # as of the latest connection

    def lost(self, host: tuple[str, int] | None) -> None:
        """Try the others first, if this was the first one."""
        known = conninfo_to_dict(self.address)
        lists = {name: str(known.get(name) or "").split(",") for name in BY_HOST}
        first = (lists["host"][0], int(lists["port"][0] or 5432))
        if host == first:
            turned = {name: ",".join([*of[1:], of[0]]) for name, of in lists.items() if len(of) > 1}
            self.address = make_conninfo(self.address, **turned)
