"""Blunders that novices of Ghosts Galore never commit, whatever their Rand."""

from itertools import islice

from farol.games import ALL
from farol.games.ghosts_galore.bots.blunders import GOOD
from farol.games.ghosts_galore.bots.profile import PROFILE
from farol.games.ghosts_galore.codes import PUT
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.scoring import score_board
from farol.games.ghosts_galore.tables import TURNS
from tests.bots.unwise import tempted

GAME = ALL["ghosts_galore"]


def test_a_worthless_place_adds_no_point_and_another_one_several() -> None:
    for seat, unwise in islice(tempted(GAME, PROFILE, "places-for-nothing", 3, range(20)), 6):
        state = seat.world
        assert isinstance(state, GhostsGalore)
        side, fields = state.sides[seat.number], state.board_of(seat.number)
        tile = state.tile_to_place(seat.number)
        gains = {}
        for action in seat.legal_actions():
            cell, turn = divmod(action - PUT, TURNS)
            laid = [*fields[:cell], tile * TURNS + turn, *fields[cell + 1 :]]
            gains[action] = sum(score_board(side, laid)) - sum(score_board(side, fields))
        assert max(gains.values()) >= GOOD
        assert unwise == {action for action, gain in gains.items() if gain <= 0}
