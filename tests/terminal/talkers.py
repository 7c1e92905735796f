"""People at the line client: they type the next line after the answer to the last one."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from farol.terminal.lines import LineClient
from farol.terminal.session import PlayRequest, Session, seated
from tests.patience import patience

PATIENCE = patience(60.0)  # seconds: a hint may take long


class Talker:
    """Types the next line after some output."""

    client: LineClient

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._news = asyncio.Event()

    @property
    def session(self) -> Session:
        return self.client._session

    def take(self, line: str) -> None:
        """A line of output."""
        self.heard.append(line)
        self._news.set()

    async def lines(self) -> AsyncIterator[str]:
        """The lines of input."""
        while (line := await self.queue.get()) is not None:
            yield line

    async def say(self, line: str, until: str | Callable[[str], bool]) -> str:
        """Type a line, and wait for the answer."""
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
        """Go through lists by their labels, and run the last entry."""
        path = command
        for label in labels:
            line = await self.say(path, lambda heard, label=label: is_offer(heard, label))
            number = line.partition(" ")[0].rstrip(".")
            path = f"{command} {number}"
        await self.say(path, until)


def is_offer(line: str, label: str) -> bool:
    """Whether a line is a numbered entry with this label."""
    found = re.match(r"[\d.]+\. ", line)
    return found is not None and label in line[found.end() :]


@asynccontextmanager
async def talker_at(asked: PlayRequest) -> AsyncIterator[Talker]:
    """A person at a table."""
    talker = Talker()
    async with seated(asked) as session:
        talker.client = LineClient(session, talker.take, at_once=True)
        playing = asyncio.create_task(talker.client.play(talker.lines()))
        yield talker
        talker.queue.put_nowait(None)
        await asyncio.wait_for(playing, PATIENCE)
