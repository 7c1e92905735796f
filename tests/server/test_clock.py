"""Clocks: per move, per game, in days; and timeouts."""

import asyncio
from pathlib import Path

import pytest

from farol.core.rand import Rand
from farol.protocol.types import ClockPlan
from farol.server.play.model.clock import DAY, new_clock
from farol.server.store.store import StoreError
from tests.server.harness import MINE, Client, Harness, mover, opened, play_choice, seated, view_of


def test_time_runs_for_one_seat_at_a_time() -> None:
    clock = new_clock(ClockPlan("game", 60, 5), 2).started([0], 100)
    assert clock.left_of(0, 110) == 50
    assert clock.left_of(1, 110) == 60
    clock = clock.stopped(110).credited(0).started([1], 110)
    assert clock.all_left(130) == [55, 40]
    assert clock.left_of(1, 500) == 0


def test_a_clock_per_move_starts_afresh_each_time() -> None:
    clock = new_clock(ClockPlan("move", 30), 2).started([0], 0).started([1], 20).started([0], 30)
    assert clock.all_left(30) == [30, 20]


def test_days_are_days() -> None:
    assert new_clock(ClockPlan("days", 3), 1).all_left(0) == [259_200]


def test_without_a_clock_nothing_is_shown() -> None:
    clock = new_clock(ClockPlan(), 2).started([0], 0)
    assert clock.running is None
    assert clock.all_left(5) is None


async def test_when_the_time_for_a_move_is_up_a_bot_makes_this_move_only(harness: Harness) -> None:
    clients = await seated(harness, clock=ClockPlan("move", 30))
    seat, version = mover(clients), clients[0].table.state.version
    harness.time.pass_by(29)
    await clients[0].settled()
    assert clients[0].table.state.version == version
    harness.time.pass_by(2)
    told = await clients[(seat + 1) % 3].next("table")
    assert (told["table"]["running"], told["table"]["seats"][seat]["clock"]) == (seat, 0)
    steps = await clients[(seat + 1) % 3].next("steps")
    assert steps["steps"][0]["seat"] == seat
    assert not clients[0].table.row.seats[seat].standing_in
    assert steps["clocks"][mover(clients)] == 30


async def test_when_the_time_for_the_game_is_up_a_bot_plays_on(harness: Harness) -> None:
    clients = await seated(harness, clock=ClockPlan("game", 100, 1))
    seat = mover(clients)
    harness.time.pass_by(101)
    await clients[(seat + 1) % 3].next("steps")
    assert clients[0].table.row.seats[seat].standing_in


async def test_a_move_in_time_adds_the_increment_and_shows_the_clocks(harness: Harness) -> None:
    clients = await seated(harness, clock=ClockPlan("game", 100, 7))
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    harness.time.pass_by(10)
    assert (await play_choice(clients[seat], view, Rand(1)))["clocks"][seat] == 97


async def test_a_pause_stops_the_clock(harness: Harness) -> None:
    ana = await harness.person("Ana")
    plan = ClockPlan("game", 100)
    client = Client(ana, await harness.open(ana, MINE, MINE, MINE, start=True, clock=plan))
    await client.hello(look=0)
    harness.time.pass_by(10)
    await client.ask("pause", seat=0)
    harness.time.pass_by(1000)
    await client.ask("resume", seat=0)
    assert client.table.state.clock.left_of(mover([client]), harness.time.monotonic()) == 90


async def test_a_clock_needs_time(harness: Harness) -> None:
    ana = await harness.person("Ana")
    async with harness.http((await harness.people.add("Ana"))[1]) as http:
        wanted = {"game": "saboteur", "seats": [{"kind": "me"}], "clock": {"kind": "move"}}
        answer = await http.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["sentence"] == "A clock needs some time on it."
    assert ana.id


async def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, clock=ClockPlan("game", 100))
        first = mover(clients)
        view = await view_of(clients[first], first)
        harness.time.pass_by(30)
        await play_choice(clients[first], view, Rand(1))
        code = clients[0].table.row.code
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        assert table.state.clock.left[first] == 70
        assert table.state.clock.running == table.state.game.to_act


async def moved_after(harness: Harness, clients: list[Client], seconds: float) -> None:
    """The seat to act thinks for so long, and moves."""
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    harness.time.pass_by(seconds)
    await play_choice(clients[seat], view, Rand(seat))


@pytest.mark.parametrize(
    ("plan", "left"),
    [
        (ClockPlan("days", 3), 3 * DAY - 5000),  # slow clocks go on while the server is down
        (ClockPlan("move", 300), 300),
    ],
    ids=["days", "move"],
)
async def test_after_a_restart_the_seat_to_move_has_the_time_of_a_new_move(
    tmp_path: Path, plan: ClockPlan, left: float
) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, clock=plan)
        for _ in range(len(clients)):
            await moved_after(harness, clients, 200)
        code, stopped = clients[0].table.row.code, harness.time.now()
    async with opened(tmp_path) as harness:
        harness.time.pass_by(stopped + 5000 - harness.time.now())
        table = await harness.table(code)
        assert table.state.clock.running == table.state.game.to_act
        assert (
            table.state.clock.left_of(table.state.clock.running, harness.time.monotonic()) == left
        )


@pytest.mark.parametrize("paused", [True, False], ids=["in the pause", "after it"])
async def test_days_of_a_pause_do_not_count_after_a_restart(tmp_path: Path, paused: bool) -> None:
    async with opened(tmp_path) as harness:
        host = await harness.person()
        table = await harness.open(host, MINE, MINE, MINE, clock=ClockPlan("days", 3), start=True)
        client = Client(host, table)
        await client.hello(look=0)
        harness.time.pass_by(DAY)
        await client.ask("pause", seat=0)
        harness.time.pass_by(10 * DAY)
        if not paused:
            await client.ask("resume", seat=0)
        code, stopped = table.row.code, harness.time.now()
    async with opened(tmp_path) as harness:
        harness.time.pass_by(stopped + DAY - harness.time.now())
        found = await harness.table(code)
        assert found.state.game is not None
        assert found.state.game.to_act is not None
        left = found.state.clock.left_of(found.state.game.to_act, harness.time.monotonic())
        assert left == (2 * DAY if paused else DAY)


async def test_who_ran_out_of_time_has_none_after_a_restart_either(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, clock=ClockPlan("game", 100))
        late = mover(clients)
        harness.bots.gate.clear()
        harness.time.pass_by(100)
        while not clients[late].table.row.seats[late].standing_in:
            await clients[late].next("table")
        code = clients[0].table.row.code
    async with opened(tmp_path) as harness:
        assert (await harness.table(code)).state.clock.left[late] == 0


async def test_a_move_that_cannot_be_saved_pays_no_increment(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    clients = await seated(harness, clock=ClockPlan("game", 100, 5))
    seat, table = mover(clients), clients[0].table
    view = await view_of(clients[seat], seat)
    harness.time.pass_by(15)

    def refuses(*_: object) -> "asyncio.Future[None]":
        saving: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        saving.set_exception(StoreError("The disk refused: database or disk is full."))
        return saving

    with monkeypatch.context() as patch:
        patch.setattr(harness.store.tables, "save", refuses)
        for _ in range(3):
            assert (await play_choice(clients[seat], view, Rand(1)))["code"] == "server"
            assert table.state.clock.left_of(seat, table.now) == 85
    await play_choice(clients[seat], view, Rand(1))
    assert table.state.clock.left[seat] == 90
