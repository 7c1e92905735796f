"""Notifications between servers of one database about tables and servers: they save time, contain
no secret, and may be lost without harm.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from farol.core.rand import Rand
from farol.games import ALL
from farol.server.cluster import node as node_module
from farol.server.cluster.leases import MAX_KNOWN, Leases, Owner
from farol.server.cluster.notify import CHANNEL
from farol.server.settings import Settings
from farol.server.store.store import Lease, News, OwnedElsewhere, Rows
from tests.postgresql import Postgres
from tests.server.harness import MINE, OPEN, Client, Harness, mover, play_choice, seated, view_of
from tests.server.test_nodes import kill, node, node_of, run
from tests.server.test_store import row, step

CODE = "AAAAAA"


@pytest.fixture
def room(database: Postgres, tmp_path: Path) -> str:
    return database.room(str(tmp_path))


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


# --- what is known of leases -----------------------------------------------------------------------


def known(now: list[float]) -> Leases:
    """One table of a node whose lease ends at 3."""
    leases = Leases(lambda: now[0])
    leases.found(CODE, 7, Owner(4, "one", "http://one"))
    leases.lives("one", 3.0)
    return leases


def client_address(leases: Leases, code: str = CODE) -> str | None:
    found = leases.of(code)
    return None if found is None else found.address


def test_what_was_heard_counts_as_long_as_its_node_lives() -> None:
    now = [0.0]
    leases = known(now)
    assert client_address(leases) == "http://one"
    now[0] = 3.0
    assert client_address(leases) is None
    leases.living([("one", 3.0), ("two", 1.0)])
    assert client_address(leases) == "http://one"
    leases.living([("two", 3.0)])
    assert client_address(leases) is None


def test_news_of_leases_may_come_in_any_order() -> None:
    leases = known([0.0])
    leases.lives("two", 3.0)
    leases.heard(Lease(7, 6, "http://two"), "two")
    assert client_address(leases) == "http://two"
    leases.heard(Lease(7, 4, ""), "one")  # an earlier notification
    assert client_address(leases) == "http://two"
    leases.heard(Lease(7, 6, ""), "two")
    assert client_address(leases) is None
    leases.gone("one")
    leases.heard(Lease(7, 7, "http://one"), "one")
    assert client_address(leases) is None


def test_nobody_keeps_what_nobody_asked_for() -> None:
    leases = known([0.0])
    leases.heard(Lease(8, 1, "http://one"), "one")
    assert leases._owners.keys() == {7}
    for number in range(MAX_KNOWN):
        leases.found(f"c{number}", 100 + number, Owner(1, "one", "http://one"))
    assert len(leases._owners) == len(leases._numbers) == MAX_KNOWN
    assert client_address(leases) is None
    leases.invalidate_owner("c5")
    assert client_address(leases, "c5") is None
    leases.forget()
    assert client_address(leases, "c6") is None


# --- what is told of leases ------------------------------------------------------------------------


async def test_where_a_table_goes_is_heard_without_asking(room: str) -> None:
    async with node(room, "http://one:1") as one, node(room, "http://two:2") as two:
        number = await one.tables.add_table(row())
        assert two.ownership.elsewhere(CODE) is None  # not requested there
        with pytest.raises(OwnedElsewhere):
            await two.tables.take(CODE)
        found = two.ownership.elsewhere(CODE)
        assert found is not None
        assert found.address == "http://one:1"
        await one.ownership.leave(number)
        await until(lambda: two.ownership.elsewhere(CODE) is None)
        async with node(room, "http://three:3") as three:
            await three.tables.take(CODE)
            await until(lambda: two.ownership.elsewhere(CODE))
            again = two.ownership.elsewhere(CODE)
            assert again is not None
            assert again.address == "http://three:3"
        await until(lambda: two.ownership.elsewhere(CODE) is None)  # released and announced
        await two.tables.take(CODE)
        assert two.ownership.elsewhere(CODE) is None  # it is here


async def test_who_has_lost_a_table_hears_it_before_the_next_sign_of_life(
    room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node_module, "BEAT_SECONDS", 1000.0)
    lost: list[object] = []
    async with node(room) as one, node(room) as two:
        one.ownership.watch(lost.append)
        number = await one.tables.add_table(row())
        kill(room, number)
        assert await two.tables.take(CODE) is not None
        await until(lambda: lost)
        assert lost == [{number}]


async def test_nobody_lets_go_of_a_table_because_somebody_says_so(room: str) -> None:
    lost: list[object] = []
    async with node(room) as one, node(room) as two:
        one.ownership.watch(lost.append)
        number = await one.tables.add_table(row())
        looked = asyncio.Event()
        one.ownership.listen(lambda _: looked.set())
        await two.ownership.tell(News(lease=Lease(number, 99, "http://nobody")))
        await asyncio.wait_for(looked.wait(), 20)
        await one.tables.save(number, Rows(steps=[step(1)]))
        assert node_of(one)._looking is not None
        await node_of(one)._looking
        assert lost == []


async def test_a_cut_line_is_opened_anew_and_nothing_is_believed_meanwhile(room: str) -> None:
    async with node(room, "http://one:1") as one, node(room) as two:
        number = await one.tables.add_table(row())
        with pytest.raises(OwnedElsewhere):
            await two.tables.take(CODE)
        assert two.ownership.elsewhere(CODE) is not None
        run(
            room,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query IN ('LISTEN farol', 'SELECT 1') AND datname = current_database()",
        )
        await until(lambda: two.ownership.elsewhere(CODE) is None)
        heard: list[News] = []
        two.ownership.listen(heard.append)
        async with asyncio.timeout(20):
            while not heard:
                await one.ownership.tell(News(renamed=1, name="Ana"))
                await asyncio.sleep(0.1)
        await one.tables.save(number, Rows(steps=[step(1)]))  # with or without a notification


# --- who is present --------------------------------------------------------------------------------


@asynccontextmanager
async def two_servers(room: str) -> AsyncIterator[tuple[Harness, Harness]]:
    async with node(room, "http://one:1") as one, node(room, "http://two:2") as two:
        yield Harness(one, Settings(), ALL), Harness(two, Settings(), ALL)


def passes(harness: Harness) -> None:
    harness.time.pass_by(1.0)


async def listed(harness: Harness, client: Client) -> dict[str, Any]:
    """A table in its person's list at a server."""
    (found,) = (await harness.lobby.mine(client.person)).mine
    return {
        "online": [seat.online for seat in found.seats],
        "your_turn": found.your_turn,
        "status": found.status,
    }


async def told(harness: Harness, other: Harness, client: Client, online: list[bool]) -> None:
    """Wait until a list at the other server shows who is present."""
    async with asyncio.timeout(20):
        while (await listed(other, client))["online"] != online:
            passes(harness)
            await asyncio.sleep(0.01)


async def test_a_list_at_another_server_says_who_is_there_and_whose_turn_it_is(room: str) -> None:
    async with two_servers(room) as (first, second):
        clients = await seated(first)
        await told(first, second, clients[0], [True, True, True])
        seat = mover(clients)
        clients[seat].leave()
        await clients[seat - 1].settled()
        await told(first, second, clients[0], [number != seat for number in range(3)])
        assert (await listed(second, clients[seat]))["your_turn"]
        assert not (await listed(second, clients[seat - 1]))["your_turn"]
        here = await listed(first, clients[seat])
        assert here == await listed(second, clients[seat])


async def test_a_server_that_comes_later_is_told_too(room: str) -> None:
    async with node(room) as one:
        first = Harness(one, Settings(), ALL)
        clients = await seated(first)
        passes(first)
        async with node(room) as two:
            second = Harness(two, Settings(), ALL)
            await told(first, second, clients[0], [True, True, True])


async def test_whoever_lets_a_table_go_or_ends_is_believed_no_more(room: str) -> None:
    async with node(room) as two:
        second = Harness(two, Settings(), ALL)
        async with node(room) as one:
            first = Harness(one, Settings(), ALL)
            clients = await seated(first)
            await told(first, second, clients[0], [True, True, True])
            await one.ownership.leave(clients[0].table.row.id)
            await told(first, second, clients[0], [False, False, False])
        async with node(room) as three:
            third = Harness(three, Settings(), ALL)
            others = await seated(third)
            await told(third, second, others[0], [True, True, True])
        await told(third, second, others[0], [False, False, False])


async def test_a_game_where_everybody_is_there_is_not_told_move_by_move(room: str) -> None:
    heard: list[News] = []
    async with two_servers(room) as (first, second):
        clients = await seated(first)
        await told(first, second, clients[0], [True, True, True])
        second.store.ownership.listen(heard.append)
        rand = Rand(3)
        for _ in range(6):
            seat = mover(clients)
            await play_choice(clients[seat], await view_of(clients[seat], seat), rand)
            passes(first)
        await first.store.ownership.tell(News(renamed=1, name="the end"))
        await until(lambda: heard)
        assert [news.name for news in heard] == ["the end"]


# --- secrets ---------------------------------------------------------------------------------------


async def test_nothing_that_is_told_is_a_secret(room: str) -> None:
    """Every notification during a game, as a listener reads it: ids of tables, people and nodes,
    and addresses of servers.
    """
    said: list[str] = []
    with psycopg.connect(room, autocommit=True) as listener:
        listener.execute(f"LISTEN {CHANNEL}")
        async with two_servers(room) as (first, second):
            clients = await seated(first)
            with pytest.raises(OwnedElsewhere):
                await second.lobby.find(clients[0].table.row.code)
            rand = Rand(3)
            for _ in range(6):
                seat = mover(clients)
                await play_choice(clients[seat], await view_of(clients[seat], seat), rand)
                passes(first)
            clients[0].leave()
            await clients[1].settled()
            await told(first, second, clients[0], [False, True, True])
            table = clients[0].table.row
            await first.lobby._let_go(table.code)
        said = [each.payload for each in listener.notifies(timeout=1.0)]
    parts = [json.loads(text) for text in said]
    assert {name for part in parts for name in part} == {"came", "gone", "lease", "node", "present"}
    addresses = {part["lease"][2] for part in parts if "lease" in part}
    assert addresses == {"http://one:1", ""}
    numbers = [part["lease"][:2] for part in parts if "lease" in part]
    numbers += [value for part in parts for value in part.get("present", [])]
    flat = json.dumps(numbers).translate(str.maketrans("", "", "[], 0123456789"))
    assert flat == ""
    for secret in (table.code, table.secret, table.salt, table.bots_secret):
        assert secret
        assert all(secret not in text for text in said)


async def told_of(room: str, choose: int) -> list[set[int]]:
    """The people announced as present, and as awaited (relative to the mover), at a table whose
    first mover made this choice and left. The first mover is public and random.
    """
    heard: list[News] = []
    async with two_servers(room) as (first, second):
        second.store.ownership.listen(heard.append)
        clients = await seated(first)
        seat = mover(clients)
        view: dict[str, Any] = await view_of(clients[seat], seat)
        action = view["choices"][choose]
        await clients[seat].ask("act", seat=seat, version=view["version"], action=action)
        clients[seat].leave()
        await clients[seat - 1].settled()
        passes(first)
        await until(lambda: any(news.present for news in heard))
        (said,) = [news.present[0] for news in heard if news.present]
        mine = clients[seat].person.id
        return [{(one - mine) % 3 for one in some} for some in (said.online, said.awaited)]


async def test_what_is_told_never_depends_on_what_is_hidden(room: str, database: Postgres) -> None:
    """Two deals, two choices: the same people are present, so the announcements are equal."""
    other = database.room("another " + room)
    assert await told_of(room, 0) == await told_of(other, 1) == [{1, 2}, set()]


async def test_a_table_that_begins_is_told_of_by_whoever_sits_there(room: str) -> None:
    async with two_servers(room) as (first, second):
        ana, eve = await first.person("Ana"), await first.person("Eve")
        table = await first.open(ana, MINE, OPEN, OPEN)
        host, guest = Client(ana, table), Client(eve, table)
        await host.hello()
        await guest.hello()  # a spectator
        await told(first, second, host, [True, False, False])
        assert second.lobby._presences._heard[table.row.id][1].online == (ana.id,)
