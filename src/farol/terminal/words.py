"""Words in the person's language: the game's own, as the server has them, then the program's."""

from farol.core.data import read_text
from farol.wording.texts import Texts


def own_texts(language: str, names: str = "") -> Texts:
    """A game's names, if there are any yet, and what this program says itself."""
    return Texts(language, names, read_text(__package__, f"text/words.{language}.ftl"))
