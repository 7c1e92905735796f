"""The knowledge of a seat belongs to its person: who may take the seat later, and who decides
it.
"""

from pathlib import Path
from typing import Any

import pytest

from farol.protocol import types
from tests.server.harness import BOT, MINE, OPEN, Client, Harness, mover, opened, seated, view_of
from tests.server.test_newcomers import newcomer


def proposal_of(client: Client) -> types.Proposal:
    proposal = client.table.state.proposal
    assert proposal is not None
    return proposal


def free_seats(welcome: dict[str, Any]) -> list[int]:
    return [number for number, seat in enumerate(welcome["table"]["seats"]) if seat["free"]]


# --- nobody ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", ["stand", "resign", "kick"])
async def test_unless_agreed_otherwise_no_seat_passes_on(
    harness: Harness, left: str, clients: list[Client]
) -> None:
    """The host stands up or removes somebody: a second cookie does not get that hand."""
    if left == "kick":
        await clients[0].ask("kick", seat=1)
        await clients[2].ask("vote", seat=2, yes=True)
    else:
        await clients[1].ask(left, seat=1)
    second = await newcomer(harness, clients)
    welcome = await second.hello()
    assert welcome["table"]["handover"] == "nobody"
    assert free_seats(welcome) == []
    assert (await second.ask("sit", seat=1, name="Eve"))["code"] == "seat"
    assert (await second.ask("look", look=1))["code"] == "seat"


async def test_a_bot_keeps_its_seat_from_a_second_cookie(harness: Harness) -> None:
    ana = await harness.person("Ana")
    host = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True))
    second = await newcomer(harness, [host])
    assert (await second.ask("sit", seat=1, name="Eve"))["code"] == "seat"


# --- vote ------------------------------------------------------------------------------------------


async def asking(harness: Harness) -> tuple[list[Client], Client]:
    """Somebody left seat 1 of a voting table, and Nuria asks for it."""
    clients = await seated(harness, handover="vote")
    harness.bots.gate.clear()
    await clients[1].ask("stand", seat=1)
    nuria = await newcomer(harness, clients)
    assert free_seats(await nuria.hello()) == [1]
    assert (await nuria.ask("sit", seat=1, name="Nuria"))["type"] == "done"
    return clients, nuria


async def test_by_vote_a_seat_passes_on_when_everybody_else_agrees(harness: Harness) -> None:
    clients, nuria = await asking(harness)
    asked = proposal_of(nuria)
    assert (asked.wish, asked.seat, asked.name, asked.waiting_for) == ("sit", 1, "Nuria", [0, 2])
    assert (await nuria.ask("look", look=1))["code"] == "seat"
    await clients[0].ask("vote", seat=0, yes=True)
    assert nuria.table.row.seats[1].person == clients[1].person.id
    await clients[2].ask("vote", seat=2, yes=True)
    assert nuria.table.row.seats[1].person == nuria.person.id
    assert nuria.table.state.proposal is None
    assert "me" in (await view_of(nuria, 1))["observation"]  # type: ignore[operator]


async def test_one_no_keeps_a_newcomer_out_for_good(harness: Harness) -> None:
    clients, nuria = await asking(harness)
    await clients[2].ask("vote", seat=2, yes=False)
    assert nuria.table.row.seats[1].person == clients[1].person.id
    assert "said no" in (await nuria.ask("sit", seat=1, name="Nuria"))["sentence"]


async def test_who_is_back_first_keeps_the_seat(harness: Harness) -> None:
    clients, nuria = await asking(harness)
    await clients[1].ask("return", seat=1)
    assert nuria.table.state.proposal is None
    assert (await clients[0].ask("vote", seat=0, yes=True))["code"] == "status"


async def test_who_does_not_wait_for_the_answer_gets_no_seat(harness: Harness) -> None:
    clients, nuria = await asking(harness)
    nuria.leave()
    await clients[0].settled()
    assert clients[0].table.state.proposal is None


async def test_who_plays_need_not_wait_for_what_a_guest_asks(harness: Harness) -> None:
    clients, nuria = await asking(harness)
    second = await newcomer(harness, clients, "Eve")
    assert (await second.ask("sit", seat=1, name="Eve"))["code"] == "status"
    await clients[0].ask("pause", seat=0)
    assert proposal_of(nuria).wish == "pause"


async def test_somebody_alone_is_not_replaced_behind_their_back(harness: Harness) -> None:
    ana = await harness.person("Ana")
    host = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True, handover="vote"))
    await host.hello()
    harness.bots.gate.clear()
    await host.ask("stand", seat=0)
    second = await newcomer(harness, [host])
    assert "Nobody is left" in (await second.ask("sit", seat=0, name="Eve"))["sentence"]
    await second.ask("sit", seat=1, name="Eve")
    assert proposal_of(host).waiting_for == [0]  # a bot's seat, if Ana agrees


# --- kicking ---------------------------------------------------------------------------------------


async def test_nobody_is_kicked_in_mid_game_unless_the_others_agree(harness: Harness) -> None:
    clients = await seated(harness, 4)
    assert (await clients[1].ask("kick", seat=2))["code"] == "host"
    assert (await clients[0].ask("kick", seat=2))["type"] == "done"
    asked = proposal_of(clients[0])
    assert (asked.wish, asked.seat, asked.waiting_for) == ("kick", 2, [1, 3])
    assert clients[0].table.row.seats[2].kind == "person"
    assert (await clients[2].ask("vote", seat=2, yes=False))["code"] == "seat"
    assert (await clients[2].ask("vote", seat=2, yes=True))["code"] == "seat"
    await clients[1].ask("vote", seat=1, yes=False)
    assert clients[0].table.state.proposal is None
    assert clients[0].table.row.seats[2].kind == "person"


async def test_a_kick_outlasts_moves_and_leaves_a_bot_for_good(clients: list[Client]) -> None:
    await clients[0].ask("kick", seat=1)
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    choices = view["choices"]
    assert isinstance(choices, list)
    action = {"seat": seat, "version": view["version"], "action": choices[0]}
    assert (await clients[seat].ask("act", **action))["type"] == "steps"
    await clients[1].ask("stand", seat=1)
    await clients[1].ask("return", seat=1)
    await clients[2].ask("vote", seat=2, yes=True)
    kicked = clients[0].table.row.seats[1]
    assert (kicked.kind, kicked.person) == ("bot", None)
    assert (await clients[1].ask("return", seat=1))["code"] == "seat"


async def test_with_nobody_else_there_the_host_decides(harness: Harness) -> None:
    ana, bea = await harness.person("Ana"), await harness.person("Bea")
    table = await harness.open(ana, MINE, OPEN, BOT)
    clients = [Client(ana, table), Client(bea, table)]
    for client in clients:
        await client.hello()
    await clients[1].ask("sit", seat=1, name="Bea")
    await clients[0].ask("start")
    await clients[0].ask("kick", seat=1)
    assert table.row.seats[1].kind == "bot"


# --- one person on two seats -----------------------------------------------------------------------


async def test_one_person_on_two_seats_is_shown_to_all(harness: Harness) -> None:
    ana, bea = await harness.person("Ana"), await harness.person("Bea")
    table = await harness.open(ana, MINE, OPEN, MINE, BOT)
    host, guest = Client(ana, table), Client(bea, table)
    await host.hello()
    await guest.hello()
    await guest.ask("sit", seat=1, name="Bea")
    seats = (await guest.hello())["table"]["seats"]
    assert [seat["same_person_as"] for seat in seats] == [2, None, 0, None]
    async with harness.http() as http:
        summary = (await http.get(f"/api/tables/{table.row.code}")).json()
    assert [seat["same_person_as"] for seat in summary["seats"]] == [2, None, 0, None]


async def test_one_no_is_remembered_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness, handover="vote")
        await clients[2].ask("stand", seat=2)
        eva = Client(await harness.person("Eva"), clients[0].table)
        await eva.hello()
        await eva.ask("sit", seat=2, name="Eva")
        await clients[1].ask("vote", seat=1, yes=False)
        code = clients[0].table.row.code
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        again = Client(eva.person, table)
        await again.hello()
        answer = await again.ask("sit", seat=2, name="Eva")
        assert answer["sentence"] == "The people of this table have said no."
