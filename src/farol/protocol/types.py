"""What stands inside messages and HTTP bodies: tables, seats, clocks, steps."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

MAX_SEATS: Final = 62  # an audience is a set of bits in one machine word

Code: TypeAlias = Annotated[str, Meta(min_length=6, max_length=8)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Face: TypeAlias = Annotated[int, Meta(ge=0, lt=4096)]  # four parts, of which each has eight kinds
HexWord: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Version: TypeAlias = Annotated[int, Meta(ge=0)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
OptionValue: TypeAlias = bool | int | str
JsonObject: TypeAlias = dict[str, Any]
Choice: TypeAlias = JsonObject  # an action that a seat may take, as the game writes it
# JSON of a game inside a server message: the server fills in msgspec.Raw, encoded once for many
# messages; decoding gives plain objects.
Payload: TypeAlias = Any
PayloadList: TypeAlias = Annotated[Any, Meta(extra_json_schema={"type": "array", "items": {}})]
PayloadObject: TypeAlias = Annotated[
    Any, Meta(extra_json_schema={"type": "object", "additionalProperties": {}})
]

Status: TypeAlias = Literal["lobby", "playing", "paused", "over", "pinned"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
Visibility: TypeAlias = Literal["public", "link"]
ClockKind: TypeAlias = Literal["none", "move", "game", "hours", "days", "reserve"]
Stage: TypeAlias = Literal["gathering", "sealing", "opening", "dealt"]
Talk: TypeAlias = Literal[
    "off",  # nobody makes claims
    "game",  # people do, and bots where talk is part of the game
    "lively",  # bots of other games comment too, now and then
]
SeatChangeKind: TypeAlias = Literal[
    "stands-in",  # a bot, because the person asked for it or their time is up
    "covered",  # the same, because the host asked for it while the person was away
    "back",  # the person plays again
    "left",  # for good, of their own will
    "removed",  # by the host
    "let-back",  # by the host, who had removed them
    "taken",  # by somebody new
]
Wish: TypeAlias = Literal["undo", "pause", "kick", "sit"]
Handover: TypeAlias = Literal[
    "nobody",  # a bot replaces a person who leaves
    "vote",  # somebody new may have the seat if all other people of the game agree
    "anybody",  # anybody with the code may have it, and those of all bots
]
RefusalCode: TypeAlias = Literal[
    "bad",  # not a message, or not an action of this game
    "illegal",  # the rules forbid it; `rule` is the number
    "stale",  # the game has moved on; `missed` holds what happened
    "turn",  # another seat is to act
    "seat",  # the seat is not yours, not free or not there
    "host",  # only the host may
    "status",  # not now: not started, paused, over, pinned
    "limit",  # too much, too long or too often
    "code",  # there is no such table for you
    "lesson",  # possible, but the scene of the lesson is about something else
    "bot",  # no such level, or the bot could not answer
    "learned",  # nothing has learned this game for so many seats
    "moderated",  # a moderator has decided so
    "server",  # our fault, or we are stopping
]


class WirePart(Struct, forbid_unknown_fields=True):
    """Base of what stands inside messages."""


Forbidden: TypeAlias = Literal[
    "banned",
    "silent",  # may not speak
    "closed",  # the table
    "network",  # nobody new comes from there
    "scripts",  # a name in letters of several alphabets
    "moderators",  # a name that looks like a moderator's
    "reserved",
    "kept",  # the present name, while one may not speak
    "taken",  # a name that moderators have taken away
    "like",  # a name that looks like that of somebody here
    "double",  # a spectator of the same name as somebody who sits here
    "blocked",  # by somebody here
]


class Moderated(WirePart, omit_defaults=True):
    """What a decision of moderators, somebody's block or a rule about names forbids, for clients to
    say in their own language: `reason` in the moderator's words, `name` of whom it is about."""

    what: Forbidden
    reason: str = ""
    until: float | None = None  # None: for good
    name: str = ""


class PlayingHours(WirePart):
    """The slot of each day in which clocks run, in minutes after midnight by the wall of a time
    zone. One that closes before it opens goes over midnight."""

    opens: Annotated[int, Meta(ge=0, lt=1440)]
    closes: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(min_length=1, max_length=60)]  # as IANA calls it: Europe/Madrid


class ClockPlan(WirePart):
    """How long people may think. `move`: seconds per move. `game`: seconds in all, plus
    `increment` per move. For people who are apart, by the date, whether the server runs or not:
    `hours` and `days` per move; `reserve`: hours in all, plus `increment` hours per move. Of these
    clocks run in playing `hours` only, and stand for the `vacation`, in days, that each may take
    at this table."""

    kind: ClockKind = "none"
    amount: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    hours: PlayingHours | None = None
    vacation: Annotated[int, Meta(ge=0, le=60)] = 0


class SeatPlan(WirePart, omit_defaults=True):
    """Who is to sit there. `open`: the first to come. `me`: the creator, also several times with
    different names (pass-and-play). `bot`: a bot of this level."""

    kind: Literal["open", "me", "bot"]
    name: Name | None = None
    level: Level | None = None


class SeatInfo(WirePart):
    """One seat as everybody may see it; only `yours` and `removed` depend on who asks."""

    kind: SeatKind
    name: str
    level: str | None  # of the bot that sits here or stands in
    standing_in: bool  # a bot plays for the person now; the person may come back at any move
    resigned: bool  # a bot plays to the end, or until somebody new sits down
    online: bool
    yours: bool
    host: bool
    clock: float | None  # seconds left when this was sent
    free: bool = False  # somebody new may `sit` down here now, or ask to under `vote`
    same_person_as: int | None = None  # the lowest other seat of the same person
    muted: bool = False  # the host let nobody hear what is said from here
    away: float | None = None  # until when the person is on vacation
    vacation: int = 0  # days of it that are left to them
    hours: PlayingHours | None = None  # in which alone the person plays, within the table's
    since: float | None = None  # the date since when a bot stands in
    face: int | None = None  # that its person has chosen
    # who sat here before the bot was removed, and the host may `let-back` them
    removed: Literal["", "you", "somebody"] = ""


class SeatChange(WirePart):
    """Somebody else plays a seat from now on. `name`: the person it is about. `version`: how many
    entries the record had by then."""

    kind: SeatChangeKind
    seat: int
    name: str
    version: int
    at: float  # seconds since 1970


class SeatSeal(WirePart):
    """What one seat puts into the dice. A browser has put in the salt if `commitment` is not empty
    and `withheld` is false; otherwise it comes from the server's second secret."""

    kind: SeatKind
    name: str
    commitment: str = ""  # SHA-256 of the salt, as hexadecimal digits
    salt: str = ""  # 64 hexadecimal digits; known once the game has begun
    withheld: bool = False  # the browser promised a salt and did not open it in time


class SeatTag(WirePart):
    """What you think of the seat `about`, as you see it from `seat`."""

    seat: int
    about: int
    tag: str


class Sum(WirePart):
    """Something that your seat has so much of; the game's text calls it `notebook-own-<name>`."""

    name: str
    count: int


class StillOut(WirePart):
    """So many of a kind that you have not seen, of so many; the game's text calls the kinds
    together `notebook-left-<group>`, and this one by `name`."""

    group: str
    name: str
    left: int
    of: int


class NotebookPage(WirePart):
    """What can be counted. `counts`: by seat, in the order of the game's `notebook`."""

    counts: list[list[int]]
    own: list[Sum]
    left: list[StillOut]


class Trust(WirePart):
    """Commit and reveal: what shows that dice and decks were not arranged. `stage`: who is still
    asked for something; at `sealing` browsers say `seal`, at `opening` they say `open-seal`.
    `seats`: as they were when the game was dealt. docs/decisions/0050-seals.md has the formulas."""

    commitment: str  # SHA-256 of the secret, shown before anybody sits
    salt: str  # made of the salts of all seats; known once the game has begun
    secret: str | None  # shown after the end
    bots: str = ""  # SHA-256 of the second secret, from which salts come that no browser gives
    bots_secret: str | None = None  # shown after the end
    stage: Stage = "gathering"
    seats: list[SeatSeal] = []
    seal: str = ""  # one number over all of this, from the first deal on
    history: str = ""  # one number over the whole game, from its end on


class Proposal(WirePart):
    """Something that needs the consent of others; `why` says which rule asks for it. It waits also
    for seats whose person is not `online`. `seat`: whose wish it is; for `kick` and `sit` the
    seat that it is about. `name`: who would like to sit there."""

    wish: Wish
    seat: int
    why: str
    to_version: int | None
    waiting_for: list[int]
    name: str = ""


class Result(WirePart):
    """How it ended; equal places are shared."""

    scores: list[int]
    places: list[int]


class LessonInfo(WirePart):
    """Where a lesson stands. `scene` is empty after the last one. Of `tasks` things to do in the
    scene so many are `left`. `leap`: what led to it is not worth watching move by move."""

    scene: str
    number: int  # from 0
    of: int
    tasks: int
    left: int
    leap: bool = False


class TableInfo(WirePart):
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
    host_name: str = ""  # who may have no seat
    handover: Handover = "nobody"  # who may have the seat of somebody who left in mid-game
    practice: bool = False  # somebody alone took back what was revealed: the result does not count
    muted: bool = False  # spectators cannot chat
    talk: Talk = "game"  # who makes claims here
    daily: str = ""  # the day whose deal it is: no undo, no hints
    counting: bool = True  # notebooks tell what one would have to remember
    rated: bool = False  # sitting down is agreeing to be rated; no hints
    league: str = ""  # the name of the league in which it counts, like a rated one
    lesson: LessonInfo | None = None
    seat_changes: list[SeatChange] = []  # the latest in mid-game, oldest first

    @property
    def mine(self) -> list[int]:
        """The reader's own seats."""
        return [number for number, seat in enumerate(self.seats) if seat.yours]


class ChatLine(WirePart):
    """One line of chat, from a seat or (None) from a spectator. Plain text: escape it."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float  # seconds since 1970


class ClaimLine(WirePart):
    """A claim: something said from a seat in pictures, true or not, for everybody. `version`: how
    many entries the record had by then; an undo takes back moves, not words."""

    number: int
    version: int
    seat: int
    claim: PayloadObject
    at: float  # seconds since 1970


class Step(WirePart):
    """One entry of the record as this seat may know it. Versions have no gaps: a seat that noticed
    nothing still gets the step, with no events."""

    version: int
    seat: int | None  # who acted; None: chance
    events: PayloadList
    undo_to: int | None = None  # instead of an action: everything after that version was taken back
    changes: PayloadObject | None = None  # new fields of the observation, if steps follow


class WordsOption(WirePart):
    """One of several things that typed words may mean: a choice of the seat, or, without an action,
    a `text` to ask on with."""

    label: str
    text: str
    action: PayloadObject | None = None


class Together(WirePart):
    """All choose unseen and at the same time. `waiting_for`: seats that have not chosen yet;
    `chosen`: those that have. `mine`: what the looking seat has chosen, as it stood among its
    choices. It can be taken back until the last one has chosen; then all are shown.

    `window`: the seats are asked whether they react, and who has answered is told only to its
    person; the first reaction counts, by the order of the seats or of the answers."""

    waiting_for: list[int]
    chosen: list[int]
    mine: PayloadObject | None = None
    window: Literal["order", "quickest"] | None = None


class Undo(WirePart):
    """What the looking seat could take back now. `why` is None if it needs nobody's consent.
    Where `to_version` is the present, that is a choice which waits for those of others.
    `practice`: nobody else is there to agree, and the game would become practice for good."""

    to_version: int
    why: str | None
    practice: bool = False


class Because(WirePart):
    """One thing that speaks for an action, or one piece of evidence: a sentence in the reader's
    language, and what it is about. Each thing is {"seat": …}, {"card": …} or {"place": …}."""

    kind: str
    sentence: str
    about: PayloadList


class Considered(WirePart):
    """One action a bot looked at. `worth` is on the scale of the whole; None: it was not weighed.
    `equal`: about as good as the first one."""

    action: Payload
    worth: float | None
    equal: bool = False
    played: bool = False


class Believed(WirePart):
    """What a bot thinks of one seat's role: how surely, in a sentence, and because of what."""

    seat: int
    role: str  # the likelier one; "" while the question is open
    word: Literal["surely", "probably", "open"]
    sentence: str
    evidence: list[Because]


class Deliberation(WirePart):
    """What a bot considered. The action that it took, or would take, is the first one; the others
    follow by what they are worth. `scale`: win is the chance to win, 0 to 1; points is the lead
    over the best rival; weight is a first impression, 0 to 1, for nothing was searched."""

    scale: Literal["win", "points", "weight"]
    reasons: list[Because]  # the best one first
    considered: list[Considered]
    roles: list[Believed]
    notes: list[Because]
