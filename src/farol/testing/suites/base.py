"""What all parts of the suite share: the game that they judge."""

from farol.games import AnyGame
from farol.testing.laws import Laws, laws_of


class Suite:
    """Checks of one game."""

    game: AnyGame

    @property
    def laws(self) -> Laws:
        """What the game says about itself."""
        return laws_of(self.game)
