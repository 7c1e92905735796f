"""Names of members, values and seats, from a game's texts.

Message ids are those of web/src/games/README.md: `<member>` for a member, `<member>-<value>` for
its value and `word-<value>` for a value of any member.
"""

from collections.abc import Callable
from typing import Any, Final

from fluent.runtime.types import FluentNumber, FluentType, fluent_number

from farol.core.game import SEAT_MEMBERS, SEATS
from farol.core.text import isolated
from farol.telling.context import TextSource
from farol.telling.scope import now

NONE: Final = "null"  # selector value for a missing value
NOTHING: Final = "–"


class NamedWord(FluentType):
    """A value with a name: printed by its name, compared by RAW."""

    def __init__(self, value: Any, text: Callable[[], str]) -> None:
        self.value = value
        self.text = text

    def format(self, locale: object) -> str:  # noqa: ARG002 - Fluent's signature
        """The name."""
        return self.text()


class Held(NamedWord):
    """A list or an object, for functions; printed raw."""


def raw(value: object) -> Any:
    """The raw value."""
    if isinstance(value, NamedWord):
        return value.value
    if isinstance(value, FluentNumber):
        return int(value) if isinstance(value, int) else float(value)  # type: ignore[arg-type]
    return None if value == NONE else value


def seat_name(seat: object, say: TextSource) -> str:
    """The name of a seat; a player without a seat has a name in the texts."""
    context = now().context
    if isinstance(seat, int) and not isinstance(seat, bool):
        return isolated(context.name(seat)) if context is not None else ""
    return say(seat) if isinstance(seat, str) else ""


def name_of(member: str, value: str | int | float, say: TextSource) -> str | None:
    """The message that names a value of a member; None if there is none."""
    for owner in (member, member.removesuffix("s"), "word"):
        if say.has(message := f"{owner}-{value}"):
            return message
    return None


def is_seat(member: str, say: TextSource) -> bool:
    """Whether a member holds a seat: by its name, or because its type or an action's part says
    so."""
    return member in SEATS or (say.has(SEAT_MEMBERS) and member in say(SEAT_MEMBERS).split())


def told(value: object, member: str, say: TextSource) -> object:
    """A value as a Fluent argument: with its name if it has one."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if not isinstance(value, str | int | float):
        return (
            value
            if isinstance(value, FluentType)
            else Held(value, lambda: inline(member, value, say))
        )
    if isinstance(value, int) and is_seat(member, say) and (name := seat_name(value, say)):
        return NamedWord(value, lambda: name)
    if member and (message := name_of(member, value, say)):
        return NamedWord(value, lambda: say(message))
    return isolated(value) if isinstance(value, str) else fluent_number(value)


def member_name(member: str, say: TextSource) -> str:
    """The name of a member."""
    name = say(member) if say.has(member) else member
    return name if name != member else member.replace("_", " ").replace("-", " ")


def inline(member: str, value: object, say: TextSource) -> str:
    """A value in one line. None is a face-down item in a list, and "nothing" elsewhere."""
    match value:
        case None:
            return NOTHING
        case bool():
            return say("yes" if value else "no").lower()
        case int() | float() | str():
            if isinstance(value, int) and is_seat(member, say) and (name := seat_name(value, say)):
                return name
            return say(message) if (message := name_of(member, value, say)) else str(value)
        case list():
            return ", ".join(things(member, value, say)) or NOTHING
        case dict():
            parts = [
                f"{member_name(name, say)} {inline(name, one, say)}" for name, one in value.items()
            ]
            return ", ".join(parts) or NOTHING
        case _:
            return str(value)


def things(member: str, values: list[Any], say: TextSource) -> list[str]:
    """The items of a list in words."""
    one = "seat" if member == "seats" else member
    return [say("plain-hidden") if each is None else inline(one, each, say) for each in values]
