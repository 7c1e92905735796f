"""Bots that advise: a hint for the seat to act, and after the end why a bot did what it did."""

import asyncio
from collections.abc import Coroutine

import structlog

from farol.core.errors import FarolError
from farol.core.state import State
from farol.table import metrics, seats, wire
from farol.table.audience import Audience, Listener, Stage
from farol.table.bots import Bots, Job, Reader, Thought, new_job
from farol.table.play import Play
from farol.table.refusal import No

log = structlog.get_logger("farol.table")


class Advice:
    """Asks bots and tells the answer to whoever asked, and to nobody else."""

    def __init__(self, stage: Stage, audience: Audience, bots: Bots) -> None:
        self._stage = stage
        self._audience = audience
        self._bots = bots
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Nobody gets an answer any more."""
        for task in self._tasks:
            task.cancel()

    def hint(self, listener: Listener, message: wire.AskHint) -> None:
        """What a bot would do in the place of the seat to act, from what that seat sees."""
        row, play = self._stage.row, self._stage.play
        seats.own_seat(row, message.seat, listener.person)
        if play is None or row.status != "playing":
            raise No("status", "There is nothing to decide now.")
        if play.to_act != message.seat or self._audience.looks[listener] != message.seat:
            raise No("turn", "A hint is for the seat that you look through, when it is to act.")
        level = seats.level_for(row, message.level)
        views = play.views(message.seat)
        reader = self._reader(message.language)
        job = new_job(play.game, play.state, message.seat, level, views, reader=reader)
        self._start(self._tell_hint(listener, message, job, play))

    async def _tell_hint(
        self, listener: Listener, message: wire.AskHint, job: Job, play: Play
    ) -> None:
        version, state = play.version, play.state
        thought = await self._ask(listener, message.id, job)
        if thought is not None:
            hint = wire.Hint(
                id=message.id,
                seat=message.seat,
                version=version,
                level=job.level,
                action=wire.raw(play.game.action_json(state, thought.action)),
                considered=_considered(play, state, thought),
                text=thought.text,
            )
            listener.send(wire.encode(hint))

    def explain(self, listener: Listener, message: wire.AskExplanation) -> None:
        """After the end: let a bot of that level think once more about that decision."""
        row, play = self._stage.row, self._stage.play
        if play is None or row.status != "over":
            raise No("status", "Bots explain themselves after the end: before, it would tell.")
        if message.version not in play.line:
            raise No("bad", f"There is no version {message.version} in the game as it was played.")
        seat = play.happened[message.version - 1].seat
        if seat is None or row.seats[seat].level is None:
            raise No("bot", "That was not a bot's decision.")
        place = play.line.index(message.version)
        state = play.state_after(play.line[:place])
        level = seats.level_for(row, row.seats[seat].level)
        views = play.views(seat, play.line[:place])
        reader = self._reader(message.language)
        job = new_job(play.game, state, seat, level, views, reader=reader)
        self._start(self._tell_reasons(listener, message, job, play, state))

    async def _tell_reasons(
        self,
        listener: Listener,
        message: wire.AskExplanation,
        job: Job,
        play: Play,
        state: State,
    ) -> None:
        thought = await self._ask(listener, message.id, job)
        if thought is not None:
            explanation = wire.Explanation(
                id=message.id,
                seat=job.seat,
                version=message.version,
                level=job.level,
                considered=_considered(play, state, thought),
                text=thought.text,
            )
            listener.send(wire.encode(explanation))

    def _reader(self, language: str) -> Reader:
        return Reader(language, [seat.name for seat in self._stage.row.seats])

    def _start(self, asking: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(asking)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask(self, listener: Listener, asked: str, job: Job) -> Thought | None:
        try:
            return await self._bots.choose(job)
        except FarolError as error:
            listener.send(wire.encode(wire.Refused(asked, "bot", str(error))))
        except Exception:
            metrics.FAULTS.inc()
            log.exception("bot-failed", level=job.level)
            listener.send(wire.encode(wire.Refused(asked, "bot", "The bot could not answer.")))
        return None


def _considered(play: Play, state: State, thought: Thought) -> list[wire.Considered]:
    return [
        wire.Considered(wire.raw(play.game.action_json(state, action)), share, value)
        for action, share, value in thought.considered
    ]
