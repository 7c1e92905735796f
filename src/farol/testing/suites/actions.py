"""Actions as JSON and notation, and the rejection of invalid input."""

import json
import math
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import strategies as st

from farol.core.data import Json
from farol.core.errors import BadAction, FarolError, IllegalAction
from farol.core.rand import Rand
from farol.core.state import State
from farol.testing.apart import apart
from farol.testing.play import decisions, draw_game, over_games, positions, possible, walk
from farol.testing.suites.base import Suite
from farol.testing.trail import TRAILS, word_of, words_of

GARBAGE: Final[list[Any]] = [
    None,
    True,
    0,
    -1,
    2**80,
    1.5,
    math.nan,
    math.inf,
    "",
    "pass",
    "x" * 10_000_000,
    [],
    [[[[]]]],
    list(range(10_000)),
    {},
    {"type": None},
    {"type": "x" * 10_000_000},
    {"type": ["pass"]},
    {"type": {"type": "pass"}},
    {"type": "no-such-action"},
    {"type": "pass", "extra": 1},
    {"x" * 10_000_000: 1},
    {1: 2},
]


JUNK: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=3),
)


def refused(read: Callable[[Any, Any], object], state: State, given: object) -> FarolError:
    """The error for an invalid input, which is a short sentence."""
    with pytest.raises((BadAction, IllegalAction)) as caught:
        read(state, given)
    sentence = str(caught.value)
    assert 10 < len(sentence) < 2000, "a refusal says what and why, and stays short"
    return caught.value


class ActionSuite(Suite):
    """Parsing and formatting of actions."""

    @over_games()
    def test_every_legal_action_survives_json(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in decisions(state, rand, 30):
            for action in current.legal_actions():
                text = json.dumps(self.game.action_json(current, action))
                read = self.game.parse_action(current, json.loads(text))
                assert read == action, (
                    f"{text} is read as another action: {word_of(self.game, current, read)},"
                    f" not {word_of(self.game, current, action)}"
                )

    @over_games()
    def test_every_notation_reads_back_and_is_unique(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 30):
            actions = possible(current)
            texts = [self.game.notation(current, action) for action in actions]
            twice = [text for text, count in Counter(texts).items() if count > 1]
            assert not twice, f"two actions have the same notation: {', '.join(twice)}"
            for action, text in zip(actions, texts, strict=True):
                assert text, f"the action {action} has no notation"
                assert not any(character.isspace() for character in text), (
                    f"there is a blank in {text!r}"
                )
                read = self.game.read_notation(current, text)
                assert read == action, f"{text!r} is read as another action: {read}, not {action}"

    @over_games()
    def test_garbage_is_refused_and_changes_nothing(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 3):
            before = self.game.dump(current)
            for garbage in GARBAGE:
                refused(self.game.parse_action, current, garbage)
                if isinstance(garbage, str) and garbage != "pass":
                    refused(self.game.read_notation, current, garbage)
            now = self.game.dump(current)
            assert now == before, (
                f"refused junk has changed the state: {apart(before, now, 'before', 'after')}"
            )

    @over_games()
    def test_bent_actions_are_refused_or_legal(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in decisions(state, rand, 8):
            before = self.game.dump(current)
            legal = current.legal_actions()
            bent: dict[str, Json] = dict(self.game.action_json(current, rand.choice(legal)))
            name = data.draw(st.sampled_from(sorted(bent)))
            bent[name] = data.draw(JUNK)
            try:
                read = self.game.parse_action(current, bent)
                assert read in legal, self._accepted(current, bent, read)
            except (BadAction, IllegalAction):
                pass
            self._assert_unchanged(current, before, bent)

    @over_games()
    def test_actions_of_other_positions_are_refused_or_legal(self, data: st.DataObject) -> None:
        """Other seats' cards, earlier moves: refused with an existing rule."""
        state, rand = draw_game(data, self.game)
        rules = {rule.number for section in self.game.rules("en") for rule in section.rules}
        here = list(decisions(state.copy(), Rand(rand.bits()), 6))
        there = list(decisions(state, rand, 12))
        for other in there:
            actions = other.legal_actions()[:40]
            described = [self.game.action_json(other, action) for action in actions]
            for current in here:
                before = self.game.dump(current)
                legal = set(current.legal_actions())
                TRAILS.at(current)
                for action in described:
                    try:
                        read = self.game.parse_action(current, action)
                        assert read in legal, self._accepted(current, action, read)
                    except IllegalAction as refusal:
                        assert refusal.rule in rules, (
                            f"a refusal names {refusal.rule}, which is no rule"
                        )
                        assert len(refusal.sentence) > 10, f"{refusal.sentence!r} is no sentence"
                    except BadAction:
                        pass
                self._assert_unchanged(current, before, described)

    def _accepted(self, state: State, given: Json, read: int) -> str:
        legal = words_of(self.game, state, state.legal_actions())
        shown = f"{json.dumps(given)[:200]} is read as {word_of(self.game, state, read)}"
        turn = f"seat {state.to_act() + 1}"
        return f"an action is accepted that is not legal: {shown}; legal for {turn}: {legal[:400]}"

    def _assert_unchanged(self, state: State, before: Json, given: object) -> None:
        now = self.game.dump(state)
        assert now == before, (
            f"reading {json.dumps(given)[:200]} has changed the state:"
            f" {apart(before, now, 'before', 'after')}"
        )

    @over_games()
    def test_nobody_acts_for_chance_or_after_the_end(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        known: dict[str, Json] | None = None
        for current in walk(state, rand):
            if current.to_act() >= 0:
                known = self.game.action_json(current, current.sample_action(rand))
            elif known is not None:
                refused(self.game.parse_action, current, known)
