"""New people take a bot's seat in mid-game, where anybody may."""

from pathlib import Path

import pytest

from farol.core.rand import Rand
from tests.server.harness import (
    BOT,
    MINE,
    Client,
    Harness,
    mover,
    opened,
    play_choice,
    seated,
    view_of,
)


async def newcomer(harness: Harness, clients: list[Client], name: str = "Nuria") -> Client:
    client = Client(await harness.person(name), clients[0].table)
    await client.hello()
    return client


async def test_the_seat_of_a_leaver_is_free_and_a_newcomer_plays_on(harness: Harness) -> None:
    clients = await seated(harness, handover="anybody")
    seat = mover(clients)
    harness.bots.gate.clear()
    await clients[seat].ask("stand", seat=seat, level="random")
    nuria = await newcomer(harness, clients)
    assert [s["free"] for s in (await nuria.hello())["table"]["seats"]].index(True) == seat
    assert (await nuria.ask("sit", seat=seat, name="Nuria"))["type"] == "done"
    view = await view_of(nuria, seat)
    assert view["choices"]
    assert (await play_choice(nuria, view, Rand(1)))["type"] == "steps"
    harness.bots.gate.set()  # the bot's late answer is ignored
    await nuria.settled()
    assert clients[0].table.row.seats[seat].person == nuria.person.id


async def test_the_leaver_sees_the_hand_no_more_and_cannot_come_back(harness: Harness) -> None:
    clients = await seated(harness, handover="anybody")
    seat = (mover(clients) + 1) % 3
    await clients[seat].ask("set-note", seat=seat, text="the middle goal is gold")
    await clients[seat].ask("stand", seat=seat)
    nuria = await newcomer(harness, clients)
    await nuria.ask("sit", seat=seat, name="Nuria")
    view = await clients[seat].next("view")
    assert view["look"] is None
    assert "me" not in view["observation"]
    assert (await clients[seat].ask("return", seat=seat))["code"] == "seat"
    assert (await clients[seat].ask("look", look=seat))["code"] == "seat"
    assert (await nuria.hello(look=seat))["notes"] == {str(seat): ""}
    await nuria.ask("set-note", seat=seat, text="mine")
    assert (await clients[seat].hello())["notes"] == {str(seat): "the middle goal is gold"}
    assert not any(b"middle goal" in frame for frame in nuria.frames)


async def test_a_leaver_who_is_back_first_has_the_seat(harness: Harness) -> None:
    clients = await seated(harness, handover="anybody")
    seat = (mover(clients) + 1) % 3
    await clients[seat].ask("stand", seat=seat)
    nuria = await newcomer(harness, clients)
    assert (await clients[seat].ask("return", seat=seat))["type"] == "done"
    assert (await nuria.ask("sit", seat=seat, name="Nuria"))["code"] == "seat"


@pytest.mark.parametrize("message", ["resign", "kick"])
async def test_seats_left_for_good_are_free_too(harness: Harness, message: str) -> None:
    clients = await seated(harness, handover="anybody")
    seat = 1
    sender = clients[seat] if message == "resign" else clients[0]
    await sender.ask(message, seat=seat)
    if message == "kick":
        await clients[2].ask("vote", seat=2, yes=True)
    nuria = await newcomer(harness, clients)
    assert (await nuria.ask("sit", seat=seat, name="Nuria"))["type"] == "done"
    assert (await clients[seat].ask("look", look=seat))["code"] == "seat"


async def test_who_knows_one_seat_cannot_take_another(harness: Harness) -> None:
    clients = await seated(harness, 4, handover="anybody")
    await clients[1].ask("stand", seat=1)
    await clients[2].ask("stand", seat=2)
    refused = await clients[3].ask("sit", seat=1, name="P3")
    assert refused["code"] == "seat"
    assert "seat 4" in refused["sentence"]
    nuria = await newcomer(harness, clients)
    await nuria.ask("sit", seat=1, name="Nuria")
    assert (await clients[1].ask("sit", seat=2, name="P1"))["code"] == "seat"
    assert (await clients[2].ask("sit", seat=2, name="P2"))["code"] == "seat"


async def test_a_kicked_guest_does_not_come_back_as_a_newcomer(harness: Harness) -> None:
    clients = await seated(harness, handover="anybody")
    await clients[0].ask("kick", seat=2)
    await clients[1].ask("vote", seat=1, yes=True)
    assert "asked you to leave" in (await clients[2].ask("sit", seat=2, name="P2"))["sentence"]


@pytest.mark.parametrize("handover", ["anybody", "nobody"])
async def test_bots_give_way_where_anybody_may_sit(harness: Harness, handover: str) -> None:
    ana = await harness.person("Ana")
    table = await harness.open(ana, MINE, BOT, BOT, start=True, handover=handover)
    host = Client(ana, table)
    nuria = await newcomer(harness, [host])
    answer = await nuria.ask("sit", seat=1, name="Nuria")
    assert answer["type"] == ("done" if handover == "anybody" else "refused")
    assert (await nuria.ask("look", look=1))["type"] == answer["type"]


async def test_a_host_who_lost_the_last_seat_gives_the_table_to_who_plays(harness: Harness) -> None:
    clients = await seated(harness, handover="anybody")
    await clients[0].ask("stand", seat=0)
    nuria = await newcomer(harness, clients)
    await nuria.ask("sit", seat=0, name="Nuria")
    assert clients[0].table.row.host == clients[1].person.id


async def test_a_newcomer_is_remembered_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, handover="anybody")
        await clients[1].ask("stand", seat=1)
        nuria = await newcomer(harness, clients)
        await nuria.ask("sit", seat=1, name="Nuria")
        code, person = clients[0].table.row.code, nuria.person
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        assert "me" in (await Client(person, table).hello(look=1))["view"]["observation"]
        assert (await Client(clients[1].person, table).hello(look=1))["code"] == "seat"


@pytest.mark.parametrize("restart", [False, True])
async def test_a_newcomers_move_may_reuse_a_predecessors_id(tmp_path: Path, restart: bool) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, handover="anybody")
        seat = mover(clients)
        view = await view_of(clients[seat], seat)
        action = view["choices"][0]
        move = {"seat": seat, "id": "m1"}
        clients[seat].say("act", version=view["version"], action=action, **move)
        await clients[seat].next("steps")
        harness.bots.gate.clear()
        await clients[seat].ask("stand", seat=seat)
        nuria = await newcomer(harness, clients)
        await nuria.ask("sit", seat=seat, name="Nuria")
        code = clients[0].table.row.code
        if not restart:
            await check_is_stale(nuria, move, action)
    if restart:
        async with opened(tmp_path) as harness:
            table = await harness.table(code)
            again = Client(nuria.person, table)
            await again.hello(look=seat)
            await check_is_stale(again, move, action)


async def check_is_stale(client: Client, move: dict[str, object], action: object) -> None:
    """The move is stale: it was made for another version, by another person."""
    client.say("act", version=0, action=action, **move)
    assert (await client.next("refused", "done"))["code"] == "stale"
