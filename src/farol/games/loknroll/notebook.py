"""The notebook of Lok'n'Roll: rides, penalties, points, and unseen cards."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from farol.contracts.notebook import Left, Notebook, View
from farol.contracts.statistics import Tally, Teller
from farol.core.data import Json
from farol.games.loknroll import tables as t

_DEEDS: Final = {"rode": "rides", "derailed": "derailed", "laid": "laid"}
_ON_PILE: Final = "on-pile/"  # prefix of a kind of card: its number on a seat's pile


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
            value, paired = event["value"], event["combined_with"]
            assert isinstance(value, int)
            # L6.2: a pair is gone, and both cards have the same value
            if paired is None:
                tally.add(seat, "pile", value)
                tally.add(seat, f"{_ON_PILE}{event['card']}")
            else:
                tally.add(seat, "pile", -value)
                tally.add(seat, f"{_ON_PILE}{paired}", -1)

    return tell


def _own(view: View) -> list[tuple[str, int]]:
    """The points in one's hand and on one's pile (L7.2)."""
    me = view.get("me")
    points = me["points"] if isinstance(me, dict) else {}
    assert isinstance(points, dict)
    return [(name, count) for name, count in points.items() if isinstance(count, int)]


def _named(cards: Json) -> list[str]:
    """The kinds of cards: of a list of names or objects, of one object, or none."""
    if isinstance(cards, dict):
        return _named([cards])
    listed = cards if isinstance(cards, list) else []
    return [str(card["card"]) if isinstance(card, dict) else str(card) for card in listed]


def _piles(tally: Tally) -> Counter[str]:
    """The cards on the piles, all of them put there openly."""
    piles = Counter[str]()
    for figures in tally.seats:
        for name, count in figures.items():
            if name.startswith(_ON_PILE):
                piles[name.removeprefix(_ON_PILE)] += count
    return piles


def _seen(view: View, tally: Tally) -> Counter[str]:
    """The cards that were ever open, and those in the seat's hand."""
    seen = _piles(tally)
    for place in ("track", "drawn", "aside", "penalty"):
        seen.update(_named(view[place]))
    box, me, laura = view["box"], view.get("me"), view.get("laura")
    assert isinstance(box, dict)
    seen.update({card: count for card, count in box.items() if isinstance(count, int)})
    if isinstance(result := view.get("result"), dict):  # all hands are open now
        sheets = result["sheets"]
        assert isinstance(sheets, list)
        for sheet in sheets:
            assert isinstance(sheet, dict)
            seen.update(_named(sheet["hand"]))
    elif isinstance(me, dict):
        seen.update(_named(me["hand"]))
    if isinstance(laura, dict):
        seen.update(_named(laura["pile"]))
    return seen


def _left(view: View, tally: Tally) -> list[Left]:
    """The cards in the deck, in others' hands and removed at the start."""
    seen = _seen(view, tally)
    by_value, special = Counter[int](), Counter[str]()
    of_value, of_special = Counter[int](), Counter[str]()
    for kind in range(t.KINDS):
        copies = int(t.COPIES[kind])
        left = copies - seen[t.KIND_IDS[kind]]
        value = int(t.VALUE_OF[kind])
        by_value[value] += left
        of_value[value] += copies
        if t.IS_BROKEN[kind] or t.SHAPE_OF[kind] == t.CHAOS:
            name = "card-broken" if t.IS_BROKEN[kind] else "card-chaos"
            special[name] += left
            of_special[name] += copies
    found = [
        Left("value", f"notebook-value-{value}", by_value[value], of_value[value])
        for value in range(1, t.VALUES + 1)
    ]
    return found + [
        Left("special", name, special[name], of_special[name]) for name in sorted(of_special)
    ]


NOTEBOOK: Final = Notebook(
    ("rides", "derailed", "laid", "taken", "pile"),
    _teller,
    memory=frozenset({"pile"}),  # L6.5: only the top card of a pile is visible
    own=_own,
    left=_left,
)
