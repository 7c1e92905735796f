"""Selecting things on the board by mouse or keys, and asking why they allow no move."""

from collections.abc import Sequence
from typing import Final

from textual import work

from farol.client import ClientError
from farol.protocol.types import Choice
from farol.terminal.asking import TableQuestions
from farol.terminal.canvas import Canvas, Rect
from farol.terminal.refusals import refusal_text
from farol.terminal.widgets import Board, ChoiceList

WAYS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
TALL: Final = 2  # height of a character in widths
ASIDE: Final = 3  # weight of the distance to the side


def neighbour(canvas: Canvas, key: str, way: str) -> str:
    """The nearest thing in a direction; the same one if there is none."""
    here = canvas.place_of(key)
    if here is None:
        return next(iter(canvas.things()), "")
    dx, dy = WAYS[way]
    found: list[tuple[int, str]] = []
    for other in canvas.things():
        place = canvas.place_of(other)
        if place is None or other == key:
            continue
        across, down = _middle(place)[0] - _middle(here)[0], _middle(place)[1] - _middle(here)[1]
        ahead = across * dx + down * dy * TALL
        aside = abs(across * dy) + abs(down * dx) * TALL
        if ahead > 0:
            found.append((ahead + ASIDE * aside, other))
    return min(found)[1] if found else key


def _middle(place: Rect) -> tuple[int, int]:
    return place.x + place.width // 2, place.y + place.height // 2


class TablePointing(TableQuestions):
    """Selection on the board. In walk mode all things can be selected, to ask why they allow no
    move."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Arrows and Enter belong to walk mode while it is on, otherwise to the list."""
        if action in {"walk", "stop_here"}:
            return bool(self.walking) and len(self.screen_stack) == 1
        return super().check_action(action, parameters)

    def _canvas(self) -> Canvas:
        return self.base.query_one("#board", Board).canvas

    def _point(self, key: str) -> None:
        if key.startswith("hand "):
            self._held = key.removeprefix("hand ")
        if self._group is not None and not self._fits(self._group, key):
            self._group = None
        self._key = key
        found = len(self._filtered())
        say = self.session.texts
        why = "why-not-walking" if self.walking else "why-not-here"
        self._notice = say("picked", count=found) if found else say(why)
        self._last_pointed = "" if found else key
        if not found:
            self._key = ""
        self.draw()

    def _fits(self, choices: Sequence[Choice], key: str) -> bool:
        context, drawing = self.context(), self.session.drawing
        return any(key in drawing.targets(choice, context) for choice in choices)

    def action_point(self, by: int) -> None:
        """Select the next thing with a choice; in walk mode, the next thing."""
        if len(self.screen_stack) > 1:
            self.screen.focus_next() if by > 0 else self.screen.focus_previous()
            return
        context, drawing = self.context(), self.session.drawing
        found = self._group if self._group is not None else self.choices()
        can = {key for choice in found for key in drawing.targets(choice, context)}
        things = self._canvas().things()
        keys = things if self.walking else [key for key in things if key in can]
        at = self.walking or self._key
        if keys:
            place = keys.index(at) + by if at in keys else 0
            self._step_to(keys[place % len(keys)])

    def _step_to(self, key: str) -> None:
        if self.walking:
            self.walking = key
            self._let_go()
        self._point(key)

    def action_walk(self, way: str) -> None:
        """Walk to the nearest thing in a direction."""
        self._step_to(neighbour(self._canvas(), self.walking, way))

    def action_stop_here(self) -> None:
        """End the walk at a thing with choices, or explain why there are none."""
        if self._last_pointed:
            self.action_why()
        else:
            self.walking = ""
            self.draw()

    def action_why(self) -> None:
        """Explain why the selected thing allows no move; without one, start walk mode."""
        if self._last_pointed:
            self._ask_why()
        elif not self.walking and (things := self._canvas().things()):
            self.walking = things[0]
            self._let_go()
            self._point(things[0])
            self._notice = self.session.texts("walk-help")

    @work(group="asking")
    async def _ask_why(self) -> None:
        say, context = self.session.texts, self.context()
        attempt = self.session.drawing.attempt(self._last_pointed, self._card(), context)
        if attempt is None:
            self._tell(say("why-nothing"))
            return
        try:
            reason = await self.session.table.why_not(attempt, say.language)
        except ClientError as error:
            self._tell(await refusal_text(error, self.session))
            return
        told = say("why-allowed") if reason.allowed else reason.sentence
        self._page("title-why", [f"{reason.rule}: {told}" if reason.rule else told])

    def _card(self) -> str:
        """The hand card that is meant: the last one selected, or that of the highlighted choice."""
        pointed = self.base.query_one("#choices", ChoiceList).pointed_at
        keys = self.session.drawing.targets(pointed.choices[0], self.context()) if pointed else ()
        cards = [key.removeprefix("hand ") for key in keys if key.startswith("hand ")]
        return cards[0] if cards else self._held
