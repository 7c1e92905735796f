"""Every action and outcome, declared once."""

from typing import Final

from kuhn.rules import BET, CARDS, PASS

from farol.core.actions import Action, ActionSpace, Word

ACTIONS: Final = ActionSpace(Action("pass", PASS), Action("bet", BET))
DEAL: Final = Action("deal", 0, Word("card", CARDS))
