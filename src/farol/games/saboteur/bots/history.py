"""Saboteur: the public deeds and words of this round, sorted into kinds that are evidence."""

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
CONTEXTS: Final = 4  # near the treasure or far from it, with whole tools or broken ones
NEAR: Final = 1
BROKEN: Final = 2


@dataclass(frozen=True)
class Deed:
    """One deed; its kind and context depend on where the treasure is: one for each goal."""

    seat: int
    kinds: tuple[int, ...]
    contexts: tuple[int, ...]
    target: int | None = None  # of breaking, and of mending another seat's tool


@dataclass(frozen=True)
class Tale:
    """What a seat said it found under a goal, and whether it had looked there."""

    seat: int
    goal: int
    find: int  # GOLD or STONE
    looked: bool


@dataclass(frozen=True)
class Opinion:
    """What a seat said of another one's role."""

    seat: int
    about: int
    stance: int


@dataclass
class History:
    """Deeds and words of one round, and what can be known of the goals by everybody."""

    seats: int
    deeds: list[Deed] = field(default_factory=list)
    looks: list[int] = field(default_factory=list)  # by seat: set of goals it has looked at
    broken: list[int] = field(default_factory=list)  # by seat: number of broken tools
    down: list[int] = field(default_factory=lambda: list(range(GOALS)))  # goals never turned up
    tales: list[Tale] = field(default_factory=list)
    opinions: list[Opinion] = field(default_factory=list)
    silences: list[int] = field(default_factory=list)  # seats that looked and did not tell
    untold: list[int] = field(default_factory=list)  # by seat: goals it may yet tell about
    talkers: frozenset[int] = frozenset()  # seats that told of a look at any time in this game


def read_history(events: list[dict[str, Any]], seats: int, connected: bool) -> History:
    """The history of the round that is being played, from views of events."""
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
    history = History(seats, looks=[0] * seats, broken=[0] * seats, untold=[0] * seats)
    history.talkers = frozenset(talkers)
    for event in events:
        reader = _READERS.get(event["kind"])
        if reader is not None:
            if reader is not _said:
                _keeps_silent(history, event["seat"])
            reader(history, mine, event)
    history.down = [goal for goal in range(GOALS) if mine.goal_is_down(goal)]
    return history


def _turned_up(events: list[dict[str, Any]]) -> list[int]:
    """Goal cards that were turned up; others stand as treasure and stay face down in the replay."""
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


def _targets(history: History, mine: Mine, seat: int, treasure: int) -> list[int]:
    """Where a seat that has looked at these goals would dig, if the treasure were there."""
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


def _fame(history: History, goal: int) -> int:
    """How much the tales so far speak for a goal; one of gold weighs more than one of stone."""
    found = [tale.find for tale in history.tales if tale.goal == goal]
    return 2 * found.count(GOLD) - found.count(STONE)


def _note(history: History, mine: Mine, seat: int, kind: int, target: int | None = None) -> None:
    """A deed that is the same wherever the treasure is."""
    distances = _distances(mine)
    contexts = tuple(_context(history, seat, distances[goal]) for goal in range(GOALS))
    history.deeds.append(Deed(seat, (kind,) * GOALS, contexts, target))


def _context(history: History, seat: int, distance: int) -> int:
    return (NEAR if distance <= CLOSE else 0) | (BROKEN if history.broken[seat] else 0)


def _keeps_silent(history: History, seat: int) -> None:
    """A seat goes on without a word about what it looked at: news of those who tell at times."""
    if history.untold[seat] and seat in history.talkers:
        history.silences.append(seat)
    history.untold[seat] = 0


def _said(history: History, _mine: Mine, event: dict[str, Any]) -> None:
    seat, claim = event["seat"], event["claim"]
    if claim["type"] == "saw" and claim["find"] != FINDS[NOTHING]:
        goal = claim["goal"]
        looked = history.looks[seat] >> goal & 1 == 1
        tale = Tale(seat, goal, FINDS.index(claim["find"]), looked)
        if tale not in history.tales:  # saying it twice makes it no truer
            history.tales.append(tale)
        history.untold[seat] &= ~(1 << goal)
    elif claim["type"] == "think":
        opinion = Opinion(seat, claim["about"], STANCES.index(claim["stance"]))
        history.opinions = [
            old for old in history.opinions if (old.seat, old.about) != (seat, opinion.about)
        ]
        history.opinions.append(opinion)


def _laid(history: History, mine: Mine, event: dict[str, Any]) -> None:
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
    contexts = tuple(_context(history, seat, before[goal]) for goal in range(GOALS))
    history.deeds.append(Deed(seat, tuple(kinds), contexts))


def _collapsed(history: History, mine: Mine, event: dict[str, Any]) -> None:
    """Whoever takes away a tunnel that leads astray clears the way, as with a dead end."""
    seat, before = event["seat"], _distances(mine)
    through = FACE_THROUGH[2 * KIND_IDS.index(event["card"]) + 1]
    targets = [_targets(history, mine, seat, treasure) for treasure in range(GOALS)]
    cell = cell_at(event["x"], event["y"])
    if mine.at(cell) != EMPTY:  # what lay there before the events begin is not known
        mine.collapse(cell)
    after = _distances(mine)
    kinds: list[int] = []
    for treasure in range(GOALS):
        saved = sum(before[goal] - after[goal] for goal in targets[treasure])
        clears = BOTH * saved >= ASTRAY * len(targets[treasure])
        kinds.append(COLLAPSED_TUNNEL if through and not clears else COLLAPSED_DEAD_END)
    contexts = tuple(_context(history, seat, before[goal]) for goal in range(GOALS))
    history.deeds.append(Deed(seat, tuple(kinds), contexts))


def _looked(history: History, mine: Mine, event: dict[str, Any]) -> None:
    _note(history, mine, event["seat"], LOOKED)
    history.looks[event["seat"]] |= 1 << event["goal"]
    history.untold[event["seat"]] |= 1 << event["goal"]


def _broke(history: History, mine: Mine, event: dict[str, Any]) -> None:
    _note(history, mine, event["seat"], BROKE, event["target"])
    history.broken[event["target"]] += 1


def _mended(history: History, mine: Mine, event: dict[str, Any]) -> None:
    if event["target"] == event["seat"]:
        _note(history, mine, event["seat"], MENDED_OWN)
    else:
        _note(history, mine, event["seat"], MENDED_OTHER, event["target"])
    history.broken[event["target"]] -= 1


def _discarded(history: History, mine: Mine, event: dict[str, Any]) -> None:
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
