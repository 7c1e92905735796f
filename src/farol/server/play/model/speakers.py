"""Selects the bots that are asked for a claim."""

# compiled by mypyc

from typing import Final

from farol.bots.registry import profile_of
from farol.core.data import Json
from farol.core.entries import Spoken
from farol.core.event import Event
from farol.server.play.model.game import LiveGame
from farol.server.play.model.state import BotTurn, Change
from farol.server.store.store import TableRow

SPEECHLESS: Final = (None, "random")  # levels that make no claims


def may_speak(row: TableRow, game: LiveGame, seat: int) -> bool:
    """Whether the seat's bot may make claims. A stand-in makes none: it would speak for a
    person."""
    sitter = row.seats[seat]
    if sitter.kind != "bot" or sitter.level in SPEECHLESS or sitter.muted or row.talk == "off":
        return False
    return row.status in {"playing", "over"} and (
        row.talk == "lively" or profile_of(game.rules).talks
    )


def ask_speakers(change: Change, happened: list[tuple[Event, ...]]) -> None:
    """After steps: ask the bots that may react to what each of them saw."""
    game, row = change.state.game, change.state.row
    assert game is not None
    for seat in change.state.standing.bots:
        if not may_speak(row, game, seat):
            continue
        seen = [game.rules.event_view(event, seat) for events in happened for event in events]
        _ask(change, game, seat, [view for view in seen if view is not None])


def ask_listeners(change: Change, spoken: Spoken) -> None:
    """After a claim: ask the bots that may answer it."""
    game = change.state.game
    assert game is not None
    for seat in range(game.seats):
        if seat != spoken.said.seat and may_speak(change.state.row, game, seat):
            _ask(change, game, seat, [spoken.said.view(game.rules.claims)])


def _ask(change: Change, game: LiveGame, seat: int, news: list[dict[str, Json]]) -> None:
    level = change.state.row.seats[seat].level
    assert level is not None
    if profile_of(game.rules).is_moved_to_speak(seat, news, game.over):
        change.speakers.append(BotTurn(game, seat, level))
        change.state.speaking = change.state.speaking | {seat}
