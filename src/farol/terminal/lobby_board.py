"""The lobby as a canvas: seats, how to join, options."""

from farol.protocol.types import TableInfo
from farol.terminal import seating, telling
from farol.terminal.canvas import ROUND, Canvas, Rect, wrapped
from farol.terminal.session import Session

WIDEST = 84


def lobby_board(info: TableInfo, session: Session, width: int, height: int) -> Canvas:
    """A centred sheet."""
    broad = max(30, min(width, WIDEST))
    lines = _lines(info, session, broad - 6)
    canvas = Canvas(max(width, broad), max(height, len(lines) + 2))
    left, top = (canvas.width - broad) // 2, max(0, (height - len(lines) - 2) // 3)
    canvas.box(Rect(left, top, broad, len(lines) + 2), "frame", line=ROUND)
    for down, (line, style, key) in enumerate(lines, 1):
        canvas.put(left + 3, top + down, line, style, key)
    return canvas


def _lines(info: TableInfo, session: Session, width: int) -> list[tuple[str, str, str]]:
    say = session.texts
    ways = [
        say("table-at", code=info.code, address=session.invites_at),
        say("table-link", link=f"{session.address}/#/t/{info.code}")
        if session.address
        else say("table-only-here"),
    ]
    found = [(say("game"), "title", ""), (say("table-code", code=info.code), "can", "")]
    if any(seat.kind == "open" for seat in info.seats):
        found += [(line, "dim", "") for way in ways for line in wrapped(way.split(), width)]
    found.append(("", "", ""))
    for number, seat in enumerate(info.seats):
        style = "dim" if seat.kind == "open" else f"seat-{number}"
        host = f", {say('seat-host')}" if seat.host else ""
        found.append((f"{telling.seat_line(number, session)}{host}", style, f"seat {number}"))
    options = [*telling.stakes(info, say), *seating.option_lines(info, session)]
    if options:
        found.append(("", "", ""))
        found += [(line, "paper", "") for one in options for line in wrapped(one.split(), width)]
    return found
