"""Base class of the suite's parts."""

from farol.games import AnyGame
from farol.testing.laws import Laws, laws_of


class Suite:
    """Checks of one game."""

    game: AnyGame

    @property
    def laws(self) -> Laws:
        """The laws of the game."""
        return laws_of(self.game)
