"""Views, choices and events match their declared types."""

from types import ModuleType
from typing import Any

from hypothesis import strategies as st

from farol.core.event import Event
from farol.core.shapes import event_shapes, members, mismatch
from farol.core.state import OVER
from farol.games import part
from farol.testing.apart import apart
from farol.testing.play import decisions, draw_game, over_games, positions, steps
from farol.testing.suites.base import Suite


class ViewSuite(Suite):
    """JSON for clients and bots, checked against the module `views`."""

    @property
    def views(self) -> ModuleType:
        """The module with the types."""
        module = part(self.game, "views")
        assert module is not None, f"{self.game.name} has no module {self.game.package}.views"
        return module

    @over_games(12)
    def test_views_are_as_declared(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 25):
            for seat in (None, *range(current.seats)):
                who = "a spectator" if seat is None else f"seat {seat + 1}"
                seen = self.game.observe(current, seat)
                wrong = mismatch(seen, self.views.View, f"the view of {who}")
                assert wrong is None, wrong

    @over_games(12)
    def test_choices_are_as_declared(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in decisions(state, rand, 25):
            for action in current.legal_actions()[:40]:
                kind = self.game.actions.kind_of(self.game.request_of(current, action))
                wrong = mismatch(self.game.action_json(current, action), kind.shape, "the choice")
                assert wrong is None, wrong

    @over_games(12)
    def test_events_are_as_declared(self, data: st.DataObject) -> None:
        """Private members reach nobody else."""
        state, rand = draw_game(data, self.game)
        shapes = event_shapes(self.views)
        for _, events in steps(state, rand):
            for event in events:
                for seat in (None, *range(state.seats)):
                    self._check_event(event, seat, shapes)

    def _check_event(self, event: Event, seat: int | None, shapes: dict[str, Any]) -> None:
        heard = self.game.event_view(event, seat)
        if heard is None:
            return
        shape = shapes.get(str(heard["kind"]))
        assert shape is not None, f"views.Event does not declare {heard['kind']!r}"
        wrong = mismatch(heard, shape, "the event")
        assert wrong is None, wrong
        if not event.seen_by(seat):
            private = {member.name for member in members(shape) if member.private}
            assert not private & heard.keys(), f"{sorted(private)} of {event.kind!r} is private"

    @over_games(5)
    def test_a_view_tells_whose_turn_it_is_and_how_the_game_ended(
        self, data: st.DataObject
    ) -> None:
        """Every client may rely on to_act, phase and, at the end, result."""
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 25):
            view, to_act = self.game.observe(current, None), current.to_act()
            told = view.get("to_act", "nothing")
            assert told == (to_act if to_act >= 0 else None), (
                f"to_act is {told} in the view, and to_act() of the state is {to_act}"
            )
            assert isinstance(view.get("phase"), str), f"phase is {view.get('phase')!r}, no word"
            if to_act == OVER:
                result = view.get("result")
                assert isinstance(result, dict), "a view has no result at the end"
                rules = {"scores": current.scores(), "places": current.ranking()}
                told = {name: result.get(name) for name in rules}
                wrong = apart(told, rules, "told", "by the rules")
                assert told == rules, f"result is not what the state says: {wrong}"
