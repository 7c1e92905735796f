"""Facts for the texts of Halloween that need code."""

import math
from collections.abc import Iterable
from typing import Final

from farol.telling.context import JsonObject
from farol.telling.scope import Fact, TellingFrame

COLOURS: Final = ("blue", "green", "yellow", "orange", "red")
ACTIONS: Final = ("summon", "scare", "upgrade", "move", "fight", "haunt")
SOURCES: Final = ("haunts", "cards", "sharing", "bonus", "sets")


def percent(odds: JsonObject) -> int:
    """Odds as a percentage."""
    return math.floor(100 * int(odds["wins"]) / int(odds["of"]) + 0.5)


def _view(frame: TellingFrame) -> JsonObject:
    view: JsonObject = frame.context.view if frame.context is not None else {}
    return view


def _pending(frame: TellingFrame) -> JsonObject:
    return _view(frame).get("pending") or {}


def _promises(frame: TellingFrame) -> list[JsonObject]:
    """A choice's gains, costs, possible finds, and odds."""
    choice, found = frame.thing, list[JsonObject]()
    if choice.get("type") != "pay":  # its tokens are named already
        for amounts, sign in ((choice.get("gain") or {}, 1), (choice.get("cost") or {}, -1)):
            found += _changes(amounts, sign)
    found += [{"what": "bonus", "bonus": bonus} for bonus in _lying(frame)]
    odds = choice.get("odds")
    if odds and (choice.get("type") == "ghost" or "roll" in _pending(frame)):
        found.append({"what": "odds", **odds})
    return found


def _changes(amounts: JsonObject, sign: int) -> Iterable[JsonObject]:
    for what in ("points", "scare", "discs"):
        if amounts.get(what):
            yield {"what": what, "amount": sign * amounts[what]}
    tokens = amounts.get("tokens") or {}
    for colour in COLOURS:
        if tokens.get(colour):
            yield {"what": "token", "amount": sign * tokens[colour], "colour": colour}
    yield from ({"what": "bonus", "bonus": bonus} for bonus in amounts.get("bonus") or [])


def _lying(frame: TellingFrame) -> list[str]:
    """The bonus token of a ghost's destination, where the seat may still choose what to keep."""
    choice, view, step = frame.thing, _view(frame), _pending(frame).get("step")
    gain = choice.get("gain") or {}
    if choice.get("type") != "building" or step not in {"move_to", "fly_to"} or gain.get("bonus"):
        return []
    if all(space == "locked" for space in view["players"][view["turn"]]["bonus"]):
        return []
    there = [one["bonus"] for one in view["buildings"] if one["name"] == choice["building"]]
    return [bonus for bonus in there if bonus]


def _traded(frame: TellingFrame) -> str:
    level = COLOURS.index(frame.thing["colour"])
    return COLOURS[level + 1 if frame.thing["up"] else level - 1]


def _die_colour(frame: TellingFrame) -> str:
    """Helpers add the number to their die's colour: two dice may have the same one."""
    dice, die = _view(frame)["dice"], frame.thing["die"]
    attacker = _pending(frame).get("roll", {}).get("attacker")
    colour: str = dice[die - 1]["colour"] if die <= len(dice) else "blue"
    return attacker["colour"] if die > len(dice) and attacker else colour


def _colour(frame: TellingFrame) -> str:
    """The colour of the ghost or space; that of an upgraded ghost is the next one."""
    thing = frame.thing
    colour: str = (thing.get("ghost") or thing).get("colour", "")
    return COLOURS[COLOURS.index(colour) + 1] if thing.get("kind") == "upgraded" else colour


def _at(frame: TellingFrame) -> str:
    thing = frame.thing
    return str((thing.get("foe") or thing.get("ghost") or thing).get("building"))


def _next_round(frame: TellingFrame) -> int | None:
    """The round that begins with the end of a turn; None if there is none."""
    view, seat = _view(frame), frame.thing["seat"]
    if seat is None or (seat + 1) % view["seats"] != view["first"]:
        return None
    limit = view["options"]["quiet_rounds"]
    is_end = view["last_round"] or (limit > 0 and view["quiet"] + 1 >= limit)
    return None if is_end else view["round"] + 1


def _all_used(frame: TellingFrame) -> bool:
    view = _view(frame)
    return all(section["done"] for section in view["players"][view["turn"]]["sections"])


def _under_way(frame: TellingFrame) -> list[JsonObject]:
    """The ghosts, places and card of the pending step."""
    pending = _pending(frame)
    roll = pending.get("roll") or {}
    found: list[JsonObject] = []
    if "acting" in pending:
        found.append({"what": "act", **pending["acting"]})
    cells = [pending.get(name) for name in ("ghost", "moved", "attacker")]
    cells += [roll.get("attacker"), roll.get("foe")]
    found += [{"what": "cell", **cell} for cell in cells if cell]
    places = (pending.get("building"), roll.get("building"))
    found += [{"what": "building", "building": place} for place in places if place]
    for name in ("colour", "bonus", "card"):
        if pending.get(name):
            found.append({"what": name, name: pending[name]})
    if roll.get("number"):
        found.append({"what": "number", "number": roll["number"]})
    return found


def _there(counts: JsonObject) -> JsonObject:
    return {name: count for name, count in counts.items() if count}


def _own_sources(frame: TellingFrame) -> list[JsonObject]:
    sheet = frame.thing["sheet"]
    return [{"source": source, "points": points} for source, points in _there(sheet).items()]


def _sources(frame: TellingFrame) -> list[JsonObject]:
    """Every source that gave somebody points: the game's own ones first, then cards."""
    found = {source for player in _view(frame)["players"] for source in player["sheet"]}
    cards = sorted(found - set(SOURCES), key=lambda card: int(card.removeprefix("card-")))
    own = [source for source in SOURCES if source in found]
    return [{"source": source} for source in (*own, *cards)]


def _winners(frame: TellingFrame) -> list[int]:
    places = _view(frame)["result"]["places"]
    return [seat for seat, place in enumerate(places) if place == 1]


def _chart(frame: TellingFrame) -> list[list[int]] | None:
    """Everybody's points after each round, and at the end."""
    points = [0] * _view(frame)["seats"]
    rounds: list[list[int]] = []
    turns = 0
    for event in frame.events:
        if event["kind"] == "points" and event["seat"] is not None:
            points[event["seat"]] += event["points"]
        if event["kind"] == "turn_ended":
            turns += 1
            if turns % len(points) == 0:
                rounds.append(list(points))
    if len(rounds) < 2:
        return None
    return [list(line) for line in zip(*rounds, points, strict=True)]


def _level(frame: TellingFrame) -> int:
    return COLOURS.index(frame.thing["colour"]) + 1


FACTS: Final[dict[str, Fact]] = {
    "promises": _promises,
    "traded": _traded,
    "die_colour": _die_colour,
    "colour": _colour,
    "at": _at,
    "next_round": _next_round,
    "all_used": _all_used,
    "under_way": _under_way,
    "supply": lambda frame: _there(_view(frame)["bonus_supply"]),
    "used_up": lambda frame: _there(_view(frame)["bonus_discards"]),
    "own_sources": _own_sources,
    "sources": _sources,
    "winners": _winners,
    "souls": lambda frame: sum(frame.thing["tokens"][colour] for colour in COLOURS),
    "chart": _chart,
    "level": _level,
    "sides": lambda frame: 2 * _level(frame) + 2,
}
