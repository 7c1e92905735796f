"""A game without its own bots is played by a general search, with one warning."""

import logging
from pathlib import Path
from typing import Any

import pytest

from farol.bots import registry
from farol.bots.bot import Budget, Seat, seat_of
from farol.bots.explain import explain
from farol.bots.levels import Expert, Regular
from farol.bots.profile import GeneralProfile, Profile
from farol.bots.registry import profile_of
from farol.bots.roster import LEVELS, NOVICE_SHARE, REGULAR_SHARE, new_bot
from farol.core.rand import Rand
from farol.games import ALL

from .toy import GAME, TARGET


@pytest.fixture(autouse=True)
def _toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(ALL) > 0
    monkeypatch.setitem(ALL._games, "toy", GAME)  # type: ignore[attr-defined]
    monkeypatch.setattr(registry, "_profiles", {})


def seat(total: int, seed: int = 1) -> Seat:
    state = GAME.load({"seats": 2, "cards": [1, 2], "sum": total, "turn": 0})
    return seat_of(GAME, state, 0, [], Rand(seed))


def test_a_game_without_a_profile_gets_the_general_one_with_one_warning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        for level in LEVELS:
            new_bot(level, "toy", workers=1)
    assert isinstance(profile_of(GAME), GeneralProfile)
    assert [record.getMessage() for record in caplog.records] == [
        "toy brings no bots.profile: its bots search with random playouts."
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it_to_the_end(level: str) -> None:
    state, rand = GAME.new(2), Rand(5)
    bot = new_bot(level, "toy", workers=1)
    while (mover := state.to_act()) >= -1:
        if mover < 0:
            state.apply_unchecked(state.sample_chance(rand))
        else:
            state.apply(bot.choose(seat_of(GAME, state, mover, [], rand), Budget(40)))
    assert sum(state.scores()) == 1


@pytest.mark.parametrize("total", [TARGET - 1, TARGET - 2, TARGET - 3])
def test_an_expert_takes_the_win_that_lies_there(total: int) -> None:
    expert = new_bot("expert", "toy")
    assert all(expert.choose(seat(total, seed), Budget(200)) == TARGET - total for seed in range(5))


def test_an_expert_finds_the_move_that_always_wins() -> None:
    """From 3 only adding 3 leaves a multiple of 4 to go, which loses for the other seat."""
    assert new_bot("expert", "toy").choose(seat(3), Budget(3000)) == 3


def test_levels_differ_by_how_much_they_search() -> None:
    profile = profile_of(GAME)
    counts = [
        Expert(profile, share).think(seat(0), Budget(profile.simulations)).simulations
        for share in (NOVICE_SHARE, REGULAR_SHARE, 1)
    ]
    assert counts == [30, 200, 1200]
    novice, regular = new_bot("novice", "toy"), new_bot("regular", "toy")
    assert novice == Expert(profile, NOVICE_SHARE)
    assert regular == Expert(profile, REGULAR_SHARE)


def test_a_hint_works_without_any_words_of_the_game() -> None:
    told = explain(seat(TARGET - 2), Budget(100))
    assert told.best == 2
    assert "add:2" in told.text("es")


def test_the_profile_of_the_documentation_plays() -> None:
    page = (Path(__file__).parent.parent.parent / "docs/bots.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    exec(page.partition("```python\n")[2].partition("```")[0], names)
    assert isinstance(names["PROFILE"], Profile)
    assert Regular(names["PROFILE"]).choose(seat(3)) == 1
