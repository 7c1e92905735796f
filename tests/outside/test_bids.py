"""The guide's example of choosing together passes what judges sealed choices, and is shown as it is."""

import re
from pathlib import Path

import pytest

from farol.core.actions import Seat
from farol.core.declared import NONE, Telling, Told
from farol.core.event import Event, only
from farol.core.rand import Rand
from farol.testing.laws import Laws
from farol.testing.publicity import assert_told_as_declared
from farol.testing.together import assert_choices_stay_sealed
from tests.outside import bids
from tests.outside.bids import GAME, Bids, BidsGame
from tests.outside.test_tutorial import TUTORIAL

GIVER = Seat("giver", 4)


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_bid_tells_another_seat_anything_before_the_last(seats: int) -> None:
    state = GAME.new(seats)
    assert list(GAME.together(state)) == list(range(seats))
    assert_choices_stay_sealed(GAME, state, Rand(1))


def test_a_view_that_shows_a_bid_is_found() -> None:
    class Open(BidsGame):
        def observe(self, state: Bids, seat: int | None) -> dict[str, object]:  # type: ignore[override]
            return {**super().observe(state, seat), "bids": list(state.bids)}

    with pytest.raises(AssertionError, match="seen before all have chosen: bids"):
        assert_choices_stay_sealed(Open(), GAME.new(3), Rand(1))


def heard_by_two(told: Told) -> None:
    """The first seat takes a card from the third, and both know which; judged by a declaration."""

    class Taking(BidsGame):
        events = Telling(told)

    game, both = Taking(), only(0) | only(2)
    laws = Laws(
        lambda _: {},
        lambda _: {},
        {"took": frozenset({"giver"})},
        {"took": frozenset({"bid"})},
        {},
        None,
        False,
    )
    assert_told_as_declared(game, laws, Event("took", 0, (2,), (4,), both), 4)


def test_an_event_is_heard_by_the_two_seats_that_it_is_declared_for() -> None:
    heard_by_two(Told("took", GIVER, private=[bids.BID], also=[GIVER]))


def test_who_is_not_declared_must_not_hear_it() -> None:
    with pytest.raises(AssertionError, match="seat 3 hears bid, giver of 'took' by seat 1"):
        heard_by_two(Told("took", GIVER, private=[bids.BID]))


def test_a_world_keeps_what_the_seat_bid_and_who_has_bid() -> None:
    state = GAME.new(3)
    for bid in (2, 4):
        state.apply(bid)
    worlds = [state.sample_world(1, Rand(seed)).bids for seed in range(40)]
    assert {world[0] for world in worlds} == set(range(bids.MOST + 1))
    assert {tuple(world[1:]) for world in worlds} == {(4, NONE)}


def test_the_guide_shows_it_as_it_is() -> None:
    text = TUTORIAL.read_text(encoding="utf-8")
    section = text.partition("### Choosing together")[2].partition("\n## ")[0]
    shown = re.findall(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    source = Path(bids.__file__).read_text(encoding="utf-8")
    assert shown
    assert [
        chunk for block in shown for chunk in block.split("\n\n") if chunk.strip("\n") not in source
    ] == []
