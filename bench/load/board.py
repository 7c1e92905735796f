"""Measurements of a load generator and of the server's resources."""

import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Board:
    """Moves received by every seat, and their latencies."""

    def __init__(self) -> None:
        self.moves = 0
        self.times: list[float] = []
        self.measuring = False

    def count(self, started: float) -> None:
        if self.measuring:
            self.moves += 1
            self.times.append(time.perf_counter() - started)

    def share(self, part: float) -> float:
        """A percentile of latencies in milliseconds."""
        if not self.times:
            return float("nan")
        return round(sorted(self.times)[int(part * (len(self.times) - 1))] * 1000, 2)


def usage(process: int) -> tuple[float, float]:
    """CPU seconds and resident megabytes of a process (Linux)."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return sum(times(Path(f"/proc/{process}"))), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def times(folder: Path) -> tuple[float, float]:
    """CPU seconds of a process or thread: user and system."""
    fields = Path(folder, "stat").read_text().rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / tick, int(fields[12]) / tick


def thread_times(process: int) -> tuple[float, float, float, float]:
    """CPU seconds of a process: of its event loop, which is the first thread, and of all others;
    each user and system.
    """
    loop = times(Path(f"/proc/{process}/task/{process}"))
    everything = times(Path(f"/proc/{process}"))
    return (*loop, everything[0] - loop[0], everything[1] - loop[1])


@contextmanager
def measuring(board: Board, server: int) -> Iterator[dict[str, object]]:
    """Measure during the context; then the figures are in the yielded object."""
    figures: dict[str, object] = {}
    before, threads = usage(server)[0], thread_times(server)
    start = time.perf_counter()
    board.measuring = True
    yield figures
    board.measuring = False
    seconds = time.perf_counter() - start
    spent = usage(server)[0] - before
    figures |= {
        "moves_per_second": round(board.moves / seconds, 1),
        "p50_ms": board.share(0.5),
        "p99_ms": board.share(0.99),
        "server_cpu_share": round(spent / seconds, 3),
        "server_cpu_us_per_move": round(spent / max(1, board.moves) * 1e6),
        "loop_user_system_others_user_system_us": [
            round((now - was) / max(1, board.moves) * 1e6)
            for now, was in zip(thread_times(server), threads, strict=True)
        ],
        "moves_per_core_second": round(board.moves / spent) if spent else 0,
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
