"""Claims, which a browser shows as pictures: what was said in words, and what can be said."""

from collections.abc import Sequence
from functools import partial

from farol.protocol.bodies import ClaimInfo, ClaimPart
from farol.protocol.types import ClaimLine, JsonObject
from farol.terminal.offers import Offer
from farol.terminal.session import Session
from farol.wording.context import Value


def sentence(claim: JsonObject, session: Session) -> str:
    """What was said, as a person would say it. Words of a list choose the sentence; the rest
    stands in it."""
    kind = str(claim.get("type", ""))
    info = next((one for one in session.info.claims if one.name == kind), None)
    values: dict[str, Value] = {}
    for part in info.parts if info is not None else []:
        value = claim.get(part.name)
        word = part.kind == "word"
        values[part.name] = str(value) if word else value_words(part, value, session)
    return session.texts(f"claim-{kind}", **values)


def value_words(part: ClaimPart, value: object, session: Session) -> str:
    """A part of a claim: somebody, or a thing by its name."""
    if part.kind == "seat":
        return session.context().name(value if isinstance(value, int) else None)
    return session.texts(f"claim-{part.name}-{value}")


def line(said: ClaimLine, session: Session) -> str:
    """Who said what."""
    name = session.context().name(said.seat)
    return session.texts("said-line", name=name, words=sentence(said.claim, session))


def heard(lines: Sequence[ClaimLine], session: Session) -> list[ClaimLine]:
    """What was said by those whom one hears."""
    return [one for one in lines if one.seat not in session.ignored_seats]


def offers(session: Session) -> list[Offer]:
    """Everything that can be said now: what, then about whom or where."""
    table = session.table
    if table.look is None:
        return []
    kinds = [info for info in session.info.claims if info.name in table.claims]
    return [_kind(info, session) for info in kinds]


def _kind(info: ClaimInfo, session: Session) -> Offer:
    label = session.texts(f"claim-kind-{info.name}")
    return _part(label, info, {"type": info.name}, session)


def _part(label: str, info: ClaimInfo, made: JsonObject, session: Session) -> Offer:
    """A half-made claim with what it still lacks, or a whole one to be said."""
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
