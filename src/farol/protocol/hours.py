"""Playing hours: the slot of each day in which slow clocks run, by the wall of a time zone."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from farol.protocol.types import PlayingHours

HOUR: Final = 60  # minutes
A_DAY: Final = timedelta(days=1)
IDLE_DAYS: Final = 8  # without an hour in common, before those of a person do not count


@lru_cache(maxsize=256)
def known_zone(name: str) -> tzinfo | None:
    """The time zone of that name, if this machine knows it."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # a folder, no name at all, or none that is known
        return None


def played(
    hours: PlayingHours | None, start: float, end: float, own: PlayingHours | None = None
) -> float:
    """Seconds from one date to another in which a clock runs: in the table's hours, and of those in
    its person's `own`, if they have some; 0 if there is none between them."""
    if hours is None and own is None:
        return max(0.0, end - start)
    seconds = 0.0
    for opens, closes in _both(hours, own, start):
        if opens >= end:
            break
        seconds += max(0.0, min(closes, end) - max(opens, start))
    return seconds


def date_after(
    hours: PlayingHours | None, start: float, seconds: float, own: PlayingHours | None = None
) -> float:
    """The date at which such a clock has run for so many seconds since `start`."""
    if seconds <= 0 or (hours is None and own is None):
        return start + max(0.0, seconds)
    for opens, closes in _both(hours, own, start):
        begins = max(opens, start)
        if closes - begins >= seconds:
            return begins + seconds
        seconds -= max(0.0, closes - begins)
    raise AssertionError("days never end")


def _both(
    hours: PlayingHours | None, own: PlayingHours | None, start: float
) -> Iterator[tuple[float, float]]:
    """Slots of the table in which also the person plays. If they have nothing in common any more,
    because a country changed its clocks, the table's count."""
    if hours is None or own is None or hours == own:
        known = hours or own
        assert known is not None  # the caller has one of them
        return _slots(known, start)
    return _common(_slots(hours, start), _slots(own, start))


def _common(
    ours: Iterator[tuple[float, float]], theirs: Iterator[tuple[float, float]]
) -> Iterator[tuple[float, float]]:
    first, second, idle = next(ours), next(theirs), 0
    while idle < IDLE_DAYS:
        opens, closes = max(first[0], second[0]), min(first[1], second[1])
        if opens < closes:
            idle = 0
            yield opens, closes
        if first[1] <= second[1]:
            first, idle = next(ours), idle + 1
        else:
            second = next(theirs)
    yield first
    yield from ours


def _slots(hours: PlayingHours, start: float) -> Iterator[tuple[float, float]]:
    """The slots from the one in which `start` may lie, one a day and none over another, in seconds
    since 1970. Where a night has an hour twice, or lacks one, they are as long as the wall says. A
    zone that this machine has forgotten is UTC's."""
    zone = known_zone(hours.zone) or UTC
    day = datetime.fromtimestamp(start, zone).date() - A_DAY
    later = A_DAY if hours.closes <= hours.opens else timedelta(0)
    while True:
        opens = _moment(day, hours.opens, zone)
        closes = _moment(day + later, hours.closes, zone, fold=1)
        day += A_DAY
        closes = min(closes, _moment(day, hours.opens, zone))
        if closes > start:
            yield opens, max(opens, closes)


def _moment(day: date, minute: int, zone: tzinfo, fold: int = 0) -> float:
    hour, minutes = divmod(minute, HOUR)
    return datetime(day.year, day.month, day.day, hour, minutes, tzinfo=zone, fold=fold).timestamp()
