import pickle

import pytest

from farol.core.event import NOBODY, Event, everyone, only


@pytest.mark.parametrize(
    ("audience", "seats"),
    [(NOBODY, []), (only(2), [2]), (only(0) | only(3), [0, 3]), (everyone(4), [0, 1, 2, 3])],
)
def test_the_private_part_is_for_the_audience_alone(audience: int, seats: list[int]) -> None:
    event = Event("peek", 2, (1,), (7,), audience)
    assert [seat for seat in range(10) if event.seen_by(seat)] == seats


def test_a_spectator_never_sees_the_private_part() -> None:
    assert not Event("deal", 0, (), (7,), everyone(10)).seen_by(None)


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_an_event_can_be_pickled(protocol: int) -> None:
    event = Event("dealt", 1, (2, 3), (4,), only(1))
    twin = pickle.loads(pickle.dumps(event, protocol))
    assert (twin.kind, twin.seat, twin.public, twin.private, twin.audience) == (
        "dealt",
        1,
        (2, 3),
        (4,),
        only(1),
    )
