"""What can be asked of a table: messages of the protocol as methods that wait for an answer."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from farol.client.bodies import OptionValue
from farol.client.errors import Refusal
from farol.client.messages import (
    Choice,
    Explanation,
    Hint,
    History,
    JsonObject,
    Reason,
    SeatPlan,
    Step,
    TableInfo,
    Told,
    Turn,
    Understood,
    Undo,
)

TRIES: Final = 10  # of an undo, while bots play on


class Requests(ABC):
    """The asking half of a table. Whatever is done for a seat is done for the one that is looked
    through, unless another one is named."""

    look: int | None
    version: int | None
    info: TableInfo | None
    undo: Undo | None
    notes: dict[int, str]
    history: list[Step]

    @abstractmethod
    async def ask(self, kind: str, **members: object) -> Told:
        """Say something and wait for its answer; Refusal if the server says no."""

    @abstractmethod
    async def heard(self) -> None:
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
        """One of the choices, as it came; the promise is kept over a broken connection."""
        await self.ask("act", seat=self._seat(), version=self.version, action=choice)

    async def take_back(self) -> None:
        """Take back what `undo` offers: at once, or as a proposal. While bots play on, it is tried
        again from where they are."""
        for _ in range(TRIES):
            try:
                await self.ask("undo", seat=self._seat(), version=self.version)
            except Refusal as error:
                if error.code != "stale" or self.undo is None:
                    raise
            else:
                return
        raise Refusal("The table moves on too fast to take that back.", "stale")

    async def vote(self, yes: bool) -> None:
        """Agree or disagree with the proposal, for every seat of one's own that is waited for; no
        to a wish of one's own takes it back."""
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
        """Something in pictures, true or not, of a kind that `claims` names."""
        await self.ask("claim", seat=self._seat(), claim=claim)

    async def note(self, text: str) -> None:
        """The private note of the seat, as a whole."""
        await self.ask("set-note", seat=self._seat(), text=text)
        self.notes[self._seat()] = text

    async def hint(self, language: str = "en", level: str | None = None) -> Hint:
        """What a bot would do, and why."""
        members = {} if level is None else {"level": level}
        told = await self.ask("ask-hint", seat=self._seat(), language=language, **members)
        assert isinstance(told, Hint)
        return told

    async def why_not(self, action: Choice, language: str = "en") -> Reason:
        """Why the seat may not do that."""
        told = await self.ask("ask-why", seat=self._seat(), action=action, language=language)
        assert isinstance(told, Reason)
        return told

    async def words(self, text: str, language: str = "en", complete: bool = False) -> Understood:
        """What typed words mean to the seat that is looked through; nothing is done."""
        members = {"complete": True} if complete else {}
        asked = {"seat": self.look, "text": text, "language": language, **members}
        told = await self.ask("ask-words", **asked)
        assert isinstance(told, Understood)
        return told

    async def earlier(self) -> Sequence[Step]:
        """What came before all that `history` has, which has it then; none: that was all."""
        if not self.history or self.history[0].version <= 1:
            return []
        told = await self.ask("ask-history", before=self.history[0].version)
        assert isinstance(told, History)
        if told.look != self.look:  # somebody looked through another seat meanwhile
            return []
        self.history[:0] = told.steps
        return told.steps

    async def turn(self, version: int) -> Turn:
        """The turn that began with a version once more, as the seat saw it."""
        told = await self.ask("ask-turn", version=version)
        assert isinstance(told, Turn)
        return told

    async def explanation(self, version: int, language: str = "en") -> Explanation:
        """Why a bot did what it did at this version; after the end."""
        told = await self.ask("ask-explanation", version=version, language=language)
        assert isinstance(told, Explanation)
        return told

    # --- the table ---------------------------------------------------------------------------

    async def start(self) -> None:
        """Host: all seats are taken, deal."""
        await self.ask("start")

    async def set_seat(self, seat: int, plan: SeatPlan) -> None:
        """Host, in the lobby: who is to sit there."""
        await self.ask("set-seat", seat=seat, plan=plan)

    async def set_seats(self, count: int) -> None:
        """Host, in the lobby: how many seats."""
        await self.ask("set-seats", count=count)

    async def set_options(self, options: dict[str, OptionValue]) -> None:
        """Host, in the lobby: the game's options; those not named get their default."""
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
        """Go on after a pause."""
        await self.ask("resume", seat=self._seat())

    async def vacation(self, days: int) -> None:
        """Let one's clock stand for so many days, of those that the table allows; 0: be back."""
        await self.ask("vacation", seat=self._seat(), days=days)

    async def set_talk(self, talk: str) -> None:
        """Host: who makes claims here: `off`, `game` or `lively`."""
        await self.ask("set-talk", talk=talk)

    async def mute(self, muted: bool, seat: int | None = None) -> None:
        """Host: whether a seat, or (None) all spectators, are heard."""
        await self.ask("mute", muted=muted, seat=seat)

    async def rematch(self) -> str:
        """The same people again; the code of their table."""
        await self.ask("rematch")
        while self.info is None or self.info.rematch is None:
            await self.heard()
        return self.info.rematch
