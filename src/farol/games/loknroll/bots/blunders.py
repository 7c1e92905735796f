"""Lok'n'Roll: blunders that not even a beginner makes."""

from typing import Final

from farol.bots.bot import Seat
from farol.bots.profile import Blunder
from farol.games.loknroll.bots.knowledge import LokKnowledge
from farol.games.loknroll.moves import PUT, put, put_kind
from farol.games.loknroll.odds import has_odds, odds
from farol.games.loknroll.rules import LokState

MUCH_RISKIER: Final = 0.25  # chance to derail


def _state(seat: Seat) -> LokState:
    world = seat.world
    assert isinstance(world, LokState)
    return world


def rides_wild(seat: Seat, actions: list[int]) -> set[int]:
    """A ride much more likely to derail than another one of about equal expectation."""
    state = _state(seat)
    knowledge = LokKnowledge(state)
    rides = [
        (action, knowledge.gain(state, action), odds(state, action).derail_chance())
        for action in actions
        if has_odds(state, action)
    ]
    return {
        action
        for action, gain, risk in rides
        if any(other >= gain and safe <= risk - MUCH_RISKIER for _, other, safe in rides)
    }


def splits_a_pair(_seat: Seat, actions: list[int]) -> set[int]:
    """Putting a card on an equal one instead of removing both from the pile."""
    legal = set(actions)
    return {
        action
        for action in actions
        if action >= PUT
        and action == put(put_kind(action), 0)
        and put(put_kind(action), 1) in legal
    }


BLUNDERS: Final = (Blunder("rides-wild", rides_wild), Blunder("splits-a-pair", splits_a_pair))
