"""Samplers follow the law that the lists give: chi-square tests on fixed seeds."""

from collections import Counter

from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.games import AnyGame

from .play import walk

DRAWS = 3_000


def chi_square(counts: Counter[int], weights: dict[int, int], draws: int) -> tuple[float, int]:
    total = sum(weights.values())
    statistic = 0.0
    for outcome, weight in weights.items():
        expected = draws * weight / total
        statistic += (counts[outcome] - expected) ** 2 / expected
    return statistic, len(weights) - 1


def assert_fair(counts: Counter[int], weights: dict[int, int], draws: int) -> None:
    assert set(counts) <= set(weights)
    statistic, freedom = chi_square(counts, weights, draws)
    # the normal approximation of Wilson and Hilferty; 5 sigma is one in 3.5 million
    if freedom:
        sigma = (2 / (9 * freedom)) ** 0.5
        z = ((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sigma
        assert z < 5, f"chi-square {statistic:.1f} with {freedom} degrees of freedom"


def test_sampled_chance_follows_its_weights(game: AnyGame) -> None:
    rand = Rand(11)
    tested = 0
    for index, state in enumerate(walk(game.new(game.seats[-1], game.unattended), Rand(3))):
        if state.to_act() == CHANCE and (index < 6 or index % 37 == 0) and tested < 25:
            weights = dict(state.chance_outcomes())
            counts = Counter(state.sample_chance(rand) for _ in range(DRAWS))
            assert_fair(counts, weights, DRAWS)
            tested += 1
    assert tested


def test_sampled_actions_are_uniform(game: AnyGame) -> None:
    rand = Rand(12)
    tested = 0
    for index, state in enumerate(walk(game.new(game.seats[0], game.unattended), Rand(4))):
        if state.to_act() >= 0 and index % 17 == 0 and tested < 25:
            actions = state.legal_actions()
            draws = 60 * len(actions)
            counts = Counter(state.sample_action(rand) for _ in range(draws))
            assert_fair(counts, dict.fromkeys(actions, 1), draws)
            tested += 1
    assert tested


def test_the_chi_square_test_can_fail() -> None:
    rand = Rand(1)
    loaded = Counter(min(rand.below(6), rand.below(7)) for _ in range(DRAWS))
    try:
        assert_fair(loaded, dict.fromkeys(range(6), 1), DRAWS)
    except AssertionError:
        return
    raise AssertionError("a loaded die passed")
