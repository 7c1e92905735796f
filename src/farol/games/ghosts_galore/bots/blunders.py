"""Ghosts Galore: blunders that not even a beginner makes."""

from typing import Final

from farol.bots.bot import Seat
from farol.bots.profile import Blunder
from farol.core.rand import Rand
from farol.games.ghosts_galore.bots.knowledge import POINT, GhostsKnowledge
from farol.games.ghosts_galore.codes import CLAIM, PLACE, PLACE_HIDDEN, PUT, TAKE
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.scoring import score_board, total_of
from farol.games.ghosts_galore.tables import EMPTY, TILES, TURNS

GOOD: Final = 4  # points
FAR_BETTER: Final = 8  # points


def places_for_nothing(seat: Seat, actions: list[int]) -> set[int]:
    """Placing a tile for no points while another place scores several."""
    state = seat.world
    assert isinstance(state, GhostsGalore)
    if state.phase not in {PLACE, PLACE_HIDDEN}:
        return set()
    side, tile = state.sides[seat.number], state.tile_to_place(seat.number)
    fields = state.board_of(seat.number)
    before = total_of(score_board(side, fields))
    points: dict[int, int] = {}
    for action in actions:
        cell, turn = divmod(action - PUT, TURNS)
        fields[cell] = tile * TURNS + turn
        points[action] = total_of(score_board(side, fields)) - before
        fields[cell] = EMPTY
    if max(points.values()) < GOOD:
        return set()
    return {action for action, more in points.items() if more <= 0}


def claims_a_poor_tile(seat: Seat, actions: list[int]) -> set[int]:
    """Claiming a tile of much less value for the own board than another one on offer."""
    state = seat.world
    assert isinstance(state, GhostsGalore)
    if state.phase != CLAIM:
        return set()
    knowledge = GhostsKnowledge(state, seat.number, Rand(0))
    gains = {
        action: knowledge.gain(state, seat.number, action - TAKE)
        for action in actions
        if TAKE <= action < TAKE + TILES
    }
    best = max(gains.values(), default=0)
    return {action for action, gain in gains.items() if best - gain >= FAR_BETTER * POINT}


BLUNDERS: Final = (
    Blunder("places-for-nothing", places_for_nothing),
    Blunder("claims-a-poor-tile", claims_a_poor_tile),
)
