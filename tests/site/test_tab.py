"""The program of a tab, in this Python: what it answers, and what it keeps."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from farol.server.store.store import StoreError
from farol.site.bots import LEVELS
from farol.site.tab import Tab, TabSocket, opened_tab
from farol.site.taking import BadFile, checked_copy, replaced, whole_file
from tests.patience import patience

JSON = [("content-type", "application/json")]
PATIENCE = patience(60.0)  # seconds until a test that waits for something gives up


async def ask(tab: Tab, method: str, path: str, body: object = None) -> tuple[int, Any]:
    data = b"" if body is None else json.dumps(body).encode()
    answer = await tab.request(method, path, JSON, data)
    return answer.status, json.loads(bytes(answer.body)) if answer.body else None


class Page:
    """A page at one table: its socket, and what it was told."""

    def __init__(self, tab: Tab, code: str) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []
        self.socket: TabSocket = tab.connect(self._hear, self.closed.append)
        self.say(type="hello", code=code, look=0)

    def _hear(self, text: str) -> None:
        self.told.put_nowait(json.loads(text))

    def say(self, **message: object) -> None:
        self.socket.hear(json.dumps(message))

    async def next(self, kind: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.told.get(), PATIENCE)
            if message["type"] == kind:
                return message


async def evening(tab: Tab) -> str:
    """Ana, and her table against a bot."""
    assert await ask(tab, "PUT", "/api/me", {"name": "Ana"}) == (200, {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    wanted = {"game": "loknroll", "seats": seats, "start": True}
    status, opened = await ask(tab, "POST", "/api/tables", wanted)
    assert status == 201
    return str(opened["code"])


async def played_out(tab: Tab, code: str) -> None:
    """Ana takes the first choice each time, until the game is over."""
    page, count = Page(tab, code), 0
    while True:
        message = await asyncio.wait_for(page.told.get(), PATIENCE)
        if message["type"] == "table" and message["table"]["status"] == "over":
            return
        now = message.get("view") or message.get("missed") or message
        if now.get("choices"):
            count += 1
            move = {"version": now["version"], "action": now["choices"][0]}
            page.say(type="act", id=str(count), seat=0, **move)


def test_a_tab_says_first_what_it_can_do(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened_tab(tmp_path) as tab:
            status, info = await ask(tab, "GET", "/api/server")
            assert status == 200
            assert info["features"] == ["identity", "erasure", "history", "records", "daily"]
            assert info["reachable"] is False
            assert info["levels"] == list(LEVELS)
            assert (await ask(tab, "GET", "/api/leagues"))[0] == 404

    asyncio.run(run())


def test_a_game_is_played_to_its_end_watched_again_and_stands_in_the_history(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with opened_tab(tmp_path) as tab:
            code = await evening(tab)
            await played_out(tab, code)
            assert (await ask(tab, "GET", f"/api/tables/{code}/replay"))[0] == 200
            assert (await ask(tab, "GET", f"/api/tables/{code}/record?as=complete"))[0] == 200
            assert (await ask(tab, "GET", "/api/me/history"))[1]["played"] == 1

    asyncio.run(run())


def test_person_and_table_are_there_again_after_the_tab_was_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened_tab(tmp_path) as tab:
            code = await evening(tab)
            before = (await Page(tab, code).next("welcome"))["view"]
        async with opened_tab(tmp_path) as tab:
            assert await ask(tab, "GET", "/api/me") == (200, {"name": "Ana"})
            after = (await Page(tab, code).next("welcome"))["view"]
            assert after["version"] >= before["version"]
            assert after["observation"]["me"] == before["observation"]["me"]

    asyncio.run(run())


def test_a_file_that_is_taken_along_brings_everything_to_another_browser(tmp_path: Path) -> None:
    async def run() -> None:
        first, second = tmp_path / "first", tmp_path / "second"
        first.mkdir()
        second.mkdir()
        async with opened_tab(first) as tab:
            code = await evening(tab)
            file = await whole_file(tab.context.store)
        async with opened_tab(second) as tab:
            assert await ask(tab, "GET", "/api/me") == (200, {"name": None})
        replaced(second / "farol.db", checked_copy(file))
        async with opened_tab(second) as tab:
            assert await ask(tab, "GET", "/api/me") == (200, {"name": "Ana"})
            assert (await ask(tab, "GET", f"/api/tables/{code}"))[0] == 200

    asyncio.run(run())


@pytest.mark.parametrize("file", [b"", b"no database", b"SQLite format 3\0" + bytes(84)])
def test_a_file_of_something_else_is_refused(file: bytes) -> None:
    with pytest.raises(BadFile):
        checked_copy(file)


def test_a_full_storage_is_told_and_nothing_is_half_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened_tab(tmp_path) as tab:
            await ask(tab, "PUT", "/api/me", {"name": "Ana"})
            database = tab.context.store.database
            full = sqlite3.OperationalError("database or disk is full")

            def work(connection: Any) -> None:
                connection.execute("INSERT INTO settings VALUES ('half', 'done')")
                raise full

            with pytest.raises(StoreError, match="full"):
                await database.run(work)
            assert await tab.context.store.settings.get("half") is None
            assert await ask(tab, "GET", "/api/me") == (200, {"name": "Ana"})

    asyncio.run(run())
