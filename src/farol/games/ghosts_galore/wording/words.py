"""Ghosts Galore in words: tiles, choices, what happened, what is going on."""

from collections.abc import Mapping, Sequence
from typing import Final

from farol.games.ghosts_galore.views import Face, Placement, View
from farol.wording.context import Choice, Context, JsonObject, Say, listed

Words = Context[View]

LINES: Final = (
    "dragon",
    "ghost",
    "golem",
    "satyr",
    "skeleton",
    "slime",
    "bat",
    "werewolf",
    "wisp",
    "diamonds",
    "bone",
    "tooth",
    "other",
)
EDGES: Final = "NESW"
SILENT: Final = {"draw", "reveal", "scores"}  # what comes up is the next line


def signed(points: int) -> str:
    """A number with its sign."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def turned(edges: str, rotation: int) -> str:
    """Edges after so many quarter turns to the right.

    >>> turned("NE", 1)
    'ES'
    """
    return "".join(EDGES[(EDGES.index(edge) + rotation) % 4] for edge in edges)


def tile_words(face: Face, say: Say) -> str:
    """A tile by its track, its monsters and its diamond."""
    monsters = [say(f"monster-{one}") for part in face["sections"] for one in part["monsters"]]
    words = say(f"track-{face['track']}")
    if monsters:
        words = say("tile-with", track=words, monsters=listed(monsters, say))
    return say("tile-diamond", tile=words, value=face["diamond"]) if face["diamond"] else words


def any_tile(view: View, tile: int | None, say: Say) -> str:
    """A tile by its face; by its number too where another one looks alike."""
    face = view["tiles"].get(str(tile))
    if tile is None or face is None:
        return say("tile", tile=tile or 0)
    words = tile_words(face, say)
    twins = sum(tile_words(other, say) == words for other in view["tiles"].values())
    return say("tile-numbered", tile=tile, face=words) if twins > 1 else words


def ways(face: Face, rotation: int, say: Say) -> str:
    """Where the track leads, section by section."""
    sections: list[str] = []
    for section in face["sections"]:
        first, last = tuple(turned(section["edges"], rotation))
        sections.append(say("way", **{"from": say(f"edge-{first}"), "to": say(f"edge-{last}")}))
    return "; ".join(sections)


def door_words(doors: Mapping[str, str], say: Say) -> str:
    """Which doors are special, and which are missing."""

    def of(kind: str) -> str:
        found = [
            say("door-at", edge=say(f"edge-{door[0]}"), number=door[1:])
            for door, made in doors.items()
            if made == kind
        ]
        return listed(found, say)

    special = say("doors-special", bone=of("bone"), tooth=of("tooth"))
    missing = of("none")
    return say("doors-missing", special=special, missing=missing) if missing else special


def placement_at(view: View, field: int, rotation: int) -> Placement | None:
    """What one placement would add."""
    own = view.get("me")
    for placement in own.get("placements", []) if own is not None else []:
        if placement["field"] == field and placement["rotation"] == rotation:
            return placement
    return None


def best_adds(view: View, field: int) -> int | None:
    """The best that one's tile adds on a field, however it is turned."""
    found = [placement_at(view, field, rotation) for rotation in range(len(EDGES))]
    return max((one["adds"] for one in found if one is not None), default=None)


def progress(context: Words) -> str:
    """Which round of how many."""
    view = context.view
    if view["round"] == 0:
        return context.say("progress-setup")
    return context.say("progress-round", round=view["round"], rounds=view["rounds"])


def status(context: Words) -> str:
    """What is going on, in one line."""
    view, me, say = context.view, context.me, context.say
    mine = me is not None and view["to_act"] == me
    if view["phase"] == "claim" and view["stack"] == 0:
        return say("only-take" if mine else "status-only-take")
    if view["phase"] == "over" or mine:
        return say(f"phase-{view['phase']}")
    if context.together is not None and me in context.chosen:
        return say("status-placed", count=len(context.together.waiting_for))
    return say(f"status-{view['phase']}")


def label(choice: Choice, context: Words) -> str:
    """A choice, whole."""
    view, say, kind = context.view, context.say, choice["type"]
    match kind:
        case "side":
            sides = view["players"][context.me or 0].get("side_choices", {})
            doors = dict(sides.get(choice["side"], {}))
            words = door_words(doors, say) if doors else ""
            return say("choose-side", side=choice["side"], doors=words)
        case "draw":
            return say("choose-draw", count=view["stack"])
        case "keep" | "leave":
            return say(f"choose-{kind}", tile=any_tile(view, view["drawn"], say))
        case "take" | "hide":
            return say(f"choose-{kind}", tile=any_tile(view, choice["tile"], say))
        case _:
            return _place_label(choice["field"], choice["rotation"], context)


def _place_label(field: int, rotation: int, context: Words) -> str:
    view, say = context.view, context.say
    placement, name = placement_at(view, field, rotation), say(f"field-{field}")
    face = view["tiles"].get(str(placement["tile"])) if placement else None
    if placement is None or face is None:
        return say("choose-place-blind", field=name, turns=rotation)
    adds = signed(placement["adds"])
    return say(
        "choose-place", field=name, turns=rotation, ways=ways(face, rotation, say), adds=adds
    )


def group(choice: Choice, context: Words) -> str:
    """Turns of a tile on one field stand together, with the best that it adds there."""
    if choice["type"] != "place":
        return ""
    view, field = context.view, choice["field"]
    best = best_adds(view, field)
    name = context.say("field-free", field=context.say(f"field-{field}"))
    return name if best is None else f"{name} ({signed(best)})"


def targets(choice: Choice, context: Words) -> Sequence[str]:
    """The field of one's own mine, or the tile."""
    match choice["type"]:
        case "place":
            return [f"field {context.me} {choice['field']}"]
        case "take" | "hide":
            return [f"tile {choice['tile']}"]
        case "keep" | "leave":
            return [f"tile {context.view['drawn']}"]
        case "draw":
            return ["stack"]
        case "side":
            return [f"side {choice['side']}"]
        case _:
            return []


def attempt(key: str, _held: str, context: Words) -> Choice | None:
    """Whoever points at a field wants to place there, at a tile to take it."""
    kind, *rest = key.split()
    match kind:
        case "field" if rest[0] == str(context.me):
            return {"type": "place", "field": int(rest[1]), "rotation": 0}
        case "tile":
            return {"type": "take", "tile": int(rest[0])}
        case "stack":
            return {"type": "draw"}
        case _:
            return None


def log(event: JsonObject, context: Words) -> str | None:
    """One line of the log; None for what is told by something else."""
    say, kind = context.told_of(event.get("seat")), event["kind"]
    seat = context.name(event.get("seat"))
    if kind in SILENT:
        return None
    match kind:
        case "drawn" | "keep" | "leave" | "take":
            return say(f"log-{kind}", seat=seat, tile=tile_words(event["face"], say))
        case "deal" if "face" in event:
            return say("log-deal-mine", tile=tile_words(event["face"], say))
        case "placed":
            tile, field = tile_words(event["face"], say), say(f"field-{event['field']}")
            return say("log-placed", seat=seat, tile=tile, field=field)
        case _:
            plain = {name: value for name, value in event.items() if isinstance(value, str | int)}
            return say(f"event-{kind}", **{**plain, "seat": seat})
