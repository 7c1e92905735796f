"""The code of a game: nothing in it decides by itself."""

from farol.testing.determinism import assert_plays_alike, faults
from farol.testing.laws import folder_of
from farol.testing.suites.base import Suite


class CodeSuite(Suite):
    """Determinism, from the source and from games in two processes."""

    def test_the_rules_use_no_clock_and_no_chance_of_their_own(self) -> None:
        """Chance is a player: everything random is an outcome, and `Rand` is given."""
        found = faults(folder_of(self.game))
        assert not found, f"a game must not depend on anything but its steps: {'; '.join(found)}"

    def test_the_same_games_are_played_in_every_process(self) -> None:
        """With other hash seeds too: an order that comes from a set of words shows here."""
        assert_plays_alike(self.game)
