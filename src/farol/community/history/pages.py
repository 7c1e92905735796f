"""History pages: summaries of a person's games. Pure functions, run by a worker."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import Struct

from farol.community.history.bodies import (
    Company,
    FigureTotal,
    GameTotals,
    Glance,
    MonthTotal,
    Opponent,
    OwnHistory,
    PastGame,
    PastGames,
    PastSeat,
)
from farol.community.history.figures import UNREADABLE, edition_of, statistics_of
from farol.community.history.rows import PastRow, UnreadRow
from farol.contracts.statistics import Figure
from farol.games import ALL
from farol.protocol.types import Result, SeatKind

LATEST: Final = 100  # games listed on a page
MOST_OPPONENTS: Final = 30
COLUMNS: Final = ["code", "game", "ended", "company", "practice", "seats", "place", "score", "with"]
DAY: Final = 86_400  # seconds
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # with which a spreadsheet begins to calculate


class _Seat(Struct):
    """The needed fields of a saved seat."""

    kind: SeatKind = "open"
    person: int | None = None
    name: str = ""
    level: str | None = None


class _Table(Struct):
    """The needed fields of a saved table."""

    seats: list[_Seat]
    result: Result
    practice: bool = False
    handed_in: bool = False


class Filters(Struct, frozen=True):
    """Filters of games; None: all."""

    game: str | None = None
    company: Company | None = None
    days: int | None = None


class HistoryRequest(Struct, frozen=True):
    """Input for a history page."""

    person: int
    name: str
    rows: list[PastRow]
    filters: Filters
    now: float


class _Game(Struct):
    """One readable game and its opponents."""

    past: PastGame
    people: list[int | None]
    read: bool  # its record was read

    @property
    def seat(self) -> PastSeat:
        return self.past.seats[self.past.seat]

    @property
    def contested(self) -> bool:
        return self.past.company != "alone"

    @property
    def won(self) -> bool:
        return self.contested and self.seat.place == 1


_tables: Final = msgspec.json.Decoder(_Table)
_tallies: Final = msgspec.json.Decoder(list[dict[str, int]])


def is_read(row: PastRow | UnreadRow) -> bool:
    """Whether the record was read by the present version of the statistics, or is unreadable."""
    return row.game not in ALL or row.edition == edition_of(ALL[row.game])


def history_of(asked: HistoryRequest) -> bytes:
    """The history page of a person, as JSON."""
    games, unreadable = _readable(asked)
    wanted = [one for one in games if _fits(one.past, asked)]
    counted = [one for one in wanted if not one.past.practice]
    contested = [one for one in counted if one.contested]
    history = OwnHistory(
        name=asked.name,
        played=len(counted),
        contested=len(contested),
        won=sum(one.won for one in contested),
        practice=len(wanted) - len(counted),
        games=[_totals(name, counted) for name in _by_count(one.past.game for one in counted)],
        opponents=_opponents(contested, asked.person),
        months=_months(counted),
        latest=[one.past for one in wanted[:LATEST]],
        more=max(0, len(wanted) - LATEST),
        waiting=sum(not is_read(row) for row in asked.rows),
        unreadable=unreadable,
    )
    return msgspec.json.encode(history)


def glance_of(asked: HistoryRequest) -> bytes:
    """The glance at a person who allows it, as JSON. It covers only the game of the common
    table."""
    game = asked.filters.game
    assert game is not None  # the viewer sits at a table of it
    history = msgspec.json.decode(history_of(asked), type=OwnHistory)
    seen = Glance(game, asked.name, None)
    if history.months:
        seen.since = history.months[0].month
    for totals in history.games:
        seen.played, seen.contested, seen.won = totals.played, totals.contested, totals.won
        seen.streak, seen.longest_streak = totals.streak, totals.longest_streak
        liked = [one.thing for one in totals.figures if one.adds == "favourite"]
        seen.favourite = next((thing for thing in liked if thing is not None), None)
    return msgspec.json.encode(seen)


def games_of(asked: HistoryRequest) -> bytes:
    """All finished games of a person, as JSON."""
    games, _ = _readable(asked)
    return msgspec.json.encode(PastGames(asked.name, [one.past for one in games]))


def sheet_of(asked: HistoryRequest) -> bytes:
    """The same as CSV: a row per game, a column per figure."""
    games = [one.past for one in _readable(asked)[0]]
    figures = sorted({name for game in games for name in game.figures})
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow([*COLUMNS, *figures])
    for game in games:
        mine = game.seats[game.seat]
        others = [seat for number, seat in enumerate(game.seats) if number != game.seat]
        lines.writerow(
            [
                *(game.code, game.game, _moment(game.ended).isoformat(), game.company),
                *(int(game.practice), len(game.seats), mine.place, mine.score),
                _cell(", ".join(seat.name for seat in others)),
                *(game.figures.get(name, "") for name in figures),
            ]
        )
    return b"\xef\xbb\xbf" + text.getvalue().encode()  # a BOM, so that spreadsheets detect UTF-8


def _cell(text: str) -> str:
    """Escape a cell against formula injection."""
    return f"'{text}" if text.startswith(FORMULA) else text


def _readable(asked: HistoryRequest) -> tuple[list[_Game], int]:
    """The readable games, and the number of games that are damaged or have an unreadable record."""
    found = [_game(row, asked.person) for row in asked.rows]
    games = [one for one in found if one is not None]
    silent = sum(not game.read for game in games)
    return games, len(found) - len(games) + silent


def _game(row: PastRow, person: int) -> _Game | None:
    """One game as it is shown; None if it is damaged."""
    try:
        table = _tables.decode(row.data)
    except (msgspec.DecodeError, UnicodeError):
        return None
    own = next((n for n, seat in enumerate(table.seats) if seat.person == person), None)
    scores, places = table.result.scores, table.result.places
    if own is None or not len(table.seats) == len(scores) == len(places):
        return None
    seats = [
        PastSeat(seat.kind, seat.name, seat.level, seat.person == person, score, place)
        for seat, score, place in zip(table.seats, scores, places, strict=True)
    ]
    company = _company(table.seats, person)
    figures = _figures(row, own)
    past = PastGame(
        *(row.code, row.game, row.ended, seats, own, company, table.practice, figures or {}),
        table.handed_in,
    )
    people = [seat.person for seat in table.seats]
    return _Game(past, people, figures is not None or not is_read(row))


def _company(seats: Sequence[_Seat], person: int) -> Company:
    if len(seats) == 1:
        return "alone"
    others = any(seat.person not in {None, person} for seat in seats)
    return "people" if others else "bots"


def _figures(row: PastRow, seat: int) -> dict[str, int] | None:
    """The figures of a seat; None if its record was unreadable."""
    if row.tally == UNREADABLE:
        return None
    try:
        return _tallies.decode(row.tally)[seat]
    except (msgspec.DecodeError, IndexError):
        return None


def _fits(past: PastGame, asked: HistoryRequest) -> bool:
    filters = asked.filters
    return (
        filters.game in {None, past.game}
        and filters.company in {None, past.company}
        and (filters.days is None or asked.now - past.ended < filters.days * DAY)
    )


def _by_count(names: Iterable[str]) -> list[str]:
    return [name for name, _ in Counter(names).most_common()]


def _totals(name: str, counted: Sequence[_Game]) -> GameTotals:
    games = [one for one in counted if one.past.game == name]
    contested = [one for one in games if one.contested]
    statistics = statistics_of(ALL[name]) if name in ALL else None
    low = statistics is not None and statistics.low_wins
    best = min(games, key=lambda one: one.seat.score * (1 if low else -1))
    figures = statistics.figures if statistics is not None else ()
    totals = [_total(figure, games) for figure in figures]
    streak, longest = _streaks([one.won for one in contested])
    return GameTotals(
        game=name,
        played=len(games),
        contested=len(contested),
        won=sum(one.won for one in contested),
        streak=streak,
        longest_streak=longest,
        best=best.seat.score,
        best_code=best.past.code,
        figures=[total for total in totals if total is not None],
    )


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """The current and the longest winning streak; the latest game comes first.

    >>> _streaks([True, False, True, True])
    (1, 2)
    """
    runs = [0]
    for one in won:
        runs = [*runs[:-1], runs[-1] + 1] if one else [*runs, 0]
    return runs[0], max(runs)


def _total(figure: Figure, games: Sequence[_Game]) -> FigureTotal | None:
    """A figure over several games; None if no game has it."""
    name = figure.name
    if figure.adds == "favourite":
        return _favourite(figure, games)
    told = [one for one in games if name in one.past.figures]
    if not told:
        return None
    if figure.adds == "most":
        top = max(told, key=lambda one: one.past.figures[name])
        return FigureTotal(name, "most", top.past.figures[name], code=top.past.code)
    whole = sum(one.past.figures.get(figure.of, 0) for one in games) if figure.of else None
    return FigureTotal(name, "sum", sum(one.past.figures[name] for one in told), whole)


def _favourite(figure: Figure, games: Sequence[_Game]) -> FigureTotal | None:
    counts: Counter[str] = Counter()
    for one in games:
        for key, count in one.past.figures.items():
            kind, _, thing = key.partition("/")
            if kind == figure.name and thing:
                counts[thing] += count
    if not counts:
        return None
    thing, count = min(counts.items(), key=lambda found: (-found[1], found[0]))
    return FigureTotal(
        *(figure.name, "favourite", count, sum(counts.values())), thing=f"{figure.things}-{thing}"
    )


def _opponents(contested: Sequence[_Game], person: int) -> list[Opponent]:
    """Opponents, most frequent first: people by latest name, bots by level. Several bots of a level
    at one table count several times."""
    met: dict[tuple[str, object], Opponent] = {}
    for one in contested:
        for seat, who in zip(one.past.seats, one.people, strict=True):
            if who == person or seat.yours:
                continue
            bot = seat.kind == "bot"
            key = ("bot", seat.level) if bot else ("person", who)
            name, level = ("", seat.level) if bot else (seat.name, None)
            found = met.setdefault(key, Opponent(seat.kind, name, level, 0, 0))
            found.played += 1
            found.ahead += one.seat.place < seat.place
    return sorted(met.values(), key=lambda found: -found.played)[:MOST_OPPONENTS]


def _months(counted: Sequence[_Game]) -> list[MonthTotal]:
    """Totals by month, oldest first, without empty months."""
    found: dict[str, MonthTotal] = {}
    for one in reversed(counted):
        name = f"{_moment(one.past.ended):%Y-%m}"
        month = found.setdefault(name, MonthTotal(name, 0, 0, 0))
        month.played += 1
        month.contested += one.contested
        month.won += one.won
    return [found[name] for name in sorted(found)]


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC).replace(microsecond=0)
