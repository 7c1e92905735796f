"""Those who play and watch at one table: what each socket is shown."""

from collections import deque
from typing import Protocol

from msgspec import Raw

from farol import __version__
from farol.table import wire
from farol.table.clock import Clock
from farol.table.info import table_info
from farol.table.play import HISTORY, Play
from farol.table.seats import bot_level, in_company
from farol.table.store import Person, SavedTable
from farol.table.undo import possible_undo


class Listener(Protocol):
    """A socket, or what a test puts in its place."""

    @property
    def person(self) -> Person:
        """Whose it is."""

    def send(self, frame: bytes) -> None:
        """Put a message on its way; never waits."""


class Stage:
    """What there is to show: the table, its game and its time."""

    def __init__(self, saved: SavedTable) -> None:
        self.row = saved.row  # as it is saved
        self.chat = saved.chat
        self.notes = saved.notes
        self.clock = Clock(saved.row.clock, len(saved.row.seats))
        self.play: Play | None = None  # until the first deal, and if the record does not replay
        self.proposal: wire.Proposal | None = None
        self.hurried: int | None = None  # the version at which the table plays a forced move

    @property
    def late(self) -> bool:
        """Whether spectators have to see things later."""
        return self.row.delay > 0 and self.row.status in {"playing", "paused"}


class Audience:
    """Listeners with the seat that each looks through (None: as a spectator)."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.looks: dict[Listener, int | None] = {}
        self._shown: wire.View | None = None  # to spectators, where they are behind
        self._coming: deque[tuple[float, wire.View, wire.Steps]] = deque()

    def online(self) -> set[int]:
        """People who are connected."""
        return {listener.person.id for listener in self.looks}

    def watchers(self) -> list[Listener]:
        """Those who look as spectators."""
        return [listener for listener, look in self.looks.items() if look is None]

    def alone(self) -> bool:
        """Whether one person plays and nobody watches: then haste tells nothing to anybody."""
        return not in_company(self._stage.row) and None not in self.looks.values()

    def dethroned(self) -> list[Listener]:
        """Listeners whose seat is theirs no more: from now on they are spectators."""
        seats = self._stage.row.seats
        lost = [
            listener
            for listener, look in self.looks.items()
            if look is not None and (look >= len(seats) or seats[look].person != listener.person.id)
        ]
        for listener in lost:
            self.looks[listener] = None
        return lost

    # --- what is shown -------------------------------------------------------------------------

    def view(self, look: int | None, now: float) -> wire.View | None:
        """Everything as it stands, through one seat; None before the first deal."""
        if look is None and self._stage.late:
            return self._shown
        return self._present(look, now)

    def _present(self, look: int | None, now: float) -> wire.View | None:
        play = self._stage.play
        if play is None:
            return None
        return wire.View(
            look,
            play.version,
            play.observation(look),
            self._choices(play, look),
            self._undo(play, look),
            self._stage.clock.all_left(now),
            play.steps(look, max(0, play.version - HISTORY)),
        )

    def steps(self, look: int | None, after: int, now: float) -> wire.Steps:
        """What happened after a version, through one seat."""
        play = self._stage.play
        assert play is not None
        return wire.Steps(
            look,
            play.version,
            play.steps(look, after),
            play.observation(look),
            self._choices(play, look),
            self._undo(play, look),
            self._stage.clock.all_left(now),
        )

    def _choices(self, play: Play, look: int | None) -> Raw:
        stage = self._stage
        if stage.row.status != "playing" or stage.hurried == play.version:
            return wire.NOTHING
        return play.choices(look)

    def _undo(self, play: Play, look: int | None) -> wire.Undo | None:
        row = self._stage.row
        if look is None or row.status != "playing" or bot_level(row, look) is not None:
            return None
        return possible_undo(play, look, self.alone())

    def table(self, listener: Listener, now: float) -> wire.TableInfo:
        """The table around the game, as this listener sees it."""
        stage = self._stage
        hidden = stage.late and self.looks.get(listener) is None
        return table_info(
            stage.row,
            listener.person.id,
            self.online(),
            len(self.watchers()),
            None if hidden else stage.clock,
            None if hidden else stage.proposal,
            now,
        )

    # --- telling -------------------------------------------------------------------------------

    def welcome(self, listener: Listener, hello: wire.Hello, now: float) -> None:
        """Answer hello: the table, and the view or just the gap."""
        stage, play = self._stage, self._stage.play
        self.looks[listener] = hello.look
        view: wire.View | None = None
        missed: wire.Steps | None = None
        late = hello.look is None and stage.late
        if hello.version is not None and not late and play and play.tells_gap(hello.version):
            missed = self.steps(hello.look, hello.version, now)
        else:
            view = self.view(hello.look, now)
        notes = {
            str(number): stage.notes.get(number, "")
            for number, seat in enumerate(stage.row.seats)
            if seat.person == listener.person.id
        }
        table = self.table(listener, now)
        message = wire.Welcome(table, list(stage.chat), notes, view, missed, __version__)
        listener.send(wire.encode(message))

    def tell_all(self, message: wire.FromServer) -> None:
        """The same to everybody."""
        frame = wire.encode(message)
        for listener in self.looks:
            listener.send(frame)

    def tell_table(self, now: float, but: Listener | None = None) -> None:
        """The table anew, to each as they may see it, but not to one who knows already."""
        for listener in self.looks:
            if listener is not but:
                listener.send(wire.encode(wire.TableChanged(self.table(listener, now))))

    def tell_view(self, listener: Listener, now: float) -> None:
        """Everything as it stands, to one listener."""
        view = self.view(self.looks[listener], now)
        if view is not None:
            listener.send(wire.encode(view))

    def tell_steps(
        self, after: int, mover: Listener | None, answer: str | None, now: float
    ) -> None:
        """What happened after a version, to everybody who may see it now."""
        frames: dict[int | None, bytes] = {}
        behind = self._stage.row.delay > 0  # then spectators are told by tell_late
        for listener, look in self.looks.items():
            if behind and look is None:
                continue
            if listener is mover and answer is not None:
                message = self.steps(look, after, now)
                message.answer = answer
                listener.send(wire.encode(message))
                continue
            if look not in frames:
                frames[look] = wire.encode(self.steps(look, after, now))
            listener.send(frames[look])

    # --- spectators who are behind ---------------------------------------------------------------

    def keep_for_later(self, after: int, now: float) -> None:
        """Put what happened aside for spectators, until its time has come."""
        view = self._present(None, now)
        assert view is not None
        self._coming.append((now + self._stage.row.delay, view, self.steps(None, after, now)))

    def tell_late(self, now: float) -> None:
        """Show spectators what is old enough; everything, if nobody has to wait any more."""
        while self._coming and (self._coming[0][0] <= now or not self._stage.late):
            _, view, steps = self._coming.popleft()
            first = self._shown is None
            self._shown = view
            frame = wire.encode(view if first else steps)
            for listener in self.watchers():
                listener.send(frame)
