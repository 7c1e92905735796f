"""Saboteur in a terminal."""

from typing import Final

from farol.games.saboteur.terminal.board import board, seat
from farol.games.saboteur.terminal.tones import TONES
from farol.games.saboteur.wording import WORDING
from farol.games.saboteur.wording.words import Words, attempt, targets
from farol.terminal.drawing import Drawing
from farol.wording.context import Choice


def rank(choice: Choice, context: Words) -> int:
    """Nobody breaks a tool of their own in haste."""
    return int(choice["type"] == "break" and choice["seat"] == context.me)


DRAWING: Final = Drawing(
    words=WORDING,
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
