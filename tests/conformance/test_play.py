"""Random play of every game, with drawn seats and options."""

from hypothesis import given
from hypothesis import strategies as st

from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import AnyGame

from .play import draw_game, walk


@given(data=st.data())
def test_random_play_ends_with_a_score_for_every_seat(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in walk(state, rand):
        last = current
    assert last.to_act() == OVER
    assert len(last.scores()) == last.seats
    places = last.ranking()
    assert len(places) == last.seats
    assert all(1 <= place <= max(2, last.seats) for place in places)


@given(data=st.data())
def test_legal_actions_ascend_without_duplicates(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in walk(state, rand):
        if current.to_act() >= 0:
            actions = current.legal_actions()
            assert actions, "whoever is to act has something to do"
            assert actions == sorted(set(actions))
            assert actions[0] >= 0


@given(data=st.data())
def test_chance_outcomes_ascend_with_positive_weights(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in walk(state, rand):
        if current.to_act() == CHANCE:
            outcomes = current.chance_outcomes()
            numbers = [outcome for outcome, _ in outcomes]
            assert numbers, "chance has at least one outcome"
            assert numbers == sorted(set(numbers))
            assert all(outcome >= 0 and weight > 0 for outcome, weight in outcomes)


@given(data=st.data())
def test_what_is_sampled_is_possible(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in walk(state, rand):
        if current.to_act() == CHANCE:
            assert current.sample_chance(rand) in dict(current.chance_outcomes())
        elif current.to_act() >= 0:
            assert current.sample_action(rand) in current.legal_actions()


@given(data=st.data())
def test_the_same_seed_plays_the_same_game(game: AnyGame, data: st.DataObject) -> None:
    state, _ = draw_game(data, game)
    twin = state.copy()
    for one, other in zip(walk(state, Rand(7)), walk(twin, Rand(7)), strict=True):
        assert one.to_act() == other.to_act()
    assert game.dump(state) == game.dump(twin)
