"""What is counted, for /metrics."""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Moves(Collector):
    """Decisions that were saved and told. Counted without a lock: only the event loop counts."""

    def __init__(self) -> None:
        self.of_people = 0
        self.of_bots = 0

    def collect(self) -> Iterable[Metric]:
        """As Prometheus wants it."""
        text = "Decisions of people and bots that were saved and told"
        family = CounterMetricFamily("farol_moves", text, labels=["by"])
        family.add_metric(["person"], self.of_people)
        family.add_metric(["bot"], self.of_bots)
        return [family]


class Seconds(Collector):
    """How long something took, in buckets. Counted without a lock: only the event loop counts."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more, which took so many seconds."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        """As Prometheus wants it."""
        names = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        return [HistogramMetricFamily(self._name, self._text, buckets, self._sum)]


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
for collector in (MOVES, MOVE_SECONDS, SAVE_SECONDS, BOT_SECONDS):
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
TABLES = Gauge("farol_tables", "Tables in memory, by status", ["status"])
DROPPED = Counter("farol_dropped_sockets", "Sockets that the server closed, by reason", ["reason"])


def exposition() -> bytes:
    """Every metric, in Prometheus' text form."""
    return generate_latest(REGISTRY)
