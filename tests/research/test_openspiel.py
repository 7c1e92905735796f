"""OpenSpiel: its own simulation test, playthroughs, ISMCTS and MCCFR on our games."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation

from farol.core.errors import BadAction
from farol.core.rand import Rand
from farol.research.openspiel import FarolState, load, resample
from farol.research.spaces import BadUse

GAMES = [("saboteur", 3), ("ghosts_galore", 2), ("loknroll", 2), ("halloween", 2)]
EACH = pytest.mark.parametrize(("name", "seats"), GAMES)


def played(name: str, seats: int, decisions: int) -> FarolState:
    """A game after some random decisions."""
    rng = np.random.default_rng(7)
    state = load(name, seats).new_initial_state()
    while decisions > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
        else:
            decisions -= 1
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@EACH
def test_openspiel_simulates_the_game(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@EACH
def test_a_copy_goes_on_by_itself(name: str, seats: int) -> None:
    state = played(name, seats, 5)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert twin.history() != state.history()


@EACH
def test_observations_have_named_parts_and_keys_recall(name: str, seats: int) -> None:
    state = played(name, seats, 6)
    seen = make_observation(state.get_game())
    seen.set_from(state, 0)
    assert seen.tensor.astype(np.uint8).tobytes() == state.space.observation(state.inner, 0)
    assert set(seen.dict) == {part.name for part in state.space.parts}
    perfect = pyspiel.IIGObservationType(perfect_recall=True)
    recalled = make_observation(state.get_game(), perfect)
    assert recalled.string_from(state, 1) == state.recall.key(1)
    recalled.set_from(state, 1)
    rows = recalled.dict["history"]
    assert rows.astype(np.uint8).tobytes() == state.told.seen(1)
    assert rows[0].any()
    tensor = state.information_state_tensor(1)
    assert tensor.tolist() == recalled.tensor.tolist()
    by_openspiel = pyspiel.State.information_state_tensor(state, 1)
    assert by_openspiel == tensor.tolist()
    assert state.get_game().information_state_tensor_shape() == [len(tensor)]


@EACH
def test_openspiels_own_code_is_told_the_same_as_programs_in_python(name: str, seats: int) -> None:
    state = played(name, seats, 6)
    openspiels = pyspiel.State
    assert openspiels.is_chance_node(state) is state.is_chance_node() is False
    for player in range(seats):
        tensor = state.observation_tensor(player).tolist()
        assert openspiels.observation_tensor(state, player) == tensor
        assert openspiels.legal_actions(state, player) == state.legal_actions(player)
    assert openspiels.legal_actions(state) == state.legal_actions()
    with pytest.raises(BadUse, match=f"Players are counted from 0 to {seats - 1}, not {seats}."):
        state.observation_tensor(seats)


@EACH
def test_copies_keep_histories_of_their_own(name: str, seats: int) -> None:
    state = played(name, seats, 6)
    keys = [state.recall.key(seat) for seat in range(seats)]
    first, second = state.clone(), state.clone()
    for twin, number in ((first, 0), (second, -1)):
        assert [twin.recall.key(seat) for seat in range(seats)] == keys
        acting = twin.current_player()
        twin.apply_action(twin.legal_actions()[number])
        assert twin.recall.key(acting) != keys[acting]
    acting = state.current_player()
    assert first.recall.key(acting) != second.recall.key(acting)
    assert [state.recall.key(seat) for seat in range(seats)] == keys


def test_an_information_state_has_as_many_events_as_are_asked_for() -> None:
    game = pyspiel.load_game("farol_saboteur(players=3,history=5)")
    assert game.information_state_tensor_size() == game.space.size + 5 * 8
    none = pyspiel.load_game("farol_saboteur(players=3,history=0)")
    assert none.information_state_tensor_size() == none.space.size


@EACH
def test_chance_takes_only_its_outcomes_and_the_end_nothing(name: str, seats: int) -> None:
    state = load(name, seats).new_initial_state()
    before = str(state)
    with pytest.raises(BadAction, match="12345 is none of the chance_outcomes"):
        state.apply_action(12345)
    assert str(state) == before
    assert state.history() == []
    rand = Rand(3)
    for _ in range(5000):
        if state.is_terminal():
            break
        chance = state.is_chance_node()
        options = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(options[rand.below(len(options))])
    with pytest.raises(BadAction, match="The game is over"):
        state.apply_action(0)


def test_a_history_that_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(BadUse, match="A history has 0 to 65536 rows, not -2"):
        pyspiel.load_game("farol_saboteur(players=5,history=-2)")


@EACH
def test_a_resampled_state_looks_alike(name: str, seats: int) -> None:
    state = played(name, seats, 6)
    player = state.current_player()
    twin = resample(state, player, Rand(5))
    assert twin.legal_actions() == state.legal_actions()
    space = state.space
    assert space.observation(twin.inner, player) == space.observation(state.inner, player)
    assert twin.information_state_string(player) == state.information_state_string(player)
    tensors = [one.information_state_tensor(player).tolist() for one in (twin, state)]
    assert tensors[0] == tensors[1]
    other = (player + 1) % seats
    assert not any(twin.information_state_tensor(other)[space.size :])


def test_others_know_other_things_in_a_resampled_state() -> None:
    state = played("saboteur", 3, 6)
    player = state.current_player()
    twins = [resample(state, player, Rand(seed)) for seed in range(20)]
    other = (player + 1) % 3
    seen = {state.space.observation(twin.inner, other) for twin in twins}
    assert len({twin.information_state_string(other) for twin in twins}) == len(seen) > 1


@pytest.mark.parametrize(("name", "seats"), [("saboteur", 3), ("loknroll", 2)])
def test_openspiels_ismcts_plays(name: str, seats: int) -> None:
    state = played(name, seats, 4)
    bot = ismcts.ISMCTSBot(
        load(name, seats),
        RandomRolloutEvaluator(1, np.random.RandomState(3)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(3),
    )
    rand = Rand(9)
    bot.set_resampler(lambda state, player: resample(state, player, rand))
    assert bot.step(state) in state.legal_actions()


def test_openspiels_mccfr_runs() -> None:
    solver = OutcomeSamplingSolver(load("ghosts_galore", 2))
    solver.iteration()
    assert solver.average_policy() is not None


def test_openspiel_writes_a_playthrough() -> None:
    text = generate_playthrough.playthrough("farol_loknroll(players=2)", action_sequence=[], seed=3)
    assert "farol_loknroll" in text


def test_a_game_is_loaded_by_its_name_and_options() -> None:
    game = pyspiel.load_game("farol_ghosts_galore(players=3,expert=True)")
    assert game.num_players() == 3
    assert game.space.options["expert"] is True
    assert game.num_distinct_actions() == game.space.numbers


@EACH
def test_a_game_and_its_state_are_written_and_read_again(name: str, seats: int) -> None:
    state = played(name, seats, 4)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert again.history() == state.history()
