"""Against somebody at a table: muting and blocking them, reporting a line, a name, a game.

Whom one does not hear is kept by the server, so it holds wherever one plays.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final, Literal

from farol.client import ClientError
from farol.client.decoding import Message
from farol.protocol.messages import Chatted, TableChanged, Welcome
from farol.protocol.types import ChatLine, TableInfo
from farol.terminal.offers import Offer
from farol.terminal.session import Session

Against = Literal["mute", "block", "report"]
AGAINST: Final[tuple[Against, ...]] = ("mute", "block", "report")
LINES: Final = 5  # the latest ones of others
FEATURE: Final = "moderation"


def offers(session: Session, *kinds: Against) -> list[Offer]:
    """All entries of these kinds, or of all of them: about people, then about lines of chat."""
    info = session.table.info
    if info is None or FEATURE not in session.features:
        return []
    found = [*_people(info, session), *_lines(info, session)]
    return [offer for kind, offer in found if not kinds or kind in kinds]


def others(info: TableInfo) -> tuple[str, ...]:
    """The names of others who sit at a table, by seat."""
    return tuple(
        seat.name if seat.kind == "person" and not seat.yours else "" for seat in info.seats
    )


async def load(session: Session) -> None:
    """Ask whom the person does not hear here; without an answer everybody is heard."""
    if FEATURE not in session.features:
        return
    try:
        session.unheard = await session.server.unheard(session.code)
    except ClientError:
        return


async def follow(told: Message, session: Session, known: TableInfo | None) -> None:
    """Ask again whom the person does not hear: at the start, when others sit down, and before a
    spectator's line that may be by somebody muted."""
    unheard = session.unheard
    match told:
        case Welcome():
            await load(session)
        case TableChanged() if known is None or others(known) != others(told.table):
            await load(session)
        case Chatted(line) if line.seat is None and unheard.anybody and line.number > unheard.until:
            await load(session)


def hears(line: ChatLine, session: Session) -> bool:
    """Whether a line of chat is shown: not from an ignored seat, nor by somebody muted."""
    if not line.text:
        return False
    if line.seat is None:
        return line.number not in session.unheard.lines
    return session.hears_seat(line.seat)


def _people(info: TableInfo, session: Session) -> Iterator[tuple[Against, Offer]]:
    say = session.texts
    for number, name in enumerate(others(info)):
        if not name:
            continue
        how = "hear" if number in session.unheard.seats else "mute"
        yield "mute", _change(how, name, session, seat=number)
        if number not in session.unheard.blocked:
            yield "block", _change("block", name, session, seat=number)
        for what in ("name", "game"):
            label = say("order-report", kind=what, name=name, text="")
            yield "report", Offer(label, partial(_report, session, what, number, None))


def _lines(info: TableInfo, session: Session) -> Iterator[tuple[Against, Offer]]:
    said = [
        line
        for line in session.table.chat
        if line.text and not (info.seats[line.seat].yours if line.seat is not None else False)
    ]
    for line in said[-LINES:]:
        if line.seat is None:
            how = "hear" if line.number in session.unheard.lines else "mute"
            yield "mute", _change(how, line.name, session, line=line.number)
        label = session.texts("order-report", kind="line", name=line.name, text=line.text)
        yield "report", Offer(label, partial(_report, session, "line", None, line.number))


def _change(
    how: str, name: str, session: Session, seat: int | None = None, line: int | None = None
) -> Offer:
    async def do() -> None:
        session.unheard = await session.server.change_heard(session.code, how, seat, line)
        session.said = session.texts("order-done", how=how, name=name)

    return Offer(session.texts("order-change", how=how, name=name), do)


async def _report(session: Session, kind: str, seat: int | None, line: int | None) -> None:
    read = await session.server.report(session.code, kind, seat, line)
    session.said = session.texts("order-reported", read="yes" if read else "no")


def taken_words(session: Session) -> str:
    """What was done last, in words, once; empty if there is nothing."""
    said, session.said = session.said, ""
    return said
