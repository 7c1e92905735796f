"""Saboteur: the public actions and claims of this round, classified as evidence."""

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any, Final

from farol.core.claims import SAID
from farol.core.vectors import numbers
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


@dataclass(frozen=True)
class Deed:
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


def read_history(events: list[dict[str, Any]], seats: int, connected: bool) -> RoundHistory:
    """The history of the present round, from views of events."""
    begin = 0
    talkers: set[int] = set()
    for index, event in enumerate(events):
        if event["kind"] == "goals":
            begin = index
        elif event["kind"] == SAID and event["claim"]["type"] == "saw":
            talkers.add(event["seat"])
    events = events[begin:]
    mine = new_mine(connected)
    mine.goal_cards = numbers(_turned_up(events))
    history = new_history(seats)
    history.talkers = frozenset(talkers)
    for event in events:
        reader = _READERS.get(event["kind"])
        if reader is not None:
            if reader is not _said:
                _keeps_silent(history, event["seat"])
            reader(history, mine, event)
    history.down = [goal for goal in range(GOALS) if mine.goal_is_down(goal)]
    return history


def new_history(seats: int) -> RoundHistory:
    """The history at the start of a round."""
    history = RoundHistory(seats)
    for counts in (history.looks, history.broken, history.untold):
        counts += [0] * seats
    for counts in (history.done, history.marks, history.digs):
        counts += [0] * seats
    return history


def _turned_up(events: list[dict[str, Any]]) -> list[int]:
    """Goal cards that were turned up; in the replay the others stand as possible treasures, face
    down.
    """
    cards = [TREASURE] * GOALS
    for event in events:
        if event["kind"] == "turned-up":
            cards[event["goal"]] = GOAL_IDS.index(event["card"])
    return cards


def _distances(mine: Mine) -> list[int]:
    paths = Paths()
    paths.measure(mine)
    for goal in range(GOALS):
        paths.find(mine, goal)
    return list(paths.best)


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


def _note(
    history: RoundHistory, mine: Mine, seat: int, kind: int, target: int | None = None
) -> None:
    """Add a deed whose kind does not depend on the treasure."""
    distances = _distances(mine)
    contexts = _contexts(history, seat, distances)
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


def _said(history: RoundHistory, mine: Mine, event: dict[str, Any]) -> None:
    seat, claim = event["seat"], event["claim"]
    if claim["type"] == "saw" and claim["find"] != FINDS[NOTHING]:
        goal = claim["goal"]
        looked = history.looks[seat] >> goal & 1 == 1
        tale = Tale(seat, goal, FINDS.index(claim["find"]), looked)
        if tale not in history.tales:  # a repetition is no evidence
            history.tales.append(tale)
        history.untold[seat] &= ~(1 << goal)
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


def _laid(history: RoundHistory, mine: Mine, event: dict[str, Any]) -> None:
    seat = event["seat"]
    kind = KIND_IDS.index(event["card"])
    piece = 2 * kind + (1 if event["turned"] and KIND_TURNS[kind] == 2 else 0)
    cell = cell_at(event["x"], event["y"])
    before = _distances(mine)
    targets = [_targets(history, mine, seat, treasure) for treasure in range(GOALS)]
    turned = mine.place(piece, cell)
    after = _distances(mine)
    for goal in range(GOALS):
        if turned >> goal & 1:
            after[goal] = 0
    kinds: list[int] = []
    for treasure in range(GOALS):
        gain = sum(before[goal] - after[goal] for goal in targets[treasure])
        if not FACE_THROUGH[piece + 1]:
            kinds.append(DEAD_END)
        else:
            kinds.append(FORWARD if gain > 0 else SIDEWAYS if gain == 0 else BACK)
    history.add(Deed(seat, tuple(kinds), _contexts(history, seat, before)))


def _collapsed(history: RoundHistory, mine: Mine, event: dict[str, Any]) -> None:
    """Removing a misleading tunnel clears the way, like removing a dead end."""
    seat, before = event["seat"], _distances(mine)
    through = FACE_THROUGH[2 * KIND_IDS.index(event["card"]) + 1]
    targets = [_targets(history, mine, seat, treasure) for treasure in range(GOALS)]
    cell = cell_at(event["x"], event["y"])
    if mine.at(cell) != EMPTY:  # a cell from before the first event is unknown
        mine.collapse(cell)
    after = _distances(mine)
    kinds: list[int] = []
    for treasure in range(GOALS):
        saved = sum(before[goal] - after[goal] for goal in targets[treasure])
        clears = BOTH * saved >= ASTRAY * len(targets[treasure])
        kinds.append(COLLAPSED_TUNNEL if through and not clears else COLLAPSED_DEAD_END)
    history.add(Deed(seat, tuple(kinds), _contexts(history, seat, before)))


def _looked(history: RoundHistory, mine: Mine, event: dict[str, Any]) -> None:
    _note(history, mine, event["seat"], LOOKED)
    history.looks[event["seat"]] |= 1 << event["goal"]
    history.untold[event["seat"]] |= 1 << event["goal"]


def _broke(history: RoundHistory, mine: Mine, event: dict[str, Any]) -> None:
    _note(history, mine, event["seat"], BROKE, event["target"])
    history.broken[event["target"]] += 1


def _mended(history: RoundHistory, mine: Mine, event: dict[str, Any]) -> None:
    if event["target"] == event["seat"]:
        _note(history, mine, event["seat"], MENDED_OWN)
    else:
        _note(history, mine, event["seat"], MENDED_OTHER, event["target"])
    history.broken[event["target"]] -= 1


def _discarded(history: RoundHistory, mine: Mine, event: dict[str, Any]) -> None:
    _note(history, mine, event["seat"], DISCARDED)


_READERS: Final = {
    "laid": _laid,
    "collapsed": _collapsed,
    "looked": _looked,
    "broke": _broke,
    "mended": _mended,
    "discarded": _discarded,
    SAID: _said,
}
