"""Commands of the line client and their handlers."""

import shlex
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from farol.protocol.bodies import Replay
from farol.protocol.types import Choice, Step, TableInfo
from farol.telling.context import Group, Value
from farol.terminal import order, seating, speech, telling
from farol.terminal.offers import Offer, entry_at
from farol.terminal.open_hands import load_replays, open_hands
from farol.terminal.score_sheet import sheet_of, spoken_lines
from farol.terminal.session import LENGTHS, Session

COMMANDS: Final = (
    "board",
    "menu",
    "hint",
    "why",
    "undo",
    "yes",
    "no",
    "log",
    "recap",
    "length",
    "say",
    "chat",
    "claim",
    "note",
    "rules",
    "clock",
    "seats",
    "table",
    "mute",
    "block",
    "report",
    "look",
    "start",
    "rematch",
    "replay",
    "hands",
    "explain",
    "save",
    "sheet",
    "help",
    "quit",
)
FEW_EXPLANATIONS: Final = 5


class CommandHandler(ABC):
    """Handles commands of the line client; numbers refer to the list that was printed last."""

    def __init__(self, session: Session, say: Callable[[str], None]) -> None:
        self._session = session
        self._out = say
        self._info: TableInfo | None = None
        self._listed: dict[str, Sequence[Offer]] = {}  # by command
        self._doing: dict[str, Callable[[str], Awaitable[None]]] = {
            name: getattr(self, f"_do_{name}") for name in COMMANDS
        }
        self.next: str | None = None  # code of the next table
        self._left = False

    def _say(self, message: str, /, **values: Value) -> str:
        return self._session.texts(message, **values)

    @abstractmethod
    def _show_menu(self) -> None:
        """Print the choices."""

    def _command(self, line: str) -> str | None:
        """The name of the command that a line begins with, in English or the table's language."""
        word = line.partition(" ")[0].casefold()
        for name in COMMANDS:
            if word in {name, self._say(f"command-{name}").casefold()}:
                return name
        return None

    async def _do_board(self, _rest: str) -> None:
        if self._session.table.observation is None:
            return self._out(self._say("no-board"))
        return self._tell_board()

    def _tell_board(self, view: dict[str, object] | None = None) -> None:
        for line in self._grouped(
            self._session.drawing.words.describe(self._session.context(view))
        ):
            self._out(line)

    @staticmethod
    def _grouped(groups: Sequence[Group]) -> list[str]:
        return [
            line
            for group in groups
            for line in (f"{group.title}:", *(f"  {one}" for one in group.lines))
        ]

    async def _do_menu(self, _rest: str) -> None:
        if self._session.table.choices:
            self._show_menu()
        else:
            self._out(self._say("no-choice"))

    async def _do_hint(self, _rest: str) -> None:
        hint = await self._session.table.hint(self._session.texts.language)
        for line in telling.hint_lines(hint, self._session):
            self._out(line)

    async def _do_why(self, rest: str) -> None:
        """`why type=lay card=map x=1`: members of an action, numbers as numbers."""
        action: Choice = {}
        for part in shlex.split(rest):
            name, _, value = part.partition("=")
            words = {"true": True, "false": False}
            number = int(value) if value.lstrip("-").isdigit() else words.get(value, value)
            action[name] = number
        reason = await self._session.table.why_not(action, self._session.texts.language)
        if reason.allowed:
            self._out(self._say("why-allowed"))
        elif reason.rule:
            self._out(self._say("why-rule", rule=reason.rule, sentence=reason.sentence))
        else:
            self._out(reason.sentence)

    async def _do_undo(self, rest: str) -> None:
        undo = self._session.table.undo
        if undo is None:
            return self._out(self._say("nothing-to-undo"))
        if undo.practice and rest != self._say("command-yes"):
            self._out(self._say("undo-practice"))
            word = f"{self._say('command-undo')} {self._say('command-yes')}"
            return self._out(f"{self._say('really-undo')} {word}")
        if undo.why is not None and not undo.practice:
            self._out(self._say("undo-why", why=undo.why))
        return await self._session.table.take_back()

    async def _do_yes(self, _rest: str) -> None:
        await self._session.table.vote(True)

    async def _do_no(self, _rest: str) -> None:
        await self._session.table.vote(False)

    async def _do_log(self, _rest: str) -> None:
        await telling.remember(self._session)
        for line in telling.story_lines(self._session.table.history, self._session):
            self._out(line)

    async def _do_recap(self, _rest: str) -> None:
        for line in telling.recap_lines(self._session) or [self._say("recap-nothing")]:
            self._out(line)

    async def _do_length(self, rest: str) -> None:
        """How much is told of moves: the one that is named, or the next of the three."""
        names = {name: self._say(f"length-{name}").casefold() for name in LENGTHS}
        named = [name for name in LENGTHS if rest.casefold() in {name, names[name]}]
        place = LENGTHS.index(self._session.length)
        chosen = named[0] if named else LENGTHS[(place + 1) % len(LENGTHS)]
        self._session.length = chosen
        self._out(self._say("length-now", length=chosen))

    async def _do_say(self, rest: str) -> None:
        """A line of chat; at a table where claims can be made the line is read as words."""
        await self._session.table.say(rest)

    async def _do_chat(self, rest: str) -> None:
        await self._session.table.say(rest)

    async def _do_note(self, rest: str) -> None:
        table = self._session.table
        if rest:
            await table.note(rest)
            return self._out(self._say("note-kept"))
        text = table.notes.get(table.look if table.look is not None else -1, "")
        return self._out(self._say("note-is", text=text) if text else self._say("note-none"))

    async def _do_rules(self, rest: str) -> None:
        texts = self._session.texts
        rules = await self._session.server.rules(self._session.game, texts.language)
        wanted, found = rest.casefold(), False
        for section in rules.sections:
            for rule in section.rules:
                if wanted in f"{rule.number} {rule.text}".casefold():
                    found = True
                    self._out(f"{rule.number} {rule.text}")
        if not found:
            self._out(self._say("no-rule-found"))

    async def _do_clock(self, _rest: str) -> None:
        info, clocks = self._session.table.info, self._session.table.clocks
        for seat, left in zip(info.seats if info else [], clocks or [], strict=False):
            self._out(self._say("clock-left", name=seat.name, time=telling.clock_text(left)))

    async def _do_seats(self, _rest: str) -> None:
        info = self._session.table.info
        for number in range(len(info.seats) if info else 0):
            self._out(telling.seat_line(number, self._session))

    async def _do_start(self, _rest: str) -> None:
        await self._session.table.start()

    async def _do_rematch(self, _rest: str) -> None:
        info = self._session.table.info
        known = info.rematch if info is not None else None
        self.next = known or await self._session.table.rematch()

    async def _do_replay(self, rest: str) -> None:
        """The whole replay; with a number, that decision and the position after it."""
        session = self._session
        replay = await session.server.replay(session.code, session.table.look)
        frames, place = replay.frames, int(rest) if rest.isdigit() else 0
        if place > len(frames):
            return self._out(self._say("plain-no-number", number=rest))
        for frame in frames[place - 1 : place] if place else frames:
            for line in telling.frame_lines(frame, session):
                self._out(line)
        if place:
            self._out(self._say("replay-at", at=place, of=len(frames)))
            self._tell_board(frames[place - 1].observation)
        return None

    async def _do_hands(self, rest: str) -> None:
        """Hidden information of all seats at the end, or at the decision with this number."""
        session, replays = self._session, dict[int | None, Replay]()
        await load_replays(session, replays)
        last = len(replays[None].frames)
        place = int(rest) if rest.isdecimal() else last
        if not 1 <= place <= last:
            return self._out(self._say("plain-no-number", number=rest))
        groups = open_hands(session, replays, place - 1)
        for line in self._grouped(groups) if groups else [self._say("nothing-hidden")]:
            self._out(line)
        return None

    async def _do_explain(self, rest: str) -> None:
        """Explanations of the last bot moves, or of the decision with this number."""
        session = self._session
        steps = [step for step in await self._bot_steps(rest) if step.seat is not None]
        if not steps:
            self._out(self._say("nothing-to-explain"))
        for step in steps[-FEW_EXPLANATIONS:]:
            told = await session.table.explanation(step.version, session.texts.language)
            name = session.context().name(step.seat)
            self._out(self._say("explanation-of", name=name, version=step.version))
            for line in [*telling.step_lines(step, session), *telling.why_lines(told.why, session)]:
                self._out(f"  {line}")

    async def _bot_steps(self, rest: str) -> list[Step]:
        """The steps of bots that can be asked about: all, or those of one decision."""
        session = self._session
        replay = await session.server.replay(session.code, session.table.look)
        place = int(rest) if rest.isdigit() else 0
        frames = replay.frames[place - 1 : place] if place else replay.frames
        return [
            step for frame in frames for step in frame.steps if step.version in replay.explained
        ]

    async def _do_save(self, _rest: str) -> None:
        """The record with all its secrets, as a file in this folder."""
        for line in await telling.kept_record(self._session):
            self._out(line)

    async def _do_sheet(self, _rest: str) -> None:
        """Where the points came from, after the end."""
        sheet = await sheet_of(self._session)
        if sheet is None:
            return self._out(self._say("no-sheet"))
        for line in spoken_lines(sheet, self._say):
            self._out(line)
        return None

    async def _do_claim(self, rest: str) -> None:
        """Make a claim: by numbers, as listed."""
        await self._offer("claim", rest, speech.offers(self._session))

    async def _do_table(self, rest: str) -> None:
        """Manage the table: by numbers, as listed."""
        await self._offer("table", rest, seating.offers(self._session))

    async def _do_mute(self, rest: str) -> None:
        """Mute somebody, or hear them again: by numbers, as listed."""
        await self._offer("mute", rest, order.offers(self._session, "mute"))

    async def _do_block(self, rest: str) -> None:
        """Block somebody."""
        await self._offer("block", rest, order.offers(self._session, "block"))

    async def _do_report(self, rest: str) -> None:
        """Report a name, how somebody plays, or a line of chat."""
        await self._offer("report", rest, order.offers(self._session, "report"))

    async def _offer(self, name: str, rest: str, fresh: Sequence[Offer]) -> None:
        """List the entries, or run the one at a path of numbers in the list that was printed."""
        places = [int(part) if part.isdigit() else 0 for part in rest.split(".")] if rest else []
        if not places:
            self._listed[name] = fresh
        offers = self._listed.get(name, fresh)
        offer = entry_at(offers, places)
        if offer is None and places:
            return self._out(self._say("plain-no-number", number=rest))
        if offer is not None and offer.do is not None:
            await offer.do()
            return self._out(order.taken_words(self._session) or self._say("done"))
        within = offers if offer is None else offer.within
        return self._list(name, rest, within)

    def _list(self, name: str, path: str, offers: Sequence[Offer]) -> None:
        if not offers:
            return self._out(self._say("nothing-offered"))
        before = f"{path}." if path else ""
        command = f"{self._say(f'command-{name}')} {before}".strip()
        self._out(self._say("plain-offer", command=command))
        for number, offer in enumerate(offers, 1):
            now = self._say("offer-now", label=offer.label) if offer.now else offer.label
            read = offer.do is None and not offer.within  # nothing but a line
            more = " …" if offer.within else ""
            self._out(now if read else f"{before}{number}. {now}{more}")
        return None

    async def _do_look(self, _rest: str) -> None:
        """Hand the terminal to the next person."""
        seat = telling.next_here(self._session)
        if seat is None:
            return self._out(self._say("no-choice"))
        return await self._session.table.look_through(seat)

    async def _do_help(self, _rest: str) -> None:
        for line in self._say("plain-help").splitlines():
            self._out(line)

    async def _do_quit(self, _rest: str) -> None:
        self._left = True
