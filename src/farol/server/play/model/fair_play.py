"""Reasons against rating a finished game."""

from collections.abc import Collection

from farol.server.play.model.game import LiveGame
from farol.server.play.model.undo import what_it_showed
from farol.server.store.store import TableRow


def has_own_seat(row: TableRow, seat: int) -> bool:
    """Whether one person had this seat, and no other, from the first deal to the end."""
    sat = row.seats[seat]
    others = [other.person for other in row.seats].count(sat.person)
    began = seat < len(row.sealed) and row.sealed[seat].kind == "person"
    stayed = not (sat.former or sat.replaced or sat.since or sat.resigned or sat.standing_in)
    return sat.kind == "person" and sat.person is not None and others == 1 and began and stayed


def moved_for(game: LiveGame, seat: int, by_bots: Collection[int]) -> bool:
    """Whether a bot has chosen for the seat, because of a timeout or an absence."""
    return any(game.entry(version).seat == seat for version in by_bots if version <= game.version)


def went_back(game: LiveGame) -> bool:
    """Whether something revealed was taken back, regardless of consent."""
    for entry in game.entries:
        if entry.undo_to is None:
            continue
        version = entry.parent
        while version > entry.undo_to:
            undone = game.entry(version)
            if undone.seat is None or undone.seat != entry.seat:
                return True
            if what_it_showed(game, undone, undone.seat) is not None:
                return True
            version = undone.parent
    return False
