"""The live table: an actor that handles one event at a time."""

# compiled by mypyc

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, final

from farol.core.errors import FarolError
from farol.core.state import State
from farol.games import AnyGame
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.protocol.types import Status
from farol.server import metrics
from farol.server.logs import log_of
from farol.server.play.model.deliberation import in_words
from farol.server.play.model.payloads import Thought
from farol.server.play.model.resume import resumed
from farol.server.play.model.state import (
    AdviceRequest,
    Advised,
    Amended,
    BotChose,
    BotSpoke,
    BotTurn,
    Change,
    ClientMessage,
    Dealt,
    Event,
    Forgotten,
    LeagueRenamed,
    Loaded,
    Reopened,
    TableState,
    Timer,
    TimerFired,
    Typed,
    refuse,
    turn_away,
)
from farol.server.play.model.step import step
from farol.server.play.model.telling import views_of
from farol.server.play.model.typed import understood
from farol.server.play.services import Services
from farol.server.play.timers import Handle
from farol.server.store.store import (
    FenceLost,
    OutcomeUnknown,
    PendingWrite,
    Person,
    ReadOnly,
    SavedTable,
    StoreError,
    TableRow,
)
from farol.server.workers.bots import BotFailed, company, job_from_outside, new_job

MAX_WAITING: Final = 1000  # messages for one table
TRY_AGAIN_SECONDS: Final = 1.0  # after a save failed that nobody requested

log = log_of("farol.server")


@final
class Stop:
    """Sentinel: stop after all earlier events."""

    def __init__(self, stopped: asyncio.Future[None]) -> None:
        self.stopped = stopped


OpenAgain = Callable[[TableRow], Awaitable[str]]


@final
class Table:
    """One table: the owner of its state. `start` it and `post` to it; `state` may be read anywhere.

    Events are handled in order, one at a time. `step` computes the change that an event leads to;
    it is saved, adopted, and sent, in this order.
    """

    def __init__(
        self,
        saved: SavedTable,
        rules: AnyGame | None,
        services: Services,
        open_again: OpenAgain,
        lost: Callable[[str], None] = lambda _: None,
        noted: Callable[[TableState, TableState], None] | None = None,
    ) -> None:
        self._services = services
        self._noted = noted
        self._open_again = open_again
        self._lost = lost
        self.given_up = False  # the saved table may differ from this one
        self._mail: list[Event | Stop] = []  # event queue: mostly empty, never long
        self._busy = True  # handling an event, or not started
        self._stopped = False
        self._started = False
        # seats and versions that bots think about
        self._thinking: frozenset[tuple[int, int]] = frozenset()
        self._alarm: Handle | None = None  # timer for the seat to act
        self._tasks: list[asyncio.Task[None]] = []
        pinned = saved.row.status == "pinned"
        learned = services.learned.get(saved.row.game, frozenset())
        self.state = resumed(saved, rules, services.dealer, services.time.now(), learned)
        if self.row.status == "pinned" and not pinned:
            log.warning(
                "table-pinned", table=self.row.id, game=self.row.game, reason=self.row.reason
            )
        self._adopt(Loaded(), self._step(Loaded()))

    @property
    def row(self) -> TableRow:
        """The row, as saved."""
        return self.state.row

    @property
    def now(self) -> float:
        """Monotonic seconds for clocks, unaffected by changes of the date."""
        return self._services.time.monotonic()

    # --- event queue ---------------------------------------------------------------------------

    async def deal(self, sealed: bool = False) -> None:
        """Begin the game before the table is started; Refusal or StoreError if that fails."""
        change = self._step(Dealt(sealed))
        assert change.rows is not None
        await self._services.store.tables.save(self.row.id, change.rows)
        self._adopt(Dealt(sealed), change)

    def start(self) -> None:
        """Start handling events."""
        self._started = True
        self._next()

    async def stop(self) -> None:
        """Stop after all earlier events."""
        self._set_alarm(None)
        for task in self._tasks:
            task.cancel()
        if self._started:
            stop = Stop(asyncio.get_running_loop().create_future())
            self._put(stop)
            await stop.stopped

    def give_up(self) -> None:
        """Unload a table that another server owns, or of which a save has an unknown outcome;
        clients reconnect and find it as it was saved."""
        self.given_up = True
        self._set_alarm(None)
        for task in self._tasks:
            task.cancel()
        for listener in self.state.viewpoints:
            listener.close(messages.COME_BACK, messages.MOVED)
        self._next()

    async def forget(self, person: Person) -> None:
        """Erase a person from the table; Refusal or StoreError if that cannot be done now."""
        await self._post(lambda done: Forgotten(person.id, person.name, done))

    async def amend(self, change: Callable[[Change, float], None]) -> None:
        """Change the table as a moderator decided; Refusal or StoreError if that fails."""
        await self._post(lambda done: Amended(change, done))

    async def _post(self, event: Callable[[Callable[[Exception | None], None]], Event]) -> None:
        """Queue an event and wait until it is done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def resolve(error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        if not self.post(event(resolve)):
            raise Refusal("limit", "This table has too much to do; try again in a moment.")
        await done

    def post(self, event: Event) -> bool:
        """Queue an event; False if too many are waiting."""
        if len(self._mail) >= MAX_WAITING:
            return False
        self._put(event)
        return True

    def _put(self, event: Event | Stop) -> None:
        self._mail.append(event)
        if not self._busy:
            self._next()

    def _next(self) -> None:
        """The last event is done: handle queued ones until one has to be saved."""
        self._busy = False
        while self._mail and not self._busy:
            event = self._mail.pop(0)
            if isinstance(event, Stop):
                self._stopped = True
                event.stopped.set_result(None)
            elif self.given_up or self._stopped:
                turn_away(event, StoreError("Another server has this table."))
            else:
                self._busy, goes_on = True, False
                try:
                    goes_on = self._take(event)
                finally:  # also after an unexpected error: the queue goes on
                    self._busy = goes_on

    # --- one event -----------------------------------------------------------------------------

    def _take(self, event: Event) -> bool:
        """Handle an event; True if it continues asynchronously and calls `_next` later."""
        if isinstance(event, BotChose):
            self._thinking = self._thinking - {(event.seat, event.version)}
        trace = event.trace if isinstance(event, ClientMessage) else None
        try:
            if trace is not None:
                trace.part("checked")
            change = self._step(event)
            if change.rows is None:
                self._adopt(event, change)
                return change.reopen is not None
            if trace is not None:
                trace.part("saved")
            saving = self._services.store.tables.save(self.row.id, change.rows)
        except Exception as error:
            self._fail(event, error)
            return False
        saving.add_done_callback(partial(self._saved, event, change))
        return True

    def _step(self, event: Event) -> Change:
        """The change that an event leads to, with the current date."""
        time, state = self._services.time, self.state
        now = time.monotonic()
        state.ahead = time.now() - now
        return step(state, event, now)

    def _saved(self, event: Event, change: Change, saving: PendingWrite) -> None:
        """Callback of the store: adopt the change, or report the failure."""
        try:
            saving.result()
            if not self.given_up:
                self._adopt(event, change)
        except (FenceLost, OutcomeUnknown) as error:
            log.warning("table-lost", table=self.row.id, error=str(error))
            turn_away(event, error)
            self._lost(self.row.code)
        except Exception as error:
            self._fail(event, error)
        finally:
            self._next()

    def _adopt(self, event: Event, change: Change) -> None:
        """Adopt a saved change, send its messages, and start its actions."""
        before, self.state = self.state, change.state
        if self._noted is not None:
            self._noted(before, self.state)
        self._tell(event, change)
        self._begin(change)
        self._count(event, change, before)
        if isinstance(event, (Forgotten, Amended)):
            event.done(None)

    def _begin(self, change: Change) -> None:
        """Start the actions of a change: timers and bots."""
        for timer in change.timers:
            self._set_timer(timer)
        if change.forced:
            self._put(TimerFired("forced", self.state.version))
        for speaker in change.speakers:
            self._start(self._listen(speaker))
        for turn in change.turns:
            self._let_think(turn)
        if change.question is not None:
            self._start(self._ask(change.question))
        if change.reopen is not None:
            self._start(self._reopen(change.reopen)).add_done_callback(lambda _: self._next())

    def _tell(self, event: Event, change: Change) -> None:
        """Send a change's messages and notices."""
        trace = event.trace if isinstance(event, ClientMessage) else None
        if trace is not None:
            trace.part("told")
        for listener, frame in change.sends:
            listener.send(frame)
        if trace is not None:
            trace.end(change.refused or "done")
        for notice in change.notices:
            self._services.tell_away(notice)

    def _count(self, event: Event, change: Change, before: TableState) -> None:
        """Update metrics."""
        if change.refused is not None:
            metrics.REFUSALS.labels(change.refused).inc()
        if change.moved == "bot":
            metrics.MOVES.of_bots += 1
        elif change.moved == "person" and isinstance(event, ClientMessage):
            metrics.MOVES.of_people += 1
            metrics.MOVE_SECONDS.observe(max(0.0, self.now - event.at))
        row = change.state.row
        if row is not before.row:  # rows are immutable
            self._note_status(before.row.status, row)
        if isinstance(event, TimerFired) and event.kind == "time":
            for seat in sorted({turn.seat for turn in change.turns} & {*before.clock.runs}):
                log.info("time-is-up", table=row.id, seat=seat)

    def _note_status(self, was: Status, row: TableRow) -> None:
        """Metrics and hooks for games that begin and end."""
        if was == "lobby" and row.status != "lobby":
            log.info("game-started", table=row.id, game=row.game, seats=len(row.seats))
        if was != "over" and row.status == "over":
            log.info("game-over", table=row.id, game=row.game)
            self._services.finished(row)

    def _fail(self, event: Event, error: Exception) -> None:
        """Report a failure to the sender only; the state has not changed."""
        what = type(event.message if isinstance(event, ClientMessage) else event).__name__
        if isinstance(error, Refusal):
            log.warning("not-done", table=self.row.id, what=what, reason=str(error))
            refusal = error
        elif isinstance(error, ReadOnly):
            refusal = Refusal("server", str(error))
            self._again_later(event)
        elif isinstance(error, StoreError):
            log.error("not-saved", table=self.row.id, what=what, error=str(error))
            refusal = Refusal("server", "That could not be saved; try again.")
            self._again_later(event)
        else:
            metrics.FAULTS.inc()
            log.error("fault", table=self.row.id, what=what, exc_info=error)
            refusal = Refusal("server", "Something went wrong here; it has been noted.")
        if isinstance(event, (Forgotten, Amended)):
            event.done(error)
        if isinstance(event, ClientMessage):
            change = Change(self.state)
            refuse(change, event, refusal)
            self._adopt(event, change)

    def _again_later(self, event: Event) -> None:
        if isinstance(event, (BotChose, TimerFired, LeagueRenamed)):  # nobody would send it again
            self._services.time.call_later(TRY_AGAIN_SECONDS, lambda: self._put(event))

    # --- timers --------------------------------------------------------------------------------

    def _set_timer(self, timer: Timer) -> None:
        handle = None
        if timer.seconds is not None:
            fired = TimerFired(timer.kind, self.state.version)
            handle = self._services.time.call_later(timer.seconds, lambda: self._put(fired))
        if timer.kind == "time":
            self._set_alarm(handle)

    def _set_alarm(self, alarm: Handle | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = alarm

    # --- asynchronous work ---------------------------------------------------------------------

    def _start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)
        return task

    async def _reopen(self, asked: ClientMessage) -> None:
        """Open a rematch; the table handles no other event until that is done or has failed."""
        try:
            self._mail.insert(0, Reopened(asked, await self._open_again(self.row)))
        except Exception as error:
            self._fail(asked, error)

    def _let_think(self, turn: BotTurn) -> None:
        thinking = (turn.seat, turn.game.version)
        if thinking not in self._thinking:
            self._thinking = self._thinking | {thinking}
            self._start(self._think(turn))

    async def _think(self, turn: BotTurn) -> None:
        game, start = turn.game, self.now
        state = game.turn_of(turn.seat)
        thought = await self._thought(turn, state, game.version_before(turn.seat))
        metrics.BOT_SECONDS.observe(max(0.0, self.now - start))
        chosen = BotChose(turn.seat, game.version, thought)
        took, forced = self.now - start, len(state.legal_actions()) == 1
        seconds = self._services.pace.seconds(game.rules.name, turn.level, forced, took)
        pause = 0.0 if self.state.alone else self._services.bot_pause
        rest = max(pause, seconds) - took
        if rest > 0:
            self._services.time.call_later(rest, lambda: self._put(chosen))
        else:
            self._put(chosen)

    async def _listen(self, speaker: BotTurn) -> None:
        """Ask a bot for a claim; a bot that fails makes none."""
        game = speaker.game
        thought = await self._thought(speaker, game.state, game.version, speaks=True)
        self._put(BotSpoke(speaker.seat, None if thought is None else thought.claim))

    async def _thought(
        self, turn: BotTurn, state: State, version: int, speaks: bool = False
    ) -> Thought | None:
        """The thought of a bot in a state; None if it fails."""
        try:
            seed = self._services.dealer.seed(self.row, version)
            views = views_of(turn.game, turn.seat)
            job = new_job(turn.game.rules, state, turn.seat, turn.level, views, seed)
            job.company = company(self.row)
            job.speaks = speaks
            return await self._services.bots.choose(job)
        except BotFailed as error:
            log.error("bot-failed", table=self.row.id, level=turn.level, error=str(error))
        except Exception:
            metrics.FAULTS.inc()
            log.exception("bot-failed", table=self.row.id, level=turn.level)
        return None

    async def _ask(self, question: AdviceRequest | Typed) -> None:
        """Answer a question; wording runs outside the event loop."""
        try:
            answer = Advised(question, await self._answered(question))
        except Refusal as error:
            answer = Advised(question, None, str(error), error.code)
        except FarolError as error:
            answer = Advised(question, None, str(error))
        except Exception:
            metrics.FAULTS.inc()
            log.exception("no-answer", table=self.row.id, what=type(question.message).__name__)
            answer = Advised(question, None, "There is no answer to that; it has been noted.")
        self._put(answer)

    async def _answered(
        self, question: AdviceRequest | Typed
    ) -> messages.Hint | messages.Explanation | messages.Understood:
        if isinstance(question, Typed):
            person = question.listener.person.id
            found = await self._services.readers.read(question.words, self.row.code, person)
            return understood(question, found)
        considered = await self._considered(question)
        names = [each.name for each in self.row.seats]
        return await asyncio.to_thread(in_words, question, considered, names)

    async def _considered(self, question: AdviceRequest) -> bytes:
        """A new deliberation of a bot, or the one stored with a move."""
        game, seat, level = question.game, question.seat, question.level
        if isinstance(question.message, messages.AskHint):
            turn = game.turn_of(seat)
            job = new_job(game.rules, turn, seat, level, views_of(game, seat), advice=True)
            job.company = company(self.row)
            return (await self._services.bots.choose(job)).decision
        if question.look is not None:
            job = job_from_outside(question, question.look)
            job.company = company(self.row)
            return (await self._services.bots.choose(job)).decision
        kept = await self._services.store.tables.decision(self.row.id, question.version)
        if kept is None:
            raise Refusal("bot", "What was considered there was not kept.")
        return kept
