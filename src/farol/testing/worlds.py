"""Worlds in the middle and at the end of a game, compared with those of one step before.

What a seat cannot rule out after a step follows from what it could not rule out before it: a
world of before, any step that is possible there, and of these only what sounds and looks to the
seat as the real step did. `assert_worlds_follow` draws worlds in both ways and compares them.
Where few worlds are left the two sets must be equal; where there are many, what is common in one
of them must come up in the other too, part of a dump by part. Together with the first moves,
which are played out in full, this holds a sampler to the rules from the first deal to the last.
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

AT_FIRST: Final = 10  # worlds drawn in each way, to see whether anything is hidden at all
DRAWN: Final = 30  # more of them, if so
MOST_DRAWN: Final = 1_500  # before a world counts as one that never comes
FEWEST: Final = 12  # followed worlds that are needed to judge a step
FEW: Final = 8  # different worlds that count as few: all of them must come in both ways
STEPS: Final = 6  # tried in each world, besides the real one
COMMON: Final = 0.15  # of the worlds: what is that common in one way must come in the other


class Drawn:
    """Worlds that were drawn in one way: each as text, and how often each part of it came."""

    def __init__(self, game: AnyGame, draw: Callable[[], Any | None]) -> None:
        self._game = game
        self._draw = draw
        self.tries = 0
        self.count = 0
        self.whole: Counter[str] = Counter()
        self.parts: Counter[str] = Counter()

    def more(self, tries: int) -> None:
        """Draw so many times; some draws come to nothing."""
        for _ in range(tries):
            self.tries += 1
            world = self._draw()
            if world is not None:
                dump = self._game.dump(world)
                self.count += 1
                self.whole[json.dumps(dump)] += 1
                self.parts.update(set(leaves(dump)))


def leaves(value: Json, path: str = "") -> Iterator[str]:
    """Each smallest part of a dump with its place, a list of numbers also as what is in it."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from leaves(item, f"{path}.{name}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, f"{path}[{index}]")
    else:
        yield f"{path} = {json.dumps(value)}"


def assert_worlds_follow(game: AnyGame, state: Any, action: int, seat: int, rand: Rand) -> None:
    """The worlds of a seat after a step are the worlds of before, one step on."""
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
        return  # nothing is hidden from this seat
    before.more(DRAWN)
    if before.count < FEWEST:
        before.more(4 * DRAWN)
    if before.count < FEWEST:
        return
    now.more(DRAWN)
    if len(before.whole) <= FEW or len(now.whole) <= FEW:
        _assert_comes(before.whole, now, lambda drawn: drawn.whole, NEVER, 1)
        _assert_comes(now.whole, before, lambda drawn: drawn.whole, RULED_OUT, 1)
    _assert_comes(before.parts, now, lambda drawn: drawn.parts, NEVER, COMMON * before.count)
    _assert_comes(now.parts, before, lambda drawn: drawn.parts, RULED_OUT, COMMON * now.count)


NEVER: Final = "the seat cannot rule this out, and no sampled world has it"
RULED_OUT: Final = "the seat can rule this out, and a sampled world has it"


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
