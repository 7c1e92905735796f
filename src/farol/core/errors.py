"""Every way to be refused, each with one sentence that says what and why."""

import reprlib

_LONGEST = 200  # characters of a value in an error
_LARGEST = 128  # bits of a number that is written out


class _Short(reprlib.Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxstring = 60
        self.maxother = 60

    def repr_int(self, x: int, level: int) -> str:
        # Python refuses to write out numbers of some thousand digits
        if x.bit_length() > _LARGEST:
            return f"a number of {x.bit_length()} bits"
        return super().repr_int(x, level)


_short = _Short()


def shown(value: object) -> str:
    """A value as it may stand in an error: short, whatever its size."""
    text = _short.repr(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


class FarolError(Exception):
    """Base of all refusals; `str()` is a sentence for people."""


class BadOptions(FarolError):
    """Seats or options that the game does not offer."""


class BadAction(FarolError):
    """Input that does not describe an action of the game at all."""


class BadClaim(FarolError):
    """An unknown or currently unavailable claim."""


class IllegalAction(FarolError):
    """An action that the rules forbid here; `rule` is the number of the rule in the game's text.

    `kind` is the message in the game's text/refusals.<language>.ftl that tells people what is
    missing, with these values; without one they are told the rule. `who` is a seat; other words
    are messages of their own where there are such.
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
    """What a game's package brings for the browser cannot be used."""


class BadRecord(FarolError):
    """A record that does not replay."""
