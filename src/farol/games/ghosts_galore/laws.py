"""Ghosts Galore: invariants of every game, for the test suite."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from farol.bots.ladder import master, tables
from farol.core.event import Event
from farol.games.evening import Evening
from farol.games.ghosts_galore.codes import CHOOSE_HIDDEN, FINISHED
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.tables import BOARDS, EMPTY, NONE, TURNS

LADDER: Final = (*tables(200, 40, 60, 60), master(200, 40))


def _hidden_tiles(view: Mapping[str, Any]) -> int:
    hides = view["me"]["hidden"] is not None and view["phase"] not in {"place-hidden", "over"}
    return int(hides)


DRAWN: Final = True  # by the web client
EVENING: Final = Evening(hidden=".hidden.button", held=_hidden_tiles)


def conserved(state: GhostsGalore) -> dict[str, int]:
    """Every one of the 78 tiles once, with those `gone`; and no board dealt twice."""
    counts = Counter(f"tile {tile + 1}" for tile in _tiles(state))
    boards = [side // 2 for side in state.sides if side != NONE]
    waiting = [tile for tile in state.row if tile not in {*state.claimed, state.drawn}]
    return {
        **counts,
        "boards dealt twice": len(boards) - len(set(boards)),
        "boards that do not exist": sum(board >= BOARDS for board in boards),
        "tiles face up, miscounted": len(set(waiting) ^ set(state.face_up)),
    }


def _tiles(state: GhostsGalore) -> list[int]:
    """Tiles in the pool, in this round's row, on boards and in hands."""
    laid = [field // TURNS for field in state.fields if field != EMPTY]
    hands: list[int] = []
    if state.phase != FINISHED:
        hands += state.hidden
    if state.phase <= CHOOSE_HIDDEN:
        hands += state.spare  # G2.7: later only a memory of the returned tile
    return [*state.pool, *state.row, *laid, *(tile for tile in hands if tile != NONE)]


def gone(events: Sequence[Event]) -> dict[str, int]:
    """The tiles set aside at the end of each round, which no state holds."""
    return dict(
        Counter(
            f"tile {tile + 1}" for event in events if event.kind == "aside" for tile in event.public
        )
    )
