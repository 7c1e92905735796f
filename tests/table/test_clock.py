"""Clocks: per move, per game, in days; and what happens when time runs out."""

from pathlib import Path

import pytest

from farol.core.rand import Rand
from farol.table.clock import DAY, Clock
from farol.table.wire import ClockPlan

from .house import MINE, Client, TestHouse, opened, play_choice
from .test_table import mover, seated, view_of

pytestmark = pytest.mark.anyio


def test_time_runs_for_one_seat_at_a_time() -> None:
    clock = Clock(ClockPlan("game", 60, 5), 2)
    clock.run(0, 100)
    assert clock.left_of(0, 110) == 50
    assert clock.left_of(1, 110) == 60
    clock.stop(110)
    clock.moved(0)
    clock.run(1, 110)
    assert clock.all_left(130) == [55, 40]
    assert clock.left_of(1, 500) == 0


def test_a_clock_per_move_starts_afresh_each_time() -> None:
    clock = Clock(ClockPlan("move", 30), 2)
    clock.run(0, 0)
    clock.run(1, 20)
    clock.run(0, 30)
    assert clock.all_left(30) == [30, 20]


def test_days_are_days() -> None:
    assert Clock(ClockPlan("days", 3), 1).all_left(0) == [259_200]


def test_without_a_clock_nothing_is_shown() -> None:
    clock = Clock(ClockPlan(), 2)
    clock.run(0, 0)
    assert clock.running is None
    assert clock.all_left(5) is None


async def test_when_the_time_for_a_move_is_up_a_bot_makes_this_move_only(house: TestHouse) -> None:
    clients = await seated(house, clock=ClockPlan("move", 30))
    seat, version = mover(clients), clients[0].table.match.version
    house.time.pass_by(29)
    await clients[0].settled()
    assert clients[0].table.match.version == version
    house.time.pass_by(2)
    steps = await clients[(seat + 1) % 3].next("steps")
    assert steps["steps"][0]["seat"] == seat
    assert not clients[0].table.row.seats[seat].standing_in
    assert steps["clocks"][mover(clients)] == 30


async def test_when_the_time_for_the_game_is_up_a_bot_plays_on(house: TestHouse) -> None:
    clients = await seated(house, clock=ClockPlan("game", 100, 1))
    seat = mover(clients)
    house.time.pass_by(101)
    await clients[(seat + 1) % 3].next("steps")
    assert clients[0].table.row.seats[seat].standing_in


async def test_a_move_in_time_adds_the_increment_and_shows_the_clocks(house: TestHouse) -> None:
    clients = await seated(house, clock=ClockPlan("game", 100, 7))
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    house.time.pass_by(10)
    steps = await play_choice(clients[seat], view, Rand(1))
    assert steps["clocks"][seat] == 97


async def test_a_pause_stops_the_clock(house: TestHouse) -> None:
    ana = await house.person("Ana")
    plan = ClockPlan("game", 100)
    client = Client(ana, await house.open(ana, MINE, MINE, MINE, start=True, clock=plan))
    await client.hello(look=0)
    house.time.pass_by(10)
    await client.ask("pause", seat=0)
    house.time.pass_by(1000)
    await client.ask("resume", seat=0)
    seat = mover([client])
    assert client.table.stage.clock.left_of(seat, house.time.now()) == 90


async def test_a_clock_needs_time(house: TestHouse) -> None:
    ana = await house.person("Ana")
    async with house.http((await house.people.add("Ana"))[1]) as http:
        wanted = {"game": "saboteur", "seats": [{"kind": "mine"}], "clock": {"kind": "move"}}
        answer = await http.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["sentence"] == "A clock needs some time on it."
    assert ana.id


async def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        clients = await seated(house, clock=ClockPlan("game", 100))
        first = mover(clients)
        view = await view_of(clients[first], first)
        house.time.pass_by(30)
        await play_choice(clients[first], view, Rand(1))
        code = clients[0].table.row.code
    async with opened(tmp_path) as house:
        table = await house.lobby.find(code)
        assert table is not None
        assert table.stage.clock.left[first] == 70
        assert table.stage.clock.running == table.stage.play.to_act


async def moved_after(house: TestHouse, clients: list[Client], seconds: float) -> None:
    """The seat to act thinks for so long, and moves."""
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    house.time.pass_by(seconds)
    await play_choice(clients[seat], view, Rand(seat))


@pytest.mark.parametrize(
    ("plan", "left"),
    [
        (ClockPlan("days", 3), 3 * DAY - 5000),  # correspondence goes on while the server is down
        (ClockPlan("move", 300), 300),
    ],
    ids=["days", "move"],
)
async def test_after_a_restart_the_seat_to_move_has_the_time_of_a_new_move(
    tmp_path: Path, plan: ClockPlan, left: float
) -> None:
    async with opened(tmp_path) as house:
        clients = await seated(house, clock=plan)
        for _ in range(len(clients)):
            await moved_after(house, clients, 200)
        code, stopped = clients[0].table.row.code, house.time.now()
    async with opened(tmp_path) as house:
        house.time.pass_by(stopped + 5000 - house.time.now())
        table = await house.lobby.find(code)
        assert table is not None
        assert table.stage.clock.running == table.stage.play.to_act
        assert table.stage.clock.left_of(table.stage.clock.running, house.time.now()) == left


@pytest.mark.parametrize("paused", [True, False], ids=["in the pause", "after it"])
async def test_days_of_a_pause_do_not_count_after_a_restart(tmp_path: Path, paused: bool) -> None:
    async with opened(tmp_path) as house:
        host = await house.person()
        table = await house.open(host, MINE, MINE, MINE, clock=ClockPlan("days", 3), start=True)
        client = Client(host, table)
        await client.hello(look=0)
        house.time.pass_by(DAY)
        await client.ask("pause", seat=0)
        house.time.pass_by(10 * DAY)
        if not paused:
            await client.ask("resume", seat=0)
        code, stopped = table.row.code, house.time.now()
    async with opened(tmp_path) as house:
        house.time.pass_by(stopped + DAY - house.time.now())
        found = await house.lobby.find(code)
        assert found is not None
        assert found.stage.play is not None
        assert found.stage.play.to_act is not None
        left = found.stage.clock.left_of(found.stage.play.to_act, house.time.now())
        assert left == (2 * DAY if paused else DAY)


async def test_who_ran_out_of_time_has_none_after_a_restart_either(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        clients = await seated(house, clock=ClockPlan("game", 100))
        late = mover(clients)
        house.bots.gate.clear()
        house.time.pass_by(100)
        while not clients[late].table.row.seats[late].standing_in:
            await clients[late].next("table")
        code = clients[0].table.row.code
    async with opened(tmp_path) as house:
        table = await house.lobby.find(code)
        assert table is not None
        assert table.stage.clock.left[late] == 0
