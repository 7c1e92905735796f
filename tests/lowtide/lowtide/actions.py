"""Every action, outcome and event of Low Tide, declared once."""

from typing import Final

from farol.core.actions import Action, ActionSpace, Number, Seat, Word
from farol.core.declared import Telling, Told
from lowtide.rules import (
    AGAIN,
    BROKERAGE,
    CLAIM_GUARD,
    DECLINE,
    DENOUNCE,
    DOUBT,
    FISH,
    FORGERY,
    KINDS,
    LOSE,
    MOST_SEATS,
    RAID,
    RETURN,
    ROBBED,
    STOP,
)

PAPER: Final = Word("paper", KINDS)
TARGET: Final = Seat("target", MOST_SEATS)

ACTIONS: Final = ActionSpace(
    Action("fish", FISH),
    Action("trade", BROKERAGE),
    Action("forge", FORGERY),
    Action("raid", RAID, TARGET),
    Action("report", DENOUNCE, TARGET),
    Action("decline", DECLINE),
    Action("doubt", DOUBT),
    Action("guard", CLAIM_GUARD),
    Action("lose", LOSE, PAPER),
    Action("return", RETURN, PAPER),
    Action("again", AGAIN),
    Action("stop", STOP),
)
DRAW: Final = Action("draw", 0, PAPER)

EVENTS: Final = Telling(
    Told("draws", private=[PAPER]),
    Told("returns", private=[PAPER]),
    Told("fishes"),
    Told("reports", TARGET),
    Told("raids", TARGET),
    Told("claims", PAPER),
    Told("guards"),
    Told("doubts"),
    Told("shows", PAPER),
    Told("lacks", PAPER),
    Told("trades"),
    Told("stops"),
    Told("robs", TARGET, Number("coins", 0, ROBBED)),
    Told("loses", PAPER),
    Told("out"),
    Told("over", seat=False),
)
