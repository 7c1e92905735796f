"""Blunders that novices never commit, whatever their Rand, unless there is no other move."""

from itertools import islice

import pytest

from farol.bots.registry import profile_of
from farol.games import ALL
from tests.bots.unwise import resists, tempted

# Saboteur's need prepared positions: tests/games/saboteur/bots/test_blunders.py has them.
TEMPTATIONS = [
    (game, blunder.name)
    for game in ("ghosts_galore", "halloween", "loknroll")
    for blunder in profile_of(ALL[game]).blunders
]


@pytest.mark.parametrize(("game", "blunder"), TEMPTATIONS)
def test_a_novice_resists(game: str, blunder: str) -> None:
    profile = profile_of(ALL[game])
    found = list(islice(tempted(ALL[game], profile, blunder, 3, range(20)), 8))
    assert len(found) == 8
    for seat, unwise in found:
        assert resists(profile, seat, unwise)
