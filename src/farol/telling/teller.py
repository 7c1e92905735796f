"""Texts of a game: status, choices, events.

The message id follows from the kind (`event-<kind>`, `action-<type>`, `status`, `progress`) and
from the rules in the game's `telling.json`.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from farol.telling.context import Choice, Context, JsonObject
from farol.telling.scope import Rules, TellingFrame, telling

Words: TypeAlias = Context[Any]


def framed(thing: object, context: Words, events: Sequence[JsonObject] = ()) -> TellingFrame:
    """The frame of a thing."""
    return TellingFrame(thing, context, context.say.rules or Rules(), None, events)


def tell(message: str, thing: JsonObject, context: Words) -> str:
    """A message about a thing, for the viewer."""
    with telling(framed(thing, context)):
        return context.say.here(message)


def part(message: str, thing: JsonObject, context: Words) -> str:
    """A part (`.heard`) of the message about a thing; "" if it has none."""
    with telling(framed(thing, context)):
        say = context.say
        base, _, attribute = message.partition(".")
        own = say.picked(message)
        if own == message:
            own = f"{(say.picked(base) or base).partition('.')[0]}.{attribute}"
        return say.here(own) if say.has(own) else ""


def progress(context: Words) -> str:
    """The progress of the game."""
    return tell("progress", context.view, context)


def status(context: Words) -> str:
    """The status, in one line."""
    return tell("status", context.view, context)


def label(choice: Choice, context: Words) -> str:
    """The full label of a choice."""
    with telling(framed(choice, context)):
        message = f"action-{choice['type']}"
        whole = "action" if context.say.has("action") else message
        return context.say.here(whole)


def path(choice: Choice, context: Words) -> list[str]:
    """The group path of a choice, which keeps lists short: the piece, then the place."""
    message = f"action-{choice['type']}"
    parts = (part(f"{message}.{name}", choice, context) for name in ("path", "then"))
    return [one for one in parts if one]


def log(event: JsonObject, context: Words) -> str | None:
    """One line of the log, in the variant for the viewer: `.own` for their own action, `.mine` for
    an action against them. None for events covered by another line."""
    say = context.say
    with telling(framed(event, context)):
        message = say.picked(f"event-{event['kind']}")
        if "." not in message:
            for voice, member in (("own", "seat"), ("mine", "target")):
                mine = context.me is not None and event.get(member) == context.me
                if mine and say.has(f"{message}.{voice}"):
                    return say.here(f"{message}.{voice}")
        return say.here(message) or None


def heard(event: JsonObject, context: Words) -> str | None:
    """The visible part of an event that its line leaves out."""
    return part(f"event-{event['kind']}.heard", event, context) or None


def brief(event: JsonObject, context: Words) -> str | None:
    """What is said of an event where a turn is one sentence, in a few words; None: nothing."""
    rules = context.say.rules
    if rules is None or event["kind"] not in rules.data.get("brief", ()):
        return None
    return part(f"event-{event['kind']}.brief", event, context) or log(event, context)


def whole_line(event: JsonObject, context: Words) -> str | None:
    """The line of an event, with its visible part where the rules want it in the log."""
    rules = context.say.rules
    more = rules is not None and event["kind"] in rules.data.get("in_log", ())
    parts = [log(event, context), heard(event, context) if more else None]
    return " ".join(one for one in parts if one) or None
