"""Hidden information of all seats at one moment of a finished game."""

from collections.abc import Mapping
from dataclasses import replace

from farol.protocol.bodies import Replay
from farol.telling.context import Group
from farol.terminal.session import Session


async def load_replays(session: Session, known: dict[int | None, Replay]) -> None:
    """Load the replays of all seats and the public one that are not yet in `known`."""
    count = len(session.table.info.seats) if session.table.info is not None else 0
    for eyes in (None, *range(count)):
        if eyes not in known:
            known[eyes] = await session.server.replay(session.code, eyes)


def open_hands(session: Session, replays: Mapping[int | None, Replay], place: int) -> list[Group]:
    """One group for each seat with hidden information: the groups that the public view lacks."""
    public = {group.title for group in _told(session, replays[None], place)}
    names, found = session.context().names, dict[int, Group]()
    for seat, replay in replays.items():
        own = [group for group in _told(session, replay, place) if group.title not in public]
        if seat is not None and own:
            found[seat] = Group(names[seat], [line for group in own for line in _short(group)])
    return [found[seat] for seat in sorted(found)]


def _short(group: Group) -> list[str]:
    """One line behind the title; lines with titles of their own stay."""
    if any(":" in line for line in group.lines):
        return list(group.lines)
    return [f"{group.title}: {', '.join(group.lines)}"]


def _told(session: Session, replay: Replay, place: int) -> list[Group]:
    view = replay.frames[min(place, len(replay.frames) - 1)].observation
    context = replace(session.context(view), me=replay.seat)
    return session.drawing.words.describe(context)
