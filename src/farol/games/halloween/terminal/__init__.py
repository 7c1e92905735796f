"""Halloween in a terminal."""

from typing import Final

from farol.games.halloween.terminal.board import board, seat
from farol.games.halloween.terminal.pointing import attempt, remark, targets
from farol.games.halloween.terminal.tones import TONES
from farol.telling.wording import TOLD
from farol.terminal.drawing import Drawing

DRAWING: Final = Drawing(
    words=TOLD,
    targets=targets,
    seat=seat,
    board=board,
    attempt=attempt,
    remark=remark,
    tones=TONES,
    scenes=frozenset({"end_triggered"}),
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
