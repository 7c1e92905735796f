"""Random play with drawn seats and options: termination, fairness, conservation."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from hypothesis import strategies as st

from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.testing.apart import apart
from farol.testing.chance import assert_fair
from farol.testing.laws import PEOPLE, evening_of
from farol.testing.play import ENOUGH, decisions, draw_game, over_games, positions, steps, walk
from farol.testing.suites.base import Suite
from farol.testing.trail import word_of, words_of

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
        scores, places = last.scores(), last.ranking()
        assert len(scores) == last.seats, f"scores() is {scores} for {last.seats} seats"
        assert len(places) == last.seats, f"ranking() is {places} for {last.seats} seats"
        assert all(1 <= place <= max(2, last.seats) for place in places), f"{places} are no places"

    @over_games()
    def test_legal_actions_ascend_without_duplicates(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in walk(state, rand):
            if current.to_act() >= 0:
                actions = current.legal_actions()
                assert actions, f"seat {current.to_act() + 1} is to act and may do nothing"
                assert actions == sorted(set(actions)), (
                    f"legal_actions() must be ascending, each once: {_disorder(actions)}"
                )
                assert actions[0] >= 0, f"an action is below 0: {actions[0]}"

    @over_games()
    def test_chance_outcomes_ascend_with_positive_weights(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in walk(state, rand):
            if current.to_act() == CHANCE:
                outcomes = current.chance_outcomes()
                numbers = [outcome for outcome, _ in outcomes]
                assert numbers, "chance is to act, and chance_outcomes() is empty"
                assert numbers == sorted(set(numbers)), (
                    f"chance_outcomes() must be ascending, each once: {_disorder(numbers)}"
                )
                wrong = [pair for pair in outcomes if pair[0] < 0 or pair[1] <= 0]
                assert not wrong, f"an outcome is below 0, or has no weight: {wrong[:3]}"

    @over_games()
    def test_what_is_sampled_is_possible(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        for current in walk(state, rand):
            if current.to_act() == CHANCE:
                drawn, outcomes = current.sample_chance(rand), dict(current.chance_outcomes())
                possible = words_of(self.game, current, list(outcomes))
                assert drawn in outcomes, f"sample_chance() drew {drawn}; possible: {possible}"
            elif current.to_act() >= 0:
                drawn, actions = current.sample_action(rand), current.legal_actions()
                assert drawn in actions, (
                    f"sample_action() drew {drawn}; legal: {words_of(self.game, current, actions)}"
                )

    @over_games()
    def test_the_same_seed_plays_the_same_game(self, data: st.DataObject) -> None:
        state, _ = draw_game(data, self.game)
        twin = state.copy()
        for one, other in zip(walk(state, Rand(7)), walk(twin, Rand(7)), strict=True):
            assert one.to_act() == other.to_act(), (
                f"the same steps lead to another turn: to_act() is {one.to_act()} and"
                f" {other.to_act()}"
            )
        ours, theirs = self.game.dump(state), self.game.dump(twin)
        assert ours == theirs, (
            f"the same steps lead to another state: {apart(ours, theirs, 'once', 'the other time')}"
        )

    def test_sampled_chance_follows_its_weights(self) -> None:
        rand = Rand(11)
        state = self.game.new(self.game.seats[-1], self.game.unattended)
        turns = 0
        for current in walk(state, Rand(3)):
            if current.to_act() == CHANCE:
                if turns < 6 or (turns % 17 == 0 and turns < 17 * TESTED):
                    weights = dict(current.chance_outcomes())
                    counts = Counter(current.sample_chance(rand) for _ in range(DRAWS))
                    assert_fair(counts, weights, DRAWS, self._outcome(current))
                turns += 1

    def test_sampled_actions_are_uniform(self) -> None:
        rand = Rand(12)
        state = self.game.new(self.game.seats[0], self.game.unattended)
        tested = 0
        for current in decisions(state, Rand(4), TESTED):
            actions = current.legal_actions()
            draws = 60 * len(actions)
            counts = Counter(current.sample_action(rand) for _ in range(draws))
            assert_fair(counts, dict.fromkeys(actions, 1), draws, self._outcome(current))
            tested += 1
        assert tested, "no seat ever decides anything"

    def _outcome(self, state: State) -> Callable[[int], str]:
        return lambda action: word_of(self.game, state, action)

    @over_games(10)
    def test_nothing_appears_or_vanishes(self, data: st.DataObject) -> None:
        start, rand = draw_game(data, self.game)
        laws = self.laws
        expected = laws.total(start, [])
        assert expected, "`conserved` counts nothing"
        count = 0
        while count < ENOUGH:
            state = start.copy()
            events: list[Event] = []
            for _, happened in steps(state, rand):
                events += happened
                total = laws.total(state, events)
                assert total == expected, (
                    f"something appears or vanishes: {_counts(expected, total)}"
                )
                count += 1
            count += 1

    @over_games(10)
    def test_sampled_worlds_conserve_the_same(self, data: st.DataObject) -> None:
        """Whatever has left the game in the real world has left it in every sampled world."""
        state, rand = draw_game(data, self.game)
        conserved = self.laws.conserved
        for current in positions(state, rand, 25):
            expected = Counter(conserved(current))
            for seat in range(current.seats):
                found = Counter(conserved(current.sample_world(seat, rand)))
                assert found == expected, (
                    f"seat {seat + 1} believes in a world with other things:"
                    f" {_counts(expected, found, 'really', 'in that world')}"
                )

    @over_games(10)
    def test_an_event_says_what_has_happened(self, data: st.DataObject) -> None:
        """`HOLDS` tells for each kind of event what must be so where it is told."""
        holds = self.laws.holds
        if holds is None:
            return
        kinds = set(self.laws.public)
        assert holds.keys() == kinds, (
            f"HOLDS lacks {sorted(kinds - holds.keys())}, and names {sorted(holds.keys() - kinds)}"
            " that views.Event does not declare"
        )
        start, rand = draw_game(data, self.game)
        state = start.copy()
        before = state.copy()
        for action, happened in steps(state, rand):
            for event in happened:
                so = holds[event.kind]
                step = word_of(self.game, before, action)
                assert so is None or so(before, state, event), (
                    f"{event!r} is told at {step}, and HOLDS[{event.kind!r}] denies it; changed:"
                    f" {apart(self.game.dump(before), self.game.dump(state), 'before', 'after')}"
                )
            before = state.copy()


def _disorder(numbers: Sequence[int]) -> str:
    one, two = next((one, two) for one, two in pairwise(numbers) if one >= two)
    return f"{one} comes before {two}"


def _counts(
    expected: Mapping[str, int],
    found: Mapping[str, int],
    ours: str = "at the beginning",
    theirs: str = "now",
) -> str:
    names = sorted({*expected, *found})
    return apart(
        {name: expected.get(name, 0) for name in names},
        {name: found.get(name, 0) for name in names},
        ours,
        theirs,
    )
