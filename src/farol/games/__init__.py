"""The list of games; nothing else in the program names them all."""

from typing import Any, Final

from farol.core.game import Game
from farol.games.ghosts_galore.game import GHOSTS_GALORE
from farol.games.halloween.game import HALLOWEEN
from farol.games.loknroll.game import LOKNROLL
from farol.games.saboteur.game import SABOTEUR

# Game is invariant in its State, and whoever takes a game from this list pairs it only with
# states that it made itself: this is the one place where the type cannot say so.
AnyGame = Game[Any]

ALL: Final[dict[str, AnyGame]] = {
    game.name: game for game in (SABOTEUR, GHOSTS_GALORE, LOKNROLL, HALLOWEEN)
}
