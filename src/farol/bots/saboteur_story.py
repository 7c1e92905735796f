"""What everybody did in this round of Saboteur, as the kinds of deeds that betray a role."""

from dataclasses import dataclass, field
from typing import Any, Final

from farol.bots.saboteur_habits import CLOSE
from farol.bots.saboteur_ways import Ways
from farol.games.saboteur.mine import Mine, new_mine
from farol.games.saboteur.tables import (
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


@dataclass(frozen=True)
class Deed:
    """One deed; its kind and context depend on where the treasure is: one for each goal."""

    seat: int
    kinds: tuple[int, ...]
    contexts: tuple[int, ...]
    target: int | None = None  # of breaking, and of mending another seat's tool


@dataclass
class Story:
    """The deeds of one round and what can be known of the goals by everybody."""

    seats: int
    deeds: list[Deed] = field(default_factory=list)
    looks: list[int] = field(default_factory=list)  # by seat: set of goals it has looked at
    broken: list[int] = field(default_factory=list)  # by seat: number of broken tools
    down: list[int] = field(default_factory=lambda: list(range(GOALS)))  # goals never turned up


def read_story(events: list[dict[str, Any]], seats: int, connected: bool) -> Story:
    """The story of the round that is being played, from views of events."""
    begin = 0
    for index, event in enumerate(events):
        if event["kind"] == "goals":
            begin = index
    events = events[begin:]
    mine = new_mine(connected)
    mine.goal_cards = _turned_up(events)
    story = Story(seats, looks=[0] * seats, broken=[0] * seats)
    for event in events:
        reader = _READERS.get(event["kind"])
        if reader is not None:
            reader(story, mine, event)
    story.down = [goal for goal in range(GOALS) if mine.goal_is_down(goal)]
    return story


def _turned_up(events: list[dict[str, Any]]) -> list[int]:
    """Goal cards as far as they came to light; the others never are turned up in the replay."""
    cards = [TREASURE] * GOALS
    for event in events:
        if event["kind"] == "turned-up":
            cards[event["goal"]] = GOAL_IDS.index(event["card"])
    return cards


def _distances(mine: Mine) -> list[int]:
    ways = Ways()
    ways.measure(mine)
    for goal in range(GOALS):
        ways.find(mine, goal)
    return ways.best


def _targets(story: Story, mine: Mine, seat: int, treasure: int) -> list[int]:
    """Where a seat that has looked at these goals would dig, if the treasure were there."""
    if story.looks[seat] >> treasure & 1:
        return [treasure]
    return [
        goal
        for goal in range(GOALS)
        if mine.goal_is_down(goal) and not story.looks[seat] >> goal & 1
    ] or [treasure]


def _note(story: Story, mine: Mine, seat: int, kind: int, target: int | None = None) -> None:
    """A deed that is the same wherever the treasure is."""
    distances = _distances(mine)
    contexts = tuple(_context(story, seat, distances[goal]) for goal in range(GOALS))
    story.deeds.append(Deed(seat, (kind,) * GOALS, contexts, target))


def _context(story: Story, seat: int, distance: int) -> int:
    return (1 if distance <= CLOSE else 0) | (2 if story.broken[seat] else 0)


def _laid(story: Story, mine: Mine, event: dict[str, Any]) -> None:
    seat = event["seat"]
    kind = KIND_IDS.index(event["card"])
    piece = 2 * kind + (1 if event["turned"] and KIND_TURNS[kind] == 2 else 0)
    before = _distances(mine)
    targets = [_targets(story, mine, seat, treasure) for treasure in range(GOALS)]
    turned = mine.place(piece, cell_at(event["x"], event["y"]))
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
    contexts = tuple(_context(story, seat, before[goal]) for goal in range(GOALS))
    story.deeds.append(Deed(seat, tuple(kinds), contexts))


def _collapsed(story: Story, mine: Mine, event: dict[str, Any]) -> None:
    through = FACE_THROUGH[2 * KIND_IDS.index(event["card"]) + 1]
    kind = COLLAPSED_TUNNEL if through else COLLAPSED_DEAD_END
    _note(story, mine, event["seat"], kind)
    mine.collapse(cell_at(event["x"], event["y"]))


def _looked(story: Story, mine: Mine, event: dict[str, Any]) -> None:
    _note(story, mine, event["seat"], LOOKED)
    story.looks[event["seat"]] |= 1 << event["goal"]


def _broke(story: Story, mine: Mine, event: dict[str, Any]) -> None:
    _note(story, mine, event["seat"], BROKE, event["target"])
    story.broken[event["target"]] += 1


def _mended(story: Story, mine: Mine, event: dict[str, Any]) -> None:
    if event["target"] == event["seat"]:
        _note(story, mine, event["seat"], MENDED_OWN)
    else:
        _note(story, mine, event["seat"], MENDED_OTHER, event["target"])
    story.broken[event["target"]] -= 1


def _discarded(story: Story, mine: Mine, event: dict[str, Any]) -> None:
    _note(story, mine, event["seat"], DISCARDED)


_READERS: Final = {
    "laid": _laid,
    "collapsed": _collapsed,
    "looked": _looked,
    "broke": _broke,
    "mended": _mended,
    "discarded": _discarded,
}
