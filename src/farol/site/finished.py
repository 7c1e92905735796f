"""The finished games of one device as a file that a server takes: a line of JSON for each."""

from typing import Final

import msgspec

from farol.community.handing_in.bodies import PlayedGame, PlayedSeat
from farol.community.history.figures import mainline
from farol.core.errors import BadRecord
from farol.core.record import entry_of
from farol.server.store.store import SavedTable, StoreError
from farol.server.store.stores import Store

MOST: Final = 2000  # games, the latest ones


async def finished_games(store: Store) -> bytes:
    """All that can be handed in, the oldest first; without lessons and damaged games."""
    rows = await store.tables.latest(MOST, "over")
    lines = []
    for row in reversed(rows):
        try:
            saved = None if row.lesson is not None else await store.tables.table(row.code)
            if saved is not None:
                lines.append(msgspec.json.encode(_played(saved)) + b"\n")
        except (BadRecord, StoreError):
            continue
    return b"".join(lines)


def _played(saved: SavedTable) -> PlayedGame:
    row = saved.row
    seats = [
        PlayedSeat("bot", seat.level) if seat.kind == "bot" else PlayedSeat("person")
        for seat in row.seats
    ]
    entries = mainline([entry_of(step.action, step.undo_to) for step in saved.steps])
    return PlayedGame(row.game, row.rules_version, row.options, seats, entries)
