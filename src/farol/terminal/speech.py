"""Claims in words, and menu entries to make them."""

from collections.abc import Sequence
from functools import partial

from farol.protocol.bodies import ClaimInfo, ClaimPart
from farol.protocol.types import ClaimLine, JsonObject
from farol.telling.context import Value
from farol.terminal.offers import Offer
from farol.terminal.session import Session


def sentence(claim: JsonObject, session: Session) -> str:
    """A claim as a sentence. Words of a list select the message; other parts are its arguments."""
    kind = str(claim.get("type", ""))
    info = next((one for one in session.info.claims if one.name == kind), None)
    values: dict[str, Value] = {}
    for part in info.parts if info is not None else []:
        value = claim.get(part.name)
        word = part.kind == "word"
        values[part.name] = str(value) if word else value_words(part, value, session)
    return session.texts(f"claim-{kind}", **values)


def value_words(part: ClaimPart, value: object, session: Session) -> str:
    """A part of a claim: a seat's name, or a named value."""
    if part.kind == "seat":
        return session.context().name(value if isinstance(value, int) else None)
    return session.texts(f"claim-{part.name}-{value}")


def line(said: ClaimLine, session: Session) -> str:
    """A claim with its speaker."""
    name = session.context().name(said.seat)
    return session.texts("said-line", name=name, words=sentence(said.claim, session))


def heard(lines: Sequence[ClaimLine], session: Session) -> list[ClaimLine]:
    """Claims of seats that are not ignored."""
    return [one for one in lines if one.seat not in session.ignored_seats]


def offers(session: Session) -> list[Offer]:
    """Entries for all claims that can be made now."""
    table = session.table
    if table.look is None:
        return []
    kinds = [info for info in session.info.claims if info.name in table.claims]
    return [_kind(info, session) for info in kinds]


def _kind(info: ClaimInfo, session: Session) -> Offer:
    label = session.texts(f"claim-kind-{info.name}")
    return _part(label, info, {"type": info.name}, session)


def _part(label: str, info: ClaimInfo, made: JsonObject, session: Session) -> Offer:
    """The entry of a claim, complete or with a submenu for its next part."""
    table, place = session.table, len(made) - 1
    if place == len(info.parts):
        return Offer(label, partial(table.claim, made))
    part = info.parts[place]
    count = len(table.info.seats) if table.info is not None else 0
    others = [seat for seat in range(count) if seat != table.look]
    values: Sequence[str | int] = others if part.kind == "seat" else part.values
    return Offer(
        label,
        within=tuple(
            _part(value_words(part, value, session), info, {**made, part.name: value}, session)
            for value in values
        ),
    )
