"""How likely sampled worlds are, held to how likely the rules make them.

Where chance decides, or a seat itself, what the seat believes afterwards follows from what it
believed before: a world of one step before takes the step (with the weights of chance), and stays
if it looks and sounds as it really did. Worlds that are kept this way and worlds that are sampled
after the step come from the same distribution. `Likelihood` draws both at many positions of many
games, compares one part of the dump for each of its members with chi-square, and adds up the
statistics by member: all games together decide, at one level. What other seats decide is left out,
since it depends on how they play.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Final, TypeAlias

from farol.core.data import Json
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import AnyGame
from farol.testing.chance import chi_square_of_two, sigmas
from farol.testing.play import after, possible
from farol.testing.secrecy import heard, seen
from farol.testing.trail import TRAILS, word_of

LEVEL: Final = 1e-6  # of a fault that is none, over all games and members of one game
AT_FIRST: Final = 8  # worlds in each way, to see whether anything is hidden
FEWEST_DRAWN: Final = 120  # worlds in each way
MOST_DRAWN: Final = 600
PARTS: Final = 30_000  # of all worlds drawn in one way: more of small ones
TRIES: Final = 4  # for each followed world
LOOKED_AT: Final = 40  # worlds, to see which parts of them vary
FEWEST: Final = 40  # followed worlds that are worth a comparison

Draw: TypeAlias = Callable[[], Json]  # the dump of a world; None: it does not fit
Worlds: TypeAlias = list[Json]
Path: TypeAlias = tuple[str | int, ...]


@dataclass
class ChiSquare:
    """The statistics of one member of the dump, and where they were worst."""

    statistic: float = 0.0
    freedom: int = 0
    worst: float = 0.0
    told: str = ""

    def add(self, statistic: float, freedom: int, told: str) -> None:
        """The statistic of one position, and what it says."""
        self.statistic += statistic
        self.freedom += freedom
        far = sigmas(statistic, freedom)
        if far >= self.worst:
            self.worst = far
            self.told = f"{told}\n{TRAILS.told()}"


class Likelihood:
    """A comparison over many positions."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._sums: dict[str, ChiSquare] = defaultdict(ChiSquare)

    def add(self, state: Any, rand: Rand) -> None:
        """Compare the worlds after one step from this position."""
        turn = state.to_act()
        if turn == OVER:
            return
        seat = rand.below(state.seats) if turn == CHANCE else turn
        action = sample_next(state, rand)
        TRAILS.at(state, action)
        later, _ = after(state, action)
        follow = self._follower(state, action, seat, rand)
        sample = self._sampler(later, seat, rand)
        few = _drawn(sample, AT_FIRST, AT_FIRST)
        if all(world == few[0] for world in few):
            return  # the seat has complete information, or close to it
        draws = min(max(PARTS // max(1, sum(1 for _ in _leaves(few[0]))), FEWEST_DRAWN), MOST_DRAWN)
        followed = _drawn(follow, draws, TRIES * draws)
        if len(followed) < FEWEST:
            return
        step = f"seat {seat + 1} after {word_of(self._game, state, action)}"
        self._compare(followed, _drawn(sample, draws, draws), step, rand)

    def _sampler(self, later: Any, seat: int, rand: Rand) -> Draw:
        return lambda: self._game.dump(later.sample_world(seat, rand))

    def _follower(self, state: Any, action: int, seat: int, rand: Rand) -> Draw:
        later, events = after(state, action)
        sound, sight = heard(self._game, events, seat), seen(self._game, later, seat)
        by_chance = state.to_act() == CHANCE

        def follow() -> Json:
            world = state.sample_world(seat, rand)
            step = world.sample_chance(rand) if by_chance else action
            if not by_chance and step not in possible(world):
                return None
            following, happened = after(world, step)
            same = heard(self._game, happened, seat) == sound
            if same and seen(self._game, following, seat) == sight:
                return self._game.dump(following)
            return None

        return follow

    def _compare(self, followed: Worlds, sampled: Worlds, step: str, rand: Rand) -> None:
        values: dict[Path, set[Json]] = defaultdict(set)
        for world in followed[:LOOKED_AT] + sampled[:LOOKED_AT]:
            for path, value in _leaves(world):
                values[path].add(value)
        families: dict[str, list[Path]] = defaultdict(list)
        for path, found in values.items():
            if len(found) > 1:
                families[".".join(key for key in path if isinstance(key, str))].append(path)
        for family, paths in families.items():
            path = paths[rand.below(len(paths))]
            one, two = (Counter(_at(world, path) for world in way) for way in (followed, sampled))
            statistic, freedom = chi_square_of_two(one, two)
            if freedom:
                told = f"{_named(path)} for {step}: {_shares(one, two)}"
                self._sums[family].add(statistic, freedom, told)

    def judge(self) -> None:
        """AssertionError names the member of the dump that is not as likely as it should be."""
        if not self._sums:
            return
        most = NormalDist().inv_cdf(1 - LEVEL / len(self._sums))
        by_far = {name: sigmas(one.statistic, one.freedom) for name, one in self._sums.items()}
        name = max(by_far, key=by_far.__getitem__)
        found = self._sums[name]
        assert by_far[name] < most, (
            f"sampled worlds are not as likely as the rules make them: {name} is"
            f" {by_far[name]:.1f} sigma off over all games, where {most:.1f} come once in"
            f" {1 / LEVEL:,.0f}; worst is {found.told}"
        )


def _leaves(value: Json, path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Each leaf of a dump with the keys that lead to it."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _leaves(item, (*path, name))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _leaves(item, (*path, index))
    else:
        yield path, value


def _at(world: Json, path: Path) -> str:
    """What stands there in a dump, as a word."""
    here: Any = world
    for key in path:
        try:
            here = here[key]
        except (IndexError, KeyError, TypeError):
            return "nothing"
    return repr(here)


def _named(path: Path) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")


def _drawn(draw: Draw, count: int, tries: int) -> Worlds:
    found: Worlds = []
    for _ in range(tries):
        world = draw()
        if world is not None:
            found.append(world)
            if len(found) == count:
                break
    return found


def _shares(one: Counter[str], other: Counter[str]) -> str:
    """The value that differs most, with its share in both ways."""
    first, second = one.total(), other.total()
    values = sorted(one.keys() | other.keys())
    value = max(values, key=lambda value: abs(one[value] / first - other[value] / second))
    ours, theirs = one[value] / first, other[value] / second
    return f"{value} in {theirs:.0%} of sampled worlds, {ours:.0%} of those that follow"
