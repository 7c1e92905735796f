"""Statistics of Lok'n'Roll: rides, derailments, penalty cards."""

from collections.abc import Mapping
from typing import Final

from farol.contracts.statistics import Figure, Statistics, Tally, Teller
from farol.core.data import Json


def _teller(tally: Tally) -> Teller:
    def tell(event: Mapping[str, Json]) -> None:
        kind, seat = event["kind"], event.get("seat")
        if kind == "laid":
            tally.add(seat, "laid")
            tally.like(seat, "card", str(event["card"]).rpartition("-")[0])
        elif kind == "rode":
            tally.add(seat, "rides")
            tally.most(seat, "ride", abs(_int(event["to"]) - _int(event["from"])))
        elif kind == "derailed":
            tally.add(seat, "derailed")
        elif kind == "taken":
            cards = event["cards"]
            assert isinstance(cards, list)
            tally.add(seat, "taken", len(cards))
        elif kind == "put" and event["combined_with"] is not None:
            tally.add(seat, "paired")

    return tell


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value


STATISTICS: Final = Statistics(
    (
        Figure("rides"),
        Figure("derailed", of="rides"),
        Figure("ride", "most"),
        Figure("laid"),
        Figure("taken"),
        Figure("paired"),
        Figure("card", "favourite", things="card"),
    ),
    _teller,
    low_wins=True,
)
