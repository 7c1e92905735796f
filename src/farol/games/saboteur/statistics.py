"""Statistics of Saboteur: roles, actions, tunnels."""

from collections.abc import Mapping
from typing import Final

from farol.contracts.statistics import Figure, Statistics, Tally, Teller
from farol.core.data import Json

_DEEDS: Final = {"laid": "dug", "broke": "broke", "mended": "mended", "looked": "looked"}
_CARDS: Final = {"looked": "map", "collapsed": "rockfall"}  # played openly, by the event


class _Story:
    """The statistics of one game."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._tunnel = 0  # cards in the mine

    def __call__(self, event: Mapping[str, Json]) -> None:
        tally, kind, seat = self._tally, str(event["kind"]), event.get("seat")
        if kind in _DEEDS:
            tally.add(seat, _DEEDS[kind])
        if kind == "laid":
            self._tunnel += 1
            tally.like(seat, "card", event["card"])
        elif kind == "collapsed":
            self._tunnel -= 1
            tally.add(seat, "collapsed")
        elif kind == "broke":
            tally.like(seat, "card", f"break-{event['tool']}")
        elif kind == "mended":
            tally.like(seat, "card", event["card"])
        elif kind == "round-over":
            self._end_round(event)
        if kind in _CARDS:
            tally.like(seat, "card", _CARDS[kind])

    def _end_round(self, event: Mapping[str, Json]) -> None:
        saboteurs, winners = event["saboteurs"], event["winners"]
        assert isinstance(saboteurs, list)
        for seat in range(len(self._tally.seats)):
            role = "saboteur" if seat in saboteurs else "digger"
            self._tally.add(seat, role)
            self._tally.add(seat, f"{role}_won", int(winners == f"{role}s"))
            self._tally.most(seat, "tunnel", self._tunnel)
        self._tally.add(event["finisher"], "finished")
        self._tunnel = 0


def _teller(tally: Tally) -> Teller:
    return _Story(tally)


STATISTICS: Final = Statistics(
    (
        Figure("digger"),
        Figure("digger_won", of="digger"),
        Figure("saboteur"),
        Figure("saboteur_won", of="saboteur"),
        Figure("finished"),
        Figure("tunnel", "most"),
        Figure("dug"),
        Figure("broke"),
        Figure("mended"),
        Figure("looked"),
        Figure("collapsed"),
        Figure("card", "favourite", things="card"),
    ),
    _teller,
)
