"""The SQLite file: saved data is there, atomically."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farol.community.features import SCHEMAS
from farol.core.rand import Rand
from farol.games import ALL, AnyGame
from farol.games.saboteur.game import SaboteurGame
from farol.protocol.types import ChatLine, ClockPlan
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.sqlite_schema import connect, names
from farol.server.store.store import (
    CodeTaken,
    NoteKey,
    Rows,
    SeatRow,
    StepRow,
    StoreError,
    TableRow,
)
from farol.server.store.stores import Store
from tests.server.harness import (
    BOT,
    MINE,
    Client,
    Harness,
    all_resign,
    game_of,
    mover,
    opened,
    play_choice,
    seated,
    view_of,
)
from tests.server.old_editions import SQLITE


def row(code: str = "AAAAAA", **more: object) -> TableRow:
    seats = more.pop("seats", None) or [
        SeatRow("person", 1, "Ana"),
        SeatRow("bot", None, "Bot", "random"),
    ]
    values: dict[str, object] = {"status": "playing", "created": 5.0, "secret": "00" * 32} | more
    return TableRow(0, code, "saboteur", 1, {}, seats, 1, **values)  # type: ignore[arg-type]


def step(version: int, action: int = 7) -> StepRow:
    return StepRow(version, action, None, 0, None, 1.0)


async def test_what_is_saved_comes_back(harness: Harness) -> None:
    store, saved = harness.store, row()
    saved.id = await store.tables.add_table(saved)
    await store.tables.save(saved.id, Rows(steps=[step(1), step(2)]))
    await store.tables.save(saved.id, Rows(chat=ChatLine(1, 0, "Ana", "hi", 2.0)))
    await store.tables.save(saved.id, Rows(note=(NoteKey(0, 1), "first")))
    await store.tables.save(saved.id, Rows(note=(NoteKey(0, 1), "second")))
    await store.tables.save(saved.id, Rows(note=(NoteKey(0, 2), "somebody else's")))
    loaded = await store.tables.table("AAAAAA")
    assert loaded is not None
    assert loaded.row == saved
    assert loaded.steps == [step(1), step(2)]
    assert loaded.chat == [ChatLine(1, 0, "Ana", "hi", 2.0)]
    assert loaded.notes == {NoteKey(0, 1): "second", NoteKey(0, 2): "somebody else's"}
    assert await store.tables.table("BBBBBB") is None


async def test_a_version_is_written_once(harness: Harness) -> None:
    store, saved = harness.store, row()
    saved.id = await store.tables.add_table(saved)
    await store.tables.save(saved.id, Rows(steps=[step(1)]))
    with pytest.raises(StoreError):
        await store.tables.save(saved.id, Rows(steps=[step(1, 8)]))
    loaded = await store.tables.table("AAAAAA")
    assert loaded is not None
    assert loaded.steps == [step(1)]


async def test_a_failed_write_leaves_no_trace_and_harms_no_other(harness: Harness) -> None:
    store, one, two = harness.store, row(), row("BBBBBB")
    one.id, two.id = await store.tables.add_table(one), await store.tables.add_table(two)
    await store.tables.save(one.id, Rows(steps=[step(1)]))
    results = await asyncio.gather(
        store.tables.save(one.id, Rows(steps=[step(2), step(1)])),
        store.tables.save(two.id, Rows(steps=[step(1)])),
        store.tables.save(one.id, Rows(steps=[step(2, 9)])),
        return_exceptions=True,
    )
    assert [isinstance(result, StoreError) for result in results] == [True, False, False]
    loaded = await store.tables.table("AAAAAA")
    assert loaded is not None
    assert loaded.steps == [step(1), step(2, 9)]


async def test_many_writes_share_a_commit(harness: Harness) -> None:
    saved = row()
    saved.id = await harness.store.tables.add_table(saved)
    before = harness.store.database.commits
    writes = [harness.store.tables.save(saved.id, Rows(steps=[step(n)])) for n in range(1, 201)]
    await asyncio.gather(*writes)
    assert harness.store.database.commits - before < 100


@pytest.mark.parametrize("count", [1, 3, 255, 256, 257, 700])
async def test_any_number_of_entries_is_written_at_once(harness: Harness, count: int) -> None:
    store, one, two = harness.store, row(), row("BBBBBB")
    one.id, two.id = await store.tables.add_table(one), await store.tables.add_table(two)
    before = store.database.commits
    many = [step(version) for version in range(1, count + 1)]
    await asyncio.gather(
        store.tables.save(one.id, Rows(steps=many)), store.tables.save(two.id, Rows(two, [step(1)]))
    )
    assert store.database.commits == before + 1
    loaded = [await store.tables.table("AAAAAA"), await store.tables.table("BBBBBB")]
    assert [saved and saved.steps for saved in loaded] == [many, [step(1)]]


async def test_of_many_entries_that_cannot_all_be_written_none_is(harness: Harness) -> None:
    store, saved = harness.store, row()
    saved.id = await store.tables.add_table(saved)
    await store.tables.save(saved.id, Rows(steps=[step(300)]))
    with pytest.raises(StoreError):
        await store.tables.save(saved.id, Rows(steps=[step(version) for version in range(1, 301)]))
    loaded = await store.tables.table("AAAAAA")
    assert loaded is not None
    assert loaded.steps == [step(300)]


async def test_two_tables_never_share_a_code(harness: Harness) -> None:
    await harness.store.tables.add_table(row())
    with pytest.raises(CodeTaken):
        await harness.store.tables.add_table(row())


async def test_tables_are_listed_by_who_sits_there_and_old_lobbies_go(harness: Harness) -> None:
    store = harness.store
    for added in (row(), row("BBBBBB", status="lobby"), row("CCCCCC", status="over")):
        await store.ownership.leave(await store.tables.add_table(added))
    assert [found.code for found in await store.tables.tables_of(1, 10)] == [
        "CCCCCC",
        "BBBBBB",
        "AAAAAA",
    ]
    assert await store.tables.tables_of(2, 10) == []
    assert await store.tables.unfinished(10) == ["AAAAAA"]
    assert await store.tables.forget_lobbies(4.0) == []
    assert await store.tables.forget_lobbies(6.0, but=["BBBBBB"]) == []
    assert await store.tables.forget_lobbies(6.0) == ["BBBBBB"]


async def test_settings_are_kept(harness: Harness) -> None:
    assert await harness.store.settings.get("colour") is None
    await harness.store.settings.set("colour", "ochre")
    assert await harness.store.settings.get("colour") == "ochre"


@pytest.mark.of_a_file
async def test_results_are_rows_of_their_own(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness)
        await all_resign(clients)
        result = clients[0].table.row.result
    found = sqlite3.connect(tmp_path / "farol.db").execute(
        "SELECT score, place FROM results ORDER BY seat"
    )
    assert result is not None
    assert found.fetchall() == list(zip(result.scores, result.places, strict=True))


async def test_sql_in_texts_is_only_text(harness: Harness) -> None:
    evil = "'); DROP TABLE steps; --"
    clients = await seated(harness)
    await clients[0].ask("say", seat=0, text=evil)
    await clients[0].ask("set-note", seat=0, text=evil)
    loaded = await harness.store.tables.table(clients[0].table.row.code)
    assert loaded is not None
    assert loaded.chat[0].text == evil
    assert list(loaded.notes.values()) == [evil]
    assert loaded.steps != []


async def test_notes_of_an_older_file_go_to_who_sits_or_sat_there(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    name, script = next(iter(SQLITE.items()))
    old = sqlite3.connect(path)
    old.executescript(f"CREATE TABLE migrations (name TEXT PRIMARY KEY); {script}")
    old.execute("INSERT INTO migrations VALUES (?)", (name,))
    saved = row(seats=[SeatRow("person", 7, "Ana"), SeatRow("bot", name="Bea", former=[5, 8])])
    data = {**msgspec.to_builtins(saved), "id": 1, "bots_give_way": True}
    del data["handover"]
    old.execute(
        "INSERT INTO tables VALUES (1, 'AAAAAA', 'playing', 'saboteur', 5.0, ?)",
        (msgspec.json.encode(data).decode(),),
    )
    old.executemany("INSERT INTO notes VALUES (1, ?, ?)", [(0, "of Ana"), (1, "of Bea")])
    old.commit()
    old.close()
    store = Store(SqliteDatabase(path, SCHEMAS))
    await store.open()
    loaded = await store.tables.table("AAAAAA")
    await store.close()
    assert loaded is not None
    assert loaded.notes == {NoteKey(0, 7): "of Ana", NoteKey(1, 8): "of Bea"}
    assert loaded.row.handover == "anybody"


def test_the_file_is_durable_and_migrated_by_name(tmp_path: Path) -> None:
    connection = connect(tmp_path / "x.db", SCHEMAS)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    done = connection.execute("SELECT name FROM migrations").fetchall()
    assert [name for (name,) in done] == names(SCHEMAS)
    connection.close()
    connect(tmp_path / "x.db", SCHEMAS).close()  # migrations run once


async def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    connection = connect(tmp_path / "farol.db", SCHEMAS)
    connection.execute("INSERT INTO migrations VALUES ('9999-future')")
    connection.close()
    with pytest.raises(StoreError, match="newer version"):
        await Store(SqliteDatabase(tmp_path / "farol.db", SCHEMAS)).open()


@pytest.mark.of_a_file
async def test_two_servers_cannot_share_a_file(tmp_path: Path) -> None:
    async with opened(tmp_path):
        with pytest.raises(StoreError, match="another Farol"):
            await Store(SqliteDatabase(tmp_path / "farol.db", SCHEMAS)).open()


async def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "farol.db").write_bytes(b"not a database" * 1000)
    with pytest.raises(StoreError, match="Cannot use"):
        await Store(SqliteDatabase(tmp_path / "farol.db", SCHEMAS)).open()


@pytest.mark.of_a_file
async def test_an_unsaved_move_has_not_happened_and_may_be_made_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, clock=ClockPlan("game", 100, 5))
        seat = mover(clients)
        table, view = clients[seat].table, await view_of(clients[seat], seat)
        blocked = (table.row.id, view["version"] + 1)
        other = sqlite3.connect(tmp_path / "farol.db")
        other.execute("INSERT INTO steps (table_id, version, at) VALUES (?, ?, 0)", blocked)
        other.commit()
        harness.time.pass_by(10)
        refused = await play_choice(clients[seat], view, Rand(1))
        assert (refused["type"], refused["code"]) == ("refused", "server")
        assert table.state.version == view["version"]
        assert table.state.clock.running == seat
        assert table.state.clock.left_of(seat, harness.time.monotonic() + 5) == 85
        other.execute("DELETE FROM steps WHERE table_id = ? AND version = ?", blocked)
        other.commit()
        other.close()
        assert (await play_choice(clients[seat], view, Rand(1)))["type"] == "steps"
        for client in clients:
            assert [steps["version"] > view["version"] for steps in steps_heard(client)] == [True]


@pytest.mark.of_a_file
async def test_a_bots_move_that_cannot_be_saved_is_made_when_it_can_be(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        harness.bots.gate.clear()
        ana = await harness.person()
        table = await harness.open(ana, MINE, BOT, BOT, start=True)
        client = Client(ana, table)
        await client.hello()
        await client.ask("look", look=0)
        while 0 in game_of(table).choosing:
            assert (await play_choice(client, await view_of(client, 0), Rand(1)))["type"] == "steps"
        version = table.state.version
        other = sqlite3.connect(tmp_path / "farol.db")
        other.execute(
            "INSERT INTO steps (table_id, version, at) VALUES (?, ?, 0)",
            (table.row.id, version + 1),
        )
        other.commit()
        harness.bots.gate.set()
        for _ in range(20):
            harness.time.pass_by(1)
            await asyncio.sleep(0.01)
        assert table.state.version == version
        other.execute("DELETE FROM steps WHERE version = ?", (version + 1,))
        other.commit()
        other.close()
        async with asyncio.timeout(20):
            while table.state.version == version:
                harness.time.pass_by(1)
                await asyncio.sleep(0.01)


def steps_heard(client: Client) -> list[dict[str, Any]]:
    return [message for message in client.heard if message["type"] == "steps"]


# --- resuming --------------------------------------------------------------------------------------


async def played(harness: Harness, moves: int) -> list[Client]:
    clients = await seated(harness)
    for number in range(moves):
        seat = mover(clients)
        await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(number))
    return clients


async def test_a_restart_resumes_every_open_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await played(harness, 9)
        play = game_of(clients[0].table)
        dump, version, code = play.rules.dump(play.state), play.version, clients[0].table.row.code
        person = clients[1].person
    async with opened(tmp_path) as harness:
        assert await harness.lobby.resume() == 1
        table = harness.lobby.tables[code]
        assert game_of(table).rules.dump(game_of(table).state) == dump
        back = Client(person, table)
        welcome = await back.hello(look=1, version=version - 1)
        assert [step["version"] for step in welcome["missed"]["steps"]] == [version]


async def test_ids_of_moves_are_known_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness)
        seat = mover(clients)
        view = await view_of(clients[seat], seat)
        move = {"seat": seat, "version": view["version"], "action": view["choices"][0]}
        clients[seat].say("act", id="one", **move)
        await clients[seat].next("steps")
        code, person = clients[0].table.row.code, clients[seat].person
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        again = Client(person, table)
        await again.hello(look=seat)
        again.say("act", id="one", **move)
        assert (await again.next("done"))["version"] == view["version"] + 1


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness)
        harness.bots.gate.clear()
        seat = mover(clients)
        await clients[seat].ask("resign", seat=seat)
        code, version = clients[0].table.row.code, clients[0].table.state.version
        person = clients[(seat + 1) % 3].person
    async with opened(tmp_path) as harness:
        await harness.lobby.resume()
        client = Client(person, harness.lobby.tables[code])
        await client.hello(look=(seat + 1) % 3)
        while client.table.state.version == version:
            await client.next("steps")


class NewerSaboteur(SaboteurGame):
    """The same game after a change of its rules."""

    version = 2


@pytest.mark.parametrize(
    ("games", "reason"),
    [
        ({"saboteur": NewerSaboteur()}, "version 1 of the rules of saboteur; this program plays"),
        ({}, "does not know the game 'saboteur'"),
    ],
    ids=["newer rules", "unknown game"],
)
async def test_a_table_that_does_not_replay_is_pinned_and_explained(
    tmp_path: Path, games: dict[str, AnyGame], reason: str
) -> None:
    async with opened(tmp_path) as harness:
        clients = await played(harness, 3)
        code, person = clients[0].table.row.code, clients[0].person
        version = clients[0].table.state.version
    async with opened(tmp_path, games) as harness:
        assert await harness.lobby.resume() == 1
        client = Client(person, harness.lobby.tables[code])
        table = (await client.hello(look=0))["table"]
        assert table["status"] == "pinned"
        assert reason in table["reason"]
        assert (await client.ask("act", seat=0, version=version, action={}))["code"] == "status"
        assert (await client.ask("resign", seat=0))["code"] == "status"
        async with harness.http() as http:
            assert (await http.get(f"/api/tables/{code}/record")).status_code == 409
    async with opened(tmp_path, ALL) as harness:
        await harness.lobby.resume()
        assert harness.lobby.tables[code].state.version == version
        assert harness.lobby.tables[code].row.status == "playing"


@pytest.mark.of_a_file
async def test_a_damaged_record_is_pinned_not_lost(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await played(harness, 3)
        code = clients[0].table.row.code
    connection = sqlite3.connect(tmp_path / "farol.db")
    connection.execute("UPDATE steps SET action = 999999999 WHERE version = 2")
    connection.commit()
    connection.close()
    async with opened(tmp_path) as harness:
        await harness.lobby.resume()
        assert "Entry 2 of the record" in (harness.lobby.tables[code].row.reason or "")


async def test_finished_tables_leave_the_memory_and_come_back_when_asked(harness: Harness) -> None:
    clients = await seated(harness)
    code = clients[0].table.row.code
    await all_resign(clients)
    harness.time.pass_by(100)
    assert await harness.lobby.sweep() == 0
    for client in clients:
        client.leave()
    await clients[0].hello()
    clients[0].leave()
    fresh = Client(clients[0].person, clients[0].table)
    await fresh.hello()
    fresh.leave()
    while clients[0].table.state.viewpoints:
        await asyncio.sleep(0)
    harness.time.pass_by(100)
    assert await harness.lobby.sweep() == 1
    assert harness.lobby.tables == {}
    assert (await harness.table(code)).row.status == "over"


def test_rows_are_copied_whole() -> None:
    before = row(banned=[4], clock_left=[1.5])
    assert msgspec.json.decode(msgspec.json.encode(before), type=TableRow) == before


async def test_rations_count_for_all_servers_and_come_back_with_time(harness: Harness) -> None:
    store, now = harness.store, 1_000_000.0
    assert [await store.rate_limits.allow("a", 0.5, 3, now) for _ in range(4)] == [
        True,
        True,
        True,
        False,
    ]
    assert await store.rate_limits.allow("b", 0.5, 3, now)
    assert not await store.rate_limits.allow("a", 0.5, 3, now + 1)
    assert [await store.rate_limits.allow("a", 0.5, 3, now + 4) for _ in range(3)] == [
        True,
        True,
        False,
    ]
    late = now + 1_000_000
    assert [await store.rate_limits.allow("a", 0.5, 3, late) for _ in range(4)] == [
        True,
        True,
        True,
        False,
    ]
