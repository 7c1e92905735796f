"""The live table: it does one thing at a time, and everybody sends it messages."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog
from msgspec import Struct

from farol.games import AnyGame
from farol.table import consent, metrics, seats, wire
from farol.table.advice import Advice
from farol.table.audience import Audience, Listener, Stage
from farol.table.limits import Bucket
from farol.table.match import Chosen, Match, Rang, Saving, Surroundings
from farol.table.people import clean_text
from farol.table.refusal import No
from farol.table.sqlite import MOST_CHAT
from farol.table.store import Person, SavedTable, StoreError, TableRow
from farol.table.why import reason

CHAT_RATE: Final = 0.5  # lines a second, for one person
CHAT_BURST: Final = 6
HINT_RATE: Final = 0.2
HINT_BURST: Final = 4
WHY_RATE: Final = 3.0
WHY_BURST: Final = 15
MOST_WAITING: Final = 1000  # messages for one table
MOST_GUESTS: Final = 500  # sockets at one table; who looks through a seat always finds room
UNUSED_SECONDS: Final = 60  # before a finished table leaves the memory

log = structlog.get_logger("farol.table")


class Said(Struct):
    """A message from a socket."""

    listener: Listener
    message: wire.FromClient
    at: float


class Left(Struct):
    """A socket is gone."""

    listener: Listener


class Stop(Struct):
    """Nothing comes after this."""

    stopped: asyncio.Future[None]


Mail = Said | Left | Chosen | Rang | Stop
OpenAgain = Callable[[TableRow], Awaitable[str]]


class Table:
    """One table. `start` it and `post` to it; to read its stage needs no message.

    Mail is opened in the order in which it came, each after the one before is done with. Moves
    of people are many: they are made at once, and finished when the store has them. A task is made
    of every other message."""

    def __init__(
        self,
        saved: SavedTable,
        game: AnyGame | None,
        around: Surroundings,
        open_again: OpenAgain,
    ) -> None:
        self.stage = Stage(saved)
        self.audience = Audience(self.stage)
        self.match = Match(self.stage, self.audience, game, around, self.post)
        self.advice = Advice(self.stage, self.audience, around.bots)
        self._game = game
        self._around = around
        self._open_again = open_again
        self._mail: deque[Mail] = deque()
        self._busy = True  # with a message; before the start and after the end for good
        self._started = False
        self._task: asyncio.Task[None] | None = None  # for the message that is dealt with
        self._chatters: dict[int, Bucket] = {}
        self._askers: dict[int, Bucket] = {}
        self._wonderers: dict[int, Bucket] = {}
        self.touched = self.now
        self.match.resume(saved.steps)
        self.match.wake()

    @property
    def row(self) -> TableRow:
        """The table as it is saved."""
        return self.stage.row

    @property
    def now(self) -> float:
        """What time it is."""
        return self._around.time.now()

    @property
    def idle(self) -> bool:
        """Whether the table may be forgotten until somebody asks for it."""
        unused = not self.audience.looks and self.now - self.touched > UNUSED_SECONDS
        return unused and self.row.status in {"over", "pinned"}

    # --- mail ----------------------------------------------------------------------------------

    def start(self) -> None:
        """Open the mail from now on."""
        self._started = True
        self._next()

    async def stop(self) -> None:
        """End after everything that came before."""
        self.match.close()
        self.advice.close()
        if self._started:
            stop = Stop(asyncio.get_running_loop().create_future())
            self._put(stop)
            await stop.stopped

    def post(self, mail: Mail) -> bool:
        """Send the table a message; False if far too many wait already."""
        if len(self._mail) >= MOST_WAITING:
            return False
        self._put(mail)
        return True

    def _put(self, mail: Mail) -> None:
        self._mail.append(mail)
        if not self._busy:
            self._next()

    def _next(self, _: object = None) -> None:
        """What came before is done with: open the next."""
        self._busy = False
        while self._mail and not self._busy:
            self._busy = True
            mail = self._mail.popleft()
            if isinstance(mail, Said) and isinstance(mail.message, wire.Act):
                self._move(mail, mail.message)
            elif isinstance(mail, Stop):
                mail.stopped.set_result(None)
            else:
                self._task = asyncio.create_task(self._open(mail))
                self._task.add_done_callback(self._next)

    def _move(self, said: Said, message: wire.Act) -> None:
        """Make a move, and finish it when the store has it."""
        saving: Saving | None = None
        try:
            self._check_greeted(said)
            saving = self.match.act(said.listener, message, said.at)
        except Exception as error:
            self._apologise(said, error)
        finally:
            if saving is None:
                self._busy = False
            else:
                saving.done.add_done_callback(partial(self._moved, said, saving))

    def _moved(self, said: Said, saving: Saving, _: object) -> None:
        try:
            self.match.finish(saving)
        except Exception as error:
            self._apologise(said, error)
        finally:
            self._next()

    async def _open(self, mail: Said | Left | Chosen | Rang) -> None:
        try:
            match mail:
                case Said():
                    await self._hear(mail)
                case Left():
                    self._leave(mail.listener)
                case Chosen():
                    await self.match.bot_moves(mail)
                case Rang():
                    await self.match.rang(mail)
        except (No, StoreError) as error:
            log.warning("not-done", table=self.row.id, what=type(mail).__name__, why=str(error))
        except Exception:
            metrics.FAULTS.inc()
            log.exception("fault", table=self.row.id, what=type(mail).__name__)

    async def _hear(self, said: Said) -> None:
        try:
            self._check_greeted(said)
            await self._answer(said)
        except Exception as error:
            self._apologise(said, error)

    def _check_greeted(self, said: Said) -> None:
        if said.listener not in self.audience.looks and not isinstance(said.message, wire.Hello):
            raise No("bad", "Say hello first.")

    def _apologise(self, said: Said, error: Exception) -> None:
        """Whatever goes wrong, the sender gets to know, and nobody else."""
        if isinstance(error, No):
            self._refuse(said, error)
        elif isinstance(error, StoreError):
            log.error("not-saved", table=self.row.id, error=str(error))
            self._refuse(said, No("server", "That could not be saved; try again."))
        else:
            metrics.FAULTS.inc()
            what = type(said.message).__name__
            log.error("fault", table=self.row.id, what=what, exc_info=error)
            self._refuse(said, No("server", "Something went wrong here; it has been noted."))

    def _refuse(self, said: Said, no: No) -> None:
        metrics.REFUSALS.labels(no.why).inc()
        behind = self.stage.late and self.audience.looks.get(said.listener) is None
        version = None if behind else self.match.version
        refused = wire.Refused(said.message.id, no.why, no.sentence, no.rule, version)
        said.listener.send(wire.encode(refused))

    async def _answer(self, said: Said) -> None:  # noqa: C901  # one line per message
        listener, message, person = said.listener, said.message, said.listener.person
        match message:
            case wire.Hello():
                self._hello(listener, message)
                return
            case wire.AskHint() | wire.AskExplanation():
                self._ask_bot(listener, message)
                return
            case wire.AskWhy():
                self._tell_why(listener, message)
                return
            case wire.Ping():
                listener.send(wire.encode(wire.Pong(message.id)))
                return
            case wire.Look():
                self._look(listener, message)
            case wire.Sit() | wire.Stand() | wire.Return() | wire.Resign() | wire.Kick():
                await self._change_seat(person, message)
            case wire.SetSeat() | wire.SetSeats() | wire.SetOptions():
                await self._arrange(person, message)
            case wire.Start():
                await self._begin(person)
            case wire.TakeBack() | wire.Pause():
                await self._wish(person, message)
            case wire.Vote():
                await self._vote(person, message)
            case wire.Resume():
                await self._resume(person, message)
            case wire.Rematch():
                await self._rematch(person)
            case wire.Say():
                await self._say(person, message)
            case wire.SetNote():
                await self._note(person, message)
        if message.id is not None:
            listener.send(wire.encode(wire.Done(message.id)))

    # --- coming, looking, going ----------------------------------------------------------------

    def _hello(self, listener: Listener, hello: wire.Hello) -> None:
        if hello.look is not None:
            seats.own_seat(self.row, hello.look, listener.person)
        elif len(self.audience.looks) >= MOST_GUESTS:
            raise No("limit", "This table has too many guests; come back later.")
        news = self._was_away(listener.person)
        self.audience.welcome(listener, hello, self.now)
        if news:
            self.audience.tell_table(self.now, but=listener)

    def _was_away(self, person: Person) -> bool:
        """Whether somebody who sits here is not connected."""
        sits = bool(seats.seats_of(self.row, person.id))
        return sits and person.id not in self.audience.online()

    def _look(self, listener: Listener, message: wire.Look) -> None:
        if message.look is not None:
            seats.own_seat(self.row, message.look, listener.person)
        self.audience.looks[listener] = message.look
        self.audience.tell_view(listener, self.now)

    def _leave(self, listener: Listener) -> None:
        if listener in self.audience.looks:
            del self.audience.looks[listener]
            if self._was_away(listener.person):
                self.audience.tell_table(self.now)

    # --- seats ---------------------------------------------------------------------------------

    async def _save(self, row: TableRow) -> None:
        """Save a changed table, make it the present, and tell."""
        await self._around.store.save_table(row)
        self.stage.row = row
        dethroned = self.audience.dethroned()
        self.match.go_on(fresh=False)
        self.audience.tell_table(self.now)
        for listener in dethroned:
            self.audience.tell_view(listener, self.now)

    async def _change_seat(
        self,
        person: Person,
        message: wire.Sit | wire.Stand | wire.Return | wire.Resign | wire.Kick,
    ) -> None:
        row = seats.copied(self.row)
        if isinstance(message, wire.Sit):
            await self._sit(row, person, message)
        elif row.status == "lobby":
            seats.change_in_lobby(row, person, message)
        elif row.status in {"playing", "paused"}:
            seats.change_in_game(row, person, message, self.audience.online())
        else:
            raise No("status", "The game does not go on here.")
        await self._save(row)

    async def _sit(self, row: TableRow, person: Person, message: wire.Sit) -> None:
        """Somebody new: in a game they get the seat as it is, but not what was noted there."""
        seats.sit(row, message.seat, person, message.name, message.salt)
        if self.stage.notes.get(message.seat):
            await self._around.store.set_note(self.row.id, message.seat, "")
            self.stage.notes[message.seat] = ""
        self.match.forget_moves(message.seat)

    async def _arrange(
        self, person: Person, message: wire.SetSeat | wire.SetSeats | wire.SetOptions
    ) -> None:
        seats.check_host(self.row, person)
        self._check_lobby()
        assert self._game is not None
        row = seats.copied(self.row)
        match message:
            case wire.SetSeats():
                seats.resize(row, message.count, self._game.seats[-1])
            case wire.SetSeat():
                if seats.seat_at(row, message.seat).person not in {None, person.id}:
                    raise No("seat", "Somebody sits there.")
                row.seats[message.seat] = seats.planned(message.plan, person, message.seat)
            case wire.SetOptions():
                row.options = seats.checked_options(self._game, message.options)
        await self._save(row)

    def _check_lobby(self) -> None:
        if self.row.status != "lobby":
            raise No("status", "The game has begun already.")

    async def _begin(self, person: Person) -> None:
        seats.check_host(self.row, person)
        self._check_lobby()
        if any(seat.kind == "open" for seat in self.row.seats):
            raise No("seat", "Some seats are still open: wait, let bots sit there, or remove them.")
        await self.match.begin()

    async def _rematch(self, person: Person) -> None:
        if not seats.seats_of(self.row, person.id):
            raise No("seat", "Only those who sat here may ask for another game.")
        if self.row.status != "over":
            raise No("status", "The game is not over yet.")
        if self.row.rematch is None:
            row = seats.copied(self.row)
            row.rematch = await self._open_again(self.row)
            await self._save(row)

    # --- consent -------------------------------------------------------------------------------

    async def _wish(self, person: Person, message: wire.TakeBack | wire.Pause) -> None:
        seats.own_seat(self.row, message.seat, person)
        play = self.match.playing()
        if isinstance(message, wire.Pause):
            proposal = consent.wished_pause(self.row, message.seat)
        else:
            alone = self.audience.alone()
            proposal = consent.wished_undo(self.row, play, message.seat, message.version, alone)
        await self._settle(proposal)

    async def _vote(self, person: Person, message: wire.Vote) -> None:
        seats.own_seat(self.row, message.seat, person)
        self.match.playing()
        if self.stage.proposal is None:
            raise No("status", "There is nothing to vote on.")
        proposal = consent.agreed(self.row, self.stage.proposal, message.seat)
        if message.yes:
            await self._settle(proposal)
        else:
            self.stage.proposal = None
            self.audience.tell_table(self.now)

    async def _settle(self, proposal: wire.Proposal) -> None:
        """Do what is wished if nobody is left to ask; otherwise ask."""
        if proposal.waiting_for:
            self.stage.proposal = proposal
            self.audience.tell_table(self.now)
        elif proposal.wish == "pause":
            await self._set_status("paused")
        else:
            assert proposal.to_version is not None
            play = self.match.playing()
            await self.match.play_on(play.undo(proposal.seat, proposal.to_version))

    async def _resume(self, person: Person, message: wire.Resume) -> None:
        seats.own_seat(self.row, message.seat, person)
        if self.row.status != "paused":
            raise No("status", "The game is not paused.")
        await self._set_status("playing")

    async def _set_status(self, status: wire.Status) -> None:
        row = seats.copied(self.row)
        row.status = status
        self.stage.clock.stop(self.now)
        row.clock_left, row.clock_at = list(self.stage.clock.left), self.now
        self.stage.proposal = None
        await self._save(row)
        for listener in self.audience.looks:  # choices come and go with the status
            self.audience.tell_view(listener, self.now)

    # --- words ---------------------------------------------------------------------------------

    async def _say(self, person: Person, message: wire.Say) -> None:
        name = person.name
        if message.seat is not None:
            name = seats.own_seat(self.row, message.seat, person).name
        if not self._allowed(self._chatters, person, CHAT_RATE, CHAT_BURST):
            raise No("limit", "Not so fast: a line every two seconds is enough.")
        text = clean_text(message.text)
        if not text:
            raise No("bad", "There is nothing to read in that.")
        chat = self.stage.chat
        number = chat[-1].number + 1 if chat else 1
        line = wire.ChatLine(number, message.seat, name, text, round(self.now, 3))
        await self._around.store.add_chat(self.row.id, line)
        chat.append(line)
        del chat[:-MOST_CHAT]
        self.audience.tell_all(wire.Chatted(line))

    def _allowed(
        self, buckets: dict[int, Bucket], person: Person, rate: float, burst: float
    ) -> bool:
        if person.id not in buckets:
            buckets[person.id] = Bucket(rate, burst, self.now)
        return buckets[person.id].take(self.now)

    async def _note(self, person: Person, message: wire.SetNote) -> None:
        seats.own_seat(self.row, message.seat, person)
        await self._around.store.set_note(self.row.id, message.seat, message.text)
        self.stage.notes[message.seat] = message.text
        frame = wire.encode(wire.Noted(message.seat, message.text))
        for listener in self.audience.looks:
            if listener.person.id == person.id:
                listener.send(frame)

    def _tell_why(self, listener: Listener, message: wire.AskWhy) -> None:
        seats.own_seat(self.row, message.seat, listener.person)
        if not self._allowed(self._wonderers, listener.person, WHY_RATE, WHY_BURST):
            raise No("limit", "So many questions at once; wait a moment.")
        listener.send(wire.encode(reason(self.row, self.stage.play, message)))

    def _ask_bot(self, listener: Listener, message: wire.AskHint | wire.AskExplanation) -> None:
        if not self._allowed(self._askers, listener.person, HINT_RATE, HINT_BURST):
            raise No("limit", "Think for yourself for a moment; bots need rest too.")
        if isinstance(message, wire.AskHint):
            self.advice.hint(listener, message)
        else:
            self.advice.explain(listener, message)
