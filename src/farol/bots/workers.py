"""Where many independent pieces of work are done: here, in processes, or on a Ray cluster.

Every piece is a function and an item that can be pickled, and decides alone what comes out: the
results are the same wherever it is done.
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

WAITING: Final = 4  # pieces that lie ready for each worker
MISSING: Final = "A cluster needs Ray: pip install 'farol[cluster]'"

Item = TypeVar("Item")
Made = TypeVar("Made")


class NoCluster(FarolError):
    """There is no Ray, or nobody answers at the address of a cluster."""


class Workers(AbstractContextManager["Workers"], Protocol):
    """Somebody who does pieces of work."""

    def results(self, function: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """What comes out, as it comes; closing it early drops what is under way."""
        ...


def ordered(
    workers: Workers, function: Callable[[Item], Made], items: Iterable[Item]
) -> Iterator[Made]:
    """What comes out, in the order of the items."""
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
    """This process, one piece after the other."""

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def results(self, function: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """Made when it is asked for."""
        yield from map(function, items)


class Processes:
    """Processes on this machine."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)  # after what is under way

    def results(self, function: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """A few pieces lie ready for each process, not all of them."""
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
    """Machines joined by Ray, all with this version of Farol; what a lost one did is done again."""

    def __init__(self, address: str | None, count: int | None = None) -> None:
        """At `address`; without one a Ray of its own on this machine, with `count` workers."""
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
        """How many pieces are done at the same time."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def results(self, function: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """As many pieces under way as the cluster has cores, which may change meanwhile."""
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
    """One piece, on whatever machine this runs."""
    return function(item)


def load_ray() -> Any:
    """The library, which only this needs; NoCluster says how to get it."""
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise NoCluster(MISSING) from error
    return ray


def workers_for(count: int, ray: str | None = None) -> Workers:
    """So many processes here; or a Ray cluster at this address, or ("") one of its own."""
    if ray is not None:
        return Cluster(ray or None, count)
    return Processes(count) if count > 1 else Here()


def add_workers(parser: ArgumentParser) -> None:
    """Arguments of a program that does much work, for `workers_of`."""
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS")


def workers_of(wanted: Namespace) -> Workers:
    """Those that were asked for on the command line."""
    return workers_for(wanted.workers, wanted.ray)
