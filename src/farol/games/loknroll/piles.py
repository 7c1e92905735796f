"""Piles of penalty cards: what they count, and the best order to add to one."""

# compiled by mypyc

from farol.core.native import i64
from farol.games.loknroll.tables import KINDS, VALUE_OF, VALUES


def points(cards: list[int]) -> i64:
    """The sum of the values (L7.2)."""
    total: i64 = 0
    kind: i64
    for kind in cards:
        total += VALUE_OF[kind]
    return total


def standing(score: i64, cards: list[int]) -> i64:
    """Score, then number of cards, then 4s, 3s, 2s and 1s in one int: less is better (L7.3)."""
    counts = [0] * (VALUES + 1)
    kind: i64
    for kind in cards:
        counts[VALUE_OF[kind]] += 1
    key = (score << 6) | len(cards)
    value: i64
    for value in range(VALUES, 0, -1):
        key = (key << 6) | counts[value]
    return key


def matches_top(pile: list[int], kind: i64) -> bool:
    """Whether the card has the value of the pile's top card (L6.2)."""
    return len(pile) > 0 and VALUE_OF[pile[-1]] == VALUE_OF[kind]


def insert_sorted(cards: list[int], kind: i64) -> None:
    """Add a card to cards in ascending order."""
    at: i64 = len(cards)
    cards.append(kind)
    while at > 0 and cards[at - 1] > kind:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = kind


def best_order(pile: list[int], cards: list[int]) -> list[int]:
    """The order of putting cards on a pile, always combining, that leaves the best pile (L6.4).

    Best: lowest sum, then fewest cards, then the lowest values from the top down.
    Cards of the old pile go only from its top and only with an equal new card, so that a final
    pile is a rest of the old one plus new cards. First each new card that equals the top takes it
    away: without that the two would both stay, or a third equal card would stand in for one of
    them higher up, which is never better. Then equal new cards leave in pairs. One card remains
    of each value whose number was odd, and these lie best with the highest value lowest.
    """
    waiting = [0] * KINDS
    left = [0] * (VALUES + 1)  # new cards not yet put, by value
    kind: i64
    for kind in cards:
        waiting[kind] += 1
        left[VALUE_OF[kind]] += 1
    order: list[int] = []
    depth: i64 = len(pile)
    while depth > 0 and left[VALUE_OF[pile[depth - 1]]] > 0:
        depth -= 1
        value: i64 = VALUE_OF[pile[depth]]
        left[value] -= 1
        order.append(_next_of(waiting, value))
    for value in range(1, VALUES + 1):
        while left[value] > 1:
            left[value] -= 2
            order.append(_next_of(waiting, value))
            order.append(_next_of(waiting, value))
    odd = [value for value in range(VALUES, 0, -1) if left[value] == 1]
    order.extend([_next_of(waiting, value) for value in odd])
    return order


def _next_of(waiting: list[int], value: i64) -> i64:
    kind: i64 = 0
    while waiting[kind] == 0 or VALUE_OF[kind] != value:
        kind += 1
    waiting[kind] -= 1
    return kind


def put_in_best_order(pile: list[int], cards: list[int]) -> list[int]:
    """The pile after putting the cards in the best order."""
    after = pile[:]
    kind: i64
    for kind in best_order(pile, cards):
        if matches_top(after, kind):
            after.pop()
        else:
            after.append(kind)
    return after
