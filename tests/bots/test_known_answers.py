"""The levels on a game with hidden information and a known equilibrium: Kuhn's poker.

A search over sampled worlds does not converge to an equilibrium: here it never bluffs, and learns
nothing about the other's card from a bet. The bounds limit the distance, in chips per game; a
random policy can be exploited by 11/24 of a chip.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

import pytest
from kuhn.bots.profile import PROFILE
from kuhn.game import GAME
from kuhn.rules import BET, PASS

from farol.bots.bot import Budget, seat_of
from farol.bots.levels import Expert
from farol.bots.roster import NOVICE_SHARE, REGULAR_SHARE
from farol.core.rand import Rand
from tests.kuhn.equilibrium import (
    VALUE,
    InformationSet,
    Policy,
    equilibrium,
    exploitability,
    information_sets,
    policy_of,
    position,
    value,
)

JACK, QUEEN, KING = range(3)
MOST_EXPLOITABLE: Final = Fraction(1, 5)  # measured: 1/6
MOST_LOST: Final = Fraction(1, 10)  # to an equilibrium; measured: 0.075
SIXTH: Final = Fraction(1, 6)
Pair = tuple[Policy, Policy]


@pytest.mark.parametrize("bluff", [Fraction(0), SIXTH, Fraction(1, 3)])
def test_the_yardstick_finds_the_known_value_at_every_equilibrium(bluff: Fraction) -> None:
    policies = equilibrium(bluff)
    assert value(*policies) == VALUE
    assert exploitability(*policies) == 0


def test_the_yardstick_finds_what_a_policy_that_draws_gives_away() -> None:
    even = [dict.fromkeys(information_sets(seat), Fraction(1, 2)) for seat in (0, 1)]
    assert exploitability(*even) == Fraction(11, 24)


def chooser(bot: Expert, seat: int, rand: Rand) -> Callable[[InformationSet], int]:
    """A bot's choice from its knowledge; it gets one of the deals it cannot distinguish."""

    def choose(known: InformationSet) -> int:
        card, said = known
        other = (card + 1) % 3
        state = position((card, other) if seat == 0 else (other, card), said)
        budget = Budget(PROFILE.simulations).part(bot.share)
        return Expert(PROFILE).choose(seat_of(GAME, state, seat, [], rand.fork()), budget)

    return choose


@pytest.fixture(
    scope="module",
    params=[(NOVICE_SHARE, 20), (REGULAR_SHARE, 12), (1, 5)],
    ids=["novice", "regular", "expert"],
)
def policies(request: pytest.FixtureRequest) -> Pair:
    """The strategy of a level without a policy, sampled many times."""
    share, times = request.param
    bot, rand = Expert(PROFILE, share), Rand(5)
    first, second = (policy_of(seat, chooser(bot, seat, rand), times) for seat in (0, 1))
    return first, second


def test_nobody_gives_up_the_best_card_or_pays_with_the_worst(policies: Pair) -> None:
    first, second = policies
    assert first[KING, (PASS, BET)] == second[KING, (BET,)] == 1
    assert first[JACK, (PASS, BET)] == second[JACK, (BET,)] == 0


def test_a_best_answer_wins_little(policies: Pair) -> None:
    assert exploitability(*policies) <= MOST_EXPLOITABLE


def test_an_equilibrium_wins_little(policies: Pair) -> None:
    first, second = equilibrium(SIXTH)
    assert VALUE - value(policies[0], second) <= MOST_LOST
    assert value(first, policies[1]) - VALUE <= MOST_LOST
