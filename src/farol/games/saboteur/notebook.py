"""The notebook of Saboteur: actions in this round, and unseen cards."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from farol.contracts.notebook import Left, Notebook, View
from farol.contracts.statistics import Tally, Teller
from farol.core.data import Json
from farol.games.saboteur.tables import KIND_COUNTS, KIND_IDS

_DEEDS: Final = {
    "broke": "broke",
    "mended": "mended",
    "looked": "looked",
    "collapsed": "collapsed",
    "discarded": "discarded",
}
_DEAD: Final = ("blocked-", "stub-")  # prefixes of the names of dead ends


def _teller(tally: Tally) -> Teller:
    def tell(event: Mapping[str, Json]) -> None:
        kind, seat = str(event["kind"]), event.get("seat")
        if kind == "goals":  # a new round, with new roles
            for figures in tally.seats:
                figures.clear()
        elif kind == "laid":
            dead = str(event["card"]).startswith(_DEAD)
            tally.add(seat, "blocked" if dead else "dug")
        elif kind in _DEEDS:
            tally.add(seat, _DEEDS[kind])

    return tell


def _rows(value: Json) -> list[dict[str, Json]]:
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def _words(value: Json) -> list[str]:
    return [str(word) for word in value] if isinstance(value, list) else []


def _seen(view: View) -> Counter[str]:
    """The open cards, and those that the seat holds or has discarded itself."""
    seen = Counter(str(card["card"]) for card in _rows(view.get("mine")))
    for player in _rows(view.get("players")):
        seen.update(f"break-{tool}" for tool in _words(player["broken"]))
    discards = view.get("discards")
    face_up = discards["face_up"] if isinstance(discards, dict) else {}
    assert isinstance(face_up, dict)
    seen.update({card: count for card, count in face_up.items() if isinstance(count, int)})
    me = view.get("me")
    if isinstance(me, dict):
        seen.update([*_words(me["hand"]), *_words(me["discards"])])
    return seen


def _left(view: View, _: Tally) -> list[Left]:
    """The cards of the round that the seat has not seen: in the pile, in hands, face down."""
    if "mine" not in view:
        return []
    seen = _seen(view)
    return [
        Left("card", f"card-{kind}", max(0, count - seen[kind]), count)
        for kind, count in zip(KIND_IDS, KIND_COUNTS, strict=True)
    ]


NOTEBOOK: Final = Notebook(
    ("dug", "blocked", "broke", "mended", "looked", "collapsed", "discarded"),
    _teller,
    left=_left,
    tags=("saboteur", "digger"),
)
