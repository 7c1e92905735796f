"""Correspondence tables: deadlines of unloaded tables, reminders, vacation, whose turn it is."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from farol.core.rand import Rand
from farol.protocol.types import ClockPlan, PlayingHours
from farol.server.play.lobby import UNATTENDED_SECONDS
from farol.server.play.model.clock import DAY, HOUR
from farol.server.play.model.payloads import Notice
from farol.server.play.table import Table
from farol.server.store.store import Rows
from tests.server.harness import (
    MINE,
    OPEN,
    Client,
    Harness,
    mover,
    opened,
    play_choice,
    seated,
    view_of,
)

DAYS = ClockPlan("days", 2, vacation=5)


def told_to(harness: Harness) -> list[Notice]:
    """The notices for absent people from now on."""
    told: list[Notice] = []
    harness.services.tell_away = told.append
    return told


async def left_alone(harness: Harness, clients: list[Client]) -> str:
    """Everybody leaves, and the table is unloaded; its code."""
    for client in clients:
        client.leave()
    await asyncio_turns(harness)
    harness.time.pass_by(UNATTENDED_SECONDS + 1)
    await harness.lobby.sweep()
    code = clients[0].table.row.code
    assert code not in harness.lobby.tables
    return code


async def asyncio_turns(harness: Harness) -> None:
    """Let pending writes finish."""
    await harness.store.settings.get("name")


async def woken(harness: Harness, code: str) -> Table:
    """The table that the server loads itself when it is due."""
    await harness.lobby.sweep()
    table = harness.lobby.tables[code]
    watcher = Client(await harness.person("Watcher"), table)
    await watcher.hello()
    harness.time.pass_by(0.1)
    await watcher.settled()
    return table


async def test_the_clock_of_a_table_out_of_memory_falls_and_a_bot_moves(harness: Harness) -> None:
    clients = await seated(harness, clock=DAYS)
    seat, version = mover(clients), clients[0].table.state.version
    code = await left_alone(harness, clients)
    harness.time.pass_by(DAY)
    await harness.lobby.sweep()
    assert code not in harness.lobby.tables
    harness.time.pass_by(DAY)
    table = await woken(harness, code)
    watcher = Client(await harness.person("Bea"), table)
    await watcher.hello()
    while table.state.version == version:
        await watcher.next("steps")
    assert table.state.game is not None
    assert table.state.game.to_act != seat or table.state.version > version
    assert table.row.due > harness.time.now()


async def test_deadlines_survive_a_restart_and_fall_without_anybody(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, clock=DAYS)
        code, version = clients[0].table.row.code, clients[0].table.state.version
        stopped, due = harness.time.now(), clients[0].table.row.due
        assert due == stopped + 2 * DAY - 12 * HOUR  # the reminder comes first
    async with opened(tmp_path) as harness:
        told = told_to(harness)
        harness.time.pass_by(stopped + 3 * DAY - harness.time.now())
        assert await harness.store.tables.due(harness.time.now(), 10) == [code]
        table = await woken(harness, code)
        watcher = Client(await harness.person("Bea"), table)
        await watcher.hello()
        while table.state.version == version:
            await watcher.next("steps")
        assert [one.kind for one in told] == ["turn"]
        assert await harness.store.tables.due(harness.time.now(), 10) == []


async def test_a_clock_of_an_older_file_goes_on_from_the_last_move(harness: Harness) -> None:
    clients = await seated(harness, clock=DAYS)
    for _ in range(2):
        harness.time.pass_by(5 * HOUR)
        seat = mover(clients)
        await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
        for client in clients:
            await client.settled()
    moved, seat = harness.time.now(), mover(clients)
    code = await left_alone(harness, clients)
    row = msgspec.structs.replace(clients[0].table.row, clock_at=0.0)  # which it did not have
    await harness.store.tables.take(code)
    await harness.store.tables.save(row.id, Rows(row))
    harness.time.pass_by(3 * HOUR)
    assert (await harness.table(code)).state.clock.date_of(seat) == pytest.approx(moved + 2 * DAY)


async def test_who_is_away_is_told_of_their_turn_and_reminded_once(harness: Harness) -> None:
    told = told_to(harness)
    clients = await seated(harness, clock=DAYS)
    seat = mover(clients)
    other = (seat + 1) % 3
    for client in clients:
        if client is not clients[seat]:
            client.leave()
    view = await view_of(clients[seat], seat)
    await play_choice(clients[seat], view, Rand(1))
    row = clients[0].table.row
    person = row.seats[other].person
    assert told == [Notice(person, "turn", row.code, row.game)]
    harness.time.pass_by(DAY + 12 * HOUR - 1)
    await clients[seat].settled()
    assert len(told) == 1
    harness.time.pass_by(2)
    await clients[seat].settled()
    assert told[1:] == [Notice(person, "reminder", row.code, row.game)]
    harness.time.pass_by(HOUR)
    await clients[seat].settled()
    assert len(told) == 2


async def test_a_reminder_comes_from_a_table_out_of_memory(harness: Harness) -> None:
    clients = await seated(harness, clock=DAYS)
    seat, row = mover(clients), clients[0].table.row
    code = await left_alone(harness, clients)
    told = told_to(harness)
    harness.lobby._services.tell_away = told.append
    harness.time.pass_by(DAY + 12 * HOUR)
    await woken(harness, code)
    assert told == [Notice(row.seats[seat].person, "reminder", code, row.game)]


async def test_whoever_deals_is_not_told_that_it_is_their_turn(harness: Harness) -> None:
    told = told_to(harness)
    await harness.open(await harness.person(), MINE, MINE, MINE, clock=DAYS, start=True)
    assert told == []


async def test_nobody_who_is_at_the_table_is_told_elsewhere(harness: Harness) -> None:
    told = told_to(harness)
    clients = await seated(harness, clock=DAYS)
    seat = mover(clients)
    await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    assert told == []


async def test_the_list_says_whose_turn_it_is_at_tables_out_of_memory(harness: Harness) -> None:
    for clock in (DAYS, ClockPlan()):
        clients = await seated(harness, clock=clock)
        seat = mover(clients)
        before = [(await harness.lobby.mine(each.person)).mine[0] for each in clients]
        code = await left_alone(harness, clients)
        after = [(await harness.lobby.mine(each.person)).mine[0] for each in clients]
        assert [one.your_turn for one in after] == [one == seat for one in range(3)]
        assert [one.due for one in after] == [one.due for one in before]
        assert (after[seat].due is not None) == (clock is DAYS)
        assert code == after[0].code


async def test_a_vacation_stops_the_clock_of_one_person(harness: Harness) -> None:
    clients = await seated(harness, clock=DAYS)
    seat = mover(clients)
    harness.time.pass_by(DAY)
    assert (await clients[seat].ask("vacation", seat=seat, days=3))["type"] == "done"
    table, date = clients[0].table, harness.time.now()
    info = (await clients[seat].hello(look=seat))["table"]["seats"][seat]
    assert (info["away"], info["vacation"]) == (date + 3 * DAY, 2)
    harness.time.pass_by(3 * DAY - 1)
    await clients[0].settled()
    assert table.state.clock.left_of(seat, table.now) == DAY
    refused = await clients[seat].ask("vacation", seat=seat, days=3)
    assert (refused["code"], refused["sentence"]) == (
        "limit",
        "You have 2 days of vacation left at this table.",
    )
    harness.time.pass_by(1 + DAY / 2)
    assert table.state.clock.left_of(seat, table.now) == DAY / 2


async def test_who_comes_back_early_keeps_the_days_that_had_not_begun(harness: Harness) -> None:
    clients = await seated(harness, clock=DAYS)
    seat = mover(clients)
    await clients[seat].ask("vacation", seat=seat, days=4)
    harness.time.pass_by(DAY / 2)
    await clients[seat].ask("vacation", seat=seat, days=0)
    row = clients[0].table.row
    assert (row.seats[seat].vacation, row.seats[seat].away) == (1, 0)
    harness.time.pass_by(HOUR)
    table = clients[0].table
    assert table.state.clock.left_of(seat, table.now) == 2 * DAY - HOUR


@pytest.mark.parametrize("clock", [ClockPlan(), ClockPlan("move", 60), ClockPlan("days", 2)])
async def test_vacation_is_refused_where_not_allowed(harness: Harness, clock: ClockPlan) -> None:
    clients = await seated(harness, clock=clock)
    refused = await clients[0].ask("vacation", seat=0, days=1)
    assert (refused["type"], refused["code"]) == ("refused", "status")
    assert (await clients[0].ask("vacation", seat=1, days=1))["code"] == "seat"


async def test_a_vacation_survives_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, clock=DAYS)
        seat, code = mover(clients), clients[0].table.row.code
        await clients[seat].ask("vacation", seat=seat, days=3)
        stopped = harness.time.now()
    async with opened(tmp_path) as harness:
        harness.time.pass_by(stopped + 4 * DAY - harness.time.now())
        table = await harness.table(code)
        assert table.state.clock.left_of(seat, table.now) == DAY


async def test_a_night_takes_nobodys_time(harness: Harness) -> None:
    hours = PlayingHours(8 * 60, 22 * 60, "UTC")
    clients = await seated(harness, clock=ClockPlan("hours", 10, hours=hours))
    view: dict[str, Any] = await view_of(clients[0], 0)
    seat = mover(clients)
    # The harness begins on 12 January 1970 at 13:46:40 in UTC.
    assert view["dues"][seat] == 12 * DAY + (8 + 10 - (22 - 13)) * HOUR + 46 * 60 + 40
    harness.time.pass_by(18 * HOUR)
    await clients[0].settled()
    assert clients[0].table.state.clock.left_of(seat, clients[0].table.now) == pytest.approx(
        10 * HOUR - (22 - 13) * HOUR + 46 * 60 + 40
    )


async def test_an_empty_reserve_is_a_bots_from_then_on(harness: Harness) -> None:
    clients = await seated(harness, clock=ClockPlan("reserve", 48, 1))
    seat = mover(clients)
    harness.time.pass_by(36 * HOUR)  # when absent people are reminded
    await clients[0].settled()
    harness.time.pass_by(12 * HOUR + 1)
    await clients[(seat + 1) % 3].next("steps")
    assert clients[0].table.row.seats[seat].standing_in


async def test_a_table_in_the_lobby_has_no_date(harness: Harness) -> None:
    table = await harness.open(await harness.person(), MINE, OPEN, OPEN, clock=DAYS)
    assert (table.row.due, table.row.waits) == (0, [])


# --- hours of one's own -------------------------------------------------------------------------

UTC_EVENING = {"opens": 12 * 60, "closes": 0, "zone": "UTC"}  # the second half of each day


async def lobby_of(harness: Harness, clock: ClockPlan) -> list[Client]:
    """Three people at a table that has not begun."""
    people = [await harness.person(f"P{n}") for n in range(3)]
    table = await harness.open(people[0], MINE, OPEN, OPEN, clock=clock)
    clients = [Client(person, table) for person in people]
    for seat, client in enumerate(clients):
        await client.hello()
        if seat:
            await client.ask("sit", seat=seat, name=f"P{seat}")
        await client.ask("look", look=seat)
    return clients


async def test_somebodys_hours_stop_their_clock_and_nobody_elses(harness: Harness) -> None:
    clients = await lobby_of(harness, ClockPlan("hours", 12))
    for seat, client in enumerate(clients[1:], 1):
        assert (await client.ask("own-hours", seat=seat, hours=UTC_EVENING))["type"] == "done"
    assert [seat.hours is None for seat in clients[0].table.row.seats] == [True, False, False]
    assert (await clients[0].ask("start"))["type"] == "done"
    for client in clients:
        await client.settled()
    seat = mover(clients)
    date, morrow = harness.time.now(), 12 * DAY  # at 13:46:40; the next midnight
    mine = morrow + DAY / 2 + 12 * HOUR - (morrow - date)  # the rest, from noon on
    due = clients[0].table.state.clock.date_of(seat)
    assert due == pytest.approx(date + 12 * HOUR if seat == 0 else mine)
    told = (await clients[0].hello(look=0))["table"]["seats"]
    assert [one.get("hours") for one in told] == [None, UTC_EVENING, UTC_EVENING]


@pytest.mark.parametrize(
    ("clock", "hours"),
    [
        (ClockPlan("hours", 12), {"opens": 0, "closes": 11 * 60, "zone": "UTC"}),
        (
            ClockPlan("hours", 12, hours=PlayingHours(8 * 60, 20 * 60, "UTC")),
            {"opens": 15 * 60, "closes": 6 * 60, "zone": "UTC"},
        ),
        (ClockPlan("hours", 12), {"opens": 0, "closes": 0, "zone": "UTC"}),
        (ClockPlan("hours", 12), {**UTC_EVENING, "zone": "Nowhere/Land"}),
        (ClockPlan("move", 60), UTC_EVENING),
        (  # three quarters of the hours in winter, when it is asked for, and one in summer
            ClockPlan("hours", 12, hours=PlayingHours(10 * 60, 12 * 60, "UTC")),
            {"opens": 4 * 60 + 30, "closes": 6 * 60 + 30, "zone": "America/New_York"},
        ),
    ],
)
async def test_hours_that_would_make_others_wait_are_refused(
    harness: Harness, clock: ClockPlan, hours: dict[str, Any]
) -> None:
    clients = await lobby_of(harness, clock)
    assert (await clients[1].ask("own-hours", seat=1, hours=hours))["type"] == "refused"
    assert clients[0].table.row.seats[1].hours is None


async def test_hours_are_nobody_elses_and_stay_once_the_game_has_begun(harness: Harness) -> None:
    clients = await lobby_of(harness, DAYS)
    assert (await clients[2].ask("own-hours", seat=1, hours=UTC_EVENING))["type"] == "refused"
    await clients[1].ask("own-hours", seat=1, hours=UTC_EVENING)
    await clients[0].ask("start")
    for client in clients:
        await client.settled()
    assert (await clients[1].ask("own-hours", seat=1, hours=None))["type"] == "refused"
    hours = clients[0].table.row.seats[1].hours
    assert hours is not None
    await clients[0].table.forget(clients[1].person)
    assert clients[0].table.row.seats[1].hours is None
