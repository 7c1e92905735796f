"""The games of Farol and of other packages.

A game is declared in the entry-point group `farol.games`, for example

    [project.entry-points."farol.games"]
    lantern = "lantern.game:GAME"

and its other parts are found by their path in its package (`part`).
"""

import logging
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Final

from farol.contracts.notebook import NO_NOTEBOOK, Notebook
from farol.core.game import AnyGame, Game

__all__ = ["ALL", "AnyGame", "Games", "declared", "load_games", "notebook_of", "part"]

GROUP: Final = "farol.games"
log = logging.getLogger(__name__)


class Games(Mapping[str, AnyGame]):
    """All games by name, loaded on first use.

    Farol's own games come first, in the order of `Game.order`; the others follow by name. Lazy
    loading lets a game's package import anything of Farol.
    """

    @cached_property
    def _games(self) -> dict[str, AnyGame]:
        return load_games(declared())

    def __getitem__(self, name: str) -> AnyGame:
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def add(self, game: AnyGame) -> None:
        """Add a game to this process: for benchmarks and tests."""
        self._games[game.name] = game


ALL: Final = Games()


def declared() -> list[EntryPoint]:
    """The entry points of all games.

    Packages inside this one are added if the installed metadata do not list them: a source tree may
    be newer than the installed Farol.
    """
    found = list(entry_points(group=GROUP))
    values = {point.value for point in found}
    for module in pkgutil.iter_modules(__path__):
        value = f"{__name__}.{module.name}.game:GAME"
        if module.ispkg and value not in values:
            found.append(EntryPoint(module.name, value, GROUP))
    return found


def load_games(points: Iterable[EntryPoint]) -> dict[str, AnyGame]:
    """The games behind entry points; one that cannot be loaded is left out with a warning.

    For a game of Farol itself that is an error.
    """
    points = sorted(points, key=lambda point: (not _is_own(point), point.name, point.value))
    own = [(point.name, _load(point)) for point in points if _is_own(point)]
    games = dict(sorted(own, key=lambda named: (named[1].order, named[0])))
    for point in points:
        if _is_own(point):
            continue
        try:
            game = _load(point)
        except Exception as error:  # any error of a foreign package: the other games still work
            _leave_out(point, f"{type(error).__name__}: {error}")
            continue
        if point.name in games:
            _leave_out(point, "there is another game of this name")
        else:
            games[point.name] = game
    return games


def _is_own(point: EntryPoint) -> bool:
    return point.value.startswith(f"{__name__}.")


def _load(point: EntryPoint) -> AnyGame:
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"{point.value} is not a Game")
    if game.name != point.name:
        raise ValueError(f"{point.value} calls itself {game.name!r}")
    return game


def _leave_out(point: EntryPoint, reason: str) -> None:
    named = {"game": point.name, "reason": reason}
    log.warning("The game %s (%s) is left out: %s.", point.name, point.value, reason, extra=named)


def notebook_of(game: AnyGame) -> Notebook:
    """The notebook that a game's package declares."""
    found = getattr(part(game, "notebook"), "NOTEBOOK", NO_NOTEBOOK)
    assert isinstance(found, Notebook)
    return found


def part(game: AnyGame, name: str) -> ModuleType | None:
    """A module of the game's package, such as "bots.profile" or "pad"; None if it has none."""
    wanted = f"{game.package}.{name}"
    if not game.package:
        return None
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        # Only the module itself or a package around it may be missing, not a module it imports.
        if error.name is not None and f"{wanted}.".startswith(f"{error.name}."):
            return None
        raise
