"""Saboteur in a terminal."""

from dataclasses import replace
from typing import Final

from farol.games.saboteur.terminal.board import board, seat
from farol.games.saboteur.terminal.pointing import attempt, targets
from farol.games.saboteur.terminal.tones import TONES
from farol.telling.context import Choice
from farol.telling.teller import Words, tell
from farol.telling.wording import TOLD
from farol.terminal.drawing import Drawing


def progress(context: Words) -> str:
    """The round, and the seat's private information, which has no other place."""
    return tell("progress-own", context.view, context)


def rank(choice: Choice, context: Words) -> int:
    """Breaking one's own tool is listed last."""
    return int(choice["type"] == "break" and choice["seat"] == context.me)


DRAWING: Final = Drawing(
    words=replace(TOLD, progress=progress),
    targets=targets,
    seat=seat,
    board=board,
    attempt=attempt,
    tones=TONES,
    rank=rank,
    scenes=frozenset({"round-over"}),
    pauses={
        "first": 500,
        "laid": 620,
        "collapsed": 700,
        "broke": 680,
        "mended": 680,
        "looked": 650,
        "discarded": 430,
        "passed": 550,
        "turned-up": 1000,
        "picked": 420,
        "round-over": 2500,
        "role": 1100,
        "dealt": 0,
        "drew": 0,
        "goals": 0,
        "gold-drawn": 0,
        "gold-passed": 0,
    },
)
