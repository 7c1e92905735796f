"""Why a move: what was considered, what is expected, and what the seat believes, in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farol.bots.bot import Clock, Seat, View
from farol.bots.knowledge import FULL
from farol.bots.levels import Expert
from farol.bots.minds import MINDS
from farol.bots.said import Said, seat_name
from farol.core.data import Json, read_text
from farol.words import Words

SHOWN: Final = 5  # moves in words; all are in the JSON


@dataclass(frozen=True)
class Considered:
    """One move with what the search found out about it."""

    action: int
    notation: str
    shown: View  # as clients show actions
    visits: int
    value: float | None  # 0 to 1 for the seat; None if it was never tried


@dataclass(frozen=True)
class Explanation:
    """All of it comes from what the seat knows, so that it may be shown to whoever sits there."""

    seat: int
    simulations: int
    considered: tuple[Considered, ...]  # the best first
    expected: tuple[float, ...]  # by seat: 0 to 1
    beliefs: tuple[Said, ...]

    @property
    def best(self) -> int:
        """The move that the bot would make: the hint."""
        return self.considered[0].action

    def to_json(self, language: str) -> dict[str, Json]:
        """For clients: figures, and sentences in a language."""
        words = bot_words(language)
        return {
            "seat": self.seat,
            "simulations": self.simulations,
            "considered": [
                {
                    "action": move.shown,
                    "notation": move.notation,
                    "visits": move.visits,
                    "value": None if move.value is None else round(move.value, 3),
                }
                for move in self.considered
            ],
            "expected": [round(value, 3) for value in self.expected],
            "beliefs": [said.in_words(words) for said in self.beliefs],
        }

    def text(self, language: str) -> str:
        """For people: a few lines."""
        words = bot_words(language)
        lines = [words.say("simulations", count=self.simulations)]
        for move in self.considered[:SHOWN]:
            value = "?" if move.value is None else percent(move.value)
            lines.append(words.say("move", move=move.notation, visits=move.visits, value=value))
        return "\n".join([*lines, *self._outlook(words, ())])

    def advice(self, language: str, names: Sequence[str]) -> str:
        """For people who see the moves beside it: what to expect, and what to believe of whom."""
        return "\n".join(self._outlook(bot_words(language), names))

    def _outlook(self, words: Words, names: Sequence[str]) -> list[str]:
        lines: list[str] = []
        if self.simulations > 0:
            lines.append(words.say("expected", value=percent(self.expected[self.seat])))
            if len(self.expected) > 1:
                rival = max(
                    (seat for seat in range(len(self.expected)) if seat != self.seat),
                    key=lambda seat: self.expected[seat],
                )
                who, value = seat_name(rival, words, names), percent(self.expected[rival])
                lines.append(words.say("rival", who=who, value=value))
        return [*lines, *(said.in_words(words, names) for said in self.beliefs)]


def percent(share: float) -> str:
    """As people write it in both languages."""
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


def bot_words(language: str) -> Words:
    """What bots say."""
    return Words(read_text("farol.bots", f"text/bots.{language}.ftl"), language)


def explain(seat: Seat, clock: Clock | None = None) -> Explanation:
    """What an expert in this seat would think, from what the seat knows alone."""
    mind = MINDS[seat.game.name]
    search = Expert(mind).think(seat, clock)
    tree = search.tree
    moves = [
        Considered(
            action,
            seat.notation(action),
            seat.action_json(action),
            visits,
            total / visits / FULL if visits else None,
        )
        for action, visits, total in zip(tree.actions, tree.visits, tree.totals, strict=True)
    ]
    best = search.best()
    weight = dict(zip(tree.actions, tree.weights, strict=True))
    moves.sort(
        key=lambda move: (move.action != best, -move.visits, -weight[move.action], move.action)
    )
    count = max(1, search.simulations)
    return Explanation(
        seat=seat.number,
        simulations=search.simulations,
        considered=tuple(moves),
        expected=tuple(total / count / FULL for total in search.expected),
        beliefs=tuple(mind.beliefs(seat, best)),
    )
