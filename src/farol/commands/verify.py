"""farol verify: check that a record's dice and decks were not arranged."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from farol.commands.arguments import BadRequest, Language, check_language, own_words
from farol.server.play.verify import DIGITS, LARGEST_FILE, read_record
from farol.server.play.verify import verify as verified

File = Annotated[str, Parameter(help="A complete record; - reads it from stdin.")]
Seal = Annotated[str, Parameter(help="The seal that the page showed during the game.")]
History = Annotated[str, Parameter(help="The number of the whole game, from the end sheet.")]


def verify(
    file: File, /, *, seal: Seal = "", history: History = "", language: Language = None
) -> None:
    """Play a complete record again and check every outcome of chance against what was sealed."""
    words = own_words(check_language(language))
    checked = verified(read_record(_read(file)), seal, history)
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
    print(words.say("verified-salts", salted=checked.salted, people=checked.people))
    for name in checked.withheld:
        print(words.say("verified-withheld", name=name))
    if not checked.seal:
        print(words.say("verified-nameless"))
        return
    print(
        words.say(
            "verified-seal" if seal else "verified-seal-unknown", seal=_in_groups(checked.seal)
        )
    )
    print(
        words.say(
            "verified-history" if history else "verified-history-unknown",
            history=_in_groups(checked.history),
        )
    )


def _in_groups(digits: str) -> str:
    """The first digits as the page shows them."""
    return " ".join(digits[start : start + 4] for start in range(0, DIGITS, 4))


def _read(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    try:
        with Path(file).open("rb") as opened:
            return opened.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadRequest(f"{file!r} cannot be read: {error.strerror}.") from error
