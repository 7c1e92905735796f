"""The interface of a game's texts, and its lookup.

A game has a `telling.json` beside its rules, and optionally a module `telling` with `FACTS` that
need code. A game with neither is told from its view alone (`plain`); a module `wording` with a
`WORDING` replaces all of it.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any, Final

from farol.games import declared
from farol.telling import board, plain, sheet, teller
from farol.telling.context import Choice, Context, Group, JsonObject
from farol.telling.scope import Rules
from farol.telling.sheet import Events, Sheet


@dataclass(frozen=True)
class Wording:
    """The texts of one game."""

    progress: Callable[[Context[Any]], str]
    status: Callable[[Context[Any]], str]
    label: Callable[[Choice, Context[Any]], str]
    # The group path of a choice in menus.
    path: Callable[[Choice, Context[Any]], Sequence[str]]
    log: Callable[[JsonObject, Context[Any]], str | None]
    describe: Callable[[Context[Any]], list[Group]]
    sheet: Callable[[Context[Any], Events], Sheet | None] = lambda _context, _events: None

    def group(self, choice: Choice, context: Context[Any]) -> str:
        """The group of a choice; "": none."""
        return next(iter(self.path(choice, context)), "")


PLAIN: Final = Wording(
    progress=plain.progress,
    status=plain.status,
    label=plain.label,
    path=plain.path,
    log=plain.log,
    describe=plain.describe,
)

TOLD: Final = Wording(
    progress=teller.progress,
    status=teller.status,
    label=teller.label,
    path=teller.path,
    log=teller.whole_line,
    describe=board.describe,
    sheet=sheet.sheet,
)


@cache
def rules_of(game: str) -> Rules | None:
    """The game's `telling.json` with the facts of its module `telling`; None without one."""
    package = package_of(game)
    file = resources.files(package).joinpath("telling.json") if package else None
    if file is None or not file.is_file():
        return None
    facts = beside(game, "telling", "FACTS")
    return Rules(
        json.loads(file.read_text(encoding="utf-8")), facts if isinstance(facts, dict) else {}
    )


def wording_of(game: str) -> Wording:
    """The texts of a game, found without importing its rules."""
    own = beside(game, "wording", "WORDING")
    if isinstance(own, Wording):
        return own
    return PLAIN if rules_of(game) is None else TOLD


def package_of(game: str) -> str:
    """The package of the game; "" if unknown."""
    return next((one.module.rpartition(".")[0] for one in declared() if one.name == game), "")


def beside(game: str, part: str, name: str) -> object:
    """An attribute of a module beside the game's rules, found without importing the rules; None if
    there is none."""
    package = package_of(game)
    if not package or find_spec(f"{package}.{part}") is None:
        return None
    return getattr(import_module(f"{package}.{part}"), name, None)
