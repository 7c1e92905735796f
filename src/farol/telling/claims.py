"""Claims in sentences."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from farol.core.data import read_text
from farol.telling.context import Context, JsonObject, Value


@cache
def claim_texts(language: str) -> str:
    """The source of the sentences that claims of all games share."""
    return read_text(__package__, f"text/claims.{language}.ftl")


def claim_sentence(claim: JsonObject, parts: Mapping[str, str], context: Context[Any]) -> str:
    """A claim as a sentence. `parts`: the kind of each part, `seat`, `number` or `word`; words
    select the sentence, the other parts are its arguments."""
    values: dict[str, Value] = {}
    for name, kind in parts.items():
        value = claim.get(name)
        values[name] = str(value) if kind == "word" else part_words(name, kind, value, context)
    return context.say(f"claim-{claim.get('type', '')}", **values)


def part_words(name: str, kind: str, value: object, context: Context[Any]) -> str:
    """A part of a claim: a seat's name, or a named value."""
    if kind == "seat":
        return context.name(value if isinstance(value, int) else None)
    return context.say(f"claim-{name}-{value}")
