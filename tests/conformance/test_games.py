"""Every game of `games.ALL` is held to the whole suite."""

from pathlib import Path

import pytest

from farol.games import ALL, AnyGame
from farol.testing import GameSuite

TESTS = Path(__file__).parent.parent / "games"


@pytest.mark.parametrize("judged", ALL.values(), ids=ALL)
class TestEveryGame(GameSuite):
    @pytest.fixture(autouse=True)
    def _judge(self, judged: AnyGame) -> None:
        self.game = judged

    def folder_of_tests(self) -> Path:
        return TESTS / self.game.name
