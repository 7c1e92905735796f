"""Fair queue: bots of many tables share few workers without starving anybody."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from farol.games import ALL
from farol.server.workers import bots
from farol.server.workers.bots import QUICK, BotJob, BotWorkers, Thought
from farol.server.workers.fair_queue import FEW, FREE_SECONDS, FairQueue, Requester
from tests.server.harness import BOT, PATIENCE, Harness
from tests.server.test_bots import decision, job

EVE, ANA, BEA = 1, 2, 3


def asker(table: str, *people: int, present: bool = True) -> Requester:
    return Requester(table, people, present)


def order(turns: FairQueue[str]) -> list[str]:
    """The order of service."""
    served = []
    while (waiting := turns.next()) is not None:
        served.append(waiting.item)
        turns.release(waiting, 0.0)
    return served


@pytest.fixture
def turns() -> FairQueue[str]:
    return FairQueue(1, lambda: 0.0)


def test_one_person_after_the_other(turns: FairQueue[str]) -> None:
    for number in range(5):
        turns.add(f"eve{number}", asker(f"E{number}", EVE))
    turns.add("ana0", asker("A", ANA))
    turns.add("ana1", asker("A", ANA))
    assert order(turns) == ["eve0", "ana0", "eve1", "ana1", "eve2", "eve3", "eve4"]


def test_of_one_person_one_table_after_the_other(turns: FairQueue[str]) -> None:
    for number in range(3):
        turns.add(f"many{number}", asker("T1", ANA))
    turns.add("one", asker("T2", ANA))
    assert order(turns) == ["many0", "one", "many1", "many2"]


def test_tables_with_people_come_first(turns: FairQueue[str]) -> None:
    turns.add("empty", asker("T1", EVE, present=False))
    turns.add("eve", asker("T2", EVE))
    turns.add("ana", asker("T3", ANA))
    assert order(turns) == ["eve", "ana", "empty"]


def test_who_is_there_comes_before_somebody_elses_empty_table(turns: FairQueue[str]) -> None:
    turns.add("empty", asker("T1", EVE, present=False))
    turns.add("ana", asker("T2", ANA))
    assert order(turns) == ["ana", "empty"]


def test_a_table_of_several_counts_for_who_has_least(turns: FairQueue[str]) -> None:
    for number in range(4):
        turns.add(f"eve{number}", asker(f"E{number}", EVE))
    turns.add("both", asker("T", EVE, ANA))
    assert order(turns).index("both") == 1


def test_who_used_much_comes_after_who_used_little() -> None:
    now = [0.0]
    turns: FairQueue[str] = FairQueue(1, lambda: now[0])
    turns.add("first", asker("T1", EVE))
    waiting = turns.next()
    assert waiting is not None
    turns.release(waiting, FREE_SECONDS + 10)
    for person, name in ((EVE, "eve"), (ANA, "ana"), (BEA, "bea")):
        turns.add(name, asker(name, person))
    assert order(turns) == ["ana", "bea", "eve"]
    now[0] += 60.0  # half of it is forgiven
    for person, name in ((EVE, "eve"), (ANA, "ana")):
        turns.add(name, asker(name, person))
    assert order(turns) == ["eve", "ana"]


@pytest.mark.parametrize(("idle", "first"), [(0.0, "ana"), (2.0, "eve")])
def test_who_keeps_a_worker_busy_all_the_time_has_used_much(idle: float, first: str) -> None:
    now = [0.0]
    turns: FairQueue[str] = FairQueue(1, lambda: now[0])
    for _ in range(int(4 * FREE_SECONDS)):
        turns.add("search", asker("T", EVE))
        waiting = turns.next()
        assert waiting is not None
        now[0] += 1.0
        turns.release(waiting, 1.0)
        now[0] += idle  # a mostly idle person has no backlog
    turns.add("eve", asker("T", EVE))
    turns.add("ana", asker("A", ANA))
    assert order(turns)[0] == first


def test_one_person_does_not_get_all_workers() -> None:
    turns: FairQueue[str] = FairQueue(1, lambda: 0.0)
    turns.add("eve0", asker("T1", EVE))
    turns.add("eve1", asker("T2", EVE))
    assert turns.next() is not None
    assert turns.next() is None
    turns.add("ana", asker("T3", ANA))
    waiting = turns.next()
    assert waiting is not None
    assert waiting.item == "ana"


def test_who_leaves_is_not_served(turns: FairQueue[str]) -> None:
    gone = turns.add("gone", asker("T", ANA))
    turns.leave(gone)
    turns.leave(gone)
    assert len(turns) == 0
    assert order(turns) == []


def test_people_whose_bots_thought_long_ago_are_forgotten() -> None:
    now = [0.0]
    turns: FairQueue[str] = FairQueue(1, lambda: now[0])
    for person in range(10 * FEW):
        turns.add("move", asker("T", person))
        waiting = turns.next()
        assert waiting is not None
        turns.release(waiting, 0.4)
        now[0] += 1.0
    assert turns.remembered <= FEW


@pytest.fixture
async def workers() -> AsyncIterator[BotWorkers]:
    workers = BotWorkers(1)
    yield workers
    workers.close()
    await asyncio.sleep(0)


async def test_many_searches_of_one_keep_nobody_else_waiting(workers: BotWorkers) -> None:
    search, quick = decision(ALL["halloween"], level="expert"), job()
    await workers.choose(quick)  # the worker has started
    many = [
        asyncio.create_task(workers.choose(search, asker(f"E{n}", EVE, present=n < 30)))
        for n in range(60)
    ]
    await asyncio.wait(many, return_when=asyncio.FIRST_COMPLETED)
    async with asyncio.timeout(1):
        await workers.choose(quick, asker("A", ANA))
    async with asyncio.timeout(8):
        await workers.choose(search, asker("A", ANA))
    assert sum(one.done() for one in many) < 10
    for one in many:
        one.cancel()
    await asyncio.gather(*many, return_exceptions=True)
    assert workers.waiting == 0


class HandCrew:
    """A worker pool without processes, which runs jobs sequentially; searches last until
    released.
    """

    gate: asyncio.Event

    def __init__(self, count: int, *_: object) -> None:
        self._free = asyncio.Semaphore(count)

    async def answer(self, asked: BotJob, _asker: Requester) -> Thought:
        async with self._free:
            if asked.level == "expert":
                await self.gate.wait()
            return Thought(asked.seed)


@pytest.mark.parametrize("level", sorted(QUICK))
async def test_who_does_not_search_waits_for_no_search(
    monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setattr(bots, "WorkerPool", HandCrew)
    HandCrew.gate = asyncio.Event()
    workers, quick = BotWorkers(1), job()
    quick.level = level
    search = decision(ALL["halloween"], level="expert")
    searching = asyncio.create_task(workers.choose(search, asker("E", EVE)))
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        assert (await workers.choose(quick, asker("A", ANA))).action == quick.seed
    assert not searching.done()
    HandCrew.gate.set()
    assert (await searching).action == search.seed


async def test_bots_know_for_whom_they_think(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Requester] = []
    choose = harness.bots.choose

    async def noted(asked: BotJob, asker: Requester) -> Thought:
        heard.append(asker)
        return await choose(asked)

    monkeypatch.setattr(harness.bots, "choose", noted)
    ana = await harness.person()
    table = await harness.open(ana, BOT, BOT, BOT, start=True)
    while len(heard) < 3:
        await asyncio.sleep(0)
    assert heard[0] == Requester(table.row.code, (ana.id,), present=False)
