"""What sentences ask: combinations of senses, the same in every language.

A message `meaning-<name>` holds alternatives with commas between them: each names the senses that
a sentence has to have ("a/b": either) and may have ("a?"), and ends with "…" where words of the
game may follow. `asks-<name>` is that question in the vocabulary; without it the question has that
name. Words of the senses "$a", "@seat" and "@number" are added to it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farol.phrases.senses import Span
from farol.telling.texts import Texts

MEANING: Final = "meaning-"
REST: Final = "…"  # words of the game may follow
MAYBE: Final = "?"  # after a sense that may be there
NAMED: Final = "$"  # before a sense whose words belong to the question


@dataclass(frozen=True)
class Pattern:
    """Senses that a question has to have, and those that it may have."""

    needed: tuple[frozenset[str], ...]
    may: frozenset[str]  # senses that may be there
    named: frozenset[str]  # senses whose words belong to the question
    name: str
    rank: int  # of equal patterns the game's own comes first
    open: bool  # further words of the game belong to the question

    def explains(self, span: Span) -> bool:
        """Whether this question has a place for a word."""
        return bool(span.senses & self.may)

    def fits(self, spans: Sequence[Span]) -> bool:
        """Whether no sense is missing."""
        return all(any(span.senses & senses for span in spans) for senses in self.needed)


def patterns_of(texts: Texts) -> list[Pattern]:
    """All patterns; of equal ones those of the game have the higher rank."""
    found: list[Pattern] = []
    for rank, message in enumerate(reversed(texts.messages(MEANING)), 1):
        name = message.removeprefix(MEANING).partition("--")[0]
        found += [_pattern(one.strip(), name, rank) for one in texts(message).split(",")]
    return found


def _pattern(written: str, name: str, rank: int) -> Pattern:
    parts = [part for part in written.split() if part != REST]
    senses = [frozenset(part.strip(NAMED + MAYBE).split("/")) for part in parts]
    needed = [some for some, part in zip(senses, parts, strict=True) if part[-1] != MAYBE]
    pairs = zip(parts, senses, strict=True)
    named = {one for part, some in pairs for one in some if part[0] == NAMED or one[0] == "@"}
    may = frozenset[str]().union(*senses)
    return Pattern(tuple(needed), may, frozenset(named), name, rank, written.endswith(REST))
