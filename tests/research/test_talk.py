"""A table with talk as an environment: claims are made, heard, and say nothing that is hidden."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from farol.bots.roster import BadBot
from farol.core.rand import Rand
from farol.research.spaces import BadUse
from farol.research.talk import TalkEnv

EACH = pytest.mark.parametrize(
    ("game", "seats"), [("saboteur", 4), ("ghosts_galore", 2), ("loknroll", 2), ("halloween", 3)]
)
Choice = Callable[[TalkEnv, dict[str, Any]], int]


def played(env: TalkEnv, seed: int, choose: Choice) -> tuple[list[Any], float, dict[str, Any]]:
    """All observations, the last reward and what it came with."""
    seen, info = env.reset(seed=seed)
    observations, ended, reward = [seen], False, 0.0
    while not ended:
        assert np.flatnonzero(seen["action_mask"]).tolist() == info["legal"].tolist()
        seen, reward, ended, cut, info = env.step(choose(env, info))
        observations.append(seen)
        assert not cut
    return observations, reward, info


def silent(env: TalkEnv, info: dict[str, Any]) -> int:
    return env.silence if info["speaks"] else int(info["legal"][0])


def chatty(_env: TalkEnv, info: dict[str, Any]) -> int:
    return int(info["legal"][0])


@EACH
def test_gymnasium_accepts_it(game: str, seats: int) -> None:
    check_env(TalkEnv(game, seats, bots="random"), skip_render_check=True)


@EACH
def test_a_game_goes_to_its_end_and_comes_again_with_its_seed(game: str, seats: int) -> None:
    env = TalkEnv(game, seats, seat=1, bots="novice", history=32)
    once, reward, info = played(env, 3, silent)
    assert sorted(info) == ["places", "points"]
    assert reward == env.space.returns(env._state)[1]
    again, _, _ = played(env, 3, silent)
    assert len(once) == len(again)
    for one, other in zip(once, again, strict=True):
        assert all(np.array_equal(one[name], other[name]) for name in one)
    with pytest.raises(BadUse, match="reset"):
        env.step(0)


def test_what_is_said_is_heard_by_everybody_and_seats_are_relative() -> None:
    env = TalkEnv("saboteur", 4, seat=2, bots="regular", history=16)
    claims_from = len(env.space.event_kinds) - len(env.space.game.claims.kinds)
    _, info = env.reset(seed=5)
    heard = 0
    while not info["speaks"]:
        seen, _, _, _, info = env.step(int(info["legal"][0]))
    sayable = [env.claim(int(number)) for number in info["legal"]]
    assert sayable[-1] is None  # silence
    about = {one["about"] for one in sayable if one is not None and one["type"] == "think"}
    assert about == {0, 1, 3}  # not oneself
    for number in info["legal"]:
        claim = env.claim(int(number))
        if claim is not None and claim["type"] == "think":
            break
    seen, _, _, _, info = env.step(int(number))
    rows = [row.tolist() for row in seen["history"] if row[0] > claims_from]
    mine = [row for row in rows if row[1] == 1]
    assert len(mine) == 1
    kind = env.space.event_kinds[mine[0][0] - 1]
    assert kind.name == "think"
    assert mine[0][2] - 1 == (int(str(claim["about"])) - 2) % 4
    while env._turns is not None:
        seen, _, _, _, info = env.step(silent(env, info))
        heard += any(row[0] > claims_from and row[1] != 1 for row in seen["history"])
    assert heard > 0  # bots talk as well


def test_an_illegal_number_loses_and_wrong_settings_are_refused() -> None:
    env = TalkEnv("saboteur", 3, bots="random")
    with pytest.raises(BadUse, match="reset"):
        env.step(0)
    _, info = env.reset(seed=1)
    assert not info["speaks"]
    _, reward, ended, _, info = env.step(env.silence)
    assert (reward, ended) == (-1, True)
    assert "is not legal now" in info["illegal"]
    with pytest.raises(BadUse, match="at least one row"):
        TalkEnv("saboteur", 3, history=0)
    with pytest.raises(BadBot, match="There is no bot 'genius'"):
        TalkEnv("saboteur", 3, bots="genius")


@EACH
def test_nothing_hidden_is_seen(game: str, seats: int) -> None:
    """In a world that the learner cannot tell from the real one everything it is given is equal."""
    env = TalkEnv(game, seats, bots="novice", history=32)
    _, info = env.reset(seed=8)
    rand, compared = Rand(4), 0
    for _ in range(60):
        if env._turns is None:
            break
        real, before = env._state, env._seen()
        env._state = real.sample_world(env.seat, rand)
        there = env._seen()
        sayable = env._sayable()
        env._state = real
        assert all(np.array_equal(before[name], there[name]) for name in before)
        assert sayable == env._sayable()
        compared += 1
        _, _, _, _, info = env.step(chatty(env, info))
    assert compared > 10
