"""Sampled worlds in the middle and at the end of a game, compared with those of one step before.

A seat's possible worlds after a step follow from those before it: apply every possible step to each
earlier world, and keep those where views and events equal the real ones. `assert_worlds_follow`
samples worlds in both ways and compares them. Small sets must be equal; in large ones, common parts
of a dump must occur in both. Together with the full enumeration of the first moves, this verifies a
sampler from the first deal to the end.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from farol.core.data import Json
from farol.core.rand import Rand
from farol.games import AnyGame
from farol.testing.play import after, possible, some_of
from farol.testing.secrecy import heard, seen
from farol.testing.trail import word_of

AT_FIRST: Final = 10  # worlds drawn in each way, to see whether anything is hidden
DRAWN: Final = 30  # further ones, if so
MOST_DRAWN: Final = 1_500  # draws after which a world counts as impossible
FEWEST: Final = 12  # followed worlds needed to check a step
FEW: Final = 8  # different worlds up to which both sets must be equal
STEPS: Final = 6  # tried in each world, besides the real one
COMMON: Final = 0.15  # share of the worlds from which a part must occur in both ways


class Drawn:
    """Worlds drawn in one way: each as text, with the counts of its parts."""

    def __init__(self, game: AnyGame, draw: Callable[[], Any | None]) -> None:
        self._game = game
        self._draw = draw
        self.tries = 0
        self.count = 0
        self.whole: Counter[str] = Counter()
        self.parts: Counter[str] = Counter()

    def more(self, tries: int) -> None:
        """Draw so many times; some draws fail."""
        for _ in range(tries):
            self.tries += 1
            world = self._draw()
            if world is not None:
                dump = self._game.dump(world)
                self.count += 1
                self.whole[json.dumps(dump)] += 1
                self.parts.update(set(leaves(dump)))


def leaves(value: Json, path: str = "") -> Iterator[str]:
    """Each leaf of a dump with its path; for a list of numbers also its items."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from leaves(item, f"{path}.{name}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, f"{path}[{index}]")
    else:
        yield f"{path} = {json.dumps(value)}"


def assert_worlds_follow(game: AnyGame, state: Any, action: int, seat: int, rand: Rand) -> None:
    """The worlds of a seat after a step are those before it, advanced by the step."""
    later, events = after(state, action)
    sound, sight = heard(game, events, seat), seen(game, later, seat)

    def followed() -> Any | None:
        world = state.sample_world(seat, rand)
        steps = some_of(possible(world), STEPS, rand)
        if rand.below(2) or not steps:
            steps = [action] if action in possible(world) else steps
        for step in steps:
            following, happened = after(world, step)
            if heard(game, happened, seat) == sound and seen(game, following, seat) == sight:
                return following
        return None

    before = Drawn(game, followed)
    now = Drawn(game, lambda: later.sample_world(seat, rand))
    before.more(AT_FIRST)
    now.more(AT_FIRST)
    if before.count and before.whole.keys() == now.whole.keys() and len(now.whole) == 1:
        return  # the seat has complete information
    before.more(DRAWN)
    if before.count < FEWEST:
        before.more(4 * DRAWN)
    if before.count < FEWEST:
        return
    now.more(DRAWN)
    step = f" after {word_of(game, state, action)}"
    never, ruled_out = (one.format(seat=seat + 1) + step for one in (NEVER, RULED_OUT))
    if len(before.whole) <= FEW or len(now.whole) <= FEW:
        _assert_comes(before.whole, now, lambda drawn: drawn.whole, never, 1)
        _assert_comes(now.whole, before, lambda drawn: drawn.whole, ruled_out, 1)
    _assert_comes(before.parts, now, lambda drawn: drawn.parts, never, COMMON * before.count)
    _assert_comes(now.parts, before, lambda drawn: drawn.parts, ruled_out, COMMON * now.count)


NEVER: Final = "seat {seat} cannot rule this out, and no sampled world has it"
RULED_OUT: Final = "seat {seat} can rule this out, and a sampled world has it"


def _assert_comes(
    common: Counter[str],
    drawn: Drawn,
    what: Callable[[Drawn], Counter[str]],
    complaint: str,
    least: float,
) -> None:
    wanted = [part for part, count in common.items() if count >= least]
    while missing := [part for part in wanted if not what(drawn)[part]]:
        assert drawn.tries < MOST_DRAWN, f"{complaint}: {missing[0][:400]}"
        drawn.more(drawn.tries)
