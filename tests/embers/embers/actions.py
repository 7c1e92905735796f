"""Every action, outcome and event of Embers, declared once."""

from typing import Final

from embers.rules import BURN, BURY, KINDS, LOOK, PASS, PLAY
from farol.core.actions import Action, ActionSpace, Word
from farol.core.declared import Telling, Told

CARD: Final = Word("card", KINDS)

ACTIONS: Final = ActionSpace(
    Action("pass", PASS),
    Action("play", PLAY, CARD),
    Action("bury", BURY, CARD),
    Action("burn", BURN, CARD),
    Action("look", LOOK),
)
DEAL: Final = Action("deal", 0, CARD)

EVENTS: Final = Telling(
    Told("hearth", seat=False),
    Told("dealt", private=[CARD]),
    Told("looked", private=[CARD]),
    Told("buried", private=[CARD]),
    Told("passed"),
    Told("played", CARD),
    Told("burnt", CARD),
    Told("opened", CARD),
    Told("turned", CARD, seat=False),
    Told("over", seat=False),
)
