"""farol new-game: a package with a minimal game and failing tests for the rules to write."""

import keyword
import re
import shutil
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Annotated, Final

from cyclopts import Parameter

from farol.commands.arguments import BadRequest, Language, check_language, own_words
from farol.core.errors import shown
from farol.games import ALL
from farol.words import Words

MOST_SEATS: Final = 10
KINDS: Final = ("cards", "tiles", "board")  # the first one where nobody can be asked
COMMON: Final = "common"  # folder of what every kind begins with
SUFFIX: Final = ".in"  # suffix of template files, so that no tool takes them for code
PACKAGE: Final = "package"  # placeholder of the game's folder

Name = Annotated[str, Parameter(help="Name of the new game: small letters, digits and _.")]
Kind = Annotated[
    str | None,
    Parameter(
        help="What it begins with: cards (hands and tricks), tiles (a bag, racks, a board),"
        " board (stones, nothing hidden). It is asked for at a terminal."
    ),
]
SeatRange = Annotated[str, Parameter(help="How many can play, such as 2-5 or 4.")]


class _Template(Template):
    """A text with §name in it: dollars belong to Fluent."""

    delimiter = "§"


def new_game(
    name: Name, /, *, kind: Kind = None, seats: SeatRange = "2-4", language: Language = None
) -> None:
    """Write a package with a game that runs at once; its rules are examples to be replaced."""
    words = own_words(check_language(language))
    low, high = _check_seats(seats)
    folder = Path(_check_name(name))
    _write(folder, _check_kind(kind or _asked(words)), _values(name, low, high))
    print(words.say("new-game-written", folder=str(folder)))
    for step in (
        f"cd {folder}",
        "pip install -e .",
        f"farol demo {name}",
        f"farol check-game {name} --tests tests",
        "farol",
    ):
        print(f"    {step}")
    print(words.say("new-game-next"))


def _asked(words: Words) -> str:
    """The kind that is chosen at the terminal; without one, the first."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return KINDS[0]
    for number, kind in enumerate(KINDS, 1):
        print(f"{number}. {words.say(f'new-game-{kind}')}")
    answer = input(words.say("new-game-kind") + " ").strip().lower()
    if answer.isdecimal() and 1 <= int(answer) <= len(KINDS):
        return KINDS[int(answer) - 1]
    return answer or KINDS[0]


def _check_kind(kind: str) -> str:
    if kind not in KINDS:
        raise BadRequest(f"--kind is {', '.join(KINDS[:-1])} or {KINDS[-1]}, not {shown(kind)}.")
    return kind


def _check_seats(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text, re.ASCII)
    if found is None:
        raise BadRequest(f"--seats is a number or a range such as 2-5, not {shown(text)}.")
    low = int(found[1])
    high = int(found[2] or low)
    if not 1 <= low <= high <= MOST_SEATS:
        raise BadRequest(f"--seats goes up, from 1 at least to {MOST_SEATS} at most.")
    return low, high


def _check_name(name: str) -> str:
    if re.fullmatch(r"[a-z][a-z0-9_]*", name, re.ASCII) is None or keyword.iskeyword(name):
        raise BadRequest(
            f"A game is called by small letters, digits and _, as Python allows, not {shown(name)}."
        )
    if name in ALL:
        raise BadRequest(f"There is a game {name} already.")
    if Path(name).exists():
        raise BadRequest(f"There is a folder {name} already; nothing was written.")
    if find_spec(name) is not None:
        raise BadRequest(f"There is a Python package {name} already; take another name.")
    return name


def _values(name: str, low: int, high: int) -> dict[str, str]:
    """The values of the template's placeholders."""
    words = [word for word in name.split("_") if word]
    return {
        "name": name,
        "klass": "".join(word.capitalize() for word in words),
        "title": " ".join(words).capitalize(),
        "letter": name[0].upper(),
        "rule": name[0],
        "low": str(low),
        "high": str(high),
        "stop": str(high + 1),
        "players": f"{low} to {high} players" if low < high else f"{low} players",
    }


def _write(folder: Path, kind: str, values: dict[str, str]) -> None:
    """Write every file of the new game, or none."""
    try:
        folder.mkdir()
    except OSError as error:
        raise BadRequest(f"{folder} cannot be written: {error.strerror}.") from error
    try:
        for part in (COMMON, kind):
            _fill(resources.files(__package__) / "template" / part, folder, values)
    except OSError as error:
        shutil.rmtree(folder)
        raise BadRequest(f"{folder} cannot be written: {error.strerror}.") from error


def _fill(source: Traversable, folder: Path, values: dict[str, str]) -> None:
    for item in source.iterdir():
        if item.is_dir():
            inner = folder / (values["name"] if item.name == PACKAGE else item.name)
            inner.mkdir(exist_ok=True)
            _fill(item, inner, values)
        else:
            text = _Template(item.read_text(encoding="utf-8")).substitute(values)
            (folder / item.name.removesuffix(SUFFIX)).write_text(text, encoding="utf-8")
