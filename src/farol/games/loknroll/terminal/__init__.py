"""Lok'n'Roll in a terminal."""

from typing import Final

from farol.games.loknroll.terminal.board import board, seat
from farol.games.loknroll.terminal.pointing import attempt, rank, targets
from farol.games.loknroll.terminal.tones import TONES
from farol.telling.wording import TOLD
from farol.terminal.drawing import Drawing

DRAWING: Final = Drawing(
    words=TOLD,
    targets=targets,
    seat=seat,
    board=board,
    attempt=attempt,
    rank=rank,
    tones=TONES,
    scenes=frozenset({"derailed"}),
    pauses={
        "laid": 480,
        "ready": 300,
        "dealt": 0,
        "drawn": 300,
        "laura-drew": 420,
        "setup-drawn": 260,
        "thrown": 900,
        "rode": 700,
        "taken": 600,
        "derailed": 1100,
        "put": 320,
        "passed": 550,
        "revealed": 350,
    },
)
