"""Arguments shared by commands: descriptions and validation."""

import os
from collections.abc import Iterable
from typing import Annotated, Final

from cyclopts import Parameter

from farol.core.data import read_text
from farol.core.errors import FarolError, shown
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame
from farol.words import Words, preferred_language

USUAL_SEATS: Final = 4

GameName = Annotated[str, Parameter(help="Name of a game.")]
Seats = Annotated[
    int | None, Parameter(help="Number of seats; without it 4, or the nearest number possible.")
]
Seed = Annotated[int, Parameter(help="The same seed gives the same games.")]
Language = Annotated[str | None, Parameter(help="en or es; without it what LANG says.")]


class BadRequest(FarolError):
    """An invalid argument."""


def find_game(name: str) -> AnyGame:
    """The game of this name; BadRequest says which there are."""
    game = ALL.get(name.lower())
    if game is None:
        raise BadRequest(f"There is no game {shown(name)}; the games are: {', '.join(ALL)}.")
    return game


def check_seats(game: AnyGame, wanted: int | None) -> int:
    """A number of seats that the game allows; BadOptions says which those are."""
    if wanted is None:
        return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    game.new(wanted)
    return wanted


def check_seed(seed: int) -> int:
    """A seed as Rand takes it."""
    if seed < 0:
        raise BadRequest(f"--seed must be 0 or more, not {shown(seed)}.")
    return seed


def read_options(words: Iterable[str]) -> dict[str, bool | int | str]:
    """Options of a game, each as name=value; true, false and numbers as such.

    >>> read_options(["rounds=3", "short=true", "map=old"])
    {'rounds': 3, 'short': True, 'map': 'old'}
    """
    options: dict[str, bool | int | str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not name or not sign:
            raise BadRequest(f"--option is written name=value, not {shown(word)}.")
        if value in {"true", "false"}:
            options[name] = value == "true"
        else:
            options[name] = int(value) if value.lstrip("-").isdigit() else value
    return options


def check_language(wanted: str | None) -> str:
    """A supported language; by default the environment's."""
    if wanted is None:
        return preferred_language(os.environ)
    if wanted not in LANGUAGES:
        raise BadRequest(f"--language is one of {', '.join(LANGUAGES)}, not {shown(wanted)}.")
    return wanted


def own_words(language: str) -> Words:
    """The texts of the commands."""
    return Words(read_text(__package__, f"text/words.{language}.ftl"), language)
