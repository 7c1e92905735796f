"""What players of Lok'n'Roll keep count of: rides, penalties, and the points so far."""

from collections.abc import Mapping
from typing import Final

from farol.core.data import Json
from farol.core.notebook import Notebook, View
from farol.core.statistics import Tally, Teller

_DEEDS: Final = {"rode": "rides", "derailed": "derailed", "laid": "laid"}


def _teller(tally: Tally) -> Teller:
    def tell(event: Mapping[str, Json]) -> None:
        kind, seat = str(event["kind"]), event.get("seat")
        if kind in _DEEDS:
            tally.add(seat, _DEEDS[kind])
        elif kind == "taken":
            cards = event["cards"]
            assert isinstance(cards, list)
            tally.add(seat, "taken", len(cards))
        elif kind == "put":
            value = event["value"]
            assert isinstance(value, int)
            # L6.2: a pair is gone, and both cards have the same value
            paired = event["combined_with"] is not None
            tally.add(seat, "pile", -value if paired else value)

    return tell


def _own(view: View) -> list[tuple[str, int]]:
    """The points in one's hand and on one's pile (L7.2)."""
    me = view.get("me")
    points = me["points"] if isinstance(me, dict) else {}
    assert isinstance(points, dict)
    return [(name, count) for name, count in points.items() if isinstance(count, int)]


NOTEBOOK: Final = Notebook(
    ("rides", "derailed", "laid", "taken", "pile"),
    _teller,
    memory=frozenset({"pile"}),  # L6.5: of a pile the others see the top card
    own=_own,
)
