"""Reasons for another seat's move, from what the asking seat knows: those that hold in all sampled
worlds in which the move looks the same.
"""

import json
from collections.abc import Sequence
from typing import Final

from farol.bots.bot import Seat, View
from farol.bots.decision import ONLY_MOVE
from farol.bots.explain import bot_words
from farol.bots.reason import Reason
from farol.bots.registry import profile_of
from farol.bots.roles import Roles
from farol.core.event import Event
from farol.core.state import State
from farol.words import FALLBACK

WORLDS: Final = 10  # in which the move is possible
TRIES: Final = 80  # sampled worlds


def reasons_outside(asker: Seat, mover: int, seen: Sequence[View]) -> tuple[Reason, ...]:
    """Reasons for the mover's next move, of which the asker saw these events.

    Where roles are hidden, for each role what would be its reasons. Empty if the sampled worlds
    agree on nothing: then hidden cards decide.
    """
    game, roles = asker.game, Roles(asker.game)
    found: dict[str, list[list[Reason]]] = {}
    free, count, wanted = False, 0, json.dumps(seen, sort_keys=True)
    for _ in range(TRIES):
        if count == WORLDS:
            break
        world = asker.sample_world()
        if world.to_act() != mover:
            return ()
        legal = world.legal_actions()
        actions = [action for action in legal if _looks(asker, world, action) == wanted]
        if not actions:
            continue
        count += 1
        free = free or len(legal) > 1
        seat = Seat(game, mover, world, asker.events, asker.rand.fork(), asker.company)
        insight = profile_of(game).insight(seat)
        lists = found.setdefault(roles.of(seat) if roles.names else "", [])
        lists += [insight.reasons(action, ()) for action in actions]
    if not free:
        return (Reason(ONLY_MOVE),) if count else ()
    words = bot_words(FALLBACK, game)
    if len(found) == 1 or not all(words.has(f"reason-supposed-{role}") for role in found):
        return _common([one for lists in found.values() for one in lists])
    common = {role: _common(lists) for role, lists in sorted(found.items())}
    return tuple(
        Reason(f"supposed-{role}", others=reasons) for role, reasons in common.items() if reasons
    )


def _looks(asker: Seat, world: State, action: int) -> str:
    """The events of an action, as the asker would see them."""
    after, log = world.copy(), list[Event]()
    after.apply_unchecked(action, log)
    views = [asker.game.event_view(event, asker.number) for event in log]
    return json.dumps([view for view in views if view is not None], sort_keys=True)


def _common(lists: Sequence[Sequence[Reason]]) -> tuple[Reason, ...]:
    """The reasons that are in all lists, in the order of the first."""
    first, *rest = lists
    return tuple(reason for reason in first if all(reason in other for other in rest))
