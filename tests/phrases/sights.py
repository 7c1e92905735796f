"""Seats' knowledge in known positions, in words."""

import json
from typing import Any

from farol.core.errors import IllegalAction
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.games import ALL, AnyGame
from farol.phrases.answer import Answer, judged, understand
from farol.phrases.position import ReaderPosition, SeatKnowledge, SeenStep
from farol.phrases.vocabulary import vocabulary

NAMES = ("Ana", "Candil", "Brasa", "Dora", "Eva")


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


class Table:
    """A random game, and words typed by the seat to act."""

    def __init__(self, game: AnyGame | str, moves: int = 0, seats: int = 3, seed: int = 1) -> None:
        self.game = ALL[game] if isinstance(game, str) else game
        self.rand = Rand(seed)
        self.state = self.game.new(seats)
        self.entries: list[tuple[int | None, list[Event]]] = []
        self._settle()
        for _ in range(moves):
            self.play(self.state.sample_action(self.rand))

    def play(self, action: int) -> None:
        seat, events = self.state.to_act(), list[Event]()
        self.state.apply(action, events)
        self.entries.append((seat, events))
        self._settle()

    def _settle(self) -> None:
        while self.state.to_act() == CHANCE:
            events = list[Event]()
            self.state.apply(self.state.sample_chance(self.rand), events)
            self.entries.append((None, events))

    def sight(self, seat: int | None = None, said: Any = ()) -> SeatKnowledge:
        """The knowledge of the seat to act, or of another one."""
        me = self.state.to_act() if seat is None else seat
        game, state = self.game, self.state
        legal = state.legal_actions() if me == state.to_act() else []
        steps = [
            SeenStep(actor, [v for e in events if (v := game.event_view(e, me)) is not None])
            for actor, events in self.entries
        ]
        return SeatKnowledge(
            plain({**game.observe(state, None), **game.own(state, me)}),
            me,
            NAMES[: state.seats],
            [plain(game.action_json(state, action)) for action in legal],
            plain_steps(steps),
            said,
        )

    def position(
        self, language: str = "en", seat: int | None = None, said: Any = ()
    ) -> ReaderPosition:
        return ReaderPosition(self.sight(seat, said), vocabulary(self.game, language))

    def judge(self, action: Any) -> str:
        try:
            self.game.parse_action(self.state, action)
        except IllegalAction as error:
            return error.rule
        return "allowed"

    def typed(self, text: str, language: str = "en", seat: int | None = None) -> Answer:
        return judged(understand(text, self.position(language, seat)), self.judge)


def plain_steps(steps: list[SeenStep]) -> list[SeenStep]:
    return [SeenStep(step.seat, plain(step.events)) for step in steps]
