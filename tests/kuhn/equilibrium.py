"""Exact values of Kuhn's poker: what two policies bring, and what the best answer to one brings.

A policy says for each information set, a card and what was said, how likely its holder bets.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import permutations, product
from typing import Final

from kuhn.game import GAME
from kuhn.rules import BET, CARDS, PASS, Kuhn

InformationSet = tuple[int, tuple[int, ...]]  # own card, what was said
Policy = Mapping[InformationSet, Fraction]  # the chance of a bet

VALUE: Final = Fraction(-1, 18)  # of the game for the first seat
TURNS: Final = (((), (PASS, BET)), ((PASS,), (BET,)))  # by seat, what was said before it speaks
DEALS: Final = tuple(permutations(range(len(CARDS)), 2))


def information_sets(seat: int) -> list[InformationSet]:
    """All that a seat can know when it is to speak."""
    return [(card, said) for card in range(len(CARDS)) for said in TURNS[seat]]


def position(cards: tuple[int, ...], said: tuple[int, ...]) -> Kuhn:
    """The game after this deal and these words."""
    state = GAME.new(2)
    for action in (*cards, *said):
        state.apply(action)
    return state


def value(first: Policy, second: Policy) -> Fraction:
    """What the first seat wins on average, in chips."""
    return sum(
        (_value_from(position(deal, ()), (first, second)) for deal in DEALS), Fraction()
    ) / len(DEALS)


def _value_from(state: Kuhn, policies: tuple[Policy, Policy]) -> Fraction:
    if state.is_over():
        return Fraction(state.scores()[0])
    seat = state.to_act()
    bet = policies[seat][state.cards[seat], tuple(state.said)]
    total = Fraction()
    for action, chance in ((BET, bet), (PASS, 1 - bet)):
        if chance:
            after = state.copy()
            after.apply(action)
            total += chance * _value_from(after, policies)
    return total


def pure_policies(seat: int) -> list[Policy]:
    """Every way to play without chance."""
    known = information_sets(seat)
    return [
        dict(zip(known, map(Fraction, bets), strict=True))
        for bets in product((0, 1), repeat=len(known))
    ]


def exploitability(first: Policy, second: Policy) -> Fraction:
    """How much more the best answers win against a pair of policies, on average of both seats."""
    best_first = max(value(pure, second) for pure in pure_policies(0))
    worst = min(value(first, pure) for pure in pure_policies(1))
    return (best_first - worst) / 2


def equilibrium(bluff: Fraction) -> tuple[Policy, Policy]:
    """An equilibrium: the first seat bets so often with a jack, from never to one time in three."""
    jack, queen, king = range(3)
    third = Fraction(1, 3)
    first: Policy = {
        (jack, ()): bluff,
        (queen, ()): Fraction(0),
        (king, ()): 3 * bluff,
        (jack, (PASS, BET)): Fraction(0),
        (queen, (PASS, BET)): bluff + third,
        (king, (PASS, BET)): Fraction(1),
    }
    second: Policy = {
        (jack, (PASS,)): third,
        (queen, (PASS,)): Fraction(0),
        (king, (PASS,)): Fraction(1),
        (jack, (BET,)): Fraction(0),
        (queen, (BET,)): third,
        (king, (BET,)): Fraction(1),
    }
    return first, second


def policy_of(seat: int, choose: Callable[[InformationSet], int], times: int) -> Policy:
    """How often each information set was answered by a bet."""
    return {
        known: Fraction(sum(choose(known) for _ in range(times)), times)
        for known in information_sets(seat)
    }
