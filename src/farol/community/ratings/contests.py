"""Rating data of a finished game, from its record.

A game counts if everybody agreed to be rated and each seat was played by one person from the first
deal to the end, without hints, with verifiable dice and without undoing revealed information. At
least two people are needed: somebody alone with bots could restart until it goes well.
"""

import msgspec

from farol.community.history.figures import DAMAGE, FinishedGame, mainline
from farol.community.ratings.bodies import Unrated
from farol.community.ratings.rows import GONE, LEFT, MatchRow
from farol.contracts.contests import Contest, Contests
from farol.core.event import Event
from farol.games import ALL, AnyGame, part
from farol.server.play.model.fair_play import has_own_seat, moved_for, went_back
from farol.server.play.model.records import complete_record
from farol.server.play.model.strength import ANCHORS, Facts
from farol.server.play.verify import verify
from farol.server.store.store import TableRow
from farol.server.workers.documents import Played


def match_of(finished: FinishedGame) -> MatchRow | None:
    """The rating data of a rated game; None if it was not rated."""
    row = finished.row
    if not (row.rated or row.league) or row.status != "over" or row.result is None:
        return None
    found = _contests(finished)
    left = _left(finished) if found == "stand-in" and row.rated else []
    if left:
        data = msgspec.json.encode(_abandoned(row, left)).decode()
        return MatchRow(row.rated, row.league, LEFT, data)
    if isinstance(found, str):
        return MatchRow(row.rated, row.league, found, "")
    levels = [seat.level if seat.kind == "bot" else None for seat in row.seats]
    data = msgspec.json.encode(Facts(levels, found)).decode()
    return MatchRow(row.rated, row.league, "", data)


def _left(finished: FinishedGame) -> list[int]:
    """The seats of people who abandoned the game: they resigned, or a bot chose for them."""
    row, game = finished.row, finished.played.again()
    return [
        number
        for number, seat in enumerate(row.seats)
        if seat.kind == "person"
        and seat.person is not None
        and not (seat.former or seat.replaced or seat.since)
        and (seat.resigned or seat.standing_in or moved_for(game, number, finished.by_bots))
    ]


def _abandoned(row: TableRow, left: list[int]) -> Facts:
    """An abandoned game: whoever left has lost against all others."""
    seats = range(len(row.seats))
    places = [2 if seat in left else 1 for seat in seats]
    levels = [seat.level if seat.kind == "bot" else None for seat in row.seats]
    return Facts(levels, [Contest([[seat] for seat in seats], places)], left)


def _contests(finished: FinishedGame) -> list[Contest] | Unrated:
    """The contests of a game; or why it does not count."""
    row, why = finished.row, _against(finished.row)
    if why is not None:
        return why
    game = finished.played.again()
    people = [seat for seat in range(len(row.seats)) if row.seats[seat].kind == "person"]
    if any(moved_for(game, seat, finished.by_bots) for seat in people):
        return "stand-in"
    if went_back(game):
        return "undo"
    try:
        verify(complete_record(row, game))
    except DAMAGE:
        return "dice"
    return contests_of(finished.played, row)


def _against(row: TableRow) -> Unrated | None:
    """The reason against rating that is visible without the record."""
    people = [seat for seat in range(len(row.seats)) if row.seats[seat].kind == "person"]
    if row.practice or row.lesson or row.daily:
        return "practice"
    if row.advised is None or row.advised:
        return "hints"
    if any(row.seats[seat].person is None for seat in people):
        return GONE
    if len({row.seats[seat].person for seat in people}) != len(people) or len(people) < 2:
        return "people"
    if not all(has_own_seat(row, seat) for seat in people):
        return "stand-in"
    bots = [(seat, sat) for seat, sat in enumerate(row.seats) if sat.kind == "bot"]
    if any(sat.level not in ANCHORS for _, sat in bots):
        return "bots"
    if any(seat >= len(row.sealed) or row.sealed[seat].kind != "bot" for seat, _ in bots):
        return "stand-in"
    return None


def contests_of(played: Played, row: TableRow) -> list[Contest]:
    """The contests that the game declares; otherwise every seat for itself, by the result."""
    game, found = ALL[row.game], list[Contest]()
    declared = _declared(game)
    if declared is None:
        assert row.result is not None
        sides = [[seat] for seat in range(len(row.seats))]
        return [Contest(sides, list(row.result.places))]
    state, tell = game.new(played.seats, played.options), declared(played.seats, found)
    for action in mainline(played.entries):
        events: list[Event] = []
        state.apply_unchecked(action, events)
        for event in events:
            view = game.event_view(event, None)
            if view is not None:
                tell(view)
    return found


def _declared(game: AnyGame) -> Contests | None:
    found: Contests | None = getattr(part(game, "contests"), "contests", None)
    return found
