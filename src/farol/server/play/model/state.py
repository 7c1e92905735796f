"""The whole of a table as one value, what can happen to it, and what a change consists of.

`farol.server.play.model.step.step` makes a Change of a TableState and an event. Nothing that a
TableState holds is ever changed in place: a change has a copy, with new parts where they differ.
So a change that could not be saved is simply forgotten.
"""

# compiled by mypyc

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, final

from farol.contracts.lesson import lesson_of
from farol.core.errors import BadRecord
from farol.games import AnyGame
from farol.protocol import messages, types
from farol.protocol.errors import Refusal
from farol.server.play.model.bucket import Bucket
from farol.server.play.model.clock import Clock
from farol.server.play.model.game import Chance, LiveGame, Pending
from farol.server.play.model.payloads import Notice, OpenProposal, Thought, TypedWords
from farol.server.play.model.seats import SeatSummary
from farol.server.store.store import NoteKey, Person, Rows, TableRow, TagKey
from farol.server.tracing import Trace

Kind = Literal[
    "time",  # the time of the seat to act is up
    "forced",  # the only possible move is to be made
    "late",  # spectators who are behind may see more
    "seals",  # the deadline for salts
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


class Delayed(NamedTuple):
    """What spectators who are behind will see, and when: steps, or a claim."""

    at: float
    view: messages.View
    steps: messages.Steps | None
    claim: messages.Claimed | None = None


@final
class TableState:
    """A table, its game, its time, and who looks at it."""

    __slots__ = (
        *("_standing", "ahead", "auto_move_version", "buckets", "chat", "clock", "dealer"),
        *("delayed", "due", "game", "learned", "notes", "open_proposal", "rejected_people"),
        *("row", "rules", "shown", "speaking", "tags", "timed_out", "viewpoints"),
    )

    def __init__(
        self,
        row: TableRow,
        rules: AnyGame | None,
        dealer: Dealing,
        clock: Clock,
        chat: list[types.ChatLine],
        notes: dict[NoteKey, str],
        tags: dict[TagKey, str],
        base: "TableState | None" = None,
    ) -> None:
        """A table; `base`: the one whose other fields it takes."""
        self.row = row  # as it is saved
        self.rules = rules  # None: a game that this program does not know
        self.dealer = dealer
        self.clock = clock
        self.chat = chat
        self.notes = notes
        self.tags = tags  # what people think of seats, each for themselves
        if base is None:
            # None until the first deal, and if the record does not replay
            self.game: LiveGame | None = None
            # the seat each looks through; None: a spectator
            self.viewpoints: dict[Listener, int | None] = {}
            self.open_proposal: OpenProposal | None = None
            # people whom the table did not want on a seat
            self.rejected_people: frozenset[int] = frozenset()
            # the version at which the table plays a forced move
            self.auto_move_version: int | None = None
            # seats and versions at which time ran out
            self.timed_out: frozenset[tuple[int, int]] = frozenset()
            self.due: float | None = None  # when the table stops waiting for salts
            self.ahead = 0.0  # seconds from `now`, which only goes forward, to the date
            self.shown: messages.View | None = None  # to spectators, where they are behind
            self.delayed: tuple[Delayed, ...] = ()
            # seats whose bots may be about to say something
            self.speaking: frozenset[int] = frozenset()
            # what each person may still do of something
            self.buckets: dict[tuple[str, int], Bucket] = {}
            # numbers of seats for which a network plays here
            self.learned: frozenset[int] = frozenset()
            self._standing: SeatSummary | None = None  # of this row, or of one before
        else:
            self.game = base.game
            self.viewpoints = base.viewpoints
            self.open_proposal = base.open_proposal
            self.rejected_people = base.rejected_people
            self.auto_move_version = base.auto_move_version
            self.timed_out = base.timed_out
            self.due = base.due
            self.ahead = base.ahead
            self.shown = base.shown
            self.delayed = base.delayed
            self.speaking = base.speaking
            self.buckets = base.buckets
            self.learned = base.learned
            self._standing = base._standing

    def shallow_copy(self) -> "TableState":
        """A shallow copy to modify."""
        return TableState(
            self.row, self.rules, self.dealer, self.clock, self.chat, self.notes, self.tags, self
        )

    @property
    def standing(self) -> SeatSummary:
        """What follows from the row."""
        if self._standing is None or self._standing.row is not self.row:
            self._standing = SeatSummary(self.row)
        return self._standing

    @property
    def version(self) -> int:
        """The version of the game; 0 before it."""
        return 0 if self.game is None else self.game.version

    @property
    def proposal(self) -> types.Proposal | None:
        """What the table is asked just now."""
        return None if self.open_proposal is None else self.open_proposal.proposal

    @property
    def undo_asked(self) -> bool:
        """Whether people are asked to take something back: bots wait for their answer."""
        return self.open_proposal is not None and self.open_proposal.proposal.wish == "undo"

    @property
    def late(self) -> bool:
        """Whether spectators have to see things later."""
        return self.standing.delay > 0 and self.row.status in {"playing", "paused"}

    @property
    def alone(self) -> bool:
        """Whether one person plays and nobody watches: so timing leaks nothing."""
        return self.standing.is_of_one and None not in self.viewpoints.values()

    @property
    def online(self) -> set[int]:
        """People who are connected."""
        return {listener.person.id for listener in self.viewpoints}

    def is_timed_out(self, seat: int) -> bool:
        """Whether the seat has no time left for the choice that it has now."""
        return (seat, self.version) in self.timed_out

    def date(self, now: float) -> float:
        """Seconds since 1970, for people to read and for what outlives the server."""
        return now + self.ahead

    def playing(self) -> LiveGame:
        """The game, if one may move in it; otherwise a Refusal."""
        if not self.standing.is_playing or self.game is None:
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
    lesson = None if row.lesson is None else lesson_of(rules)
    if row.lesson is not None and (lesson is None or lesson.edition != row.lesson.edition):
        raise BadRecord("This lesson has been rewritten since; begin it anew.")
    one_by_one = row.lesson is not None  # its script plays for the others, in the game's order
    return LiveGame(rules, len(row.seats), row.options, dealer.chance(row), one_by_one)


# --- events ----------------------------------------------------------------------------------


@final
class ClientMessage:
    """A message came from a socket."""

    __slots__ = ("at", "listener", "message", "trace")

    def __init__(
        self,
        listener: Listener,
        message: messages.FromClient,
        at: float,
        trace: Trace | None = None,
    ) -> None:
        self.listener = listener
        self.message = message
        self.at = at
        self.trace = trace  # where somebody wants to know how long it took


class SocketClosed(NamedTuple):
    """A socket is gone."""

    listener: Listener


class TimerFired(NamedTuple):
    """A timer that was set at this version of the game."""

    kind: Kind
    version: int


class BotChose(NamedTuple):
    """A bot has chosen; without a thought it failed."""

    seat: int
    version: int
    thought: Thought | None


class BotSpoke(NamedTuple):
    """A bot that was asked whether it has something to say, and what it was."""

    seat: int
    claim: int | None


class AdviceRequest(NamedTuple):
    """Somebody wants to know what a bot would do, or why one did what it did, in words."""

    listener: Listener
    message: messages.AskHint | messages.AskExplanation
    seat: int
    version: int  # before a decision that is still to come, or of one that was made
    level: str  # of the bot that advises
    game: LiveGame


class Typed(NamedTuple):
    """Somebody typed something at a game, and wants to know what it means."""

    listener: Listener
    message: messages.AskWords
    words: TypedWords
    version: int  # that the seat was told
    row: TableRow
    game: LiveGame


class Advised(NamedTuple):
    """A question has its answer; without one, `problem` says why not."""

    question: AdviceRequest | Typed
    answer: messages.Hint | messages.Explanation | messages.Understood | None
    problem: str = ""
    code: types.RefusalCode = "bot"


class Reopened(NamedTuple):
    """The same people have a new table; its code, for the person who asked for it."""

    asked: ClientMessage
    code: str


class Dealt(NamedTuple):
    """The game begins at once, without a word of the host; `sealed`: browsers put in salts."""

    sealed: bool = False


class Forgotten(NamedTuple):
    """Somebody has all their data deleted; `done` hears when the table has done so, or why not."""

    person: int
    name: str
    done: Callable[[Exception | None], None]


class LeagueRenamed(NamedTuple):
    """The league of the table has another name."""

    name: str


@final
class Loaded:
    """The table is in memory again, or for the first time."""


Event = (
    ClientMessage
    | SocketClosed
    | TimerFired
    | BotChose
    | BotSpoke
    | Advised
    | Reopened
    | Dealt
    | Forgotten
    | LeagueRenamed
    | Loaded
)


# --- what comes of them ----------------------------------------------------------------------


class Timer(NamedTuple):
    """A TimerFired to come after so many seconds; there is one of kind `time` at most."""

    kind: Kind
    seconds: float | None  # None: not any more


class BotTurn(NamedTuple):
    """A bot is to choose for this seat, or is asked for words."""

    game: LiveGame
    seat: int
    level: str


@final
class Change:
    """What an event leads to. First `rows` are saved, then `state` is the present, then `sends`
    go out and the rest is done."""

    __slots__ = (
        *("forced", "moved", "notices", "question", "refused", "reminded", "reopen", "rows"),
        *("sends", "speakers", "state", "timers", "turns"),
    )

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.rows: Rows | None = None
        self.sends: list[tuple[Listener, bytes]] = []
        self.timers: list[Timer] = []
        self.forced = False  # the only possible move is to be made next
        self.turns: list[BotTurn] = []  # bots that are to choose: several where all choose together
        self.speakers: list[BotTurn] = []  # bots that are asked whether they have something to say
        self.question: AdviceRequest | Typed | None = None
        self.reopen: ClientMessage | None = None  # who wants a new table for the same people
        self.refused: types.RefusalCode | None = None
        self.moved: Literal["person", "bot"] | None = None
        self.reminded: list[int] = []  # seats whose people are told that little time is left
        self.notices: list[Notice] = []  # for people who are not at the table

    def send(self, listener: Listener, message: messages.FromServer) -> None:
        """Tell somebody something."""
        self.sends.append((listener, messages.encode(message)))


def refuse(change: Change, sender: ClientMessage, refusal: Refusal) -> None:
    """Tell the sender of a message, and nobody else, why nothing came of it."""
    state = change.state
    behind = state.late and state.viewpoints.get(sender.listener) is None
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


def turn_away(event: Event, error: Exception) -> None:
    """Refuse an event of an unloaded table; clients find the table again by reconnecting."""
    if isinstance(event, ClientMessage):
        if event.trace is not None:
            event.trace.end("lost")
        event.listener.close(messages.COME_BACK, messages.MOVED)
    elif isinstance(event, Forgotten):
        event.done(error)
