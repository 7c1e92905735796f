"""S8.9 and S10.4, exactly: which gold a seat may think the others have."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

import pytest

from farol.core.rand import Rand
from farol.core.vectors import numbers
from farol.games.saboteur.gold import DRAFT, Gold
from farol.games.saboteur.tables import GOLD_COUNTS

from .drawing import pay, pick, position, supply_after

NOBODY = -1


def gold_of(supply: Iterable[int], pool: Iterable[int], story: Iterable[int]) -> Gold:
    return Gold(numbers([*supply]), numbers([*pool]), numbers([*story]))


def drafts(pools: Iterator[tuple[int, ...]], order: list[int], picks: int) -> Iterator[Gold]:
    """Every way to draw one of the pools and to pick so many cards of it in this order."""
    for pool in pools:
        counts = [pool.count(value) for value in (1, 2, 3)]
        for taken in product((1, 2, 3), repeat=picks):
            left = counts[:]
            for value in taken:
                left[value - 1] -= 1
            if min(left) >= 0:
                story = [DRAFT, *map(pick, order, taken)]
                yield gold_of(supply_after(story, left), left, story)


def all_pools(size: int) -> Iterator[tuple[int, ...]]:
    for pool in product((1, 2, 3), repeat=size):
        if list(pool) == sorted(pool) and pool.count(3) <= GOLD_COUNTS[2]:
            yield pool


def knowledge(gold: Gold, seat: int, looking: int) -> str:
    """What a seat has seen of a single draft, told apart from the code under test.

    It saw the whole pool each time it picked or holds it now.
    """
    looks = []
    values = [entry & 3 for entry in gold.story[1:]]
    for index, entry in enumerate(gold.story[1:]):
        if (entry - 4) >> 2 == seat:
            rest = values[index:] + [v + 1 for v in range(3) for _ in range(gold.pool[v])]
            looks.append((index, sorted(rest), values[index]))
    now = [*gold.pool] if looking == seat else None
    return json.dumps([looks, now])


def shown(gold: Gold) -> str:
    return json.dumps([[*gold.supply], [*gold.pool], [*gold.story]])


def assert_exactly(
    real: Gold, consistent: set[str], seat: int, looking: int, more: int = 40
) -> None:
    """Sampling reaches every consistent world, and no other in some `more` draws after that."""
    rand = Rand(9)
    found: set[str] = set()
    for _ in range(60 * len(consistent) + 200):
        if found >= consistent:
            more -= 1
        if more < 0:
            break
        world = real.copy()
        world.sample(seat, looking, False, rand)
        found.add(shown(world))
        assert [*world.supply] == supply_after(world.story, world.pool)
    assert found <= consistent, "a world that the seat can rule out was sampled"
    assert found == consistent, "a world that the seat cannot rule out never came"


# Three diggers draft three cards, seat 0 first; or two diggers with a second turn for seat 0.
ORDERS = {"three diggers": [0, 2, 1], "two diggers": [0, 2, 0]}


@pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
@pytest.mark.parametrize("picks", [0, 1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_s10_4_a_draft_is_known_as_far_as_its_pools_came_along(
    order: list[int], picks: int, seat: int
) -> None:
    looking = order[picks] if picks < 3 else NOBODY
    groups: dict[str, dict[str, Gold]] = defaultdict(dict)
    for gold in drafts(all_pools(3), order, picks):
        groups[knowledge(gold, seat, looking)][shown(gold)] = gold
    for worlds in list(groups.values())[::3]:
        assert_exactly(next(iter(worlds.values())), set(worlds), seat, looking)


def test_s10_4_the_first_digger_knows_who_can_have_what() -> None:
    """Seat 0 took the 3 of {1, 2, 3}: the others have the 1 and the 2, in either way."""
    real = gold_of([15, 7, 3], [0, 0, 0], [DRAFT, pick(0, 3), pick(2, 1), pick(1, 2)])
    others = gold_of([15, 7, 3], [0, 0, 0], [DRAFT, pick(0, 3), pick(2, 2), pick(1, 1)])
    assert_exactly(real, {shown(real), shown(others)}, 0, NOBODY)


def test_s10_4_the_last_digger_knows_only_his_own_card() -> None:
    real = gold_of([15, 7, 3], [0, 0, 0], [DRAFT, pick(0, 3), pick(2, 1), pick(1, 2)])
    worlds = set()
    for first, second in product((1, 2, 3), repeat=2):
        story = [DRAFT, pick(0, first), pick(2, second), pick(1, 2)]
        worlds.add(shown(gold_of(supply_after(story), [0, 0, 0], story)))
    assert_exactly(real, worlds, 1, NOBODY)


def test_s10_4_a_second_look_tells_what_the_others_took() -> None:
    """Seats 0 and 2 share four cards: when the last two come back, seat 0 knows what seat 2 has."""
    story = [DRAFT, pick(0, 1), pick(2, 3)]
    real = gold_of(supply_after(story, (1, 1, 0)), [1, 1, 0], story)
    assert_exactly(real, {shown(real)}, 0, 0)


def test_s8_9_cards_seen_in_another_round_are_out_of_the_supply() -> None:
    """Seat 0 saw three of the four threes pass by: at most one is left for others to have."""
    story = [DRAFT, pick(0, 3), pick(2, 3), pick(1, 3), DRAFT, pick(2, 1), pick(1, 1), pick(0, 1)]
    real = gold_of(supply_after(story), [0, 0, 0], story)
    worlds = set()
    for first, second in product((1, 2, 3), repeat=2):
        told = [*story[:5], pick(2, first), pick(1, second), pick(0, 1)]
        if (first, second) != (3, 3):
            worlds.add(shown(gold_of(supply_after(told), [0, 0, 0], told)))
    assert_exactly(real, worlds, 0, NOBODY)


def test_s8_9_how_many_cards_a_saboteur_got_is_public() -> None:
    """Four in two cards: 3 and 1. Only with no three in the supply it were two twos."""
    story = [*pay(2, 4, 3, 1)]
    real = gold_of(supply_after(story), [0, 0, 0], story)
    assert_exactly(real, {shown(real)}, 0, NOBODY)


def test_s8_9_a_payment_tells_what_had_left_the_supply() -> None:
    """Three in two cards means that no three was left: the draft before had taken all four."""
    story = [DRAFT, *(pick(seat, 3) for seat in (0, 1, 2, 3)), *pay(4, 3, 2, 1)]
    real = gold_of(supply_after(story), [0, 0, 0], story)
    assert_exactly(real, {shown(real)}, 3, NOBODY, more=4)


def test_s8_9_the_payee_knows_his_cards() -> None:
    """Seat 2 was paid 3 + 1, so the two cards drafted before cannot be all threes."""
    story = [DRAFT, pick(0, 2), pick(1, 2), *pay(2, 4, 3, 1)]
    real = gold_of(supply_after(story), [0, 0, 0], story)
    worlds = set()
    for first, second in product((1, 2, 3), repeat=2):
        told = [DRAFT, pick(0, first), pick(1, second), *pay(2, 4, 3, 1)]
        worlds.add(shown(gold_of(supply_after(told), [0, 0, 0], told)))
    assert_exactly(real, worlds, 2, NOBODY)


def test_s8_9_in_which_cards_another_was_paid_is_unknown() -> None:
    """Seat 0 saw three threes. If the fourth is in another hand, four gold were two twos."""
    seen = [DRAFT, pick(0, 3), pick(2, 3), pick(1, 3)]
    worlds = {}
    for taken in product((1, 2, 3), repeat=2):
        if taken != (3, 3):
            draft = [DRAFT, pick(2, taken[0]), pick(1, taken[1]), pick(0, 1)]
            told = [*seen, *draft, *pay(3, 4, *((2, 2) if 3 in taken else (3, 1)))]
            worlds[taken] = gold_of(supply_after(told), [0, 0, 0], told)
    assert_exactly(worlds[1, 1], {shown(gold) for gold in worlds.values()}, 0, NOBODY)


def test_s8_9_a_card_seen_later_was_not_paid_out_before() -> None:
    """Seat 0 sees three threes in round 3; one went to the saboteur: none is left for round 1."""
    worlds = {}
    for taken in product((1, 2), repeat=2):
        draft = [DRAFT, pick(2, taken[0]), pick(1, taken[1]), pick(0, 1)]
        told = [*draft, *pay(3, 4, 3, 1), DRAFT, pick(0, 3), pick(2, 3), pick(1, 3)]
        worlds[taken] = gold_of(supply_after(told), [0, 0, 0], told)
    assert_exactly(worlds[1, 1], {shown(gold) for gold in worlds.values()}, 0, NOBODY)


def by_value_stories(taken: list[tuple[int, ...]], order: list[int]) -> set[str]:
    stories = set()
    for values in taken:
        story = [DRAFT, *map(pick, order, values)]
        stories.add(shown(gold_of(supply_after(story), [0, 0, 0], story)))
    return stories


@pytest.mark.parametrize(("mine", "above"), [(3, [(3, 3)]), (2, [(2, 2), (3, 2), (3, 3)])])
def test_s8_4_when_the_highest_is_always_kept_earlier_picks_were_no_lower(
    mine: int, above: list[tuple[int, ...]]
) -> None:
    order = [0, 2, 1]
    worlds = by_value_stories([(*values, mine) for values in above], order)
    story = [DRAFT, *map(pick, order, (3, 3, mine))]
    real = gold_of(supply_after(story), [0, 0, 0], story)
    rand = Rand(4)
    found = set()
    for _ in range(400):
        world = real.copy()
        world.sample(1, NOBODY, True, rand)
        found.add(shown(world))
    assert found == worlds


def test_s8_4_drafts_of_several_rounds_never_need_more_cards_than_there_are() -> None:
    """In round 2 three threes went: in round 1 the others cannot have taken two of the four."""
    order = [0, 2, 1]
    story = [DRAFT, *map(pick, order, (3, 2, 1)), DRAFT, *map(pick, order, (3, 3, 3))]
    real = gold_of(supply_after(story), [0, 0, 0], story)
    rand = Rand(4)
    found: Any = set()
    for _ in range(600):
        world = real.copy()
        world.sample(1, NOBODY, True, rand)
        found.add(tuple(entry & 3 for entry in world.story[1:3]))
    assert found == {(1, 1), (2, 1), (2, 2), (3, 1), (3, 2)}


def test_the_gold_of_a_position_adds_up() -> None:
    state = position(story=[DRAFT, pick(0, 3), pick(1, 1), pick(0, 2)], pool=(0, 0, 0))
    assert [*state.gold.supply] == [15, 7, 3]
