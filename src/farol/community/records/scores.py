"""Scores of a finished game's seats, within the kind of the game.

A score counts if the dice were sealed and can be verified, no revealed information was undone, and
one person played the seat from the first deal to the end. Games with hints are a kind of their own.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from farol.bots.roster import LEVELS
from farol.community.history.bodies import RecordKind
from farol.community.history.figures import DAMAGE, FinishedGame, statistics_of
from farol.community.records.rows import ScoreRow
from farol.core.options import Number, Options, OptionValue
from farol.games import ALL, AnyGame
from farol.server.play.model.fair_play import has_own_seat, moved_for, went_back
from farol.server.play.model.records import complete_record
from farol.server.play.verify import verify
from farol.server.store.store import SeatRow, TableRow

PEOPLE: Final = "people"


def scores_of(finished: FinishedGame) -> list[ScoreRow]:
    """The scores that count, by seat."""
    row = finished.row
    if row.status != "over" or row.result is None or row.practice or row.lesson or row.daily:
        return []
    candidates = [seat for seat in range(len(row.seats)) if has_own_seat(row, seat)]
    if not candidates:
        return []
    game = finished.played.again()
    if went_back(game):
        return []
    try:
        verify(complete_record(row, game))
    except DAMAGE:
        return []
    turned = 1 if statistics_of(game.rules).low_wins else -1
    return [
        ScoreRow(
            seat,
            row.seats[seat].person or 0,
            written(kind_of(row, seat)),
            turned * row.result.scores[seat],
            _is_open(row),
        )
        for seat in candidates
        if not moved_for(game, seat, finished.by_bots)
    ]


def _is_open(row: TableRow) -> bool:
    """Whether anybody may watch the replay: of a public table, or of one without other people."""
    people = {seat.person for seat in row.seats if seat.person is not None}
    return row.visibility == "public" or len(people) == 1


# --- kinds -----------------------------------------------------------------------------------


def kind_of(row: TableRow, seat: int) -> RecordKind:
    """The kind of a game, within which scores are compared."""
    game = ALL[row.game]
    others = [other for number, other in enumerate(row.seats) if number != seat]
    options = varied(game, row.options)
    alone = None if others else _way_alone(game, row.options)
    if alone is not None:
        options = {name: value for name, value in options.items() if name not in alone[1]}
    hints = row.advised is None or seat in row.advised
    return RecordKind(
        len(row.seats), None if alone is None else alone[0], _company(others), options, hints
    )


def varied(game: AnyGame, options: Options) -> dict[str, OptionValue]:
    """The non-default options, without those that only select who begins."""
    usual = {
        option.name: option.default
        for option in game.options
        if not (isinstance(option, Number) and option.names_a_seat)
    }
    return {
        name: value
        for name, value in sorted(options.items())
        if name in usual and value != usual[name]
    }


def _way_alone(game: AnyGame, options: Options) -> tuple[str, Mapping[str, OptionValue]] | None:
    """The solo mode with these options."""
    for setup in game.alone:
        if all(options.get(name) == value for name, value in setup.options.items()):
            return setup.name, setup.options
    return None


def _company(others: list[SeatRow]) -> str:
    """The opponents: people, the weakest level of bots, or nobody."""
    if any(other.person is not None for other in others):
        return PEOPLE
    levels = [other.level or "" for other in others]
    order = list(LEVELS)
    return min(levels, key=lambda one: order.index(one) if one in order else -1, default="")


def written(kind: RecordKind) -> str:
    """A kind as stored, in canonical form."""
    return msgspec.json.encode(kind, order="sorted").decode()
