"""The game at a table while it goes on: moves, bots, clocks, undo. Save, then tell."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from farol.core.data import Json
from farol.core.errors import BadAction, BadOptions, BadRecord, FarolError, IllegalAction
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.core.trust import Lots, mixed_salt
from farol.games import AnyGame
from farol.table import metrics, seats, wire
from farol.table.audience import Audience, Listener, Stage
from farol.table.bodies import Entry
from farol.table.bots import BotFailed, Bots, Thought, new_job
from farol.table.clock import Clock, Handle, Time
from farol.table.play import Chance, Draft, Play
from farol.table.refusal import No
from farol.table.store import StepRow, Store, TableRow

MOST_MISSED: Final = 32  # steps that come with a stale move; who missed more says hello
TOO_EARLY: Final = 0.05  # seconds that an alarm may ring before its time

log = structlog.get_logger("farol.table")


class Rang(Struct):
    """A timer rang at this version of the game."""

    what: str  # "time": time is up; "forced": a forced move is due; "late": spectators see more
    version: int


class Chosen(Struct):
    """A bot has chosen; no thought if it failed."""

    seat: int
    version: int
    thought: Thought | None


def lots_of(row: TableRow) -> Chance:
    """The table's own chance, from its secret."""
    return Lots(bytes.fromhex(row.secret), row.salt)


class Saving(Struct):
    """A draft on its way to the disk; `done` when it is there, or when that failed."""

    draft: Draft
    row: TableRow | None  # the table after it, if it changes
    done: asyncio.Future[None]
    mover: Listener | None = None  # the person who made the move
    move: str | None = None  # its id
    at: float = 0.0  # when it came


class Surroundings(Struct):
    """What every table of a server shares."""

    store: Store
    time: Time
    bots: Bots
    bot_pause: float  # seconds that a bot takes at least, so that people can follow
    chance: Callable[[TableRow], Chance] = lots_of


class Match:
    """Carries the game on. `post` sends mail to the table."""

    def __init__(
        self,
        stage: Stage,
        audience: Audience,
        game: AnyGame | None,
        around: Surroundings,
        post: Callable[[Rang | Chosen], object],
    ) -> None:
        self._stage = stage
        self._audience = audience
        self._game = game
        self._around = around
        self._post = post
        self._moves: dict[tuple[int, str], int] = {}  # versions by seats and the ids of their moves
        self._asked: tuple[int, int] | None = None  # seat and version that a bot thinks about
        self._overdue: int | None = None  # the version at which time ran out
        self._alarm: Handle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def _row(self) -> TableRow:
        return self._stage.row

    @property
    def _now(self) -> float:
        return self._around.time.now()

    @property
    def version(self) -> int:
        """The version of the game; 0 before it."""
        return 0 if self._stage.play is None else self._stage.play.version

    def close(self) -> None:
        """No alarm rings and no bot answers any more."""
        self._set_alarm(None)
        for task in self._tasks:
            task.cancel()

    # --- beginning -------------------------------------------------------------------------------

    def resume(self, steps: list[StepRow]) -> None:
        """Play the record again; a table whose record does not replay is pinned, never lost."""
        row = self._row
        if row.status in {"lobby", "pinned"}:
            return
        try:
            play = self._new_play(row)
            entries = [Entry(step.action, step.undo_to) for step in steps]
            play.replay(entries, [step.seat for step in steps])
        except FarolError as error:
            self._pin(str(error))
            return
        self._stage.play = play
        self._moves = {
            (step.seat, step.move): step.version
            for step in steps
            if step.seat is not None and step.move is not None
        }
        clock = self._stage.clock
        clock.restore(row.clock_left)
        if row.clock.kind == "days" and row.status == "playing" and play.to_act is not None:
            since = row.clock_at or (steps[-1].at if steps else self._now)
            clock.left[play.to_act] -= max(0.0, self._now - since)

    def _pin(self, reason: str) -> None:
        self._row.status = "pinned"
        self._row.reason = (
            f"{reason} The table is kept as it was; a program with those rules can go on with it."
        )
        log.warning("table-pinned", table=self._row.id, game=self._row.game, reason=reason)

    def _new_play(self, row: TableRow) -> Play:
        if self._game is None:
            raise BadRecord(f"This program does not know the game {row.game!r}.")
        if row.rules_version != self._game.version:
            raise BadRecord(
                f"The table follows version {row.rules_version} of the rules of {row.game}; "
                f"this program plays version {self._game.version}."
            )
        return Play(self._game, len(row.seats), row.options, self._around.chance(row))

    async def begin(self) -> None:
        """Deal."""
        row = seats.copied(self._row)
        row.salt = mixed_salt([seat.salt for seat in row.seats])
        row.status = "playing"
        clock = Clock(row.clock, len(row.seats))
        row.clock_left, row.clock_at = list(clock.left), self._now
        try:
            play = self._new_play(row)
        except BadOptions as error:
            raise No("seat", str(error)) from error
        draft = play.begin()
        if draft.state.to_act() == OVER:
            row.status = "over"
        await self._around.store.append(row.id, self._rows(draft, None), row)
        play.adopt(draft)
        self._stage.row, self._stage.play, self._stage.clock = row, play, clock
        log.info("game-started", table=row.id, game=row.game, seats=len(row.seats))
        if row.delay:
            self._audience.keep_for_later(0, self._now)
            self._ring_later(row.delay, "late")
        self.go_on()
        self._audience.tell_table(self._now)
        for listener in self._audience.looks:
            self._audience.tell_view(listener, self._now)

    def wake(self) -> None:
        """Go on after the server was away."""
        if self._stage.play is None:
            return
        if self._stage.late:
            self._audience.keep_for_later(self.version, self._now)
            self._ring_later(self._row.delay, "late")
        self.go_on(fresh=False)

    # --- moves -----------------------------------------------------------------------------------

    def playing(self) -> Play:
        """The game, if one may move in it."""
        if self._row.status != "playing" or self._stage.play is None:
            raise No("status", f"Nobody can move now: {self._row.reason or self._row.status}.")
        return self._stage.play

    def act(self, listener: Listener, message: wire.Act, at: float) -> Saving | None:
        """A move of a person, to be finished once it is saved; known ids are answered again,
        stale ones with what was missed."""
        row, seat = self._stage.row, message.seat
        seats.own_seat(row, seat, listener.person)
        done = self._moves.get((seat, message.id))
        if done is not None:
            listener.send(wire.encode(wire.Done(message.id, done)))
            return None
        play = self.playing()
        if message.version != play.version:
            self._refuse_stale(listener, message, play)
            return None
        if seats.bot_level(row, seat) is not None:
            raise No("seat", "A bot plays for this seat; come back to it first.")
        if play.to_act != seat:
            raise No("turn", f"It is not the turn of seat {seat + 1}.")
        saving = self._save(play.act(parsed(play, message)), message.id)
        saving.mover, saving.at = listener, at
        return saving

    def forget_moves(self, seat: int) -> None:
        """Somebody new sits there: their moves may have the same ids as their predecessor's."""
        self._moves = {key: version for key, version in self._moves.items() if key[0] != seat}

    def _refuse_stale(self, listener: Listener, message: wire.Act, play: Play) -> None:
        look = self._audience.looks[listener]
        missed = None
        near = play.version - message.version <= MOST_MISSED and play.tells_gap(message.version)
        if near and not (look is None and self._stage.late):
            missed = self._audience.steps(look, message.version, self._now)
        sentence = "The table has moved on since you saw it."
        refused = wire.Refused(message.id, "stale", sentence, None, play.version, missed)
        metrics.REFUSALS.labels("stale").inc()
        listener.send(wire.encode(refused))

    async def play_on(self, draft: Draft) -> None:
        """Save a draft, and finish it."""
        saving = self._save(draft, None)
        await asyncio.wait([saving.done])
        self.finish(saving)

    def _save(self, draft: Draft, move: str | None) -> Saving:
        row = self._row_after(draft)
        done = self._around.store.append(self._row.id, self._rows(draft, move), row)
        return Saving(draft, row, done, None, move)

    def finish(self, saving: Saving) -> None:
        """What is saved becomes the present: tell everybody, and see who is next. StoreError if
        it is not saved."""
        stage, play = self._stage, self._stage.play
        assert play is not None
        try:
            saving.done.result()
        except FarolError:
            self._run_clock(fresh=False)
            raise
        before, seat, move = play.version, saving.draft.happened[0].seat, saving.move
        play.adopt(saving.draft)
        if seat is not None and move is not None:
            self._moves[seat, move] = before + 1
        if saving.row is not None:
            stage.row = saving.row
        withdrawn, stage.proposal = stage.proposal is not None, None
        self.go_on()
        now = self._now
        if stage.row.delay:
            self._keep_for_later(before, now)
        self._audience.tell_steps(before, saving.mover, move, now)
        if withdrawn or stage.row.status == "over":
            self._audience.tell_table(now)
        if saving.mover is not None:
            metrics.MOVES.of_people += 1
            metrics.MOVE_SECONDS.observe(max(0.0, now - saving.at))

    def _keep_for_later(self, before: int, now: float) -> None:
        self._audience.keep_for_later(before, now)
        self._audience.tell_late(now)
        self._ring_later(self._row.delay, "late")

    def _row_after(self, draft: Draft) -> TableRow | None:
        """The table as it is to be saved with a draft, if the draft changes it."""
        clock, over = self._stage.clock, draft.state.to_act() == OVER
        if not clock.exists and not over:
            return None
        now, seat = self._now, draft.happened[0].seat
        clock.stop(now)
        if seat is not None:
            clock.moved(seat)
        row = seats.copied(self._row)
        following = draft.state.to_act()
        waits = following >= 0 and seats.bot_level(row, following) is None
        row.clock_left, row.clock_at = clock.left_for(following if waits else None), now
        if over:
            row.status = "over"
            row.result = wire.Result(draft.state.scores(), draft.state.ranking())
            log.info("game-over", table=row.id, game=row.game)
        return row

    def _rows(self, draft: Draft, move: str | None) -> list[StepRow]:
        now, rows = self._now, list[StepRow]()
        for entry in draft.happened:
            row = StepRow(entry.version, entry.action, entry.undo_to, entry.seat, move, now)
            rows.append(row)
            move = None  # of the first entry alone: the others follow from it
        return rows

    # --- who is next -----------------------------------------------------------------------------

    def go_on(self, fresh: bool = True) -> None:
        """Let the clock run and the bot think, whoever's turn it is."""
        stage, play = self._stage, self._stage.play
        if stage.clock.exists:
            self._run_clock(fresh)
        seat = None if play is None else play.to_act
        if stage.row.status != "playing" or play is None or seat is None:
            return
        level = seats.bot_level(stage.row, seat)
        if level is not None or self._overdue == play.version:
            self._let_think(play, seat, level)
        elif self._audience.alone() and len(play.state.legal_actions()) == 1:
            stage.hurried = play.version
            self._post(Rang("forced", play.version))

    def _run_clock(self, fresh: bool) -> None:
        clock, play = self._stage.clock, self._stage.play
        if not clock.exists:
            return
        self._set_alarm(None)
        seat = None if play is None or self._row.status != "playing" else play.to_act
        if seat is not None and seats.bot_level(self._row, seat) is not None:
            seat = None
        clock.run(seat, self._now, fresh)
        if clock.running is not None and self._overdue != self.version:
            left = clock.left_of(clock.running, self._now)
            self._set_alarm(self._ring_later(left, "time"))

    def _set_alarm(self, alarm: Handle | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = alarm

    def _ring_later(self, seconds: float, what: str) -> Handle:
        rang = Rang(what, self.version)
        return self._around.time.call_later(seconds, lambda: self._post(rang))

    async def rang(self, rang: Rang) -> None:
        """A timer of ours rang."""
        if rang.what == "late":
            self._audience.tell_late(self._now)
        elif rang.version != self.version or self._row.status != "playing":
            return
        elif rang.what == "forced":
            await self._force()
        else:
            await self._time_is_up()

    async def _force(self) -> None:
        play = self.playing()
        if play.to_act is None or seats.bot_level(self._row, play.to_act) is not None:
            return
        if self._stage.hurried == play.version:
            await self.play_on(play.act(play.state.legal_actions()[0]))

    async def _time_is_up(self) -> None:
        """A bot makes this move; with a clock for the whole game, all further ones too."""
        play, clock = self.playing(), self._stage.clock
        seat = clock.running
        if seat is None or clock.left_of(seat, self._now) > TOO_EARLY:
            return
        log.info("time-is-up", table=self._row.id, seat=seat)
        if clock.plan.kind == "game":
            row = seats.copied(self._row)
            seats.stand_in(row, seat, None)
            row.clock_left, row.clock_at = list(clock.left), self._now
            row.clock_left[seat] = 0.0
            await self._around.store.save_table(row)
            self._stage.row = row
            self._audience.tell_table(self._now)
        else:
            self._overdue = play.version
        self.go_on(fresh=False)

    # --- bots ------------------------------------------------------------------------------------

    def _let_think(self, play: Play, seat: int, level: str | None) -> None:
        if self._asked == (seat, play.version):
            return
        self._asked = (seat, play.version)
        thinking = self._think(play, seat, level or seats.level_for(self._row, None))
        task = asyncio.create_task(thinking)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, play: Play, seat: int, level: str) -> None:
        version, start = play.version, self._now
        thought: Thought | None = None
        try:
            job = new_job(play.game, play.state, seat, level, play.views(seat))
            thought = await self._around.bots.choose(job)
        except BotFailed as error:
            log.error("bot-failed", table=self._row.id, level=level, error=str(error))
        except Exception:
            metrics.FAULTS.inc()
            log.exception("bot-failed", table=self._row.id, level=level)
        metrics.BOT_SECONDS.observe(max(0.0, self._now - start))
        chosen = Chosen(seat, version, thought)
        rest = self._around.bot_pause - (self._now - start)
        if rest > 0:
            self._around.time.call_later(rest, lambda: self._post(chosen))
        else:
            self._post(chosen)

    async def bot_moves(self, chosen: Chosen) -> None:
        """What a bot chose, if it is still its turn; a bot that failed plays any legal move."""
        play = self._stage.play
        if self._asked == (chosen.seat, chosen.version):
            self._asked = None
        if play is None or self._row.status != "playing":
            return
        if play.version != chosen.version or play.to_act != chosen.seat:
            return
        if seats.bot_level(self._row, chosen.seat) is None and self._overdue != play.version:
            return
        action = None if chosen.thought is None else chosen.thought.action
        if action is None or action not in play.state.legal_actions():
            action = play.state.sample_action(Rand(play.version))
        await self.play_on(play.act(action))
        metrics.MOVES.of_bots += 1


def parsed(play: Play, message: wire.Act) -> int:
    """The action in a message, if it is one and the rules allow it."""
    try:
        data: Json = msgspec.json.decode(message.action)
        return play.game.parse_action(play.state, data)
    except IllegalAction as error:
        raise No("illegal", error.sentence, error.rule) from error
    except BadAction as error:
        raise No("bad", str(error)) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise No("bad", "The action is no JSON that can be read.") from error
