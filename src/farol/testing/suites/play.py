"""Random play with drawn seats and options: termination, fairness, conservation."""

from collections import Counter
from typing import Final

from hypothesis import strategies as st

from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.testing.chance import assert_fair
from farol.testing.laws import PEOPLE, evening_of
from farol.testing.play import ENOUGH, decisions, draw_game, over_games, positions, walk
from farol.testing.suites.base import Suite

DRAWS: Final = 3_000  # of chance at one position
TESTED: Final = 25  # positions per game


class PlaySuite(Suite):
    """Random games from the first deal to the end."""

    def test_the_evening_of_its_browser_tests_can_be_played(self) -> None:
        evening = evening_of(self.game)
        for options in (evening.options, {**evening.options, **evening.shorter}):
            assert self.game.new(PEOPLE + evening.bots, options).to_act() != OVER, (
                "the evening is over before it begins"
            )

    @over_games()
    def test_random_play_ends_with_a_score_for_every_seat(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in walk(state, rand):
            last = current
        assert last.to_act() == OVER, "a game ends before it is over"
        assert len(last.scores()) == last.seats, "scores() has not one number for each seat"
        places = last.ranking()
        assert len(places) == last.seats, "ranking() has not one place for each seat"
        assert all(1 <= place <= max(2, last.seats) for place in places), f"{places} are no places"

    @over_games()
    def test_legal_actions_ascend_without_duplicates(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in walk(state, rand):
            if current.to_act() >= 0:
                actions = current.legal_actions()
                assert actions, "the acting seat has something to do"
                assert actions == sorted(set(actions)), (
                    "legal_actions() must be ascending, each once"
                )
                assert actions[0] >= 0, "an action is below 0"

    @over_games()
    def test_chance_outcomes_ascend_with_positive_weights(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in walk(state, rand):
            if current.to_act() == CHANCE:
                outcomes = current.chance_outcomes()
                numbers = [outcome for outcome, _ in outcomes]
                assert numbers, "chance has at least one outcome"
                assert numbers == sorted(set(numbers)), (
                    "chance_outcomes() must be ascending, each once"
                )
                assert all(outcome >= 0 and weight > 0 for outcome, weight in outcomes), (
                    "an outcome is below 0, or has no weight"
                )

    @over_games()
    def test_what_is_sampled_is_possible(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in walk(state, rand):
            if current.to_act() == CHANCE:
                assert current.sample_chance(rand) in dict(current.chance_outcomes()), (
                    "sample_chance() drew what is not possible"
                )
            elif current.to_act() >= 0:
                assert current.sample_action(rand) in current.legal_actions(), (
                    "sample_action() drew what is not legal"
                )

    @over_games()
    def test_the_same_seed_plays_the_same_game(self, data: st.DataObject) -> None:
        state, _ = draw_game(data, self.game)
        twin = state.copy()
        for one, other in zip(walk(state, Rand(7)), walk(twin, Rand(7)), strict=True):
            assert one.to_act() == other.to_act(), "the same steps lead to another turn"
        assert self.game.dump(state) == self.game.dump(twin), "the same steps lead to another state"

    def test_sampled_chance_follows_its_weights(self) -> None:
        rand = Rand(11)
        state = self.game.new(self.game.seats[-1], self.game.unattended)
        turns = 0
        for current in walk(state, Rand(3)):
            if current.to_act() == CHANCE:
                if turns < 6 or (turns % 17 == 0 and turns < 17 * TESTED):
                    weights = dict(current.chance_outcomes())
                    counts = Counter(current.sample_chance(rand) for _ in range(DRAWS))
                    assert_fair(counts, weights, DRAWS)
                turns += 1

    def test_sampled_actions_are_uniform(self) -> None:
        rand = Rand(12)
        state = self.game.new(self.game.seats[0], self.game.unattended)
        tested = 0
        for current in decisions(state, Rand(4), TESTED):
            actions = current.legal_actions()
            draws = 60 * len(actions)
            counts = Counter(current.sample_action(rand) for _ in range(draws))
            assert_fair(counts, dict.fromkeys(actions, 1), draws)
            tested += 1
        assert tested, "no seat ever decides anything"

    @over_games(10)
    def test_nothing_appears_or_vanishes(self, data: st.DataObject) -> None:
        start, rand = draw_game(data, self.game)
        laws = self.laws
        expected = laws.total(start, [])
        assert expected, "`conserved` counts nothing"
        steps = 0
        while steps < ENOUGH:
            state = start.copy()
            events: list[Event] = []
            while state.to_act() != OVER:
                state.apply(sample_next(state, rand), events)
                assert laws.total(state, events) == expected, "something appears or vanishes"
                steps += 1
            steps += 1

    @over_games(10)
    def test_sampled_worlds_conserve_the_same(self, data: st.DataObject) -> None:
        """Whatever has left the game in the real world has left it in every sampled world."""
        state, rand = draw_game(data, self.game)
        conserved = self.laws.conserved
        for current in positions(state, rand, 25):
            expected = Counter(conserved(current))
            for seat in range(current.seats):
                found = Counter(conserved(current.sample_world(seat, rand)))
                assert found == expected, f"seat {seat + 1} believes in a world with other things"
