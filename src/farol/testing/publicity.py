"""Audience of events, checked against the declarations."""

from collections.abc import Mapping

from farol.core.data import Json
from farol.core.event import Event
from farol.games import AnyGame
from farol.testing.laws import ALWAYS, Laws


def assert_told_as_declared(game: AnyGame, laws: Laws, event: Event, seats: int) -> None:
    """Everybody gets the public members of an event; a seat also its private ones, and no more."""
    kind = event.kind
    assert kind in laws.public, f"views.Event does not declare {kind!r}"
    told = _heard(game, event, None)
    public = laws.public[kind]
    assert set(told) - ALWAYS == public, f"all hear {_names(told)} of {kind!r}"
    for seat in range(seats):
        mine = _heard(game, event, seat)
        private = laws.private[kind] if seat == event.seat else frozenset[str]()
        assert set(mine) - ALWAYS == public | private, (
            f"seat {seat + 1} hears {_names(mine)} of {kind!r} by seat {event.seat + 1}"
        )
        for name, value in told.items():
            # a seat may get all of what others get in part, if declared
            assert name in private or mine[name] == value, f"{name!r} of {kind!r} is not public"


def _heard(game: AnyGame, event: Event, viewer: int | None) -> Mapping[str, Json]:
    return game.event_view(event, viewer) or {}


def _names(view: Mapping[str, Json]) -> str:
    return ", ".join(sorted(set(view) - ALWAYS)) or "nothing"
