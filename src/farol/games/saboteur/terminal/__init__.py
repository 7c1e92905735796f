"""Saboteur in a terminal."""

from typing import Final

from farol.games.saboteur.terminal.board import board, seat
from farol.games.saboteur.terminal.describe import describe
from farol.games.saboteur.terminal.words import (
    attempt,
    group,
    label,
    log,
    progress,
    status,
    targets,
)
from farol.terminal.drawing import Drawing

DRAWING: Final = Drawing(
    progress=progress,
    status=status,
    label=label,
    group=group,
    targets=targets,
    log=log,
    describe=describe,
    seat=seat,
    board=board,
    attempt=attempt,
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
