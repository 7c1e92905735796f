"""farol score: a score pad for people who play with cardboard."""

import json as parser
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from farol.commands.arguments import BadRequest, GameName, Language, check_language, find_game
from farol.core.data import Json
from farol.core.errors import shown
from farol.games.ghosts_galore.pad import PAD_LINES, score_pad
from farol.words import Words

PADS: Final[dict[str, Callable[[Json], dict[str, Json]]]] = {"ghosts_galore": score_pad}
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
    game: GameName,
    file: FileName = "-",
    /,
    *,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """Score the boards of a game played with cardboard: every line of the pad, and who wins."""
    played = find_game(game)
    if played.name not in PADS:
        raise BadRequest(f"There is no score pad for {played.name}, only for {', '.join(PADS)}.")
    language = check_language(language)
    pad = PADS[played.name](_parse(_read(file), file))
    if json:
        print(parser.dumps(pad))
    else:
        _print_pad(pad, Words(played.names(language), language))


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


def _print_pad(pad: Any, words: Words) -> None:
    """One column for each player; the winner's is bright and starred."""
    console = Console(highlight=False)
    players, winners = pad["players"], pad["winners"]
    table = Table(box=box.ROUNDED, title=words.say("pad-title"), title_style="bold")
    table.add_column("")
    for player in players:
        won = player["name"] in winners
        name = _printable(console, f"★ {player['name']}" if won else player["name"])
        table.add_column(name, justify="right", style="yellow" if won else "", min_width=5)
    for line in PAD_LINES:
        last = line == PAD_LINES[-3]  # total and dead ends stand below a rule
        style = {"total": "bold", "dead_ends": "dim"}.get(line, "")
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
