"""Worker process for parsing typed words: tens of milliseconds that would block the event loop, and
in a thread would hold the interpreter lock. The first request waits for the process to start; a
request that times out is refused with the reason.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from farol.phrases.answer import Answer
from farol.protocol.errors import Refusal
from farol.server.play.model.payloads import TypedWords
from farol.server.play.model.typed import read
from farol.server.workers.fair_queue import Requester

MAX_OF_ONE: Final = 8  # queued requests of one person
LONGEST_WAIT: Final = 10.0  # seconds for an answer; includes starting a process on a busy machine

Reader = Callable[[TypedWords, Requester], Awaitable[Answer]]


async def in_a_thread(words: TypedWords, _asker: Requester) -> Answer:
    """Parse in this process; for servers without workers."""
    return await asyncio.to_thread(read, words)


class Readers:
    """Typed words of everybody, with a limit per person."""

    def __init__(self, reader: Reader = in_a_thread, longest_wait: float = LONGEST_WAIT) -> None:
        self._reader = reader
        self._longest_wait = longest_wait
        self._waiting: Counter[int] = Counter()

    async def read(self, words: TypedWords, table: str, person: int) -> Answer:
        """The parsed words; Refusal if the person has too many requests queued, or after a
        timeout."""
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
