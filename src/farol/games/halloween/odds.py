"""Exact odds of a fight."""

from farol.games.halloween.tables import ATTACK_BONUS, COLOUR_OF, DIE_SIDES, SURE_WIN, TIE_WINS
from farol.games.halloween.town import Town


def roll_odds(town: Town, attack_die: int, foe_die: int, plus: int = 0) -> tuple[int, int]:
    """How many pairs of faces win for the active seat, with `plus` added to the attack."""
    bonus = plus + town.total(ATTACK_BONUS) + (1 if town.has(TIE_WINS) else 0)
    attack = DIE_SIDES[attack_die]
    defence = DIE_SIDES[foe_die]
    wins = 0
    for face in range(1, attack + 1):
        wins += max(0, min(defence, face + bonus - 1))
    return wins, attack * defence


def fight_odds(town: Town, attacker: int, foe: int) -> tuple[int, int]:
    """The odds before a fight, sure wins included."""
    mine = COLOUR_OF[attacker]
    theirs = COLOUR_OF[foe]
    if town.master or (theirs < mine and town.has(SURE_WIN)):
        return 1, 1
    return roll_odds(town, mine, theirs)
