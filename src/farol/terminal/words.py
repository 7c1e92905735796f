"""Texts: the game's names from the server, then the terminal client's own."""

from farol.core.data import read_text
from farol.telling.claims import claim_texts
from farol.telling.scope import Rules
from farol.telling.texts import Texts


def own_texts(language: str, names: str = "", rules: Rules | None = None) -> Texts:
    """The game's names, if loaded, and the texts of this program."""
    own = read_text(__package__, f"text/words.{language}.ftl")
    return Texts(language, names, own, claim_texts(language), rules=rules)
