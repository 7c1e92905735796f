"""What goes over HTTP: bodies of requests and answers. docs/protocol.md explains them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from farol.protocol import types

LANGUAGE: Final = "^[a-z]{2,3}(-[A-Za-z0-9]{2,4})?(?!\\n)$"  # how a browser calls one


class Body(Struct, forbid_unknown_fields=True):
    """Base of bodies."""


class Problem(Body, omit_defaults=True):
    """Why a request was refused: one sentence; as data, too, what moderators forbid."""

    sentence: str
    moderated: types.Moderated | None = None


HealthStatus = Literal["ok", "degraded", "stopping"]


class Health(Body):
    """The server lives, and can write; degraded: some tables cannot be read, others can."""

    status: HealthStatus
    tables: int  # in memory
    damaged: int  # that somebody asked for and that cannot be read
    version: str


class OptionNeed(Body):
    """The option, and its value, without which another option does not count."""

    option: str
    word: str | bool


class SeatCounts(Body):
    """From so many seats to so many."""

    least: int
    most: int


class OptionInfo(Body):
    """One option of a game; `low` and `high` for numbers, `words` for choices.

    A number with `names` is called by the game's text `<names>-<value>`; one that names a seat is
    no higher than their number. `seats`: words that go with so many seats only.
    """

    name: str
    kind: Literal["flag", "number", "choice"]
    default: types.OptionValue
    low: int | None = None
    high: int | None = None
    words: list[str] | None = None
    names: str | None = None
    names_a_seat: bool = False
    seats: dict[str, SeatCounts] | None = None
    only: OptionNeed | None = None


class SetupInfo(Body):
    """Options that go together; the game's text `alone-<name>` says what they are for."""

    name: str
    options: dict[str, types.OptionValue]


class ClaimPart(Body):
    """What a claim is put together of: another `seat`, or one of some `values`."""

    name: str
    kind: Literal["seat", "word", "number"]
    values: list[str | int]


class ClaimInfo(Body):
    """A kind of claim that a game knows."""

    name: str
    parts: list[ClaimPart]


class BrowserInfo(Body):
    """What a game's own package brings for the browser: addresses on this server; its poster."""

    script: str | None = None  # a module that draws the board
    style: str | None = None
    picture: str | None = None
    emblem: str | None = None
    accent: str | None = None  # "#a05a2c"
    on_accent: str | None = None  # of text on it
    minutes: int | None = None  # that a game takes
    company: int | None = None  # seats when somebody just wants to play


class NotebookInfo(Body):
    """What a game's players count of every seat, called `notebook-<name>` in its text, and what
    they may think of one, called `notebook-tag-<name>`."""

    counts: list[str]
    tags: list[str]


class GameInfo(Body):
    """What can be played, by how many, with which options; and what can be said in it."""

    name: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    claims: list[ClaimInfo] = []
    lesson: bool = False  # there is a prepared game to learn it by
    first: dict[str, types.OptionValue] = {}  # what the book suggests for a first game
    alone: list[SetupInfo] = []  # ways to play it with one seat
    browser: BrowserInfo | None = None  # of a game from another package
    notebook: NotebookInfo | None = None  # what is counted in it
    learned: list[int] = []  # with so many seats, bots of the level "learned" can sit down too


class ServerInfo(Body):
    """The server, its games and its bots."""

    version: str
    games: list[GameInfo]
    levels: list[str]  # of bots, the weakest first; games say where there are learned ones
    usual_level: str  # of bots where no level is asked for
    languages: list[str]
    address: str  # where others on the network reach this server
    party: str | None  # the code of the party, where there is one
    features: list[str]  # slices beside playing; what is not listed is not there to be asked for
    reachable: bool  # other devices can come to its tables
    notice: str = ""  # of the operator of the server, to everybody
    house: list[str] = []  # pages of theirs: imprint, privacy, rules


class RuleInfo(Body):
    """One numbered rule; `reconstructed` marks what the rulebook does not settle."""

    number: str
    text: str
    reconstructed: bool


class SectionInfo(Body):
    """A titled group of rules."""

    number: str
    title: str
    rules: list[RuleInfo]


class RulesText(Body):
    """The rules of a game in one language."""

    game: str
    language: str
    sections: list[SectionInfo]


class Me(Body, omit_defaults=True):
    """You, as this browser's cookie says; `name` is None before you gave one, and `face` before you
    were asked who you are."""

    name: str | None
    face: int | None = None


class SetMe(Body):
    """Your name from now on, and your face; without one it stays as it is. The answer sets the
    cookie if there was none."""

    name: types.Name
    face: types.Face | None = None


class Link(Body):
    """A one-time token that makes another device yours too; put it behind a #, never in a path.
    `qr`: the address that holds it, as an SVG picture to be scanned."""

    token: str
    seconds: int
    qr: str


class LinkOwner(Body):
    """Who a link would make of this device. `yours`: that is who this device is already."""

    name: str
    yours: bool


class Others(Body):
    """Who else this browser can be, by number."""

    names: list[str]


class DeviceInfo(Body):
    """A browser where somebody is signed in; times in seconds since 1970."""

    device: str
    name: str  # such as "Firefox, Linux"; empty if it did not say
    created: float
    seen: float  # to the day
    here: bool  # it is the one that asks


class Devices(Body):
    """All of them, the latest first."""

    devices: list[DeviceInfo]


class Claim(Body):
    """The token of a link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class NewTable(Body, omit_defaults=True):
    """A table to be opened. The one who opens it is its host."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[types.SeatPlan], Meta(min_length=1, max_length=62)]
    options: dict[str, types.OptionValue] = {}
    visibility: types.Visibility = "link"
    clock: types.ClockPlan = field(default_factory=types.ClockPlan)
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds that spectators are behind
    stand_in: types.Level | None = None  # level of the bots that take over for those who leave
    handover: types.Handover = "nobody"  # who may have the seat of somebody who left in mid-game
    talk: types.Talk = "game"  # who makes claims
    # notebooks tell what one would have to remember; None: as usual, and not at a rated table
    counting: bool | None = None
    rated: bool = False  # sitting down is agreeing to be rated
    league: types.Code | None = None  # of yours: it counts for its standings
    start: bool = False  # deal at once; needs all seats taken
    sealed: bool = False  # with `start`: first wait some seconds for the salts of browsers


class NewLesson(Body):
    """A game to learn. You go on where you left its lesson; `again`: from its first scene."""

    game: Annotated[str, Meta(max_length=40)]
    again: bool = False


class Opened(Body):
    """The code of the new table."""

    code: types.Code


class TableSummary(Body):
    """A table in a list."""

    code: str
    game: str
    status: types.Status
    seats: list[types.SeatInfo]
    visibility: types.Visibility
    clock: types.ClockPlan
    options: dict[str, types.OptionValue]
    created: float
    your_turn: bool
    practice: bool = False
    rated: bool = False
    league: str = ""
    host_name: str = ""  # who may have no seat
    due: float | None = None  # when your time is up, if it is your turn and goes by the date


class Invitation(Body):
    """Somebody wants you at a table that has not begun: who, which game, which table, and when they
    said so."""

    code: str
    game: str
    name: str
    at: float


class Tables(Body):
    """The tables where you sit, the public ones with an open seat, and those to which you are
    invited."""

    mine: list[TableSummary]
    open: list[TableSummary]
    invited: list[Invitation] = []
    decided: int = 0  # number of the moderators' latest decision that concerns you


class PartyGuest(Body):
    """Somebody who came to the party. `here`: heard of in the last seconds. `plays`: sits at the
    table that is on; before it is dealt, would get a seat."""

    number: int
    name: str
    here: bool
    you: bool
    plays: bool
    face: int | None = None


class PartyInfo(Body):
    """The evening: who has come, which game is picked, and the table that is on."""

    code: str
    address: str  # of the party's page, as the QR code holds it
    guests: list[PartyGuest]
    game: str | None
    table: str | None
    earlier: list[str]  # tables of this evening that are done with
    screen: bool  # whether a big screen shows the board
    league: str | None  # the name of the league that the games count for


class PartyGame(Body):
    """The game that is picked, or dealt."""

    game: Annotated[str, Meta(max_length=40)]


NoticeKind = Literal["turn", "reminder", "over", "invited"]
NOTICE_KINDS: Final[tuple[NoticeKind, ...]] = ("turn", "reminder", "over", "invited")


class Notices(Body):
    """What this browser is told while you are not at a table. `key`: the server's public key, which
    a browser needs for it; None: this server sends nothing."""

    key: str | None
    on: bool
    kinds: list[NoticeKind]


class Subscribe(Body):
    """Tell this browser: where its push service takes messages, and its keys, as it says them."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]
    kinds: Annotated[list[NoticeKind], Meta(min_length=1, max_length=4)]
    language: Annotated[str, Meta(pattern=LANGUAGE)]


class Muted(Body):
    """Whether you hear nothing of a table while you are not there."""

    muted: bool


class RecordSeats(Body):
    """Who sat where."""

    name: str
    kind: Literal["open", "person", "bot"]
    level: str | None


class SeenRecord(Body):
    """A game as one seat, or (`seat` None) the table saw it."""

    farol: Literal["seen"]
    game: str
    rules_version: int
    options: dict[str, types.OptionValue]
    people: list[RecordSeats]
    seat: int | None
    trust: types.Trust
    steps: list[types.Step]
    observation: types.Payload
    result: types.Result | None
    practice: bool = False
    claims: list[types.ClaimLine] = []
    explained: list[int] = []  # after the end: steps about which a bot can be asked why


class RecordEntry(Body):
    """One entry of a record: an action or outcome, or all after `undo_to` taken back."""

    action: int | None = None
    undo_to: int | None = None
    lots: list[list[int]] | None = None  # of chance: what was possible, each with its weight


class RecordDecision(Body):
    """What a bot considered when it made the entry `version`, as `docs/bots.md` describes it."""

    version: int
    considered: types.Payload


class CompleteRecord(Body):
    """A whole game with all its secrets, for `farol verify` and for replay; after the end only.
    `notation` has one word per entry, for people."""

    farol: Literal["complete"]
    game: str
    rules_version: int
    options: dict[str, types.OptionValue]
    people: list[RecordSeats]
    trust: types.Trust
    entries: list[RecordEntry]
    notation: list[str]
    result: types.Result | None
    practice: bool = False  # somebody alone took back what was revealed: the result does not count
    decisions: list[RecordDecision] = []  # of bots, as far as they were not taken back
    claims: list[types.ClaimLine] = []  # what was said, in order
    handed_in: bool = False  # it was played elsewhere, and nobody saw its luck


class Frame(Body):
    """One decision with the chance that followed, how things stood then, and what was said."""

    steps: list[types.Step]
    observation: types.Payload
    claims: list[types.ClaimLine] = []
    notebook: types.NotebookPage | None = None  # None: as in the frame before


class Replay(Body):
    """A finished game to watch again through one seat, or (`seat` None) as the table saw it."""

    game: str
    seats: list[types.SeatInfo]
    seat: int | None
    frames: list[Frame]
    practice: bool = False
    explained: list[int] = []  # versions of steps about which a bot can be asked why


class PastAnswer(Body):
    """The answer to words about a moment of a finished game; `options`: words to ask on with."""

    meaning: str  # move, which, told, hint or unknown, as in `understood`
    lines: list[str]
    options: list[types.WordsOption] = []
    endings: list[str] = []


Bodies = (
    Problem
    | Health
    | ServerInfo
    | RulesText
    | Me
    | SetMe
    | Link
    | LinkOwner
    | Claim
    | Others
    | Devices
    | NewTable
    | Opened
    | Tables
    | TableSummary
    | Notices
    | Subscribe
    | Muted
    | PartyInfo
    | PartyGame
    | SeenRecord
    | CompleteRecord
    | Replay
    | PastAnswer
)
