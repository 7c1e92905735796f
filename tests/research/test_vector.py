"""Batches of games: arrays without copies, seeds, restarts, opponents, bad use."""

import pickle
from copy import deepcopy

import numpy as np
import pytest

from farol.core.encoder import Octets
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.research.features import feature_count, features, split
from farol.research.opponents import BotOpponents, Policies
from farol.research.spaces import BadUse, Space
from farol.research.vector import Vector, VectorStep

GAMES = [("saboteur", 5), ("ghosts_galore", 3), ("loknroll", 2), ("halloween", 2)]
EACH = pytest.mark.parametrize(("name", "seats"), GAMES)


def lowest(vector: Vector) -> np.ndarray:
    """The first legal number of every game."""
    return vector.masks.argmax(axis=1)


@EACH
def test_a_vector_plays_what_the_rules_play(name: str, seats: int) -> None:
    vector = Vector(name, seats, games=2, seeds=[4, 9])
    space = vector.space
    state, rand = space.new(), Rand(9)
    step: VectorStep | None = None
    for _ in range(150):
        while state.to_act() == CHANCE:
            state.apply_unchecked(state.sample_chance(rand))
        if state.to_act() == OVER:
            assert step is not None
            assert step.ended[1]
            assert step.rewards[1].tolist() == pytest.approx(space.returns(state))
            assert vector.points()[1] == space.points(state)
            assert vector.places()[1] == space.places(state)
            state = space.new()
            continue
        seat = state.to_act()
        assert vector.seats[1] == seat
        assert vector.observations[1].tobytes() == space.observation(state, seat)
        assert vector.masks[1].tobytes() == space.mask(state)
        numbers = lowest(vector)
        state.apply(space.action(state, int(numbers[1])))
        step = vector.step(numbers)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("saboteur", 3, {}),
        ("saboteur", 10, {"allow_self_sabotage": False}),
        ("saboteur", 4, {"auto_pick_gold": True, "require_start_connection": False}),
        ("ghosts_galore", 5, {"expert": True}),
        ("loknroll", 4, {}),
        ("halloween", 4, {"master": True}),
    ],
)
def test_rows_are_as_the_space_says(name: str, seats: int, options: dict[str, bool]) -> None:
    vector = Vector(name, seats, games=8, options=options)
    space = vector.space
    for _ in range(120):
        vector.step_at_random()
        for game, state in enumerate(vector._batch.states):
            seat = state.to_act()
            assert vector.seats[game] == seat
            assert vector.observations[game].tobytes() == space.observation(state, seat)
            assert vector.masks[game].tobytes() == space.mask(state)


def test_arrays_look_at_the_same_memory_and_cannot_be_written() -> None:
    vector = Vector("loknroll", 2, games=3)
    before = vector.observations, vector.masks, vector.seats
    kept = vector.observations.copy()
    vector.step(lowest(vector))
    assert before[0] is vector.observations
    assert not np.array_equal(kept, vector.observations)
    for array in before:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_the_same_seeds_give_the_same_games() -> None:
    one, other = (Vector("saboteur", 4, games=4, seed=8) for _ in range(2))
    for _ in range(30):
        one.step_at_random()
        other.step_at_random()
    assert np.array_equal(one.observations, other.observations)
    assert len({row.tobytes() for row in one.observations}) == 4


def test_games_begin_anew_by_themselves_and_their_luck_goes_on() -> None:
    vector = Vector("ghosts_galore", 2, games=8, seed=3)
    first = vector.observations.copy()
    ended = np.zeros(8, int)
    for _ in range(200):
        step = vector.step_at_random()
        ended += step.ended
        assert not step.cut.any()
        assert (step.rewards[~step.ended] == 0).all()
        assert np.abs(step.rewards.sum(axis=1)).max() < 1e-6
        assert vector.masks.any(axis=1).all()
    assert (ended >= 2).all()
    vector.reset()
    assert not np.array_equal(first, vector.observations)


def test_a_game_that_lasts_too_long_is_cut() -> None:
    vector = Vector("halloween", 2, games=1)
    vector._batch.longest = 5
    cuts = [bool(vector.step_at_random().cut[0]) for _ in range(12)]
    assert cuts.count(True) == 2
    assert cuts[4]


@EACH
def test_legal_numbers_are_those_of_the_masks(name: str, seats: int) -> None:
    vector = Vector(name, seats, games=5)
    rng = np.random.default_rng(2)
    for _ in range(60):
        assert vector.offsets[0] == 0
        assert vector.offsets.shape == (6,)
        padded = vector.padded()
        for game in range(5):
            start, end = vector.offsets[game : game + 2]
            legal = vector.legal[start:end]
            assert sorted(legal.tolist()) == np.flatnonzero(vector.masks[game]).tolist()
            assert padded[game, : end - start].tolist() == legal.tolist()
            assert (padded[game, end - start :] == -1).all()
        counts = np.diff(vector.offsets)
        vector.step(vector.legal[vector.offsets[:-1] + rng.integers(counts)])
    with pytest.raises(ValueError, match="read-only"):
        vector.legal[0] = 0


def test_more_legal_numbers_than_expected_have_room() -> None:
    vector = Vector("saboteur", 3, games=3)
    vector._batch.legal = Octets(2)
    for _ in range(20):
        vector.step_at_random()
        expected = [number for mask in vector.masks for number in np.flatnonzero(mask).tolist()]
        starts, ends = vector.offsets[:-1], vector.offsets[1:]
        legal = [sorted(vector.legal[a:b].tolist()) for a, b in zip(starts, ends, strict=True)]
        assert [number for one in legal for number in one] == expected


def test_masks_are_made_from_their_first_use_on() -> None:
    vector = Vector("saboteur", 3, games=2)
    for _ in range(5):
        vector.step_at_random()
    assert len(vector._batch.masks.data) == 0
    assert vector.masks.sum() == vector.offsets[-1]
    vector.step_at_random()
    assert vector.masks.sum() == vector.offsets[-1]


def test_how_games_ended_can_be_looked_at() -> None:
    vector = Vector("ghosts_galore", 2, games=4, learners=[0], history=8)
    space, looked = vector.space, 0
    for _ in range(60):
        step = vector.step_at_random()
        for game in np.flatnonzero(step.ended):
            assert vector.final(game, 0).shape == (space.size,)
            assert vector.final(game, 0).tobytes() != vector.observations[game].tobytes()
            assert space.returns(vector._batch.finals[0]) is not None
            over = [kind.name for kind in space.event_kinds].index("game-over") + 1
            assert over in vector.final_history(game, 1)[:2, 0]
            looked += 1
    assert looked > 3
    vector.reset()
    with pytest.raises(BadUse, match="neither ended nor cut game 2"):
        vector.final(2, 0)
    with pytest.raises(BadUse, match="no histories"):
        Vector("loknroll", 2, 1).final_history(0, 0)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_vector_goes_on_from_a_snapshot(name: str, seats: int) -> None:
    bots = BotOpponents(Space(name, seats), "novice", seed=3)
    vector = Vector(name, seats, 2, learners=[0], opponents=bots, history=4, rewards="points")
    for _ in range(12):
        vector.step_at_random()
    kept = vector.snapshot()
    other, third = pickle.loads(pickle.dumps(vector)), deepcopy(vector)
    ways = []
    for one in (vector, other, third, vector):
        if len(ways) == 3:
            one.restore(kept)
        seen = []
        for _ in range(25):
            step = one.step_at_random()
            seen += [one.observations.tobytes(), one.histories.tobytes(), one.masks.tobytes()]
            seen += [step.rewards.tobytes(), one.legal.tobytes()]
        ways.append(seen)
    assert ways[0] == ways[1] == ways[2] == ways[3]
    with pytest.raises(BadUse, match="of another vector"):
        Vector(name, seats, 3).restore(kept)


@EACH
def test_a_snapshot_brings_every_array_back(name: str, seats: int) -> None:
    vector = Vector(name, seats, games=6, seed=2)
    for _ in range(17):
        vector.step_at_random()
    other = Vector(name, seats, games=6, seed=70)
    other.restore(vector.snapshot())
    for one in (vector, other):
        assert one.seats.tolist() == [one.state(game).to_act() for game in range(6)]
    for array in ("observations", "seats", "legal", "offsets", "masks"):
        assert np.array_equal(getattr(vector, array), getattr(other, array)), array


@EACH
def test_every_game_has_its_seed(name: str, seats: int) -> None:
    seeds = [41, 7, 41]
    many = Vector(name, seats, games=3, seeds=seeds)
    later = Vector(name, seats, games=3)
    later.reset(seeds)
    alone = [Vector(name, seats, games=1, seed=seed) for seed in seeds]
    for _ in range(25):
        for vector in (many, later, *alone):
            vector.step_at_random()
        rows = [one.observations[0].tobytes() for one in alone]
        assert rows == [row.tobytes() for row in many.observations]
        assert rows == [row.tobytes() for row in later.observations]
    with pytest.raises(BadUse, match="3 games need 3 seeds"):
        many.reset([1, 2])


@EACH
def test_rewards_by_points_add_up_to_them(name: str, seats: int) -> None:
    vector = Vector(name, seats, games=2, seed=5, rewards="points")
    sign = -1 if name == "loknroll" else 1
    sums, ended = np.zeros((2, seats)), 0
    first = np.array(vector._batch.before)  # at the first decision
    for _ in range(1500):
        step = vector.step_at_random()
        for game in np.flatnonzero(step.ended):
            final = vector._batch.finals[vector._batch.stopped.index(game)]
            ended += 1
            assert (first[game] + sums[game] + step.rewards[game]).tolist() == [
                sign * points for points in final.scores()
            ]
            first[game], sums[game] = vector._batch.before[game], 0
        sums[~step.ended] += step.rewards[~step.ended]
        if ended > 1:
            return
    pytest.fail("too few games ended")


def test_rewards_by_round_come_when_a_round_is_over() -> None:
    vector = Vector("saboteur", 5, games=1, rewards="round")
    rewarded, rounds = 0, set()
    for _ in range(400):
        before = vector._batch.states[0].round
        step = vector.step_at_random()
        if step.rewards.any():
            assert step.ended[0] or vector._batch.states[0].round != before
            rewarded += 1
            rounds.add(before)
    assert rewarded > 3
    assert len(rounds) > 1


def test_rewards_by_team_are_for_the_side_that_won() -> None:
    vector = Vector("saboteur", 5, games=1, rewards="team")
    known = set()
    for _ in range(600):
        rewards = vector.step_at_random().rewards[0]
        if rewards.any():
            assert set(rewards.tolist()) <= {1.0, -1.0}
            known.add(rewards.sum())
    assert known
    with pytest.raises(BadUse, match="loknroll has no rewards by round"):
        Vector("loknroll", 2, 1, rewards="round")
    with pytest.raises(BadUse, match="halloween has no rewards by team"):
        Vector("halloween", 2, 1, rewards="team")
    with pytest.raises(BadUse, match="Rewards are by one of place, points, round, team"):
        Vector("halloween", 2, 1, rewards="luck")  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["random", "novice"])
def test_bots_play_the_other_seats(level: str) -> None:
    space = Space("ghosts_galore", 3)
    vector = Vector(
        "ghosts_galore", 3, games=2, learners=[1], opponents=BotOpponents(space, level, seed=5)
    )
    ended = 0
    for _ in range(60):
        assert (vector.seats == 1).all()
        ended += vector.step_at_random().ended.sum()
    assert ended >= 2


def test_without_opponents_the_other_seats_play_at_random() -> None:
    vector = Vector("loknroll", 3, games=4, learners=[0, 2])
    for _ in range(60):
        assert set(vector.seats.tolist()) <= {0, 2}
        vector.step_at_random()


def test_a_policy_plays_the_other_seats() -> None:
    space = Space("loknroll", 2)
    asked = []

    def policy(seen: np.ndarray, mask: np.ndarray) -> int:
        asked.append(seen.shape)
        return int(mask.argmax())

    vector = Vector("loknroll", 2, 2, learners=[0], opponents=Policies(space, policy))
    for _ in range(20):
        vector.step_at_random()
    assert set(asked) == {(space.size,)}


def test_a_policy_that_answers_nonsense_is_told() -> None:
    space = Space("loknroll", 2)
    with pytest.raises(BadUse, match="An opponent's policy: Actions are numbered"):
        Vector("loknroll", 2, 4, learners=[0], opponents=Policies(space, lambda *_: 9999))


def test_bad_use_gets_a_sentence_and_nothing_is_done() -> None:
    vector = Vector("loknroll", 2, games=2)
    before = vector.observations.copy()
    legal = lowest(vector).tolist()
    illegal = int((~vector.masks[1]).argmax())
    with pytest.raises(BadUse, match=f"Game 1: Action {illegal} is not legal now"):
        vector.step([legal[0], illegal])
    with pytest.raises(BadUse, match="Game 0: Actions are numbered from 0 to 171"):
        vector.step([999, legal[1]])
    with pytest.raises(BadUse, match="Game 1: An action is a whole number"):
        vector.step([legal[0], 1.5])
    with pytest.raises(BadUse, match=f"Game 0: .* there is no {10**30}"):
        vector.step([10**30, legal[1]])
    with pytest.raises(BadUse, match="Game 0: An action is a whole number"):
        vector.step([np.float64(0), np.int64(legal[1])])
    with pytest.raises(BadUse, match="There are 2 games, but 3 actions"):
        vector.step([0, 0, 0])
    assert np.array_equal(before, vector.observations)
    vector.close()
    for use in (vector.reset, vector.step_at_random, lambda: vector.step(legal)):
        with pytest.raises(BadUse, match="This vector is closed"):
            use()


def test_games_and_seeds_that_are_not_there_get_a_sentence() -> None:
    vector = Vector("loknroll", 2, games=2)
    for game in (2, -1, "first"):
        with pytest.raises(BadUse, match="Games are counted from 0 to 1; there is no"):
            vector.state(game)
    for seeds in ([1, -2], [1, 0.5], [True, 1]):
        with pytest.raises(BadUse, match="A seed is a whole number from 0, not"):
            vector.reset(seeds)
    with pytest.raises(BadUse, match="Opponents are BotOpponents or Policies, not 'novice'"):
        Vector("loknroll", 2, games=1, learners=[0], opponents="novice")


def test_a_snapshot_of_something_else_changes_nothing() -> None:
    vector = Vector("saboteur", 5, games=2)
    arrays = vector.observations, vector.legal, vector.seats
    before = [array.copy() for array in arrays]
    with pytest.raises(BadUse, match="This is no snapshot of a vector"):
        vector.restore(b"123")
    others = [
        Vector("loknroll", 2, games=2),
        Vector("saboteur", 4, games=2),
        Vector("saboteur", 5, games=2, options={"auto_pick_gold": True}),
        Vector("saboteur", 5, games=2, rewards="points"),
        Vector(
            "saboteur", 5, games=2, learners=[0], opponents=BotOpponents(vector.space, "random")
        ),
    ]
    for other in others:
        with pytest.raises(BadUse, match="of another vector"):
            vector.restore(other.snapshot())
    assert all(map(np.array_equal, arrays, before))
    assert vector.opponents is None


def test_numbers_may_be_numpys_own() -> None:
    one, other = Vector("loknroll", 2, games=2), Vector("loknroll", 2, games=2)
    one.step([*lowest(one)])
    other.step(lowest(other))
    assert np.array_equal(one.observations, other.observations)


def test_opponents_of_another_game_are_refused() -> None:
    bots = BotOpponents(Space("ghosts_galore", 2), "novice")
    with pytest.raises(BadUse, match="These opponents are for <Space of ghosts_galore, 2 seats"):
        Vector("loknroll", 2, games=1, learners=[0], opponents=bots)
    with pytest.raises(BadUse, match="not for <Space of ghosts_galore, 3 seats"):
        Vector("ghosts_galore", 3, games=1, learners=[0], opponents=bots)


def test_a_vector_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadUse, match="at least one game"):
        Vector("loknroll", 2, games=0)
    with pytest.raises(BadUse, match="2 games need 2 seeds"):
        Vector("loknroll", 2, games=2, seeds=[1])
    with pytest.raises(BadUse, match="Learners are some of the seats from 0 to 1"):
        Vector("loknroll", 2, games=1, learners=[2])


@EACH
def test_features_are_between_0_and_1_and_tell_as_much(name: str, seats: int) -> None:
    vector = Vector(name, seats, games=6)
    for _ in range(40):
        vector.step_at_random()
    rows = features(vector.space, vector.observations)
    assert rows.shape == (6, feature_count(vector.space))
    assert rows.dtype == np.float32
    assert (rows.min(), rows.max()) == (0.0, 1.0)
    distinct = {row.tobytes() for row in vector.observations}
    assert len({row.tobytes() for row in rows}) == len(distinct)


def test_parts_of_an_observation_have_their_names_and_shapes() -> None:
    vector = Vector("saboteur", 3, games=2)
    parts = split(vector.space, vector.observations)
    assert parts["mine"].shape == (2, 17, 21)
    assert parts["mine"][0, 8, 6] == 0b00111111  # the start: open on all sides, through, joined
    assert parts["hand"].sum(axis=1).tolist() == [6, 6]
    assert parts["turn"].shape == (2,)
