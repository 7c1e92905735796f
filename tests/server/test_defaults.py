"""The default level of bots."""

from farol.server.play.model import seats
from farol.server.store.store import SeatRow
from tests.server.harness import MINE, OPEN, Client, Harness, SeatPlan


async def test_the_server_tells_the_usual_level_among_those_it_has(harness: Harness) -> None:
    async with harness.http() as http:
        told = (await http.get("/api/server")).json()
    assert told["usual_level"] == "regular"
    assert told["usual_level"] in told["levels"]


async def test_a_bot_without_a_level_is_a_regular(harness: Harness) -> None:
    ana = await harness.person("Ana")
    host = Client(ana, await harness.open(ana, MINE, SeatPlan("bot"), OPEN))
    await host.hello()
    await host.ask("set-seat", seat=2, plan={"kind": "bot"})
    assert [seat.level for seat in host.table.row.seats] == [None, "regular", "regular"]


async def test_who_stands_in_is_a_regular_unless_the_table_says_otherwise(harness: Harness) -> None:
    ana = await harness.person("Ana")
    usual = (await harness.open(ana, MINE, OPEN)).row
    harder = (await harness.open(ana, MINE, OPEN, stand_in="expert")).row
    assert (usual.stand_in, harder.stand_in) == (None, "expert")
    for row in (usual, harder):
        seats.stand_in(row, 0, None)
    assert (usual.seats[0].level, harder.seats[0].level) == ("regular", "expert")


async def test_a_rematch_keeps_the_levels_of_bots_and_not_of_stand_ins(harness: Harness) -> None:
    ana = await harness.person("Ana")
    bots = [SeatPlan("bot", level=level) for level in ("novice", "master")]
    old = (await harness.open(ana, MINE, *bots)).row
    seats.stand_in(old, 0, "expert")
    new = await harness.table(await harness.lobby._open_again(old))
    found: list[SeatRow] = new.row.seats
    assert [seat.level for seat in found] == [None, "novice", "master"]
