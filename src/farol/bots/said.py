"""Something to say, before it is put into a language."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from farol.words import Words


@dataclass(frozen=True)
class Said:
    """A message of text/bots.*.ftl with its values, and perhaps the reason for it."""

    message: str
    values: dict[str, int | str] = field(default_factory=dict)
    reason: "Said | None" = None

    def in_words(self, words: Words, names: Sequence[str] = ()) -> str:
        """The sentence in the language of these words; seats by name where names are given."""
        values = dict(self.values)
        if "seat" in values:
            values["who"] = seat_name(int(values["seat"]) - 1, words, names)
        text = words.say(self.message, **values)
        return text if self.reason is None else f"{text}: {self.reason.in_words(words)}"


def seat_name(seat: int, words: Words, names: Sequence[str]) -> str:
    """A seat as people call it."""
    return names[seat] if names else words.say("seat", seat=seat + 1)
