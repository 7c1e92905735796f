"""What is counted, for /metrics."""

from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

MOVES = Counter("farol_moves", "Decisions of people and bots that were saved and told", ["by"])
MOVES_OF_PEOPLE = MOVES.labels("person")
MOVES_OF_BOTS = MOVES.labels("bot")
REFUSALS = Counter("farol_refusals", "Messages that were refused, by reason", ["why"])
REQUESTS = Counter("farol_requests", "HTTP requests, by route and status", ["route", "status"])
FAULTS = Counter("farol_faults", "Errors of the program itself")
MOVE_SECONDS = Histogram(
    "farol_move_seconds", "From a move's arrival to its last listener's queue", buckets=SECONDS
)
SAVE_SECONDS = Histogram(
    "farol_save_seconds",
    "Until a commit, of the moves of many tables, was durable",
    buckets=SECONDS,
)
BOT_SECONDS = Histogram("farol_bot_seconds", "Until a bot had chosen", buckets=SECONDS)
SOCKETS = Gauge("farol_sockets", "Open sockets")
TABLES = Gauge("farol_tables", "Tables in memory, by status", ["status"])
DROPPED = Counter("farol_dropped_sockets", "Sockets that the server closed, by reason", ["why"])


def exposition() -> bytes:
    """All of it in Prometheus' text form."""
    return generate_latest(REGISTRY)
