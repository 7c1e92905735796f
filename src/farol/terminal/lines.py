"""`farol play --plain`: the line client, for screen readers, Braille displays and pipes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from farol.client import ClientError, Connected, ConnectionLost, Disconnected, Refusal, Steps
from farol.client.decoding import Message
from farol.protocol.messages import (
    Chatted,
    Claimed,
    NoticeShown,
    Stopping,
    TableChanged,
    View,
    Welcome,
)
from farol.protocol.types import TableInfo, Together
from farol.terminal import order, seating, speech, telling
from farol.terminal.answers import CommandHandler
from farol.terminal.conversation import Conversation
from farol.terminal.menu import Item, items
from farol.terminal.refusals import refusal_text
from farol.terminal.session import Session

# commands with nothing after them: "board of Brasa" and "help me" are questions
ALONE: Final = ("board", "menu", "hint", "log", "recap", "clock", "seats", "start", "help")


class LineClient(CommandHandler):
    """One person at one table, by lines of text."""

    def __init__(self, session: Session, say: Callable[[str], None], at_once: bool) -> None:
        super().__init__(session, say)
        self._at_once = at_once  # interactive; piped lines wait until they apply
        self._prompted: int | None = None  # the version of the last prompt
        self._handed: tuple[int | None, int] | None = (
            None  # the version for which the terminal was handed on
        )
        self._items: list[Item] = []
        self._told_version = -1
        self._together: Together | None = None  # simultaneous choices, as last printed
        self._told_chat = -1
        self._told_claim = -1
        self._told_end = False
        self._talk = Conversation(session, say, lambda: self._do_hint(""))
        self._heard = asyncio.Event()

    async def play(self, lines: AsyncIterator[str]) -> None:
        """Run until the person leaves or the input ends."""
        self._out(self._say("plain-welcome", game=self._say("game")))
        async with self._session.table:
            listening = asyncio.create_task(self._listen())
            obeying = asyncio.create_task(self._obey_all(lines))
            done, pending = await asyncio.wait(
                {listening, obeying}, return_when=asyncio.FIRST_COMPLETED
            )
            for task in pending:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            for task in done:
                task.result()

    # --- messages ----------------------------------------------------------------------------

    async def _listen(self) -> None:
        async for told in self._session.table:
            await self._hear(told)

    async def _hear(self, told: Message) -> None:  # noqa: C901  # one line each
        table = self._session.table
        await order.follow(told, self._session, self._info)
        match told:
            case Welcome():
                self._tell_table(told.table)
                self._tell_missed(told)
            case Connected():
                await self._try(self._session.sit_down())
            case View():
                self._tell_view(told)
            case Steps():
                self._tell_steps(told.steps)
                self._told_version = max(self._told_version, told.version)
            case TableChanged():
                self._tell_table(told.table)
                await self._try(self._session.look_through_own_seat())
            case Chatted() | Claimed():
                self._tell_words()
            case NoticeShown():
                self._out(told.text)
            case Stopping():
                self._out(self._say("server-stops"))
            case Disconnected():
                self._out(self._say("lost-connection"))
        self._tell_chosen()
        if table.version == self._told_version:
            self._prompt()
            await self._tell_end()
        self._heard.set()

    async def _try(self, asked: Awaitable[None]) -> None:
        """Await a request; prints a refusal and ignores a lost connection."""
        try:
            await asked
        except Refusal as error:
            self._out(await refusal_text(error, self._session))
        except ConnectionLost:
            pass

    def _tell_missed(self, welcome: Welcome) -> None:
        """Print what happened while disconnected; after joining, only new lines."""
        first = self._told_version < 0
        if welcome.view is not None:
            self._tell_view(welcome.view)
        if welcome.missed is not None:
            self._tell_steps(welcome.missed.steps)
            self._told_version = max(self._told_version, welcome.missed.version)
        if first and welcome.chat:
            self._told_chat = welcome.chat[-1].number
        if first and welcome.claims:
            self._told_claim = welcome.claims[-1].number
        self._tell_words()

    def _tell_view(self, view: View) -> None:
        """Print the history of a first view; later views print nothing."""
        self._tell_steps(view.history if self._told_version < 0 else [])
        self._told_version = view.version

    def _tell_words(self) -> None:
        table = self._session.table
        for line in table.chat:
            if line.number > self._told_chat and order.hears(line, self._session):
                self._out(self._say("chat-line", name=line.name, text=line.text))
            self._told_chat = max(self._told_chat, line.number)
        for said in table.said:
            if said.version > self._told_version:
                break  # follows a move that was not printed yet
            if said.number > self._told_claim and self._session.hears_seat(said.seat):
                self._out(speech.line(said, self._session))
            self._told_claim = max(self._told_claim, said.number)

    def _tell_steps(self, steps: Sequence[object]) -> None:
        fresh = [
            step
            for step in self._session.table.history
            if step.version > self._told_version
            and any(step is one or step == one for one in steps)
        ]
        if self._session.length == "short":
            for line in telling.turn_lines(fresh, self._session):
                self._out(line)
            return
        for step in fresh:
            for line in telling.step_lines(step, self._session):
                self._out(line)

    def _tell_chosen(self) -> None:
        for line in telling.chosen_lines(self._together, self._session):
            self._out(line)
        self._together = self._session.table.together

    def _tell_table(self, info: TableInfo) -> None:
        old, self._info = self._info, info
        if old is None:
            self._out(self._say("table-code", code=info.code))
            for number in range(len(info.seats)):
                self._out(telling.seat_line(number, self._session))
            for line in telling.stakes(info, self._say):
                self._out(line)
        changes = telling.changes(old, info, self._say)
        for line in (*changes, *telling.late_lines(self._session)):
            self._out(line)
        if info.status == "lobby" and old is not None and old.options != info.options:
            for line in seating.option_lines(info, self._session):
                self._out(line)
        if info.status == "lobby" and (old is None or old.seats != info.seats):
            self._tell_lobby(info)
        if info.status == "over" and old is None:
            for line in [self._say("over"), *telling.result_lines(info, self._say)]:
                self._out(line)

    async def _tell_end(self) -> None:
        """Print the score sheet once, after the last step."""
        over = self._info is not None and self._info.status == "over"
        if over and not self._told_end:
            self._told_end = True
            await self._do_sheet("")

    def _tell_lobby(self, info: TableInfo) -> None:
        waiting = sum(seat.kind == "open" for seat in info.seats)
        if info.trust.stage in {"sealing", "opening"}:
            return  # the deal follows
        if waiting:
            self._out(self._say("lobby-waiting", count=waiting))
            address = self._session.invites_at
            self._out(self._say("table-at", code=info.code, address=address))
            if not self._session.address:
                self._out(self._say("table-only-here"))
        else:
            self._out(self._say("lobby-host" if info.you_host else "lobby-guest"))

    def _prompt(self) -> None:
        """Print the choices once per position, or the name of the next person at this terminal."""
        table = self._session.table
        if not table.choices:
            self._prompted = None  # prompt again after an undo
        following = telling.next_here(self._session)
        if following is not None and self._handed != (table.version, following):
            self._handed = (table.version, following)
            name = self._session.context().name(following)
            self._out(self._say("hand-over", name=name, command=self._say("command-look")))
        if not table.choices or table.version == self._prompted:
            return
        self._prompted = table.version
        self._show_menu()

    def _show_menu(self) -> None:
        self._talk.forget()
        context = self._session.context()
        drawing = self._session.drawing
        self._items = items(self._session.table.choices, drawing, context)
        if self._session.length == "full":
            self._out(drawing.words.progress(context))
        self._out(self._say("your-turn", status=drawing.words.status(context)))
        groups = "yes" if any(item.is_group for item in self._items) else "no"
        self._out(self._say("plain-choose", groups=groups))
        for number, item in enumerate(self._items, 1):
            many = self._say("group-count", name=item.label, count=len(item.choices))
            self._out(f"{number}. {many if item.is_group else item.label}")

    # --- input -------------------------------------------------------------------------------

    async def _obey_all(self, lines: AsyncIterator[str]) -> None:
        async for given in lines:
            line = given.strip()
            if not line or line.startswith("#"):
                continue
            while not self._at_once and not self._is_ready(line):
                self._heard.clear()
                await self._heard.wait()
            try:
                await self._obey(line)
            except ConnectionLost:
                pass  # already printed; the menu comes with the new connection
            except ClientError as error:
                self._out(await refusal_text(error, self._session))
            if self._left or self.next:
                return

    def _is_ready(self, line: str) -> bool:
        """Whether a piped line can be handled now: a move when choices are open, a vote when one is
        asked for, other commands when anything is."""
        info, table = self._info, self._session.table
        if info is None or table.version not in {None, self._told_version}:
            return False
        wish = info.proposal
        asked = wish is not None and any(seat in wish.waiting_for for seat in info.mine)
        chooses = bool(table.choices) and self._prompted == table.version
        if info.status in {"over", "pinned"}:
            return True
        match "" if _is_number(line) else self._command(line):
            case "":
                return chooses
            case "yes" | "no":
                return asked
            case "start":
                return info.status == "lobby" and all(seat.kind != "open" for seat in info.seats)
            case "look":
                return self._handed is not None and self._handed[0] == table.version
            case _:
                arranging = info.status == "lobby" and info.trust.stage == "gathering"
                return chooses or asked or arranging or info.status == "paused"

    async def _obey(self, line: str) -> None:
        if _is_number(line):
            return await self._choose(line)
        name = self._command(line)
        if name is None or self._means_more(name, line):
            await self._talk.typed(line)
            return None
        self._talk.forget()
        return await self._doing[name](line.partition(" ")[2].strip())

    def _means_more(self, name: str, line: str) -> bool:
        """Whether a line that starts with a command word is a sentence: "why" without members,
        "look at" something."""
        if name in order.AGAINST:
            return not (line.partition(" ")[2] or "1").replace(".", "").isdecimal()
        if name in ALONE:
            return " " in line
        if name == "why":
            return "=" not in line
        if name == "say":
            return bool(self._session.table.claims)
        alone = len(self._info.mine) < 2 if self._info is not None else True
        return name == "look" and " " in line and alone

    async def _choose(self, line: str) -> None:
        """A number, or a group's number and one inside of it."""
        first, _, second = line.partition(".")
        if first == "0":
            return self._show_menu()
        if first and not second and self._talk.offers(int(first)):
            await self._talk.pick(int(first))
            return None
        if not self._session.table.choices:
            over = self._info is not None and self._info.status == "over"
            # moves of a pipe that the game did not need
            return None if over and not self._at_once else self._out(self._say("no-choice"))
        if not first or not 1 <= int(first) <= len(self._items):
            return self._out(self._say("plain-no-number", number=first))
        item = self._items[int(first) - 1]
        if item.is_group and not second:
            return self._show_group(int(first), item)
        place = int(second or 1) - 1
        if not 0 <= place < len(item.choices):
            return self._out(self._say("plain-no-number", number=line))
        return await self._session.table.act(item.choices[place])

    def _show_group(self, number: int, item: Item) -> None:
        context = self._session.context()
        self._out(self._say("plain-group", name=item.label, number=number))
        for place, choice in enumerate(item.choices, 1):
            self._out(f"{number}.{place}. {self._session.drawing.words.label(choice, context)}")


def _is_number(line: str) -> bool:
    """A number, or two with a point between them.

    >>> _is_number("2.1"), _is_number("2 x")
    (True, False)
    """
    return line.replace(".", "").isdigit()
