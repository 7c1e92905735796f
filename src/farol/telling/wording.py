"""How a game is told: the contract, and who keeps it for a game.

A game brings a `telling.json` beside its rules, and perhaps a module `telling` with the `FACTS`
that only code can compute. A game that brings neither is told from its view alone (`plain`); one
that brings a module `wording` with a `WORDING` tells itself.
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
    """One game in words."""

    progress: Callable[[Context[Any]], str]
    status: Callable[[Context[Any]], str]
    label: Callable[[Choice, Context[Any]], str]
    # Where a choice stands in lists: what it shares with others first.
    path: Callable[[Choice, Context[Any]], Sequence[str]]
    log: Callable[[JsonObject, Context[Any]], str | None]
    describe: Callable[[Context[Any]], list[Group]]
    sheet: Callable[[Context[Any], Events], Sheet | None] = lambda _context, _events: None

    def group(self, choice: Choice, context: Context[Any]) -> str:
        """What a choice shares with others; "": it stands alone."""
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
    """The game's `telling.json` with the facts of its module `telling`; None if it has none."""
    package = package_of(game)
    file = resources.files(package).joinpath("telling.json") if package else None
    if file is None or not file.is_file():
        return None
    facts = beside(game, "telling", "FACTS")
    return Rules(
        json.loads(file.read_text(encoding="utf-8")), facts if isinstance(facts, dict) else {}
    )


def wording_of(game: str) -> Wording:
    """How a game is told, without loading its rules."""
    own = beside(game, "wording", "WORDING")
    if isinstance(own, Wording):
        return own
    return PLAIN if rules_of(game) is None else TOLD


def package_of(game: str) -> str:
    """Where the game lies; "" if nobody knows."""
    return next((one.module.rpartition(".")[0] for one in declared() if one.name == game), "")


def beside(game: str, part: str, name: str) -> object:
    """What a package beside the game's rules calls so, without loading the rules; None if there is
    none."""
    package = package_of(game)
    if not package or find_spec(f"{package}.{part}") is None:
        return None
    return getattr(import_module(f"{package}.{part}"), name, None)
