"""Claims from typed words: of those that a game declares, the ones that the words fit."""

from collections.abc import Sequence
from typing import Final

from farol.core.errors import BadClaim
from farol.phrases.position import ReaderPosition
from farol.phrases.reading import NamedChoice, Reading, exact, read
from farol.phrases.tokens import split
from farol.telling.context import JsonObject

QUESTION: Final = "?"


def sayable(position: ReaderPosition) -> list[NamedChoice]:
    """All claims that the seat may make now, with their words."""
    sight, space = position.sight, position.words.claims
    found: list[NamedChoice] = []
    for kind in space.kinds:
        if sight.me is None or kind.name not in sight.claims:
            continue
        for number in range(kind.base, kind.base + kind.size):
            try:
                space.check(number, sight.me, len(sight.names))
            except BadClaim:
                continue
            found.append(_named(number, position))
    return found


def _named(number: int, position: ReaderPosition) -> NamedChoice:
    words, context = position.words, position.context
    claim: JsonObject = dict(words.claims.to_json(number))
    label = words.claim(claim, context)
    kind = context.say(f"claim-kind-{claim['type']}")
    more = context.say(f"claim-words-{claim['type']}", **_words_of(claim))
    return NamedChoice(claim, label, words.claims.to_text(number), (kind,), _known(more))


def _words_of(claim: JsonObject) -> dict[str, str]:
    return {name: str(value) for name, value in claim.items() if name != "type"}


def _known(words: str) -> str:
    """Additional words of a claim; none if the game has no message for it."""
    return "" if words.startswith("claim-words-") else words


def heard(text: str, position: ReaderPosition) -> Reading:
    """The claims that words fit, after the word for saying."""
    claims = sayable(position)
    written = exact(text, claims)
    return read(position.words.reader.read(text), claims if written is None else [written])


def spoken(text: str, position: ReaderPosition) -> list[NamedChoice]:
    """The claims that a whole sentence makes, such as "I saw gold under the Moon" or "accuse Ada".
    It has to begin like a claim: "is Ada honest" is a question."""
    if QUESTION in text or not split(text):
        return []
    claims = [one for one in sayable(position) if _begins(text, one)]
    written = exact(text, claims)
    found = read(position.words.reader.read(text), claims)
    return [written] if written is not None else found.found if found.exact else []


def _begins(text: str, claim: NamedChoice) -> bool:
    first = split(text)[0]
    return first in {*split(claim.label)[:1], *split(claim.more)}


def told(lines: Sequence[JsonObject], position: ReaderPosition) -> list[str]:
    """Claims as lines with their speakers."""
    context = position.context
    return [
        context.say(
            "said-line",
            name=context.name(line["seat"]),
            words=position.words.claim(line["claim"], context),
        )
        for line in lines
    ]
