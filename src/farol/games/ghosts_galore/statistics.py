"""Statistics of Ghosts Galore: tiles, monsters, diamonds."""

from collections.abc import Mapping
from typing import Final

from farol.contracts.statistics import Figure, Statistics, Tally, Teller
from farol.core.data import Json


def _teller(tally: Tally) -> Teller:
    def tell(event: Mapping[str, Json]) -> None:
        kind, seat = event["kind"], event.get("seat")
        if kind == "drawn":
            tally.add(seat, "drawn")
        elif kind == "keep":
            tally.add(seat, "kept")
        elif kind == "take":
            tally.add(seat, "took")
        elif kind == "placed":
            tally.add(seat, "placed")
            _tell_face(tally, seat, event["face"])

    return tell


def _tell_face(tally: Tally, seat: Json, face: Json) -> None:
    assert isinstance(face, dict)
    tally.add(seat, "diamonds", int(bool(face["diamond"])))
    sections = face["sections"]
    assert isinstance(sections, list)
    for section in sections:
        assert isinstance(section, dict)
        monsters = section["monsters"]
        assert isinstance(monsters, list)
        for monster in monsters:
            tally.add(seat, "monsters")
            tally.like(seat, "monster", monster)


STATISTICS: Final = Statistics(
    (
        Figure("placed"),
        Figure("drawn"),
        Figure("kept", of="drawn"),
        Figure("took"),
        Figure("monsters"),
        Figure("diamonds"),
        Figure("monster", "favourite", things="monster"),
    ),
    _teller,
)
