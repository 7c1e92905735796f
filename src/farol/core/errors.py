"""Every way to be refused, each with one sentence that says what and why."""

import reprlib

_short = reprlib.Repr()
_short.maxstring = 60
_short.maxother = 60
_short.maxlong = 30


def shown(value: object) -> str:
    """A value as it may stand in an error: short, whatever its size."""
    return _short.repr(value)


class FarolError(Exception):
    """Base of all refusals; `str()` is a sentence for people."""


class BadOptions(FarolError):
    """Seats or options that the game does not offer."""


class BadAction(FarolError):
    """Input that does not describe an action of the game at all."""


class IllegalAction(FarolError):
    """An action that the rules forbid here; `rule` is the number of the rule in the game's text."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.sentence = sentence


class BadPosition(FarolError):
    """A dumped state that cannot be loaded."""


class BadRecord(FarolError):
    """A record that does not replay."""
