"""Typed moves and questions, parsed by the server."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from farol.client import Refusal
from farol.protocol.messages import Understood
from farol.protocol.types import WordsOption
from farol.terminal.session import Session

MOMENT: Final = 1.0  # seconds between retries while the server's reader is starting
TRIES: Final = 30


async def read_words(line: str, session: Session) -> Understood:
    """Parse words; retries while the server's reader is starting."""
    for _ in range(TRIES):
        try:
            return await session.table.words(line, session.texts.language)
        except Refusal as refusal:
            if refusal.code != "limit":
                raise
            await asyncio.sleep(MOMENT)
    return await session.table.words(line, session.texts.language)


class Conversation:
    """Prints the meaning of typed words; where they are ambiguous, numbers select an option."""

    def __init__(
        self, session: Session, out: Callable[[str], None], hint: Callable[[], Awaitable[None]]
    ) -> None:
        self._session = session
        self._out = out
        self._hint = hint
        self._options: list[WordsOption] = []
        self._confirming = False  # the only option is a move that needs confirmation

    def forget(self) -> None:
        """Drop the options."""
        self._options, self._confirming = [], False

    def offers(self, number: int) -> bool:
        """Whether a number selects an option of the last words."""
        return 1 <= number <= len(self._options)

    async def typed(self, line: str) -> bool:
        """Parse a line; True if it made a move, or said something."""
        table = self._session.table
        if self._confirming:
            self.forget()  # any other input cancels the confirmation
        if table.observation is None:
            self._out(self._session.texts("plain-not-understood", line=line))
            return False
        told = await read_words(line, self._session)
        if told.meaning == "hint":
            await self._hint()
            return False
        if told.meaning in {"claim", "chat"}:
            await self._speak(told)
            return True
        for said in told.lines:
            self._out(said)
        if told.action is not None and told.sure:
            self.forget()
            await table.act(told.action)
            return True
        if told.action is not None:
            self._options = [WordsOption(told.lines[0], line, told.action)]
            self._confirming = True
            self._out(self._session.texts("plain-confirm"))
            return False
        for number, option in enumerate(told.options, 1):
            self._out(f"{number}. {option.label}")
        self._options = told.options or self._options  # a question keeps the list
        return False

    async def _speak(self, told: Understood) -> None:
        """Make a claim, or write a line of chat; everybody hears it, the speaker too."""
        self.forget()
        if told.claim is not None:
            await self._session.table.claim(told.claim)
        else:
            await self._session.table.say(told.lines[0])

    async def pick(self, number: int) -> bool:
        """Choose an option by number; True if it made a move, or said something."""
        option = self._options[number - 1]
        if option.action is None:
            return await self.typed(option.text)
        self.forget()
        await self._session.table.act(option.action)
        return True
