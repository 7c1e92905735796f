"""Non-interference at many positions, for every seat and for a spectator."""

import json

from hypothesis import strategies as st

from farol.core.event import Event
from farol.testing.apart import apart
from farol.testing.play import decisions, draw_game, over_games, positions, steps, walk
from farol.testing.publicity import assert_told_as_declared
from farol.testing.secrecy import (
    assert_events_tell_what_observations_tell,
    assert_parts_make_the_whole,
    assert_what_is_learned_is_declared,
    assert_what_looks_alike_sounds_alike,
    assert_worlds_come_from_knowledge,
    assert_worlds_look_the_same,
)
from farol.testing.suites.base import Suite
from farol.testing.together import assert_choices_stay_sealed
from farol.testing.windows import assert_nobody_hesitates


class SecrecySuite(Suite):
    """Secrecy of views and events."""

    @over_games()
    def test_a_sampled_world_looks_the_same(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 25):
            assert_worlds_look_the_same(self.game, current, rand)

    @over_games()
    def test_worlds_come_from_what_the_seat_knows_alone(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 25):
            assert_worlds_come_from_knowledge(self.game, current, rand)

    @over_games()
    def test_events_tell_what_observations_tell(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 25):
            assert_events_tell_what_observations_tell(self.game, current, rand)

    @over_games(15)
    def test_what_looks_alike_sounds_alike(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 10):
            assert_what_looks_alike_sounds_alike(self.game, current, rand)

    @over_games()
    def test_an_event_tells_what_the_game_declares(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        laws = self.laws
        for _, events in steps(state, rand):
            for event in events:
                assert_told_as_declared(self.game, laws, event, state.seats)

    @over_games()
    def test_what_a_seat_learns_from_its_own_action_is_declared(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in decisions(state, rand, 25):
            assert_what_is_learned_is_declared(self.game, current, rand)

    @over_games(15)
    def test_a_seat_sees_what_all_see_and_its_own_part(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 25):
            assert_parts_make_the_whole(self.game, current)

    @over_games()
    def test_choices_made_together_stay_sealed(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in walk(state, rand):
            assert_choices_stay_sealed(self.game, current, rand)

    @over_games()
    def test_in_a_window_of_reaction_nobody_hesitates(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in walk(state, rand):
            assert_nobody_hesitates(self.game, current, rand)

    @over_games()
    def test_a_secret_is_told_to_its_audience_only(self, data: st.DataObject) -> None:
        """With the private part of another event of its kind, outsiders see no difference."""
        state, rand = draw_game(data, self.game)
        told: dict[tuple[str, int], Event] = {}
        for _, events in steps(state, rand):
            for event in events:
                if not event.private:
                    continue
                key = (event.kind, len(event.private))
                other = told.setdefault(key, event)
                swapped = Event(event.kind, event.seat, event.public, other.private, event.audience)
                for viewer in [None, *range(state.seats)]:
                    if not event.seen_by(viewer):
                        ours = self.game.event_view(event, viewer)
                        theirs = self.game.event_view(swapped, viewer)
                        who = "a spectator" if viewer is None else f"seat {viewer + 1}"
                        assert ours == theirs, (
                            f"{event.kind!r} sounds otherwise to whom it does not concern, {who}:"
                            f" {apart(ours, theirs, 'as it was', 'with another secret')}"
                        )

    @over_games()
    def test_views_are_plain_json(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 10):
            for viewer in [None, *range(current.seats)]:
                view = self.game.observe(current, viewer)
                read = json.loads(json.dumps(view))
                assert read == view, (
                    f"a view is not plain JSON: {apart(view, read, 'as it is', 'read back')}"
                )
