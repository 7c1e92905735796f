"""Days in UTC: everybody on a server has the same daily deal from midnight to midnight."""

from datetime import UTC, date, datetime, timedelta

from farol.server.store.store import TableRow


def day_of(at: float) -> str:
    """The day of a date.

    >>> day_of(86_400.0)
    '1970-01-02'
    """
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """The day so many days later.

    >>> day_after("2026-12-31")
    '2027-01-01'
    """
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def end_of(day: str) -> float:
    """The moment at which a day is over."""
    return datetime.combine(
        date.fromisoformat(day_after(day)), datetime.min.time(), UTC
    ).timestamp()


def is_closed(row: TableRow, at: float) -> bool:
    """Whether the table's deal can no longer be played by others; until then its secrets stay
    closed."""
    return row.daily != "" and at < end_of(row.daily)
