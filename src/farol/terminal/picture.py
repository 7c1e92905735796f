"""The full-screen layout, drawn from what the director has shown."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from operator import itemgetter
from time import monotonic
from typing import Any

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.filter import LineFilter
from textual.screen import Screen

from farol.protocol.types import Choice, Step, TableInfo
from farol.telling.context import Context
from farol.terminal import speech, telling
from farol.terminal.appearance import Appearance
from farol.terminal.ascii_filter import AsciiFilter
from farol.terminal.canvas import wrapped
from farol.terminal.director import Director
from farol.terminal.drawing import Viewport
from farol.terminal.lobby_board import lobby_board
from farol.terminal.menu import items, within
from farol.terminal.session import Session
from farol.terminal.widgets import Board, ChoiceList, TextLines

LONGEST_LOG = 40  # lines beside the board; the full log opens by a key
BOARD_ROWS = 31  # rows including three bars; the rest is for the list of choices
FEWEST, LONGEST_LIST = 4, 12  # rows of the list of choices


class TableRenderer(App[str]):
    """Draws the table; holds the selection and the log."""

    TITLE = "Farol"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, appearance: Appearance) -> None:
        super().__init__(ansi_color=appearance.by_terminal)
        self.session = session
        self.appearance = appearance
        self._letters = [AsciiFilter()] if appearance.ascii else []
        self.director = self._new_director()
        self._known: TableInfo | None = None
        self._told = -1  # last version in the log
        self._told_claim = -1  # last claim in the log
        self._story: list[tuple[int, str]] = []  # lines with their versions
        self._heard: list[tuple[int, str]] = []  # talk and changes of the table
        self._look: int | None = None  # the log's viewer
        self._group: tuple[Choice, ...] | None = None
        self._key = ""  # the selected thing
        self._held = ""  # the last selected card
        self._last_pointed = ""  # a selected thing without choices
        self.walking = ""  # the thing selected in walk mode
        self._notice = ""
        self._offered: tuple[object, ...] = ()
        self._busy = False
        self._dirty = False
        self._drawn: tuple[object, ...] = ()
        self._heard_at = monotonic()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Textual's filters and the ASCII filter."""
        return [*super().get_line_filters(), *self._letters]

    def compose(self) -> ComposeResult:
        """A title bar, the board with seats and log, the choices, the keys."""
        yield TextLines(self.appearance, "bar")
        with Horizontal(id="middle"):
            yield Board(self.appearance, "board")
            with Vertical(id="side"):
                yield TextLines(self.appearance, "seats")
                with VerticalScroll(id="log-room", can_focus=False):
                    yield TextLines(self.appearance, "log")
        yield TextLines(self.appearance, "prompt")
        yield ChoiceList(self.appearance, "choices")
        yield TextLines(self.appearance, "keys")

    def _new_director(self) -> Director:
        drawing, pace = self.session.drawing, self.appearance.pace
        return Director(drawing, pace, self._director_moved, lambda: self.session.table.look)

    @property
    def base(self) -> Screen[Any]:
        """The table's screen, also below modal screens."""
        return self.screen_stack[0]

    def _director_moved(self) -> None:
        """Add shown steps, and the claims after them, to the log."""
        fresh = takewhile(lambda step: step.version > self._told, reversed(self.director.seen))
        for step in reversed(list(fresh)):
            self._hear_claims(step.version - 1)
            self._story += self._lines_of(step)
            self._told = step.version
        self._hear_claims(self.director.version)
        if self.is_running:
            self.draw()

    def _hear_claims(self, version: int) -> None:
        """Add claims up to a version to the log."""
        for said in self.session.table.said:
            if said.number > self._told_claim and said.version <= version:
                self._told_claim = said.number
                if self.session.hears_seat(said.seat):
                    self._story.append((said.version, speech.line(said, self.session)))

    def _tell_anew(self) -> None:
        """Rebuild the log: after joining, or for another seat. Talk stays where it was."""
        self._story, self._told, self._told_claim = [], -1, -1
        self._director_moved()
        self._story = sorted([*self._story, *self._heard], key=itemgetter(0))

    def _lines_of(self, step: Step) -> list[tuple[int, str]]:
        return [(step.version, line) for line in telling.step_lines(step, self.session)]

    def context(self) -> Context[dict[str, object]]:
        """The context of the shown view."""
        context = self.session.context(self.director.view)
        seen = self.director.arrived(self.session.table.version)
        return context if seen else replace(context, together=None)  # later choices are not shown

    def choices(self) -> list[Choice]:
        """The choices; none while steps are still shown."""
        table = self.session.table
        return table.choices if self.director.arrived(table.version) and not self._busy else []

    def _let_go(self) -> None:
        """Clear the selection."""
        self._group, self._key = None, ""

    def draw(self) -> None:
        """Schedule one redraw of everything."""
        if not self._dirty:
            self._dirty = True
            self.call_later(self._draw_all)

    def _draw_all(self) -> None:
        self._dirty = False
        if not self.screen_stack or not self.base.query("#board"):
            return
        self._draw_bar()
        self._draw_seats()
        self._draw_log()
        self._draw_choices()
        self._make_room()
        self._draw_prompt()
        self._draw_board()

    def _draw_bar(self) -> None:
        say, info = self.session.texts, self.session.table.info
        parts = [say("game")]
        if self.director.view is not None:
            parts.append(self.session.drawing.words.progress(self.context()))
        if info is not None and info.practice:
            parts.append(say("practice-short"))
        if info is not None and (info.rated or info.league):
            parts.append(info.league or say("rated-short"))
        bar = " · ".join(parts)
        with_code = f"{bar} · {self.session.code}"  # also shown in the lobby
        fits = len(with_code) <= self.size.width - 2
        self.base.query_one("#bar", TextLines).show([(with_code if fits else bar, "title")])

    def _draw_seats(self) -> None:
        info = self.session.table.info
        if info is None or not self.screen_stack or not self.base.query("#seats"):
            return
        lines: list[tuple[str, str]] = []
        for number in range(len(info.seats)):
            mark = "▶" if number in self._acting() else " "
            line = telling.seat_line(number, self.session) + self._clock(number, info)
            first, *more = wrapped(line.split(" "), self._side_width() - 1)
            lines.append((f"{mark}{first}", f"seat-{number}"))
            lines += [(f"   {one}", f"seat-{number}") for one in more]
            facts = self._facts(number)
            if facts:
                lines.append((f"   {facts}", "paper"))
            if self.has_class("wide") and (words := self._bubble(number)):
                lines.append((f"   {self.session.texts('bubble', words=words)}", "title"))
        if info.watchers:
            lines.append((f" {self.session.texts('watchers', count=info.watchers)}", "dim"))
        self.base.query_one("#seats", TextLines).show(lines)

    def _side_width(self) -> int:
        return self.base.query_one("#seats").content_size.width or 23

    def _acting(self) -> Sequence[int]:
        """The seats to act: one, or all that have yet to choose together."""
        together = self.session.table.together
        if together is not None and not self.director.coming:
            return together.waiting_for
        acting = (self.director.view or {}).get("to_act")
        return [acting] if isinstance(acting, int) else []

    def _bubble(self, number: int) -> str:
        """The last recent claim of a seat."""
        lately = self.director.version - 2 * len(self.context().names)
        for said in reversed(speech.heard(self.session.table.said, self.session)):
            if said.seat == number and lately <= said.version <= self.director.version:
                return speech.sentence(said.claim, self.session)
        return ""

    def _facts(self, number: int) -> str:
        if self.director.view is None:
            return ""
        return self.session.drawing.seat(number, self.context())

    def _clock(self, number: int, info: TableInfo) -> str:
        clocks = self.session.table.clocks
        if clocks is None or info.clock.kind == "none" or number >= len(clocks):
            return ""
        runs = info.status == "playing" and number in self._acting()
        gone = monotonic() - self._heard_at if runs else 0.0
        return f" {telling.clock_text(clocks[number] - gone)}"

    def _draw_log(self) -> None:
        lines = [(line, "") for _, line in self._story[-LONGEST_LOG:]]
        if lines:
            lines[-1] = (lines[-1][0], "title")
        self.base.query_one("#log", TextLines).show(lines)
        self.base.query_one("#log-room").scroll_end(animate=False)

    def _filtered(self) -> Sequence[Choice]:
        found = self._group if self._group is not None else self.choices()
        if not self._key:
            return found
        context, drawing = self.context(), self.session.drawing
        return [choice for choice in found if self._key in drawing.targets(choice, context)]

    def _draw_choices(self) -> None:
        table, chooser = self.session.table, self.base.query_one("#choices", ChoiceList)
        chosen = None if table.together is None else len(table.together.chosen)
        offered = (table.version, chosen, bool(self.choices()), self._group, self._key)
        if offered == self._offered:
            return
        self._offered = offered
        context, drawing = self.context(), self.session.drawing
        found = self._filtered()
        if self._group is not None:
            made = within(found, drawing, context)
        else:
            made = items(found, drawing, context) if found else []
        say = self.session.texts
        labels = [
            say("group-count", name=item.label, count=len(item.choices))
            if item.is_group
            else item.label
            for item in made
        ]
        chooser.offer(made, labels)

    def _make_room(self) -> None:
        """Grow the list of choices as far as the board allows."""
        spare = self.size.height - BOARD_ROWS
        most = min(max(spare, FEWEST), LONGEST_LIST)
        self.base.query_one("#choices", ChoiceList).take_room(FEWEST, most)

    def _draw_prompt(self) -> None:
        told = [(self._prompt(), "can"), (self._remark(), "paper")]
        self.base.query_one("#prompt", TextLines).show(
            [line for line in told if line[0]] or told[:1]
        )
        width = self.size.width - 2
        keys = ""
        for key, word in self._keys():
            longer = f"{keys}  {key} {word}" if keys else f"{key} {word}"
            keys = longer if len(longer) <= width else keys
        self.base.query_one("#keys", TextLines).show([(keys, "dim")])

    def _keys(self) -> list[tuple[str, str]]:
        """Keys and their actions, most important first."""
        info = self.session.table.info
        status = info.status if info is not None else ""
        lobby = ["a table"] if status == "lobby" else []
        if lobby and info is not None and info.you_host:
            lobby.append("s start")
        over = (
            ["g sheet", "m rematch", "p replay", "e explain", "f save"] if status == "over" else []
        )
        speaks = ["v claim"] if self.session.table.claims else []
        usual = ["h hint", "u undo", *speaks, "c talk", "r rules", "a table"]
        more = ["n note", "b words", "k recap", "l log", "t theme"]
        shown = ["? help", "q quit", *lobby, *over, *(() if lobby else (*usual, *more))]
        pairs = [part.split() for part in shown]
        return [(key, self.session.texts(f"key-{word}")) for key, word in pairs]

    def _prompt(self) -> str:
        say, info = self.session.texts, self.session.table.info
        if self._notice:
            return self._notice
        if info is None:
            return ""
        if info.proposal is not None:
            return f"{telling.proposal_line(info, say)}  y {say('key-yes')}  x {say('key-no')}"
        if info.status == "lobby":
            return self._lobby(info)
        if self.director.scene is not None:
            told = self.session.drawing.words.log(self.director.scene, self.context())
            return f"{told}  {say('scene-stays')}"
        if self.director.coming:
            how = "holding" if self.director.holding else "showing"
            return say(how, count=self.director.coming)
        if self.director.view is None:
            return ""
        if self.choices():
            return self._asked()
        if waiting := telling.waiting_line(self.session):
            return f"{waiting}  u {say('key-undo')}"
        return self._waited_for()

    def _asked(self) -> str:
        """The prompt for a seat that may choose, or the title of the open group."""
        say, words, context = self.session.texts, self.session.drawing.words, self.context()
        if self._group:
            asked = say("in-group", group=words.group(self._group[0], context))
        else:
            asked = say("your-turn", status=words.status(context))
        chooser = self.base.query_one("#choices", ChoiceList)
        if not chooser.is_long:
            return asked
        place = say("choice-at", at=(chooser.highlighted or 0) + 1, of=len(chooser.items))
        return f"{asked}  {place}"

    def _remark(self) -> str:
        """The game's remark about the highlighted choice."""
        pointed = self.base.query_one("#choices", ChoiceList).pointed_at
        if self._notice or not self.choices() or pointed is None or pointed.is_group:
            return ""
        return self.session.drawing.remark(pointed.choices[0], self.context())

    def _waited_for(self) -> str:
        """The seat to act, and what it does."""
        say, status = self.session.texts, self.session.drawing.words.status(self.context())
        acting = (self.director.view or {}).get("to_act")
        name = self.context().name(acting if isinstance(acting, int) else None)
        if not name or self.session.table.look == acting:
            return status
        return say("turn-of", name=name, status=status)

    def _lobby(self, info: TableInfo) -> str:
        say = self.session.texts
        if info.trust.stage in {"sealing", "opening"}:
            return say("wait-chance")
        if any(seat.kind == "open" for seat in info.seats):
            return say("table-at", code=info.code, address=self.session.invites_at)
        return say("lobby-host" if info.you_host else "lobby-guest")

    def _draw_board(self) -> None:
        board = self.base.query_one("#board", Board)
        info = self.session.table.info
        if self.director.view is None and info is not None and info.status == "lobby":
            board.show(lobby_board(info, self.session, board.size.width, board.size.height), {})
        if self.director.view is None or board.size.width == 0:
            return
        context, drawing = self.context(), self.session.drawing
        pointed = self.base.query_one("#choices", ChoiceList).pointed_at
        chosen = pointed.choices[0] if pointed is not None and not pointed.is_group else None
        can, room = (
            frozenset(key for choice in some for key in drawing.targets(choice, context))
            for some in (self._filtered(), self.choices())
        )
        size = board.size
        viewport = Viewport(size.width, size.height, can, chosen, self.director.news, room)
        drawn = (self.director.view, viewport, context.names, self.walking)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        canvas = drawing.board(context, viewport)
        if self.walking:
            canvas.mark(self.walking, "chosen")
        board.show(canvas, drawing.tones)
