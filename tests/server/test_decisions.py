"""A bot's deliberation is stored with its move, and shown to nobody too early."""

import json
from pathlib import Path
from typing import Any

import pytest

from farol.bots.bot import Budget
from farol.bots.decision import Decision, decision_from_json
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model.advice import check_bot
from farol.server.play.model.deliberation import deliberation, unpacked
from farol.server.play.model.payloads import Thought
from farol.server.play.model.seats import copied
from farol.server.store.store import DecisionRow, Rows, StepRow, StoreError
from farol.server.workers.bots import BotJob, new_job, think
from farol.server.workers.fair_queue import Requester
from tests.server.harness import (
    MINE,
    SOMEBODY,
    Client,
    Harness,
    SeatPlan,
    opened,
    play_choice,
    seated,
    view_of,
)
from tests.server.test_store import row, step

NOVICE = SeatPlan("bot", level="novice")
FIRST = {"first_seat": 1}
BUDGET = Budget(32)


async def alone(harness: Harness) -> Client:
    """A person with two novices, whose turn it is."""
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, NOVICE, NOVICE, start=True, options=FIRST))
    await client.hello(look=0)
    return client


async def my_turn(client: Client) -> None:
    """Wait for the bots' moves."""
    while client.table.state.playing().to_act != 0:
        await client.next("steps")


async def played(client: Client, seed: int = 1) -> dict[str, Any]:
    return await play_choice(client, await view_of(client, 0), Rand(seed))


async def finished(client: Client, *seats: int) -> None:
    """Let bots play to the end."""
    for seat in seats or (0,):
        await client.ask("resign", seat=seat)
    await client.over()


def read(kept: DecisionRow) -> Decision:
    return decision_from_json(json.loads(unpacked(kept.data)))


async def test_the_move_that_was_made_is_the_first_that_was_considered(harness: Harness) -> None:
    client = await alone(harness)
    await played(client)
    await my_turn(client)
    game = client.table.state.playing()
    kept = await harness.store.tables.decisions(client.table.row.id)
    bots = [each.version for each in game.entries if each.seat in {1, 2}]
    assert [each.version for each in kept] == bots
    for one in kept:
        assert read(one).action == game.entry(one.version).action
        assert json.loads(unpacked(one.data))["level"] == "novice"
        assert len(one.data) < 1000


async def test_after_the_end_all_are_told_what_was_kept_and_no_bot_thinks(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        client = await alone(harness)
        await finished(client)
        code, number = client.table.row.code, client.table.row.id
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        stranger = Client(await harness.person("Eva"), table)
        await stranger.hello()
        for kept in (await harness.store.tables.decisions(number))[:8]:
            told = await stranger.ask("ask-explanation", version=kept.version, language="es")
            assert told["type"] == "explanation"
            decision, why = read(kept), told["why"]
            assert [one["played"] for one in why["considered"]].index(True) == 0
            assert [one["worth"] for one in why["considered"]] == [
                move.worth for move in decision.candidates
            ]
            assert [one["kind"] for one in why["reasons"]] == [
                reason.kind for reason in decision.reasons
            ]
        assert harness.bots.jobs == []


async def test_before_the_end_spectators_hear_nothing(harness: Harness) -> None:
    client = await alone(harness)
    await played(client)
    await my_turn(client)
    stranger = Client(await harness.person("Eva"), client.table)
    await stranger.hello()
    for version in range(client.table.state.version + 2):  # nor whether such a version exists
        assert (await stranger.ask("ask-explanation", version=version))["code"] == "status"
        harness.time.pass_by(1)


async def test_before_the_end_another_seat_hears_reasons_without_what_was_considered(
    harness: Harness,
) -> None:
    client = await alone(harness)
    await played(client)
    await my_turn(client)
    others = [each.version for each in client.table.state.playing().entries if each.seat in {1, 2}]
    assert len(others) == 2
    for version in others:
        told = await client.ask("ask-explanation", version=version)
        assert (told["type"], told["version"], told["level"]) == ("explanation", version, "novice")
        why = told["why"]
        assert (why["considered"], why["roles"], why["notes"]) == ([], [], [])
    asked = [job for job in harness.bots.jobs if job.about is not None]
    assert [(job.seat, job.about) for job in asked] == [(0, 1), (0, 2)]


@pytest.mark.parametrize("wanted", [{"daily": "2026-01-01"}, {"rated": True}, {"league": 3}])
async def test_where_no_hints_are_given_no_other_seat_hears_reasons_before_the_end(
    harness: Harness, wanted: dict[str, Any]
) -> None:
    client = await alone(harness)
    table = copied(client.table.row)
    check_bot(table, 1)
    for name, value in wanted.items():
        setattr(table, name, value)
    with pytest.raises(Refusal, match="after the end"):
        check_bot(table, 1)
    table.status = "over"
    check_bot(table, 1)


async def test_a_persons_moves_and_claims_are_not_explained_to_others(harness: Harness) -> None:
    clients = await seated(harness, options=FIRST)
    with pytest.raises(Refusal, match="A person decides"):
        check_bot(clients[0].table.row, 0)
    assert (await clients[1].ask("ask-explanation", version=1, said=7))["code"] == "bad"


async def test_whoever_has_the_seat_hears_why_the_stand_in_did_it(harness: Harness) -> None:
    clients = await seated(harness, options=FIRST)
    await clients[0].ask("stand", seat=0)
    while clients[0].table.state.playing().to_act == 0:
        await clients[0].next("steps")
    game = clients[0].table.state.playing()
    version = next(each.version for each in game.entries if each.seat == 0)
    told = await clients[0].ask("ask-explanation", version=version)
    assert (told["type"], told["level"]) == ("explanation", "regular")
    assert (await clients[1].ask("ask-explanation", version=version))["why"]["considered"] == []
    await clients[0].ask("look", look=None)
    assert (await clients[0].ask("ask-explanation", version=version))["code"] == "status"


async def test_what_a_person_decided_is_not_explained(harness: Harness) -> None:
    client = await alone(harness)
    version = client.table.state.version + 1
    await played(client)
    await finished(client)
    answer = await client.ask("ask-explanation", version=version)
    assert (answer["code"], answer["sentence"]) == (
        "bot",
        "What was considered there was not kept.",
    )


async def test_what_is_taken_back_is_forgotten(harness: Harness) -> None:
    client = await alone(harness)
    await played(client)
    await my_turn(client)
    before = await harness.store.tables.decisions(client.table.row.id)
    assert len(before) == 2
    harness.bots.gate.clear()
    await client.ask("undo", seat=0, version=client.table.state.version)
    assert await harness.store.tables.decisions(client.table.row.id) == []
    await played(client, 2)
    harness.bots.gate.set()
    await my_turn(client)
    after = await harness.store.tables.decisions(client.table.row.id)
    assert [each.version for each in after] == [
        each.version
        for each in client.table.state.playing().entries[before[-1].version :]
        if each.seat in {1, 2}
    ]


async def test_records_and_replays_have_it_after_the_end_and_not_before(harness: Harness) -> None:
    client = await alone(harness)
    await played(client)
    await my_turn(client)
    code, number = client.table.row.code, client.table.row.id
    async with harness.http() as http:
        early = [
            (await http.get(f"/api/tables/{code}/{path}")).text
            for path in ("record", "record?as=complete", "replay", "record?as=seat&seat=0")
        ]
        assert not any("considered" in answer for answer in early)
        await finished(client)
        kept = await harness.store.tables.decisions(number)
        record = (await http.get(f"/api/tables/{code}/record?as=complete")).json()
        replay = (await http.get(f"/api/tables/{code}/replay")).json()
    assert [one["version"] for one in record["decisions"]] == [one.version for one in kept]
    assert record["decisions"][0]["considered"] == json.loads(unpacked(kept[0].data))
    assert replay["explained"] == [one.version for one in kept]
    game = client.table.state.game
    assert game is not None
    of_bots = [one for one in game.entries if one.seat in {1, 2}]
    forced = {one.version for one in of_bots if one.forced}  # "why?" is not offered for them
    assert {one.version for one in of_bots} - set(replay["explained"]) == forced


async def test_a_decision_and_its_move_are_saved_together_or_not_at_all(harness: Harness) -> None:
    number = await harness.store.tables.add_table(row())
    await harness.store.tables.save(
        number, Rows(steps=[step(1)], decisions=[DecisionRow(1, b"one")])
    )
    with pytest.raises(StoreError):
        await harness.store.tables.save(
            number, Rows(steps=[step(2)], decisions=[DecisionRow(1, b"again")])
        )
    loaded = await harness.store.tables.table("AAAAAA")
    assert loaded is not None
    assert loaded.steps == [step(1)]
    assert await harness.store.tables.decision(number, 1) == b"one"
    assert await harness.store.tables.decision(number, 2) is None
    await harness.store.tables.save(
        number, Rows(steps=[step(2), step(3)], decisions=[DecisionRow(2, b"two")])
    )
    await harness.store.tables.save(number, Rows(steps=[StepRow(4, None, 1, 0, None, 1.0)]))
    assert await harness.store.tables.decisions(number) == [DecisionRow(1, b"one")]


async def test_a_bot_that_failed_leaves_nothing_to_explain(harness: Harness) -> None:
    async def nonsense(_job: BotJob, _asker: Requester = SOMEBODY) -> Thought:
        return Thought(999_999_999, b"nothing")

    harness.bots.choose = nonsense  # type: ignore[method-assign]
    client = await alone(harness)
    await played(client)
    await my_turn(client)
    assert await harness.store.tables.decisions(client.table.row.id) == []


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_what_is_kept_or_told_depends_on_what_a_seat_knows_alone(game: AnyGame, level: str) -> None:
    """In a world that the seat cannot distinguish from the real one, not a byte changes."""
    rand, state, compared = Rand(21), game.new(game.seats[-1]), 0
    names = [f"P{number}" for number in range(state.seats)]
    while compared < 6:
        if state.to_act() == OVER:
            state = game.new(game.seats[-1])
        if state.to_act() == CHANCE:
            state.apply_unchecked(state.sample_chance(rand))
            continue
        seat = state.to_act()
        if rand.below(5) == 0:
            world, seed = state.sample_world(seat, rand), rand.bits()
            jobs = [new_job(game, each, seat, level, [], seed) for each in (state, world)]
            thoughts = [think(job, BUDGET) for job in jobs]
            assert thoughts[0] == thoughts[1]
            decision = read(DecisionRow(0, thoughts[0].decision))
            for language in ("en", "es"):
                told = [
                    messages.json_bytes(deliberation(game, each, decision, language, names))
                    for each in (state, world)
                ]
                assert told[0] == told[1]
            compared += 1
        state.apply_unchecked(state.sample_action(rand))
