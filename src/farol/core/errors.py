"""All errors for invalid input, each with one sentence that says what and why."""

import reprlib

_LONGEST = 200  # characters of a value in an error
_LARGEST = 128  # bits of a number that is shown in full


class _Short(reprlib.Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxstring = 60
        self.maxother = 60

    def repr_int(self, x: int, level: int) -> str:
        # Python refuses to convert numbers of some thousand digits
        if x.bit_length() > _LARGEST:
            return f"a number of {x.bit_length()} bits"
        return super().repr_int(x, level)


_short = _Short()


def shown(value: object) -> str:
    """A value for an error message, shortened."""
    text = _short.repr(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


class FarolError(Exception):
    """Base of all errors for users; `str()` is a sentence for people."""


class BadOptions(FarolError):
    """Seats or options that the game does not support."""


class BadAction(FarolError):
    """Input that describes no action of the game."""


class BadClaim(FarolError):
    """An unknown or currently unavailable claim."""


class IllegalAction(FarolError):
    """An action that the rules forbid here; `rule` is the number of the rule in the game's text.

    `kind` is the message in the game's text/refusals.<language>.ftl with the reason, formatted with
    these values; without it the rule is shown. `who` is a seat; other values are ids of messages if
    such messages exist.
    """

    def __init__(
        self, rule: str, sentence: str, kind: str = "", **values: int | str | tuple[str, ...]
    ) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.sentence = sentence
        self.kind = kind
        self.values = values


class BadPosition(FarolError):
    """A dumped state that cannot be loaded."""


class BadLesson(FarolError):
    """A lesson that cannot be read or played."""


class BadDrawing(FarolError):
    """A game package's file for the browser is unusable."""


class BadRecord(FarolError):
    """A record that does not replay."""
