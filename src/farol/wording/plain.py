"""A game that nobody has put into words: its view, choices and events by the names in its texts.

Names are those of web/src/games/README.md: `event-<kind>`, `action-<type>`, `phase-<phase>`,
`<member>` for a member, `<member>-<value>` for what it holds and `word-<value>` for what any holds.
"""

from typing import Final

from farol.wording.context import Choice, Context, Group, JsonObject, Value
from farol.wording.wording import Wording

Words = Context[JsonObject]

SEATS: Final = {"seat", "player", "target", "to_act", "winner", "winners"}
SHOWN: Final = {"game", "seats", "phase", "to_act"}  # the bar and the seats show them
PLAYERS: Final = "players"  # has an object for each seat, in their order
NOTHING: Final = "–"


def _named(context: Words, message: str) -> str | None:
    text = context.say(message)
    return None if text == message else text


def member_name(member: str, context: Words) -> str:
    """What a member is called."""
    return _named(context, member) or member.replace("_", " ").replace("-", " ")


def word_name(member: str, value: float | str, context: Words) -> str:
    """What a word or number is called in a member, or wherever it stands."""
    for owner in (member, member.removesuffix("s"), "word"):
        name = _named(context, f"{owner}-{value}")
        if name is not None:
            return name
    return str(value)


def inline(member: str, value: object, context: Words) -> str:
    """A value in one line. None lies face down in a list, and is nothing elsewhere."""
    match value:
        case None:
            return NOTHING
        case bool():
            return context.say("yes" if value else "no")
        case int() | float() | str():
            if isinstance(value, int) and member in SEATS and context.name(value):
                return context.name(value)
            return word_name(member, value, context)
        case list():
            one = "seat" if member == "seats" else member
            hidden = context.say("plain-hidden")
            parts = [hidden if each is None else inline(one, each, context) for each in value]
            return ", ".join(parts) or NOTHING
        case dict():
            parts = [
                f"{member_name(name, context)} {inline(name, part, context)}"
                for name, part in value.items()
            ]
            return ", ".join(parts) or NOTHING
        case _:
            return str(value)


def _sentence(message: str, members: JsonObject, context: Words) -> str:
    """The game's own sentence, and behind it what it does not name."""
    values: dict[str, Value] = {}
    for name, value in members.items():
        word = inline(name, value, context)
        plain = isinstance(value, int) and not isinstance(value, bool) and word == str(value)
        values[name] = value if plain else word
    if "seat" in values:
        values.setdefault("player", values["seat"])
    text = context.say(message, **values)
    told = text != message
    rest = [
        f"{member_name(name, context)} {inline(name, value, context)}"
        for name, value in members.items()
        if not told or (name not in {"seat", "kind"} and str(values[name]) not in text)
    ]
    head = text if told else member_name(message.partition("-")[2], context)
    return " · ".join(part for part in (head, ", ".join(rest)) if part)


def progress(_context: Words) -> str:
    """Nothing that every game would have."""
    return ""


def status(context: Words) -> str:
    """The phase by its name."""
    return inline("phase", context.view.get("phase", ""), context)


def label(choice: Choice, context: Words) -> str:
    """A choice, with all that the game's sentence leaves open."""
    members = {name: value for name, value in choice.items() if name != "type"}
    return _sentence(f"action-{choice['type']}", members, context)


def group(choice: Choice, context: Words) -> str:
    """Choices of one type stand together."""
    return member_name(str(choice["type"]), context)


def log(event: JsonObject, context: Words) -> str | None:
    """An event, with all that this seat knows of it."""
    members = {name: value for name, value in event.items() if name != "kind"}
    return _sentence(f"event-{event['kind']}", members, context)


def describe(context: Words) -> list[Group]:
    """The whole view: what is mine first, what was agreed before the game last."""

    def rank(member: str) -> int:
        return {"me": 0, "options": 2}.get(member, 1)

    members = sorted((name for name in context.view if name not in SHOWN), key=rank)
    return [
        Group(member_name(name, context), _lines(name, context.view[name], context))
        for name in members
    ]


def _lines(member: str, value: object, context: Words) -> list[str]:
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return [_row(number, one, member, context) for number, one in enumerate(value, 1)]
    if isinstance(value, dict):
        return [
            f"{member_name(name, context)}: {inline(name, part, context)}"
            for name, part in value.items()
        ]
    return [inline(member, value, context)]


def _row(number: int, value: object, member: str, context: Words) -> str:
    if not isinstance(value, dict):
        return f"{number}: {inline(member, value, context)}"
    owner = context.name(value.get("seat", number - 1 if member == PLAYERS else None))
    rest = {name: part for name, part in value.items() if name != "seat"} if owner else value
    return f"{owner or number}: {inline(member, rest, context)}"


PLAIN: Final = Wording(
    progress=progress,
    status=status,
    label=label,
    group=group,
    log=log,
    describe=describe,
)
