"""A seat's knowledge of a game: its steps and their changes, and the complete history for bots."""

# compiled by mypyc

from collections.abc import Mapping
from typing import Final, TypeVar

from msgspec import Raw

from farol.contracts.notebook import Page, View, page_of
from farol.core.data import Json
from farol.core.entries import Spoken
from farol.core.state import State
from farol.games import notebook_of
from farol.protocol import messages, types
from farol.server.play.model.game import LiveGame

T = TypeVar("T")

LONGEST_GAP: Final = 256  # steps of a gap that are sent; a larger gap is answered with a full view
LONGEST_RUN: Final = 12  # steps of one move that are animated one by one; a longer one is a deal
LONGEST_TURN: Final = 80  # steps of a replayed turn


def told(game: LiveGame, look: int | None, after: int) -> list[types.Step]:
    """Steps after a version. For the last move they include the intermediate changes, so that it
    can be animated step by step; of a long deal only the first ones."""
    steps = game.steps(look, after)
    run = game.run
    if not run or len(steps) < len(run):
        return steps
    before = game.shown.get(look, run[0])
    for sight, step in zip(run[1 : LONGEST_RUN + 1], steps[-len(run) :], strict=False):
        changes = sight.changes(before, look)
        step.changes = None if changes is None else Raw(changes)
        before = sight
    return steps


def tells_gap(game: LiveGame, version: int) -> bool:
    """Whether a gap is filled with steps instead of a full view."""
    return game.version - LONGEST_GAP <= version <= game.version


def steps_before(game: LiveGame, look: int | None, version: int) -> list[types.Step]:
    """Steps before a version, as the seat may know them, up to the limit of one message."""
    wanted = range(max(1, version - LONGEST_GAP), min(version, game.version + 1))
    return [game.step(game.entry(each), look) for each in wanted]


def turn_again(
    game: LiveGame, look: int | None, version: int, last: int
) -> tuple[dict[str, Json], list[types.Step], dict[str, Json]] | None:
    """Replay of the turn that began with a version, as the seat saw it: the view before, the steps
    up to `last` with their changes, and the view after. None if nobody moved then, or if it was
    taken back.
    """
    line = [each for each in game.mainline if each <= last]
    if version not in line or game.entry(version).seat is None:
        return None
    start, mover = line.index(version), game.entry(version).seat
    state = game.state_after(line[:start])
    before = seen = seen_by(game, state, look)
    steps: list[types.Step] = []
    for entry in map(game.entry, line[start : start + LONGEST_TURN]):
        if entry.seat not in (None, mover):
            break
        assert entry.action is not None  # an undo is never part of the main line
        state.apply_unchecked(entry.action)
        after, step = seen_by(game, state, look), game.step(entry, look)
        if seen.keys() <= after.keys():
            step.changes = messages.raw(changed_fields(seen, after))
        steps.append(step)
        seen = after
    return before, steps, seen


def seen_by(game: LiveGame, state: State, look: int | None) -> dict[str, Json]:
    """The view of a state for a seat, or (None) a spectator."""
    public = game.rules.observe(state, None)
    return public if look is None else {**public, **game.rules.own(state, look)}


def line_at(game: LiveGame, version: int) -> list[int]:
    """The main line when the record had this version."""
    if version == 0:
        return []
    last = game.entry(version)
    back = last.undo_to
    line, each = [], version if back is None else last.parent
    while each:
        line.append(each)
        each = game.entry(each).parent
    return [each for each in reversed(line) if back is None or each <= back]


def page_at(game: LiveGame, look: int | None, version: int, counting: bool) -> Page:
    """The notebook page at a version: actions that everybody saw, and what is left according to the
    seat."""
    line = line_at(game, version)
    view = seen_by(game, game.state_after(line), look)
    return page_of(notebook_of(game.rules), game.seats, _public(game, line), view, counting)


def _public(game: LiveGame, line: list[int]) -> list[View]:
    """Spectators' views of these entries."""
    views = (
        game.rules.event_view(event, None) for each in line for event in game.entry(each).events
    )
    return [view for view in views if view is not None]


def told_page(page: Page) -> types.NotebookPage:
    """A notebook page as a protocol type."""
    return types.NotebookPage(
        page.counts,
        [types.Sum(*one) for one in page.own],
        [types.StillOut(*one) for one in page.left],
    )


def views_of(game: LiveGame, look: int, versions: list[int] | None = None) -> list[dict[str, Json]]:
    """All views of the main line that the seat has had, oldest first, with the claims it has heard;
    `versions`: up to an earlier moment."""
    found: list[dict[str, Json]] = []
    heard = 0
    for version in game.mainline if versions is None else versions:
        heard = _hear(game, found, heard, version - 1)
        for event in game.entry(version).events:
            view = game.rules.event_view(event, look)
            if view is not None:
                found.append(view)
    last = game.version if versions is None else max(versions, default=0)
    _hear(game, found, heard, last)
    return found


def _hear(game: LiveGame, views: list[dict[str, Json]], heard: int, version: int) -> int:
    """Add the claims made up to a version; returns how many there were by then."""
    while heard < len(game.said) and game.said[heard].said.after <= version:
        views.append(game.said[heard].said.view(game.rules.claims))
        heard += 1
    return heard


def claim_line(game: LiveGame, spoken: Spoken) -> types.ClaimLine:
    """A claim as everybody hears it."""
    said = spoken.said
    claim = game.rules.claims.to_json(said.claim)
    return types.ClaimLine(spoken.number, said.after, said.seat, claim, spoken.at)


def changed_fields(before: Mapping[str, T], seen: Mapping[str, T]) -> dict[str, T]:
    """The fields of a view that differ from `before`."""
    return {
        name: value for name, value in seen.items() if name not in before or before[name] != value
    }
