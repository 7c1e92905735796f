"""A table stops after all earlier events: a server waits for all of its tables on shutdown."""

import asyncio

import pytest

from farol.server.play.model.state import Forgotten
from farol.server.store.store import PendingWrite, Rows
from tests.patience import patience
from tests.server.harness import BOT, MINE, Client, Harness

PATIENCE = patience()  # seconds


async def test_not_even_a_failure_that_cannot_be_told_keeps_a_table_busy(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT))
    await client.hello()

    def broken(_number: int, _rows: Rows) -> PendingWrite:
        raise RuntimeError("a fault of the store")

    def deaf(error: Exception | None) -> None:
        raise ValueError("nobody hears this") from error

    with monkeypatch.context() as patch:
        patch.setattr(harness.store.tables, "save", broken)
        with pytest.raises(ValueError, match="nobody hears this"):
            client.table.post(Forgotten(ana.id, ana.name, deaf))
    assert (await client.ask("say", seat=0, text="Hello"))["type"] == "done"
    await asyncio.wait_for(client.table.stop(), PATIENCE)


async def test_a_rematch_that_was_not_begun_holds_nobody_up(harness: Harness) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True))
    await client.hello(look=0)
    await client.ask("resign", seat=0)
    await client.over()
    stopping = asyncio.create_task(client.table.stop())
    client.say("rematch", id="again")  # would open a table after the stop
    await asyncio.wait_for(stopping, PATIENCE)
    assert client.table.row.rematch is None
