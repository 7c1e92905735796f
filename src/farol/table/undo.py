"""Undo that follows from secrecy: free while nothing was revealed and nobody else acted."""

from typing import Final

from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import State
from farol.games import AnyGame
from farol.table import wire
from farol.table.play import Happened, Play

WORLDS: Final = 16  # sampled worlds that must all look alike before an undo is free

OTHERS_ACTED: Final = "Since then somebody else has acted."
CHANCE_SPOKE: Final = "Since then a card was drawn or dealt, or dice were rolled."
SOMETHING_SHOWN: Final = "That move revealed something that was hidden."


def possible_undo(play: Play, seat: int) -> wire.Undo | None:
    """What the seat could take back: its latest decision and everything after it."""
    place = _latest_decision(play, seat)
    if place is None:
        return None
    before = play.line[place - 1] if place > 0 else 0
    since = [play.happened[version - 1] for version in play.line[place:]]
    return wire.Undo(before, _why_not_free(play, seat, play.line[:place], since))


def _latest_decision(play: Play, seat: int) -> int | None:
    """Index in the line of the seat's latest decision."""
    for place in range(len(play.line) - 1, -1, -1):
        if play.happened[play.line[place] - 1].seat == seat:
            return place
    return None


def _why_not_free(play: Play, seat: int, before: list[int], since: list[Happened]) -> str | None:
    if any(entry.seat is None for entry in since):
        return CHANCE_SPOKE
    if any(entry.seat != seat for entry in since):
        return OTHERS_ACTED
    for entry in since:
        if any(event.private and not event.seen_by(seat) for event in entry.events):
            return SOMETHING_SHOWN
    actions = [_action(play, entry) for entry in since]
    if _reveals(play.game, play.state_after(before), seat, actions):
        return SOMETHING_SHOWN
    return None


def _action(play: Play, entry: Happened) -> int:
    action = play.entries[entry.version - 1].action
    assert action is not None
    return action


def _reveals(game: AnyGame, before: State, seat: int, actions: list[int]) -> bool:
    """Whether the seat learns from its actions in which world it is."""
    learned = _learned(game, before.copy(), seat, actions)
    rand = Rand(len(actions))
    for _ in range(WORLDS):
        if _learned(game, before.sample_world(seat, rand), seat, actions) != learned:
            return True
    return False


def _learned(game: AnyGame, state: State, seat: int, actions: list[int]) -> list[object]:
    """What the seat hears; every game is held to show nothing new without an event."""
    learned: list[object] = []
    for action in actions:
        if state.to_act() != seat or action not in state.legal_actions():
            return [*learned, "not possible"]
        events: list[Event] = []
        state.apply(action, events)
        learned += [game.event_view(event, seat) for event in events]
    return learned
