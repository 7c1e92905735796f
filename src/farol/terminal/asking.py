"""Actions that show information: hint, rules, log, recap, explanations, settings."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from textual import work

from farol.client import ClientError, ConnectionLost, Refusal
from farol.terminal import order, seating, speech, telling
from farol.terminal.dialogs import ChatDialog, NoteDialog, TextPage
from farol.terminal.offer_screen import OfferScreen
from farol.terminal.offers import Command, Offer
from farol.terminal.pace import PACES, Pace
from farol.terminal.picture import TableRenderer
from farol.terminal.refusals import refusal_text
from farol.terminal.replay_screen import ReplayScreen
from farol.terminal.typing_screen import TypingScreen

MOST_ASKED = 10  # moves of bots, from the last one on


class TableQuestions(TableRenderer):
    """Actions whose results open in modal screens."""

    async def _answered(self, asked: Awaitable[object]) -> bool:
        """Await a request; a refusal is shown in the prompt."""
        try:
            await asked
        except (Refusal, ConnectionLost) as error:
            self._notice = await refusal_text(error, self.session)
        else:
            return True
        self.draw()
        return False

    def _tell(self, notice: str) -> None:
        self._notice = notice
        self.draw()

    def _page(self, title: str, lines: Sequence[str], search: str = "") -> None:
        styled = [(line, "") for line in lines]
        self._read(self.session.texts(title), styled, search)

    def _read(
        self, title: str, lines: Sequence[tuple[str, str]], search: str = "", from_end: bool = False
    ) -> None:
        keys = {"escape": self.session.texts("key-back")}
        self.push_screen(TextPage(title, lines, self.appearance, search, keys, from_end))

    @work(group="asking")
    async def action_hint(self) -> None:
        """A bot's recommendation, with reasons."""
        table, language = self.session.table, self.session.texts.language
        if not self.choices():
            return
        version = table.version
        self._tell(self.session.texts("hint-thinks"))
        try:
            hint = await table.hint(language)
        except ClientError as error:
            self._tell(await refusal_text(error, self.session))
            return
        if table.version != version:  # it is about an earlier position
            return
        self._tell("")
        lines = [(line, "") for line in telling.hint_lines(hint, self.session)]
        say = self.session.texts
        keys = {"enter": say("key-play-hint"), "escape": say("key-back")}
        page = TextPage(say("title-hint"), lines, self.appearance, keys=keys)
        if await self.push_screen_wait(page) == "enter" and table.version == version:
            self._let_go()
            await self._answered(table.act(hint.action))
            self.draw()

    @work(group="asking")
    async def action_undo(self) -> None:
        """Undo, after a confirmation where the game becomes practice."""
        say, undo = self.session.texts, self.session.table.undo
        if undo is None:
            self._tell(say("nothing-to-undo"))
            return
        if undo.practice:
            keys = {"y": say("key-yes"), "escape": say("key-no")}
            lines = [(say("undo-practice"), ""), (say("really-undo"), "title")]
            page = TextPage(say("key-undo"), lines, self.appearance, keys=keys)
            if await self.push_screen_wait(page) != "y":
                return
        self._let_go()
        await self._answered(self.session.table.take_back())
        self.draw()

    @work(group="asking")
    async def action_log(self) -> None:
        """The whole log, including steps before joining."""
        try:
            await telling.remember(self.session)
        except ClientError as error:
            self._tell(await refusal_text(error, self.session))
        seen, history = self.director.seen, self.session.table.history
        first = seen[0].version if seen else 0
        before = [step for step in history if step.version < first]
        lines = telling.history_lines(before, self.session)
        told = [(line, "") for line in (*lines, *(line for _, line in self._story))]
        self._read(self.session.texts("title-log"), told, from_end=True)

    def action_recap(self) -> None:
        """Events since the person's last move."""
        lines = telling.recap_lines(self.session)
        self._page("title-recap", lines or [self.session.texts("recap-nothing")])

    def action_words(self) -> None:
        """The board in words."""
        lines: list[tuple[str, str]] = []
        for group in self.session.drawing.words.describe(self.context()):
            lines += [(group.title, "title"), *((f"  {line}", "") for line in group.lines)]
        self._read(self.session.texts("title-board"), lines)

    @work(group="asking")
    async def action_rules(self) -> None:
        """The numbered rules, with a search field."""
        say = self.session.texts
        try:
            rules = await self.session.server.rules(self.session.game, say.language)
        except ClientError as error:
            self._tell(await refusal_text(error, self.session))
            return
        lines: list[tuple[str, str]] = []
        for section in rules.sections:
            lines.append((f"{section.number}  {section.title}", "title"))
            lines += [(f"{rule.number}  {rule.text}", "") for rule in section.rules]
        self._read(say("title-rules"), lines, say("rules-prompt"))

    def action_type(self) -> None:
        """Moves and questions in words."""
        self.push_screen(TypingScreen(self.session, self.appearance, self._typed_hint))

    async def _typed_hint(self) -> None:
        self.screen.dismiss()
        self.action_hint()

    def action_talk(self) -> None:
        """Say something to the others."""

        def say(text: str) -> None:
            self.run_worker(self._answered(self.session.table.say(text)), group="asking")

        self.push_screen(ChatDialog(self.session, self.appearance, say))

    def action_claim(self) -> None:
        """Make a claim."""
        if self.session.table.look is not None:
            self._offer("claim", lambda: speech.offers(self.session))

    def action_table(self) -> None:
        """Manage seats, options, pauses, muting and pace."""
        self._offer("table", lambda: [*seating.offers(self.session), *self._tastes()])

    def action_order(self) -> None:
        """Mute, block or report somebody."""
        self._offer("order", lambda: order.offers(self.session))

    def _tastes(self) -> list[Offer]:
        """Personal settings."""
        say = self.session.texts

        async def set_confirm(confirm: bool) -> None:
            self.appearance = replace(self.appearance, confirm=confirm)

        confirms = tuple(
            Offer(
                say("yes" if one else "no"),
                partial(set_confirm, one),
                now=one == self.appearance.confirm,
            )
            for one in (True, False)
        )
        return [self._paces(), Offer(say("offer-confirm"), within=confirms)]

    def _paces(self) -> Offer:
        say, director = self.session.texts, self.director

        async def set_pace(pace: Pace) -> None:
            self.appearance = replace(self.appearance, pace=pace)
            director.set_pace(pace)

        return Offer(
            say("offer-pace"),
            within=tuple(
                Offer(
                    say("pace-value", value=pace),
                    partial(set_pace, pace),
                    now=pace == director.pace,
                )
                for pace in PACES
            ),
        )

    def _offer(self, name: str, offers: Callable[[], Sequence[Offer]]) -> None:
        async def do(deed: Command) -> bool:
            done = await self._answered(deed())
            self._notice = order.taken_words(self.session) or self._notice
            self.draw()
            return done

        self.push_screen(OfferScreen(name, self.session, self.appearance, offers, do))

    @work(group="asking")
    async def action_save(self) -> None:
        """The record of a finished game, as a file in this folder."""
        info = self.session.table.info
        if info is None or info.status != "over":
            return
        try:
            lines = await telling.kept_record(self.session)
        except ClientError as error:
            self._tell(await refusal_text(error, self.session))
            return
        except OSError as error:
            self._tell(str(error))
            return
        self._page("key-save", lines)

    @work(group="asking")
    async def action_note(self) -> None:
        """Edit the private note."""
        table = self.session.table
        if table.look is None:
            return
        old = table.notes.get(table.look, "")
        text = await self.push_screen_wait(NoteDialog(old, self.session, self.appearance))
        if text != old:
            await self._answered(table.note(text))

    def action_help(self) -> None:
        """Keys and board symbols."""
        say = self.session.texts
        legend = say("legend")
        lines = say("help-text").splitlines()
        if legend != "legend":  # games without a drawing have no symbols
            lines += ["", say("help-signs"), *legend.splitlines()]
        self._page("title-help", lines)

    @work(group="asking")
    async def action_replay(self) -> None:
        """Replay of the finished game."""
        info, session = self.session.table.info, self.session
        if info is None or info.status != "over":
            return
        try:
            replay = await session.server.replay(session.code, session.table.look)
        except ClientError as error:
            self._tell(await refusal_text(error, self.session))
            return
        if replay.frames and len(self.screen_stack) == 1:
            self.push_screen(ReplayScreen(replay, session, self.appearance))

    @work(group="asking")
    async def action_explain(self) -> None:
        """After the end: why a bot made its last move that it chose among several."""
        session, info = self.session, self.session.table.info
        if info is None or info.status != "over":
            return
        bots = [number for number, seat in enumerate(info.seats) if seat.level]
        steps = [step for step in session.table.history if step.seat in bots]
        failed = None
        for step in reversed(steps[-MOST_ASKED:]):
            try:
                told = await session.table.explanation(step.version, session.texts.language)
            except ClientError as error:
                failed = error
                if not isinstance(error, Refusal) or error.code != "bot":
                    break  # but for moves of which nothing was kept, as there was no choice
            else:
                lines = telling.step_lines(step, session)
                self._page("key-explain", [*lines, "", *telling.why_lines(told.why, session)])
                return
        if failed is not None:
            self._tell(await refusal_text(failed, self.session))
