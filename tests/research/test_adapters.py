"""PettingZoo and Gymnasium: held to their owners' own tests."""

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

from farol.bots.roster import BadBot
from farol.core.errors import BadAction
from farol.research import aec
from farol.research.gym import FarolEnv
from farol.research.spaces import BadUse

with warnings.catch_warnings():  # where pygame is installed, it loads its own games
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, seed_test

GAMES = [("saboteur", 3), ("ghosts_galore", 2), ("loknroll", 2), ("halloween", 2)]
EACH = pytest.mark.parametrize(("name", "seats"), GAMES)
pytestmark = [
    # what their checkers say to everybody who has numbers in place of pictures
    pytest.mark.filterwarnings("ignore:.*:UserWarning")
]


@EACH
def test_pettingzoo_accepts_the_environment(
    name: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(aec.env(name, seats), num_cycles=120, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


def test_observations_have_the_latest_events_where_they_are_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    api_test(aec.env("saboteur", 3, history=6), num_cycles=60, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out
    check_env(FarolEnv("saboteur", 3, bots="random", history=6), skip_render_check=True)
    env = aec.raw_env("saboteur", 3, history=6)
    env.reset(seed=1)
    before = env.observe("seat_1")["history"]
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    after = env.observe("seat_1")["history"]
    assert after.shape == (6, 8)
    assert not np.array_equal(before, after)
    env.reset(seed=1)
    assert np.array_equal(env.observe("seat_1")["history"], before)


@EACH
def test_pettingzoo_finds_that_seeds_hold(name: str, seats: int) -> None:
    seed_test(lambda: aec.env(name, seats), num_cycles=60)


def test_a_game_of_agents_ends_with_returns() -> None:
    env = aec.env("ghosts_galore", 3)
    env.reset(seed=4)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        totals[agent] += reward
        over = ended or cut
        env.step(None if over else int(seen["action_mask"].argmax()))
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0
    assert set(totals) == {"seat_0", "seat_1", "seat_2"}


@EACH
def test_the_selected_agents_info_has_its_legal_numbers(name: str, seats: int) -> None:
    env = aec.raw_env(name, seats)
    env.reset(seed=5)
    for agent in env.agent_iter(30):
        seen, _, _, _, info = env.last()
        assert info["legal"].tolist() == np.flatnonzero(seen["action_mask"]).tolist()
        assert not any(env.infos[other] for other in env.agents if other != agent)
        env.step(int(info["legal"][-1]))


class Legal(BaseWrapper):
    """PettingZoo's test of max_cycles samples actions without a mask: here it gets legal ones."""

    def action_space(self, agent: str) -> Any:
        mask = self.observe(agent)["action_mask"]
        return SimpleNamespace(sample=lambda: super(Legal, self).action_space(agent).sample(mask))


def test_pettingzoo_finds_that_max_cycles_hold() -> None:
    """It asks for as many cycles in which all agents act as decisions of each agent: where agents
    take turns, that can be so for one agent alone."""

    def env(max_cycles: int) -> Legal:
        return Legal(aec.env("loknroll", 1, max_cycles=max_cycles))

    module = SimpleNamespace(
        env=env, parallel_env=lambda **cut: turn_based_aec_to_parallel(env(**cut))
    )
    max_cycles_test(module)


def test_a_game_is_not_cut_before_its_first_decision() -> None:
    with pytest.raises(BadUse, match="cut after one decision at least, not 0"):
        aec.env("loknroll", 2, max_cycles=0)


@EACH
def test_a_game_is_cut_after_max_cycles(name: str, seats: int) -> None:
    env = aec.env(name, seats, max_cycles=7)
    env.reset(seed=1)
    decisions, lasts = 0, []
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        assert (reward, ended) == (0, False)
        if cut:
            lasts.append(agent)
        decisions += not cut
        env.step(None if cut else int(seen["action_mask"].argmax()))
    assert decisions == 7
    assert sorted(lasts) == env.possible_agents


def test_a_position_is_rendered_as_text_without_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.raw_env("saboteur", 3, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "round" in text
    assert text == env.space.game.text(env._state, None)
    shown = aec.raw_env("saboteur", 3, render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert capsys.readouterr().out.strip() == text.strip()


def test_bad_use_of_agents_gets_a_sentence() -> None:
    env = aec.raw_env("loknroll", 2)
    with pytest.raises(BadUse, match="Nothing is dealt yet"):
        env.observe("seat_0")
    env.reset(seed=1)
    with pytest.raises(BadUse, match="There is no agent 'nobody'"):
        env.observe("nobody")
    with pytest.raises(BadAction, match="numbered from 0 to 171; there is no 400"):
        env.step(400)
    with pytest.raises(BadAction, match="An action is a whole number"):
        env.step(None)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    env.close()
    with pytest.raises(BadUse, match="closed"):
        env.reset()


@EACH
def test_gymnasium_accepts_the_environment(name: str, seats: int) -> None:
    check_env(FarolEnv(name, seats, bots="random"), skip_render_check=True)


def test_one_seat_learns_against_bots_to_the_end() -> None:
    env = FarolEnv("ghosts_galore", 2, seat=1, bots="novice", render_mode="ansi")
    seen, _ = env.reset(seed=3)
    ended = False
    rewards = []
    while not ended:
        assert seen["action_mask"].any()
        seen, reward, ended, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        rewards.append(reward)
        assert not cut
    assert rewards[-1] in {-1.0, 0.0, 1.0}
    assert set(rewards[:-1]) == {0.0}
    assert sorted(info) == ["places", "points"]
    assert "seat" in env.render()


def test_bad_use_of_a_learner_gets_a_sentence() -> None:
    env = FarolEnv("loknroll", 2, bots="random")
    with pytest.raises(BadUse, match="Nothing is dealt yet"):
        env.step(0)
    seen, _ = env.reset(seed=2)
    illegal = int((seen["action_mask"] == 0).argmax())
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-1.0, True)
    assert "not legal now" in info["illegal"]
    with pytest.raises(BadUse, match="The game is over"):
        env.step(0)
    strict = FarolEnv("loknroll", 2, bots="random", illegal="raise")
    strict.reset(seed=2)
    with pytest.raises(BadAction, match="not legal now"):
        strict.step(illegal)
    with pytest.raises(BadAction, match=r"An action is a whole number, not 0\.7"):
        strict.step(0.7)  # type: ignore[arg-type]  # what somebody may write
    strict.close()
    with pytest.raises(BadUse, match="closed"):
        strict.step(0)
    with pytest.raises(BadUse, match="counted from 0 to 1, not 5"):
        FarolEnv("loknroll", 2, seat=5)
    with pytest.raises(BadBot, match="novice"):
        FarolEnv("loknroll", 2, bots="strong")
    with pytest.raises(BadUse, match="There is no render mode 'human'"):
        FarolEnv("loknroll", 2, render_mode="human")
    with pytest.raises(BadUse, match="There is no render mode 'rgb_array'"):
        aec.raw_env("loknroll", 2, render_mode="rgb_array")
