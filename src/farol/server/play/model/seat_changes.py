"""Changes of seats in mid-game, announced to everybody."""

from typing import Final

from farol.protocol import types
from farol.server.store.store import SeatRow, TableRow

MAX_KEPT: Final = 20  # changes that come with a table


def note(before: TableRow, after: TableRow, version: int, date: float) -> None:
    """Add to the new row how its seats differ from the old one's; only in a game."""
    playing = {"playing", "paused"}
    if before.status not in playing or after.status not in playing:
        return
    for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if now.standing_in and not was.standing_in:
            now.stood = round(date, 3)
        kind = _kind(was, now)
        if kind is not None:
            line = types.SeatChange(kind, number, now.name, version, round(date, 3))
            after.seat_changes = [*after.seat_changes, line][-MAX_KEPT:]


def _kind(was: SeatRow, now: SeatRow) -> types.SeatChangeKind | None:
    if now.removed is not None and was.removed is None:
        return "removed"
    if now.person is None:
        return None
    if now.person == was.removed:
        return "let-back"
    if now.person != was.person:
        return "taken"
    if now.resigned and not was.resigned:
        return "left"
    if now.standing_in == was.standing_in:
        return None
    if was.standing_in:
        return "back"
    return "covered" if now.covered else "stands-in"
