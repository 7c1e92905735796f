"""Texts: the game's names from the server, then those of the terminal client."""

from farol.core.data import read_text
from farol.telling.scope import Rules
from farol.telling.texts import Texts


def own_texts(language: str, names: str = "", rules: Rules | None = None) -> Texts:
    """A game's names, if there are any yet, and what this program says itself."""
    return Texts(language, names, read_text(__package__, f"text/words.{language}.ftl"), rules=rules)
