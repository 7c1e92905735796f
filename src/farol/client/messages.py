"""What a server says, as types that leave out what they do not know.

A server may be newer than its clients: members and messages that are not named here are passed
over. `tests/client/test_messages.py` holds these types to the server's own.
"""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

# Views, events and choices belong to games: whoever draws one knows their members.
JsonObject: TypeAlias = dict[str, Any]
Choice: TypeAlias = JsonObject


class Told(Struct):
    """Base of what a server says."""


# --- parts ---------------------------------------------------------------------------------------


class PlayingHours(Told):
    """The slot of each day in which clocks run, in minutes after midnight in a time zone."""

    opens: int
    closes: int
    zone: str


class ClockPlan(Told):
    """How long people may think: `none`, `move`, `game`, `hours`, `days` or `reserve`."""

    kind: str = "none"
    amount: int = 0
    increment: int = 0
    hours: PlayingHours | None = None
    vacation: int = 0


class SeatPlan(Told, omit_defaults=True):
    """Who is to sit there: `open`, `me` or `bot`."""

    kind: str
    name: str | None = None
    level: str | None = None


class SeatInfo(Told):
    """One seat as everybody may see it; `yours` depends on who asks."""

    kind: str
    name: str
    level: str | None
    standing_in: bool
    resigned: bool
    online: bool
    yours: bool
    host: bool
    clock: float | None
    free: bool = False
    same_person_as: int | None = None
    muted: bool = False
    away: float | None = None
    vacation: int = 0
    since: float | None = None
    removed: str = ""


class Proposal(Told):
    """Something that needs the consent of others."""

    wish: str
    seat: int
    why: str
    to_version: int | None
    waiting_for: list[int]
    name: str = ""


class SeatSeal(Told):
    """What one seat puts into the dice."""

    commitment: str = ""
    withheld: bool = False


class Trust(Told):
    """Commit and reveal. At `sealing` clients promise something for the dice, at `opening` they
    show it."""

    commitment: str
    stage: str = "gathering"
    seats: list[SeatSeal] = []
    seal: str = ""
    history: str = ""


class Result(Told):
    """How it ended; equal places are shared."""

    scores: list[int]
    places: list[int]


class TableInfo(Told):
    """The table around the game."""

    code: str
    game: str
    options: dict[str, bool | int | str]
    status: str
    reason: str | None
    seats: list[SeatInfo]
    clock: ClockPlan
    running: int | None
    watchers: int
    proposal: Proposal | None
    trust: Trust
    rematch: str | None
    result: Result | None
    you_host: bool
    handover: str = "nobody"
    practice: bool = False
    muted: bool = False
    talk: str = "game"
    rated: bool = False
    league: str = ""

    @property
    def mine(self) -> list[int]:
        """The seats of whoever asks."""
        return [number for number, seat in enumerate(self.seats) if seat.yours]


class ChatLine(Told):
    """One line of chat, from a seat or (None) from a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Step(Told):
    """One entry of the record as the looking seat may know it."""

    version: int
    seat: int | None
    events: list[JsonObject]
    undo_to: int | None = None
    changes: JsonObject | None = None


class WordsOption(Told):
    """One of several things that typed words may mean; without an action, `text` asks on."""

    label: str
    text: str
    action: Choice | None = None


class Undo(Told):
    """What the looking seat could take back; `why` is None if it needs nobody's consent."""

    to_version: int
    why: str | None
    practice: bool = False


class Together(Told):
    """All choose unseen and at the same time: who has not chosen yet, who has, and what the looking
    seat has chosen, which it may take back until all are in."""

    waiting_for: list[int]
    chosen: list[int]
    mine: Choice | None = None


class Because(Told):
    """One thing that speaks for an action, or one piece of evidence: a sentence."""

    kind: str
    sentence: str


class Considered(Told):
    """One action a bot looked at. `worth` is on the scale of the whole; None: not weighed."""

    action: Choice
    worth: float | None
    equal: bool = False
    played: bool = False


class Believed(Told):
    """What a bot thinks of one seat's role, in a sentence."""

    seat: int
    role: str
    sentence: str


class Deliberation(Told):
    """What a bot considered, the action that it took or would take first. `scale`: win, points or
    weight."""

    scale: str
    reasons: list[Because]
    considered: list[Considered]
    roles: list[Believed]
    notes: list[Because]


class ClaimLine(Told):
    """Something said from a seat in pictures, true or not, for everybody."""

    number: int
    version: int
    seat: int
    claim: JsonObject
    at: float


# --- messages ------------------------------------------------------------------------------------


class View(Told):
    """Everything as it stands, through one seat."""

    look: int | None
    version: int
    observation: JsonObject
    choices: list[Choice]
    undo: Undo | None
    clocks: list[float] | None
    history: list[Step]
    together: Together | None = None
    claims: list[str] = []


class Steps(Told):
    """What happened after the last version, and how things stand now."""

    look: int | None
    version: int
    steps: list[Step]
    observation: JsonObject
    choices: list[Choice]
    undo: Undo | None
    clocks: list[float] | None
    answer: str | None = None
    together: Together | None = None
    claims: list[str] = []


class Welcome(Told):
    """The answer to hello."""

    table: TableInfo
    chat: list[ChatLine]
    notes: dict[str, str]
    view: View | None
    missed: Steps | None
    server: str
    protocol: int = 1
    claims: list[ClaimLine] = []


class TableChanged(Told):
    """The whole table anew."""

    table: TableInfo


class Chatted(Told):
    """A line of chat."""

    line: ChatLine


class Claimed(Told):
    """Somebody made a claim."""

    line: ClaimLine


class Noted(Told):
    """A note of one's own, perhaps written on another device."""

    seat: int
    text: str


class Done(Told):
    """What was asked is done."""

    id: str
    version: int | None = None


class Refused(Told):
    """No, and why."""

    id: str | None
    code: str
    sentence: str
    rule: str | None = None
    version: int | None = None
    missed: Steps | None = None


class Hint(Told):
    """What a bot would do, and why, in words."""

    id: str
    seat: int
    version: int
    level: str
    action: Choice
    why: Deliberation


class Reason(Told):
    """Why not, or that nothing speaks against it."""

    id: str
    seat: int
    version: int
    allowed: bool
    rule: str | None
    sentence: str


class History(Told):
    """Steps before a version, without a gap, oldest first; none: that was all."""

    id: str
    look: int | None
    steps: list[Step]


class Turn(Told):
    """A turn as the seat saw it: how things stood before it, its steps with what each changed, and
    how things stood after it."""

    id: str
    look: int | None
    before: JsonObject
    steps: list[Step]
    after: JsonObject


class Explanation(Told):
    """Why a bot did what it did."""

    id: str
    seat: int
    version: int
    level: str
    why: Deliberation


class Understood(Told):
    """What typed words mean: `move`, `which`, `told`, `hint` or `unknown`."""

    id: str
    seat: int | None
    version: int
    meaning: str
    lines: list[str]
    action: Choice | None = None
    sure: bool = False
    options: list[WordsOption] = []
    endings: list[str] = []


class Stopping(Told):
    """The server stops or starts anew."""

    seconds: float


class Pong(Told):
    """The answer to ping."""

    id: str | None = None


class Unknown(Told):
    """A message of a newer server."""

    type: str
    id: str | None = None


class Connected(Told):
    """The client's own word: the connection stands (again)."""


class Disconnected(Told):
    """The client's own word: the connection broke, and is tried again."""

    reason: str = ""


MESSAGES: Final[dict[str, type[Told]]] = {
    "welcome": Welcome,
    "view": View,
    "steps": Steps,
    "table": TableChanged,
    "chat": Chatted,
    "claimed": Claimed,
    "note": Noted,
    "done": Done,
    "refused": Refused,
    "hint": Hint,
    "reason": Reason,
    "explanation": Explanation,
    "history": History,
    "turn": Turn,
    "understood": Understood,
    "stopping": Stopping,
    "pong": Pong,
}
_unknown: Final = msgspec.json.Decoder(Unknown)
_decoders: Final = {name: msgspec.json.Decoder(kind) for name, kind in MESSAGES.items()}


def decode(frame: str | bytes) -> Told:
    """What the server said; `Unknown` for what this client has no word for.

    >>> decode('{"type": "pong", "id": "p", "more": 1}')
    Pong(id='p')
    >>> decode('{"type": "song"}')
    Unknown(type='song', id=None)
    """
    bare = _unknown.decode(frame)
    decoder = _decoders.get(bare.type)
    return bare if decoder is None else decoder.decode(frame)
