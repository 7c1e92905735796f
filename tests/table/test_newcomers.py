"""Somebody new takes a bot's seat in the middle of a game."""

from pathlib import Path

import pytest

from farol.core.rand import Rand

from .house import BOT, MINE, Client, TestHouse, opened, play_choice
from .test_table import mover, seated, view_of

pytestmark = pytest.mark.anyio


async def newcomer(house: TestHouse, clients: list[Client], name: str = "Nuria") -> Client:
    client = Client(await house.person(name), clients[0].table)
    await client.hello()
    return client


async def test_the_seat_of_a_leaver_is_free_and_a_newcomer_plays_on(house: TestHouse) -> None:
    clients = await seated(house)
    seat = mover(clients)
    house.bots.gate.clear()
    await clients[seat].ask("stand", seat=seat, level="random")
    nuria = await newcomer(house, clients)
    assert [s["free"] for s in (await nuria.hello())["table"]["seats"]].index(True) == seat
    assert (await nuria.ask("sit", seat=seat, name="Nuria"))["type"] == "done"
    view = await view_of(nuria, seat)
    assert view["choices"]
    assert (await play_choice(nuria, view, Rand(1)))["type"] == "steps"
    house.bots.gate.set()  # the bot's late answer changes nothing
    await nuria.settled()
    assert clients[0].table.row.seats[seat].person == nuria.person.id


async def test_the_leaver_sees_the_hand_no_more_and_cannot_come_back(house: TestHouse) -> None:
    clients = await seated(house)
    seat = (mover(clients) + 1) % 3
    await clients[seat].ask("set-note", seat=seat, text="the middle goal is gold")
    await clients[seat].ask("stand", seat=seat)
    nuria = await newcomer(house, clients)
    await nuria.ask("sit", seat=seat, name="Nuria")
    view = await clients[seat].next("view")
    assert view["look"] is None
    assert "me" not in view["observation"]
    assert (await clients[seat].ask("return", seat=seat))["why"] == "seat"
    assert (await clients[seat].ask("look", look=seat))["why"] == "seat"
    assert (await nuria.hello(look=seat))["notes"] == {str(seat): ""}


async def test_a_leaver_who_is_back_first_has_the_seat(house: TestHouse) -> None:
    clients = await seated(house)
    seat = (mover(clients) + 1) % 3
    await clients[seat].ask("stand", seat=seat)
    nuria = await newcomer(house, clients)
    assert (await clients[seat].ask("return", seat=seat))["type"] == "done"
    assert (await nuria.ask("sit", seat=seat, name="Nuria"))["why"] == "seat"


@pytest.mark.parametrize("message", ["resign", "kick"])
async def test_seats_left_for_good_are_free_too(house: TestHouse, message: str) -> None:
    clients = await seated(house)
    seat = 1
    sender = clients[seat] if message == "resign" else clients[0]
    await sender.ask(message, seat=seat)
    nuria = await newcomer(house, clients)
    assert (await nuria.ask("sit", seat=seat, name="Nuria"))["type"] == "done"
    assert (await clients[seat].ask("look", look=seat))["why"] == "seat"


async def test_who_knows_one_seat_cannot_take_another(house: TestHouse) -> None:
    clients = await seated(house, 4)
    await clients[1].ask("stand", seat=1)
    await clients[2].ask("stand", seat=2)
    refused = await clients[3].ask("sit", seat=1, name="P3")
    assert refused["why"] == "seat"
    assert "seat 4" in refused["sentence"]
    nuria = await newcomer(house, clients)
    await nuria.ask("sit", seat=1, name="Nuria")
    assert (await clients[1].ask("sit", seat=2, name="P1"))["why"] == "seat"
    assert (await clients[2].ask("sit", seat=2, name="P2"))["why"] == "seat"


async def test_a_kicked_guest_does_not_come_back_as_a_newcomer(house: TestHouse) -> None:
    clients = await seated(house)
    await clients[0].ask("kick", seat=2)
    assert "asked you to leave" in (await clients[2].ask("sit", seat=2, name="P2"))["sentence"]


@pytest.mark.parametrize("give_way", [True, False])
async def test_bots_give_way_if_the_host_allowed_it(house: TestHouse, give_way: bool) -> None:
    ana = await house.person("Ana")
    table = await house.open(ana, MINE, BOT, BOT, start=True, bots_give_way=give_way)
    host = Client(ana, table)
    nuria = await newcomer(house, [host])
    answer = await nuria.ask("sit", seat=1, name="Nuria")
    assert answer["type"] == ("done" if give_way else "refused")
    assert (await nuria.ask("look", look=1))["type"] == ("done" if give_way else "refused")


async def test_a_host_who_lost_the_last_seat_gives_the_table_to_who_plays(
    house: TestHouse,
) -> None:
    clients = await seated(house)
    await clients[0].ask("stand", seat=0)
    nuria = await newcomer(house, clients)
    await nuria.ask("sit", seat=0, name="Nuria")
    assert clients[0].table.row.host == clients[1].person.id


async def test_a_newcomer_is_remembered_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        clients = await seated(house)
        await clients[1].ask("stand", seat=1)
        nuria = await newcomer(house, clients)
        await nuria.ask("sit", seat=1, name="Nuria")
        code, person = clients[0].table.row.code, nuria.person
    async with opened(tmp_path) as house:
        table = await house.lobby.find(code)
        assert table is not None
        assert "me" in (await Client(person, table).hello(look=1))["view"]["observation"]
        refused = await Client(clients[1].person, table).hello(look=1)
        assert refused["why"] == "seat"
