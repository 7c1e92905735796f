"""The writer thread: callbacks of a commit, their order, and what follows."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from farol.community.features import SCHEMAS
from farol.server import metrics
from farol.server.store.sql import Step
from farol.server.store.sqlite import FOLDED_IN, SqliteDatabase
from farol.server.store.store import Rows, StoreError
from farol.server.store.stores import Store
from farol.server.store.write_job import WriteJob
from farol.server.store.writer import Writer
from tests.server.test_store import row, step

ENTRY: Step = (1, 1, 7, None, 0, None, 1.0)


class Notebook:
    """A database that records batch sizes, and can be made to block or fail."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.refuses = False
        self.may_tidy = threading.Event()
        self.may_tidy.set()
        self.tidied = 0

    def save(self, writes: list[WriteJob[Any]]) -> None:
        self.sizes.append(len(writes))
        if self.refuses:
            raise StoreError("The disk refused.")

    def tidy(self) -> None:
        self.may_tidy.wait(60)
        self.tidied += 1

    def told(self, error: Exception) -> Exception:
        return error

    def concerns_all(self, _error: Exception) -> bool:
        return False

    def close(self) -> None:
        self.may_tidy.set()


async def opened() -> tuple[Writer, Notebook]:
    notebook = Notebook()
    writer = Writer(lambda: notebook)
    await writer.open()
    return writer, notebook


async def test_whoever_is_called_back_hears_once_and_in_order() -> None:
    writer, notebook = await opened()
    heard: list[int] = []
    for number in range(5):
        saving: WriteJob[None] = writer.append([ENTRY])
        saving.add_done_callback(lambda done, number=number: heard.append((number, done.result())))  # type: ignore[misc]
    await writer.run(None)
    assert heard == [(number, None) for number in range(5)]
    assert notebook.sizes == [6]
    await writer.close()


async def test_all_of_a_batch_hear_of_it_in_one_turn_of_the_loop() -> None:
    writer, _ = await opened()
    heard: list[str] = []
    first: WriteJob[None] = writer.append([ENTRY])
    first.add_done_callback(
        lambda _: asyncio.get_running_loop().call_soon(heard.append, "the next turn")
    )
    second: WriteJob[None] = writer.append([ENTRY])
    second.add_done_callback(lambda _: heard.append("second"))
    await writer.run(None)
    await asyncio.sleep(0)
    assert heard == ["second", "the next turn"]
    await writer.close()


async def test_who_fails_to_hear_does_not_keep_others_from_hearing() -> None:
    writer, _ = await opened()
    faults = metrics.FAULTS._value.get()

    def fails(_done: WriteJob[None]) -> None:
        raise ValueError("no ears")

    saving: WriteJob[None] = writer.append([ENTRY])
    saving.add_done_callback(fails)
    assert await writer.run(None) is None
    assert metrics.FAULTS._value.get() == faults + 1
    await writer.close()


async def test_a_refusal_is_told_to_each() -> None:
    writer, notebook = await opened()
    notebook.refuses = True
    called: WriteJob[None] = writer.append([ENTRY])
    errors: list[Exception | None] = []
    called.add_done_callback(lambda done: errors.append(done.error))
    awaited: WriteJob[None] = writer.append([ENTRY])
    with pytest.raises(StoreError, match="The disk refused"):
        await awaited
    assert [str(error) for error in errors] == ["The disk refused."]
    assert notebook.sizes == [2, 1, 1]  # together, then each by itself
    await writer.close()


async def test_nobody_is_told_who_does_not_wait_any_more() -> None:
    writer, _ = await opened()

    async def waits() -> None:
        await writer.append([ENTRY])

    task = asyncio.create_task(waits())
    await asyncio.sleep(0)
    task.cancel()
    faults = metrics.FAULTS._value.get()
    await writer.run(None)
    assert task.cancelled()
    assert metrics.FAULTS._value.get() == faults
    await writer.close()


async def test_what_is_done_already_can_still_be_awaited() -> None:
    writer, _ = await opened()
    saving: WriteJob[int] = writer.run(None)  # type: ignore[assignment]  # nothing is returned
    await writer.run(None)
    assert saving.done
    assert await saving is None
    await writer.close()


async def test_tidying_comes_after_telling() -> None:
    writer, notebook = await opened()
    notebook.may_tidy.clear()
    async with asyncio.timeout(20):
        await writer.append([ENTRY])
    assert notebook.tidied == 0
    notebook.may_tidy.set()
    await writer.run(None)
    assert notebook.tidied >= 1
    await writer.close()


async def test_a_long_log_is_carried_into_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = Store(SqliteDatabase(path, SCHEMAS))
    await store.open()
    try:
        saved = row()
        saved.id = await store.tables.add_table(saved)
        before = path.stat().st_size
        many = [step(version) for version in range(1, FOLDED_IN + 1)]
        await store.tables.save(saved.id, Rows(steps=many))
        await store.settings.get("anything")  # queued after the maintenance
        assert path.stat().st_size > before
    finally:
        await store.close()
