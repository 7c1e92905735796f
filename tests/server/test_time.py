"""Changes of the date, suspended machines, leap seconds: thinking time is unaffected."""

from pathlib import Path

import pytest

from farol.community.party.service import Party
from farol.core.rand import Rand
from farol.protocol.types import ClockPlan
from farol.server.play.model.clock import DAY
from tests.server.harness import (
    Client,
    Harness,
    game_of,
    mover,
    opened,
    play_choice,
    seated,
    view_of,
)

# After a suspended night the date has changed, but no monotonic time has passed.
JUMPS = {
    "hours back": -5 * 3600.0,
    "hours forward": 5 * 3600.0,
    "a second twice": -1.0,
    "a second left out": 1.0,
    "a night of sleep": 9 * 3600.0,
}
jumping = pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS.keys())


@jumping
async def test_a_games_clock_goes_on_as_if_nothing_happened(harness: Harness, jump: float) -> None:
    clients = await seated(harness, clock=ClockPlan("game", 100))
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    harness.time.pass_by(10)
    harness.time.set_by = jump
    harness.time.pass_by(10)
    assert (await play_choice(clients[seat], view, Rand(1)))["clocks"][seat] == 80


@jumping
async def test_the_time_for_a_move_is_up_when_it_is_up(harness: Harness, jump: float) -> None:
    clients = await seated(harness, clock=ClockPlan("move", 30))
    seat, version = mover(clients), clients[0].table.state.version
    harness.time.pass_by(10)
    harness.time.set_by = jump
    harness.time.pass_by(19)
    await clients[0].settled()
    assert clients[0].table.state.version == version
    harness.time.pass_by(2)
    assert (await clients[(seat + 1) % 3].next("steps"))["steps"][0]["seat"] == seat


@jumping
async def test_dates_are_those_of_the_wall(
    harness: Harness, jump: float, clients: list[Client]
) -> None:
    harness.time.set_by = jump
    await clients[0].ask("say", seat=0, text="Hi")
    assert clients[0].table.state.chat[-1].at == harness.time.now()


async def test_days_go_by_the_date_while_the_server_is_away(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, clock=ClockPlan("days", 3))
        seat, code = mover(clients), clients[0].table.row.code
        view = await view_of(clients[seat], seat)
        await play_choice(clients[seat], view, Rand(1))
    async with opened(tmp_path) as harness:
        harness.time.set_by = float(DAY)
        table = await harness.table(code)
        game = game_of(table)
        assert game.to_act is not None
        assert table.state.clock.left_of(game.to_act, table.now) == pytest.approx(2 * DAY)


@jumping
async def test_who_is_at_a_party_stays_there(harness: Harness, jump: float) -> None:
    party = Party(harness.lobby, harness.store, harness.time)
    ana = await harness.person("Ana")
    await party.come(ana)
    harness.time.set_by = jump
    assert [guest.here for guest in party.info(ana, "").guests] == [True]
    harness.time.pass_by(60)
    assert [guest.here for guest in party.info(ana, "").guests] == [False]
