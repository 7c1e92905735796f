"""What novices never do, whatever their Rand says, as long as there is anything else."""

from itertools import islice

import pytest

from farol.bots.registry import profile_of
from farol.games import ALL
from tests.bots.unwise import resists, tempted

# Saboteur's need positions of their own: tests/games/saboteur/bots/test_blunders.py has them.
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
