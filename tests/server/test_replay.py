"""Replay of a finished game: without undone entries, from the seat's view only."""

import pytest

from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.record import Record, undo_to
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, AnyGame
from farol.protocol import types
from farol.server.play.model.game import LiveGame
from farol.server.play.model.records import frames_of, notation_of


class Luck:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self._rand = Rand(seed)

    def outcome(self, state: State, _: int) -> int:
        return state.sample_chance(self._rand)


def played(moves: int) -> LiveGame:
    """A game of Saboteur after some random moves."""
    play = LiveGame(ALL["saboteur"], 3, {"first_seat": 1}, Luck(1))
    play.adopt(play.begin())
    rand = Rand(2)
    for _ in range(moves):
        play.adopt(play.act(play.state.sample_action(rand)))
    return play


def test_there_is_a_frame_for_every_decision_and_one_for_the_deal() -> None:
    assert len(frames_of(played(7), None)) == 8


def test_the_steps_of_all_frames_are_the_steps_of_the_game() -> None:
    play = played(5)
    assert [step for frame in frames_of(play, 1) for step in frame.steps] == play.steps(1, 0)


def test_the_last_frame_shows_how_things_stand() -> None:
    play = played(5)
    assert frames_of(play, 2)[-1].observation == play.observation(2)


def test_what_was_taken_back_is_not_shown() -> None:
    play = played(5)
    before = [frame.observation for frame in frames_of(play, 0)]
    version = play.version
    play.adopt(play.act(play.state.legal_actions()[0]))
    play.adopt(play.undo(0, version))
    assert [frame.observation for frame in frames_of(play, 0)] == before


def test_nobody_is_about_to_be_dealt_a_card_in_a_frame() -> None:
    play = played(9)
    assert play.rules.new(3, play.options).to_act() == CHANCE
    assert all(b'"phase":"draw"' not in bytes(frame.observation) for frame in frames_of(play, None))


def test_a_spectator_sees_no_hand() -> None:
    frames = frames_of(played(3), None)
    assert all(b'"me"' not in bytes(frame.observation) for frame in frames)
    assert isinstance(frames[0].steps[0], types.Step)


@pytest.mark.parametrize("game", ALL.values(), ids=str)
def test_a_record_in_words_says_each_entry_as_it_is_said_where_it_was_played(game: AnyGame) -> None:
    state, rand = game.new(game.seats[-1]), Rand(4)
    words: list[str] = []
    actions: list[int] = []
    while state.to_act() != OVER and len(actions) < 60:
        actions.append(sample_next(state, rand))
        words.append(game.notation(state, actions[-1]))
        state.apply(actions[-1])
    back = len(actions) // 2
    record = Record(game.name, game.version, state.seats, {}, actions)
    record.actions += [undo_to(back), actions[back]]
    assert notation_of(game, record) == [*words, f"undo:{back}", words[back]]
