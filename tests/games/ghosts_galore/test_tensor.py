"""Ghosts Galore as numbers: observations equal the seat's view, part by part."""

from typing import Any

import pytest

from farol.core.encoder import observed
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games.ghosts_galore.codes import PHASES
from farol.games.ghosts_galore.game import GAME
from farol.games.ghosts_galore.tables import SIDE_NAMES
from farol.games.ghosts_galore.tensor import GhostsEncoder, parts


def told(state: Any, seat: int) -> dict[str, list[int]]:
    """The bytes of each part."""
    octets, found, at = observed(GhostsEncoder(state.seats), state, seat), {}, 0
    for part in parts(state.seats):
        found[part.name] = [*octets[at : at + part.size]]
        at += part.size
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_an_observation_says_what_the_view_of_the_seat_says(seats: int) -> None:
    state, rand, seat = GAME.new(seats), Rand(7), 1
    while state.to_act() != OVER:
        view: Any = GAME.observe(state, seat)
        numbers = told(state, seat)
        players = view["players"][seat:] + view["players"][:seat]  # its own comes first
        assert numbers["boards"] == [player["board"] or 0 for player in players]
        assert numbers["sides"] == [
            SIDE_NAMES.index(player["side"]) + 1 if player["side"] else 0 for player in players
        ]
        assert numbers["round"] == [view["round"]]
        assert numbers["stack"] == [view["stack"]]
        assert PHASES[numbers["phase"][0]] == view["phase"]
        free = [tile["tile"] for tile in view["row"] if tile["seat"] is None]
        assert sum(numbers["face_up"]) == len([tile for tile in free if tile != view["drawn"]])
        pending = view["me"]["pending"]
        place = 0 if pending is None else 1 + (pending["field"] - 1) * 4 + pending["rotation"]
        assert numbers["pending"] == [place]
        state.apply_unchecked(sample_next(state, rand))
