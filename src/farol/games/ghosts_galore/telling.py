"""Facts for the texts of Ghosts Galore that need code."""

from typing import Final

from farol.games.ghosts_galore.views import Face, Placement, Player
from farol.telling.context import JsonObject
from farol.telling.scope import Fact, TellingFrame
from farol.telling.teller import Words

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


def turned(edges: str, rotation: int) -> str:
    """Edges after so many quarter turns to the right.

    >>> turned("NE", 1)
    'ES'
    """
    return "".join(EDGES[(EDGES.index(edge) + rotation) % 4] for edge in edges)


def placement_at(context: Words, field: int, rotation: int) -> Placement | None:
    """The gain of one placement."""
    own = context.view.get("me") or {}
    for placement in own.get("placements", []):
        if placement["field"] == field and placement["rotation"] == rotation:
            found: Placement = placement
            return found
    return None


def best_adds(context: Words, field: int) -> int | None:
    """The best gain of the tile on a field, over all turns."""
    found = [placement_at(context, field, rotation) for rotation in range(len(EDGES))]
    return max((one["adds"] for one in found if one is not None), default=None)


def _view(frame: TellingFrame) -> JsonObject:
    view: JsonObject = frame.context.view if frame.context is not None else {}
    return view


def _placement(frame: TellingFrame) -> Placement | None:
    thing = frame.thing
    if frame.context is None or "field" not in thing or "rotation" not in thing:
        return None
    return placement_at(frame.context, thing["field"], thing["rotation"])


def _tile(frame: TellingFrame) -> int | None:
    """The tile of a frame: for a choice of a field the tile to place, otherwise the one just
    drawn.
    """
    placement = _placement(frame)
    tile: int | None = frame.thing.get("tile", frame.thing.get("value"))
    if tile is None and placement is not None:
        return placement["tile"]
    return _view(frame).get("drawn") if tile is None and "number" not in frame.thing else tile


def _face(frame: TellingFrame) -> Face | None:
    own: Face | None = frame.thing.get("face")
    return own or _view(frame).get("tiles", {}).get(str(_tile(frame)))


def _ways(frame: TellingFrame) -> list[JsonObject]:
    """The edges that the track joins, section by section."""
    face = _face(frame)
    return [
        {"from": edges[0], "to": edges[1], "monsters": section["monsters"]}
        for section in (face["sections"] if face is not None else [])
        for edges in [turned(section["edges"], frame.thing.get("rotation", 0))]
    ]


def _twins(frame: TellingFrame) -> bool:
    """Whether another tile has the same description."""
    context, face = frame.context, _face(frame)
    if context is None or face is None:
        return False
    known = context.view.get("tiles", {}).values()
    return sum(_sound(other) == _sound(face) for other in known) > 1


def _sound(face: Face) -> tuple[object, ...]:
    monsters = [one for section in face["sections"] for one in section["monsters"]]
    return face["track"], monsters, face["diamond"]


def _doors(frame: TellingFrame) -> JsonObject | None:
    """The doors of a side on offer."""
    me = frame.context.me if frame.context is not None else None
    choices: JsonObject = _view(frame)["players"][me or 0].get("side_choices", {})
    return choices.get(frame.thing["side"])


def _longest_ride(frame: TellingFrame) -> int:
    player: Player = frame.thing
    rides = [len(path["sections"]) for path in player["paths"] if path["line"] is not None]
    return max(rides, default=0)


def _best_line(frame: TellingFrame) -> int:
    score: dict[str, int] = frame.thing["score"]
    return max(score[line] for line in LINES)


def _chart(frame: TellingFrame) -> list[list[int]] | None:
    """Everybody's points after each round."""
    points = [event["scores"] for event in frame.events if event["kind"] in {"scores", "game-over"}]
    if len(points) < 2:
        return None
    return [[scores[seat] for scores in points] for seat in range(_view(frame)["seats"])]


FACTS: Final[dict[str, Fact]] = {
    "placement": _placement,
    "tile": _tile,
    "face": _face,
    "ways": _ways,
    "twins": _twins,
    "longest_ride": _longest_ride,
    "best_line": _best_line,
    "chart": _chart,
    "doors": _doors,
}
