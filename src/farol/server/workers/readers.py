"""Worker process that parses typed words: tens of milliseconds that would block the event loop, and
that in a thread would share the interpreter with everybody's moves. The first request waits for the
process to start; a request that times out is answered with the reason."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from farol.phrases.answer import Answer
from farol.protocol.errors import Refusal
from farol.server.play.model.payloads import TypedWords
from farol.server.play.model.typed import read
from farol.server.workers.fair_queue import Requester

MAX_OF_ONE: Final = 8  # questions of one person that wait to be read
LONGEST_WAIT: Final = 10.0  # seconds for an answer; on a busy machine a process takes some to start

Reader = Callable[[TypedWords, Requester], Awaitable[Answer]]


async def in_a_thread(words: TypedWords, _asker: Requester) -> Answer:
    """Read in this very process, where there are no others."""
    return await asyncio.to_thread(read, words)


class Readers:
    """Everybody's typed words: not too many of one person at a time."""

    def __init__(self, reader: Reader = in_a_thread, longest_wait: float = LONGEST_WAIT) -> None:
        self._reader = reader
        self._longest_wait = longest_wait
        self._waiting: Counter[int] = Counter()

    async def read(self, words: TypedWords, table: str, person: int) -> Answer:
        """What somebody's words mean; Refusal if too many of theirs wait, or if they do so for too
        long."""
        if self._waiting[person] >= MAX_OF_ONE:
            raise Refusal("limit", "So many questions at once; wait a moment.")
        self._waiting[person] += 1
        try:
            async with asyncio.timeout(self._longest_wait):
                return await self._reader(words, Requester(table, (person,)))
        except TimeoutError as error:
            raise Refusal(
                "limit", "Nobody could read that yet: reading still starts; ask again in a moment."
            ) from error
        finally:
            self._waiting[person] -= 1
            self._waiting = +self._waiting
