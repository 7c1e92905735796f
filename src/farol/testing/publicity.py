"""Audience of events, checked against the declarations."""

from collections.abc import Iterable, Mapping

from farol.core.data import Json
from farol.core.declared import DeclaredGame
from farol.core.event import Event
from farol.games import AnyGame
from farol.testing.laws import ALWAYS, Laws


def assert_told_as_declared(game: AnyGame, laws: Laws, event: Event, seats: int) -> None:
    """Everybody gets the public members of an event; its seat, and those that it is declared for
    beside it, also the private ones, and no more."""
    kind = event.kind
    assert kind in laws.public, f"views.Event does not declare {kind!r}"
    told = _heard(game, event, None)
    public = laws.public[kind]
    assert set(told) - ALWAYS == public, (
        f"all hear {_names(told)} of {kind!r}, and views.Event declares {_listed(public)} for all"
    )
    hearers = {event.seat}
    if isinstance(game, DeclaredGame):
        hearers = game.events.kinds[kind].hearers(event)
    for seat in range(seats):
        mine = _heard(game, event, seat)
        private = laws.private[kind] if seat in hearers else frozenset[str]()
        assert set(mine) - ALWAYS == public | private, (
            f"seat {seat + 1} hears {_names(mine)} of {kind!r} by seat {event.seat + 1}, and"
            f" views.Event declares {_listed(public | private)} for it"
        )
        for name, value in told.items():
            # a seat may get all of what others get in part, if declared
            assert name in private or mine[name] == value, (
                f"{name!r} of {kind!r} is not public: {value!r} for all, {mine[name]!r} for seat"
                f" {seat + 1}"
            )


def _heard(game: AnyGame, event: Event, viewer: int | None) -> Mapping[str, Json]:
    return game.event_view(event, viewer) or {}


def _names(view: Mapping[str, Json]) -> str:
    return _listed(set(view) - ALWAYS)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
