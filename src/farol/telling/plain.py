"""Generic texts for a game without its own: view, choices and events by the names in its texts."""

from collections.abc import Iterable
from typing import Final

from farol.telling.context import Choice, Context, Group, JsonObject
from farol.telling.naming import NOTHING, inline, member_name, things
from farol.telling.scope import TellingFrame, telling
from farol.telling.teller import log as sentence

Words = Context[JsonObject]

SHOWN: Final = {"game", "seats", "phase", "to_act"}  # shown in the bar and at the seats
PLAYERS: Final = "players"  # list with an object per seat, in order


def progress(_context: Words) -> str:
    """Empty: there is no common measure of progress."""
    return ""


def status(context: Words) -> str:
    """The phase in the game's words, which may use members of the view: `phase-block = Does anybody
    block { $actor }?`."""
    phase, say = context.view.get("phase", ""), context.say
    with telling(TellingFrame(context.view, context)):
        return say.here(message) if say.has(message := f"phase-{phase}") else str(phase)


def _members(members: Iterable[tuple[str, object]], context: Words) -> str:
    say = context.say
    return ", ".join(f"{member_name(name, say)} {inline(name, one, say)}" for name, one in members)


def label(choice: Choice, context: Words) -> str:
    """A choice as `action-<type>` of the game, followed by the members that the text does not
    use."""
    say, message = context.say, f"action-{choice['type']}"
    members = {name: value for name, value in choice.items() if name != "type"}
    with telling(TellingFrame(members, context)):
        text = say.here(message)
        told = text != message
        named = say.variables(message) if told else frozenset()
        rest = _members(
            ((name, one) for name, one in members.items() if name not in named), context
        )
        head = text if told else member_name(str(choice["type"]), say)
    return " · ".join(part for part in (head, rest) if part)


def path(choice: Choice, context: Words) -> list[str]:
    """Choices are in one list, but for those of a type with a heading: `action-<type>.group`."""
    message = f"action-{choice['type']}.group"
    return [context.say(message)] if context.say.has(message) else []


def log(event: JsonObject, context: Words) -> str | None:
    """An event as `event-<kind>` of the game, followed by what only this seat knows."""
    say, message = context.say, f"event-{event['kind']}"
    if say.has(f"{message}.quiet"):
        return None
    members = {name: value for name, value in event.items() if name != "kind"}
    with telling(TellingFrame(members, context)):
        text = sentence({**members, "kind": event["kind"]}, context)
        if text is None or text.startswith(message):
            rest = _members(members.items(), context)
            head = member_name(str(event["kind"]), say)
            return f"{head}: {rest}" if rest else head
        named = say.variables(message) | {"seat"}
        flat = ((name, one) for name, one in members.items() if not isinstance(one, list | dict))
        more = _members(((name, one) for name, one in flat if name not in named), context)
    return f"{text} ({more})" if more else text


def describe(context: Words) -> list[Group]:
    """The whole view: the seat's own things first, options last."""

    def rank(member: str) -> int:
        return {"me": 0, "options": 2}.get(member, 1)

    shown = (name for name, one in context.view.items() if name not in SHOWN and _is_told(one))
    members = sorted(shown, key=rank)
    with telling(TellingFrame(context.view, context)):
        return [
            Group(member_name(name, context.say), _lines(name, context.view[name], context))
            for name in members
        ]


def _is_told(value: object) -> bool:
    """Whether a member is told: what does not hold and what there is none of is not."""
    return value is not None and value is not False


def _lines(member: str, value: object, context: Words) -> list[str]:
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return [_row(number, one, member, context) for number, one in enumerate(value, 1)]
    if isinstance(value, dict):
        return [_entries(value, context)]
    return [_held(member, value, context)]


def _held(member: str, value: object, context: Words) -> str:
    if isinstance(value, list):
        return ", ".join(things(member, value, context.say)) or NOTHING
    return inline(member, value, context.say)


def _entries(value: JsonObject, context: Words) -> str:
    say = context.say
    told = ((name, one) for name, one in value.items() if _is_told(one))
    return "; ".join(f"{member_name(name, say)} {_held(name, one, context)}" for name, one in told)


def _row(number: int, value: object, member: str, context: Words) -> str:
    if not isinstance(value, dict):
        return f"{number}: {_held(member, [value], context)}"
    owner = context.name(value.get("seat", number - 1 if member == PLAYERS else None))
    rest = {name: one for name, one in value.items() if name != "seat"} if owner else value
    return f"{owner or number}: {_entries(rest, context)}"
