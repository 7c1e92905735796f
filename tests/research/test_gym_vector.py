"""Gymnasium's vectors: ids, automatic restarts, final observations, seeds, snapshots."""

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from farol.games import ALL
from farol.research.gym import FarolEnv, FarolVectorEnv
from farol.research.spaces import BadUse

GAMES = [("saboteur", 3), ("ghosts_galore", 2), ("loknroll", 2), ("halloween", 2)]
EACH = pytest.mark.parametrize(("name", "seats"), GAMES)


def first_legal(infos: dict[str, np.ndarray]) -> np.ndarray:
    return infos["legal"][:, 0]


@EACH
def test_games_are_made_by_their_ids(name: str, seats: int) -> None:
    made = f"Farol/{name}-v{ALL[name].version}"
    env = gymnasium.make(made, seats=seats, bots="random", disable_env_checker=True)
    seen, info = env.reset(seed=1)
    assert isinstance(env.unwrapped, FarolEnv)
    assert env.observation_space.contains(seen)
    assert sorted(info["legal"].tolist()) == np.flatnonzero(seen["action_mask"]).tolist()
    many = gymnasium.make_vec(
        made, num_envs=3, vectorization_mode="vector_entry_point", seats=seats, bots="random"
    )
    assert isinstance(many.unwrapped, FarolVectorEnv)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)


@EACH
def test_a_vector_is_as_gymnasium_says(name: str, seats: int) -> None:
    env = FarolVectorEnv(name, seats, 3, bots="random", history=5)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=7)
    ended = 0
    for _ in range(150):
        assert env.observation_space.contains(seen)
        actions = first_legal(infos)
        assert env.action_space.contains(actions)
        assert seen["action_mask"][np.arange(3), actions].all()
        seen, rewards, ends, cuts, infos = env.step(actions)
        assert rewards.shape == ends.shape == cuts.shape == (3,)
        assert rewards.dtype == np.float64
        assert (rewards[~ends] == 0).all()
        assert not (ends & cuts).any()
        stopped = ends | cuts
        assert ("final_obs" in infos) == stopped.any()
        for game in np.flatnonzero(stopped):
            final = infos["final_obs"][game]
            assert env.single_observation_space.contains(final)
            assert not final["action_mask"].any()
            assert infos["_final_obs"][game]
            assert len(infos["final_info"]["places"][game]) == seats
            ended += 1
    assert ended or name in {"halloween", "saboteur"}
    env.close()
    with pytest.raises(BadUse, match="closed"):
        env.step(actions)


def test_gymnasiums_wrappers_read_infos() -> None:
    env = DictInfoToList(
        RecordEpisodeStatistics(FarolVectorEnv("ghosts_galore", 2, 3, bots="random"))
    )
    seen, infos = env.reset(seed=1)
    returns = []
    for _ in range(60):
        for game, info in enumerate(infos):
            legal = info["legal"][: info["counts"]]
            assert sorted(legal.tolist()) == np.flatnonzero(seen["action_mask"][game]).tolist()
        seen, rewards, ends, _, infos = env.step(np.array([info["legal"][0] for info in infos]))
        for game in np.flatnonzero(ends):
            assert infos[game]["episode"]["r"] == rewards[game]
            returns.append(float(rewards[game]))
    assert len(returns) > 1


def played(env: FarolVectorEnv, seen: dict[str, np.ndarray], infos: dict[str, np.ndarray]) -> bytes:
    kept = [seen["observation"].tobytes()]
    for _ in range(30):
        seen, rewards, *_, infos = env.step(first_legal(infos))
        kept += [seen["observation"].tobytes(), rewards.tobytes()]
    return b"".join(kept)


def test_seeds_determine_games_and_bots() -> None:
    ways = []
    for seed in (3, 3, [3, 4], None, 5):
        env = FarolVectorEnv("ghosts_galore", 2, 2, bots="novice")
        env.reset(seed=9)
        ways.append(played(env, *env.reset(seed=seed)))
    assert ways[0] == ways[1] == ways[2]
    assert len(set(ways)) == 3


def test_a_snapshot_is_gone_on_from() -> None:
    env = FarolVectorEnv("loknroll", 2, 2, bots="novice", masks=False)
    assert "action_mask" not in env.reset(seed=2)[0]
    seen, *_, infos = env.step(first_legal(env.reset(seed=2)[1]))
    kept = env.snapshot()
    way = played(env, seen, infos)
    assert played(env, *env.restore(kept)) == way


def test_environments_can_be_pickled() -> None:
    env = FarolVectorEnv("ghosts_galore", 2, 2, bots="novice")
    env.step(first_legal(env.reset(seed=2)[1]))
    again = pickle.loads(pickle.dumps(env))
    now = env.snapshot()
    ways = [played(one, *one.restore(now)) for one in (env, again)]
    assert ways[0] == ways[1]
    ways = [played(one, *one.reset(seed=8)) for one in (env, again)]
    assert ways[0] == ways[1]


def test_a_game_that_is_cut_has_not_ended() -> None:
    env = FarolVectorEnv("halloween", 2, 2, bots="random", rewards="points")
    env._vector._batch.longest = 6
    seen, infos = env.reset(seed=3)
    found = 0
    for _ in range(12):
        seen, _, ends, cuts, infos = env.step(first_legal(infos))
        assert env.observation_space.contains(seen)
        assert not ends.any()
        for game in np.flatnonzero(cuts):
            found += 1
            assert infos["final_info"]["places"][game] is None, "nobody has a place"
            final = infos["final_obs"][game]
            assert env.single_observation_space.contains(final)
            assert (final["observation"] != seen["observation"][game]).any()
    assert found


def test_rewards_and_texts_are_the_learners() -> None:
    env = FarolVectorEnv(
        "saboteur", 4, 2, seat=2, bots="random", rewards="team", render_mode="ansi"
    )
    _, infos = env.reset(seed=2)
    found = set()
    for _ in range(300):
        assert all("seat" in text for text in env.render())
        _, rewards, *_, infos = env.step(first_legal(infos))
        found |= set(rewards.tolist())
    assert found <= {0.0, 1.0, -1.0}
    assert len(found) > 1


def test_an_illegal_action_changes_no_game() -> None:
    env = FarolVectorEnv("loknroll", 2, 2, bots="random")
    seen, infos = env.reset(seed=1)
    legal = first_legal(infos)
    wrong = legal.copy()
    wrong[1] = int((seen["action_mask"][1] == 0).argmax())
    with pytest.raises(BadUse, match="Game 1: Action"):
        env.step(wrong)
    env.step(legal)
    with pytest.raises(BadUse, match="A seed is a whole number from 0, not -1"):
        env.reset(seed=-1)
    with pytest.raises(BadUse, match="Simulations are a whole number from 1, not -4"):
        FarolVectorEnv("loknroll", 2, 2, bots="novice", simulations=-4)
