"""Prometheus metrics, for /metrics."""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Moves(Collector):
    """Counter of decisions that were saved and sent. No lock: only the event loop increments it."""

    def __init__(self) -> None:
        self.of_people = 0
        self.of_bots = 0

    def collect(self) -> Iterable[Metric]:
        """The metric for Prometheus."""
        text = "Decisions of people and bots that were saved and told"
        family = CounterMetricFamily("farol_moves", text, labels=["by"])
        family.add_metric(["person"], self.of_people)
        family.add_metric(["bot"], self.of_bots)
        return [family]


class Seconds(Collector):
    """Histogram of durations. No lock: only the event loop updates it."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Record one duration."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def histogram(self) -> tuple[list[tuple[str, float]], float]:
        """Cumulative buckets, and the sum."""
        names = [*map(str, SECONDS), "+Inf"]
        return list(zip(names, accumulate(self._counts), strict=True)), self._sum

    def collect(self) -> Iterable[Metric]:
        """The metric for Prometheus."""
        return [HistogramMetricFamily(self._name, self._text, *self.histogram())]


class SecondsByRoute(Collector):
    """Histogram of request durations by route. No lock: only the event loop updates it."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text
        self._routes: dict[str, Seconds] = {}

    def observe(self, route: str, seconds: float) -> None:
        """Record the duration of one request."""
        found = self._routes.get(route)
        if found is None:
            found = self._routes[route] = Seconds(self._name, self._text)
        found.observe(seconds)

    def collect(self) -> Iterable[Metric]:
        """The metric for Prometheus."""
        family = HistogramMetricFamily(self._name, self._text, labels=["route"])
        for route, seconds in self._routes.items():
            family.add_metric([route], *seconds.histogram())
        return [family]


MOVES: Final = Moves()
MOVE_SECONDS: Final = Seconds(
    "farol_move_seconds", "From a move's arrival to its last listener's queue"
)
SAVE_SECONDS: Final = Seconds(
    "farol_save_seconds", "Until a commit, of the moves of many tables, was durable"
)
BOT_SECONDS: Final = Seconds("farol_bot_seconds", "Until a bot had chosen")
NOTICES: Final = Counter(
    "farol_notices",
    "Notices to people who are not at their table, by what came of them",
    ["result"],
)
REQUEST_SECONDS: Final = SecondsByRoute("farol_request_seconds", "Until a request was answered")
LOOP_LAG: Final = Seconds(
    "farol_loop_lag_seconds", "By which the event loop came late, looked at twice a second"
)
for collector in (MOVES, MOVE_SECONDS, SAVE_SECONDS, BOT_SECONDS, REQUEST_SECONDS, LOOP_LAG):
    REGISTRY.register(collector)

REFUSALS = Counter("farol_refusals", "Messages that were refused, by code", ["code"])
REQUESTS = Counter("farol_requests", "HTTP requests, by route and status", ["route", "status"])
FAULTS = Counter("farol_faults", "Errors of the program itself")
SOCKETS = Gauge("farol_sockets", "Open sockets")
RELAYS = Gauge("farol_relays", "Sockets that are carried on to the server that has their table")
RELAYED = Counter(
    "farol_relayed_bytes", "Bytes of messages that were carried on, to servers and back", ["way"]
)
WORKERS = Gauge("farol_workers", "Workers on other machines that think for this server's bots")
HELPED = Counter("farol_helped", "Jobs that workers on other machines have done")
UNHELPED = Counter(
    "farol_unhelped", "Jobs that came home from workers that were lost or too slow", ["reason"]
)
CLOCK_DIFFERENCE = Gauge(
    "farol_clock_difference_seconds", "By which the database's clock is ahead of this machine's"
)
INFO = Gauge("farol_info", "This server", ["version", "edition", "database"])
SAVES_FAILED = Counter(
    "farol_saves_failed",
    "Transactions that were not, or perhaps not, made durable: fenced, in-doubt, unreachable, "
    "refused, damaged",
    ["reason"],
)
SAVES_WAITING = Gauge("farol_saves_waiting", "Writes that wait for the next commit")
RECONNECTS = Counter("farol_reconnects", "Connections to the database that were made anew")
OVERDUE = Counter("farol_database_overdue", "Transactions that were cut as they took too long")
CUT_OFF = Gauge("farol_cut_off", "1 while this server cannot say that it lives")
LEASES_LOST = Counter("farol_leases_lost", "How often all tables were let go of for that")
LEASES = Gauge("farol_leases", "Tables that this server has")
LEASE_SECONDS = Gauge("farol_lease_seconds", "Seconds that the lease of this server lasts")
NODES = Gauge("farol_nodes", "Servers of the database that live, as far as this one has heard")
RELAYS_FAILED = Counter("farol_relay_failures", "Servers with a table that could not be reached")
PEOPLE = Gauge("farol_people", "People with an open socket")
GAMES = Gauge("farol_games", "Games in play in memory, by game", ["game"])
TABLES = Gauge("farol_tables", "Tables in memory, by status", ["status"])
DROPPED = Counter("farol_dropped_sockets", "Sockets that the server closed, by reason", ["reason"])

# Counted from 0: a counter whose first sample is 1 has not grown, as Prometheus sees it.
for counter, values in (
    (SAVES_FAILED, ("fenced", "in-doubt", "unreachable", "refused", "damaged")),
    (UNHELPED, ("slow", "lost")),
    (NOTICES, ("dropped", "failed")),
):
    for value in values:
        counter.labels(value)


def exposition() -> bytes:
    """All metrics in Prometheus' text format."""
    return generate_latest(REGISTRY)
