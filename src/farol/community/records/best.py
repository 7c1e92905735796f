"""The best games of every kind. Pure functions, run by a worker."""

from typing import Final

import msgspec
from msgspec import Struct

from farol.community.history.bodies import RecordKind, RecordLine, RecordList, Records, Standing
from farol.community.history.figures import statistics_of
from farol.community.records.rows import BestRow, KindRows, StandingRow
from farol.games import ALL

_kinds: Final = msgspec.json.Decoder(RecordKind)


class AskedBest(Struct, frozen=True):
    """Input for the page of records."""

    person: int
    listed: bool
    reading: bool
    rows: list[KindRows]


def records_of(asked: AskedBest) -> bytes:
    """The page of records, as JSON; unreadable kinds are left out."""
    lists = [_list(rows, asked.person) for rows in asked.rows]
    found = [one for one in lists if one is not None and (one.best or one.yours)]
    return msgspec.json.encode(Records(asked.listed, asked.reading, sorted(found, key=_order)))


def _list(rows: KindRows, person: int) -> RecordList | None:
    kind = read_kind(rows.kind)
    if kind is None or rows.game not in ALL:
        return None
    best = [_line(row, rows.game, person) for row in rows.best]
    own = None if rows.own is None else _line(rows.own, rows.game, person)
    return RecordList(rows.game, kind, own, best)


def _line(row: BestRow, game: str, person: int) -> RecordLine:
    yours = row.person == person
    code = row.code if yours or row.open else None
    return RecordLine(row.name, yours, score_of(game, row.value), row.ended, code)


def _order(one: RecordList) -> tuple[int, bool, int, bool, str]:
    """Sort key of kinds: solo first, few seats before many, with hints last."""
    kind = one.kind
    return (
        list(ALL).index(one.game),
        bool(kind.options),
        kind.seats,
        kind.hints,
        kind.alone or kind.company,
    )


def score_of(game: str, value: int) -> int:
    """The score of a stored value."""
    return value if statistics_of(ALL[game]).low_wins else -value


def standing_of(game: str, row: StandingRow | None) -> Standing:
    """The ranking of a game."""
    kind = None if row is None else read_kind(row.kind)
    if row is None or kind is None:
        return Standing(None, 0, None, None, is_best=False, is_record=False)
    own, server = (
        None if value is None else score_of(game, value) for value in (row.own, row.server)
    )
    return Standing(
        kind,
        score_of(game, row.value),
        own,
        server,
        is_best=row.own is None or row.value < row.own,
        is_record=row.server is None or row.value < row.server,
    )


def read_kind(text: str) -> RecordKind | None:
    """A stored kind; None if it is in another format."""
    try:
        return _kinds.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return None
