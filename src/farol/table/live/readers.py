"""Typed words are read in a process of their own: that takes tens of milliseconds, in which the
event loop could have served others. Not even the first ones are read in a thread, which would share
the interpreter with everybody's moves: whoever types first waits for the process to start."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from farol.phrases.answer import Answer
from farol.table.live.fair_turns import Asker
from farol.table.live.model.state import Words
from farol.table.live.model.typed import read
from farol.table.protocol.errors import Refusal

MAX_OF_ONE: Final = 8  # questions of one person that wait to be read

Reader = Callable[[Words, Asker], Awaitable[Answer]]


async def in_a_thread(words: Words, _asker: Asker) -> Answer:
    """Read in this very process, where there are no others."""
    return await asyncio.to_thread(read, words)


class Readers:
    """Everybody's typed words: not too many of one person at a time."""

    def __init__(self, reader: Reader = in_a_thread) -> None:
        self._reader = reader
        self._waiting: Counter[int] = Counter()

    async def read(self, words: Words, table: str, person: int) -> Answer:
        """What somebody's words mean; Refusal if too many of theirs wait."""
        if self._waiting[person] >= MAX_OF_ONE:
            raise Refusal("limit", "So many questions at once; wait a moment.")
        self._waiting[person] += 1
        try:
            return await self._reader(words, Asker(table, (person,)))
        finally:
            self._waiting[person] -= 1
            self._waiting = +self._waiting
