"""Bots called learned exist only where a network matches; no other bot plays under that name."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from farol.bots.network import Network
from farol.games import ALL
from farol.protocol.errors import Refusal
from farol.protocol.types import SeatPlan
from farol.server.play.model.payloads import Thought
from farol.server.play.model.resume import resumed
from farol.server.store.store import SavedTable, SeatRow
from farol.server.workers.bots import BotWorkers
from tests.bots.test_network import layers
from tests.server.harness import MINE, OPEN, Client, Harness, opened
from tests.server.test_bots import decision
from tests.server.test_step import Repeated, after, ask, new_state, stepped
from tests.server.test_worker import Hand, asker, at_home, until

LEARNED = SeatPlan("bot", level="learned")
REFUSED = "No network here has learned this game for"


@pytest.fixture
def networks(tmp_path: Path) -> str:
    """A folder with a network for two seats of one game."""
    Network("loknroll", 2, layers("loknroll", 2)).save(tmp_path / "learned/a.npz")
    return str(tmp_path / "learned")


async def test_games_say_for_how_many_seats_bots_are_learned(tmp_path: Path, networks: str) -> None:
    for settings, seats in (({"learned": networks}, [2]), ({}, [])):
        async with opened(tmp_path, **settings) as harness, harness.http() as http:
            told = (await http.get("/api/server")).json()
        found = {game["name"]: game["learned"] for game in told["games"]}
        assert found == {key: [] for key in ALL} | {"loknroll": seats}
        assert told["levels"] == ["random", "novice", "regular", "expert", "master"]


async def test_a_learned_bot_sits_down_where_a_network_fits(tmp_path: Path, networks: str) -> None:
    async with opened(tmp_path, learned=networks) as harness:
        table = await harness.open(await harness.person(), MINE, LEARNED, game="loknroll")
        assert table.row.seats[1].level == "learned"


@pytest.mark.parametrize(
    ("plans", "more"),
    [
        ((MINE, LEARNED, OPEN), {"game": "loknroll"}),
        ((MINE, LEARNED), {"game": "ghosts_galore"}),
        ((MINE, OPEN, OPEN), {"game": "loknroll", "stand_in": "learned"}),
    ],
)
async def test_a_table_with_what_nothing_has_learned_is_not_opened(
    tmp_path: Path, networks: str, plans: tuple[SeatPlan, ...], more: dict[str, Any]
) -> None:
    async with opened(tmp_path, learned=networks) as harness:
        with pytest.raises(Refusal, match=f"{REFUSED} {len(plans)} seats") as refused:
            await harness.open(await harness.person(), *plans, **more)
        assert refused.value.code == "learned"
        assert not harness.lobby.tables


async def test_seats_that_fit_no_learned_bot_are_refused(tmp_path: Path, networks: str) -> None:
    async with opened(tmp_path, learned=networks) as harness:
        client = await _host(harness, MINE, LEARNED)
        refused = await client.ask("set-seats", count=3)
        assert (refused["type"], refused["code"]) == ("refused", "learned")
        assert refused["sentence"].startswith(f"{REFUSED} 3 seats")
        await client.ask("set-seat", seat=1, plan={"kind": "bot", "level": "novice"})
        assert (await client.ask("set-seats", count=3))["type"] != "refused"
        plan = {"kind": "bot", "level": "learned"}
        assert (await client.ask("set-seat", seat=1, plan=plan))["code"] == "learned"


async def _host(harness: Harness, *plans: SeatPlan) -> Client:
    person = await harness.person()
    client = Client(person, await harness.open(person, *plans, game="loknroll"))
    await client.hello()
    return client


@pytest.mark.parametrize("kind", ["stand", "resign", "kick"])
def test_no_learned_bot_takes_over_a_seat_where_nothing_was_learned(kind: str) -> None:
    state = after(new_state(), ask("ana", "start"))
    seat = 2 if kind == "kick" else 0
    assert stepped(state, ask("ana", kind, seat=seat, level="learned")).refused == "learned"
    state.learned = frozenset({3})
    assert stepped(state, ask("ana", kind, seat=seat, level="learned")).refused is None


def test_where_networks_are_gone_bots_are_called_what_they_are() -> None:
    bots = [SeatRow("bot", name="Brasa", level="learned"), SeatRow("bot", level="expert")]
    row = new_state(seats=[SeatRow("person", person=1, name="ana"), *bots]).row
    row.seats[1].level = row.stand_in = "learned"
    for learned, level in ((frozenset({3}), "learned"), (frozenset({2}), "regular")):
        state = resumed(SavedTable(row, [], [], {}), ALL["saboteur"], Repeated(), 0.0, learned)
        assert [seat.level for seat in state.row.seats] == [None, level, "expert"]
        assert state.row.stand_in == level


def test_what_is_over_stays_as_it_was() -> None:
    row = new_state(seats=[SeatRow("bot", name="Brasa", level="random")] * 3).row
    row.status, row.seats[0].level = "pinned", "learned"
    state = resumed(SavedTable(row, [], [], {}), ALL["saboteur"], Repeated(), 0.0)
    assert state.row.seats[0].level == "learned"


async def test_a_learned_bot_thinks_where_its_network_lies() -> None:
    workers, hand = BotWorkers(1, at_home, patience=lambda _: 20.0), Hand()
    learned = decision(ALL["loknroll"], level="learned")
    advice = decision(ALL["loknroll"], level="learned", advice=True)
    try:
        with workers.helped_by(hand, 1):
            assert await workers.choose(learned, asker(1)) == learned
            assert not hand.jobs
            hint = asyncio.create_task(workers.choose(advice, asker(1)))
            await until(lambda: hand.jobs)  # an expert's, without a network
            hand.answers[0].set_result(Thought(3))
            assert await hint == Thought(3)
    finally:
        workers.close()
