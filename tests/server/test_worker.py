"""Remote workers: they run bots, and get only what a seat knows."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures.process import _ExecutorManagerThread
from contextlib import AsyncExitStack, contextmanager, suppress
from copy import copy
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
import structlog
from prometheus_client import REGISTRY
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farol.cli import run
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL, AnyGame
from farol.server.play.model.payloads import Thought
from farol.server.web.workers import MOST_STRANGERS, DistantWorker, WorkerEndpoint
from farol.server.worker import Employer
from farol.server.workers import worker_protocol
from farol.server.workers.bots import BotJob, BotWorkers, new_job, patience, think
from farol.server.workers.fair_queue import Requester
from farol.server.workers.pool import NoAnswer, WorkerPool, all_gone
from farol.server.workers.worker_protocol import NOT_HIRED
from tests.server.harness import BOT, MINE, Client, Harness, play_choice, view_of
from tests.server.test_bots import decision, job
from tests.server.test_cluster import counted
from tests.server.test_serve import SECONDS, Player, check_record, free_port, served
from tests.server_log import log_without_fault

KEY = "the key of all servers"


class Hand:
    """A remote worker answered by the test."""

    def __init__(self) -> None:
        self.jobs: list[BotJob] = []
        self.answers: list[asyncio.Future[Thought]] = []

    async def work(self, job: BotJob) -> Thought:
        self.jobs.append(job)
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]


# The local answer: the question itself, by a picklable function.
at_home: Any = copy


def asker(person: int) -> Requester:
    return Requester(f"T{person}", (person,))


async def until(met: Any) -> None:
    async with asyncio.timeout(SECONDS):
        while not met():
            await asyncio.sleep(0.005)


def came_home(reason: str) -> float:
    return REGISTRY.get_sample_value("farol_unhelped_total", {"reason": reason}) or 0.0


# --- the crew ------------------------------------------------------------------------------------


async def test_a_helper_gets_jobs_first_and_home_does_the_rest() -> None:
    workers, hand = BotWorkers(1, at_home, patience=lambda _: SECONDS), Hand()
    search = decision(next(iter(ALL.values())), level="expert")
    try:
        with workers.helped_by(hand, 1):
            first = asyncio.create_task(workers.choose(search, asker(1)))
            await until(lambda: hand.jobs)
            assert await workers.choose(search, asker(2)) == search
            assert len(hand.jobs) == 1
            hand.answers[0].set_result(Thought(3))
            assert await first == Thought(3)
            again = asyncio.create_task(workers.choose(search, asker(1)))
            await until(lambda: len(hand.jobs) == 2)  # its place is free again
            hand.answers[1].set_result(Thought(4))
            assert await again == Thought(4)
        assert await workers.choose(search, asker(1)) == search
    finally:
        workers.close()


async def test_what_a_helper_does_not_answer_is_thought_at_home() -> None:
    workers, hand = BotWorkers(1, at_home, patience=lambda _: SECONDS), Hand()
    before, free = came_home("lost"), (workers._quick._free, workers._searching._free)
    try:
        with workers.helped_by(hand, 3):
            asked = [asyncio.create_task(workers.choose(job(), asker(n))) for n in range(3)]
            await until(lambda: len(hand.jobs) == 3)
            for answer in hand.answers:
                answer.set_exception(NoAnswer("gone"))
            assert await asyncio.gather(*asked) == [job()] * 3
        assert came_home("lost") == before + 3
        await until(lambda: not (workers._quick._tasks or workers._searching._tasks))
        assert (workers._quick._free, workers._searching._free) == free  # no more and no fewer
    finally:
        workers.close()


async def test_a_helper_that_hangs_is_waited_for_once_and_asked_no_more() -> None:
    seconds = [0.05]
    workers, hand = BotWorkers(1, at_home, patience=lambda _: seconds[0]), Hand()
    before = came_home("slow")
    search = decision(next(iter(ALL.values())), level="expert")
    try:
        with workers.helped_by(hand, 1):
            assert await workers.choose(search, asker(1)) == search
            for _ in range(3):
                assert await workers.choose(search, asker(1)) == search
            assert len(hand.jobs) == 1
            assert came_home("slow") == before + 1
            seconds[0] = SECONDS
            hand.answers[0].set_result(Thought(3))  # too late, but its place is free again
            await until(lambda: workers._searching._places[hand])
            last = asyncio.create_task(workers.choose(search, asker(1)))
            await until(lambda: len(hand.jobs) == 2)
            hand.answers[1].set_result(Thought(5))
            assert await last == Thought(5)
    finally:
        workers.close()


async def test_who_waits_while_nobody_is_at_home_gets_a_helper_that_answered_late() -> None:
    seconds, hand = [0.0], Hand()
    crew: WorkerPool[BotJob, Thought] = WorkerPool(0, at_home, monotonic, lambda _: seconds[0])
    crew.join(hand, 1)
    slow = asyncio.create_task(crew.answer(job(), asker(1)))
    await until(lambda: crew._unhelped)  # it timed out, and there is no local process
    seconds[0] = SECONDS
    waiting = asyncio.create_task(crew.answer(job(), asker(2)))
    await until(lambda: crew.waiting)
    hand.answers[0].set_result(Thought(3))
    await until(lambda: len(hand.jobs) == 2)
    hand.answers[1].set_result(Thought(5))
    assert await waiting == Thought(5)
    slow.cancel()
    crew.close()


def minders() -> set[threading.Thread]:
    """Threads that wait for processes."""
    return {one for one in threading.enumerate() if isinstance(one, _ExecutorManagerThread)}


@pytest.mark.parametrize("rests", [True, False])
async def test_nobody_waits_for_a_process_any_more_when_all_are_gone(rests: bool) -> None:
    """Otherwise the interpreter's exit could write to a closed pipe."""
    others = minders()
    crew: WorkerPool[BotJob, Thought] = WorkerPool(1, at_home, monotonic)
    crew.prepare()
    await until(lambda: crew.is_ready)
    (mine,) = minders() - others
    if rests:
        crew.rest(0.0)
    crew.close()
    await all_gone()
    assert not mine.is_alive()


def test_every_level_has_its_patience() -> None:
    quick, expert, master = (decision(next(iter(ALL.values())), level=level) for level in LEVELS)
    assert 0 < patience(quick) < patience(expert) < patience(master) < 15
    quick.advice = True
    assert patience(quick) == patience(expert)


LEVELS = ("regular", "expert", "master")


# --- what goes out -------------------------------------------------------------------------------


def sent(work: BotJob) -> bytes:
    return worker_protocol.encode(worker_protocol.WorkRequest(1, work))


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_what_is_sent_does_not_depend_on_what_the_seat_cannot_know(game: AnyGame) -> None:
    """With a world that the seat cannot distinguish from the real one, the same bytes are sent."""
    for seed in range(3):
        state, rand = game.new(game.seats[-1]), Rand(seed)
        views: list[list[Any]] = [[] for _ in range(state.seats)]
        for number in range(80):
            if state.to_act() == OVER:
                break
            for seat in range(state.seats):
                world = state.sample_world(seat, rand)
                real = new_job(game, state, seat, "expert", views[seat], number)
                other = new_job(game, world, seat, "expert", views[seat], number)
                assert sent(real) == sent(other)
            events: list[Event] = []
            state.apply_unchecked(sample_next(state, rand), events)
            for seat in range(state.seats):
                seen = [game.event_view(event, seat) for event in events]
                views[seat] += [view for view in seen if view is not None]


async def test_a_table_sends_a_job_and_no_word_of_itself(harness: Harness) -> None:
    """Every frame to a worker in a whole game, checked for the table's private data."""
    frames: list[bytes] = []

    class Line:
        unsent = 0

        def write(self, frame: bytes) -> int:
            frames.append(frame)
            errand = worker_protocol.FROM_SERVER.decode(frame)
            thought = think(errand.job)
            worker.on_message(
                worker_protocol.encode(worker_protocol.WorkResult(errand.number, thought))
            )
            return 0

        def end(self, code: int, why: str) -> None:
            raise AssertionError((code, why))

    worker = DistantWorker(Line())
    harness.bots.choose = lambda job, _asker=None: worker.work(job)  # type: ignore[method-assign]
    ana = await harness.person("Anastasia")
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True))
    await client.hello()
    rand = Rand(2)
    for _ in range(6):
        view = await view_of(client, 0)
        while not view.get("choices"):
            view = await client.next("steps", "view")
        await play_choice(client, view, rand)
    row = client.table.row
    assert len(frames) >= 6
    fields = {field.name for field in msgspec.structs.fields(BotJob)}
    for frame in frames:
        told = json.loads(frame)
        assert set(told) == {"type", "number", "job"}
        assert set(told["job"]) == fields
        for secret in (row.code, row.secret, row.bots_secret, "Anastasia"):
            assert secret.encode() not in frame


async def test_a_result_that_is_none_ends_the_acquaintance() -> None:
    ended: list[int] = []

    class Line:
        unsent = 0

        def write(self, _frame: bytes) -> int:
            return 0

        def end(self, code: int, _why: str) -> None:
            ended.append(code)

    worker = DistantWorker(Line())
    asked = asyncio.ensure_future(worker.work(job()))
    await asyncio.sleep(0)
    worker.on_message(
        worker_protocol.encode(worker_protocol.WorkResult(99, Thought(1)))
    )  # to no request
    assert not ended
    worker.on_message(worker_protocol.encode(worker_protocol.WorkResult(1, None, "no idea")))
    with pytest.raises(NoAnswer, match="no idea"):
        await asked
    for frame in (b"{", b"\xff", b"[]", b'{"type":"result","number":"x"}', '{"type":"errand"}'):
        worker.on_message(frame)
    assert ended == [NOT_HIRED] * 5


# --- who comes -----------------------------------------------------------------------------------


async def closed(wire: ClientConnection) -> tuple[int | None, str]:
    with pytest.raises(ConnectionClosed):
        await wire.recv()
    return wire.close_code, wire.close_reason or ""


async def challenged(wire: ClientConnection) -> worker_protocol.Challenge:
    found = worker_protocol.FROM_SERVER.decode(await wire.recv())
    assert isinstance(found, worker_protocol.Challenge)
    return found


def offer(number: str, key: str = KEY, **changes: Any) -> bytes:
    mine = worker_protocol.new_number()
    made = worker_protocol.WorkerOffer(
        mine,
        worker_protocol.proof(key, "worker", number, mine),
        worker_protocol.EDITION,
        worker_protocol.games(),
        2,
    )
    return worker_protocol.encode(msgspec.structs.replace(made, **changes))


async def test_only_who_knows_the_key_and_the_rules_is_hired(tmp_path: Path) -> None:
    flags = ("--port", str(free_port()), "--node-key", KEY)
    with served(tmp_path, *flags) as (_, port, _):
        url = f"ws://127.0.0.1:{port}/api/worker"
        async with asyncio.timeout(SECONDS):
            async with connect(url) as wire:
                first = offer((await challenged(wire)).number)
                await wire.send(first, text=True)
                hired = worker_protocol.FROM_SERVER.decode(await wire.recv())
                assert isinstance(hired, worker_protocol.Hired)
            other = next(iter(worker_protocol.games()))
            for changes, says in (
                ({"key": "another"}, "no worker of these servers"),
                ({"edition": 99}, "edition 99"),
                ({"games": {**worker_protocol.games(), other: -1}}, f"other rules of: {other}"),
                ({"searches": 0}, "searches"),
            ):
                async with connect(url) as wire:
                    said = offer((await challenged(wire)).number, **changes)  # type: ignore[arg-type]
                    await wire.send(said, text=True)
                    code, why = await closed(wire)
                    assert code == NOT_HIRED
                    assert says in why
            for said in (first, b"{}", b"nonsense", b'{"type":"result","number":1}'):
                async with connect(url) as wire:  # repeated, or no offer at all
                    await challenged(wire)
                    await wire.send(said, text=True)
                    assert (await closed(wire))[0] == NOT_HIRED
            async with AsyncExitStack() as waiting:  # silent clients keep their places for long
                for _ in range(MOST_STRANGERS):
                    await challenged(await waiting.enter_async_context(connect(url)))
                with pytest.raises(InvalidStatus):
                    await waiting.enter_async_context(connect(url))
            with pytest.raises(InvalidStatus):
                async with connect(url, additional_headers={"origin": "http://page.example"}):
                    pass


async def test_a_server_without_a_key_has_no_workers(tmp_path: Path) -> None:
    with served(tmp_path) as (_, port, _), pytest.raises(InvalidStatus):
        async with connect(f"ws://127.0.0.1:{port}/api/worker"):
            pass


async def test_a_worker_thinks_for_nobody_who_does_not_know_the_key() -> None:
    heard: list[object] = []

    async def impostor(wire: ServerConnection) -> None:
        await wire.send(worker_protocol.encode(worker_protocol.Challenge("x")), text=True)
        heard.append(worker_protocol.FROM_WORKER.decode(await wire.recv()))
        await wire.send(worker_protocol.encode(worker_protocol.Hired("0" * 64)), text=True)
        await wire.send(worker_protocol.encode(worker_protocol.WorkRequest(1, job())), text=True)
        with suppress(ConnectionClosed):
            heard.append(await wire.recv())
        over.set()

    over, workers, port = asyncio.Event(), BotWorkers(1, at_home), free_port()
    async with serve(impostor, "127.0.0.1", port), asyncio.timeout(SECONDS):
        employer = Employer(f"http://127.0.0.1:{port}", KEY, 1, workers, 0)
        working = asyncio.create_task(employer.serve())
        await over.wait()
        working.cancel()
    workers.close()
    assert len(heard) == 1
    assert isinstance(heard[0], worker_protocol.WorkerOffer)


# --- the real programs ---------------------------------------------------------------------------


@contextmanager
def worker(*ports: int, key: str = KEY, searches: int = 1) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "en_GB.UTF-8"}
    environment["FAROL_NODE_KEY"] = key
    addresses = [f"http://127.0.0.1:{port}" for port in ports]
    command = [sys.executable, "-m", "farol", "worker", *addresses]
    with (
        log_without_fault() as log,
        subprocess.Popen(
            [*command, "--bot-workers", str(searches)],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
            start_new_session=True,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            assert "think" in process.stdout.readline()
            yield process
        finally:
            with suppress(ProcessLookupError):  # it has stopped
                os.killpg(process.pid, signal.SIGKILL)


async def hired(port: int, count: int = 1) -> None:
    while await counted(port, "farol_workers") != count:
        await asyncio.sleep(0.05)


async def test_bots_think_at_a_worker_until_it_dies(tmp_path: Path) -> None:
    with served(tmp_path, "--node-key", KEY) as (_, port, _):
        async with asyncio.timeout(3 * SECONDS):
            ana = Player(port)
            await ana.open()
            with worker(port) as dying:
                await hired(port)
                while await counted(port, "farol_helped_total") < 4:
                    await ana.play(1)
                before = len(ana.acknowledged)
                playing = asyncio.create_task(ana.play(8))
                await until(lambda: len(ana.acknowledged) >= before + 2)
                dying.send_signal(signal.SIGKILL)
                await playing
            await hired(port, 0)
            await check_record(ana)
            with worker(port) as hanging:  # a hanging worker is waited for once
                await hired(port)
                hanging.send_signal(signal.SIGSTOP)
                await ana.play(2)
                assert await counted(port, "farol_unhelped_total") >= 1
            await check_record(ana)


async def test_a_worker_stops_when_it_is_told_and_comes_back_to_a_server(tmp_path: Path) -> None:
    port = free_port()
    flags = ("--port", str(port), "--node-key", KEY)
    async with asyncio.timeout(3 * SECONDS):
        with worker(port) as process:  # before there is a server
            for _ in range(2):
                with served(tmp_path, *flags) as (server, _, _):
                    await hired(port)
                    server.send_signal(signal.SIGTERM)
                    assert await asyncio.to_thread(server.wait, SECONDS) == 0
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, SECONDS) == 0


def test_what_a_worker_lacks_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FAROL_NODE_KEY", raising=False)
    monkeypatch.setattr("farol.commands.worker.set_up_logs", lambda *_: None)
    assert run(["worker"]) == 2
    assert run(["worker", "http://10.0.0.3:8420"]) == 2
    assert run(["worker", "10.0.0.3:8420", "--node-key", "k"]) == 2
    said = capsys.readouterr().err
    assert "such as http://10.0.0.3:8420" in said
    assert "needs the `node_key`" in said
    assert "begins with http://" in said
    assert "Traceback" not in said


async def test_strangers_at_the_door_for_workers_do_not_fill_the_log(harness: Harness) -> None:
    door = WorkerEndpoint(harness.context)
    with structlog.testing.capture_logs() as logs:
        for _ in range(50):
            door._note_refusal("That is no offer.")
        harness.time.pass_by(61.0)
        door._note_refusal("That is no offer.")
    assert [line["unlogged"] for line in logs] == [0, 49]
