"""What goes beyond the memory of a table: to the disk, to workers and back, to people who are away.

These are written and read by msgspec, so that this module is not compiled.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from farol.protocol import messages, types
from farol.server.store.store import Person


class OpenProposal(Struct, frozen=True):
    """A proposal, who made it, and what they asked for: it is done if all agree."""

    proposal: types.Proposal
    person: Person
    message: messages.TakeBack | messages.Pause | messages.Kick | messages.Sit


_proposals = msgspec.json.Decoder(OpenProposal)


def written_proposal(opened: OpenProposal | None) -> str:
    """A proposal as it is saved."""
    return "" if opened is None else msgspec.json.encode(opened).decode()


def read_proposal(text: str) -> OpenProposal | None:
    """A proposal that was saved. Who asked for a seat has to wait for the answer, and cannot have
    while the server was away; what an older Farol wrote otherwise is asked again."""
    try:
        opened = _proposals.decode(text) if text else None
    except msgspec.MsgspecError:
        return None
    return None if opened is None or opened.proposal.wish == "sit" else opened


class Thought(Struct):
    """What a bot chose, and what it considered, packed to be kept with the move."""

    action: int
    decision: bytes = b""
    claim: int | None = None  # of a bot that was asked whether it has something to say


class TypedWords(Struct, frozen=True):
    """Typed words, and all that their author's seat was told: what it takes to read
    them, anywhere."""

    game: str
    language: str
    text: str
    complete: bool  # how do they go on?
    view: bytes  # the very message that the seat would get if it came anew
    said: list[tuple[int, bytes]]  # claims that it heard, by seat
    names: list[str]
    page: bytes = b""  # what it could count, where that is asked


NoticeKind = Literal["turn", "reminder", "over", "invited"]


class Notice(Struct, frozen=True):
    """What somebody who is not at the table should get to know. Made of what everybody may see."""

    person: int
    kind: NoticeKind
    code: str  # of the table that it is about
    game: str
    name: str = ""  # of the sender
