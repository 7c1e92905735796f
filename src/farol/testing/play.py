"""Ways to reach many positions of any game."""

from collections.abc import Callable, Iterator
from functools import cache, wraps
from typing import Any, Final, TypeAlias

from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st
from hypothesis.errors import HypothesisException

from farol.core.errors import BadOptions
from farol.core.event import Event
from farol.core.options import Choice, Flag, Number, Option
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import AnyGame
from farol.testing.depth import IS_FRESH, examples
from farol.testing.laws import laws_of
from farol.testing.trail import TRAILS, WHERE

LONGEST_GAME: Final = 50_000  # actions and outcomes; random play of every game ends far earlier
GAMES_DRAWN: Final = 25  # for each check that draws games
ENOUGH: Final = 1_000  # steps: a shorter game is played more than once

Check: TypeAlias = Callable[..., None]


def over_games(games: int = GAMES_DRAWN) -> Callable[[Check], Check]:
    """Run a check with `data` for so many games; the same ones in every normal run.

    Failures are not shrunk: the seats, options and seed that are printed are short already, and
    shrinking would play hundreds of games. The first failure is told with the way to its position.
    """
    search = settings(
        deadline=None,
        derandomize=not IS_FRESH,
        database=None,
        max_examples=examples(games),
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )

    def decorate(check: Check) -> Check:
        first: list[Exception] = []

        @wraps(check)
        def once(*given_to: object, **drawn: object) -> None:
            try:
                check(*given_to, **drawn)
            except HypothesisException:
                raise
            except Exception as error:
                if where := TRAILS.told():
                    error.add_note(f"{WHERE}{where}")
                first.append(error)
                raise

        searched = search(given(data=st.data())(once))

        def told(*given_to: object) -> None:
            TRAILS.forget()
            first.clear()
            try:
                searched(*given_to)
            except Exception:
                if first:  # a game that plays otherwise the second time is told as it was first
                    raise first[0] from None
                raise

        for name in ("__name__", "__qualname__", "__doc__", "__module__"):
            setattr(told, name, getattr(check, name))
        return told

    return decorate


def _values(option: Option) -> st.SearchStrategy[bool | int | str]:
    match option:
        case Flag():
            return st.booleans()
        case Number():
            return st.integers(option.low, option.high)
        case Choice():
            return st.sampled_from(option.words)


def draw_game(data: st.DataObject, game: AnyGame) -> tuple[Any, Rand]:
    """A new game with drawn seats and options, and a Rand for it."""
    seats = data.draw(st.sampled_from(game.seats), label="seats")
    advanced = _advanced(game, seats)
    if advanced is not None and data.draw(st.integers(0, 3), label="advanced if 0") == 0:
        state = advanced.copy()
        TRAILS.begin(game, state, seats, game.unattended, advanced=True)
        return state, _draw_rand(data)
    options = {
        option.name: data.draw(_values(option), label=option.name) for option in game.options
    }
    options.update(game.unattended)
    try:
        state = game.new(seats, options)
    except BadOptions:
        assume(False)
    TRAILS.begin(game, state, seats, options)
    return state, _draw_rand(data)


def _draw_rand(data: st.DataObject) -> Rand:
    return Rand(data.draw(st.integers(0, 2**40), label="seed"))


@cache
def _advanced(game: AnyGame, seats: int) -> State | None:
    """A game in a rare phase, if the game's laws provide one."""
    advance = laws_of(game).advance
    if advance is None:
        return None
    state: State = game.new(seats, game.unattended)
    advance(state, Rand(seats))
    return None if state.to_act() == OVER else state


def walk(state: State, rand: Rand) -> Iterator[State]:
    """One state, modified in place: yielded before every action or outcome, and at the end."""
    trail = TRAILS.walk()
    for _ in range(LONGEST_GAME):
        yield state
        if state.to_act() == OVER:
            return
        state.apply_unchecked(TRAILS.next(trail, sample_next(state, rand)))
    raise AssertionError("random play does not end")


def steps(state: State, rand: Rand) -> Iterator[tuple[int, list[Event]]]:
    """One random game, modified in place: every action or outcome after it, with its events."""
    trail = TRAILS.walk()
    for _ in range(LONGEST_GAME):
        if state.to_act() == OVER:
            return
        action, events = TRAILS.next(trail, sample_next(state, rand)), list[Event]()
        state.apply_unchecked(action, events)
        yield action, events
    raise AssertionError("random play does not end")


def walks(state: State, rand: Rand) -> Iterator[State]:
    """The steps of random games, until there are enough of them."""
    steps = 0
    while steps < ENOUGH:
        for current in walk(state.copy(), rand):
            steps += 1
            if steps % 2:
                possible(current)  # a query may fill a cache, which must not affect a copy
            yield current


def positions(state: State, rand: Rand, count: int) -> Iterator[State]:
    """About `count` copies of states spread over one random game, including the first and last."""
    length = sum(1 for _ in walk(state.copy(), Rand(rand.bits())))
    step = max(1, length // count)
    for index, current in enumerate(walk(state, rand)):
        if index % step == 0 or current.to_act() == OVER:
            yield TRAILS.kept(current.copy())
    yield TRAILS.kept(state.copy())


def decisions(state: State, rand: Rand, count: int) -> Iterator[State]:
    """Like `positions`, but only decisions of seats."""
    for current in positions(state, rand, count):
        while current.to_act() == CHANCE:
            outcome = current.sample_chance(rand)
            TRAILS.at(current, outcome)
            current.apply_unchecked(outcome)
            TRAILS.kept(current)
        if current.to_act() >= 0:
            yield current


def possible(state: State) -> list[int]:
    """All possible next actions or outcomes."""
    if state.to_act() == OVER:
        return []
    if state.to_act() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())


def some_of(actions: list[int], count: int, rand: Rand) -> list[int]:
    """At most `count` of the actions, in a random order."""
    actions = actions[:]
    rand.shuffle(actions)
    return actions[:count]


def after(state: Any, action: int) -> tuple[Any, list[Event]]:
    """A copy of the state after an action, and its events."""
    events: list[Event] = []
    following = state.copy()
    following.apply_unchecked(action, events)
    return following, events
