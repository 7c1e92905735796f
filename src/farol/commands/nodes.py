"""farol nodes, table, drain and readonly: for operators of the servers of a database."""

import os
from datetime import UTC, datetime
from typing import Annotated

from cyclopts import Parameter

from farol.commands.arguments import BadRequest, own_words
from farol.commands.serve import Config
from farol.server.opening import is_shared
from farol.server.play.codes import read_code
from farol.server.settings import read_settings
from farol.server.store.database import DRAIN, READ_ONLY
from farol.words import preferred_language

Data = Annotated[str | None, Parameter(help="The database: postgresql://…")]
Code = Annotated[str, Parameter(help="Code of a table.")]
Which = Annotated[str, Parameter(help="Name or address of a server, or all.")]
Off = Annotated[bool, Parameter(help="Take it back.", negative="")]


def nodes(*, data: Data = None, config: Config = None) -> None:
    """Show which servers of the database live, and how many tables each has."""
    from farol.server.cluster.inspection import list_nodes  # noqa: PLC0415  # an extra

    for one in list_nodes(_database(data, config)):
        lives = f"{one.seconds:.1f} s" if one.seconds > 0 else "-"
        told = (one.name, one.address or "-", one.version, str(one.edition), _date(one.began))
        print("  ".join((*told, f"{lives:>6}", f"{one.tables:>6}", one.wanted)).rstrip())


def table(code: Code, /, *, data: Data = None, config: Config = None) -> None:
    """Show which server has a table, since when, and what its lines of log are found by."""
    from farol.server.cluster.inspection import locate  # noqa: PLC0415  # an extra

    words = own_words(preferred_language(os.environ))
    found = locate(_database(data, config), read_code(code))
    if found is None:
        raise BadRequest(words.say("table-unknown"))
    print(f"{found.game}  {found.status}  {found.version or 0}")
    if found.node:
        dead = "" if found.lives else f"  ({words.say('node-dead')})"
        since = "-" if found.taken is None else _date(found.taken)
        print(f"{found.node}  {found.address or '-'}  {since}  {found.fence}{dead}")
    else:
        print(words.say("table-free"))
    print(words.say("table-log", number=str(found.id)))


def drain(node: Which, /, *, off: Off = False, data: Data = None, config: Config = None) -> None:
    """Have a server hand over all tables and people, and take no more."""
    _want(node, "" if off else DRAIN, data, config)


def readonly(node: Which, /, *, off: Off = False, data: Data = None, config: Config = None) -> None:
    """Have a server show everything and change nothing."""
    _want(node, "" if off else READ_ONLY, data, config)


def _want(node: str, what: str, data: str | None, config: str | None) -> None:
    from farol.server.cluster.inspection import want  # noqa: PLC0415  # an extra

    words, count = own_words(preferred_language(os.environ)), 0
    count = want(_database(data, config), node, what)
    if not count:
        raise BadRequest(words.say("node-unknown", node=node))
    print(words.say("node-told", count=count))


def _database(data: str | None, config: str | None) -> str:
    settings = read_settings(os.environ, {"data": data}, config)
    if not is_shared(settings.data):
        raise BadRequest(own_words(preferred_language(os.environ)).say("nodes-database"))
    return settings.data


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
