"""Reference page of a game for bot authors: actions, views and events."""

from types import ModuleType
from typing import Any, Union

from farol.core.game import AnyGame
from farol.core.shapes import Member, Names, declared, event_shapes, members, type_text


def shapes_of(game: AnyGame, views: ModuleType) -> dict[str, Any]:
    """Every JSON type of a game: those of its views, and its choices."""
    choices = {kind.name: kind.shape for kind in game.actions.kinds}
    shapes = declared(views)
    shapes |= {shape.__name__: shape for shape in choices.values()}
    shapes["Choice"] = Union[tuple(choices.values())]  # noqa: UP007  # made from data
    claims = {kind.shape.__name__: kind.shape for kind in game.claims.kinds}
    shapes |= claims
    shapes["Claim"] = Union[tuple(claims.values())]  # noqa: UP007  # made from data
    return shapes


def reference(game: AnyGame, views: ModuleType) -> str:
    """The page in Markdown."""
    names = Names(shapes_of(game, views))
    lines = [
        f"# {game.name}: what a program is told",
        "",
        "Made by `tools/wire_types.py` from the declarations of the game. Do not edit.",
        "",
        f"Seats: {game.seats[0]} to {game.seats[-1]}. Rules: version {game.version}.",
        "A member with ? may be absent.",
        "",
        "## Actions",
        "",
        "| `type` | members | notation |",
        "|---|---|---|",
    ]
    for kind in game.actions.kinds:
        parts = [_member(member, names) for member in members(kind.shape)[1:]]
        lines.append(f"| `{kind.name}` | {', '.join(parts)} | `{kind.template}` |")
    lines += ["", "## Claims", "", "| `type` | members | notation |", "|---|---|---|"]
    for kind in game.claims.kinds:
        parts = [_member(member, names) for member in members(kind.shape)[1:]]
        lines.append(f"| `{kind.name}` | {', '.join(parts)} | `{kind.template}` |")
    lines += ["", "## View", ""]
    for name, shape in declared(views).items():
        if hasattr(shape, "__annotations__") and "kind" not in shape.__annotations__:
            lines += [f"**{name}**: {_doc(shape)}", "", *_list(shape, names), ""]
    lines += [
        "## Events",
        "",
        "| `kind` | for everybody | for some seats alone | |",
        "|---|---|---|---|",
    ]
    for event, shape in event_shapes(views).items():
        told = [member for member in members(shape) if member.name != "kind"]
        public = ", ".join(_member(member, names) for member in told if not member.private)
        private = ", ".join(_member(member, names) for member in told if member.private)
        lines.append(f"| `{event}` | {public} | {private} | {_doc(shape)} |")
    return "\n".join([*lines, ""])


def _doc(shape: type) -> str:
    return " ".join((shape.__doc__ or "").split())


def _member(member: Member, names: Names) -> str:
    mark = "?" if member.optional else ""
    return f"`{member.name}{mark}: {_short(type_text(member.type, names))}`"


def _short(text: str) -> str:
    """A type for a table cell: long lists of words are cut."""
    words = text.replace("readonly ", "").split(" | ")
    return " \\| ".join(words if len(words) <= 6 else [*words[:5], "…"])


def _list(shape: type, names: Names) -> list[str]:
    return [
        f"- {_member(member, names)}{': ' + member.note if member.note else ''}"
        for member in members(shape)
    ]
