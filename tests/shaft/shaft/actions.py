"""Every action, outcome and event, declared once."""

from typing import Final

from shaft.rules import BURY, COLLAPSE, DIG, KINDS, LOOK, ROLES, SIDES, TUNNEL

from farol.core.actions import Action, ActionSpace, Word
from farol.core.declared import Telling, Told

CARD: Final = Word("card", KINDS)
ROLE: Final = Word("role", ROLES)
SIDE: Final = Word("side", SIDES)

ACTIONS: Final = ActionSpace(
    Action("bury", BURY, CARD),
    Action("tunnel", TUNNEL),
    Action("dig", DIG, SIDE),
    Action("look", LOOK),
    Action("collapse", COLLAPSE),
)
DEAL_ROLE: Final = Action("role", 0, ROLE)
HIDE: Final = Action("hide", 0, SIDE)
DEAL: Final = Action("deal", 0, CARD)

EVENTS: Final = Telling(
    Told("role", private=[ROLE]),
    Told("hidden", seat=False),
    Told("dealt", private=[CARD]),
    Told("buried", private=[CARD]),
    Told("laid"),
    Told("dug", SIDE),
    Told("looked", private=[SIDE]),
    Told("collapsed"),
    Told("shown", ROLE),
    Told("over", SIDE, seat=False),
)
