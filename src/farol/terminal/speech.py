"""Claims in words, and menu entries to make them."""

from collections.abc import Sequence
from functools import partial

from farol.protocol.bodies import ClaimInfo
from farol.protocol.types import ClaimLine, JsonObject
from farol.telling.claims import claim_sentence, part_words
from farol.terminal.offers import Offer
from farol.terminal.session import Session


def sentence(claim: JsonObject, session: Session) -> str:
    """A claim as a sentence."""
    info = next((one for one in session.info.claims if one.name == claim.get("type")), None)
    parts = {part.name: part.kind for part in info.parts} if info is not None else {}
    return claim_sentence(claim, parts, session.context())


def line(said: ClaimLine, session: Session) -> str:
    """A claim with its speaker."""
    name = session.context().name(said.seat)
    return session.texts("said-line", name=name, words=sentence(said.claim, session))


def heard(lines: Sequence[ClaimLine], session: Session) -> list[ClaimLine]:
    """Claims of seats that are not ignored."""
    return [one for one in lines if session.hears_seat(one.seat)]


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

    def words(value: object) -> str:
        return part_words(part.name, part.kind, value, session.context())

    return Offer(
        label,
        within=tuple(
            _part(words(value), info, {**made, part.name: value}, session) for value in values
        ),
    )
