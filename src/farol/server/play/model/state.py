"""The state of a table as one value, its events, and the changes that they lead to.

`farol.server.play.model.step.step` makes a Change from a TableState and an event. Nothing that a
TableState holds is modified in place: a change has a copy, with new parts where they differ. So a
change that could not be saved is simply dropped.
"""

# compiled by mypyc

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, final

from farol.contracts.lesson import lesson_of
from farol.core.entries import Chance, Pending, Spoken
from farol.core.errors import BadRecord
from farol.games import AnyGame
from farol.protocol import messages, types
from farol.protocol.errors import Refusal
from farol.server.play.model.bucket import Bucket
from farol.server.play.model.clock import Clock
from farol.server.play.model.game import LiveGame
from farol.server.play.model.payloads import Notice, OpenProposal, Thought, TypedWords
from farol.server.play.model.seats import SeatSummary
from farol.server.store.store import NoteKey, Person, Rows, TableRow, TagKey
from farol.server.tracing import Trace

Kind = Literal[
    "time",  # the time of the seat to act is up
    "forced",  # a forced move is due
    "late",  # delayed spectators may see more
    "seals",  # the deadline for salts
]


class Listener(Protocol):
    """A socket, or its replacement in tests."""

    @property
    def person(self) -> Person:
        """The person whose browser or program is at the other end."""

    def send(self, frame: bytes) -> None:
        """Queue a message; never waits."""

    def close(self, code: int, why: str) -> None:
        """Close it after all queued messages."""


class Dealing(Protocol):
    """A table's source of randomness."""

    def salt(self, row: TableRow) -> str:
        """The seats' combined salt, when the game begins."""

    def chance(self, row: TableRow) -> Chance:
        """The outcomes of chance at this table."""

    def opening(self, game: LiveGame, row: TableRow) -> Pending:
        """The opening of a game."""


# --- the state -------------------------------------------------------------------------------


class Delayed(NamedTuple):
    """Steps or a claim for delayed spectators, and when they will see them."""

    at: float
    view: messages.View
    steps: messages.Steps | None
    claim: messages.Claimed | None = None


@final
class TableState:
    """The state of a table: row, game, clock, viewers."""

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
        """A table; `base`: the state that the other fields are copied from."""
        self.row = row  # the saved row
        self.rules = rules  # None: an unknown game
        self.dealer = dealer
        self.clock = clock
        self.chat = chat
        self.notes = notes
        self.tags = tags  # people's private tags on seats
        if base is None:
            # None until the first deal, and if the replay of the record failed
            self.game: LiveGame | None = None
            # the viewing seat of each socket; None: a spectator
            self.viewpoints: dict[Listener, int | None] = {}
            self.open_proposal: OpenProposal | None = None
            # people who were refused a seat
            self.rejected_people: frozenset[int] = frozenset()
            # the version of a scheduled forced move
            self.auto_move_version: int | None = None
            # seats and versions of timeouts
            self.timed_out: frozenset[tuple[int, int]] = frozenset()
            self.due: float | None = None  # deadline for salts
            self.ahead = 0.0  # seconds from the monotonic `now` to the date
            self.shown: messages.View | None = None  # the view of delayed spectators
            self.delayed: tuple[Delayed, ...] = ()
            # seats whose bots were asked for a claim
            self.speaking: frozenset[int] = frozenset()
            # rate limits by person and kind of message
            self.buckets: dict[tuple[str, int], Bucket] = {}
            # numbers of seats for which networks exist
            self.learned: frozenset[int] = frozenset()
            self._standing: SeatSummary | None = None  # of this row, or of an earlier one
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
        """Facts that follow from the row."""
        if self._standing is None or self._standing.row is not self.row:
            self._standing = SeatSummary(self.row)
        return self._standing

    @property
    def version(self) -> int:
        """The version of the game; 0 before it."""
        return 0 if self.game is None else self.game.version

    @property
    def proposal(self) -> types.Proposal | None:
        """The open proposal."""
        return None if self.open_proposal is None else self.open_proposal.proposal

    @property
    def undo_asked(self) -> bool:
        """Whether an undo is proposed: bots wait for the outcome."""
        return self.open_proposal is not None and self.open_proposal.proposal.wish == "undo"

    @property
    def late(self) -> bool:
        """Whether spectators are delayed."""
        return self.standing.delay > 0 and self.row.status in {"playing", "paused"}

    @property
    def alone(self) -> bool:
        """Whether one person plays without spectators, so that timing reveals nothing."""
        return self.standing.is_of_one and None not in self.viewpoints.values()

    @property
    def online(self) -> set[int]:
        """People who are connected."""
        return {listener.person.id for listener in self.viewpoints}

    def is_timed_out(self, seat: int) -> bool:
        """Whether the seat's time for its present choice is up."""
        return (seat, self.version) in self.timed_out

    def date(self, now: float) -> float:
        """Seconds since 1970, for people to read and for what outlives the server."""
        return now + self.ahead

    def playing(self) -> LiveGame:
        """The game, if moves are possible now; otherwise a Refusal."""
        if not self.standing.is_playing or self.game is None:
            raise Refusal("status", f"Nobody can move now: {self.row.reason or self.row.status}.")
        return self.game


def new_game(row: TableRow, rules: AnyGame | None, dealer: Dealing) -> LiveGame:
    """The game of a table before its first deal; BadRecord if its rules are unknown."""
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
    one_by_one = row.lesson is not None  # its script plays for the others, in order
    return LiveGame(rules, len(row.seats), row.options, dealer.chance(row), one_by_one)


# --- events ----------------------------------------------------------------------------------


@final
class ClientMessage:
    """A message from a socket."""

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
        self.trace = trace  # if traces are enabled


class SocketClosed(NamedTuple):
    """A socket was closed."""

    listener: Listener


class TimerFired(NamedTuple):
    """A timer that was set at this version of the game."""

    kind: Kind
    version: int


class BotChose(NamedTuple):
    """A bot's choice; without a thought it failed."""

    seat: int
    version: int
    thought: Thought | None


class BotSpoke(NamedTuple):
    """A bot's answer to the request for a claim."""

    seat: int
    claim: int | None


class AdviceRequest(NamedTuple):
    """A request for a bot's advice, or for the explanation of a bot's move, in words."""

    listener: Listener
    message: messages.AskHint | messages.AskExplanation
    seat: int
    version: int  # before a decision that is due, or that was made
    level: str  # of the advising bot
    game: LiveGame
    look: int | None = None  # another seat that asks: it is told what it could know itself
    said: Spoken | None = None  # asked about a claim


class Typed(NamedTuple):
    """Typed words of a person, to be parsed."""

    listener: Listener
    message: messages.AskWords
    words: TypedWords
    version: int  # that the seat has seen
    row: TableRow
    game: LiveGame


class Advised(NamedTuple):
    """The answer to a question; without one, `problem` gives the reason."""

    question: AdviceRequest | Typed
    answer: messages.Hint | messages.Explanation | messages.Understood | None
    problem: str = ""
    code: types.RefusalCode = "bot"


class Reopened(NamedTuple):
    """A rematch was opened; its code, for the person who requested it."""

    asked: ClientMessage
    code: str


class Dealt(NamedTuple):
    """The game begins at once, without the host; `sealed`: browsers contribute salts."""

    sealed: bool = False


class Forgotten(NamedTuple):
    """A person is being erased; `done` is called when the table is done, or with the error."""

    person: int
    name: str
    done: Callable[[Exception | None], None]


class Amended(NamedTuple):
    """A moderator changes the table by `amend`; `done` as for Forgotten."""

    amend: Callable[["Change", float], None]
    done: Callable[[Exception | None], None]


class LeagueRenamed(NamedTuple):
    """The league of the table was renamed."""

    name: str


@final
class Loaded:
    """The table was loaded, or created."""


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
    | Amended
    | LeagueRenamed
    | Loaded
)


# --- changes ---------------------------------------------------------------------------------


class Timer(NamedTuple):
    """A TimerFired after so many seconds; at most one of kind `time`."""

    kind: Kind
    seconds: float | None  # None: cancelled


class BotTurn(NamedTuple):
    """A bot is to choose for this seat, or is asked for a claim."""

    game: LiveGame
    seat: int
    level: str


@final
class Change:
    """The effects of an event. First `rows` are saved, then `state` is adopted, then `sends` are
    sent and the rest is done."""

    __slots__ = (
        *("forced", "moved", "notices", "question", "refused", "reminded", "reopen", "rows"),
        *("sends", "speakers", "state", "timers", "turns"),
    )

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.rows: Rows | None = None
        self.sends: list[tuple[Listener, bytes]] = []
        self.timers: list[Timer] = []
        self.forced = False  # a forced move is to be scheduled
        self.turns: list[BotTurn] = []  # bots that are to choose, several for simultaneous choices
        self.speakers: list[BotTurn] = []  # bots that are asked for a claim
        self.question: AdviceRequest | Typed | None = None
        self.reopen: ClientMessage | None = None  # request for a rematch
        self.refused: types.RefusalCode | None = None
        self.moved: Literal["person", "bot"] | None = None
        self.reminded: list[int] = []  # seats whose people are reminded of the time
        self.notices: list[Notice] = []  # for people who are not at the table

    def send(self, listener: Listener, message: messages.FromServer) -> None:
        """Add a message for a listener."""
        self.sends.append((listener, messages.encode(message)))


def refuse(change: Change, sender: ClientMessage, refusal: Refusal) -> None:
    """Refuse a message: only its sender is told why."""
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
            refusal.moderated,
        ),
    )


def turn_away(event: Event, error: Exception) -> None:
    """Refuse an event of an unloaded table; clients find the table again by reconnecting."""
    if isinstance(event, ClientMessage):
        if event.trace is not None:
            event.trace.end("lost")
        event.listener.close(messages.COME_BACK, messages.MOVED)
    elif isinstance(event, (Forgotten, Amended)):
        event.done(error)
