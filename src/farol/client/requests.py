"""Requests to a table: messages of the protocol as methods that await the response."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from farol.client.decoding import Message
from farol.client.errors import Refusal
from farol.protocol.messages import Explanation, Hint, History, Reason, Turn, Understood
from farol.protocol.types import Choice, JsonObject, OptionValue, SeatPlan, Step, TableInfo, Undo

TRIES: Final = 10  # of an undo, while bots play on


class Requests(ABC):
    """Requests of a table. A request for a seat uses the seat that is looked through, unless
    another one is given."""

    look: int | None
    version: int | None
    info: TableInfo | None
    undo: Undo | None
    notes: dict[int, str]
    history: list[Step]

    @abstractmethod
    async def ask(self, kind: str, **members: object) -> Message:
        """Send a message and await its response; raises Refusal."""

    @abstractmethod
    async def next_message(self) -> None:
        """Wait for the next message."""

    def _seat(self) -> int:
        if self.look is None:
            raise Refusal("Spectators look on; they do not play.", "seat")
        return self.look

    # --- playing -----------------------------------------------------------------------------

    async def look_through(self, seat: int | None) -> None:
        """Look through another seat of one's own, or (None) as a spectator."""
        await self.ask("look", look=seat)
        self.look = seat  # before the deal no view comes that says so

    async def sit(self, seat: int, name: str) -> None:
        """Take a seat that is free, and look through it."""
        await self.ask("sit", seat=seat, name=name)

    async def act(self, choice: Choice) -> None:
        """Make a move: one of the choices, unchanged. It is sent again after a reconnect."""
        await self.ask("act", seat=self._seat(), version=self.version, action=choice)

    async def take_back(self) -> None:
        """Undo as `undo` offers: at once, or as a proposal. A stale version is retried while bots
        play on."""
        for _ in range(TRIES):
            try:
                await self.ask("undo", seat=self._seat(), version=self.version)
            except Refusal as error:
                if error.code != "stale" or self.undo is None:
                    raise
            else:
                return
        raise Refusal("The table moves on too fast to take that back.", "stale")

    async def pass_ahead(self, passing: bool = True) -> None:
        """Decline in every window of reaction of this turn, or no longer do so."""
        await self.ask("pass-ahead", seat=self._seat(), passing=passing)

    async def vote(self, yes: bool) -> None:
        """Vote on the proposal for all own seats that are asked; no to an own proposal withdraws
        it."""
        info = self.info
        if info is None or info.proposal is None:
            raise Refusal("There is nothing to vote on.", "status")
        asked = [seat for seat in info.mine if seat in info.proposal.waiting_for]
        for seat in asked if yes else (asked or info.mine)[:1]:  # one no is enough
            await self.ask("vote", seat=seat, yes=yes)

    # --- words -------------------------------------------------------------------------------

    async def say(self, text: str) -> None:
        """A line of chat."""
        await self.ask("say", seat=self.look, text=text)

    async def claim(self, claim: JsonObject) -> None:
        """Make a claim, true or not, of a kind listed in `claims`."""
        await self.ask("claim", seat=self._seat(), claim=claim)

    async def note(self, text: str) -> None:
        """Replace the private note of the seat."""
        await self.ask("set-note", seat=self._seat(), text=text)
        self.notes[self._seat()] = text

    async def hint(self, language: str = "en", level: str | None = None) -> Hint:
        """The move that a bot recommends, with reasons."""
        members = {} if level is None else {"level": level}
        message = await self.ask("ask-hint", seat=self._seat(), language=language, **members)
        assert isinstance(message, Hint)
        return message

    async def why_not(self, action: Choice, language: str = "en") -> Reason:
        """Why an action is illegal for the seat."""
        message = await self.ask("ask-why", seat=self._seat(), action=action, language=language)
        assert isinstance(message, Reason)
        return message

    async def words(self, text: str, language: str = "en", complete: bool = False) -> Understood:
        """Parse typed words for the seat; makes no move."""
        members = {"complete": True} if complete else {}
        asked = {"seat": self.look, "text": text, "language": language, **members}
        message = await self.ask("ask-words", **asked)
        assert isinstance(message, Understood)
        return message

    async def earlier(self) -> Sequence[Step]:
        """Load the steps before `history` and prepend them; empty if there are none."""
        if not self.history or self.history[0].version <= 1:
            return []
        message = await self.ask("ask-history", before=self.history[0].version)
        assert isinstance(message, History)
        if message.look != self.look:  # the seat has changed meanwhile
            return []
        self.history[:0] = message.steps
        return message.steps

    async def turn(self, version: int) -> Turn:
        """Load the turn that began at a version, as the seat saw it."""
        message = await self.ask("ask-turn", version=version)
        assert isinstance(message, Turn)
        return message

    async def explanation(self, version: int, language: str = "en") -> Explanation:
        """Why a bot moved as it did at this version; after the end."""
        message = await self.ask("ask-explanation", version=version, language=language)
        assert isinstance(message, Explanation)
        return message

    # --- the table ---------------------------------------------------------------------------

    async def start(self) -> None:
        """Host: start the game; all seats must be taken."""
        await self.ask("start")

    async def set_seat(self, seat: int, plan: SeatPlan) -> None:
        """Host, in the lobby: assign a seat."""
        await self.ask("set-seat", seat=seat, plan=plan)

    async def set_seats(self, count: int) -> None:
        """Host, in the lobby: set the number of seats."""
        await self.ask("set-seats", count=count)

    async def set_options(self, options: dict[str, OptionValue]) -> None:
        """Host, in the lobby: set the game's options; omitted ones get their default."""
        await self.ask("set-options", options=options)

    async def stand(self, seat: int | None = None, level: str | None = None) -> None:
        """Leave a seat: in the lobby it becomes open, in a game a bot stands in."""
        await self._leave("stand", seat, level)

    async def come_back(self) -> None:
        """Take the seat back from the bot that stands in."""
        await self.ask("return", seat=self._seat())

    async def resign(self, seat: int | None = None, level: str | None = None) -> None:
        """Give a seat to a bot until the end of the game."""
        await self._leave("resign", seat, level)

    async def kick(self, seat: int, level: str | None = None) -> None:
        """Host: free a seat of the lobby; in a game, propose that a bot has it for good."""
        await self._leave("kick", seat, level)

    async def let_back(self, seat: int) -> None:
        """Host: give a seat back to the person who was removed from it in mid-game."""
        await self.ask("let-back", seat=seat)

    async def _leave(self, kind: str, seat: int | None, level: str | None) -> None:
        members = {} if level is None else {"level": level}
        await self.ask(kind, seat=self._seat() if seat is None else seat, **members)

    async def pause(self) -> None:
        """Stop the clocks: at once if alone with bots, otherwise as a proposal."""
        await self.ask("pause", seat=self._seat())

    async def resume(self) -> None:
        """Resume after a pause."""
        await self.ask("resume", seat=self._seat())

    async def vacation(self, days: int) -> None:
        """Stop the own clock for some of the vacation days that the table allows; 0 ends the
        vacation."""
        await self.ask("vacation", seat=self._seat(), days=days)

    async def set_talk(self, talk: str) -> None:
        """Host: allow claims: `off`, `game` or `lively`."""
        await self.ask("set-talk", talk=talk)

    async def mute(self, muted: bool, seat: int | None = None) -> None:
        """Host: mute or unmute a seat, or (None) all spectators."""
        await self.ask("mute", muted=muted, seat=seat)

    async def rematch(self) -> str:
        """Open a table for the same people; its code."""
        await self.ask("rematch")
        while self.info is None or self.info.rematch is None:
            await self.next_message()
        return self.info.rematch
