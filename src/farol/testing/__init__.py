"""Everything that judges a game, for games of this package and of others. Needs `farol[testing]`.

In a package with a game of its own, one test module is enough:

    from farol.testing import GameSuite
    from my_game.game import GAME

    class TestMyGame(GameSuite):
        game = GAME

pytest then runs some fifty checks over random games: secrecy, worlds, copies, dumps, records,
actions, types, chance, conservation, texts. The tests of the numbered rules are looked for beside
that module, or in the folder that `tests` names. What a game says about itself for its judges
stands in its module `laws`; `farol.testing.laws` tells what. `farol check-game NAME` runs the same
checks without a test module.

The checks are functions too: `farol.testing.secrecy`, for one, judges a single position.
"""

import pytest

_WITH_ASSERTIONS = (
    "beginnings",
    "chance",
    "determinism",
    "laws",
    "likelihood",
    "publicity",
    "secrecy",
    "together",
    "worlds",
    "suites.actions",
    "suites.code",
    "suites.play",
    "suites.secrecy",
    "suites.states",
    "suites.texts",
    "suites.views",
    "suites.worlds",
)
pytest.register_assert_rewrite(*(f"{__name__}.{module}" for module in _WITH_ASSERTIONS))

from farol.testing.suite import GameSuite  # noqa: E402  # pytest has to know first

__all__ = ["GameSuite"]
