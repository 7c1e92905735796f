"""The whole of a table as one value, what can happen to it, and what a change consists of.

`farol.table.live.model.step.step` makes a Change of a TableState and an event. Nothing that a
TableState holds is ever changed in place: a change has a copy, with new parts where they differ.
So a change that could not be saved is simply forgotten.
"""

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from farol.core.errors import BadRecord
from farol.games import AnyGame
from farol.table.live.model.bucket import Bucket
from farol.table.live.model.clock import Clock
from farol.table.live.model.game import Chance, LiveGame, Pending
from farol.table.live.model.seats import in_company
from farol.table.protocol import messages, parts
from farol.table.protocol.errors import Refusal
from farol.table.storage.store import NoteKey, Person, Rows, TableRow, TagKey
from farol.table.tracing import Trace

Kind = Literal[
    "time",  # the time of the seat to act is up
    "forced",  # the only possible move is to be made
    "late",  # spectators who are behind may see more
    "seals",  # whoever has not put in a salt by now does not
]


class Listener(Protocol):
    """A socket, or what a test puts in its place."""

    @property
    def person(self) -> Person:
        """The person whose browser or program is at the other end."""

    def send(self, frame: bytes) -> None:
        """Put a message on its way; never waits."""

    def close(self, code: int, why: str) -> None:
        """End it after what is on its way."""


class Dealing(Protocol):
    """Where the luck of a table comes from."""

    def salt(self, row: TableRow) -> str:
        """What the seats of the table put in, when the game begins."""

    def chance(self, row: TableRow) -> Chance:
        """The outcomes of chance at this table."""

    def opening(self, game: LiveGame, row: TableRow) -> Pending:
        """How a game begins."""


# --- the state -------------------------------------------------------------------------------


class Wished(Struct, frozen=True):
    """A proposal, who made it, and what they asked for: it is done if all agree."""

    proposal: parts.Proposal
    person: Person
    message: messages.TakeBack | messages.Pause | messages.Kick | messages.Sit


_wishes = msgspec.json.Decoder(Wished)


def written_wish(wished: Wished | None) -> str:
    """A proposal as it is saved."""
    return "" if wished is None else msgspec.json.encode(wished).decode()


def read_wish(text: str) -> Wished | None:
    """A proposal that was saved. Who asked for a seat has to wait for the answer, and cannot have
    while the server was away; what an older Farol wrote otherwise is asked again."""
    try:
        wished = _wishes.decode(text) if text else None
    except msgspec.MsgspecError:
        return None
    return None if wished is None or wished.proposal.wish == "sit" else wished


class Later(Struct, frozen=True):
    """What spectators who are behind will see, and when: steps, or a claim."""

    at: float
    view: messages.View
    steps: messages.Steps | None
    claim: messages.Claimed | None = None


class TableState(Struct):
    """A table, its game, its time, and who looks at it."""

    row: TableRow  # as it is saved
    rules: AnyGame | None  # None: a game that this program does not know
    dealer: Dealing
    clock: Clock
    chat: list[parts.ChatLine]
    notes: dict[NoteKey, str]
    tags: dict[TagKey, str] = {}  # what people think of seats, each for themselves
    game: LiveGame | None = None  # until the first deal, and if the record does not replay
    looks: dict[Listener, int | None] = {}  # the seat each looks through; None: a spectator
    wished: Wished | None = None
    unwanted: frozenset[int] = frozenset()  # people whom the table did not want on a seat
    hurried: int | None = None  # the version at which the table plays a forced move
    overdue: frozenset[tuple[int, int]] = frozenset()  # seats and versions at which time ran out
    due: float | None = None  # when the table stops waiting for salts
    ahead: float = 0.0  # seconds from `now`, which only goes forward, to the date
    shown: messages.View | None = None  # to spectators, where they are behind
    coming: tuple[Later, ...] = ()
    speaking: frozenset[int] = frozenset()  # seats whose bots may be about to say something
    buckets: dict[tuple[str, int], Bucket] = {}  # what each person may still do of something
    learned: frozenset[int] = frozenset()  # numbers of seats for which a network plays here

    def once_more(self) -> "TableState":
        """The same, to change parts of it."""
        twin: TableState = self.__copy__()  # type: ignore[attr-defined]  # every Struct has it
        return twin

    @property
    def version(self) -> int:
        """The version of the game; 0 before it."""
        return 0 if self.game is None else self.game.version

    @property
    def proposal(self) -> parts.Proposal | None:
        """What the table is asked just now."""
        return None if self.wished is None else self.wished.proposal

    @property
    def undo_asked(self) -> bool:
        """Whether people are asked to take something back: bots wait for their answer."""
        return self.wished is not None and self.wished.proposal.wish == "undo"

    @property
    def late(self) -> bool:
        """Whether spectators have to see things later."""
        return self.row.delay > 0 and self.row.status in {"playing", "paused"}

    @property
    def alone(self) -> bool:
        """Whether one person plays and nobody watches: then haste tells nothing to anybody."""
        return not in_company(self.row) and None not in self.looks.values()

    @property
    def online(self) -> set[int]:
        """People who are connected."""
        return {listener.person.id for listener in self.looks}

    def is_overdue(self, seat: int) -> bool:
        """Whether the seat has no time left for the choice that it has now."""
        return (seat, self.version) in self.overdue

    def date(self, now: float) -> float:
        """Seconds since 1970, for people to read and for what outlives the server."""
        return now + self.ahead

    def playing(self) -> LiveGame:
        """The game, if one may move in it; otherwise a Refusal."""
        if self.row.status != "playing" or self.game is None:
            raise Refusal("status", f"Nobody can move now: {self.row.reason or self.row.status}.")
        return self.game


def new_game(row: TableRow, rules: AnyGame | None, dealer: Dealing) -> LiveGame:
    """The game of a table before its first deal; BadRecord if this program cannot play it."""
    if rules is None:
        raise BadRecord(f"This program does not know the game {row.game!r}.")
    if row.rules_version != rules.version:
        raise BadRecord(
            f"The table follows version {row.rules_version} of the rules of {row.game}; "
            f"this program plays version {rules.version}."
        )
    if row.lesson is not None and (
        rules.lesson is None or rules.lesson.edition != row.lesson.edition
    ):
        raise BadRecord("This lesson has been rewritten since; begin it anew.")
    one_by_one = row.lesson is not None  # its script plays for the others, in the game's order
    return LiveGame(rules, len(row.seats), row.options, dealer.chance(row), one_by_one)


# --- events ----------------------------------------------------------------------------------


class ClientMessage(Struct):
    """A message came from a socket."""

    listener: Listener
    message: messages.FromClient
    at: float
    trace: Trace | None = None  # where somebody wants to know how long it took


class Disconnected(Struct):
    """A socket is gone."""

    listener: Listener


class TimerFired(Struct):
    """A timer that was set at this version of the game."""

    kind: Kind
    version: int


class Thought(Struct):
    """What a bot chose, and what it considered, packed to be kept with the move."""

    action: int
    decision: bytes = b""
    claim: int | None = None  # of a bot that was asked whether it has something to say


class BotChose(Struct):
    """A bot has chosen; without a thought it failed."""

    seat: int
    version: int
    thought: Thought | None


class BotSpoke(Struct):
    """A bot that was asked whether it has something to say, and what it was."""

    seat: int
    claim: int | None


class Question(Struct):
    """Somebody wants to know what a bot would do, or why one did what it did, in words."""

    listener: Listener
    message: messages.AskHint | messages.AskExplanation
    seat: int
    version: int  # before a decision that is still to come, or of one that was made
    level: str  # of the bot that advises
    game: LiveGame


class Words(Struct, frozen=True):
    """Typed words, and all that the seat of whoever typed them was told: what it takes to read
    them, anywhere."""

    game: str
    language: str
    text: str
    complete: bool  # how do they go on?
    view: bytes  # the very message that the seat would get if it came anew
    said: list[tuple[int, bytes]]  # claims that it heard, by seat
    names: list[str]
    page: bytes = b""  # what it could count, where that is asked


class Typed(Struct):
    """Somebody typed something at a game, and wants to know what it means."""

    listener: Listener
    message: messages.AskWords
    words: Words
    version: int  # that the seat was told
    row: TableRow
    game: LiveGame


class Advised(Struct):
    """A question has its answer; without one, `problem` says why not."""

    question: Question | Typed
    answer: messages.Hint | messages.Explanation | messages.Understood | None
    problem: str = ""
    code: parts.RefusalCode = "bot"


class Reopened(Struct):
    """The same people have a new table; its code, for whoever asked for it."""

    asked: ClientMessage
    code: str


class Dealt(Struct):
    """The game begins at once, without a word of the host; `sealed`: browsers put in salts."""

    sealed: bool = False


class Forgotten(Struct):
    """Somebody has all their data deleted; `done` hears when the table has done so, or why not."""

    person: int
    name: str
    done: Callable[[Exception | None], None]


class Woken(Struct):
    """The table is in memory again, or for the first time."""


Event = (
    ClientMessage
    | Disconnected
    | TimerFired
    | BotChose
    | BotSpoke
    | Advised
    | Reopened
    | Dealt
    | Forgotten
    | Woken
)


# --- what comes of them ----------------------------------------------------------------------


class Timer(Struct):
    """A TimerFired to come after so many seconds; there is one of kind `time` at most."""

    kind: Kind
    seconds: float | None  # None: not any more


class Turn(Struct):
    """A bot is to choose for this seat, or is asked for words."""

    game: LiveGame
    seat: int
    level: str


NoticeKind = Literal["turn", "reminder", "over", "invited"]


class Notice(Struct, frozen=True):
    """What somebody who is not at the table should get to know. Made of what everybody may see."""

    person: int
    kind: NoticeKind
    code: str  # of the table that it is about
    game: str
    name: str = ""  # of whoever invites


class Change(Struct):
    """What an event leads to. First `rows` are saved, then `state` is the present, then `sends`
    go out and the rest is done."""

    state: TableState
    rows: Rows | None = None
    sends: list[tuple[Listener, bytes]] = []
    timers: list[Timer] = []
    forced: bool = False  # the only possible move is to be made next
    turns: list[Turn] = []  # bots that are to choose: several where all choose together
    speakers: list[Turn] = []  # bots that are asked whether they have something to say
    question: Question | Typed | None = None
    reopen: ClientMessage | None = None  # who wants a new table for the same people
    refused: parts.RefusalCode | None = None
    moved: Literal["person", "bot"] | None = None
    reminded: list[int] = []  # seats whose people are told that little time is left
    notices: list[Notice] = []  # for people who are not at the table

    def send(self, listener: Listener, message: messages.FromServer) -> None:
        """Tell somebody something."""
        self.sends.append((listener, messages.encode(message)))


def refuse(change: Change, sender: ClientMessage, refusal: Refusal) -> None:
    """Tell the sender of a message, and nobody else, why nothing came of it."""
    state = change.state
    behind = state.late and state.looks.get(sender.listener) is None
    version = None if behind else state.version
    change.refused = refusal.code
    change.send(
        sender.listener,
        messages.Refused(
            sender.message.id,
            refusal.code,
            refusal.sentence,
            refusal.rule,
            version,
            refusal.missed,
            refusal.wait,
        ),
    )
