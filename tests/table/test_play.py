"""A game in progress, without people."""

import json

import msgspec
import pytest

from farol.core.rand import Rand
from farol.core.trust import Lots
from farol.games import ALL, AnyGame
from farol.table.play import Play


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_a_seat_is_shown_exactly_what_the_game_lets_it_observe(game: AnyGame) -> None:
    seats, rand = game.seats[-1], Rand(7)
    play = Play(game, seats, {}, Lots(b"\1" * 32, "salt"))
    play.adopt(play.begin())
    for _ in range(40):
        for look in [None, *range(seats)]:
            seen = msgspec.json.encode(game.observe(play.state, look))
            assert json.loads(bytes(play.observation(look))) == json.loads(seen)
        if play.over:
            break
        play.adopt(play.act(play.state.sample_action(rand)))
