"""The full-screen client: the director decides what is shown, keys send requests."""

import os
from dataclasses import replace
from time import monotonic
from typing import ClassVar

from rich.console import Console
from textual import work
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.widgets import Input, OptionList, TextArea

from farol.client import ClientError, Connected, Disconnected
from farol.client.decoding import Message
from farol.core.errors import FarolError
from farol.protocol.messages import (
    Chatted,
    Claimed,
    NoticeShown,
    Steps,
    Stopping,
    TableChanged,
    View,
    Welcome,
)
from farol.protocol.types import ChatLine, TableInfo
from farol.terminal import order, telling
from farol.terminal.appearance import Appearance, colours_of
from farol.terminal.canvas import sentence_in_ascii
from farol.terminal.dialogs import ChatDialog, HandoverScreen, TextPage, page_columns
from farol.terminal.hangup import run_until_hangup
from farol.terminal.menu import Item
from farol.terminal.offer_screen import OfferScreen
from farol.terminal.pointing import WAYS, TablePointing
from farol.terminal.refusals import refusal_text
from farol.terminal.replay_screen import ReplayScreen
from farol.terminal.score_sheet import sheet_lines, sheet_of
from farol.terminal.session import PlayRequest, seated, speaks_unicode
from farol.terminal.themes import THEMES, theme_of
from farol.terminal.widgets import Board, ChoiceList, TextLines

WIDE = 140  # columns from which the layout is wide
TICK = 1.0  # seconds between two updates of the clocks


class DisplayFailed(FarolError):
    """The display crashed."""


def run_app(request: PlayRequest, appearance: Appearance) -> None:
    """Join a table and play until the person leaves."""
    if appearance.colours == "none":
        os.environ["NO_COLOR"] = "1"  # read also by Textual's own widgets
    if appearance.colours == "auto":
        appearance = replace(appearance, colours=colours_of(Console().color_system))
    appearance = replace(appearance, ascii=appearance.ascii or not speaks_unicode())

    async def play() -> str | None:
        async with seated(request) as session:
            app = TableApp(session, appearance)
            farewell = await app.run_async()
        if app.return_code:
            raise DisplayFailed("The picture of the table failed, as told above; the seat is kept.")
        return farewell

    farewell = run_until_hangup(play())
    if farewell:
        print(sentence_in_ascii(farewell) if appearance.ascii else farewell)


class TableApp(TablePointing):
    """One person at one table, full-screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("l", "log", show=False),
        Binding("c", "talk", show=False),
        Binding("v", "claim", show=False),
        Binding("a", "table", show=False),
        Binding("o", "order", show=False),
        Binding("f", "save", show=False),
        Binding("n", "note", show=False),
        Binding("r", "rules", show=False),
        Binding("b", "words", show=False),
        Binding("k", "recap", show=False),
        Binding("w", "why", show=False),
        Binding("t", "light", show=False),
        Binding("y", "vote(True)", show=False),
        Binding("x", "vote(False)", show=False),
        Binding("s", "start", show=False),
        Binding("m", "rematch", show=False),
        Binding("p", "replay", show=False),
        Binding("g", "sheet", show=False),
        Binding("e", "explain", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("space", "skip", show=False, priority=True),
        Binding("tab", "point(1)", show=False, priority=True),
        Binding("shift+tab", "point(-1)", show=False, priority=True),
        *(Binding(way, f"walk('{way}')", show=False, priority=True) for way in WAYS),
        Binding("enter", "stop_here", show=False, priority=True),
        Binding("colon", "type", show=False),
        Binding("left,escape", "let_go", show=False),
        Binding("right", "into", show=False),
        Binding("ctrl+up", "shift(0, -3)", show=False),
        Binding("ctrl+down", "shift(0, 3)", show=False),
        Binding("ctrl+left", "shift(-5, 0)", show=False),
        Binding("ctrl+right", "shift(5, 0)", show=False),
    ]

    def on_mount(self) -> None:
        """Set up the theme and connect."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = theme_of(self.appearance)
        self.set_class(self.appearance.ascii, "ascii")
        self.set_class(self.appearance.colours == "none", "mono")
        self.set_class(self.appearance.by_terminal, "framed")
        self.query_one(ChoiceList).focus()
        self.set_interval(TICK, self._draw_seats)
        self._come_in()

    def _come_in(self) -> None:
        self.run_worker(self._listen(), group="table", exclusive=True)
        self.run_worker(self.director.run(), group="director", exclusive=True)

    def on_resize(self, event: Resize) -> None:
        """Lay out for the new size."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.draw()

    def on_board_resized(self, _event: Board.Resized) -> None:
        """Draw to the new size."""
        self.draw()

    # --- messages --------------------------------------------------------------------------------

    async def _listen(self) -> None:
        try:
            async with self.session.table as table:
                async for told in table:
                    if not self.is_running:
                        return  # the window is closing: nothing can be shown any more
                    await self._hear(told)
        except ClientError as error:
            self.exit(str(error))

    async def _hear(self, told: Message) -> None:  # noqa: C901  # one line each
        say = self.session.texts
        await order.follow(told, self.session, self._known)
        match told:
            case Welcome() if told.missed is not None:
                self.director.hear(told.missed)
            case Connected():
                self._notice = ""
                await self._answered(self.session.sit_down())
                self._stand()
            case View():
                self._stand()
            case Steps():
                self._heard_at = monotonic()
                self._notice = ""  # the refusal was about the previous state
                self.director.hear(told)
            case Chatted():
                self._hear_talk(told.line)
            case Claimed():
                self._hear_claims(self.director.version)
            case NoticeShown():
                self._notice = told.text
            case Stopping():
                self._notice = say("server-stops")
            case Disconnected():
                self._notice = say("lost-connection")
        if isinstance(told, Welcome | TableChanged):
            await self._hear_table(told.table)
        self.draw()

    async def _hear_table(self, info: TableInfo) -> None:
        before, self._known = self._known, info
        changes = telling.changes(before, info, self.session.texts)
        for line in (*changes, *telling.late_lines(self.session)):
            self._told_line(line)
        if isinstance(self.screen, OfferScreen) and self.screen.is_composed:
            self.screen.renew()
        if info.status == "over" and before is not None and before.status != "over":
            self.call_after_refresh(self.action_sheet)
        if before is not None:
            await self._answered(self.session.look_through_own_seat())

    def _hear_talk(self, line: ChatLine) -> None:
        if not order.hears(line, self.session):
            return
        said = self.session.texts("chat-line", name=line.name, text=line.text)
        self._told_line(said)
        if isinstance(self.screen, ChatDialog) and self.screen.is_composed:
            self.screen.update_lines()

    def _stand(self) -> None:
        """Start from the current view, unless it continues from what was shown."""
        table, director = self.session.table, self.director
        if table.observation is None or table.version is None:
            return
        if director.view is None or table.version < director.version or self._look != table.look:
            self._look = table.look
            director.leap(table.observation, table.version, table.history)
            self._tell_anew()

    def _told_line(self, line: str) -> None:
        self._heard.append((self.director.version, line))
        self._story.append(self._heard[-1])

    # --- choosing --------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, _event: OptionList.OptionHighlighted) -> None:
        """Preview the choice on the board."""
        self._draw_prompt()
        self._draw_board()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open a group, or make the move."""
        chooser = self.base.query_one("#choices", ChoiceList)
        if event.option_index < len(chooser.items):
            await self._pick(chooser.items[event.option_index])

    async def _pick(self, item: Item) -> None:
        if item.is_group:
            self._group, self._key = item.choices, ""
            self.draw()
        elif self.appearance.confirm:
            say = self.session.texts
            keys = {"enter": say("key-do-it"), "escape": say("key-not-yet")}
            page = TextPage(
                say("title-confirm"), [(self._whole(item), "can")], self.appearance, keys=keys
            )

            async def answered(answer: str | None) -> None:
                if answer == "enter":
                    await self._take(item)

            self.push_screen(page, answered)
        else:
            await self._take(item)

    def _whole(self, item: Item) -> str:
        """The label of a choice outside of its group."""
        return self.session.drawing.words.label(item.choices[0], self.context())

    async def _take(self, item: Item) -> None:
        self._busy, self._notice = True, ""
        self._let_go()
        try:
            await self._answered(self.session.table.act(item.choices[0]))
        finally:
            self._busy = False
        self.draw()

    async def on_board_pointed(self, event: Board.Pointed) -> None:
        """The first click lists the choices of a thing; the second makes the move if there is
        one."""
        again = event.key == self._key
        pointed = self.base.query_one("#choices", ChoiceList).pointed_at
        if again and pointed is not None:
            await self._pick(pointed)
            return
        self._point(event.key)

    def action_let_go(self) -> None:
        """Clear the selection."""
        self._let_go()
        self._notice, self.walking, self._last_pointed = "", "", ""
        self.draw()

    async def action_into(self) -> None:
        """Open the highlighted group."""
        pointed = self.base.query_one("#choices", ChoiceList).pointed_at
        if pointed is not None and pointed.is_group:
            await self._pick(pointed)

    def action_shift(self, across: int, down: int) -> None:
        """Scroll a board that is larger than the window."""
        self.base.query_one("#board", Board).scroll_relative(across, down, animate=False)

    def action_skip(self) -> None:
        """Skip the animation; in a text field, type a space."""
        if len(self.screen_stack) > 1:
            self._type_space()
        else:
            self.director.go_on()

    def _type_space(self) -> None:
        focused = self.screen.focused
        if isinstance(focused, Input):
            focused.insert_text_at_cursor(" ")
        elif isinstance(focused, TextArea):
            focused.insert(" ")
        elif isinstance(self.screen, ReplayScreen):
            self.screen.action_play()

    # --- the table -------------------------------------------------------------------------------

    def _hand_over(self) -> None:
        """Show the handover screen when another person at this terminal is next."""
        following = telling.next_here(self.session)
        arrived = self.director.arrived(self.session.table.version)
        if following is None or not arrived or len(self.screen_stack) > 1:
            return
        name = self.context().name(following)
        curtain = HandoverScreen(name, self.session, self.appearance)

        async def open_it(_answer: None) -> None:
            await self._answered(self.session.table.look_through(following))

        self.push_screen(curtain, open_it)

    def _draw_all(self) -> None:
        super()._draw_all()
        self._hand_over()

    async def action_vote(self, yes: bool) -> None:
        """Yes or no to a proposal."""
        info = self.session.table.info
        if info is not None and info.proposal is not None:
            await self._answered(self.session.table.vote(yes))

    async def action_start(self) -> None:
        """Begin, as the host of a lobby."""
        info = self.session.table.info
        if info is not None and info.status == "lobby":
            await self._answered(self.session.table.start())

    @work(group="asking")
    async def action_sheet(self) -> None:
        """After the end: the score sheet, and what can be done next."""
        info, say = self.session.table.info, self.session.texts
        if info is None or info.result is None:
            return
        self.director.skip()
        lines = [(line, "title") for line in telling.result_lines(info, say)]
        if (sheet := await sheet_of(self.session)) is not None:
            lines = sheet_lines(sheet, say, page_columns(self.size.width))
        keys = {"m": say("key-rematch"), "p": say("key-replay"), "f": say("key-save")}
        keys["escape"] = say("key-back")
        self.push_screen(
            TextPage(say("title-end"), lines, self.appearance, keys=keys), self._after_end
        )

    async def _after_end(self, answer: str | None) -> None:
        if answer == "m":
            self.action_rematch()
        elif answer == "p":
            self.action_replay()
        elif answer == "f":
            self.action_save()

    @work(group="asking")
    async def action_rematch(self) -> None:
        """Rematch: a new table for the same people."""
        info = self.session.table.info
        if info is None or info.status != "over":
            return
        try:
            code = info.rematch or await self.session.table.rematch()
        except ClientError as error:
            self._tell(await refusal_text(error, self.session))
        else:
            await self._move_to(code)

    async def _move_to(self, code: str) -> None:
        self.session = await self.session.another(code)
        self.director = self._new_director()
        self._known, self._story, self._heard, self._offered, self._drawn = None, [], [], (), ()
        self._told, self._told_claim, self._look = -1, -1, None
        self._let_go()
        self._come_in()

    def action_light(self) -> None:
        """Toggle the light theme."""
        self.appearance = replace(self.appearance, light=not self.appearance.light)
        self.theme = theme_of(self.appearance)
        for board in self.base.query(Board):
            board.relight(self.appearance)
        for lines in self.base.query(TextLines):
            lines.relight(self.appearance)
        self._drawn = ()
        self.draw()

    def action_help_quit(self) -> None:
        """Ctrl+C, which does not leave: say what does."""
        self._tell(self.session.texts("how-to-leave"))

    def action_leave(self) -> None:
        """Leave; the table stays."""
        session = self.session
        values = {"code": session.code, "game": session.game, "address": session.server.address}
        own = session.request.at is None
        self.exit(session.texts("plain-bye-own" if own else "plain-bye", **values))
