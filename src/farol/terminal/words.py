"""Texts: the game's names from the server, then those of the terminal client."""

from farol.core.data import read_text
from farol.wording.texts import Texts


def own_texts(language: str, names: str = "") -> Texts:
    """The terminal's texts, together with a game's names if given."""
    return Texts(language, names, read_text(__package__, f"text/words.{language}.ftl"))
