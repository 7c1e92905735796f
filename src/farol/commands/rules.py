"""farol rules: the numbered rules of a game, to read and to search."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from farol.commands.arguments import GameName, Language, check_language, find_game, own_words
from farol.core.text import Rule, Section

Search = Annotated[str | None, Parameter(help="Only rules with this text or number in them.")]


def rules(game: GameName, /, *, language: Language = None, search: Search = None) -> None:
    """Print the numbered rules of a game; a star marks what the rulebook does not settle."""
    language = check_language(language)
    words = own_words(language)
    console = Console(highlight=False)
    found: list[Rule] = []
    for section in find_game(game).rules(language):
        matching = [rule for rule in section.rules if _matches(rule, search)]
        if matching:
            _print_section(console, section, matching)
        found += matching
    if not found:
        console.print(Text(words.say("no-rule", text=search or "")))
    elif any(rule.reconstructed for rule in found):
        console.print(Text(f"\n{words.say('reconstructed')}", style="dim"))


def _matches(rule: Rule, search: str | None) -> bool:
    return search is None or search.casefold() in f"{rule.number} {rule.text}".casefold()


def _print_section(console: Console, section: Section, shown: list[Rule]) -> None:
    console.print(Text(f"\n{section.number}  {section.title}", style="bold yellow"))
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for rule in shown:
        mark = " *" if rule.reconstructed else ""
        table.add_row(Text(rule.number + mark, style="cyan"), Text(rule.text))
    console.print(table)
