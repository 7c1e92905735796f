"""Fair scheduling of the event loop: bursts are processed in slices."""

import asyncio
from time import perf_counter

from farol.server.web.scheduler import MAX_WAITING, SLICE, FairScheduler
from tests.server.harness import AsgiSocket, Harness
from tests.server.test_fairness import finished


def busy(seconds: float) -> None:
    until = perf_counter() + seconds
    while perf_counter() < until:
        pass


async def test_what_fits_into_a_turn_is_done_in_the_next_one() -> None:
    slices, done = FairScheduler(), list[int]()
    for number in range(10):
        assert slices.do("home", lambda number=number: done.append(number))
    await asyncio.sleep(0)
    assert done == list(range(10))


async def test_who_asks_again_out_of_a_turn_has_one_in_each_turn_of_the_loop() -> None:
    slices, turns = FairScheduler(), list[int]()

    def again() -> None:
        turns.append(turn)
        busy(SLICE)
        slices.do("home", again)

    turn = 0
    slices.do("home", again)
    for number in range(1, 6):
        turn = number
        await asyncio.sleep(0)
    assert turns == [1, 2, 3, 4, 5]


async def test_much_of_one_is_done_turn_by_turn_and_in_order() -> None:
    slices, done = FairScheduler(), list[int]()

    def work(number: int) -> None:
        busy(SLICE / 2)
        done.append(number)

    for number in range(20):
        slices.do("evil", lambda number=number: work(number))
    assert len(done) <= 3
    after_each_turn = []
    while len(done) < 20:
        await asyncio.sleep(0)
        after_each_turn.append(len(done))
    assert done == list(range(20))
    assert len(after_each_turn) >= 6


async def test_others_come_between() -> None:
    slices, done = FairScheduler(), list[str]()

    def work(who: str) -> None:
        busy(SLICE)
        done.append(who)

    for _ in range(50):
        slices.do("evil", lambda: work("evil"))
    slices.do("home", lambda: work("home"))
    while "home" not in done:
        await asyncio.sleep(0)
    assert done.count("evil") <= 3


async def test_a_request_waits_for_its_turn_behind_what_came_before() -> None:
    slices = FairScheduler()
    turns = [asyncio.create_task(slices.turn("evil", SLICE)) for _ in range(50)]
    await asyncio.sleep(0)
    assert [turn.done() for turn in turns].count(True) <= 2
    assert await slices.turn("home", 0.0)
    assert [turn.done() for turn in turns].count(True) <= 6
    assert all(await asyncio.gather(*turns))


async def test_not_everything_waits() -> None:
    slices = FairScheduler()
    taken = [slices.do("evil", lambda: None) for _ in range(MAX_WAITING + 1)]
    assert taken == [True] * MAX_WAITING + [False]
    assert slices.do("home", lambda: None)


async def test_what_fails_keeps_nobody_from_their_turn() -> None:
    slices, done = FairScheduler(), list[int]()

    def fail() -> None:
        raise ValueError

    slices.do("home", lambda: busy(SLICE))
    slices.do("home", fail)
    slices.do("home", lambda: done.append(1))
    for _ in range(5):
        await asyncio.sleep(0)
    assert done == [1]


async def test_a_flood_of_one_address_is_heard_behind_a_word_of_another(harness: Harness) -> None:
    code = (await finished(harness)).table.row.code
    _, evil = await harness.people.add("Eve")
    _, good = await harness.people.add("Ana")
    async with (
        AsgiSocket(harness, evil, "10.0.0.66") as flood,
        AsgiSocket(harness, good, "10.0.0.7") as word,
    ):
        flood.say("hello", code=code)
        assert (await flood.next("welcome"))["type"] == "welcome"
        for _ in range(300):
            harness.context.slices.do("10.0.0.66", lambda: busy(SLICE))
        flood.say("say", seat=None, text="behind")
        word.say("hello", code=code)
        assert (await word.next("welcome"))["chat"] == []
        assert (await word.next("chat"))["line"]["text"] == "behind"
