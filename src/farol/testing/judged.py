"""The module that `judge` gives to pytest: the whole suite for one game that it was told."""

from pathlib import Path

import pytest

from farol.games import AnyGame
from farol.testing.suite import GameSuite

GAME = pytest.StashKey[AnyGame]()
TESTS = pytest.StashKey[Path]()


class TestGame(GameSuite):
    """The game in the stash of pytest's configuration."""

    @pytest.fixture(autouse=True)
    def _take_from_stash(self, request: pytest.FixtureRequest) -> None:
        self.game = request.config.stash[GAME]
        self._folder = request.config.stash[TESTS]

    def folder_of_tests(self) -> Path:
        """Where the tests of the game's rules lie."""
        return self._folder
