"""Alone, revealed information may be undone; then the game is practice for good, and says so."""

from pathlib import Path
from typing import Any

import msgspec

from farol.core.rand import Rand
from farol.protocol.bodies import CompleteRecord
from farol.server.play.verify import read_record, verify
from tests.server.harness import BOT, MINE, Client, Harness, mover, opened, play_choice, view_of
from tests.server.test_consent import drew


async def alone(harness: Harness) -> tuple[Client, dict[str, Any]]:
    """A person alone with bots who has just acted and drawn; the last message."""
    ana = await harness.person("Ana")
    options = {"first_seat": 1}
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True, options=options))
    await client.hello(look=0)
    harness.bots.gate.clear()
    steps = await play_choice(client, await view_of(client, 0), Rand(1))
    return client, steps


async def test_an_undo_past_a_reveal_alone_makes_the_game_practice(harness: Harness) -> None:
    client, steps = await alone(harness)
    assert steps["undo"]["practice"] is True
    assert not client.table.row.practice
    await client.ask("undo", seat=0, version=steps["version"])
    assert client.table.row.practice
    assert (await client.hello(look=0))["table"]["practice"] is True
    again = await play_choice(client, await view_of(client, 0), Rand(1))
    assert again["undo"]["why"] is not None
    assert again["undo"]["practice"] is False  # it is practice already


async def test_the_table_is_told_at_once(harness: Harness) -> None:
    client, steps = await alone(harness)
    client.say("undo", seat=0, version=steps["version"])
    assert (await client.next("table"))["table"]["practice"] is True


async def test_records_lists_and_replays_say_practice_also_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        client, steps = await alone(harness)
        await client.ask("undo", seat=0, version=steps["version"])
        harness.bots.gate.set()
        await client.ask("resign", seat=0)
        await client.over()
        code = client.table.row.code
    async with opened(tmp_path) as harness, harness.http() as http:
        for what in ("record", "record?as=complete", "replay", "replay?seat=0"):
            assert (await http.get(f"/api/tables/{code}/{what}")).json()["practice"] is True
        assert (await http.get(f"/api/tables/{code}")).json()["practice"] is True
        record = read_record((await http.get(f"/api/tables/{code}/record?as=complete")).content)
    assert record.practice
    assert verify(record).people == 1


async def test_what_the_others_agreed_to_is_no_practice(harness: Harness) -> None:
    clients, seat, steps = await drew(harness)
    assert steps["undo"]["practice"] is False
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    for other in range(3):
        if other != seat:
            await clients[other].ask("vote", seat=other, yes=True)
    assert clients[0].table.state.version == steps["version"] + 1
    assert not clients[0].table.row.practice


async def test_what_showed_nothing_is_no_practice(harness: Harness) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, BOT, start=True, game="ghosts_galore"))
    await client.hello(look=0)
    while mover([client]) != 0:
        await client.next("steps")
    harness.bots.gate.clear()
    steps = await play_choice(client, await view_of(client, 0), Rand(1))
    assert (steps["undo"]["why"], steps["undo"]["practice"]) == (None, False)
    await client.ask("undo", seat=0, version=steps["version"])
    assert not client.table.row.practice


async def test_a_rematch_counts_again(harness: Harness) -> None:
    client, steps = await alone(harness)
    await client.ask("undo", seat=0, version=steps["version"])
    harness.bots.gate.set()
    await client.ask("resign", seat=0)
    await client.over()
    await client.ask("rematch")
    assert client.table.row.rematch is not None
    assert not (await harness.table(client.table.row.rematch)).row.practice


def test_a_record_from_before_there_was_practice_is_read() -> None:
    fields = {field.name for field in msgspec.structs.fields(CompleteRecord) if field.required}
    assert "practice" not in fields
