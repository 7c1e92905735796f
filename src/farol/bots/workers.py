"""Workers for many independent jobs: this process, several processes, or a Ray cluster.

A job is a picklable function and item that alone determine its result: the results are the same
everywhere.
"""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager
from functools import partial
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final, Protocol, TypeVar

from farol.core.errors import FarolError

WAITING: Final = 4  # jobs queued per worker
MISSING: Final = "A cluster needs Ray: pip install 'farol[cluster]'"

Item = TypeVar("Item")
Made = TypeVar("Made")


class NoCluster(FarolError):
    """Ray is missing, or the cluster cannot be reached."""


class Workers(AbstractContextManager["Workers"], Protocol):
    """Runs jobs."""

    def results(self, function: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """The results in the order of completion; closing the iterator cancels the rest."""
        ...


def ordered(
    workers: Workers, function: Callable[[Item], Made], items: Iterable[Item]
) -> Iterator[Made]:
    """The results in the order of the items."""
    early: dict[int, Made] = {}
    following = 0
    for number, made in workers.results(partial(_numbered, function), enumerate(items)):
        early[number] = made
        while following in early:
            yield early.pop(following)
            following += 1


def _numbered(function: Callable[[Item], Made], item: tuple[int, Item]) -> tuple[int, Made]:
    number, one = item
    return number, function(one)


class Here:
    """This process, one job after the other."""

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def results(self, function: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """Computed on demand."""
        yield from map(function, items)


class Processes:
    """A pool of processes on this machine."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)  # waits for running jobs

    def results(self, function: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """Queues a few jobs per process at a time."""
        running: set[Future[Made]] = set()
        waiting = iter(items)
        try:
            while True:
                while len(running) < WAITING * self._count:
                    try:
                        running.add(self._pool.submit(function, next(waiting)))
                    except StopIteration:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


class Cluster:
    """A Ray cluster whose machines have this version of Farol; jobs of a lost machine are
    repeated."""

    def __init__(self, address: str | None, count: int | None = None) -> None:
        """The cluster at `address`; without one a local Ray with `count` workers."""
        self._ray = load_ray()
        try:
            self._ray.init(
                address=address or "local",
                num_cpus=None if address else count,
                include_dashboard=None if address else False,
                logging_level="ERROR",
                log_to_driver=False,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(f"No Ray answers at {address}: {error}") from error

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ray.shutdown()

    @property
    def count(self) -> int:
        """The number of concurrent jobs."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def results(self, function: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """Runs as many jobs as the cluster has cores, which may change meanwhile."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=-1)(_done)
        shared = ray.put(function)
        running: list[Any] = []
        waiting = iter(items)
        try:
            while True:
                while len(running) < WAITING * self.count:
                    try:
                        running.append(remote.remote(shared, next(waiting)))
                    except StopIteration:
                        break
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1)
                yield from ray.get(done)
        finally:
            for one in running:
                ray.cancel(one, force=True)


def _done(function: Callable[[Item], Made], item: Item) -> Made:
    """Run one job, on any machine."""
    return function(item)


def load_ray() -> Any:
    """The Ray library, imported on demand; NoCluster has installation instructions."""
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise NoCluster(MISSING) from error
    return ray


def workers_for(count: int, ray: str | None = None) -> Workers:
    """Local processes; or a Ray cluster at this address, or ("") a local one."""
    if ray is not None:
        return Cluster(ray or None, count)
    return Processes(count) if count > 1 else Here()


def add_workers(parser: ArgumentParser) -> None:
    """Add command-line arguments for `workers_of`."""
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS")


def workers_of(wanted: Namespace) -> Workers:
    """The workers chosen on the command line."""
    return workers_for(wanted.workers, wanted.ray)
