"""Ledgers: the pasts that a seat is shown come as often as the rules make them."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from farol.core.data import Fields
from farol.core.errors import BadPosition
from farol.core.event import everyone, only
from farol.core.ledger import CHOSEN, DRAWN, LACKED, SHOWN, Ledger, LedgerField
from farol.core.pasts import MOST_PASTS, PASTS, Pasts
from farol.core.positions import MOST_STEPS, positions
from farol.core.rand import Rand
from tests.core.toy import ToyState

DECK, MINE, YOURS = 0, 1, 2
DRAWS = 1_500


def exchanged() -> Ledger:
    """Both draw, the other one shows a kind, puts a card back and draws; I give and get one."""
    cards = Ledger([[3, 2, 1], [0, 0, 0], [0, 0, 0]])
    cards.move(DECK, MINE, 0, only(0))
    cards.move(DECK, YOURS, 0, only(1))
    cards.move(DECK, YOURS, 1, only(1))
    cards.move(YOURS, YOURS, 1, everyone(2), SHOWN)
    cards.move(YOURS, DECK, 0, only(1), CHOSEN)
    cards.move(DECK, YOURS, 2, only(1))
    cards.move(YOURS, YOURS, 0, everyone(2), LACKED)
    cards.move(MINE, YOURS, 0, everyone(2), CHOSEN)
    cards.move(YOURS, MINE, 1, everyone(2), CHOSEN)
    return cards


def chances(cards: Ledger, seat: int) -> dict[tuple[int, ...], float]:
    """Every past that fits, by multiplying the chances of all sequences of kinds."""
    found: dict[tuple[int, ...], float] = {}
    for kinds in product(range(3), repeat=len(cards.moves)):
        counts, weight = [row[:] for row in cards.start], 1.0
        for move, kind in zip(cards.moves, kinds, strict=True):
            there = counts[move.source]
            if (there[kind] == 0) != (move.how == LACKED) or (
                move.seen >> seat & 1 and kind != move.kind
            ):
                weight = 0.0
                break
            if move.how == DRAWN:
                weight *= there[kind] / sum(there)
            elif move.how == CHOSEN:
                weight /= sum(1 for count in there if count)
            counts[move.source][kind] -= 1
            counts[move.target][kind] += 1
        if weight:
            found[kinds] = weight
    total = sum(found.values())
    return {kinds: weight / total for kinds, weight in found.items()}


def distance(drawn: Counter[tuple[int, ...]], wanted: dict[tuple[int, ...], float]) -> float:
    """Chi-square per degree of freedom."""
    assert drawn.keys() <= wanted.keys()
    total = sum(drawn.values())
    parts = [
        (drawn[past] - chance * total) ** 2 / (chance * total) for past, chance in wanted.items()
    ]
    return sum(parts) / (len(parts) - 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_past_is_drawn_as_often_as_it_is_likely(seat: int) -> None:
    cards, rand = exchanged(), Rand(3)
    wanted = chances(cards, seat)
    if len(wanted) == 1:
        return
    drawn = Counter(
        tuple(move.kind for move in cards.sample(seat, rand).moves) for _ in range(DRAWS)
    )
    assert distance(drawn, wanted) < 2


def test_so_are_pasts_that_are_weighed() -> None:
    cards, rand = exchanged(), Rand(4)
    drawn = Counter(tuple(Pasts(*cards.seen_by(0)).pick(rand)) for _ in range(DRAWS))
    assert distance(drawn, chances(cards, 0)) < 3, "32 pasts each are a little biased"


def test_who_saw_everything_is_shown_the_truth() -> None:
    cards = exchanged()
    other = cards.sample(1, Rand(1))
    assert [move.kind for move in other.moves[1:]] == [move.kind for move in cards.moves[1:]]


def test_what_was_put_back_is_known_to_be_there() -> None:
    cards = Ledger([[1, 1], [0, 0]])
    cards.move(0, 1, 0, only(0))
    cards.move(1, 0, 0, only(0), CHOSEN)
    cards.move(0, 1, 1, only(1))
    assert cards.expected(0, 1, Rand(1)) == [0.5, 0.5]
    cards.move(1, 1, 1, everyone(2), SHOWN)
    assert cards.expected(0, 1, Rand(1)) == [0, 1]


def test_a_past_comes_from_what_the_seat_saw_alone() -> None:
    cards = exchanged()
    for seed in range(50):
        other = cards.sample(0, Rand(seed))
        assert other.sample(0, Rand(99)).moves == cards.sample(0, Rand(99)).moves


def many() -> Ledger:
    """Six seats with three cards each of six kinds: too many positions to keep."""
    cards = Ledger([[5] * 6, *[[0] * 6] * 6])
    rand = Rand(8)
    for place in [1, 2, 3, 4, 5, 6] * 3:
        cards.move(0, place, rand.weighted(cards.counts[0]), only(place - 1))
    for place in range(1, 7):
        kind = cards.held(place)[0]
        cards.move(place, place, kind, everyone(6), SHOWN)
        cards.move(place, 0, kind, only(place - 1), CHOSEN)
        cards.move(0, place, rand.weighted(cards.counts[0]), only(place - 1))
    return cards


def test_with_many_positions_every_world_still_fits() -> None:
    cards = many()
    for seed in range(5):
        other = cards.sample(2, Rand(seed))
        assert other.counts[3] == cards.counts[3]
        for before, now in zip(cards.moves, other.moves, strict=True):
            assert now.kind == before.kind or not before.seen >> 2 & 1
        assert [sum(kinds) for kinds in zip(*other.counts, strict=True)] == [5] * 6
        assert all(count >= 0 for counts in other.counts for count in counts)


def test_what_is_nearly_impossible_is_found() -> None:
    """One card of a thousand pasts fits: the last kind shown is the only one of its kind."""
    cards = Ledger([[250, 1], *[[0, 0]] * 6])
    for place in range(1, 7):
        cards.move(0, place, 1 if place == 6 else 0, only(place - 1))
    cards.move(6, 6, 1, everyone(6), SHOWN)
    assert cards.sample(0, Rand(1)).counts[6] == [0, 1]
    assert Pasts(*cards.seen_by(0)).pick(Rand(1))[5] == 1


def passed(kinds: int, seats: int, played: int) -> Ledger:
    """Each kind once: all are dealt, every seat passes one to its neighbour, then they are played."""
    rand, table = Rand(1), seats + 1
    cards = Ledger([[1] * kinds, *[[0] * kinds] * (seats + 1)])
    for number in range(kinds):
        seat = number % seats
        cards.move(DECK, 1 + seat, rand.choice(cards.held(DECK)), only(seat))
    for seat in range(seats):
        other = (seat + 1) % seats
        given = rand.choice(cards.held(1 + seat))
        cards.move(1 + seat, 1 + other, given, only(seat) | only(other), CHOSEN)
    for number in range(played):
        hand = 1 + number % seats
        cards.move(hand, table, rand.choice(cards.held(hand)), everyone(seats), CHOSEN)
    return cards


@pytest.mark.parametrize("played", [0, 15, 32])
def test_a_large_deck_costs_few_pasts(played: int) -> None:
    """32 cards and five seats: the first pasts fit, so no move looks at more than the deck."""
    cards = passed(32, 5, played)
    for seat in range(5):
        drawn = Pasts(*cards.seen_by(seat))
        drawn.pick(Rand(seat))
        assert 0 < drawn.work <= 32 * PASTS * (len(cards.moves) + 1)


def test_twice_the_cards_cost_at_most_four_times_the_work() -> None:
    work = []
    for kinds in (30, 60):
        drawn = Pasts(*passed(kinds, 5, kinds - 10).seen_by(0))
        drawn.pick(Rand(1))
        work.append(drawn.work)
    assert work[0] < work[1] <= 4 * work[0]


def test_positions_are_given_up_before_they_are_too_many() -> None:
    start, known = passed(32, 5, 0).seen_by(0)
    assert positions(start, known) is None
    for length in range(len(known)):
        found = positions(start, known[:length])
        if found is None:
            break
        assert found.steps[-1] <= MOST_STEPS
    assert 0 < length < len(known)


def test_what_cannot_have_been_seen_is_an_error_and_no_endless_search() -> None:
    cards = Ledger([[20, 20], [0, 0]])
    cards.move(0, 1, 0)
    start, known = cards.seen_by(0)
    seen = known[0]._replace(source=1, target=0, kind=0)
    drawn = Pasts(start, (*known, seen, seen))
    with pytest.raises(RuntimeError, match=f"None of {MOST_PASTS} pasts"):
        drawn.pick(Rand(1))


def test_a_copy_is_independent() -> None:
    cards = exchanged()
    twin = cards.copy()
    twin.move(DECK, MINE, 0)
    assert cards.moves == exchanged().moves
    assert cards.counts == exchanged().counts


FIELD = LedgerField("cards")


def with_cards() -> Any:
    state: Any = ToyState(2)
    state.cards = exchanged()
    return state


def test_a_ledger_is_dumped_and_loaded() -> None:
    state, again = with_cards(), with_cards()
    again.cards = Ledger(state.cards.start)
    FIELD.load(again, Fields({"cards": FIELD.dump(state)}, "A position", BadPosition))
    assert (again.cards.moves, again.cards.counts) == (state.cards.moves, state.cards.counts)


@pytest.mark.parametrize(
    "moves", [None, [1], [[0, 1, 0, 0]], [[9, 0, 0, 0, 0]], [[1, 0, 0, 0, 0]], [[0, 1, 0, 4, 0]]]
)
def test_impossible_moves_are_refused(moves: Any) -> None:
    with pytest.raises(BadPosition):
        FIELD.load(with_cards(), Fields({"cards": moves}, "A position", BadPosition))


@pytest.mark.parametrize("seed", range(3))
def test_a_long_history_whose_end_tells_much_is_sampled_at_once(seed: int) -> None:
    """Five hands are exchanged three times, then all see what each of them lacks."""
    rand, seats, kinds = Rand(seed), 5, 5
    cards = Ledger([[3] * kinds, *[[0] * kinds] * seats])
    for _ in range(4):
        for hand in range(1, seats + 1):
            for _ in range(2):
                cards.move(DECK, hand, rand.choice(cards.held(DECK)), only(hand - 1))
            for _ in range(max(0, sum(cards.counts[hand]) - 2)):
                cards.move(hand, DECK, rand.choice(cards.held(hand)), only(hand - 1), CHOSEN)
    for hand, kind in product(range(1, seats + 1), range(kinds)):
        if not cards.counts[hand][kind]:
            cards.move(hand, hand, kind, everyone(seats), LACKED)
    other = cards.sample(0, rand)
    assert other.moves != cards.moves
    assert [sum(counts) for counts in other.counts] == [sum(counts) for counts in cards.counts]
    for ours, theirs in zip(cards.counts[1:], other.counts[1:], strict=True):
        assert all(count or not held for count, held in zip(ours, theirs, strict=True))
