"""How a game is told: the contract, and who keeps it for a game.

A game brings a package `wording` beside its rules, with a `WORDING`; it is found by where it lies.
A game that brings none is told from its view alone (`plain`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from farol.games import declared
from farol.wording.context import Choice, Context, Group, JsonObject
from farol.wording.sheet import Events, Sheet, no_sheet


@dataclass(frozen=True)
class Wording:
    """One game in words."""

    progress: Callable[[Context[Any]], str]
    status: Callable[[Context[Any]], str]
    label: Callable[[Choice, Context[Any]], str]
    group: Callable[[Choice, Context[Any]], str]  # what choices share; "": it stands alone
    log: Callable[[JsonObject, Context[Any]], str | None]
    describe: Callable[[Context[Any]], list[Group]]
    sheet: Callable[[Context[Any], Events], Sheet | None] = no_sheet  # after the end


def find_wording(game: str) -> Wording | None:
    """The words that lie beside the game's rules, without loading them."""
    found = beside(game, "wording", "WORDING")
    return found if isinstance(found, Wording) else None


def beside(game: str, part: str, name: str) -> object:
    """What a package beside the game's rules calls so, without loading the rules; None if there is
    none."""
    for point in declared():
        package = point.module.rpartition(".")[0]
        if point.name == game and package and find_spec(f"{package}.{part}") is not None:
            return getattr(import_module(f"{package}.{part}"), name, None)
    return None
