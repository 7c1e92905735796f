"""A game in progress, without people."""

import json

import msgspec
import pytest

from farol.core.fairness import CommittedDice
from farol.core.rand import Rand
from farol.games import ALL, AnyGame
from farol.server.play.model.game import LiveGame
from farol.server.play.model.telling import LONGEST_RUN
from farol.server.play.model.telling import told as told_steps


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_a_seat_is_shown_exactly_what_the_game_lets_it_observe(game: AnyGame) -> None:
    seats, rand = game.seats[-1], Rand(7)
    play = LiveGame(game, seats, {}, CommittedDice(b"\1" * 32, "salt"))
    play.adopt(play.begin())
    for _ in range(40):
        for look in [None, *range(seats)]:
            seen = msgspec.json.encode(game.observe(play.turn_of(look), look))
            assert json.loads(bytes(play.observation(look))) == json.loads(seen)
        if play.over:
            break
        play.adopt(play.act(play.state.sample_action(rand)))


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_what_each_step_changed_leads_from_one_view_to_the_next(game: AnyGame) -> None:
    seats, rand, told, longest = game.seats[0], Rand(7), 0, 1
    play = LiveGame(game, seats, {}, CommittedDice(b"\1" * 32, "salt"))
    play.adopt(play.begin())
    while not play.over:
        before, looks = play.version, [None, *range(seats)]
        seen = {look: game.observe(play.state, look) for look in looks}
        play.adopt(play.act(play.state.sample_action(rand)))
        line = play.mainline[:before]
        for look in looks:
            view = seen[look]
            steps = told_steps(play, look, before)
            longest = max(longest, len(steps))
            for step in steps[:-1]:
                if step.changes is None:
                    break
                told += 1
                view = view | json.loads(bytes(step.changes))
                after = play.state_after([*line, *range(before + 1, step.version + 1)])
                assert view == json.loads(msgspec.json.encode(game.observe(after, look)))
    assert told > 0 or longest == 1


def test_of_a_long_deal_the_first_steps_are_told_in_views_and_of_a_gap_none() -> None:
    play = LiveGame(ALL["saboteur"], 3, {}, CommittedDice(b"\1" * 32, "salt"))
    play.adopt(play.begin())
    dealt = [step.changes is not None for step in told_steps(play, 0, 0)]
    assert dealt.count(True) <= LONGEST_RUN < len(dealt)
    assert True not in dealt[LONGEST_RUN:]
    play.adopt(play.act(play.state.sample_action(Rand(7))))
    assert all(step.changes is None for step in told_steps(play, 0, play.version - 1))


def test_a_new_round_begins_on_its_own_board() -> None:
    """The step that ends a round includes the deal of the next one."""
    play = LiveGame(ALL["saboteur"], 3, {}, CommittedDice(b"\1" * 32, "salt"))
    play.adopt(play.begin())
    rand = Rand(7)
    while True:
        before = play.version
        play.adopt(play.act(play.state.sample_action(rand)))
        dealt = next(step for step in told_steps(play, 0, before))
        if len(told_steps(play, 0, before)) > LONGEST_RUN:
            break
    assert dealt.changes is not None
    assert len(json.loads(bytes(dealt.changes))["mine"]) == 1


def test_a_game_once_more_has_every_part_of_it() -> None:
    play = LiveGame(ALL["saboteur"], 3, {}, CommittedDice(b"\1" * 32, "salt"))
    play.adopt(play.begin())
    assert play.choosing == [play.to_act]
    parts = getattr(LiveGame, "__mypyc_attrs__", ()) or LiveGame.__slots__  # compiled, or plain
    assert len(parts) > 10
    for name in parts:
        assert getattr(play.forgetting_moves(99), name) == getattr(play, name), name


def test_who_may_choose_and_what_may_be_said_are_those_of_the_state() -> None:
    rand = Rand(3)
    play = LiveGame(ALL["halloween"], 3, {}, CommittedDice(b"\1" * 32, "salt"))
    play.adopt(play.begin())
    while not play.over:
        together = play.rules.together(play.state)
        assert play.choosing == (list(together) if len(together) > 1 else [play.to_act])
        assert play.claims_open == play.rules.claims_open(play.state)
        play.adopt(play.act(play.state.sample_action(rand)))
    assert play.choosing == []
    assert play.claims_open == play.rules.claims_open(play.state)


def test_moves_are_found_by_their_ids_as_they_were_saved() -> None:
    play = LiveGame(ALL["saboteur"], 3, {}, CommittedDice(b"\1" * 32, "salt"))
    play.adopt(play.begin())
    dealt, seat = play.version, play.state.to_act()
    play.adopt(play.act(play.state.sample_action(Rand(7))))
    assert (play.entry(dealt).seat, play.entry(dealt + 1).seat) == (None, seat)
    assert play.version_of(seat, "mine") is None
    play.name_moves({dealt: "nobody's", dealt + 1: "mine"})
    assert play.version_of(seat, "mine") == dealt + 1
    assert play.version_of(seat, "nobody's") is None
    assert (play.entry(dealt).move, play.entry(dealt + 1).move) == (None, "mine")
