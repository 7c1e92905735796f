"""Consent to an undo of revealed information: of every person of the game, present or not."""

from pathlib import Path
from typing import Any

import pytest

from farol.core.rand import Rand
from farol.games import ALL
from farol.protocol import types
from farol.server.play.model.resume import resumed
from tests.server.harness import (
    BOT,
    MINE,
    OPEN,
    Client,
    Harness,
    mover,
    opened,
    play_choice,
    seated,
    view_of,
)
from tests.server.test_newcomers import newcomer


async def drew(harness: Harness, count: int = 3) -> tuple[list[Client], int, dict[str, Any]]:
    """A table where the seat has just acted and drawn a card; with its last message."""
    clients = await seated(harness, count)
    seat = mover(clients)
    steps = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    return clients, seat, steps


def proposal_of(client: Client) -> types.Proposal:
    proposal = client.table.state.proposal
    assert proposal is not None
    return proposal


async def test_who_is_away_while_a_bot_stands_in_is_asked_all_the_same(harness: Harness) -> None:
    clients = await seated(harness)
    harness.bots.gate.clear()  # disables bots
    seat = mover(clients)
    others = [other for other in range(3) if other != seat]
    away = next(other for other in others if other != 0)
    host = clients[0]
    clients[away].leave()
    assert (await host.ask("stand", seat=away))["type"] == "done"
    steps = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    assert proposal_of(host).waiting_for == others
    for other in others:
        if other != away:
            await clients[other].ask("vote", seat=other, yes=True)
    assert proposal_of(host).waiting_for == [away]
    assert host.table.state.version == steps["version"]
    back = Client(clients[away].person, host.table)
    await back.hello(look=away)
    await back.ask("vote", seat=away, yes=True)
    assert host.table.state.proposal is None
    assert host.table.state.version == steps["version"] + 1


async def test_a_map_cannot_be_looked_at_twice_while_the_others_are_away(harness: Harness) -> None:
    clients, seat, _ = await drew(harness)
    others = [other for other in range(3) if other != seat]
    for other in others:
        await clients[other].ask("stand", seat=other)
        clients[other].leave()
    while mover(clients) != seat:
        await clients[seat].next("steps")
    version = clients[0].table.state.version
    await clients[seat].ask("undo", seat=seat, version=version)
    assert proposal_of(clients[0]).waiting_for == others
    assert clients[0].table.state.version == version


async def test_who_resigned_is_not_asked(harness: Harness, clients: list[Client]) -> None:
    harness.bots.gate.clear()
    seat = mover(clients)
    gone, other = ((seat + step) % 3 for step in (1, 2))
    steps = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    await clients[gone].ask("resign", seat=gone)
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    assert proposal_of(clients[0]).waiting_for == [other]


async def test_after_somebody_was_replaced_nothing_revealed_is_taken_back(harness: Harness) -> None:
    clients = await seated(harness, handover="anybody")
    harness.bots.gate.clear()
    seat = mover(clients)
    replaced = (seat + 1) % 3
    await clients[replaced].ask("stand", seat=replaced)
    nuria = await newcomer(harness, clients)
    await nuria.ask("sit", seat=replaced, name="Nuria")
    steps = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    assert steps["undo"] is None
    refused = await clients[seat].ask("undo", seat=seat, version=steps["version"])
    assert (refused["code"], "replaced" in refused["sentence"]) == ("status", True)


async def test_who_wished_something_can_withdraw_it(harness: Harness) -> None:
    clients, seat, steps = await drew(harness)
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    assert (await clients[seat].ask("vote", seat=seat, yes=True))["code"] == "seat"
    assert (await clients[seat].ask("vote", seat=seat, yes=False))["type"] == "done"
    assert clients[0].table.state.proposal is None


async def test_who_said_yes_may_still_say_no(harness: Harness) -> None:
    clients, seat, steps = await drew(harness)
    other = (seat + 1) % 3
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    await clients[other].ask("vote", seat=other, yes=True)
    await clients[other].ask("vote", seat=other, yes=False)
    assert clients[0].table.state.proposal is None


async def test_one_question_at_a_time(harness: Harness) -> None:
    clients, seat, steps = await drew(harness)
    other = (seat + 1) % 3
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    assert (await clients[other].ask("pause", seat=other))["code"] == "status"
    assert proposal_of(clients[0]).wish == "undo"


async def test_bots_wait_for_the_answer_and_then_go_on(harness: Harness) -> None:
    ana, bea = await harness.person("Ana"), await harness.person("Bea")
    table = await harness.open(ana, MINE, BOT, OPEN, options={"first_seat": 1})
    clients = [Client(ana, table), Client(bea, table)]
    for client in clients:
        await client.hello()
    await clients[1].ask("sit", seat=2, name="Bea")
    await clients[0].ask("start")
    harness.bots.gate.clear()
    steps = await play_choice(clients[0], await view_of(clients[0], 0), Rand(1))
    await clients[0].ask("undo", seat=0, version=steps["version"])
    harness.bots.gate.set()
    for client in clients:
        await client.settled()
    assert table.state.version == steps["version"]
    await clients[1].ask("vote", seat=2, yes=False)
    while mover(clients) != 2:
        await clients[1].next("steps")
    assert table.state.version > steps["version"]


async def test_a_seat_that_a_bot_plays_wishes_nothing(harness: Harness) -> None:
    clients = await seated(harness)
    harness.bots.gate.clear()
    seat = mover(clients)
    steps = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    await clients[seat].ask("resign", seat=seat)
    assert (await clients[seat].ask("undo", seat=seat, version=steps["version"]))["code"] == "seat"


async def test_when_seats_change_hands_the_question_is_put_again(harness: Harness) -> None:
    clients, seat, steps = await drew(harness)
    harness.bots.gate.clear()
    other = (seat + 1) % 3
    await clients[seat].ask("undo", seat=seat, version=steps["version"])
    await clients[other].ask("stand", seat=other)
    assert other in proposal_of(clients[0]).waiting_for
    await clients[other].ask("resign", seat=other)
    assert clients[0].table.state.proposal is None


async def test_what_shows_nothing_is_still_taken_back_at_once(harness: Harness) -> None:
    """Free undo asks nobody, even with absent people: Ghosts Galore lets a seat choose its hidden
    side.
    """
    clients = await seated(harness, 2, game="ghosts_galore")
    seat = mover(clients)
    clients[1 - seat].leave()
    view = await view_of(clients[seat], seat)
    steps = await play_choice(clients[seat], view, Rand(1))
    assert steps["undo"] is not None
    assert steps["undo"]["why"] is None
    assert (await clients[seat].ask("undo", seat=seat, version=steps["version"]))["type"] == "done"
    assert clients[0].table.state.version == steps["version"] + 1


@pytest.mark.parametrize("wish", ["undo", "pause", "kick"])
async def test_questions_and_answers_survive_a_restart(tmp_path: Path, wish: str) -> None:
    async with opened(tmp_path) as harness:
        clients, seat, steps = await drew(harness)
        fields = {"version": steps["version"]} if wish == "undo" else {}
        asker = clients[0] if wish == "kick" else clients[seat]
        about = 1 if wish == "kick" else seat
        await asker.ask(wish, seat=about, **fields)
        waiting = proposal_of(asker).waiting_for
        if len(waiting) > 1:
            await clients[waiting[0]].ask("vote", seat=waiting[0], yes=True)
        left, code = proposal_of(asker).waiting_for, asker.table.row.code
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        again = Client(clients[left[0]].person, table)
        told = (await again.hello(look=left[0]))["table"]["proposal"]
        assert (told["wish"], told["waiting_for"]) == (wish, left)
        await again.ask("vote", seat=left[0], yes=True)
        assert table.state.proposal is None
        done = {
            "undo": table.state.version == steps["version"] + 1,
            "pause": table.row.status == "paused",
            "kick": table.row.seats[1].kind == "bot",
        }
        assert done[wish]


async def test_a_question_in_a_pause_survives_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness)
        await clients[0].ask("pause", seat=0)
        for seat in (1, 2):
            await clients[seat].ask("vote", seat=seat, yes=True)
        assert clients[0].table.row.status == "paused"
        await clients[0].ask("kick", seat=1)
        assert proposal_of(clients[0]).wish == "kick"
        code = clients[0].table.row.code
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        assert table.row.status == "paused"
        assert proposal_of(Client(clients[0].person, table)).wish == "kick"


async def test_nothing_is_asked_at_a_table_that_is_over_whatever_was_saved(
    harness: Harness, clients: list[Client]
) -> None:
    """The end of a game ends its proposal; one in an unknown format is dropped."""
    await clients[0].ask("pause", seat=0)
    assert proposal_of(clients[0]).wish == "pause"
    saved = await harness.store.tables.table(clients[0].table.row.code)
    assert saved is not None
    assert saved.row.wished
    saved.row.status = "over"
    rules, dealer = ALL[saved.row.game], harness.services.dealer
    assert resumed(saved, rules, dealer, harness.time.now()).open_proposal is None


async def test_a_question_that_was_answered_does_not_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients, seat, steps = await drew(harness)
        await clients[seat].ask("undo", seat=seat, version=steps["version"])
        other = proposal_of(clients[seat]).waiting_for[0]
        await clients[other].ask("vote", seat=other, yes=False)
        code = clients[0].table.row.code
    async with opened(tmp_path) as harness:
        assert (await harness.table(code)).state.proposal is None
