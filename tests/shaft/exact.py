"""Exact values of small games: what policies bring, and what the best answer to them brings.

Payoffs are points above the mean. What a seat knows is the list of events it was told.
"""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

from farol.core.event import Event
from farol.core.state import CHANCE, OVER, State
from farol.games import AnyGame

Known = tuple[str, ...]
Policy = Callable[[Known, State], dict[int, Fraction]]  # the chance of each legal action


class Course:
    """A state, what every seat was told on the way, and how likely chance and others made it."""

    def __init__(self, game: AnyGame, state: State, told: list[Known], weight: Fraction) -> None:
        self.game = game
        self.state = state
        self.told = told
        self.weight = weight

    def after(self, action: int, chance: Fraction) -> "Course":
        """One action or outcome later."""
        state, events = self.state.copy(), list[Event]()
        state.apply_unchecked(action, events)
        told = [
            (
                *known,
                *(repr(view) for event in events if (view := self.game.event_view(event, seat))),
            )
            for seat, known in enumerate(self.told)
        ]
        return Course(self.game, state, told, self.weight * chance)

    def payoff(self, seat: int) -> Fraction:
        """The points of a seat above the mean."""
        scores = self.state.scores()
        return scores[seat] - Fraction(sum(scores), len(scores))


def uniform(_known: Known, state: State) -> dict[int, Fraction]:
    """Every legal action is as likely."""
    legal = state.legal_actions()
    return dict.fromkeys(legal, Fraction(1, len(legal)))


def start(game: AnyGame, seats: int) -> Course:
    """Before the deal."""
    return Course(game, game.new(seats), [()] * seats, Fraction(1))


def next_courses(course: Course, policy: Policy) -> list[Course]:
    """What chance, or the policy of the seat to act, makes of it."""
    state, acting = course.state, course.state.to_act()
    if acting == CHANCE:
        outcomes = state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [course.after(outcome, Fraction(weight, total)) for outcome, weight in outcomes]
    chances = policy(course.told[acting], state)
    return [course.after(action, chance) for action, chance in chances.items() if chance]


def value(courses: list[Course], seat: int, policy: Policy) -> Fraction:
    """What a seat gets if all play by the policy."""
    total = Fraction()
    for course in courses:
        if course.state.to_act() == OVER:
            total += course.weight * course.payoff(seat)
        else:
            total += value(next_courses(course, policy), seat, policy)
    return total


def best_answer(courses: list[Course], seat: int, policy: Policy) -> Fraction:
    """What a seat gets by the best answer to the others' policy."""
    total = Fraction()
    waiting = list(courses)
    decisions: defaultdict[Known, list[Course]] = defaultdict(list)
    while waiting:
        course = waiting.pop()
        acting = course.state.to_act()
        if acting == OVER:
            total += course.weight * course.payoff(seat)
        elif acting == seat:
            decisions[course.told[seat]].append(course)
        else:
            waiting += next_courses(course, policy)
    for alike in decisions.values():
        total += max(
            best_answer([one.after(action, Fraction(1)) for one in alike], seat, policy)
            for action in alike[0].state.legal_actions()
        )
    return total


def nash_conv(game: AnyGame, seats: int, policy: Policy) -> Fraction:
    """What all seats together could gain by the best answers."""
    courses = [start(game, seats)]
    return sum(
        (
            best_answer(courses, seat, policy) - value(courses, seat, policy)
            for seat in range(seats)
        ),
        Fraction(),
    )
