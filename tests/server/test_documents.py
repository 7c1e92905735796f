"""Replays and records are slow: they do not delay others, and are limited per person."""

import asyncio
import pickle
import threading
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from farol.protocol.bodies import Replay
from farol.protocol.errors import Refusal
from farol.server.play.model import records
from farol.server.web.downloads import COST
from farol.server.workers.documents import (
    KEPT_SECONDS,
    MAX_FROM_ONE_PLACE,
    MAX_KEPT,
    MAX_OF_ONE,
    DocumentCache,
    DocumentWorkers,
    Played,
    Wanted,
    made,
    played,
)
from farol.server.workers.fair_queue import Requester
from tests.server.harness import PATIENCE, HandTime, Harness, game_of
from tests.server.test_fairness import finished

MAKERS: dict[str, str] = {"replay": "frames_of", "record?as=complete": "notation_of"}


@pytest.mark.parametrize(("path", "maker"), MAKERS.items(), ids=MAKERS)
async def test_others_are_served_while_it_is_made(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, path: str, maker: str
) -> None:
    code = (await finished(harness)).table.row.code
    begun, go_on = threading.Event(), threading.Event()
    make: Callable[..., object] = getattr(records, maker)

    def slowly(*arguments: object) -> object:
        begun.set()
        go_on.wait(2)
        return make(*arguments)

    monkeypatch.setattr(records, maker, slowly)
    async with harness.http() as http, harness.http(address="10.0.0.8") as other:
        asked = asyncio.create_task(http.get(f"/api/tables/{code}/{path}"))
        async with asyncio.timeout(10):
            while not begun.is_set():
                await asyncio.sleep(0.01)
        assert (await other.get("/healthz")).status_code == 200
        assert not asked.done()
        go_on.set()
        assert (await asked).status_code == 200


async def test_a_record_so_far_holds_nothing_from_after_it_was_asked_for(harness: Harness) -> None:
    table = (await finished(harness)).table
    game = game_of(table)
    before = game.version
    assert game.adopted(game.undo(0, 0)).version == before + 1
    assert len(records.seen_record(table.row, game, 0).steps) == before


async def test_one_person_gets_few_in_a_short_time(harness: Harness) -> None:
    code = (await finished(harness)).table.row.code
    async with harness.http() as http, harness.http(address="10.0.0.8") as other:
        path = f"/api/tables/{code}/replay"
        statuses = [(await http.get(path)).status_code for _ in range(200 // COST)]
        assert statuses.count(200) <= 100 // COST
        assert statuses[-1] == 429
        assert (await other.get(path)).status_code == 200


async def test_a_replay_is_sent_as_it_was_made(harness: Harness) -> None:
    table = (await finished(harness)).table
    game = game_of(table)
    async with harness.http() as http:
        answer = await http.get(f"/api/tables/{table.row.code}/replay?seat=1")
    replay = msgspec.json.decode(answer.content, type=Replay)
    assert int(answer.headers["content-length"]) == len(answer.content)
    made = msgspec.json.encode(records.frames_of(game, 1))
    assert msgspec.json.encode(replay.frames) == made
    assert [seat.kind for seat in replay.seats] == [seat.kind for seat in table.row.seats]


async def test_a_worker_makes_the_same_as_the_table_would(harness: Harness) -> None:
    table = (await finished(harness)).table
    row, game = table.row, table.state.game
    assert game is not None
    # Everything passed to a process survives pickling.
    wanted = pickle.loads(pickle.dumps(Wanted("seen", played(game), 2, row)))
    assert made(wanted) == msgspec.json.encode(records.seen_record(row, game, 2))
    wanted = pickle.loads(pickle.dumps(Wanted("complete", played(game), None, row)))
    assert made(wanted) == msgspec.json.encode(records.complete_record(row, game))


class Desk:
    """Makes documents on a test's command."""

    def __init__(self) -> None:
        self.wanted: list[Wanted] = []
        self.go = asyncio.Event()

    async def make(self, wanted: Wanted, _asker: Requester) -> bytes:
        self.wanted.append(wanted)
        await self.go.wait()
        return b"x" * 1_000_000


def one(number: int) -> Wanted:
    return Wanted("frames", Played("saboteur", 3, {}, [number], [None], ()))


async def begun(asked: list[Awaitable[bytes]]) -> list["asyncio.Task[bytes]"]:
    tasks = [asyncio.ensure_future(each) for each in asked]
    await asyncio.sleep(0)
    return tasks


async def test_the_same_is_made_once_however_many_want_it() -> None:
    desk = Desk()
    shelf = DocumentCache(desk.make)
    tasks = await begun(
        [shelf.document(one(7), Requester(people=(who,)), "home") for who in range(10)]
    )
    desk.go.set()
    assert len({id(data) for data in await asyncio.gather(*tasks)}) == 1
    assert await shelf.document(one(7), Requester(people=(99,)), "away") == b"x" * 1_000_000
    assert len(desk.wanted) == 1


async def test_what_is_kept_is_bounded() -> None:
    desk = Desk()
    desk.go.set()
    shelf = DocumentCache(desk.make)
    for number in range(60):
        await shelf.document(one(number), Requester(), "home")
    await shelf.document(one(59), Requester(), "home")
    assert len(desk.wanted) == 60
    await shelf.document(one(0), Requester(), "home")
    assert len(desk.wanted) == 61
    assert sum(len(data) for data in shelf.kept) <= MAX_KEPT


async def test_what_is_kept_is_forgotten_after_a_minute() -> None:
    desk, time = Desk(), HandTime()
    desk.go.set()
    shelf = DocumentCache(desk.make, time.monotonic)
    await shelf.document(one(1), Requester(), "home")
    time.pass_by(KEPT_SECONDS - 1)
    await shelf.document(one(1), Requester(), "home")
    assert len(desk.wanted) == 1
    time.pass_by(1)
    shelf.forget()
    assert shelf.kept == []
    await shelf.document(one(1), Requester(), "home")
    assert len(desk.wanted) == 2


async def test_who_wants_many_at_once_is_refused_and_others_are_not() -> None:
    desk = Desk()
    shelf = DocumentCache(desk.make)

    def document(number: int, person: int, place: str) -> Awaitable[bytes]:
        return shelf.document(one(number), Requester(people=(person,)), place)

    await begun([document(number, 1, "home") for number in range(MAX_OF_ONE)])
    with pytest.raises(Refusal, match="at once"):
        await document(90, 1, "home")
    waiting = await begun(
        [document(100 + number, 100 + number, "home") for number in range(MAX_FROM_ONE_PLACE)]
    )
    refused = [task.exception() for task in waiting if task.done()]
    assert len(refused) == MAX_OF_ONE
    assert all(isinstance(error, Refusal) for error in refused)
    elsewhere = await begun([document(200, 200, "away")])
    desk.go.set()
    assert len(await elsewhere[0]) == 1_000_000
    assert len(await document(91, 1, "home")) == 1_000_000


async def test_only_the_first_document_is_made_here(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of((await finished(harness)).table)
    here = list[Wanted]()

    async def made_here(work: Callable[[Wanted], bytes], wanted: Wanted) -> bytes:
        here.append(wanted)
        return work(wanted)

    monkeypatch.setattr(asyncio, "to_thread", made_here)
    clerks, wanted = DocumentWorkers(made, time.monotonic), Wanted("frames", played(game))
    try:
        expected = msgspec.json.encode(records.frames_of(game, None))
        assert await clerks.make(wanted, Requester()) == expected
        async with asyncio.timeout(PATIENCE):
            while not clerks.process_is_ready:
                await asyncio.sleep(0.05)
        assert await clerks.make(wanted, Requester()) == expected
        assert len(here) == 1
        clerks.rest(3600.0)
        assert clerks.process_is_ready
        clerks.rest(0.0)
        assert not clerks.process_is_ready
    finally:
        clerks.close()
