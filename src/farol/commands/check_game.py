"""farol check-game: the conformance suite, with a summary."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from farol.commands.arguments import (
    BadRequest,
    GameName,
    Language,
    check_language,
    find_game,
    own_words,
)
from farol.core.errors import shown

if TYPE_CHECKING:
    from farol.testing.judge import Verdict

Tests = Annotated[
    Path | None, Parameter(help="The folder with the game's own tests; they are run as well.")
]
Only = Annotated[
    str,
    Parameter(
        help="Only checks with these words in their names, or of these parts, joined by and, or,"
        " not. The word list prints them all."
    ),
]
LIST = "list"  # as a word of --only


class Unfit(BadRequest):
    """A game that fails the suite."""


def check_game(
    game: GameName, /, *, tests: Tests = None, only: Only = "", language: Language = None
) -> None:
    """Judge a game by the whole suite: secrecy, worlds, copies, dumps, actions, chance, texts."""
    found = find_game(game)
    words = own_words(check_language(language))
    if tests is not None and not tests.is_dir():
        raise BadRequest(f"--tests must be a folder, and {str(tests)!r} is none.")
    from farol.testing.judge import FIRST, judge, parts  # noqa: PLC0415  # needs pytest

    if only == LIST:
        print(_listed(parts()))
        return
    console = Console(highlight=False)
    verdicts = judge(found, tests, partial(_print_verdict, console), only, partial(_begin, console))
    for part in dict.fromkeys(verdict.part for verdict in verdicts):
        _print_part(console, part, [verdict for verdict in verdicts if verdict.part == part])
    if not verdicts:
        known = _listed(parts())
        raise BadRequest(f"No check has {shown(only)} in its name or part. There are:\n{known}")
    failed = [verdict for verdict in verdicts if verdict.reason]
    if {verdict.part for verdict in failed} & {*FIRST} and len({one.part for one in failed}) > 1:
        console.print(Text(words.say("first-things"), style="dim"))
    if tests is None:
        console.print(Text(words.say("no-tests"), style="dim"))
    if failed:
        raise Unfit(words.say("unfit", game=found.name, failed=len(failed), checks=len(verdicts)))
    console.print(Text(words.say("fit", game=found.name, checks=len(verdicts)), style="bold"))


def _listed(parts: dict[str, list[str]]) -> str:
    return "\n".join(f"{part}: {', '.join(checks)}" for part, checks in parts.items())


def _begin(console: Console, check: str, part: str) -> None:
    """On a terminal the line of a check stands there while it runs."""
    if console.is_terminal:
        line = Text(f"… {part}: {check.replace('_', ' ')}", style="dim")
        line.truncate(console.width - 1, overflow="ellipsis")
        console.print(line, end="\r")
        console.file.flush()


def _print_verdict(console: Console, verdict: "Verdict") -> None:
    """One line when it has ended, and what it found."""
    if console.is_terminal:
        console.control(Control((ControlType.ERASE_IN_LINE, 2)))
    mark = ("✗ ", "bold red") if verdict.reason else ("✓ ", "green")
    told = Text.assemble(mark, f"{verdict.part}: {verdict.check.replace('_', ' ')}")
    if verdict.reason:
        told.append("\n    " + verdict.reason.replace("\n", "\n    "))
    console.print(told, soft_wrap=True)
    console.file.flush()  # a pipe would keep it


def _print_part(console: Console, part: str, verdicts: "list[Verdict]") -> None:
    held = sum(not verdict.reason for verdict in verdicts)
    mark = ("✓ ", "green") if held == len(verdicts) else ("✗ ", "bold red")
    console.print(Text.assemble(mark, f"{part}: {held}/{len(verdicts)}"))
