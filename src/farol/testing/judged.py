"""The module that `judge` passes to pytest: the whole suite for one game."""

from pathlib import Path

import pytest

from farol.games import AnyGame
from farol.testing.suite import GameSuite

GAME = pytest.StashKey[AnyGame]()
TESTS = pytest.StashKey[Path]()


class TestGame(GameSuite):
    """The game from the stash of pytest's configuration."""

    @pytest.fixture(autouse=True)
    def _take_from_stash(self, request: pytest.FixtureRequest) -> None:
        self.game = request.config.stash[GAME]
        self._folder = request.config.stash[TESTS]

    def folder_of_tests(self) -> Path:
        """The folder of the tests of the game's rules."""
        return self._folder
