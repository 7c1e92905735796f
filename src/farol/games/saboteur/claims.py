"""Claims of Saboteur, declared once.

Each may be a lie, so each is offered to everybody during a round.
"""

from typing import Final

from farol.core.actions import Number, Seat, Word
from farol.core.claims import MANNERS, TRUST_ME, Claim, ClaimSpace
from farol.games.saboteur.actions import PLACES
from farol.games.saboteur.position import TURN, Position
from farol.games.saboteur.tables import GOALS, MAX_SEATS, TOOL_IDS

FINDS: Final = ("gold", "stone", "nothing")  # at a goal; nothing: the speaker has not looked
GOLD: Final = 0
STONE: Final = 1
NOTHING: Final = 2
STANCES: Final = ("saboteur", "digger", "unsure")
GUILTY: Final = 0
HONEST: Final = 1
UNSURE: Final = 2

_GOAL: Final = Number("goal", 0, GOALS - 1, PLACES)
SAW: Final = Claim("saw", (_GOAL, Word("find", FINDS)))
THINK: Final = Claim("think", (Seat("about", MAX_SEATS), Word("stance", STANCES)))
MEND_MINE: Final = Claim("mend-mine", (Word("tool", TOOL_IDS),))
HAVE_MAP: Final = Claim("have-map")
DIG: Final = Claim("dig", (_GOAL,))
OF_A_ROUND: Final = (SAW, THINK, MEND_MINE, HAVE_MAP, DIG, TRUST_ME)

CLAIMS: Final = ClaimSpace(*OF_A_ROUND, *MANNERS)


def is_round(state: Position) -> bool:
    """Whether a round is in progress: between rounds there is nothing to lie about."""
    return state.phase == TURN
