"""People who hear lines and say lines: they say the next one when the answer to the last came."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from farol.terminal.lines import LineClient
from farol.terminal.session import PlayRequest, Session, seated
from tests.patience import patience

PATIENCE = patience(60.0)  # seconds: a hint may take long


class Talker:
    """Says the next line when something was heard."""

    client: LineClient

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._news = asyncio.Event()

    @property
    def session(self) -> Session:
        return self.client._session

    def take(self, line: str) -> None:
        """The table says something."""
        self.heard.append(line)
        self._news.set()

    async def lines(self) -> AsyncIterator[str]:
        """What is said to the table."""
        while (line := await self.queue.get()) is not None:
            yield line

    async def say(self, line: str, until: str | Callable[[str], bool]) -> str:
        """Say it, and wait for a line that answers."""
        start = len(self.heard)
        self.queue.put_nowait(line)
        return await self.hear(until, start)

    async def hear(self, until: str | Callable[[str], bool], start: int = 0) -> str:
        """Wait for a line."""
        fits = (lambda line: until in line) if isinstance(until, str) else until
        while True:
            for heard in self.heard[start:]:
                if fits(heard):
                    return heard
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), PATIENCE)
            except TimeoutError:
                said = "\n".join(self.heard[start:])
                raise AssertionError(f"{until} was not said, but:\n{said}") from None

    async def pick(self, command: str, *labels: str, until: str = "Done.") -> None:
        """Go through lists by what is offered in them, and do the last one."""
        path = command
        for label in labels:
            line = await self.say(path, lambda heard, label=label: is_offer(heard, label))
            number = line.partition(" ")[0].rstrip(".")
            path = f"{command} {number}"
        await self.say(path, until)


def is_offer(line: str, label: str) -> bool:
    """Whether a line is a numbered offer of this."""
    found = re.match(r"[\d.]+\. ", line)
    return found is not None and label in line[found.end() :]


@asynccontextmanager
async def talker_at(asked: PlayRequest) -> AsyncIterator[Talker]:
    """A visit at a table."""
    talker = Talker()
    async with seated(asked) as session:
        talker.client = LineClient(session, talker.take, at_once=True)
        playing = asyncio.create_task(talker.client.play(talker.lines()))
        yield talker
        talker.queue.put_nowait(None)
        await asyncio.wait_for(playing, PATIENCE)
