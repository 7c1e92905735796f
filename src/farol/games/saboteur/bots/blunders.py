"""Saboteur: blunders that not even a beginner makes, by role."""

# compiled by mypyc

from collections.abc import Callable
from typing import Final

from farol.bots.bot import Seat
from farol.bots.profile import Blunder
from farol.core.native import i64
from farol.games.saboteur.bots.paths import Paths
from farol.games.saboteur.bots.suspicion import marks_of
from farol.games.saboteur.position import TURN
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    FACE,
    FACE_THROUGH,
    GOALS,
    LAY,
    LOOK,
    MEND_TOOL,
    SABOTEUR,
    TREASURE,
)

Finder = Callable[[Seat, Saboteur, list[int]], set[int]]
MOST_SEATS: Final = 10  # for decoding the targets of actions


def possible_goals(world: Saboteur, seat: int) -> list[int]:
    """The goals where the treasure may be, according to the seat's views."""
    unseen: list[int] = []
    for goal in range(GOALS):
        if world.mine.goal_is_down(goal):
            if not world.seen[seat] >> goal & 1:
                unseen.append(goal)
            elif world.mine.goal_cards[goal] == TREASURE:
                return [goal]
    return unseen


class Ground:
    """The mine as seen by the seat to act: its digging targets, and the effects of cards."""

    def __init__(self, world: Saboteur, seat: int) -> None:
        self._mine = world.mine
        self._goals = possible_goals(world, seat)
        self._paths = Paths()
        self._paths.measure(world.mine)
        for goal in self._goals:
            self._paths.find(world.mine, goal)

    def gain(self, action: i64) -> i64:
        """The cards that an action saves on the way to all possible treasures."""
        place = action - LAY
        saved: i64 = 0
        goal: i64
        for goal in self._goals:
            after = self._paths.after(self._mine, place // CELLS, place % CELLS, goal)
            saved += self._paths.best[goal] - after
        return saved

    def reaches(self, action: i64) -> bool:
        """Whether an action turns up a possible treasure."""
        place = action - LAY
        goal: i64
        for goal in self._goals:
            if self._paths.after(self._mine, place // CELLS, place % CELLS, goal) == 0:
                return True
        return False


def _is_dead_end(action: int) -> bool:
    return not FACE_THROUGH[(action - LAY) // CELLS + 1]


def _takes_tunnel(world: Saboteur, action: int) -> bool:
    return FACE_THROUGH[world.mine.at(action - COLLAPSE) & FACE]


def _is_break(action: int) -> bool:
    return BREAK_TOOL <= action < MEND_TOOL


def _is_mend(action: int) -> bool:
    return MEND_TOOL <= action < COLLAPSE


def _target(action: int) -> int:
    """The seat whose tool is broken or mended."""
    return (action - BREAK_TOOL) % MOST_SEATS


def blocks_the_way(seat: Seat, world: Saboteur, actions: list[int]) -> set[int]:
    """For diggers: dead ends, cards that lengthen the path, and rockfalls on tunnels."""
    ground = Ground(world, seat.number)
    return {
        action
        for action in actions
        if (action >= LAY and (_is_dead_end(action) or ground.gain(action) < 0))
        or (COLLAPSE <= action < LAY and _takes_tunnel(world, action))
    }


def breaks_without_evidence(seat: Seat, _world: Saboteur, actions: list[int]) -> set[int]:
    """For diggers: attacking a seat without an offence."""
    breaks = {action for action in actions if _is_break(action)}
    marks = marks_of(seat) if breaks else []
    return {action for action in breaks if marks[_target(action)] == 0}


def lets_a_repair_rot(seat: Seat, world: Saboteur, actions: list[int]) -> set[int]:
    """For diggers: an idle move while a tool of their own, or of an unsuspected seat, can be
    mended.
    """
    mends = {_target(action) for action in actions if _is_mend(action)}
    marks = marks_of(seat) if mends else []
    if not any(target == seat.number or marks[target] == 0 for target in mends):
        return set()
    ground = Ground(world, seat.number)
    return {
        action
        for action in actions
        if action < LOOK or (action >= LAY and ground.gain(action) <= 0)
    }


def looks_at_what_it_knows(seat: Seat, world: Saboteur, actions: list[int]) -> set[int]:
    """A map on a known goal, or when the place of the treasure is known."""
    goals = possible_goals(world, seat.number)
    unsure = goals if len(goals) > 1 else []
    looks = [action for action in actions if LOOK <= action < LOOK + GOALS]
    return {action for action in looks if action - LOOK not in unsure}


def breaks_own_tool(seat: Seat, _world: Saboteur, actions: list[int]) -> set[int]:
    """An attack on oneself."""
    return {action for action in actions if _is_break(action) and _target(action) == seat.number}


def opens_the_way(seat: Seat, world: Saboteur, actions: list[int]) -> set[int]:
    """For saboteurs: laying the last card to a possible treasure."""
    ground = Ground(world, seat.number)
    return {action for action in actions if action >= LAY and ground.reaches(action)}


def _in_turn(finder: Finder, role: bool | None = None) -> Callable[[Seat, list[int]], set[int]]:
    """A finder limited to turns, and optionally to saboteurs or diggers."""

    def among(seat: Seat, actions: list[int]) -> set[int]:
        world = seat.world
        assert isinstance(world, Saboteur)
        if world.phase != TURN or role not in {None, world.roles[seat.number] == SABOTEUR}:
            return set()
        return finder(seat, world, actions)

    return among


BLUNDERS: Final = (
    Blunder("blocks-the-way", _in_turn(blocks_the_way, role=False)),
    Blunder("breaks-without-evidence", _in_turn(breaks_without_evidence, role=False)),
    Blunder("lets-a-repair-rot", _in_turn(lets_a_repair_rot, role=False)),
    Blunder("opens-the-way", _in_turn(opens_the_way, role=True)),
    Blunder("looks-at-what-it-knows", _in_turn(looks_at_what_it_knows)),
    Blunder("breaks-own-tool", _in_turn(breaks_own_tool)),
)
