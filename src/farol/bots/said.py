"""Something to say, before it is put into a language."""

from dataclasses import dataclass, field

from farol.words import Words


@dataclass(frozen=True)
class Said:
    """A message of text/bots.*.ftl with its values, and perhaps the reason for it."""

    message: str
    values: dict[str, int | str] = field(default_factory=dict)
    reason: "Said | None" = None

    def in_words(self, words: Words) -> str:
        """The sentence in the language of these words."""
        text = words.say(self.message, **self.values)
        return text if self.reason is None else f"{text}: {self.reason.in_words(words)}"
