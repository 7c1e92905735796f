"""Explanations of a move: reasons, alternatives, beliefs."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from farol.bots.bot import Budget, Seat, View
from farol.bots.decision import POINTS, WIN, Candidate, Decision
from farol.bots.levels import Expert
from farol.bots.registry import profile_of
from farol.core.data import Json, read_text
from farol.games import AnyGame, part
from farol.words import FALLBACK, Words

SHOWN: Final = 5  # moves in words; the JSON has all


@dataclass(frozen=True)
class ConsideredMove:
    """A candidate move, as clients show it."""

    action: int
    notation: str
    shown: View
    visits: int
    value: float | None  # 0 to 1 for the seat; None if unknown
    worth: float | None  # on the decision's scale
    equal: bool  # about as good as the first


@dataclass(frozen=True)
class DecisionExplanation:
    """A decision of a seat, for people who may know what that seat knew."""

    game: AnyGame
    seat: int
    decision: Decision
    considered: tuple[ConsideredMove, ...]  # the played move first, then by value

    @property
    def best(self) -> int:
        """The bot's move: the hint."""
        return self.decision.action

    @property
    def notation(self) -> str:
        """That move in notation."""
        return self.considered[0].notation

    @property
    def simulations(self) -> int:
        """Number of simulations."""
        return self.decision.simulations

    @property
    def expected(self) -> tuple[float, ...]:
        """The expected value of each seat, from 0 to 1."""
        return self.decision.expected

    def to_json(self, language: str, names: Sequence[str] = ()) -> dict[str, Json]:
        """For clients: figures, places to highlight, and sentences in a language."""
        words = bot_words(language, self.game)
        decision = self.decision
        return {
            "seat": self.seat,
            "simulations": decision.simulations,
            "scale": decision.scale,
            "reasons": [reason.told(words, names) for reason in decision.reasons],
            "considered": [
                {
                    "action": move.shown,
                    "notation": move.notation,
                    "visits": move.visits,
                    "value": move.value,
                    "worth": move.worth,
                    "equal": move.equal,
                    "played": place == 0,
                }
                for place, move in enumerate(self.considered)
            ],
            "expected": list(decision.expected),
            "roles": [belief.told(words, names) for belief in decision.roles],
            "notes": [note.told(words, names) for note in decision.notes],
            "beliefs": [*self._beliefs(words, names)],
        }

    def text(self, language: str, names: Sequence[str] = ()) -> str:
        """For people: a few lines of text."""
        words = bot_words(language, self.game)
        lines = self._reasons(words, names)
        lines.append(words.say("simulations", count=self.simulations))
        for move in self.considered[:SHOWN]:
            value = self._worth(words, move.worth)
            key = "move-equal" if move.equal and move.action != self.best else "move"
            lines.append(words.say(key, move=move.notation, value=value))
        return "\n".join([*lines, *self._expectations(words, names)])

    def advice(self, language: str, names: Sequence[str]) -> str:
        """For people who see the moves elsewhere: reasons, expected results and beliefs."""
        words = bot_words(language, self.game)
        return "\n".join([*self._reasons(words, names), *self._expectations(words, names)])

    def _reasons(self, words: Words, names: Sequence[str]) -> list[str]:
        return [reason.sentence(words, names) for reason in self.decision.reasons]

    def _worth(self, words: Words, worth: float | None) -> str:
        if worth is None:
            return "?"
        if self.decision.scale == POINTS:
            return words.say("points", points=round(worth, 1))
        return percent(worth)

    def _beliefs(self, words: Words, names: Sequence[str]) -> list[str]:
        found = [belief.sentence(words, names) for belief in self.decision.roles]
        return found + [note.sentence(words, names) for note in self.decision.notes]

    def _expectations(self, words: Words, names: Sequence[str]) -> list[str]:
        worth = self.decision.candidates[0].worth
        lines = self._beliefs(words, names)
        if self.decision.scale == WIN and worth is not None:
            lines.insert(0, words.say("chance", value=percent(worth)))
        return lines


def percent(share: float) -> str:
    """A share as a percentage, in the notation of both languages."""
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


@cache
def bot_words(language: str, game: AnyGame | None = None) -> Words:
    """Texts of bots: those common to all games, those of this game, and its names of things.

    A text that is missing in this language falls back to English.
    """
    common = read_text("farol.bots", f"text/bots.{language}.ftl")
    if game is None:
        return Words(common, language)
    return Words(f"{common}\n{_own_text(language, game)}", language, _own_text(FALLBACK, game))


def _own_text(language: str, game: AnyGame) -> str:
    """The texts of a game's bots and its names; empty where a file is missing."""
    bots = part(game, "bots")
    files = [resources.files(game.package).joinpath(f"text/names.{language}.ftl")]
    if bots is not None:
        files.insert(0, resources.files(bots).joinpath(f"text/bots.{language}.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def explained(seat: Seat, decision: Decision) -> DecisionExplanation:
    """The explanation of a decision made in this seat."""
    moves = tuple(_considered(seat, move) for move in decision.candidates)
    return DecisionExplanation(seat.game, seat.number, decision, moves)


def _considered(seat: Seat, move: Candidate) -> ConsideredMove:
    return ConsideredMove(
        move.action,
        seat.notation(move.action),
        seat.action_json(move.action),
        move.visits,
        move.value,
        move.worth,
        move.equal,
    )


def explain(seat: Seat, budget: Budget | None = None) -> DecisionExplanation:
    """The move of an expert in this seat, explained."""
    return explained(seat, Expert(profile_of(seat.game)).decide(seat, budget))
