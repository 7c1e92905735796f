"""Playing hours: the slot of each day in which slow clocks run, by the wall of a time zone."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from farol.table.protocol.parts import PlayingHours

HOUR: Final = 60  # minutes
A_DAY: Final = timedelta(days=1)


@lru_cache(maxsize=256)
def known_zone(name: str) -> tzinfo | None:
    """The time zone of that name, if this machine knows it."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # a folder, no name at all, or none that is known
        return None


def played(hours: PlayingHours | None, start: float, end: float) -> float:
    """Seconds from one date to another in which clocks run; 0 if there is none between them."""
    if hours is None:
        return max(0.0, end - start)
    seconds = 0.0
    for opens, closes in _slots(hours, start):
        if opens >= end:
            break
        seconds += max(0.0, min(closes, end) - max(opens, start))
    return seconds


def date_after(hours: PlayingHours | None, start: float, seconds: float) -> float:
    """The date at which clocks have run for so many seconds since `start`."""
    if hours is None or seconds <= 0:
        return start + max(0.0, seconds)
    for opens, closes in _slots(hours, start):
        begins = max(opens, start)
        if closes - begins >= seconds:
            return begins + seconds
        seconds -= max(0.0, closes - begins)
    raise AssertionError("days never end")


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
