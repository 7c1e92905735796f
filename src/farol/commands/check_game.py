"""farol check-game: the conformance suite, with a summary."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from farol.commands.arguments import (
    BadRequest,
    GameName,
    Language,
    check_language,
    find_game,
    own_words,
)

if TYPE_CHECKING:
    from farol.testing.judge import Verdict

Tests = Annotated[
    Path | None, Parameter(help="The folder with the game's own tests; they are run as well.")
]
Only = Annotated[str, Parameter(help="Only checks with these words in their names, as pytest -k.")]


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
    from farol.testing.judge import judge  # noqa: PLC0415  # only this command needs pytest

    console = Console(highlight=False)
    verdicts = judge(found, tests, lambda verdict: _print_failure(console, verdict), only)
    for part in dict.fromkeys(verdict.part for verdict in verdicts):
        _print_part(console, part, [verdict for verdict in verdicts if verdict.part == part])
    failed = [verdict for verdict in verdicts if verdict.reason]
    if tests is None:
        console.print(Text(words.say("no-tests"), style="dim"))
    if failed or not verdicts:
        raise Unfit(words.say("unfit", game=found.name, failed=len(failed), checks=len(verdicts)))
    console.print(Text(words.say("fit", game=found.name, checks=len(verdicts)), style="bold"))


def _print_failure(console: Console, verdict: "Verdict") -> None:
    if verdict.reason:
        sentence = verdict.check.replace("_", " ")
        told = Text.assemble(("✗ ", "bold red"), sentence, "\n    ", verdict.reason)
        console.print(told, soft_wrap=True)


def _print_part(console: Console, part: str, verdicts: "list[Verdict]") -> None:
    held = sum(not verdict.reason for verdict in verdicts)
    mark = ("✓ ", "green") if held == len(verdicts) else ("✗ ", "bold red")
    console.print(Text.assemble(mark, f"{part}: {held}/{len(verdicts)}"))
