"""Notebooks: counted from public events and one seat's view only."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from farol.contracts.notebook import NO_NOTEBOOK, Page, page_of
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame, notebook_of

EVERY = 7  # one in so many positions is checked
SEEDS = (1, 2)
LANGUAGES = ("en", "es")


def played(
    game: AnyGame, seed: int, seats: int = 0, options: Mapping[str, Any] | None = None
) -> Any:
    """Positions of a random game, each with the public events so far."""
    rand = Rand(seed)
    state = game.new(seats or game.seats[-1], {**game.unattended, **(options or {})})
    heard: list[Any] = []
    count = 0
    while (turn := state.to_act()) != OVER:
        action = state.sample_chance(rand) if turn == CHANCE else state.sample_action(rand)
        events: list[Event] = []
        state.apply(action, events)
        views = [game.event_view(event, None) for event in events]
        heard += [view for view in views if view is not None]
        count += 1
        if turn != CHANCE and count % EVERY == 0:
            yield state, heard
    yield state, heard


def page(game: AnyGame, state: Any, heard: Any, seat: int | None) -> Page:
    return page_of(notebook_of(game), state.seats, heard, game.observe(state, seat))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_more_is_left_than_there_is(name: str, seed: int) -> None:
    game = ALL[name]
    for state, heard in played(game, seed):
        for seat in (None, 0, state.seats - 1):
            found = page(game, state, heard, seat)
            assert all(0 <= one.left <= one.of for one in found.left)
            assert len(found.counts) == state.seats
            assert {len(counts) for counts in found.counts} == {len(notebook_of(game).counts)}
            assert all(count >= 0 for counts in found.counts for count in counts)


@pytest.mark.parametrize("name", ALL)
def test_what_is_done_is_counted_alike_by_all(name: str) -> None:
    game = ALL[name]
    for state, heard in played(game, 3):
        assert len({str(page(game, state, heard, seat).counts) for seat in (None, 0, 1)}) == 1


@pytest.mark.parametrize("name", ALL)
def test_worlds_that_look_alike_have_equal_notebooks(name: str) -> None:
    game, differ = ALL[name], 0
    for state, heard in played(game, 5, max(2, game.seats[0])):
        if state.to_act() == OVER:
            continue
        for seat in range(state.seats):
            world = state.sample_world(seat, Rand(9))
            assert page(game, world, heard, seat) == page(game, state, heard, seat)
            differ += game.dump(world) != game.dump(state)
    assert differ or name == "halloween"  # a game without hidden information


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_a_name(name: str, language: str) -> None:
    game = ALL[name]
    notebook = notebook_of(game)
    names = {line.partition(" =")[0] for line in game.names(language).splitlines()}
    assert {f"notebook-{count}" for count in notebook.counts} <= names
    assert {f"notebook-tag-{tag}" for tag in notebook.tags} <= names
    assert notebook.memory <= set(notebook.counts)
    for state, heard in played(game, 1):
        found = page(game, state, heard, 0)
        assert {f"notebook-own-{own}" for own, _ in found.own} <= names
        assert {f"notebook-left-{one.group}" for one in found.left} <= names
        assert {one.name for one in found.left} <= names


def test_cards_of_saboteur_that_are_out_are_in_the_pile_in_hands_or_face_down() -> None:
    game = ALL["saboteur"]
    for state, heard in played(game, 2):
        if state.to_act() == OVER:
            continue
        for seat in range(state.seats):
            view: Any = game.observe(state, seat)
            if view["phase"] not in {"turn", "draw"}:
                continue
            others = sum(one["hand"] for one in view["players"] if one["seat"] != seat)
            buried = [by for by in view["discards"]["face_down"] if by != seat]
            out = sum(one.left for one in page(game, state, heard, seat).left)
            assert out == view["pile"] + others + len(buried)


def test_piles_of_loknroll_are_counted_as_their_owners_count_them() -> None:
    game, compared = ALL["loknroll"], 0
    place = notebook_of(game).counts.index("pile")
    for seed in SEEDS:
        for state, heard in played(game, seed):
            for seat in range(state.seats):
                found = page(game, state, heard, seat)
                own = dict(found.own)
                assert found.counts[seat][place] == own["pile"]
                assert own["sum"] == own["hand"] + own["pile"]
                compared += own["pile"] > 0
    assert compared


@pytest.mark.parametrize(
    ("seats", "mode"),
    [(1, "standard"), (1, "laura"), (1, "three_derailments"), (2, "standard"), (4, "standard")],
)
def test_cards_of_loknroll_that_are_out_are_in_the_deck_in_hands_or_out_of_play(
    seats: int, mode: str
) -> None:
    game, asked = ALL["loknroll"], set()
    for seed in SEEDS:
        for state, heard in played(game, seed, seats, {"mode": mode}):
            view: Any = game.observe(state, 0)
            over = view["phase"] == "over"
            hands = 0 if over else sum(one["hand"] for one in view["players"] if one["seat"] != 0)
            found = page(game, state, heard, 0).left
            out = sum(one.left for one in found if one.group == "value")
            assert out == view["deck"] + view["removed"] + hands
            assert sum(one.left for one in found if one.group == "special") <= out
            asked.add(view["phase"])
    assert "over" in asked
    assert len(asked) > 3


def test_tiles_of_ghosts_galore_are_left_until_somebody_sees_them() -> None:
    game = ALL["ghosts_galore"]
    first, *_, last = [
        Counter({one.name: one.left for one in page(game, state, heard, 0).left})
        for state, heard in played(game, 4)
    ]
    assert all(last[name] <= first[name] for name in first)
    assert sum(last.values()) < sum(first.values())


def test_saboteur_counts_every_round_anew() -> None:
    game = ALL["saboteur"]
    notebook = notebook_of(game)
    laid = {"kind": "laid", "seat": 1, "card": "crossing"}
    dead = {"kind": "laid", "seat": 1, "card": "stub-level"}
    view: dict[str, Any] = {}
    assert page_of(notebook, 3, [laid, dead, dead], view).counts[1][:2] == [1, 2]
    assert page_of(notebook, 3, [laid, dead, {"kind": "goals"}, laid], view).counts[1][:2] == [1, 0]


def test_who_may_not_count_is_told_nothing_that_has_to_be_remembered() -> None:
    game = ALL["loknroll"]
    notebook = notebook_of(game)
    *_, (state, heard) = played(game, 1)
    found = page_of(notebook, state.seats, heard, game.observe(state, 0), counting=False)
    place = notebook.counts.index("pile")
    assert {counts[place] for counts in found.counts} == {0}
    assert found.own  # one's own cards are visible
    game = ALL["ghosts_galore"]
    *_, (state, heard) = played(game, 1)
    view = game.observe(state, 0)
    assert page_of(notebook_of(game), state.seats, heard, view, counting=False).left == []


def test_a_game_that_declares_nothing_counts_nothing() -> None:
    assert page_of(NO_NOTEBOOK, 2, [{"kind": "laid"}], {}) == Page([[], []], [], [])
