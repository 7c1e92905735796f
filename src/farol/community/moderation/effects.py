"""What decisions change at a table."""

from farol.community.moderation.rows import LineRow
from farol.protocol import messages, types
from farol.server.play.model import seats, votes
from farol.server.play.model.audience import tell_all
from farol.server.play.model.state import Change
from farol.server.play.model.turns import change_row
from farol.server.store.store import Rows


def show_line(change: Change, _now: float, *, line: LineRow, text: str) -> None:
    """Replace the text of a line of chat; without one it is hidden."""
    shown = types.ChatLine(line.number, line.seat, line.name, text, line.at)
    state = change.state
    state.chat = [shown if one.number == line.number else one for one in state.chat]
    change.rows = Rows(chat=shown)
    tell_all(change, messages.Chatted(shown))


def withdraw(change: Change, now: float, *, public: bool, stop: bool) -> None:
    """Take a table out of the public list, or put it back; `stop`: pause its game."""
    if stop and change.state.row.status == "playing":
        votes.set_status(change, "paused", now)
    row = seats.copied(change.state.row)
    row.visibility = "public" if public else "link"
    change_row(change, row, now)
