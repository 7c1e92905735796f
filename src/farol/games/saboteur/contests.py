"""Contests of Saboteur: in each round the diggers against the saboteurs."""

from collections.abc import Mapping

from farol.contracts.contests import Contest
from farol.contracts.statistics import Teller
from farol.core.data import Json


def contests(seats: int, found: list[Contest]) -> Teller:
    """Adds the contest of every round with both sides."""

    def tell(event: Mapping[str, Json]) -> None:
        if event["kind"] != "round-over":
            return
        dealt = event["saboteurs"]
        assert isinstance(dealt, list)
        saboteurs = [seat for seat in range(seats) if seat in dealt]
        diggers = [seat for seat in range(seats) if seat not in dealt]
        if saboteurs and diggers:
            lost = 2 if event["winners"] == "diggers" else 1
            found.append(Contest([diggers, saboteurs], [3 - lost, lost]))

    return tell
