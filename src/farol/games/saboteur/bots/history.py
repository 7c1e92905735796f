"""Saboteur: the public actions and claims of this round, classified as evidence."""

# compiled by mypyc

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from farol.bots.bot import Views
from farol.core.claims import SAID
from farol.core.native import i64
from farol.core.vectors import bit, numbers
from farol.games.saboteur.bots.paths import Paths
from farol.games.saboteur.bots.policy import ASTRAY, BOTH, CLOSE
from farol.games.saboteur.claims import FINDS, GOLD, NOTHING, STANCES, STONE
from farol.games.saboteur.mine import Mine, new_mine
from farol.games.saboteur.tables import (
    EMPTY,
    FACE_THROUGH,
    GOAL_IDS,
    GOALS,
    KIND_IDS,
    KIND_TURNS,
    TREASURE,
    cell_at,
)

DEEDS: Final = (
    "forward",
    "sideways",
    "back",
    "dead-end",
    "discard",
    "look",
    "break",
    "mend-own",
    "mend-other",
    "collapse-tunnel",
    "collapse-dead-end",
)
FORWARD: Final = 0
SIDEWAYS: Final = 1
BACK: Final = 2
DEAD_END: Final = 3
DISCARDED: Final = 4
LOOKED: Final = 5
BROKE: Final = 6
MENDED_OWN: Final = 7
MENDED_OTHER: Final = 8
COLLAPSED_TUNNEL: Final = 9
COLLAPSED_DEAD_END: Final = 10
# A context: near the treasure or far from it, tools intact or broken, early or late.
NEAR: Final = 1
BROKEN: Final = 2
PLACES: Final = 4  # contexts of one stage
STAGES: Final = (1, 2, 4, 7)  # number of own earlier deeds at which a new stage begins
CONTEXTS: Final = PLACES * (len(STAGES) + 1)
BLOCKING: Final = frozenset({BACK, DEAD_END, COLLAPSED_TUNNEL})
# A seat's public standing: it has dug forward without an offence, done nothing of note, blocked the
# way or broken an unsuspected seat's tool once, or more often.
STANDINGS: Final = ("trusted", "unknown", "marked", "notorious")
TRUSTED: Final = 0
UNKNOWN: Final = 1
NOTORIOUS: Final = 3


class Deed(NamedTuple):
    """One deed; its kind and context depend on the place of the treasure: one per goal."""

    seat: int
    kinds: tuple[int, ...]
    contexts: tuple[int, ...]
    target: int | None = None  # of breaking, and of mending another seat's tool
    aim: int = UNKNOWN  # the target's standing at that time
    choice: tuple[int, ...] = ()  # by standing: the number of possible targets

    @property
    def does_wrong(self) -> bool:
        """Whether it is an offence: it blocked the way for every possible treasure, or broke a tool
        of a seat without an offence.
        """
        unmarked = self.kinds[0] == BROKE and self.aim in {TRUSTED, UNKNOWN}
        return unmarked or BLOCKING.issuperset(self.kinds)


@dataclass(frozen=True)
class Tale:
    """A seat's report on a goal, and whether it had looked there."""

    seat: int
    goal: int
    find: int  # GOLD or STONE
    looked: bool


@dataclass(frozen=True)
class Opinion:
    """A seat's opinion of another one's role."""

    seat: int
    about: int
    stance: int


@dataclass(frozen=True)
class DigTowards:
    """A seat's suggestion where to dig, whether it had looked at any goal, and how many goals were
    face down then.
    """

    seat: int
    goal: int
    looked: bool
    down: int


@dataclass
class RoundHistory:
    """Deeds and claims of one round, and public knowledge of the goals."""

    seats: int
    deeds: list[Deed] = field(default_factory=list)
    looks: list[int] = field(default_factory=list)  # by seat: set of goals it has looked at
    broken: list[int] = field(default_factory=list)  # by seat: number of broken tools
    down: list[int] = field(default_factory=lambda: list(range(GOALS)))  # goals never turned up
    tales: list[Tale] = field(default_factory=list)
    opinions: list[Opinion] = field(default_factory=list)
    pointings: list[DigTowards] = field(default_factory=list)  # the last one of each seat
    silences: list[int] = field(default_factory=list)  # seats that looked and did not report
    untold: list[int] = field(default_factory=list)  # by seat: goals it may still report on
    talkers: frozenset[int] = frozenset()  # seats that have reported a look in this game
    done: list[int] = field(default_factory=list)  # by seat: number of deeds
    marks: list[int] = field(default_factory=list)  # by seat: number of offences
    digs: list[int] = field(default_factory=list)  # by seat: tunnels laid towards every goal
    company: tuple[str, ...] = ()  # by seat: the level of a bot; empty: unknown

    def standing(self, seat: int) -> int:
        """The public standing of a seat."""
        if self.marks[seat]:
            return min(NOTORIOUS, UNKNOWN + self.marks[seat])
        return TRUSTED if self.digs[seat] else UNKNOWN

    def add(self, deed: Deed) -> None:
        """Add a deed, and update standings."""
        self.deeds.append(deed)
        self.done[deed.seat] += 1
        if deed.does_wrong:
            self.marks[deed.seat] += 1
        elif deed.kinds == (FORWARD,) * GOALS:
            self.digs[deed.seat] += 1


class RoundReading:
    """How far the events of a seat were read: the present round's history, and its mine."""

    def __init__(self, seats: int, connected: bool) -> None:
        self.history = new_history(seats)
        self.mine = new_mine(connected)
        self.connected = connected
        self.read = 0  # events, of the whole game
        self.given: RoundHistory | None = None  # the history of what was read, once it is asked for
        self.way: list[int] | None = None  # distances, once they are asked for
        self.cards = [TREASURE] * GOALS  # goals not turned up stand as possible treasures

    def is_of(self, events: Sequence[dict[str, Any]], connected: bool) -> bool:
        """Whether the events continue those that were read, in the same round."""
        if self.connected != connected or self.read > len(events):
            return False
        for event in events[self.read :]:
            if event["kind"] == "goals" or _reports(event):
                return False
        return True

    def read_on(self, events: Sequence[dict[str, Any]]) -> None:
        """Read the events that are new."""
        fresh = events[self.read :]
        if not fresh:
            return
        self.given = None
        self.read = len(events)
        for event in fresh:
            if event["kind"] == "turned-up":
                self.cards[event["goal"]] = GOAL_IDS.index(event["card"])
        self.mine.goal_cards = numbers(self.cards)
        self.way = None
        for event in fresh:
            reader = _READERS.get(event["kind"])
            if reader is not None:
                if reader is not _said:
                    _keeps_silent(self.history, event["seat"])
                reader(self, event)

    def distances(self) -> list[int]:
        """The cards missing to each goal. Whoever changes the mine sets `way` to None."""
        if self.way is None:
            paths = Paths()
            paths.measure(self.mine)
            goal: i64
            for goal in range(GOALS):
                paths.find(self.mine, goal)
            self.way = [paths.best[goal] for goal in range(GOALS)]
        return self.way

    def told(self) -> RoundHistory:
        """The history so far, independent of what is read later."""
        if self.given is not None:
            return self.given
        history = self.history
        self.given = found = RoundHistory(
            history.seats,
            history.deeds[:],
            history.looks[:],
            history.broken[:],
            [goal for goal in range(GOALS) if self.mine.goal_is_down(goal)],
            history.tales[:],
            history.opinions[:],
            history.pointings[:],
            history.silences[:],
            history.untold[:],
            history.talkers,
            history.done[:],
            history.marks[:],
            history.digs[:],
        )
        return found


def _reports(event: dict[str, Any]) -> bool:
    return event["kind"] == SAID and bool(event["claim"]["type"] == "saw")


def read_history(events: Sequence[dict[str, Any]], seats: int, connected: bool) -> RoundHistory:
    """The history of the present round, from views of events. `Views` are read only once."""
    reading: RoundReading | None = getattr(events, "reading", None)
    if reading is None or not reading.is_of(events, connected):
        reading = _opened(events, seats, connected)
    reading.read_on(events)
    if isinstance(events, Views):
        events.reading = reading
    return reading.told()


def _opened(events: Sequence[dict[str, Any]], seats: int, connected: bool) -> RoundReading:
    """A reading from the beginning of the round. It knows who reports a look in this game, also
    later: whoever never does keeps silent about nothing.
    """
    reading = RoundReading(seats, connected)
    for index, event in enumerate(events):
        if event["kind"] == "goals":
            reading.read = index
    reading.history.talkers = frozenset(event["seat"] for event in events if _reports(event))
    return reading


def new_history(seats: int) -> RoundHistory:
    """The history at the start of a round."""
    history = RoundHistory(seats)
    for counts in (history.looks, history.broken, history.untold):
        counts += [0] * seats
    for counts in (history.done, history.marks, history.digs):
        counts += [0] * seats
    return history


def _targets(history: RoundHistory, mine: Mine, seat: int, treasure: int) -> list[int]:
    """Where a seat that has looked at these goals would dig, for a given treasure."""
    if history.looks[seat] >> treasure & 1:
        return [treasure]
    unknown = [
        goal
        for goal in range(GOALS)
        if mine.goal_is_down(goal) and not history.looks[seat] >> goal & 1
    ]
    if history.tales:
        fame = [_fame(history, goal) for goal in unknown]
        unknown = [goal for goal in unknown if _fame(history, goal) == max(fame)]
    return unknown or [treasure]


def _fame(history: RoundHistory, goal: int) -> int:
    """The weight of the reports so far for a goal; gold counts more than stone."""
    found = [tale.find for tale in history.tales if tale.goal == goal]
    return 2 * found.count(GOLD) - found.count(STONE)


def _note(reading: RoundReading, seat: int, kind: int, target: int | None = None) -> None:
    """Add a deed whose kind does not depend on the treasure."""
    history = reading.history
    contexts = _contexts(history, seat, reading.distances())
    if target is None:
        history.add(Deed(seat, (kind,) * GOALS, contexts))
        return
    choice = [0] * len(STANDINGS)
    for other in range(history.seats):
        if other != seat:
            choice[history.standing(other)] += 1
    aim = history.standing(target)
    history.add(Deed(seat, (kind,) * GOALS, contexts, target, aim, tuple(choice)))


def _contexts(history: RoundHistory, seat: int, distances: list[int]) -> tuple[int, ...]:
    """The context of a seat's next deed, for each possible treasure."""
    base = PLACES * bisect_right(STAGES, history.done[seat]) | (
        BROKEN if history.broken[seat] else 0
    )
    return tuple(base | (NEAR if distance <= CLOSE else 0) for distance in distances)


def _keeps_silent(history: RoundHistory, seat: int) -> None:
    """A seat moves on without reporting its look, which is evidence for seats that report at
    times.
    """
    if history.untold[seat] and seat in history.talkers:
        history.silences.append(seat)
    history.untold[seat] = 0


def _said(reading: RoundReading, event: dict[str, Any]) -> None:
    history, mine = reading.history, reading.mine
    seat, claim = event["seat"], event["claim"]
    if claim["type"] == "saw" and claim["find"] != FINDS[NOTHING]:
        goal = claim["goal"]
        looked = history.looks[seat] >> goal & 1 == 1
        tale = Tale(seat, goal, FINDS.index(claim["find"]), looked)
        if tale not in history.tales:  # a repetition is no evidence
            history.tales.append(tale)
        history.untold[seat] &= ~bit(goal)
    elif claim["type"] == "think":
        opinion = Opinion(seat, claim["about"], STANCES.index(claim["stance"]))
        history.opinions = [
            old for old in history.opinions if (old.seat, old.about) != (seat, opinion.about)
        ]
        history.opinions.append(opinion)
    elif claim["type"] == "dig" and mine.goal_is_down(claim["goal"]):
        down = sum(mine.goal_is_down(goal) for goal in range(GOALS))
        pointing = DigTowards(seat, claim["goal"], history.looks[seat] != 0, down)
        history.pointings = [old for old in history.pointings if old.seat != seat]
        history.pointings.append(pointing)


def _laid(reading: RoundReading, event: dict[str, Any]) -> None:
    history, mine = reading.history, reading.mine
    seat: int = event["seat"]
    kind = KIND_IDS.index(event["card"])
    piece = 2 * kind + (1 if event["turned"] and KIND_TURNS[kind] == 2 else 0)
    cell = cell_at(event["x"], event["y"])
    before = reading.distances()
    targets = [_targets(history, mine, seat, treasure) for treasure in range(GOALS)]
    turned = mine.place(piece, cell)
    reading.way = None
    after = reading.distances()[:]
    for goal in range(GOALS):
        if turned >> goal & 1:
            after[goal] = 0
    kinds: list[int] = []
    for treasure in range(GOALS):
        gain = sum([before[goal] - after[goal] for goal in targets[treasure]])
        if not FACE_THROUGH[piece + 1]:
            kinds.append(DEAD_END)
        else:
            kinds.append(FORWARD if gain > 0 else SIDEWAYS if gain == 0 else BACK)
    history.add(Deed(seat, tuple(kinds), _contexts(history, seat, before)))


def _collapsed(reading: RoundReading, event: dict[str, Any]) -> None:
    """Removing a misleading tunnel clears the way, like removing a dead end."""
    history, mine = reading.history, reading.mine
    seat: int = event["seat"]
    before = reading.distances()
    through = FACE_THROUGH[2 * KIND_IDS.index(event["card"]) + 1]
    targets = [_targets(history, mine, seat, treasure) for treasure in range(GOALS)]
    cell = cell_at(event["x"], event["y"])
    if mine.at(cell) != EMPTY:  # a cell from before the first event is unknown
        mine.collapse(cell)
    reading.way = None
    after = reading.distances()
    kinds: list[int] = []
    for treasure in range(GOALS):
        saved = sum([before[goal] - after[goal] for goal in targets[treasure]])
        clears = BOTH * saved >= ASTRAY * len(targets[treasure])
        kinds.append(COLLAPSED_TUNNEL if through and not clears else COLLAPSED_DEAD_END)
    history.add(Deed(seat, tuple(kinds), _contexts(history, seat, before)))


def _looked(reading: RoundReading, event: dict[str, Any]) -> None:
    _note(reading, event["seat"], LOOKED)
    reading.history.looks[event["seat"]] |= bit(event["goal"])
    reading.history.untold[event["seat"]] |= bit(event["goal"])


def _broke(reading: RoundReading, event: dict[str, Any]) -> None:
    _note(reading, event["seat"], BROKE, event["target"])
    reading.history.broken[event["target"]] += 1


def _mended(reading: RoundReading, event: dict[str, Any]) -> None:
    if event["target"] == event["seat"]:
        _note(reading, event["seat"], MENDED_OWN)
    else:
        _note(reading, event["seat"], MENDED_OTHER, event["target"])
    reading.history.broken[event["target"]] -= 1


def _discarded(reading: RoundReading, event: dict[str, Any]) -> None:
    _note(reading, event["seat"], DISCARDED)


_READERS: Final = {
    "laid": _laid,
    "collapsed": _collapsed,
    "looked": _looked,
    "broke": _broke,
    "mended": _mended,
    "discarded": _discarded,
    SAID: _said,
}
