"""A bot's deliberation: computed with the move, on one scale, and small."""

import itertools
import json
from collections.abc import Sequence
from typing import Any

import pytest

from farol.bots.bot import Budget, Seat, seat_of
from farol.bots.decision import (
    CONSIDERED,
    ONLY_MOVE,
    POINTS,
    WEIGHT,
    WIN,
    Decision,
    decision_from_json,
)
from farol.bots.insight import Insight
from farol.bots.knowledge import FULL
from farol.bots.levels import Novice, search_of
from farol.bots.profile import GeneralProfile
from farol.bots.reason import Reason, reason_from_json
from farol.bots.registry import profile_of
from farol.bots.root import FOLLOWED, Root, decision_at, root_of, unsearched
from farol.bots.roster import LEVELS, new_bot
from farol.core.rand import Rand
from farol.games import ALL, AnyGame

from .positions import decisions, first_decision

BUDGET = Budget(6)  # few simulations: the content is tested, not the strength

COMPARISONS = {
    "best-found",
    "sums",
    "chances",
    "second-best",
    *(f"{kind}{more}" for kind in ("ahead", "far-ahead", "free-choice", "free-order", "free-ways")
      for more in ("", "-sum")),
}  # fmt: skip


def seats_of(game: AnyGame, seed: int, step: int, count: int) -> list[Seat]:
    found = []
    for state, memory in itertools.islice(
        decisions(game, game.seats[1 % len(game.seats)], seed, step), count
    ):
        number = state.to_act()
        views = list(memory.views[number])
        found.append(seat_of(game, state.copy(), number, views, Rand(seed)))
    return found


def again(seat: Seat, seed: int) -> Seat:
    return Seat(seat.game, seat.number, seat.world, seat.events, Rand(seed))


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_is_the_move_that_is_chosen_for_the_same_rand(game: AnyGame, level: str) -> None:
    bot = new_bot(level, game.name, workers=1)
    for seat in seats_of(game, 7, 9, 3):
        for seed in (1, 2):
            chosen, decided = again(seat, seed), again(seat, seed)
            assert bot.choose(chosen, BUDGET) == bot.decide(decided, BUDGET).action
            assert chosen.rand.bits() == decided.rand.bits()


@pytest.mark.parametrize("level", LEVELS)
def test_decisions_are_small_survive_json_and_begin_with_reasons(game: AnyGame, level: str) -> None:
    bot = new_bot(level, game.name, workers=1)
    sizes = []
    for seat in seats_of(game, 3, 9, 4):
        decision = bot.decide(seat, BUDGET)
        data = json.dumps(decision.to_json(), separators=(",", ":"))
        sizes.append(len(data))
        assert decision_from_json(json.loads(data)) == decision
        assert 1 <= len(decision.candidates) <= CONSIDERED
        assert decision.reasons
    assert sorted(sizes)[len(sizes) // 2] < 2000


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_no_list_contradicts_its_recommendation(game: AnyGame, level: str) -> None:
    """On any scale; hints are an expert's. A novice may admit that another move looked better."""
    bot = new_bot(level, game.name, workers=1)
    for seat in seats_of(game, 9, 7, 3):
        decision = bot.decide(seat, BUDGET)
        worths = [move.worth for move in decision.candidates if move.worth is not None]
        assert worths == sorted(worths, reverse=True)
        is_only = decision.reasons == (Reason(ONLY_MOVE),)
        assert len(worths) == (0 if is_only else len(decision.candidates))


def judged(visits: list[int], means: list[float]) -> Decision:
    totals = [round(FULL * mean * count) for mean, count in zip(means, visits, strict=True)]
    seat = first_decision(ALL["loknroll"], 2)
    actions = list(range(len(visits)))
    root = Root(actions, visits, totals, [1] * len(visits), [0, 0], sum(visits))
    return decision_at(GeneralProfile(), seat, root, root.best())


def test_a_lucky_move_that_was_tried_less_is_not_ranked_above_the_one_to_play() -> None:
    decision = judged([900, 100, 60], [0.50, 0.51, 0.6])
    assert decision.action == 0
    first, *rest = decision.candidates
    assert first.value is not None
    assert [move.value for move in rest] == [first.value] * 2
    assert [move.equal for move in rest] == [True, True]
    assert decision.reasons[-1].kind == "free-ways"


def test_equal_moves_say_so_and_leads_have_both_figures() -> None:
    assert judged([900, 500], [0.5, 0.495]).reasons[-1].kind == "free-ways"
    clear = judged([900, 500], [0.7, 0.5]).reasons[-1]
    assert (clear.kind, clear.numbers) == ("chances", {"percent": 70, "rest": 50})
    assert judged([900, 0], [0.5, 0.0]).reasons[-1].kind == "best-found"


def test_moves_with_one_number_are_equal_to_the_first_or_none_is() -> None:
    values = [0.666, 0.659, 0.656, 0.654, 0.652, 0.64]
    moves = judged([9000] * len(values), values).candidates
    read = [(round(100 * (move.worth or 0)), move.equal) for move in moves]
    assert read == [(67, True), (66, True), (66, True), (65, False), (65, False), (64, False)]


def test_moves_that_were_hardly_tried_are_no_candidates() -> None:
    assert [move.action for move in judged([900, 100, 3], [0.5, 0.4, 1.0]).candidates] == [0, 1]
    assert [move.action for move in judged([0, 9, 0, 2], [0, 0.5, 0, 0.4]).candidates] == [1, 3]


def test_a_search_tells_what_it_would_do_after_a_move() -> None:
    """The most visited steps of the tree, as far as they were visited enough."""
    followed = 0
    for seat in (seat for game in ALL.values() for seat in seats_of(game, 9, 7, 3)):
        search = search_of(profile_of(seat.game), seat, Budget(120))
        plans = root_of(search).plans
        for action, child in zip(search.tree.actions, search.tree.children, strict=True):
            node = child
            for step in plans.get(action, []):
                assert node is not None
                visits = dict(zip(node.actions, node.visits, strict=True))
                assert visits[step] == max(visits.values()) >= FOLLOWED
                node = node.children[node.actions.index(step)]
                followed += 1
            assert node is None or max(node.visits, default=0) < FOLLOWED
    assert followed > 0


def test_what_is_said_knows_the_steps_that_are_planned() -> None:
    class Planner(Insight):
        def reasons(self, action: int, _others: Sequence[int]) -> list[Reason]:
            return [Reason("planned", numbers={"steps": len(self.plans[action])})]

    class Planning(GeneralProfile):
        def insight(self, seat: Seat) -> Insight:
            return Planner(seat)

    seat = first_decision(ALL["loknroll"], 2)
    root = Root([0, 1], [9, 1], [9 * FULL, 0], [1, 1], [0, 0], 10, {0: [4, 6, 8], 1: []})
    decision = decision_at(Planning(), seat, root, 0)
    assert decision.reasons[0] == Reason("planned", numbers={"steps": 3})


def test_first_thoughts_are_weights_and_the_move_is_first_even_if_another_looked_better() -> None:
    seat = first_decision(ALL["loknroll"], 2)
    decision = decision_at(GeneralProfile(), seat, unsearched([4, 5, 6], [100, 400, 0]), 4)
    assert decision.scale == WEIGHT
    assert [(move.action, move.worth) for move in decision.candidates] == [
        (4, 0.25),
        (5, 1.0),
        (6, 0.0),
    ]
    assert decision.reasons[-1].kind == "second-best"
    best = decision_at(GeneralProfile(), seat, unsearched([4, 5, 6], [100, 400, 0]), 5)
    assert best.reasons[-1].kind == "best-found"


def test_every_choice_begins_with_a_reason_of_its_game(game: AnyGame) -> None:
    """The comparison with alternatives follows the reasons."""
    bot = new_bot("expert", game.name)
    for seat in seats_of(game, seed=5, step=1, count=80):
        [first, *_] = bot.decide(seat, BUDGET).reasons
        assert first.kind not in COMPARISONS


def test_first_thoughts_that_are_equal_say_so() -> None:
    seat = first_decision(ALL["loknroll"], 2)
    root = unsearched([4, 5, 6, 7], [400, 400, 100, 399])
    decision = decision_at(GeneralProfile(), seat, root, 4)
    assert [(move.action, move.equal) for move in decision.candidates[1:]] == [
        (5, True),
        (7, True),
        (6, False),
    ]
    assert decision.reasons[-1].kind == "free-ways"
    drawn = decision_at(GeneralProfile(), seat, unsearched([4, 5, 6], [100, 400, 100]), 4)
    assert drawn.reasons[-1].kind == "second-best"


def test_a_novice_admits_a_move_without_a_thought() -> None:
    game = ALL["saboteur"]
    seat = first_decision(game, 5, seed=4, step=5)
    novice: Any = new_bot("novice", "saboteur")
    assert isinstance(novice, Novice)
    kinds = [novice.decide(again(seat, seed)).reasons[0].kind for seed in range(60)]
    assert 1 <= kinds.count("at-random") <= 20


def test_there_is_nothing_to_say_for_the_only_move() -> None:
    game = ALL["loknroll"]
    state, rand = game.new(2), Rand(3)
    while state.to_act() < 0 or len(state.legal_actions()) > 1:
        chance = state.to_act() < 0
        state.apply_unchecked(state.sample_chance(rand) if chance else state.sample_action(rand))
    for level in ("novice", "regular", "expert", "master"):
        seat = seat_of(game, state, state.to_act(), [], Rand(1))
        assert new_bot(level, game.name).decide(seat).reasons == (Reason(ONLY_MOVE),)


def test_every_search_has_a_scale_for_people(game: AnyGame) -> None:
    scales = {new_bot("expert", game.name).decide(seat, BUDGET).scale
              for seat in seats_of(game, 5, 9, 4)}  # fmt: skip
    assert scales <= {WIN, POINTS, WEIGHT}
    assert scales & {WIN, POINTS}


def test_a_reason_survives_json() -> None:
    full = Reason("why", (2, 1), ("map",), ({"x": 3, "y": -1},), {"left": 2}, {"tool": "lamp"})
    assert reason_from_json(json.loads(json.dumps(full.to_json()))) == full
    assert Reason("why").to_json() == {"kind": "why"}
    nested = Reason("sums", sum=(full,), others=(Reason("beside", others=(full,)),))
    assert reason_from_json(json.loads(json.dumps(nested.to_json()))) == nested


def test_a_comparison_that_was_kept_before_it_had_sums_is_told_no_more() -> None:
    old = judged([900, 0], [0.5, 0.0]).to_json()
    old["reasons"] = [{"kind": "shed"}, {"kind": "about-equal", "numbers": {"count": 7}}]
    assert decision_from_json(old).reasons == (Reason("shed"),)
