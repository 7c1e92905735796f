"""Outbox: queues of deliveries by site, so that one unresponsive site does not delay the others.

Round robin between sites, and between people within a site. A site that has answered before is
proven; some workers serve only proven sites. A site with two failures in a row comes after all
others.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from itertools import chain
from typing import Final, Generic, Protocol, TypeVar

SLOW: Final = 2  # failures in a row that make a site slow
AT_ONCE: Final = 1  # concurrent deliveries to a site
AT_ONCE_TO_PROVEN: Final = 2
MOST_REMEMBERED: Final = 5_000  # idle sites kept in memory


class Addressed(Protocol):
    """A delivery in the outbox."""

    @property
    def site(self) -> str:
        """The site: the operator of the destination."""

    @property
    def person(self) -> int:
        """The recipient."""


L = TypeVar("L", bound=Addressed)


class Site(Generic[L]):
    """Queue and state of a site."""

    def __init__(self, proven: bool) -> None:
        self.waiting: dict[int, deque[L]] = {}
        self.busy = 0
        self.unanswered = 0  # failures in a row
        self.proven = proven

    @property
    def ready(self) -> bool:
        """Whether a delivery to this site may start now."""
        limit = AT_ONCE_TO_PROVEN if self.proven else AT_ONCE
        return bool(self.waiting) and self.busy < limit

    def take(self) -> L:
        """The next delivery: round robin between people."""
        person, letters = next(iter(self.waiting.items()))
        letter = letters.popleft()
        del self.waiting[person]
        if letters:
            self.waiting[person] = letters  # moves the person to the end
        self.busy += 1
        return letter


class Outbox(Generic[L]):
    """All queued deliveries. `proven`: sites that are proven from the start."""

    def __init__(self, proven: frozenset[str] = frozenset()) -> None:
        self._trusted = proven
        self._sites: dict[str, Site[L]] = {}
        self._news = asyncio.Event()

    def put(self, letter: L) -> None:
        """Queue a delivery."""
        site = self._sites.get(letter.site)
        if site is None:
            self._forget()
            site = self._sites[letter.site] = Site(letter.site in self._trusted)
        site.waiting.setdefault(letter.person, deque()).append(letter)
        self._news.set()

    def _forget(self) -> None:
        if len(self._sites) >= MOST_REMEMBERED:
            idle = [
                name for name, site in self._sites.items() if not site.waiting and not site.busy
            ]
            for name in idle:
                del self._sites[name]

    async def take(self, proven: bool) -> L:
        """Take the next delivery; `proven`: of a proven site. Call `done` after the attempt."""
        while (name := next(self._ready(proven), None)) is None:
            self._news.clear()
            await self._news.wait()
        site = self._sites.pop(name)
        self._sites[name] = site  # moves the site to the end
        return site.take()

    def _ready(self, proven: bool) -> Iterator[str]:
        """Sites to which a delivery may start, slow ones last."""
        ready = [(name, site) for name, site in self._sites.items() if site.ready]
        if proven:
            return (name for name, site in ready if site.proven)
        answering = (name for name, site in ready if site.unanswered < SLOW)
        return chain(answering, (name for name, site in ready if site.unanswered >= SLOW))

    def done(self, letter: L, answered: bool) -> None:
        """End of an attempt."""
        site = self._sites[letter.site]
        site.busy -= 1
        site.unanswered = 0 if answered else site.unanswered + 1
        site.proven = letter.site in self._trusted or answered
        self._news.set()
