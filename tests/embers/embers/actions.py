"""Every action and outcome of Embers, declared once."""

from typing import Final

from embers.rules import BURN, BURY, KINDS, LOOK, PASS, PLAY
from farol.core.actions import Action, ActionSpace, Word

CARD: Final = Word("card", KINDS)

ACTIONS: Final = ActionSpace(
    Action("pass", PASS),
    Action("play", PLAY, CARD),
    Action("bury", BURY, CARD),
    Action("burn", BURN, CARD),
    Action("look", LOOK),
)
DEAL: Final = Action("deal", 0, CARD)
