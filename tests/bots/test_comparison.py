"""One line that compares a move with the best alternative, in verifiable sums."""

from collections.abc import Sequence
from functools import cache

import pytest

from farol.bots.bot import Budget, Seat
from farol.bots.comparison import comparison
from farol.bots.decision import POINTS, WEIGHT, WIN, Candidate, Decision
from farol.bots.explain import bot_words, explain, explained
from farol.bots.insight import Insight
from farol.bots.reason import Reason
from farol.bots.registry import profile_of
from farol.bots.roster import new_bot
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame

from .positions import first_decision
from .test_decision import seats_of

OLD = ("about as good", "igual de buenas", "At first sight nothing", "Played on, it")


class Summing(Insight):
    """Names and sums by the number of a move; 3 has the name of 1, and 5 is followed by 1."""

    def named(self, action: int) -> Reason | None:
        return Reason("move-roll" if action in (1, 3) else "move-pass")

    def tally(self, action: int) -> list[Reason]:
        return [Reason("part-hand", numbers={"points": action})] if action < 4 else []

    def is_deferred(self, _action: int, other: int) -> bool:
        return other == 5


def compared(scale: str, *moves: tuple[int, float, bool]) -> str:
    seat = first_decision(ALL["loknroll"], 2)
    found = [Candidate(action, 9, worth, worth, equal) for action, worth, equal in moves]
    told = comparison(Summing(seat), scale, found)
    return " ".join(reason.sentence(bot_words("en", seat.game)) for reason in told)


@pytest.mark.parametrize(
    ("line", "scale", "moves"),
    [
        ("On balance: hand \u22121; passing (hand \u22122). About 1.5 points better in the end.", POINTS,
         [(1, 3.0, True), (2, 1.6, False)]),
        ("On balance: hand \u22121; passing. Far better in the end.", POINTS,
         [(1, 30.0, True), (4, 1.0, False)]),
        ("62% chance of winning; passing: 55%.", WIN, [(4, 0.62, True), (4, 0.55, False)]),
        ("On balance: hand \u22121; passing (hand \u22122).", WEIGHT, [(1, 1.0, True), (2, 0.5, False)]),
        ("At first another move looked better (passing (hand \u22122)); this was a try.", WEIGHT,
         [(1, 0.5, True), (2, 1.0, False)]),
        ("On balance: hand \u22121. Just as good in the end: passing (hand \u22122). Any of these will do.",
         POINTS, [(1, 3.0, True), (2, 3.0, True), (3, 3.0, True)]),
        ("On balance: hand \u22121. How you do it makes no difference.", POINTS,
         [(1, 3.0, True), (3, 3.0, True)]),
        ("On balance: hand \u22121. The order does not matter; you could also begin with passing.", POINTS,
         [(1, 3.0, True), (5, 3.0, True)]),
        ("", WEIGHT, [(4, 1.0, True), (5, 0.5, False)]),
    ],
)  # fmt: skip
def test_a_line_names_the_other_move_and_both_sums(
    line: str, scale: str, moves: Sequence[tuple[int, float, bool]]
) -> None:
    assert compared(scale, *moves) == line


COUNTS = {"loknroll": 80, "saboteur": 40, "ghosts_galore": 30}  # positions; fewer in other games


@cache
def decisions(game: AnyGame) -> list[tuple[Seat, Decision]]:
    """A regular's decisions in many positions, and an expert's hints in a few."""
    bot = new_bot("regular", game.name)
    seats = seats_of(game, 11, 2, COUNTS.get(game.name, 12))
    found = [(seat, bot.decide(seat)) for seat in seats]
    return found + [(seat, explain(seat, Budget(12)).decision) for seat in seats_of(game, 4, 5, 3)]


def test_no_hint_counts_moves_and_every_comparison_names_them(game: AnyGame) -> None:
    for seat, decision in decisions(game):
        for language in LANGUAGES:
            text = explained(seat, decision).text(language)
            assert not [words for words in OLD if words in text]
            assert "{" not in text


def test_a_risk_is_never_told_without_its_sum() -> None:
    game, risks = ALL["loknroll"], 0
    for seat, decision in decisions(game):
        insight = profile_of(game).insight(seat)
        parts = {part.kind for part in insight.tally(decision.action)}
        if "part-derail" not in parts or len(decision.candidates) < 2:
            continue
        risks += 1
        sums = [reason.sum for reason in decision.reasons if reason.sum]
        seconds = decision.reasons[-1].kind == "second-best"
        assert seconds or parts in [{part.kind for part in found} for found in sums]
    assert risks > 10


def test_points_at_once_are_no_matter_of_taste() -> None:
    """Unless both are planned for the same turn."""
    game = ALL["halloween"]
    for seat, decision in decisions(game):
        insight = profile_of(game).insight(seat)
        for move in decision.candidates[1:]:
            if decision.scale == POINTS and move.equal:
                assert insight.is_alike(decision.action, move.action) or insight.plans == {}
