"""A seat belongs to a person until they give it up: a bot stands in, and they get the seat back."""

from pathlib import Path
from typing import Any

import pytest

from farol.core.rand import Rand
from tests.server.harness import Client, Harness, mover, opened, play_choice, seated, view_of
from tests.server.test_newcomers import newcomer


def changes(told: dict[str, Any]) -> list[tuple[str, int, str]]:
    return [(line["kind"], line["seat"], line["name"]) for line in told["table"]["seat_changes"]]


async def covered(harness: Harness) -> list[Client]:
    """P1 disconnected, and the host let a bot stand in."""
    clients = await seated(harness)
    harness.bots.gate.clear()
    clients[1].leave()
    assert (await clients[0].ask("stand", seat=1))["type"] == "done"
    return clients


async def removed(harness: Harness, **more: Any) -> list[Client]:
    """The host removed P1, and P2 agreed."""
    clients = await seated(harness, **more)
    harness.bots.gate.clear()
    await clients[0].ask("kick", seat=1)
    await clients[2].ask("vote", seat=2, yes=True)
    return clients


# --- a bot stands in -------------------------------------------------------------------------------


async def test_everybody_is_told_that_a_bot_stands_in_and_since_when(harness: Harness) -> None:
    clients = await covered(harness)
    told = await clients[2].hello(look=2)
    seat = told["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["standing_in"]) == ("person", "P1", True)
    assert seat["since"] == pytest.approx(harness.time.now())
    assert changes(told) == [("covered", 1, "P1")]
    assert changes(await (await newcomer(harness, clients)).hello()) == [("covered", 1, "P1")]


@pytest.mark.parametrize("look", [1, None])
async def test_who_comes_back_has_the_seat_at_once(harness: Harness, look: int | None) -> None:
    clients = await covered(harness)
    again = Client(clients[1].person, clients[1].table)
    told = await again.hello(look=look)
    seat = told["table"]["seats"][1]
    assert (seat["standing_in"], seat["since"], seat["online"]) == (False, None, True)
    expected = [("covered", 1, "P1"), ("back", 1, "P1")]
    assert changes(told) == expected
    assert changes(await clients[2].hello(look=2)) == expected
    assert "me" in (await view_of(again, 1))["observation"]  # type: ignore[operator]


async def test_another_device_of_theirs_is_as_good(harness: Harness) -> None:
    clients = await covered(harness)
    phone = Client(clients[1].person, clients[1].table)
    await phone.hello(look=1)
    assert not clients[0].table.row.seats[1].standing_in
    laptop = Client(clients[1].person, clients[1].table)
    assert [kind for kind, _, _ in changes(await laptop.hello(look=1))] == ["covered", "back"]


async def test_the_bot_that_stood_in_does_not_move_any_more(harness: Harness) -> None:
    clients = await seated(harness)
    if mover(clients) == 0:
        await play_choice(clients[0], await view_of(clients[0], 0), Rand(1))
    seat, version = mover(clients), clients[0].table.state.version
    harness.bots.gate.clear()
    clients[seat].leave()
    await clients[0].ask("stand", seat=seat)
    again = Client(clients[seat].person, clients[seat].table)
    await again.hello(look=seat)
    harness.bots.gate.set()
    await again.settled()
    await clients[0].settled()
    assert clients[0].table.state.version == version


async def test_the_seat_is_theirs_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await covered(harness)
        code, person = clients[0].table.row.code, clients[1].person
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        assert table.row.seats[1].standing_in
        told = await Client(person, table).hello(look=1)
        assert not told["table"]["seats"][1]["standing_in"]
        assert [kind for kind, _, _ in changes(told)] == ["covered", "back"]


async def test_who_asked_for_the_bot_says_when_it_is_enough(harness: Harness) -> None:
    clients = await seated(harness)
    harness.bots.gate.clear()
    await clients[1].ask("stand", seat=1)
    clients[1].leave()
    await clients[0].ask("stand", seat=1)  # it stays their own choice
    again = Client(clients[1].person, clients[1].table)
    told = await again.hello(look=1)
    assert told["table"]["seats"][1]["standing_in"]
    assert changes(told) == [("stands-in", 1, "P1")]
    assert (await again.ask("return", seat=1))["type"] == "done"
    assert [kind for kind, _, _ in changes(await again.hello(look=1))] == ["stands-in", "back"]


async def test_who_closed_the_page_without_a_word_has_kept_the_seat(clients: list[Client]) -> None:
    clients[1].leave()
    told = await Client(clients[1].person, clients[1].table).hello(look=1)
    assert told["table"]["seats"][1]["yours"]
    assert changes(told) == []


async def test_who_resigns_is_told_of_and_stays_away(clients: list[Client]) -> None:
    await clients[1].ask("resign", seat=1)
    clients[1].leave()
    told = await Client(clients[1].person, clients[1].table).hello(look=1)
    assert told["table"]["seats"][1]["resigned"]
    assert changes(told) == [("left", 1, "P1")]


async def test_a_question_about_the_seat_ends_when_its_person_is_back(harness: Harness) -> None:
    clients = await seated(harness, handover="vote")
    harness.bots.gate.clear()
    clients[1].leave()
    await clients[0].ask("stand", seat=1)
    nuria = await newcomer(harness, clients)
    await nuria.ask("sit", seat=1, name="Nuria")
    await Client(clients[1].person, clients[1].table).hello(look=1)
    assert nuria.table.state.proposal is None
    assert (await nuria.ask("sit", seat=1, name="Nuria"))["code"] == "seat"


async def test_delayed_spectators_hear_of_seats_no_sooner_than_of_moves(harness: Harness) -> None:
    clients = await seated(harness, delay=60)
    harness.bots.gate.clear()
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    choices = view["choices"]
    assert isinstance(choices, list)
    await clients[seat].ask("act", seat=seat, version=view["version"], action=choices[0])
    await clients[1].ask("stand", seat=1)
    nuria = await newcomer(harness, clients)
    assert changes(await nuria.hello()) == []
    assert changes(await clients[2].hello(look=2)) == [("stands-in", 1, "P1")]


# --- somebody is removed ---------------------------------------------------------------------------


async def test_everybody_is_told_who_was_removed_and_the_person_too(harness: Harness) -> None:
    clients = await removed(harness)
    for client, word in zip(clients, ("somebody", "you", "somebody"), strict=True):
        told = await client.hello()
        assert changes(told) == [("removed", 1, "P1")]
        assert told["table"]["seats"][1]["removed"] == word


async def test_a_removed_person_who_stayed_is_told_at_once(harness: Harness) -> None:
    clients = await removed(harness)
    told = await clients[1].next("table")
    while told["table"]["seats"][1]["removed"] == "":
        told = await clients[1].next("table")
    assert told["table"]["seats"][1]["removed"] == "you"
    stranger = await newcomer(harness, clients)
    assert (await stranger.hello())["table"]["seats"][1]["removed"] == "somebody"


async def test_the_host_lets_somebody_back_who_is_here(harness: Harness) -> None:
    clients = await removed(harness)
    assert (await clients[1].ask("look", look=1))["code"] == "seat"
    assert (await clients[0].ask("let-back", seat=1))["type"] == "done"
    told = await clients[1].hello(look=1)
    seat = told["table"]["seats"][1]
    assert (seat["yours"], seat["standing_in"], seat["removed"]) == (True, False, "")
    assert [kind for kind, _, _ in changes(told)] == ["removed", "let-back"]
    row = clients[0].table.row
    assert (row.banned, row.seats[1].former, row.seats[1].replaced) == ([], [], [])


async def test_the_host_lets_somebody_back_who_is_away(harness: Harness) -> None:
    clients = await removed(harness)
    clients[1].leave()
    await clients[0].settled()
    await clients[0].ask("let-back", seat=1)
    assert clients[0].table.row.seats[1].standing_in
    told = await Client(clients[1].person, clients[1].table).hello(look=1)
    assert not told["table"]["seats"][1]["standing_in"]
    assert [kind for kind, _, _ in changes(told)] == ["removed", "let-back", "back"]


async def test_who_had_resigned_and_was_removed_does_not_play_when_let_back(
    harness: Harness, clients: list[Client]
) -> None:
    harness.bots.gate.clear()
    await clients[1].ask("resign", seat=1)
    await clients[0].ask("kick", seat=1)
    await clients[2].ask("vote", seat=2, yes=True)
    await clients[0].ask("let-back", seat=1)
    assert (await clients[1].hello(look=1))["table"]["seats"][1]["resigned"]
    assert (await clients[1].ask("return", seat=1))["code"] == "seat"


async def test_only_the_host_lets_back_and_only_who_was_removed(harness: Harness) -> None:
    clients = await removed(harness)
    before = clients[0].table.row
    assert (await clients[1].ask("let-back", seat=1))["code"] == "host"
    assert (await clients[2].ask("let-back", seat=1))["code"] == "host"
    assert (await clients[0].ask("let-back", seat=2))["code"] == "seat"
    assert (await clients[0].ask("let-back", seat=9))["code"] == "seat"
    assert clients[0].table.row == before


async def test_a_seat_that_somebody_else_took_is_not_given_back(harness: Harness) -> None:
    clients = await removed(harness, handover="anybody")
    nuria = await newcomer(harness, clients)
    assert (await nuria.ask("sit", seat=1, name="Nuria"))["type"] == "done"
    assert (await clients[0].ask("let-back", seat=1))["code"] == "seat"
    told = await clients[1].hello()
    assert changes(told) == [("removed", 1, "P1"), ("taken", 1, "Nuria")]
    assert told["table"]["seats"][1]["removed"] == ""
    assert (await clients[1].ask("look", look=1))["code"] == "seat"


async def test_a_removal_can_be_taken_back_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await removed(harness)
        code = clients[0].table.row.code
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        guest = Client(clients[1].person, table)
        assert (await guest.hello(look=1))["code"] == "seat"
        host = Client(clients[0].person, table)
        await host.hello(look=0)
        assert (await host.ask("let-back", seat=1))["type"] == "done"
        assert "me" in (await guest.hello(look=1))["view"]["observation"]


async def test_a_table_remembers_the_latest_changes_only(harness: Harness) -> None:
    clients = await seated(harness)
    harness.bots.gate.clear()
    for _ in range(30):
        await clients[1].ask("stand", seat=1)
        await clients[1].ask("return", seat=1)
    told = await clients[0].hello(look=0)
    assert len(changes(told)) == 20
    assert changes(told)[-1] == ("back", 1, "P1")
