"""Replay of a finished game: stepwise or automatic, from any seat, with bots' explanations."""

import asyncio
from dataclasses import replace
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize

from farol.client import ClientError
from farol.protocol.bodies import Frame, Replay
from farol.protocol.messages import Steps
from farol.terminal import telling
from farol.terminal.appearance import Appearance
from farol.terminal.dialogs import TextPage
from farol.terminal.director import Director
from farol.terminal.drawing import Viewport
from farol.terminal.modal import Modal
from farol.terminal.open_hands import load_replays, open_hands
from farol.terminal.pace import Pace
from farol.terminal.refusals import refusal_text
from farol.terminal.session import Session
from farol.terminal.widgets import Board, TextLines

REST: Final = 0.35  # seconds between two moves in automatic replay


class ReplayScreen(Modal[None]):
    """A finished game, decision by decision. One step forward is animated; other jumps are not."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("right", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "step(-100000)", show=False),
        Binding("end", "step(100000)", show=False),
        Binding("space", "play", show=False),
        Binding("v", "eyes", show=False),
        Binding("e", "why", show=False),
        Binding("o", "open", show=False),
    ]

    def __init__(self, replay: Replay, session: Session, appearance: Appearance) -> None:
        super().__init__()
        self._replay = replay
        self._session = session
        self._appearance = appearance
        self._seen: dict[int | None, Replay] = {replay.seat: replay}
        pace: Pace = "normal" if appearance.pace == "steps" else appearance.pace
        self._director = Director(session.drawing, pace, self._draw, scenes=False)
        self.at = 0
        self.playing = False

    @property
    def frame(self) -> Frame:
        """The current decision."""
        return self._replay.frames[self.at]

    @property
    def eyes(self) -> int | None:
        """The viewing seat; None: the public view."""
        return self._replay.seat

    def compose(self) -> ComposeResult:
        """The board, the events, the position."""
        yield TextLines(self._appearance, "replay-bar")
        yield Board(self._appearance, "replay-board")
        yield TextLines(self._appearance, "replay-lines")
        yield TextLines(self._appearance, "replay-keys")

    def begin(self) -> None:
        """Start at the first decision."""
        say = self._session.texts
        keys = {"← →": "key-step", "Space": "key-play", "v": "key-eyes", "o": "key-open"}
        keys["e"] = "key-why"
        words = [f"{key} {say(word)}" for key, word in {**keys, "Esc": "key-back"}.items()]
        self.query_one("#replay-keys", TextLines).show([("  ".join(words), "dim")])
        self.run_worker(self._director.run(), group="replay")
        self.call_after_refresh(self._leap)

    def on_resize(self, _event: Resize) -> None:
        """Draw to the new size."""
        self.call_after_refresh(self._draw)

    def action_step(self, by: int) -> None:
        """Forward, or back."""
        self.playing = False
        self._step(by)

    def _step(self, by: int) -> None:
        self._director.skip()
        before = self.at
        self.at = min(max(self.at + by, 0), len(self._replay.frames) - 1)
        if by == 1 and self.at > before and self.frame.steps:
            frame, version = self.frame, self.frame.steps[-1].version
            steps = Steps(self.eyes, version, frame.steps, frame.observation, [], None, None)
            self._director.hear(steps)
        else:
            self._leap()

    def _leap(self) -> None:
        seen = [step for frame in self._replay.frames[: self.at + 1] for step in frame.steps]
        version = seen[-1].version if seen else 0
        self._director.leap(self.frame.observation, version, seen)

    @work(group="playing", exclusive=True)
    async def action_play(self) -> None:
        """Play automatically, or stop."""
        self.playing = not self.playing
        while self.playing and self.at < len(self._replay.frames) - 1:
            self._step(1)
            await self._director.settled()
            await asyncio.sleep(REST)
        self.playing = False

    @work(group="eyes", exclusive=True)
    async def action_eyes(self) -> None:
        """Switch to the next seat; after the last one, to the public view."""
        seats = [None, *range(len(self._replay.seats))]
        eyes = seats[(seats.index(self.eyes) + 1) % len(seats)]
        if eyes not in self._seen:
            try:
                self._seen[eyes] = await self._session.server.replay(self._session.code, eyes)
            except ClientError as error:
                self._tell([await refusal_text(error, self._session)])
                return
        self._replay = self._seen[eyes]
        self.at = min(self.at, len(self._replay.frames) - 1)
        self._leap()

    @work(group="asking")
    async def action_open(self) -> None:
        """Hidden information of all seats at this decision."""
        say = self._session.texts
        try:
            await load_replays(self._session, self._seen)
        except ClientError as error:
            self._tell([await refusal_text(error, self._session)])
            return
        lines: list[tuple[str, str]] = []
        for group in open_hands(self._session, self._seen, self.at):
            lines += [(group.title, "title"), *((f"  {line}", "") for line in group.lines)]
        lines = lines or [(say("nothing-hidden"), "")]
        keys = {"escape": say("key-back")}
        self.app.push_screen(TextPage(say("title-open"), lines, self._appearance, keys=keys))

    @work(group="asking")
    async def action_why(self) -> None:
        """Explain the bot move of this decision."""
        session, say = self._session, self._session.texts
        steps = [one for one in self.frame.steps if one.version in self._replay.explained]
        if not steps:
            self._tell([say("nothing-to-explain")])
            return
        try:
            told = await session.table.explanation(steps[0].version, say.language)
        except ClientError as error:
            self._tell([await refusal_text(error, self._session)])
            return
        lines = [*telling.step_lines(steps[0], session), "", *telling.why_lines(told.why, session)]
        keys = {"escape": say("key-back")}
        page = TextPage(
            say("key-explain"), [(line, "") for line in lines], self._appearance, keys=keys
        )
        self.app.push_screen(page)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def _tell(self, lines: list[str]) -> None:
        self.query_one("#replay-lines", TextLines).show([(line, "") for line in lines])

    def _draw(self) -> None:
        if not self.is_mounted or self._director.view is None:
            return
        say, board = self._session.texts, self.query_one(Board)
        context = replace(self._session.context(self._director.view), me=self.eyes)
        viewport = Viewport(board.size.width, board.size.height, news=self._director.news)
        drawing = self._session.drawing
        board.show(drawing.board(context, viewport), drawing.tones)
        place = say("replay-at", at=self.at + 1, of=len(self._replay.frames))
        eyes = context.name(self.eyes) or say("replay-public")
        bar = " · ".join([say("title-replay"), place, eyes])
        self.query_one("#replay-bar", TextLines).show([(bar, "title")])
        if not self._director.coming:
            self._tell(telling.frame_lines(self.frame, self._session, context)[-4:])
