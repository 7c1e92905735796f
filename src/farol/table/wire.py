"""What client and server say to each other, every message typed. See docs/protocol.md."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

LONGEST_FRAME: Final = 64 * 1024  # bytes of one message from a client
MOST_SEATS: Final = 62  # an audience is a set of bits in one machine word

Code: TypeAlias = Annotated[str, Meta(min_length=6, max_length=6)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version: TypeAlias = Annotated[int, Meta(ge=0)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
OptionValue: TypeAlias = bool | int | str
# An array that is encoded once, as a whole.
RawList: TypeAlias = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {}})]

Status: TypeAlias = Literal["lobby", "playing", "paused", "over", "pinned"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
Visibility: TypeAlias = Literal["public", "link"]
ClockKind: TypeAlias = Literal["none", "move", "game", "days"]
Wish: TypeAlias = Literal["undo", "pause"]
Why: TypeAlias = Literal[
    "bad",  # not a message, or not an action of this game
    "illegal",  # the rules forbid it; `rule` is the number
    "stale",  # the game has moved on; `missed` holds what happened
    "turn",  # another seat is to act
    "seat",  # the seat is not yours, not free or not there
    "host",  # only the host may
    "status",  # not now: not started, paused, over, pinned
    "limit",  # too much, too long or too often
    "code",  # there is no such table for you
    "bot",  # no such level, or the bot could not answer
    "server",  # our fault, or we are stopping
]

# --- parts of messages -----------------------------------------------------------------------


class Part(Struct, forbid_unknown_fields=True):
    """Base of what stands inside messages."""


class ClockPlan(Part):
    """How long people may think. `move`: seconds per move. `game`: seconds in all, plus
    `increment` per move. `days`: days per move."""

    kind: ClockKind = "none"
    amount: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatPlan(Part):
    """Who is to sit there. `open`: whoever comes. `mine`: the creator, also several times with
    different names (pass-and-play). `bot`: a bot of this level."""

    kind: Literal["open", "mine", "bot"]
    name: Name | None = None
    level: Level | None = None


class SeatInfo(Part):
    """One seat as everybody may see it; only `yours` depends on who asks."""

    kind: SeatKind
    name: str
    level: str | None  # of the bot that sits here or stands in
    standing_in: bool  # a bot plays for the person now; the person may come back at any move
    resigned: bool  # a bot plays to the end, or until somebody new sits down
    online: bool
    yours: bool
    host: bool
    clock: float | None  # seconds left when this was sent
    free: bool = False  # somebody new may `sit` down here now


class Trust(Part):
    """Commit and reveal: what proves that the dice and decks were not arranged."""

    commitment: str  # SHA-256 of the secret, shown before the first deal
    salt: str  # made of what the people at the table put in; known once the game has begun
    secret: str | None  # shown after the end


class Proposal(Part):
    """Something that needs the consent of others; `why` says which rule asks for it."""

    wish: Wish
    seat: int
    why: str
    to_version: int | None
    waiting_for: list[int]


class Result(Part):
    """How it ended; equal places are shared."""

    scores: list[int]
    places: list[int]


class TableInfo(Part):
    """The table around the game. Nothing in here depends on anything hidden."""

    code: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    status: Status
    reason: str | None  # why the table is pinned
    seats: list[SeatInfo]
    visibility: Visibility
    clock: ClockPlan
    running: int | None  # the seat whose clock runs
    watchers: int
    delay: int  # seconds that spectators are behind
    proposal: Proposal | None
    trust: Trust
    rematch: str | None  # code of the table where the same people play again
    result: Result | None
    you_host: bool


class ChatLine(Part):
    """One line of chat, from a seat or (None) from a spectator. Plain text: escape it."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float  # seconds since 1970


class Step(Part):
    """One entry of the record as this seat may know it. Versions have no gaps: a seat that noticed
    nothing still gets the step, with no events."""

    version: int
    seat: int | None  # who acted; None: chance
    events: RawList
    undo_to: int | None = None  # instead of an action: everything after that version was taken back


class Undo(Part):
    """What the looking seat could take back now. `why` is None if it needs nobody's consent."""

    to_version: int
    why: str | None


class Considered(Part):
    """One action a bot looked at, with its share of the search and its value from 0 to 1."""

    action: Raw
    share: float
    value: float


# --- from the client -------------------------------------------------------------------------


class Asked(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Base of client messages. A message with an id is answered with that id."""

    id: Id | None = None


class Hello(Asked, tag="hello"):
    """First message on a socket. `look`: the seat to look through, None for a spectator.
    `version`: the last one seen through that seat; the answer then holds just the gap."""

    code: Code
    look: SeatNumber | None = None
    version: Version | None = None


class Look(Asked, tag="look"):
    """Look through another of your seats (pass-and-play), or (None) as a spectator."""

    look: SeatNumber | None


class Sit(Asked, tag="sit"):
    """Take a seat that is `free`: an open one in the lobby, in a game one that a bot plays for
    somebody who left. `salt` goes into the dice: with it, nobody can have arranged them."""

    seat: SeatNumber
    name: Name
    salt: Annotated[str, Meta(max_length=64)] = ""


class Stand(Asked, tag="stand"):
    """Leave a seat. In the lobby it becomes open; in a game a bot stands in (`level`: of your
    choice), and you may `return` at any move, unless somebody new sits there by then."""

    seat: SeatNumber
    level: Level | None = None


class Return(Asked, tag="return"):
    """Take your seat back from the bot that stands in."""

    seat: SeatNumber


class Resign(Asked, tag="resign"):
    """Give the seat to a bot until the end of the game, or until somebody new wants it."""

    seat: SeatNumber
    level: Level | None = None


class SetSeat(Asked, tag="set-seat"):
    """Host, in the lobby: who is to sit there."""

    seat: SeatNumber
    plan: SeatPlan


class SetSeats(Asked, tag="set-seats"):
    """Host, in the lobby: how many seats; new ones are open, taken ones are not removed."""

    count: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class SetOptions(Asked, tag="set-options"):
    """Host, in the lobby: the game's options; those not named get their default."""

    options: dict[str, OptionValue]


class Kick(Asked, tag="kick"):
    """Host: free a seat (lobby), or let a bot of this level have it until somebody new comes."""

    seat: SeatNumber
    level: Level | None = None


class Start(Asked, tag="start"):
    """Host: all seats are taken, deal."""


class Act(Asked, tag="act", kw_only=True):
    """A move: one of the choices, as it came, at the version it was made for."""

    id: Id
    seat: SeatNumber
    version: Version
    action: Raw


class TakeBack(Asked, tag="undo"):
    """Take back what `undo` of the latest view offers: at once, or as a proposal."""

    seat: SeatNumber
    version: Version


class Pause(Asked, tag="pause"):
    """Stop the clocks: at once if you are alone with bots, otherwise as a proposal."""

    seat: SeatNumber


class Resume(Asked, tag="resume"):
    """Go on after a pause; anybody seated may."""

    seat: SeatNumber


class Vote(Asked, tag="vote"):
    """Say yes or no to the proposal, for a seat of yours. One no ends it."""

    seat: SeatNumber
    yes: bool


class Rematch(Asked, tag="rematch"):
    """After the end: a new table with the same people; `rematch` in the table tells its code."""


class Say(Asked, tag="say"):
    """Chat. Seat None speaks as a spectator."""

    seat: SeatNumber | None
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class SetNote(Asked, tag="set-note"):
    """Private notes of a seat; nobody else ever gets them."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=4000)]


class AskHint(Asked, tag="ask-hint", kw_only=True):
    """What would a bot do in my place? Its answer rests on what the seat sees, and nothing else."""

    id: Id
    seat: SeatNumber
    level: Level | None = None
    language: Literal["en", "es"] = "en"


class AskWhy(Asked, tag="ask-why", kw_only=True):
    """Why may my seat not do that? Changes nothing. The action as in `act`."""

    id: Id
    seat: SeatNumber
    action: Raw
    language: Literal["en", "es"] = "en"


class AskExplanation(Asked, tag="ask-explanation", kw_only=True):
    """After the end: why did the bot do that? `version`: of the step in question."""

    id: Id
    version: Version
    language: Literal["en", "es"] = "en"


class Ping(Asked, tag="ping"):
    """Are you there?"""


FromClient: TypeAlias = (
    Hello
    | Look
    | Sit
    | Stand
    | Return
    | Resign
    | SetSeat
    | SetSeats
    | SetOptions
    | Kick
    | Start
    | Act
    | TakeBack
    | Pause
    | Resume
    | Vote
    | Rematch
    | Say
    | SetNote
    | AskHint
    | AskWhy
    | AskExplanation
    | Ping
)

# --- from the server -------------------------------------------------------------------------


class Told(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Base of server messages."""


class View(Told, tag="view"):
    """Everything as it stands, through one seat. `choices`: the actions of that seat, if it is to
    act; send one back as it is. `history`: the latest steps, for the log."""

    look: int | None
    version: int
    observation: Raw
    choices: RawList
    undo: Undo | None
    clocks: list[float] | None  # seconds left, by seat
    history: list[Step]


class Steps(Told, tag="steps"):
    """What happened after the version you had, without a gap, and how things stand now."""

    look: int | None
    version: int
    steps: list[Step]
    observation: Raw
    choices: RawList
    undo: Undo | None
    clocks: list[float] | None
    answer: str | None = None  # id of your move that led to this


class Welcome(Told, tag="welcome"):
    """Answer to hello: the table, the chat, your notes, and the view or just what you missed."""

    table: TableInfo
    chat: list[ChatLine]
    notes: dict[str, str]  # by seat number
    view: View | None  # None in the lobby, or if `missed` is enough
    missed: Steps | None
    server: str  # version of the program


class TableChanged(Told, tag="table"):
    """Seats, names, clocks, proposals, status: the whole table anew."""

    table: TableInfo


class Chatted(Told, tag="chat"):
    """A line of chat."""

    line: ChatLine


class Noted(Told, tag="note"):
    """Your note changed, perhaps on another device."""

    seat: int
    text: str


class Done(Told, tag="done"):
    """What you asked with this id is done; for a move sent again, `version` is when it happened."""

    id: str
    version: int | None = None


class Refused(Told, tag="refused"):
    """No, and why: a sentence for people, a word for programs, the rule if one forbids it."""

    id: str | None
    why: Why
    sentence: str
    rule: str | None = None
    version: int | None = None
    missed: Steps | None = None


class Hint(Told, tag="hint"):
    """What a bot would do, what it looked at, and what it believes, in words."""

    id: str
    seat: int
    version: int
    level: str
    action: Raw
    considered: list[Considered]
    text: str


class Reason(Told, tag="reason"):
    """Why not, or that nothing speaks against it: the rule, and a sentence in your language."""

    id: str
    seat: int
    version: int
    allowed: bool
    rule: str | None
    sentence: str


class Explanation(Told, tag="explanation"):
    """Why a bot did what it did; only after the end, for it tells what the bot held."""

    id: str
    seat: int
    version: int
    level: str
    considered: list[Considered]
    text: str


class Stopping(Told, tag="stopping"):
    """The server stops or starts anew; everything is saved. Connect again after some seconds."""

    seconds: float


class Pong(Told, tag="pong"):
    """Yes."""

    id: str | None = None


FromServer: TypeAlias = (
    Welcome
    | View
    | Steps
    | TableChanged
    | Chatted
    | Noted
    | Done
    | Refused
    | Hint
    | Reason
    | Explanation
    | Stopping
    | Pong
)

NOTHING: Final = Raw(b"[]")

_encoder: Final = msgspec.json.Encoder()
_from_client: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def encode(message: FromServer) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def decode(frame: bytes | str) -> FromClient:
    """What a client said; msgspec.ValidationError or DecodeError for anything else."""
    return _from_client.decode(frame)


def json_bytes(value: object) -> bytes:
    """Any JSON."""
    return _encoder.encode(value)


def raw(value: object) -> Raw:
    """JSON that is encoded once and put into many messages."""
    return Raw(_encoder.encode(value))
