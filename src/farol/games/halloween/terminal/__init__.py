"""Halloween in a terminal."""

from typing import Final

from farol.games.halloween.terminal.board import board, seat
from farol.games.halloween.terminal.describe import describe
from farol.games.halloween.terminal.words import (
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
        "card_dealt": 0,
        "bonus_laid": 0,
        "first_seat": 450,
        "action": 450,
        "summoned": 650,
        "scared": 800,
        "moved": 700,
        "attacked": 900,
        "rolled": 900,
        "fight_won": 900,
        "fight_lost": 900,
        "haunted": 850,
        "occupied": 800,
        "tokens_taken": 280,
        "tokens_given": 280,
        "scare_gained": 280,
        "turn_ended": 350,
        "end_triggered": 1200,
    },
)
