"""Playing hours in a time zone, also in nights with a change of clocks."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farol.protocol.errors import Refusal
from farol.protocol.hours import date_after, known_zone, played
from farol.protocol.types import ClockPlan, PlayingHours
from farol.server.play.model.clock import DAY, HOUR, new_clock
from farol.server.play.model.plans import check_clock

MADRID = "Europe/Madrid"
DAYTIME = PlayingHours(8 * 60, 22 * 60, MADRID)
NIGHT = PlayingHours(22 * 60, 6 * 60, MADRID)


def at(text: str, zone: str = MADRID) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_clocks_run_in_the_slot_only() -> None:
    assert played(DAYTIME, at("2026-06-01 20:00"), at("2026-06-02 09:30")) == 3.5 * HOUR
    assert played(DAYTIME, at("2026-06-01 23:00"), at("2026-06-02 07:00")) == 0
    assert played(DAYTIME, at("2026-06-02 07:00"), at("2026-06-01 07:00")) == 0
    assert played(None, 100.0, 150.0) == 50


def test_time_that_falls_into_the_night_goes_on_in_the_morning() -> None:
    assert date_after(DAYTIME, at("2026-06-01 21:00"), 2 * HOUR) == at("2026-06-02 09:00")
    assert date_after(DAYTIME, at("2026-06-01 23:00"), HOUR) == at("2026-06-02 09:00")
    assert date_after(DAYTIME, at("2026-06-01 21:00"), HOUR) == at("2026-06-01 22:00")


@pytest.mark.parametrize(
    ("night", "hours"),
    [("2026-03-28", 7), ("2026-10-24", 9), ("2026-06-01", 8)],
    ids=["an hour less", "an hour twice", "any"],
)
def test_a_slot_over_midnight_is_as_long_as_the_wall_says(night: str, hours: int) -> None:
    evening = at(f"{night} 18:00")
    assert played(NIGHT, evening, evening + DAY) == hours * HOUR


@pytest.mark.parametrize("day", ["2026-03-29", "2026-10-25", "2026-06-01"])
def test_a_slot_by_day_keeps_its_hours_when_clocks_are_changed(day: str) -> None:
    assert played(DAYTIME, at(f"{day} 00:00"), at(f"{day} 23:00")) == 14 * HOUR
    assert date_after(DAYTIME, at(f"{day} 00:00"), HOUR) == at(f"{day} 09:00")


def test_a_slot_whose_end_is_left_out_leaves_its_rest() -> None:
    hours = PlayingHours(3 * 60, 2 * 60 + 30, MADRID)  # 2:30 does not exist on that day
    start = at("2026-03-28 12:00")
    assert played(hours, start, start + DAY) == DAY - HOUR / 2


zones = st.sampled_from(
    [MADRID, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"]
)
minutes = st.integers(0, 1439)


@given(
    opens=minutes,
    length=st.integers(120, 1439),
    zone=zones,
    start=st.integers(0, 4_000_000_000),
    seconds=st.integers(0, 20 * DAY),
)
def test_what_has_been_played_by_the_date_after_is_what_was_asked_for(
    opens: int, length: int, zone: str, start: int, seconds: int
) -> None:
    hours = PlayingHours(opens, (opens + length) % 1440, zone)
    end = date_after(hours, float(start), float(seconds))
    assert played(hours, float(start), end) == pytest.approx(seconds, abs=1e-3)
    assert end >= start + seconds


def test_a_zone_that_a_machine_has_forgotten_is_utcs() -> None:
    lost = PlayingHours(8 * 60, 22 * 60, "Atlantis/Poseidonis")
    assert known_zone(lost.zone) is None
    assert date_after(lost, at("2026-06-01 23:00", "UTC"), HOUR) == at("2026-06-02 09:00", "UTC")


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (ClockPlan("days", 101), "A clock has 100 days at most."),
        (ClockPlan("reserve", 2401), "A clock has 100 days at most."),
        (ClockPlan("move", 60, vacation=3), "for clocks of hours or days"),
        (ClockPlan("game", 60, hours=DAYTIME), "for clocks of hours or days"),
        (ClockPlan("days", 2, hours=PlayingHours(0, 60, MADRID)), "two hours at least"),
        (ClockPlan("days", 2, hours=PlayingHours(60, 60, MADRID)), "two hours at least"),
        (ClockPlan("days", 2, hours=PlayingHours(0, 600, "../etc/passwd")), "no time zone"),
        (ClockPlan("days", 2, hours=PlayingHours(0, 600, "Mars")), "no time zone"),
        (ClockPlan("hours", 0), "A clock needs some time on it."),
    ],
)
def test_a_clock_that_cannot_be_is_refused_with_its_reason(plan: ClockPlan, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        check_clock(plan)


def test_a_clock_of_days_keeps_hours_and_vacation() -> None:
    plan = ClockPlan("hours", 20, hours=DAYTIME, vacation=5)
    check_clock(plan)
    noon = at("2026-06-01 12:00")
    clock = new_clock(plan, 2).started([0], 1000.0, ahead=noon - 1000.0)
    assert clock.dues() == [at("2026-06-02 18:00"), None]
    assert clock.left_of(0, 1000.0 + DAY) == 6 * HOUR
    assert clock.seconds_to(0, 1000.0) == 30 * HOUR
    away = noon + timedelta(days=3).total_seconds()
    rests = clock.stopped(1000.0).started([0], 1000.0, False, noon - 1000.0, (away, 0.0))
    assert rests.left_of(0, 1000.0 + 2 * DAY) == 20 * HOUR
    assert rests.dues() == [at("2026-06-05 18:00"), None]


def test_a_reserve_grows_by_hours() -> None:
    clock = new_clock(ClockPlan("reserve", 48, 2), 2).started([0], 0).stopped(10 * HOUR)
    assert clock.credited(0).left == (40 * HOUR, 48 * HOUR)


# --- hours of one's own -------------------------------------------------------------------------

EVENING = PlayingHours(18 * 60, 23 * 60, MADRID)


def test_a_clock_runs_in_the_hours_of_the_table_and_of_the_person() -> None:
    start, end = at("2026-06-01 00:00"), at("2026-06-03 00:00")
    assert played(DAYTIME, start, end, EVENING) == 2 * 4 * HOUR  # from 18 to 22
    assert played(None, start, end, EVENING) == 2 * 5 * HOUR
    assert played(DAYTIME, start, end, DAYTIME) == played(DAYTIME, start, end)
    due = date_after(DAYTIME, at("2026-06-01 09:00"), 5 * HOUR, EVENING)
    assert due == at("2026-06-02 19:00")


def test_hours_in_another_zone_follow_the_clocks_of_both() -> None:
    """Three common hours in summer and in winter, though both change clocks on other dates."""
    tokyo = PlayingHours(18 * 60, 22 * 60, "Asia/Tokyo")  # 11 to 15 in Madrid, 10 to 14 in winter
    for day, hours in (("2026-07-01", 4), ("2026-12-01", 4)):
        start = at(f"{day} 00:00")
        assert played(DAYTIME, start, start + DAY, tokyo) == hours * HOUR
    late = PlayingHours(8 * 60 + 30, 12 * 60, "America/New_York")
    week = at("2026-03-20 00:00")  # New York has changed clocks, Madrid has not
    assert played(DAYTIME, week, week + DAY, late) == 3.5 * HOUR


def test_hours_that_have_nothing_in_common_leave_those_of_the_table() -> None:
    night = PlayingHours(23 * 60, 5 * 60, MADRID)
    start = at("2026-06-01 00:00")
    assert date_after(DAYTIME, start, HOUR, night) > start + 7 * DAY


@given(
    st.integers(0, 1439), st.integers(0, 1439), st.integers(0, 10 * DAY), st.integers(0, 4 * DAY)
)
def test_a_date_after_played_seconds_has_played_them_in_both(
    opens: int, closes: int, start: int, seconds: int
) -> None:
    own, begun = PlayingHours(opens, closes, "America/New_York"), 1_790_000_000.0 + start
    if played(DAYTIME, begun, begun + 7 * DAY, own) < 2 * HOUR:
        return
    date = date_after(DAYTIME, begun, float(seconds), own)
    assert played(DAYTIME, begun, date, own) == pytest.approx(seconds)
