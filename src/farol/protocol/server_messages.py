"""What the server says, every message typed. See docs/protocol.md."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from farol.protocol import types

PROTOCOL: Final = 3  # of all messages; a change that old clients cannot read raises it


class ServerMessageBase(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Base of server messages."""


class View(ServerMessageBase, tag="view"):
    """Everything as it stands, through one seat. `choices`: the actions of that seat, if it is to
    act; send one back as it is. `history`: the latest steps, for the log."""

    look: int | None
    version: int
    observation: types.Payload
    choices: types.PayloadList
    undo: types.Undo | None
    clocks: list[float] | None  # seconds left, by seat
    history: list[types.Step]
    claims: list[str] = []  # kinds of claims that the seat may make now
    together: types.Together | None = None  # where all choose unseen: who has chosen
    dues: list[float | None] | None = None  # dates by seat when its time is up, if it goes by them
    passing: bool | None = None  # whether the seat passes in advance this turn; None: it cannot


class Steps(ServerMessageBase, tag="steps"):
    """What happened after the version you had, without a gap, and how things stand now. Nothing has
    happened if only choices are new: in a lesson, or when somebody chose where all do together."""

    look: int | None
    version: int
    steps: list[types.Step]
    observation: types.Payload
    choices: types.PayloadList
    undo: types.Undo | None
    clocks: list[float] | None
    answer: str | None = None  # id of your move that led to this
    claims: list[str] = []  # kinds of claims that the seat may make now
    together: types.Together | None = None  # where all choose unseen: who has chosen
    dues: list[float | None] | None = None
    passing: bool | None = None  # whether the seat passes in advance this turn; None: it cannot


class Welcome(ServerMessageBase, tag="welcome"):
    """Answer to hello: the table, the chat, the claims so far, your notes, and the view or just
    what you missed."""

    table: types.TableInfo
    chat: list[types.ChatLine]
    notes: dict[str, str]  # by seat number
    view: View | None  # None in the lobby, or if `missed` is enough
    missed: Steps | None
    server: str  # version of the program
    protocol: int = PROTOCOL
    claims: list[types.ClaimLine] = []  # the latest ones
    tags: list[types.SeatTag] = []  # what you think of others


class TableChanged(ServerMessageBase, tag="table"):
    """Seats, names, clocks, proposals, status: the whole table anew."""

    table: types.TableInfo


class Chatted(ServerMessageBase, tag="chat"):
    """A line of chat."""

    line: types.ChatLine


class NoticeShown(ServerMessageBase, tag="announced"):
    """A notice of the operator of the server, to everybody; empty: there is none any more."""

    text: str


class Claimed(ServerMessageBase, tag="claimed"):
    """Somebody made a claim."""

    line: types.ClaimLine


class Noted(ServerMessageBase, tag="note"):
    """Your note changed, perhaps on another device."""

    seat: int
    text: str


class Tagged(ServerMessageBase, tag="tag"):
    """What you think of a seat changed, perhaps on another device."""

    seat: int
    about: int
    tag: str


class Done(ServerMessageBase, tag="done"):
    """What you asked with this id is done; for a move sent again, `version` is when it happened."""

    id: str
    version: int | None = None


class Refused(ServerMessageBase, tag="refused"):
    """No, and why: a sentence for people, a word for programs, the rule if one forbids it. `wait`:
    in so many seconds it is granted."""

    id: str | None
    code: types.RefusalCode
    sentence: str
    rule: str | None = None
    version: int | None = None
    missed: Steps | None = None
    wait: float | None = None
    moderated: types.Moderated | None = None


class Hint(ServerMessageBase, tag="hint"):
    """What a bot would do, and why."""

    id: str
    seat: int
    version: int
    level: str
    action: types.Payload
    why: types.Deliberation


class Reason(ServerMessageBase, tag="reason"):
    """Why not, or that nothing speaks against it: the rule, and a sentence in your language."""

    id: str
    seat: int
    version: int
    allowed: bool
    rule: str | None
    sentence: str


class Explanation(ServerMessageBase, tag="explanation"):
    """Why a bot did what it did: what it considered then, as it was kept with the move."""

    id: str
    seat: int
    version: int
    level: str
    why: types.Deliberation


class Understood(ServerMessageBase, tag="understood"):
    """What typed words mean, told only to their author. `move`: `action`, one of the
    choices; if not `sure`, ask before you make it. `which`: one of `options`. `told`: the answer is
    in `lines`. `hint`: ask for one. `claim`: make the `claim`. `chat`: say the line. `endings`:
    whole texts that begin so."""

    id: str
    seat: int | None
    version: int
    meaning: Literal["move", "which", "told", "hint", "claim", "chat", "unknown"]
    lines: list[str]
    action: types.Payload | None = None
    sure: bool = False
    options: list[types.WordsOption] = []
    endings: list[str] = []
    claim: types.Payload | None = None


class History(ServerMessageBase, tag="history"):
    """Steps before the version that you asked for, without a gap, oldest first; none: that was all.
    `look`: through whose eyes."""

    id: str
    look: int | None
    steps: list[types.Step]


class Turn(ServerMessageBase, tag="turn"):
    """A turn of somebody as you saw it: how things stood `before` it, its steps with the luck that
    followed, each with what it changed, and how things stood `after` it. `look`: through whose
    eyes."""

    id: str
    look: int | None
    before: types.Payload
    steps: list[types.Step]
    after: types.Payload


class Notebook(ServerMessageBase, tag="notebook"):
    """What can be counted at a version, from what you saw. `look`: through whose eyes."""

    id: str
    look: int | None
    version: int
    page: types.NotebookPage


class Stopping(ServerMessageBase, tag="stopping"):
    """The server stops or starts anew; everything is saved. Connect again after some seconds."""

    seconds: float


class Pong(ServerMessageBase, tag="pong"):
    """Answer to ping."""

    id: str | None = None


FromServer: TypeAlias = (
    Welcome
    | View
    | Steps
    | TableChanged
    | Chatted
    | Claimed
    | Noted
    | Tagged
    | Done
    | Refused
    | Hint
    | Reason
    | Explanation
    | Understood
    | History
    | Turn
    | Notebook
    | NoticeShown
    | Stopping
    | Pong
)
