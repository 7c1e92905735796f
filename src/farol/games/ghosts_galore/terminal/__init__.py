"""Ghosts Galore in a terminal."""

from typing import Final

from farol.games.ghosts_galore.terminal.board import board, seat
from farol.games.ghosts_galore.terminal.pointing import attempt, targets
from farol.games.ghosts_galore.terminal.tones import TONES
from farol.telling.context import JsonObject
from farol.telling.wording import TOLD
from farol.terminal.drawing import Drawing


def after(view: JsonObject, event: JsonObject) -> JsonObject:
    """The mines within a step: all tiles of a round are revealed in one, seat by seat."""
    if event.get("kind") != "placed":
        return view
    tile = {"tile": event["tile"], "rotation": event["rotation"]}
    players = list(view["players"])
    player = players[event["seat"]]
    fields = list(player["fields"])
    fields[event["field"] - 1] = tile
    players[event["seat"]] = {**player, "fields": fields}
    tiles = {**view["tiles"], str(event["tile"]): event["face"]}
    return {**view, "players": players, "tiles": tiles}


DRAWING: Final = Drawing(
    words=TOLD,
    targets=targets,
    seat=seat,
    board=board,
    attempt=attempt,
    tones=TONES,
    pauses={
        "board": 200,
        "side": 400,
        "deal": 300,
        "lamp": 600,
        "drawn": 800,
        "reveal": 300,
        "keep": 750,
        "take": 750,
        "leave": 600,
        "placed": 800,
        "scores": 900,
        "draw": 0,
    },
    after=after,
)
