"""Moves and questions in words: what somebody types, and what it may mean to the server."""

from collections.abc import Awaitable, Callable

from farol.client.messages import WordsOption
from farol.terminal.session import Session


class Conversation:
    """Says what words mean; where that is open, numbers say which of the options was meant."""

    def __init__(
        self, session: Session, out: Callable[[str], None], hint: Callable[[], Awaitable[None]]
    ) -> None:
        self._session = session
        self._out = out
        self._hint = hint
        self._options: list[WordsOption] = []

    def forget(self) -> None:
        """Numbers mean something else now."""
        self._options = []

    def offers(self, number: int) -> bool:
        """Whether a number says what the last words meant."""
        return 1 <= number <= len(self._options)

    async def typed(self, line: str) -> bool:
        """A move or a question, as the server reads it for this seat; true: a move was made."""
        table = self._session.table
        self.forget()
        if table.observation is None:
            self._out(self._session.texts("plain-not-understood", line=line))
            return False
        told = await table.words(line, self._session.texts.language)
        if told.meaning == "hint":
            await self._hint()
            return False
        for said in told.lines:
            self._out(said)
        if told.action is not None and told.sure:
            await table.act(told.action)
            return True
        if told.action is not None:
            self._options = [WordsOption(told.lines[0], line, told.action)]
            self._out(self._session.texts("plain-confirm"))
            return False
        for number, option in enumerate(told.options, 1):
            self._out(f"{number}. {option.label}")
        self._options = told.options
        return False

    async def pick(self, number: int) -> bool:
        """One of the things that words may have meant; true: a move was made."""
        option = self._options[number - 1]
        if option.action is None:
            return await self.typed(option.text)
        self.forget()
        await self._session.table.act(option.action)
        return True
