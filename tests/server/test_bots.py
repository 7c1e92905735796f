"""Bots at the table: in other processes, without secrets."""

import asyncio
import json
import multiprocessing
import os
import re
import signal
from pathlib import Path

import pytest

from farol.bots.bot import Seat
from farol.bots.decision import decision_from_json
from farol.bots.learned import NoNetworks
from farol.bots.network import Network, NetworkBot
from farol.core.data import Json
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL, AnyGame
from farol.server.play.model.deliberation import deliberation, unpacked
from farol.server.play.model.payloads import Thought
from farol.server.play.model.seats import UnknownLevel, check_level
from farol.server.serve import opened_server
from farol.server.settings import Settings
from farol.server.workers.bots import BotFailed, BotJob, BotWorkers, company, new_job, think
from tests.bots.test_network import layers
from tests.server.harness import (
    BOT,
    MINE,
    PATIENCE,
    Client,
    Harness,
    SeatPlan,
    mover,
    play_choice,
    seated,
    view_of,
)
from tests.server.test_undo import new_play


def job(seed: int = 5) -> BotJob:
    play = new_play()
    return new_job(play.rules, play.state, 0, "random", [], seed)


async def test_bots_think_in_other_processes_that_give_way_and_are_replaced() -> None:
    workers = BotWorkers(1)
    others = set(multiprocessing.active_children())
    try:
        assert await workers.choose(job()) == think(job())
        (child,) = set(multiprocessing.active_children()) - others
        assert child.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, child.pid) >= 10
        os.kill(child.pid, signal.SIGKILL)
        child.join()
        assert await workers.choose(job()) == think(job())
    finally:
        workers.close()


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_a_job_holds_a_world_that_does_not_depend_on_secrets(game: AnyGame) -> None:
    """A sampled world in place of the real one gives the very same job."""
    rand = Rand(8)
    state = game.new(game.seats[0])
    for number in range(60):
        while state.to_act() == -1:
            state.apply_unchecked(state.sample_chance(rand))
        if state.to_act() < 0:
            break
        seat = state.to_act()
        world = state.sample_world(seat, rand)
        assert new_job(game, state, seat, "random", [], number) == new_job(
            game, world, seat, "random", [], number
        )
        state.apply_unchecked(state.sample_action(rand))


async def test_bots_know_the_level_of_every_bot_which_everybody_sees(harness: Harness) -> None:
    """A person has no known level, also while a bot moves for them."""
    ana = await harness.person("Ana")
    regular = SeatPlan("bot", level="regular")
    host = Client(ana, await harness.open(ana, MINE, BOT, regular))
    assert company(host.table.row) == ["", "random", "regular"]
    host.table.row.seats[0].level = "expert"
    assert company(host.table.row) == ["", "random", "regular"]


async def among_bots(harness: Harness) -> Client:
    """A person with a random bot and a novice, in mid-game."""
    ana = await harness.person("Ana")
    novice = SeatPlan("bot", level="novice")
    options = {"first_seat": 1}
    client = Client(ana, await harness.open(ana, MINE, BOT, novice, start=True, options=options))
    await client.hello(look=0)
    return client


async def test_a_bot_gets_the_company_with_its_turn(harness: Harness) -> None:
    client = await among_bots(harness)
    await play_choice(client, await view_of(client, 0), Rand(1))
    await client.next("steps")
    assert {tuple(job.company) for job in harness.bots.jobs} == {("", "random", "novice")}


async def test_a_hint_gets_the_company_with_its_question(harness: Harness) -> None:
    """At any table, including a terminal's own server."""
    client = await among_bots(harness)
    assert (await client.ask("ask-hint", seat=0, level="random"))["type"] == "hint"
    assert [(job.advice, job.company) for job in harness.bots.jobs] == [
        (True, ["", "random", "novice"])
    ]


def test_the_random_bot_plays_a_legal_move() -> None:
    play = new_play()
    chosen = {think(job(seed)).action for seed in range(40)}
    assert chosen <= set(play.state.legal_actions())
    assert len(chosen) > 3


def decision(game: AnyGame, advice: bool = False, level: str = "regular") -> BotJob:
    """A position with a choice, some way into a game, from the view of the seat to act."""
    state = game.new(game.seats[-1])
    rand = Rand(4)
    views: list[list[dict[str, Json]]] = [[] for _ in range(state.seats)]
    found: BotJob | None = None
    while state.to_act() != OVER and (found is None or len(views[0]) < 40):
        events: list[Event] = []
        state.apply_unchecked(sample_next(state, rand), events)
        for seat in range(state.seats):
            views[seat] += [view for e in events if (view := game.event_view(e, seat)) is not None]
        seat = state.to_act()
        if seat >= 0 and len(state.legal_actions()) > 1:
            found = new_job(game, state, seat, level, list(views[seat]), 9, advice)
    assert found is not None
    return found


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_every_level_plays_legal_moves_in_every_game(game: AnyGame, level: str) -> None:
    work = decision(game, level=level)
    assert think(work).action in game.load(work.world).legal_actions()


def test_a_learned_bot_plays_its_network_and_says_why(tmp_path: Path) -> None:
    game = ALL["loknroll"]
    seats = game.seats[-1]
    network = Network("loknroll", seats, layers("loknroll", seats))
    network.save(tmp_path / "a.npz")
    work = decision(game, level="learned")
    thought, world = think(work, learned=tmp_path), game.load(work.world)
    seat = Seat(game, work.seat, world, work.views, Rand(1))
    assert thought.action == NetworkBot(network).choose(seat)
    found = json.loads(unpacked(thought.decision))
    assert found["level"] == "learned"
    names = [f"Player {number}" for number in range(world.seats)]
    why = deliberation(game, world, decision_from_json(found), "en", names)
    assert why.considered[0].played
    assert why.reasons[0].sentence


@pytest.mark.of_a_file
async def test_the_workers_of_a_server_know_its_networks(tmp_path: Path) -> None:
    seats = ALL["loknroll"].seats[-1]
    Network("loknroll", seats, layers("loknroll", seats)).save(tmp_path / "a.npz")
    settings = Settings(data=str(tmp_path / "a.db"), learned=str(tmp_path), browser=False)
    work = decision(ALL["loknroll"], level="learned")
    async with opened_server(settings, 0, ()) as opened:
        assert opened.context.workers is not None
        thought = await opened.context.workers.choose(work)
    assert thought == think(work, learned=tmp_path)


async def test_a_server_says_which_network_cannot_play(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "a.db"), learned=str(tmp_path), browser=False)
    with pytest.raises(NoNetworks, match="holds no networks"):
        async with opened_server(settings, 0, ()):
            pytest.fail("it was opened")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_a_hint_says_what_was_considered_and_why(game: AnyGame, language: str) -> None:
    work = decision(game, advice=True)
    thought, world = think(work), game.load(work.world)
    names = [f"Player {number}" for number in range(world.seats)]
    found = decision_from_json(json.loads(unpacked(thought.decision)))
    assert thought.action == found.action
    assert {move.action for move in found.candidates} <= set(world.legal_actions())
    why = deliberation(game, world, found, language, names)
    assert [one.played for one in why.considered] == [True] + [False] * (len(why.considered) - 1)
    worths = [one.worth or 0 for one in why.considered]
    assert worths == sorted(worths, reverse=True)
    said = "\n".join(one.sentence for one in (*why.reasons, *why.roles, *why.notes))
    assert why.reasons[0].sentence
    assert game.name != "saboteur" or re.search("Player [0-9]", said)
    assert not re.search("Seat|Asiento|seat|asiento", said)


def test_a_bot_that_plays_anything_says_so() -> None:
    thought = think(decision(ALL["halloween"], level="random"))
    assert json.loads(unpacked(thought.decision))["level"] == "random"
    assert decision_from_json(json.loads(unpacked(thought.decision))).reasons[0].kind == "at-random"


def test_levels_are_checked() -> None:
    assert check_level("random") == "random"
    assert check_level("master") == "master"
    assert check_level(None) == "regular"
    with pytest.raises(UnknownLevel, match="no bot 'grandmaster'"):
        check_level("grandmaster")


async def test_fifty_thinking_bots_do_not_delay_a_person(harness: Harness) -> None:
    """Bots are blocked; a person's move still goes through."""
    harness.bots.gate.clear()
    ana = await harness.person("Ana")
    for _ in range(50):
        clients = await seated(harness)
        seat = mover(clients)
        await clients[seat].ask("resign", seat=seat)
    client = Client(ana, await harness.open(ana, MINE, MINE, MINE, start=True))
    await client.hello()
    assert len(harness.bots.jobs) >= 50
    seat = mover([client])
    assert (await play_choice(client, await view_of(client, seat), Rand(1)))["type"] == "steps"


async def test_a_bot_that_fails_still_moves(harness: Harness) -> None:
    async def fail(_: BotJob) -> Thought:
        raise BotFailed("No idea.")

    harness.bots.choose = fail  # type: ignore[method-assign]
    clients = await seated(harness)
    seat = mover(clients)
    await clients[seat].ask("resign", seat=seat)
    assert (await clients[(seat + 1) % 3].next("steps"))["steps"][0]["seat"] == seat
    asked = mover(clients)
    await view_of(clients[asked], asked)
    assert (await clients[asked].ask("ask-hint", seat=asked))["code"] == "bot"


async def test_a_bot_with_an_impossible_move_plays_a_possible_one(harness: Harness) -> None:
    async def wrong(_: BotJob) -> Thought:
        return Thought(999_999_999)

    harness.bots.choose = wrong  # type: ignore[method-assign]
    clients = await seated(harness)
    seat = mover(clients)
    await clients[seat].ask("resign", seat=seat)
    assert (await clients[(seat + 1) % 3].next("steps"))["steps"][0]["seat"] == seat


async def test_bots_take_their_time(harness: Harness) -> None:
    harness.services.bot_pause = 1.0
    clients = await seated(harness)
    seat, version = mover(clients), clients[0].table.state.version
    await clients[seat].ask("resign", seat=seat)
    for _ in range(5):
        await asyncio.sleep(0)
    await clients[0].settled()
    assert clients[0].table.state.version == version
    harness.time.pass_by(1.1)
    await clients[(seat + 1) % 3].next("steps")
    assert clients[0].table.state.version > version


async def test_bots_do_not_wait_for_who_is_alone_with_them(harness: Harness) -> None:
    harness.services.bot_pause = 1.0
    ana = await harness.person("Ana")
    options = {"first_seat": 1}
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True, options=options))
    await client.hello(look=0)
    await play_choice(client, await view_of(client, 0), Rand(1))
    steps = await client.next("steps")  # no time has passed
    assert steps["steps"][0]["seat"] != 0


async def test_bots_alone_take_their_time_until_somebody_comes_to_watch(harness: Harness) -> None:
    harness.services.bot_pause = 1.0
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, BOT, BOT, BOT, start=True))
    first = client.table.state.version
    async with asyncio.timeout(PATIENCE):
        while not harness.bots.jobs:  # the first one has chosen, and waits
            await asyncio.sleep(0)
    assert (await client.hello())["view"]["version"] == first
    harness.time.pass_by(1.1)
    assert (await client.next("steps"))["steps"][0]["version"] == first + 1
