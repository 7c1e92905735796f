"""farol score: a score pad for people who play with cardboard."""

import json as parser
import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from farol.commands.arguments import BadRequest, GameName, Language, check_language, find_game
from farol.core.data import Json
from farol.core.errors import shown
from farol.games import ALL, AnyGame, part
from farol.words import Words

LARGEST: Final = 1_000_000  # bytes; a pad has about 2,000

FileName = Annotated[
    str,
    Parameter(
        allow_leading_hyphen=True,  # for - alone
        help="JSON file with the boards; - or nothing reads standard input.",
    ),
]
AsJson = Annotated[bool, Parameter(negative=(), help="Print the pad as one JSON object.")]


def score(
    game: GameName, file: FileName = "-", /, *, json: AsJson = False, language: Language = None
) -> None:
    """Score the boards of a game played with cardboard: every line of the pad, and who wins."""
    played = find_game(game)
    own = _pad_of(played)
    language = check_language(language)
    pad = own.score_pad(_parse(_read(file), file))
    if json:
        print(parser.dumps(pad))
    else:
        _print_pad(own, pad, Words(played.names(language), language))


def _with_pads() -> list[str]:
    """The names of the games that have a score pad."""
    return [name for name, game in ALL.items() if part(game, "pad") is not None]


def _pad_of(game: AnyGame) -> ModuleType:
    pad = part(game, "pad")
    if pad is None:
        known = ", ".join(_with_pads()) or "no game here"
        raise BadRequest(f"There is no score pad for {game.name}, only for {known}.")
    return pad


def _read(file: str) -> bytes:
    if file.startswith("-") and file != "-":
        raise BadRequest(f"Unknown option: {file}.")
    try:
        if file == "-":
            source = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as opened:
                source = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadRequest(f"{shown(file)} cannot be read: {reason}.") from None
    if len(source) > LARGEST:
        raise BadRequest(f"{_called(file)} is too large for a score pad: over {LARGEST:,} bytes.")
    return source


def _parse(source: bytes, file: str) -> Json:
    try:
        data: Json = parser.loads(source.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadRequest(f"{_called(file)} is not text in UTF-8.") from None
    except RecursionError:
        raise BadRequest(f"{_called(file)} is nested too deeply for a score pad.") from None
    except ValueError as error:
        raise BadRequest(f"{_called(file)} is not JSON: {error}.") from None
    return data


def _called(file: str) -> str:
    return "Standard input" if file == "-" else shown(file)


def _print_pad(own: ModuleType, pad: Any, words: Words) -> None:
    """One column for each player; the winner's is bright and starred. Sums stand below a rule."""
    console = Console(highlight=False)
    players, winners = pad["players"], pad["winners"]
    table = Table(box=box.ROUNDED, title=words.say("pad-title"), title_style="bold")
    table.add_column("")
    for player in players:
        won = player["name"] in winners
        name = _printable(console, f"★ {player['name']}" if won else player["name"])
        table.add_column(name, justify="right", style="yellow" if won else "", min_width=5)
    sums = own.PAD_SUMS
    for line, following in zip(own.PAD_LINES, (*own.PAD_LINES[1:], ""), strict=True):
        last = bool(sums) and following == sums[0]
        style = ("bold" if line == sums[0] else "dim") if line in sums else ""
        cells = [Text(str(player[line])) for player in players]
        label = _printable(console, words.say(f"line-{line}"))
        table.add_row(label, *cells, style=style, end_section=last)
    console.print(table)
    message = "pad-winner" if len(winners) == 1 else "pad-shared"
    console.print(_printable(console, words.say(message, names=", ".join(winners))))


def _printable(console: Console, text: str) -> Text:
    """The text as far as the terminal's encoding can show it; never read as markup."""
    if not console.encoding.lower().startswith("utf"):
        text = text.replace("★", "*").encode(console.encoding, "replace").decode(console.encoding)
    return Text(text, overflow="fold")
