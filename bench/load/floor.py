"""A server whose rules cost nothing: what is left is the floor under every move.

Sockets, limits, the owner of a table, the commit and the telling are the server's own. Instead of
`step` a move is one entry of a record and some known bytes for every listener; whose turn it is
goes round.
"""

import sys
from typing import Final

from farol.cli import run
from farol.table.live import table
from farol.table.live.model.state import Change, ClientMessage, Event, TableState
from farol.table.live.model.step import step
from farol.table.protocol import messages
from farol.table.storage.store import Rows, StepRow

TOLD: Final = 2300  # bytes for each listener, as a game of some size tells
FILLER: Final = b"." * TOLD


def nothing_but_told(state: TableState, event: Event, now: float) -> Change:
    """What a move leads to without rules; everything else as ever."""
    if not (isinstance(event, ClientMessage) and isinstance(event.message, messages.Act)):
        return step(state, event, now)
    message, seats = event.message, len(state.row.seats)
    version = message.version + 1
    change = Change(state.once_more())
    change.moved = "person"
    entry = StepRow(version, 0, None, message.seat, message.id, state.date(now))
    change.rows = Rows(steps=[entry])
    head = b'{"type":"steps","version":%d,"choices":' % version
    for listener, look in state.looks.items():
        choices = b"[%b]" % bytes(message.action) if look == version % seats else b"[]"
        frame = head + choices + b',"rest":"'
        change.sends.append((listener, frame + FILLER[len(frame) + 2 :] + b'"}'))
    return change


def main() -> None:
    table.step = nothing_but_told  # type: ignore[attr-defined]  # as it is called there
    sys.exit(run(["serve", *sys.argv[1:]]))


if __name__ == "__main__":
    main()
