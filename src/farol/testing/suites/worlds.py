"""Sampled worlds are exactly those that a seat cannot rule out."""

from hypothesis import strategies as st

from farol.core.playout import sample_next
from farol.core.state import OVER
from farol.testing.beginnings import all_beginnings, assert_all_worlds_come, hides
from farol.testing.likelihood import Likelihood
from farol.testing.play import draw_game, over_games, positions
from farol.testing.suites.base import Suite
from farol.testing.worlds import assert_worlds_follow

LIKELY = 8  # games in which worlds are counted


class WorldSuite(Suite):
    """Sampled worlds, from the first deal to the end."""

    def test_every_world_of_the_first_moves_is_sampled_and_no_other(self) -> None:
        seats = self.game.seats[0]
        beginnings = all_beginnings(self.game, seats)
        assert_all_worlds_come(
            self.game, beginnings, seats, lambda state, seat, rand: state.sample_world(seat, rand)
        )

    def test_a_lazy_sampler_would_be_caught(self) -> None:
        """Unless the first moves hide nothing: then the real state is the only world."""
        seats = self.game.seats[0]
        beginnings = all_beginnings(self.game, seats)
        some = beginnings[:: len(beginnings) // 50 + 1]
        hidden = any(hides(self.game, state) for state, _ in some)
        caught = False
        try:
            assert_all_worlds_come(
                self.game, beginnings, seats, lambda state, _seat, _rand: state.copy()
            )
        except AssertionError as error:
            caught = "never came" in str(error)
        assert caught == hidden, "a sampler that returns the real state goes unnoticed"

    @over_games(4)
    def test_worlds_follow_from_those_of_one_step_before(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in positions(state, rand, 10):
            if current.to_act() != OVER:
                seat = rand.below(current.seats)
                action = sample_next(current, rand)
                assert_worlds_follow(self.game, current, action, seat, rand)

    def test_worlds_are_as_likely_as_the_rules_make_them(self) -> None:
        """Where chance decides, or the seat itself; all games are judged together."""
        likelihood = Likelihood(self.game)

        @over_games(LIKELY)
        def collect(data: st.DataObject) -> None:
            state, rand = draw_game(data, self.game)
            for current in positions(state, rand, 9):
                likelihood.add(current, rand)

        collect()
        likelihood.judge()
