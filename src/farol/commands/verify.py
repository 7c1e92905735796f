"""farol verify: check that a record's dice and decks were not arranged."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from farol.commands.arguments import BadRequest, Language, check_language, own_words
from farol.table.verify import LARGEST_FILE, read_record
from farol.table.verify import verify as verified

File = Annotated[str, Parameter(help="A complete record; - reads it from stdin.")]


def verify(file: File, /, *, language: Language = None) -> None:
    """Play a complete record again and check every outcome of chance against its secret."""
    words = own_words(check_language(language))
    checked = verified(read_record(_read(file)))
    print(
        words.say(
            "verified-game",
            game=checked.game,
            seats=checked.seats,
            decisions=checked.decisions,
            undone=checked.undone,
        )
    )
    print(words.say("verified-chance", outcomes=checked.outcomes))
    print(words.say("verified-secret"))
    print(words.say("verified-over" if checked.over else "verified-not-over"))


def _read(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    try:
        with Path(file).open("rb") as opened:
            return opened.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadRequest(f"{file!r} cannot be read: {error.strerror}.") from error
