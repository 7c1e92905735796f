"""Payloads that leave a table's memory: for the store, workers, and people who are away.

They are encoded and decoded by msgspec, so this module is not compiled.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from farol.protocol import messages, types
from farol.server.store.store import Person


class OpenProposal(Struct, frozen=True):
    """A proposal, its author, and the message that asked for it, which is executed if all agree."""

    proposal: types.Proposal
    person: Person
    message: messages.TakeBack | messages.Pause | messages.Kick | messages.Sit


_proposals = msgspec.json.Decoder(OpenProposal)


def written_proposal(opened: OpenProposal | None) -> str:
    """A proposal encoded for the store."""
    return "" if opened is None else msgspec.json.encode(opened).decode()


def read_proposal(text: str) -> OpenProposal | None:
    """A saved proposal. One for a seat is dropped, because its author cannot have waited while the
    server was down; so is one in the format of an older Farol."""
    try:
        opened = _proposals.decode(text) if text else None
    except msgspec.MsgspecError:
        return None
    return None if opened is None or opened.proposal.wish == "sit" else opened


class Thought(Struct):
    """A bot's choice and its packed deliberation, which is stored with the move."""

    action: int
    decision: bytes = b""
    claim: int | None = None  # of a bot that was asked for a claim


class TypedWords(Struct, frozen=True):
    """Typed words with everything that their author's seat was sent: parsed anywhere from this
    alone."""

    game: str
    language: str
    text: str
    complete: bool  # wants completions
    view: bytes  # the full view that the seat would get on a reconnect
    said: list[tuple[int, int, bytes]]  # claims sent to it: version, seat, claim
    names: list[str]
    page: bytes = b""  # its notebook page, if needed


NoticeKind = Literal["turn", "reminder", "over", "invited"]


class Notice(Struct, frozen=True):
    """A notice for a person who is not at the table. It holds only public information."""

    person: int
    kind: NoticeKind
    code: str  # of the table
    game: str
    name: str = ""  # of the author
