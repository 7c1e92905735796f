"""Facts for the texts of Lok'n'Roll that need code."""

import math
from typing import Any, Final

from farol.telling.context import JsonObject
from farol.telling.naming import NOTHING
from farol.telling.scope import Fact, TellingFrame


def kind_of(card: str) -> str:
    """turn-a for turn-a-3."""
    return card.rpartition("-")[0]


def value_of(card: str) -> str:
    """3 for turn-a-3."""
    return card.rpartition("-")[2]


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return math.floor(100 * chance + 0.5)


def _view(frame: TellingFrame) -> JsonObject:
    view: JsonObject = frame.context.view if frame.context is not None else {}
    return view


def _stop(frame: TellingFrame) -> object:
    """The card where a ride ended; None without a move."""
    start, end = frame.thing["from"], frame.thing["to"]
    track = _view(frame)["track"]
    return track[end] if start < end < len(track) else None


def _boxed(frame: TellingFrame) -> list[str]:
    return [card for card, count in _view(frame)["box"].items() for _ in range(count)]


def _with_laura(seats: list[Any], laura: Any) -> list[Any]:
    return seats if laura is None else [*seats, laura]


def _sheets(frame: TellingFrame) -> list[Any]:
    """L9.7: Laura has no hand, and each card on her pile counts one point."""
    result = _view(frame)["result"]
    laura = result.get("laura")
    hers = laura and {**laura, "hand_points": NOTHING, "pile_points": laura["score"]}
    return _with_laura(result["sheets"], hers)


def _totals(frame: TellingFrame) -> list[int]:
    result = _view(frame)["result"]
    laura = result.get("laura")
    return _with_laura(result["scores"], laura and laura["score"])


def _places(frame: TellingFrame) -> list[int]:
    """Laura is first where she won or shares the victory."""
    result = _view(frame)["result"]
    hers = 2 if result.get("against_laura") == "won" else 1
    return _with_laura(result["places"], hers if result.get("laura") else None)


def _drivers(frame: TellingFrame) -> list[Any]:
    view = _view(frame)
    return _with_laura(view["players"], view.get("laura") if view["result"].get("laura") else None)


def _chart(frame: TellingFrame) -> list[list[int]] | None:
    """The public sum of each pile after every turn, then with the hands; for Laura's pile its
    number of cards.
    """
    seats, totals = _view(frame)["seats"], _totals(frame)
    sums = [0] * len(totals)
    rows = [sums[:]]
    turn = 0
    for event in frame.events:
        if event["kind"] == "drawn":
            turn += 1
            rows += [sums[:]] if turn > 1 else []
        if event["kind"] == "put":
            pair, seat = event["combined_with"], event["seat"]
            if isinstance(seat, int):
                sums[seat] += event["value"] if pair is None else -int(value_of(pair))
            elif len(sums) > seats:
                sums[seats] += 1 if pair is None else -1
    if turn == 0:
        return None
    rows += [sums, totals]
    return [list(line) for line in zip(*rows, strict=True)]


FACTS: Final[dict[str, Fact]] = {
    "kind": lambda frame: kind_of(frame.thing["card"]),
    "points_then": lambda frame: sum(int(value_of(card)) for card in frame.thing["shows"]["pile"]),
    "ridden": lambda frame: frame.thing["to"] - frame.thing["from"],
    "stop": _stop,
    "boxed": _boxed,
    "sheets": _sheets,
    "totals": _totals,
    "places": _places,
    "drivers": _drivers,
    "chart": _chart,
}
