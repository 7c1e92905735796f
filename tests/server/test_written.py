"""Encoded views and actions are cached, and equal to the game's own JSON."""

import json
from typing import Any

import msgspec
import pytest

from farol.core.errors import BadAction, IllegalAction
from farol.core.fairness import CommittedDice
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, AnyGame
from farol.protocol import messages
from farol.server.encoding.action_codec import LONGEST, ActionCodec
from farol.server.encoding.encoders import lens_of, offers_of
from farol.server.encoding.view_encoder import EncodedView, ViewEncoder
from farol.server.play.model.game import LiveGame
from farol.server.play.model.telling import told

GAMES = list(ALL)


def states(rules: AnyGame, steps: int = 120) -> list[State]:
    """The states of a random game."""
    state, rand = rules.new(rules.seats[min(1, len(rules.seats) - 1)]), Rand(5)
    found = [state.copy()]
    while state.to_act() != OVER and len(found) < steps:
        if state.to_act() == CHANCE:
            state.apply_unchecked(state.sample_chance(rand))
        else:
            state.apply_unchecked(state.sample_action(rand))
        found.append(state.copy())
    return found


def seen(rules: AnyGame, state: State, look: int | None) -> dict[str, Any]:
    public = rules.observe(state, None)
    return public if look is None else {**public, **rules.own(state, look)}


@pytest.mark.parametrize("name", GAMES)
def test_a_sight_is_what_the_game_shows_and_changes_are_what_is_new(name: str) -> None:
    rules = ALL[name]
    before: EncodedView | None = None
    shown: dict[int | None, dict[str, Any]] = {}
    for state in states(rules):
        sight = EncodedView(lens_of(rules), state)
        for look in (None, *range(state.seats)):
            now = seen(rules, state, look)
            assert sight.seen_by(look) == messages.json_bytes(now)
            if before is not None:
                changes, was = sight.changes(before, look), shown[look]
                if was.keys() <= now.keys():
                    new = {key: value for key, value in now.items() if was.get(key, ...) != value}
                    assert changes is not None
                    assert json.loads(changes) == json.loads(messages.json_bytes(new))
                else:
                    assert changes is None
            shown[look] = now
        before = sight


def test_a_sight_that_let_go_of_what_was_told_tells_it_again() -> None:
    rules = ALL["saboteur"]
    one, two = (EncodedView(lens_of(rules), state) for state in states(rules)[30:32])
    told = [(two.seen_by(look), two.changes(one, look)) for look in (None, 0, 1)]
    two.drop_news()
    assert [(two.seen_by(look), two.changes(one, look)) for look in (None, 0, 1)] == told
    two.forget()
    one.forget()
    assert [(two.seen_by(look), two.changes(one, look)) for look in (None, 0, 1)] == told


class Seen:
    """A game whose states are their own views: public, then seat 0's."""

    def observe(self, state: Any, _seat: int | None) -> dict[str, Any]:
        return dict(state[0])

    def own(self, state: Any, _seat: int) -> dict[str, Any]:
        return dict(state[1])


@pytest.mark.parametrize(
    ("was", "now", "changes"),
    [
        (({"a": 1, "b": 2}, {"a": 5}), ({"a": 1, "b": 3}, {"a": 5}), {"b": 3}),
        (({"a": 1, "b": 2}, {"a": 5}), ({"a": 9, "b": 2}, {"a": 5}), {}),
        (({"a": 1, "b": 2}, {"a": 5}), ({"a": 5, "b": 2}, {}), {}),
        (({"a": 1}, {"b": 2}), ({"a": 1, "b": 2}, {"c": 3}), {"c": 3}),
        (({"a": 1}, {"b": 2}), ({"b": 2}, {"a": 1}), {}),
        (({"a": 1}, {"b": 2}), ({"a": 1}, {}), None),
        (({"a": 1}, {"b": 2}), ({}, {"b": 2}), None),
        (({"a": 1}, {}), ({"a": 1}, {}), {}),
        (({"%d": 1}, {'"%b"': "%"}), ({"%d": 2}, {'"%b"': "%%"}), {"%d": 2, '"%b"': "%%"}),
    ],
)
def test_own_members_stand_in_place_of_public_ones(was: Any, now: Any, changes: Any) -> None:
    lens = ViewEncoder(Seen(), messages.json_bytes)
    before, after = EncodedView(lens, was), EncodedView(lens, now)
    assert json.loads(after.seen_by(0)) == {**now[0], **now[1]}
    assert json.loads(after.seen_by(None)) == now[0]
    found = after.changes(before, 0)
    assert (None if found is None else json.loads(found)) == changes


def test_spectators_hear_of_public_changes_alone_and_of_none_where_a_member_is_gone() -> None:
    lens = ViewEncoder(Seen(), messages.json_bytes)
    before, after = EncodedView(lens, ({"a": 1}, {"b": 2})), EncodedView(lens, ({"a": 2}, {"b": 3}))
    assert after.changes(before, None) == b'{"a":2}'
    wider, narrower = EncodedView(lens, ({"a": 1, "c": 3}, {})), EncodedView(lens, ({}, {"b": 3}))
    assert wider.changes(before, None) == b'{"c":3}'
    assert narrower.changes(before, None) is None


def test_what_is_new_in_public_is_told_for_each_sight_before() -> None:
    lens = ViewEncoder(Seen(), messages.json_bytes)
    one, two = EncodedView(lens, ({"a": 1}, {})), EncodedView(lens, ({"a": 2}, {}))
    after = EncodedView(lens, ({"a": 2}, {}))
    assert [after.changes(each, None) for each in (one, two, one)] == [
        b'{"a":2}',
        b"{}",
        b'{"a":2}',
    ]


@pytest.mark.parametrize("name", GAMES)
def test_offers_are_what_the_game_says_of_its_actions_and_come_back_as_they_went(name: str) -> None:
    rules = ALL[name]
    offers = offers_of(rules)
    decided = [state for state in states(rules) if state.to_act() >= 0]
    assert decided
    for state in decided:
        actions = state.legal_actions()
        described = [rules.action_json(state, action) for action in actions]
        assert offers.of(state, actions) == messages.json_bytes(described)
        for action, data in zip(actions, described, strict=True):
            assert offers.chosen(state, messages.json_bytes(data)) == action
            assert offers.chosen(state, messages.json_bytes(data)) == action  # from the cache


def test_what_is_no_action_is_refused_every_time_as_the_game_does() -> None:
    rules = ALL["saboteur"]
    offers = offers_of(rules)
    state = next(state for state in states(rules) if state.to_act() >= 0)
    for _ in range(2):
        with pytest.raises(BadAction, match="lacks 'type'"):
            offers.chosen(state, b"{}")
        with pytest.raises(IllegalAction):
            offers.chosen(state, b'{"type":"pass"}')
        with pytest.raises(msgspec.DecodeError):
            offers.chosen(state, b"{")


def test_a_long_action_is_read_and_not_remembered() -> None:
    rules = ALL["saboteur"]
    offers = offers_of(rules)
    state = next(state for state in states(rules) if state.to_act() >= 0)
    action = state.legal_actions()[0]
    data = messages.json_bytes(rules.action_json(state, action)) + b" " * LONGEST
    assert offers.chosen(state, data) == action


class Spoken:
    """A game with one action, whose extra members depend on the state."""

    def __init__(self, shown: dict[str, Any]) -> None:
        self.actions = self
        self.shown = shown

    def new_json(self, request: int) -> dict[str, Any]:
        return {"type": "do", "number": request}

    def from_json(self, data: Any) -> int:
        return int(data["number"])

    def legal(self, state: int, request: int) -> int:
        return request - state

    def request_of(self, state: int, action: int) -> int:
        return action + state

    def shows(self, state: int, _action: int) -> dict[str, Any]:
        return {**self.shown, "at": state} if self.shown else {}

    def action_json(self, state: int, action: int) -> dict[str, Any]:
        return {**self.new_json(self.request_of(state, action)), **self.shows(state, action)}

    def parse_action(self, state: int, data: Any) -> int:
        return self.legal(state, self.from_json(data)) + 100


@pytest.mark.parametrize("shown", [{}, {"cost": 3}, {"number": 7}, {"type": "other", "cost": 1}])
def test_what_is_shown_beside_an_action_is_asked_every_time_and_may_replace(shown: Any) -> None:
    rules = Spoken(shown)
    offers = ActionCodec(
        rules, messages.json_bytes, json.loads, plain=True, same=False, silent=False
    )
    for state in (1, 2, 1):
        told = json.loads(offers.of(state, [4, 5]))
        assert told == [rules.action_json(state, action) for action in (4, 5)]
        assert offers.chosen(state, b'{"number":9}') == 9 - state


def test_a_game_that_says_it_otherwise_is_asked_itself() -> None:
    rules = Spoken({"cost": 3})
    offers = ActionCodec(
        rules, messages.json_bytes, json.loads, plain=False, same=False, silent=False
    )
    assert json.loads(offers.of(1, [4])) == [rules.action_json(1, 4)]
    assert offers.chosen(1, b'{"number":9}') == 108


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_was_told_and_let_go_is_told_again_from_the_record(name: str) -> None:
    rules = ALL[name]
    seats = rules.seats[min(1, len(rules.seats) - 1)]
    game = LiveGame(rules, seats, {}, CommittedDice(bytes(32), "salt"))
    game = game.adopted(game.begin())
    told_again = 0
    for _ in range(40):
        if game.over:
            break
        looks = (None, *range(seats))
        before = [[step.changes for step in told(game, look, 0)] for look in looks]
        told_again += len(game.run)
        game.drop_last_move_views()
        assert [[step.changes for step in told(game, look, 0)] for look in looks] == before
        game = game.adopted(game.act(game.state.legal_actions()[0]))
    assert told_again or name not in {"saboteur", "loknroll"}  # where moves end in draws or dice


def test_members_of_an_object_are_that_object_again() -> None:
    value: dict[str, Any] = {"mine": [1, {"x": None}], 'a "name"': "ñ", "": {}, "100 %b": True}
    found = ViewEncoder(None, messages.json_bytes).members(value)
    assert msgspec.json.decode(b"{" + found.text() + b"}") == value
    assert found.by_name()['"mine":'] == b'"mine":[1,{"x":null}]'
