"""A table that another server owns now: nobody waits for an answer that will not come."""

import asyncio

import pytest

from farol.protocol import messages
from farol.server.store.store import OwnedElsewhere, StoreError
from tests.server.harness import MINE, PATIENCE, Client, Harness

SENT_ON = (messages.COME_BACK, messages.MOVED)


async def test_who_waits_while_something_is_saved_is_sent_on_at_once(harness: Harness) -> None:
    ana, bea = await harness.person("Ana"), await harness.person("Bea")
    table = await harness.open(ana, MINE, game="loknroll", start=True)
    client, late, later = Client(ana, table), Client(bea, table), Client(bea, table)
    view = (await client.hello(look=0))["view"]
    saving: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    harness.store.tables.save = lambda *_: saving  # type: ignore[assignment,method-assign]
    client.say("act", id="move", seat=0, version=view["version"], action=view["choices"][0])
    late.say("hello", code=table.row.code)
    forgetting = asyncio.create_task(table.forget(ana))
    await asyncio.sleep(0)  # the request is under way
    assert late.closed is None
    assert not forgetting.done()
    harness.lobby._lose(table.row.code)
    assert client.closed == late.closed == SENT_ON
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(StoreError, match=r"Another server has this table\.$"):
            await forgetting
    later.say("hello", code=table.row.code)
    assert later.closed == SENT_ON
    saving.set_result(None)  # too late: the stored state counts
    await asyncio.sleep(0)
    assert table.state.version == view["version"]


async def test_a_table_that_is_lost_while_it_is_loaded_is_looked_for_elsewhere(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease may lapse between the end of loading and the return to whoever asked."""
    ana, _ = await harness.people.add("Ana")
    table = await harness.open(ana, MINE, MINE, MINE, start=True)
    lobby, load = harness.lobby, harness.lobby._load
    lobby.lapse()

    async def loaded(code: str) -> bool:
        found = await load(code)
        lobby.lapse()
        return found

    monkeypatch.setattr(lobby, "_load", loaded)
    with pytest.raises(OwnedElsewhere):
        await lobby.find(table.row.code)
