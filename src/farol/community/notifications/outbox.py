"""Letters that wait, by where they go: one place that does not answer must not hold up the others.

Sites take turns, and at a site people do. A site that has answered before is proven: some carriers
work for such sites alone. One that did not answer twice in a row waits behind all others.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from itertools import chain
from typing import Final, Generic, Protocol, TypeVar

SLOW: Final = 2  # letters in a row that a site did not answer
AT_ONCE: Final = 1  # letters on their way to a site
AT_ONCE_TO_PROVEN: Final = 2
MOST_REMEMBERED: Final = 5_000  # sites to which nothing is on its way


class Addressed(Protocol):
    """Something to be sent."""

    @property
    def site(self) -> str:
        """Whose machines it goes to."""

    @property
    def person(self) -> int:
        """Whom it is for."""


L = TypeVar("L", bound=Addressed)


class Site(Generic[L]):
    """What waits for a site, by person, and how it answered."""

    def __init__(self, proven: bool) -> None:
        self.waiting: dict[int, deque[L]] = {}
        self.busy = 0
        self.unanswered = 0  # in a row
        self.proven = proven

    @property
    def ready(self) -> bool:
        """Whether a letter may go there now."""
        limit = AT_ONCE_TO_PROVEN if self.proven else AT_ONCE
        return bool(self.waiting) and self.busy < limit

    def take(self) -> L:
        """The next letter, of whichever person waited longest."""
        person, letters = next(iter(self.waiting.items()))
        letter = letters.popleft()
        del self.waiting[person]
        if letters:
            self.waiting[person] = letters  # behind the others
        self.busy += 1
        return letter


class Outbox(Generic[L]):
    """All letters that wait. `proven`: sites that count as proven from the beginning."""

    def __init__(self, proven: frozenset[str] = frozenset()) -> None:
        self._trusted = proven
        self._sites: dict[str, Site[L]] = {}
        self._news = asyncio.Event()

    def put(self, letter: L) -> None:
        """Let a letter wait for its turn."""
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
        """The next letter; `proven`: to a proven site. Say `done` when it was sent, or was not."""
        while (name := next(self._ready(proven), None)) is None:
            self._news.clear()
            await self._news.wait()
        site = self._sites.pop(name)
        self._sites[name] = site  # behind the others
        return site.take()

    def _ready(self, proven: bool) -> Iterator[str]:
        """Sites to which something may go now, those that do not answer last."""
        ready = [(name, site) for name, site in self._sites.items() if site.ready]
        if proven:
            return (name for name, site in ready if site.proven)
        answering = (name for name, site in ready if site.unanswered < SLOW)
        return chain(answering, (name for name, site in ready if site.unanswered >= SLOW))

    def done(self, letter: L, answered: bool) -> None:
        """A letter is no longer on its way."""
        site = self._sites[letter.site]
        site.busy -= 1
        site.unanswered = 0 if answered else site.unanswered + 1
        site.proven = letter.site in self._trusted or answered
        self._news.set()
