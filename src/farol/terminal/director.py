"""Animation queue: steps are shown one after another at the chosen pace.

The screen is drawn only from here, so that nothing reveals the outcome of a step that has not been
shown. Skipping goes to the present, but stops at scenes, which have a key press of their own.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from farol.protocol.messages import Steps
from farol.protocol.types import JsonObject, Step
from farol.terminal.drawing import Drawing
from farol.terminal.pace import Pace, duration

FAR_BEHIND: Final = 40  # steps from which the queue is skipped
SCENE: Final = 9000  # ms that a scene is shown


@dataclass(frozen=True)
class PendingStep:
    """A step and the view after it."""

    step: Step
    view: JsonObject


def frames_of(steps: Steps, before: JsonObject) -> list[PendingStep]:
    """Steps with the views after them. Each step but the last lists its changes; without a list the
    view is unchanged until a later step."""
    found: list[PendingStep] = []
    view = before
    for step in steps.steps:
        last = step is steps.steps[-1]
        view = steps.observation if last else {**view, **(step.changes or {})}
        found.append(PendingStep(step, view))
    return found


class Director:
    """Advances the shown view towards the server's."""

    def __init__(
        self,
        drawing: Drawing,
        pace: Pace,
        changed: Callable[[], None],
        me: Callable[[], int | None] = lambda: None,
        scenes: bool = True,
    ) -> None:
        self._drawing = drawing
        self.pace = pace
        self._changed = changed
        self._scenes = scenes  # whether scenes are held; not in a replay
        self._me = me  # the person's seats, whose moves need no pause
        self._taken_in = True  # at the pace `steps`: the last move of others was confirmed
        self.holding = False  # waits for a key
        self.scene: JsonObject | None = None  # the scene on display
        self._coming: deque[PendingStep] = deque()
        self._awake = asyncio.Event()
        self._hurry = asyncio.Event()
        self._rushing = False  # skipping to a scene
        self._quiet = asyncio.Event()
        self._quiet.set()
        self.view: JsonObject | None = None
        self.version = -1
        self.seen: list[Step] = []
        self.news: list[JsonObject] = []

    @property
    def coming(self) -> int:
        """The number of queued steps."""
        return len(self._coming)

    def leap(self, view: JsonObject, version: int, seen: list[Step]) -> None:
        """Show a view at once, without animation."""
        self._coming.clear()
        self._rushing, self.scene = False, None
        self._quiet.set()
        self.view, self.version, self.seen, self.news = view, version, list(seen), []
        self._changed()

    def hear(self, steps: Steps) -> None:
        """Queue steps."""
        before = self._coming[-1].view if self._coming else self.view or {}
        known = self._coming[-1].step.version if self._coming else self.version
        fresh = [frame for frame in frames_of(steps, before) if frame.step.version > known]
        self._coming.extend(fresh)
        if fresh:
            self._quiet.clear()
        else:
            self._stand(steps.observation)
        if self.pace == "once" or len(self._coming) > FAR_BEHIND:
            self.skip()
        self._awake.set()

    def _stand(self, view: JsonObject) -> None:
        """Replace the latest view when no step happened: a simultaneous choice."""
        if self._coming:
            self._coming[-1] = replace(self._coming[-1], view=view)
        else:
            self.view = view
            self._changed()

    def skip(self) -> None:
        """Show the current view at once and drop the queue."""
        self._hurry.set()
        self._rushing, self.scene = False, None
        while self._coming:
            self._land(self._coming.popleft())
        self._taken_in = True
        self._quiet.set()
        self._changed()

    def _skip_to_scene(self) -> None:
        """Skip to the next scene, or to the end; from a scene, past it."""
        if self.scene is not None:
            self.scene = None
            self._land(self._coming.popleft())
        while self._coming and not any(map(self._is_scene, self._coming[0].step.events)):
            self._land(self._coming.popleft())
        if self._coming:
            self._rushing = True
            self._hurry.set()
            self._changed()
        else:
            self.skip()

    def set_pace(self, pace: Pace) -> None:
        """Change the pace."""
        self.pace, self.holding = pace, False
        if pace == "once":
            self.skip()
        self._hurry.set()  # nothing is held that is not to be held any more

    def go_on(self) -> None:
        """Skip to the next scene or to the end; at the pace `steps`, to the next step."""
        if self.pace == "steps":
            self._taken_in, self.holding = True, False
            self._hurry.set()
        else:
            self._skip_to_scene()

    def arrived(self, version: int | None) -> bool:
        """Whether this version is shown and the queue is empty."""
        return not self._coming and self.version == version

    async def settled(self) -> None:
        """Wait until the queue is empty."""
        await self._quiet.wait()

    async def run(self) -> None:
        """Show queued steps until cancelled."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._coming:
                await self._hold(self._coming[0].step)
                if self._coming:
                    await self._show(self._coming[0])

    async def _hold(self, following: Step) -> None:
        """At the pace `steps`: wait for a key after each move of another seat."""
        if self.pace != "steps" or self._taken_in or following.seat in {None, self._me()}:
            return
        self.holding = True
        self._hurry.clear()
        self._changed()
        await self._hurry.wait()
        self.holding = False

    async def _show(self, frame: PendingStep) -> None:
        if not self._rushing:
            self._hurry.clear()
        for event in frame.step.events:
            if not self._is_next(frame):
                break
            scene = self._is_scene(event)
            pause = SCENE if scene else self._drawing.pause(event)
            if pause == 0 or (self._hurry.is_set() and not scene):
                continue
            if scene:
                self._hurry.clear()
                self._rushing, self.scene = False, event
            self.news = [event]
            self.view = self._drawing.after(self.view or {}, event)
            self._changed()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), duration(pause, self.pace))
        if self._is_next(frame):
            self.scene = None
            self._land(self._coming.popleft())
            if not self._coming:
                self._quiet.set()
            self._changed()

    def _is_scene(self, event: JsonObject) -> bool:
        return self._scenes and self._drawing.is_scene(event)

    def _is_next(self, frame: PendingStep) -> bool:
        """Whether this step is still first in the queue."""
        return bool(self._coming) and self._coming[0].step is frame.step

    def _land(self, frame: PendingStep) -> None:
        self.view, self.version = frame.view, frame.step.version
        self.seen.append(frame.step)
        if frame.step.seat is not None:
            self._taken_in = frame.step.seat == self._me()
        self.news = list(frame.step.events) or self.news
