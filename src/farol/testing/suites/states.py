"""Copies, dumps and records: complete, independent, and round-tripping."""

import json
import pickle
from copy import deepcopy
from typing import Any, Final

import pytest
from hypothesis import strategies as st

from farol.core.data import Json
from farol.core.errors import BadOptions, BadPosition, BadRecord
from farol.core.layout import Custom, Int
from farol.core.playout import play_out, sample_next
from farol.core.rand import Rand
from farol.core.record import Record, replay
from farol.core.state import CHANCE, OVER, State
from farol.testing.apart import apart
from farol.testing.fields import Frozen, SharedParts, differences, flat, snapshot
from farol.testing.play import draw_game, over_games, positions, walks
from farol.testing.suites.base import Suite
from farol.testing.trail import TRAILS, Trail

JUNK: Final[tuple[Any, ...]] = (None, [], {}, 2**70, "no such word", 1.5)
FIELD_GAMES: Final = 200  # upper bound, until every field has changed
PROTOCOLS: Final = range(2, pickle.HIGHEST_PROTOCOL + 1)
STEPS: Final = 40  # of a record that is corrupted; a game may end earlier


class StateSuite(Suite):
    """Fields of states, and their serialisation."""

    @over_games(12)
    def test_a_copy_is_equal_and_independent(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 12):
            before = self._dump(current)
            copy = current.copy()
            self._same(before, copy, "a copy is not equal", "in the state", "in its copy")
            play_out(copy, Rand(1))
            self._same(before, current, "playing a copy changes the original", "before", "after")
            twin = current.copy()
            play_out(twin, Rand(1))
            self._same(self._dump(twin), copy, "equal states play on differently", "once", "again")

    def _dump(self, state: State) -> Json:
        dump: Json = json.loads(json.dumps(self.game.dump(state)))
        return dump

    def _same(self, before: Json, state: State, wrong: str, *sides: str) -> None:
        now = self._dump(state)
        assert now == before, f"{wrong}: {apart(before, now, *sides)}"

    @over_games(8)
    def test_a_copy_has_every_field(self, data: st.DataObject) -> None:
        """At every step, because some fields are rarely set, and only briefly."""
        state, rand = draw_game(data, self.game)
        for current in walks(state, rand):
            copy = current.copy()
            if snapshot(current) != snapshot(copy):
                raise AssertionError(f"copy() changes {_fields_apart(current, copy)}")

    @over_games(3)
    def test_a_copy_shares_nothing_that_changes(self, data: st.DataObject) -> None:
        """After a copy, no change of one affects the other."""
        state, rand = draw_game(data, self.game)
        shared = SharedParts()
        for current in walks(state, rand):
            copy = current.copy()
            shared.note(current, copy)
            before = snapshot(current)
            for _ in range(3):
                if copy.to_act() != OVER:
                    copy.apply_unchecked(sample_next(copy, rand))
            assert snapshot(current) == before, (
                f"playing on a copy changes the original: {_changed(before, snapshot(current))}"
            )
        wrong = shared.changed()
        assert not wrong, f"copy() shares {', '.join(wrong)}"

    def test_every_field_was_changed_by_some_random_game(self) -> None:
        """Otherwise no other test covers it; `UNCHANGED` gives reasons for exceptions."""
        values: dict[str, set[object]] = {}
        excused = dict(self.laws.unchanged)
        if len(self.game.seats) == 1:
            excused.setdefault("seats", "there is one number of seats")
            state = self.game.new(self.game.seats[0])
            for field in self.game.layout.fields:
                if isinstance(field, Int) and field.is_fixed(state):
                    excused.setdefault(field.at, "its limits allow one value")

        @over_games(FIELD_GAMES)
        def collect(data: st.DataObject) -> None:
            state, rand = draw_game(data, self.game)
            if values and all(len(found) > 1 or name in excused for name, found in values.items()):
                return
            for current in walks(state, rand):
                for name, value in flat(current):
                    found = values.setdefault(name, set())
                    if len(found) < 2:
                        found.add(value)

        collect()
        still = {name for name, found in values.items() if len(found) == 1}
        assert not still - set(excused), (
            f"no random game changed {', '.join(sorted(still - set(excused)))}"
        )
        assert set(excused) <= still, (
            f"UNCHANGED names what does change: {', '.join(sorted(set(excused) - still))}"
        )

    @over_games(12)
    def test_a_pickled_state_is_equal_and_independent(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        protocol = data.draw(st.sampled_from(PROTOCOLS), label="protocol")
        for current in positions(state, rand, 6):
            twin = pickle.loads(pickle.dumps(current, protocol))
            self._check_twin(twin, current)
            again = pickle.loads(pickle.dumps(twin, protocol))
            ours = self._dump(twin)
            self._same(ours, again, "pickled twice it is another state", "once", "twice")

    @over_games(12)
    def test_a_deep_copy_is_equal_and_independent(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 6):
            self._check_twin(deepcopy(current), current)

    def _check_twin(self, twin: State, state: State) -> None:
        before = self._dump(state)
        assert type(twin) is type(state), (
            f"it comes back as another class: {type(twin).__name__}, not {type(state).__name__}"
        )
        self._same(before, twin, "it comes back as another state", "before", "afterwards")
        play_out(twin, Rand(1))
        self._same(before, state, "playing it changes the original", "before", "after")
        play_out(state, Rand(1))
        self._same(self._dump(state), twin, "equal states play on differently", "one", "the other")

    @over_games(15)
    def test_dump_and_load_are_inverse(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 12):
            dump = self._dump(current)
            loaded = self.game.load(json.loads(json.dumps(dump)))
            sides = ("before", "loaded")
            self._same(dump, loaded, "a loaded state is another one", *sides)
            ours, theirs = _facts(current), _facts(loaded)
            assert ours == theirs, f"a loaded state differs: {apart(ours, theirs, *sides)}"
            play_out(loaded, Rand(3))
            play_out(current, Rand(3))
            wrong = "a loaded state goes on otherwise"
            self._same(self._dump(current), loaded, wrong, "without loading", "loaded")

    @over_games(FIELD_GAMES // 10)
    def test_a_loaded_state_has_every_field(self, data: st.DataObject) -> None:
        """At every first change of a field: a dump alone does not show a field missing in the
        layout.

        Custom fields may lose values that are meaningless at the moment, but are named.
        """
        state, rand = draw_game(data, self.game)
        layout = self.game.layout
        own = {field.at for field in layout.fields if isinstance(field, Custom)}
        excused = own | set(layout.derived)
        first, changed = dict(flat(state)), set[str]()
        for current in walks(state, rand):
            fresh = {name for name, value in flat(current) if value != first.get(name)} - changed
            if not fresh:
                continue
            changed |= fresh
            loaded = self.game.load(self.game.dump(current))
            lost = [
                name
                for name in differences(current, loaded)
                if name not in excused and name.partition(".")[0] not in excused
            ]
            assert not lost, f"dump and load forget {', '.join(lost)}: the layout does not name it"

    @over_games()
    def test_a_bent_dump_is_refused_or_loads(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for _ in range(data.draw(st.integers(0, 60))):
            if state.to_act() != OVER:
                state.apply_unchecked(sample_next(state, rand))
        dump = json.loads(json.dumps(self.game.dump(state)))
        name = data.draw(st.sampled_from(sorted(dump)))
        dump[name] = data.draw(
            st.one_of(st.none(), st.text(), st.integers(), st.lists(st.integers(), max_size=4))
        )
        try:
            self.game.load(dump)
        except BadPosition as refusal:
            assert len(str(refusal)) > 10, f"{refusal} is no sentence"

    @pytest.mark.parametrize("junk", [None, 3, "x", [], {}, {"seats": 3}])
    def test_junk_does_not_load(self, junk: object) -> None:
        with pytest.raises(BadPosition):
            self.game.load(junk)  # type: ignore[arg-type]

    @over_games()
    def test_a_record_replays_to_the_same_state(self, data: st.DataObject) -> None:
        seats = data.draw(st.sampled_from(self.game.seats))
        state = self.game.new(seats, self.game.unattended)
        record = Record(self.game.name, self.game.version, seats, self.game.unattended)
        rand = Rand(data.draw(st.integers(0, 2**40)))
        while state.to_act() != OVER:
            action = sample_next(state, rand)
            record.actions.append(action)
            TRAILS.present = Trail(self.game, seats, self.game.unattended, actions=record.actions)
            state.apply_unchecked(action)
        again = Record.from_json(json.loads(json.dumps(record.to_json())))
        watched: list[int] = []
        played = replay(self.game, again, lambda _state, action, _events: watched.append(action))
        assert watched == record.actions, (
            f"a replay does not show every entry: {len(watched)} of {len(record.actions)}"
        )
        self._same(self._dump(state), played, "a replay leads to another state", "played", "again")
        again.actions.append(0)
        with pytest.raises(BadRecord, match="after the end"):
            replay(self.game, again)

    @over_games()
    def test_a_bent_record_is_refused(self, data: st.DataObject) -> None:
        game, seats = self.game, self.game.seats[0]
        state = game.new(seats, game.unattended)
        record = Record(game.name, game.version, seats, game.unattended)
        rand = Rand(data.draw(st.integers(0, 2**40)))
        while state.to_act() != OVER and len(record.actions) < STEPS:
            record.actions.append(sample_next(state, rand))
            state.apply_unchecked(record.actions[-1])
        place = data.draw(st.integers(0, len(record.actions) - 1))
        record.actions[place] = 2**61
        with pytest.raises(BadRecord, match=f"Entry {place + 1} "):
            replay(game, record)
        with pytest.raises(BadRecord, match="version"):
            replay(game, Record(game.name, game.version + 1, seats, {}))
        with pytest.raises(BadRecord, match="not of"):
            replay(game, Record("another", game.version, seats, {}))

    @pytest.mark.parametrize("seats", [-1, 0, 11, 99, True, "3", 3.0, None])
    def test_seats_outside_the_range_are_refused(self, seats: object) -> None:
        with pytest.raises(BadOptions, match="seats"):
            self.game.new(seats)  # type: ignore[arg-type]

    def test_unknown_and_wrong_options_are_refused(self) -> None:
        with pytest.raises(BadOptions, match="no option"):
            self.game.new(self.game.seats[0], {"no-such-option": True})
        for option in self.game.options:
            for junk in JUNK:
                with pytest.raises(BadOptions, match=option.name):
                    self.game.new(self.game.seats[0], {option.name: junk})

    def test_every_state_is_a_state(self) -> None:
        made = self.game.new(self.game.seats[0])
        assert isinstance(made, State), f"new() gives no State, but {type(made).__name__}"


def _facts(state: State) -> dict[str, Json]:
    """What a state says of itself, to be compared."""
    turn = state.to_act()
    outcomes = state.chance_outcomes() if turn == CHANCE else []
    return {
        "to_act()": turn,
        "scores()": list(state.scores()),
        "legal_actions()": list(state.legal_actions()) if turn >= 0 else [],
        "chance_outcomes()": [list(pair) for pair in outcomes],
    }


def _fields_apart(one: object, other: object) -> str:
    ours, theirs = dict(flat(one)), dict(flat(other))
    return "; ".join(
        f"{name}: {ours.get(name)!r} in the state, {theirs.get(name)!r} in its copy"
        for name in differences(one, other)
    )


def _changed(before: Frozen, now: Frozen) -> str:
    pairs = zip(*(one if isinstance(one, tuple) else () for one in (before, now)), strict=True)
    return "; ".join(f"{one!r} became {other!r}" for one, other in pairs if one != other)
