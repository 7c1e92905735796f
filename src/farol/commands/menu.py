"""farol menu: the games and the commands."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farol.commands.arguments import Language, check_language, own_words
from farol.games import ALL
from farol.version import version_line
from farol.words import Words

COMMANDS = {
    "serve": "farol",
    "party": "farol party",
    "play": "farol play GAME",
    "verify": "farol verify FILE",
    "rules": "farol rules GAME",
    "demo": "farol demo GAME",
    "score": "farol score GAME FILE",
    "bench": "farol bench playouts",
    "new-game": "farol new-game NAME",
    "help": "farol --help",
}


def menu(*, language: Language = None) -> None:
    """Show the games and what can be done with them."""
    language = check_language(language)
    words = own_words(language)
    console = Console(highlight=False)
    console.print()
    console.print(Text.assemble(("Farol", "bold yellow"), "  ", words.say("welcome")))
    _print_section(console, words.say("games"), _games(words, language))
    _print_section(console, words.say("commands"), _commands(words))
    console.print(Text(f"\n{version_line()}", style="dim"))


def _print_section(console: Console, title: str, table: Table) -> None:
    console.print(Text(f"\n{title}", style="bold"))
    console.print(Padding(table, (0, 0, 0, 2), expand=False))


def _games(words: Words, language: str) -> Table:
    table = Table.grid(padding=(0, 2))
    for name, game in ALL.items():
        names = Words(game.names(language), language)
        low, high = game.seats[0], game.seats[-1]
        table.add_row(
            Text(name, style="yellow"),
            Text(f"{names.say('game')}: {names.say('tagline')}"),
            Text(words.say("seats", low=low, high=high), style="dim"),
        )
    return table


def _commands(words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for name, example in COMMANDS.items():
        table.add_row(Text(example, style="cyan"), Text(words.say(f"command-{name}")))
    return table
