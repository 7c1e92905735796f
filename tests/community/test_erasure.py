"""Erasure of a person: games stay, without the name."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from farol.community.erasure.store import ErasureStore
from farol.community.party.service import Party
from farol.protocol.types import SeatPlan, SeatSeal
from farol.server.cluster.postgres import PostgresDatabase
from farol.server.play.model.erasure import without_person
from farol.server.play.table import Table
from farol.server.store.database import Database
from farol.server.store.sql import Connection
from farol.server.store.store import NO_HOST, NoteKey, Person, Rows, SeatRow, TagKey
from farol.server.store.stores import Store
from tests.community.test_past import BOT_SEAT, Album, history, person_seat
from tests.server.harness import Client, Harness, opened

NAME = "Xochiquetzal"  # occurs in no other text
WORDS = "quetzalcoatlus"


async def deleted(harness: Harness, token: str) -> None:
    async with harness.http(token) as http:
        answer = await http.delete("/api/me")
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"name": None}
    assert f'{harness.context.cookie}=""' in answer.headers["set-cookie"]


class Explained:
    """A database that notes how each statement finds its rows."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.steps: list[str] = []

    async def run(self, work: Callable[[Any], Any]) -> Any:
        return await self._database.run(lambda connection: work(_Noted(connection, self.steps)))


class _Noted:
    def __init__(self, connection: Connection, steps: list[str]) -> None:
        self._connection = connection
        self._steps = steps

    def execute(self, statement: str, values: Any = ()) -> Any:
        plan = self._connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)
        self._steps += [row[3] for row in plan.fetchall()]
        return self._connection.execute(statement, values)


@pytest.mark.of_a_file
async def test_tables_of_a_person_are_found_by_indexes(harness: Harness) -> None:
    gone, *_ = await sitting(harness)
    database = Explained(harness.store.database)
    found = await ErasureStore(cast(Database, database), []).whereabouts(gone.id)
    assert len(found) == 1
    assert database.steps
    assert not [step for step in database.steps if step.startswith("SCAN tables")]


async def sitting(harness: Harness) -> tuple[Person, str, Person, Table, Client]:
    """Two people and a bot play; the first one hosts."""
    gone, token = await harness.people.add(NAME)
    berta = await harness.person("Berta")
    table = await harness.open(gone, SeatPlan("me"), SeatPlan("open"), SeatPlan("bot"))
    other = Client(berta, table)
    await other.hello()
    await other.ask("sit", seat=1, name="Berta")
    return gone, token, berta, table, other


async def test_a_running_table_gives_seats_to_bots_and_itself_to_somebody(harness: Harness) -> None:
    gone, token, berta, table, other = await sitting(harness)
    mine = Client(gone, table)
    await mine.hello(0)
    await mine.ask("start")
    await mine.ask("say", seat=0, text=WORDS)
    await mine.ask("say", seat=None, text=WORDS)  # as a spectator
    await other.ask("say", seat=None, text="Goodbye")
    await mine.ask("set-note", seat=0, text=WORDS)
    await deleted(harness, token)
    row = table.row
    assert [seat.kind for seat in row.seats] == ["bot", "person", "bot"]
    assert row.seats[0].level is not None
    assert (row.host, row.status) == (berta.id, "playing")
    assert NAME not in msgspec.json.encode(row).decode()
    assert [line.text for line in table.state.chat] == ["Goodbye"]
    assert table.state.notes == {}
    told = await other.next("table")
    while NAME in str(told):
        told = await other.next("table")
    await other.settled()
    assert table.state.game is not None


async def test_a_seat_in_the_lobby_is_open_again(harness: Harness) -> None:
    _, token, berta, table, _ = await sitting(harness)
    await deleted(harness, token)
    assert [seat.kind for seat in table.row.seats] == ["open", "person", "bot"]
    assert table.row.host == berta.id


async def test_the_last_one_leaves_a_table_without_a_host(harness: Harness) -> None:
    gone, token = await harness.people.add(NAME)
    table = await harness.open(gone, SeatPlan("me"), *[SeatPlan("bot")] * 2, start=True)
    await deleted(harness, token)
    assert table.row.host == NO_HOST
    assert {seat.kind for seat in table.row.seats} == {"bot"}


async def test_a_finished_game_stays_in_the_history_of_the_others(harness: Harness) -> None:
    gone, token = await harness.people.add(NAME)
    berta, other = await harness.people.add("Berta")
    album = Album(harness)
    row = await album.add(person_seat(gone), person_seat(berta), BOT_SEAT, secret="00" * 32)
    await deleted(harness, token)
    page = await history(harness, other)
    (game,) = page["latest"]
    assert (game["code"], [seat["name"] for seat in game["seats"]]) == (
        row.code,
        ["", "Berta", "Candil"],
    )
    assert page["played"] == 1
    assert NAME not in str(page)
    async with harness.http(other) as http:
        replay = (await http.get(f"/api/tables/{row.code}/replay")).json()
    assert [seat["name"] for seat in replay["seats"]] == ["", "Berta", "Candil"]
    assert len(replay["frames"]) > 10


async def test_who_it_was_is_nobody_afterwards(harness: Harness) -> None:
    _, token = await harness.people.add(NAME)
    await deleted(harness, token)
    async with harness.http(token) as http:
        assert (await http.get("/api/me")).json() == {"name": None}
        assert (await http.get("/api/me/history")).status_code == 401
        assert (await http.delete("/api/me")).status_code == 401
    _, other = await harness.people.add("Berta")
    assert (await history(harness, other))["played"] == 0


async def test_nobody_gets_the_number_of_somebody_who_is_gone(harness: Harness) -> None:
    gone, token = await harness.people.add(NAME)
    await deleted(harness, token)
    assert (await harness.person("Berta")).id != gone.id


async def fill(harness: Harness) -> str:
    """A person leaves data everywhere; their token."""
    gone, token = await harness.people.add(NAME, "Firefox, Linux")
    berta, _ = await harness.people.add("Berta")
    album = Album(harness)
    sealed = [SeatSeal("person", NAME), SeatSeal("person", "Berta"), SeatSeal("bot", "Candil")]
    row = await album.add(
        person_seat(gone), person_seat(berta), BOT_SEAT, sealed=sealed, host=gone.id, seal="1"
    )
    await harness.store.tables.save(row.id, Rows(note=(NoteKey(0, gone.id), WORDS)))
    await harness.store.tables.save(row.id, Rows(tag=(TagKey(0, gone.id, 1), WORDS)))
    taken = SeatRow("bot", name=NAME, level="novice", former=[gone.id], replaced=[gone.id])
    await album.add(taken, person_seat(berta), BOT_SEAT, sealed=sealed, banned=[gone.id])
    passed_on = SeatRow("person", berta.id, "Berta", former=[gone.id])
    await album.add(passed_on, BOT_SEAT, BOT_SEAT, sealed=sealed)
    table = await harness.open(gone, SeatPlan("me"), *[SeatPlan("bot")] * 2, start=True)
    mine = Client(gone, table)
    await mine.hello(0)
    await mine.ask("say", seat=0, text=WORDS)
    await mine.ask("set-note", seat=0, text=WORDS)
    away = await harness.open(berta, SeatPlan("me"), *[SeatPlan("bot")] * 2, start=True)
    watching = Client(gone, away)
    await watching.hello()
    await watching.ask("say", seat=None, text=WORDS)
    async with harness.http(token) as http:
        assert (await http.post("/api/lessons", json={"game": "saboteur"})).status_code == 201
        assert (await http.post("/api/me/link")).status_code == 200
    await Party(harness.lobby, harness.store, harness.time).come(gone)
    return token


@pytest.mark.of_a_file
async def test_no_byte_of_the_file_tells_the_name_or_what_was_said(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        token = await fill(harness)
    kept = (tmp_path / "farol.db").read_bytes()
    assert NAME.encode() in kept
    assert WORDS.encode() in kept
    async with opened(tmp_path) as harness:
        await deleted(harness, token)
    left = b"".join(path.read_bytes() for path in sorted(tmp_path.glob("farol.db*")))
    assert NAME.encode() not in left
    assert WORDS.encode() not in left
    connection = sqlite3.connect(tmp_path / "farol.db")
    assert connection.execute("SELECT count(*) FROM tables").fetchone() == (5,)
    connection.close()


async def every_cell(store: Store) -> list[str]:
    """All stored values, as text."""

    def work(connection: Any) -> list[str]:
        places = connection.execute(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        ).fetchall()
        return [
            str(row[0])
            for (place,) in places
            for row in connection.execute(f"SELECT CAST(t AS TEXT) FROM {place} AS t").fetchall()
        ]

    return await store.database.run(work)


@pytest.mark.usefixtures("in_postgres")
async def test_no_cell_of_the_database_tells_the_name(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        token = await fill(harness)
        assert isinstance(harness.store.database, PostgresDatabase)
        assert any(NAME in cell for cell in await every_cell(harness.store))
        await deleted(harness, token)
        assert not any(NAME in cell or WORDS in cell for cell in await every_cell(harness.store))


async def test_while_cards_are_shuffled_nothing_is_deleted(harness: Harness) -> None:
    gone, token, _, table, _ = await sitting(harness)
    table.state.row.stage = "sealing"
    async with harness.http(token) as http:
        assert (await http.delete("/api/me")).status_code == 409
        assert (await http.get("/api/me")).json() == {"name": NAME}
    assert table.row.seats[0].person == gone.id


async def test_a_table_that_cannot_be_read_goes_with_the_name_in_it(harness: Harness) -> None:
    gone, token = await harness.people.add(NAME)
    row = await Album(harness).add(person_seat(gone), BOT_SEAT, BOT_SEAT)
    await harness.store.database.run(
        lambda connection: connection.execute(
            "UPDATE tables SET data = ? WHERE id = ?", (f'{{"{NAME}', row.id)
        )
    )
    await deleted(harness, token)
    assert await harness.store.tables.table(row.code) is None


async def test_somebody_takes_their_name_from_one_table_only(harness: Harness) -> None:
    gone, token, _, table, _ = await sitting(harness)
    kept = await harness.open(gone, SeatPlan("me"), *[SeatPlan("bot")] * 2)
    async with harness.http(token) as http:
        assert (await http.delete(f"/api/tables/{table.row.code}/me")).status_code == 200
        assert (await http.delete("/api/tables/ZZZZZZ/me")).status_code == 404
        assert (await http.get("/api/me")).json() == {"name": NAME}
    async with harness.http() as http:
        assert (await http.delete(f"/api/tables/{kept.row.code}/me")).status_code == 401
    assert table.row.seats[0].kind == "open"
    assert kept.row.seats[0].person == gone.id


async def test_seals_go_with_a_name_and_seats_of_others_stay(harness: Harness) -> None:
    gone, _ = await harness.people.add(NAME)
    row = await Album(harness).add(
        person_seat(gone), BOT_SEAT, BOT_SEAT, seal="1", history="2", unwanted=[gone.id]
    )
    assert without_person(row, gone.id) == (0,)
    assert (row.seal, row.history, row.unwanted) == ("", "", [])
    assert row.seats[1:] == [BOT_SEAT, BOT_SEAT]
    assert without_person(row, gone.id) == ()
