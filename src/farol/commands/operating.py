"""farol moderator, people, tables, prune, notice and house: for whoever runs a server.

They work beside a running server, which heeds them within a quarter of a minute.
"""

import asyncio
import math
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec
from cyclopts import Parameter

from farol.commands.arguments import BadRequest, own_words
from farol.commands.serve import Config
from farol.community.erasure.store import ErasureStore, ErasureWishes
from farol.community.features import SCHEMAS, STORES
from farol.community.moderation.house import keep_house, read_house
from farol.community.moderation.notice import keep_notice
from farol.community.moderation.rows import Deed, FoundPerson
from farol.community.moderation.store import ModerationStore, by_operator
from farol.server.opening import is_shared, opened_store
from farol.server.settings import Settings, read_settings
from farol.server.store.pruning import LATEST, old_tables, prune_tables
from farol.server.store.sqlite_schema import OWNER_ONLY
from farol.server.store.store import News
from farol.server.store.stores import Store
from farol.words import Words, preferred_language

MOST_LISTED: Final = 200
DIGITS: Final = 15  # of a person's number
DAY: Final = 86_400.0
HOUR: Final = 3_600.0

Data = Annotated[str | None, Parameter(help="The file that keeps the tables, or postgresql://…")]
Number = Annotated[int | None, Parameter(help="Number of a person, as `farol people` tells it.")]
Remove = Annotated[bool, Parameter(help="They are no longer a moderator.", negative="")]
Who = Annotated[str, Parameter(help="A number, or part of a name.")]
Export = Annotated[Path | None, Parameter(help="Write all that is kept of them into this file.")]
Delete = Annotated[bool, Parameter(help="Delete all that is kept of them.", negative="")]
Status = Annotated[str, Parameter(help="lobby, playing, paused, over or pinned.")]
Days = Annotated[int, Parameter(help="Finished games older than so many days are deleted.")]
DryRun = Annotated[bool, Parameter(help="Say what would be deleted, and delete nothing.")]
Text = Annotated[str, Parameter(help="One sentence; without it the notice ends.")]
Hours = Annotated[float, Parameter(help="For how long it is shown.")]

Folder = Annotated[Path, Parameter(help="Folder with imprint.en.md, names.en.txt and so on.")]

T = TypeVar("T")


def moderator(
    number: Number = None, /, *, remove: Remove = False, data: Data = None, config: Config = None
) -> None:
    """Name a moderator, or list them with what waits for them."""

    async def work(store: Store) -> list[str]:
        words, kept = _words(), ModerationStore(store.database)
        if number is not None:
            who = await _person(kept, number)
            reason = words.say("moderator-reason")
            said, operator = by_operator(reason, who.person)
            deed: Deed = "no-moderator" if remove else "moderator"
            await kept.rule(deed, said, operator, time.time())
        check = await kept.check_log()
        return [
            *(f"{one:>8}  {name}  {_date(since)}" for one, name, since in await kept.moderators()),
            words.say("moderator-reports", count=len(await kept.open_reports(MOST_LISTED))),
            words.say("moderator-log", entries=check.entries, fingerprint=check.fingerprint)
            if check.whole
            else words.say("moderator-forged", entries=check.entries),
        ]

    _print(_on(data, config, work))


def people(
    who: Who = "",
    /,
    *,
    export: Export = None,
    delete: Delete = False,
    data: Data = None,
    config: Config = None,
) -> None:
    """List people; export or delete all that is kept of one of them."""

    async def work(store: Store) -> list[str]:
        words, kept = _words(), ModerationStore(store.database)
        if export is None and not delete:
            number = int(who) if who.isdecimal() and len(who) <= DIGITS else 0
            found = await kept.people(who, MOST_LISTED, number)
            return [
                f"{one.person:>8}  {one.name:<24}  {_date(one.created)}  {_date(one.seen)}  "
                f"{one.tables:>4}"
                for one in found
            ]
        if not who.isdecimal() or len(who) > DIGITS:
            raise BadRequest(words.say("people-number"))
        person, said = await _person(kept, int(who)), list[str]()
        if export is not None:
            known = await ErasureStore(store.database, STORES).export(person.person)
            _write(export, msgspec.json.format(msgspec.json.encode(known)))
            said.append(words.say("people-exported", file=str(export)))
        if delete:
            await ErasureWishes(store.database).wish(person.person, time.time())
            said.append(words.say("people-deleted", name=person.name))
        return said

    _print(_on(data, config, work))


def tables(*, status: Status = "", data: Data = None, config: Config = None) -> None:
    """List the latest tables: code, game, status, date, who sits there."""

    async def work(store: Store) -> list[str]:
        rows = await store.tables.latest(MOST_LISTED, status)
        return [
            f"{row.code}  {row.game:<12}  {row.status:<8}  {_date(row.created)}  "
            + ", ".join(seat.name for seat in row.seats if seat.name)
            for row in rows
        ]

    _print(_on(data, config, work))


def prune(*, days: Days, dry_run: DryRun = False, data: Data = None, config: Config = None) -> None:
    """Delete finished games and closed reports that are older than so many days."""
    if days < 1:
        raise BadRequest(_words().say("prune-days"))

    async def work(store: Store) -> list[str]:
        words, before = _words(), time.time() - days * DAY
        reports = await ModerationStore(store.database).forget_reports(before, dry_run)
        if dry_run:
            found = await old_tables(store.database, before)
            said = [f"{one.code}  {one.game:<12}  {_date(one.at)}" for one in found[:LATEST]]
            return [*said, words.say("prune-would", tables=len(found), reports=reports)]
        gone = await prune_tables(store.database, before)
        return [words.say("pruned", tables=gone, reports=reports)]

    _print(_on(data, config, work))


def notice(
    text: Text = "", /, *, hours: Hours = 1.0, data: Data = None, config: Config = None
) -> None:
    """Show a sentence to everybody who is at a table or on the home page."""

    if not 0 < hours < math.inf:
        raise BadRequest(_words().say("notice-hours"))

    async def work(store: Store) -> list[str]:
        await keep_notice(store.settings, text, time.time() + hours * HOUR)
        await store.ownership.tell(News(ruled=True))
        return [_words().say("notice-shown" if text else "notice-ended")]

    _print(_on(data, config, work))


def house(folder: Folder, /, *, data: Data = None, config: Config = None) -> None:
    """Read imprint, privacy, rules of the house and reserved names from files, for all servers."""
    found = read_house(folder)

    async def work(store: Store) -> list[str]:
        await keep_house(store.settings, found)
        pages = ", ".join(sorted(found.pages))
        return [_words().say("house-read", pages=pages or "-", names=len(found.names))]

    _print(_on(data, config, work))


# --- shared --------------------------------------------------------------------------------------


def _on(
    data: str | None, config: str | None, work: Callable[[Store], Awaitable[list[str]]]
) -> list[str]:
    """Run work on the store of the settings."""
    settings = read_settings(os.environ, {"data": data}, config)
    if not is_shared(settings.data) and not settings.file.is_file():
        raise BadRequest(_words().say("ratings-file", file=str(settings.file)))
    return asyncio.run(_with_store(settings, work))


async def _with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    store = await opened_store(msgspec.structs.replace(settings, node=""), SCHEMAS, beside=True)
    try:
        return await work(store)
    finally:
        await store.close()


async def _person(kept: ModerationStore, number: int) -> FoundPerson:
    found = await kept.people("", 1, number) if 0 < number < 10**DIGITS else []
    if not found:
        raise BadRequest(_words().say("people-unknown", number=str(number)))
    return found[0]


def _write(file: Path, data: bytes) -> None:
    try:
        if not file.exists():
            file.touch(OWNER_ONLY)
        elif file.is_file():
            file.chmod(OWNER_ONLY)
        file.write_bytes(data)
    except OSError as error:
        raise BadRequest(f"{str(file)!r} cannot be written: {error.strerror}.") from error


def _words() -> Words:
    return own_words(preferred_language(os.environ))


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d") if at else "-" * 10


def _print(lines: Sequence[str]) -> None:
    for line in lines:
        print(line.rstrip())
