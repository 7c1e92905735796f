"""Statistics of Halloween: haunts, fights, scares, cards."""

from collections.abc import Mapping
from typing import Final

from farol.contracts.statistics import Figure, Statistics, Tally, Teller
from farol.core.data import Json

_COUNTED: Final = {
    "haunted": "haunted",
    "attacked": "fights",
    "fight_won": "fights_won",
    "scared": "scared",
    "summoned": "summoned",
    "occupied": "occupied",
}


def _teller(tally: Tally) -> Teller:
    def tell(event: Mapping[str, Json]) -> None:
        kind, seat = str(event["kind"]), event.get("seat")
        if kind in _COUNTED:
            tally.add(seat, _COUNTED[kind])
        elif kind == "action":
            tally.like(seat, "action", event["action"])

    return tell


STATISTICS: Final = Statistics(
    (
        Figure("haunted"),
        Figure("fights"),
        Figure("fights_won", of="fights"),
        Figure("scared"),
        Figure("summoned"),
        Figure("occupied"),
        Figure("action", "favourite", things="action"),
    ),
    _teller,
)
