"""Piles of penalty cards: their value, and the best order to add cards."""

# compiled by mypyc

from farol.core.native import i64, vec
from farol.core.vectors import numbers, sort, zeros
from farol.games.loknroll.tables import VALUE_OF, VALUES


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


def best_order(pile: list[int], cards: list[int]) -> list[int]:
    """The order of putting cards on a pile, always combining, that leaves the best pile (L6.4)."""
    return list(ordered(numbers(pile), numbers(cards)))


def put_in_best_order(pile: list[int], cards: list[int]) -> list[int]:
    """The pile after putting the cards in the best order."""
    return list(grown(numbers(pile), numbers(cards)))


def ordered(pile: vec[i64], cards: vec[i64]) -> vec[i64]:
    """The order of putting cards on a pile, always combining, that leaves the best pile (L6.4).

    Best: lowest sum, then fewest cards, then the lowest values from the top down.
    Cards of the old pile go only from its top and only with an equal new card, so that a final
    pile is a rest of the old one plus new cards. First each new card that equals the top takes it
    away: without that the two would both stay, or a third equal card would stand in for one of
    them higher up, which is never better. Then equal new cards leave in pairs. One card remains
    of each value whose number was odd, and these lie best with the highest value lowest.
    """
    waiting = cards[:]
    sort(waiting)  # kinds are numbered by value: cards of one value lie together
    begins = zeros(VALUES + 2)  # by value: its first card that waits
    for kind in waiting:
        begins[VALUE_OF[kind] + 1] = begins[VALUE_OF[kind] + 1] + 1
    value: i64
    for value in range(1, VALUES + 1):
        begins[value + 1] = begins[value + 1] + begins[value]
    ends = begins[1:]
    order = zeros(len(waiting))
    done: i64 = 0
    depth = len(pile)
    while depth > 0:
        depth -= 1
        value = VALUE_OF[pile[depth]]
        if begins[value] == ends[value]:
            break
        order[done] = waiting[begins[value]]
        begins[value] = begins[value] + 1
        done += 1
    for value in range(1, VALUES + 1):
        while ends[value] - begins[value] > 1:
            order[done] = waiting[begins[value]]
            order[done + 1] = waiting[begins[value] + 1]
            begins[value] = begins[value] + 2
            done += 2
    for value in range(VALUES, 0, -1):
        if begins[value] < ends[value]:
            order[done] = waiting[begins[value]]
            done += 1
    return order


def grown(pile: vec[i64], cards: vec[i64]) -> vec[i64]:
    """The pile after putting the cards in the best order."""
    after = vec[i64]([0] * (len(pile) + len(cards)))
    size: i64 = 0
    for kind in pile:
        after[size] = kind
        size += 1
    for kind in ordered(pile, cards):
        if size > 0 and VALUE_OF[after[size - 1]] == VALUE_OF[kind]:
            size -= 1
        else:
            after[size] = kind
            size += 1
    return after[:size]


def sum_of(cards: vec[i64]) -> i64:
    """The sum of the values (L7.2)."""
    total: i64 = 0
    for kind in cards:
        total += VALUE_OF[kind]
    return total
