"""No leaks in real games with real bots, in every byte over TCP.

Bots play a game. Somewhere in it the hidden information is replaced by a world that one seat cannot
distinguish from the real one, and the same story continues in both, with actions that look the same
to that seat. Both are played through a whole server on a real port: the seat is a person, the
others are bots, and a spectator watches, with or without delay. Every frame, answer, refusal, hint,
reason, record and line of chat that the person and the spectator receive must be equal in both.
"""

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from farol.bots.bot import Budget, Memory, seat_of
from farol.bots.roster import new_bot
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame
from farol.server.play.model.game import LiveGame
from farol.server.play.model.payloads import Thought
from farol.server.play.pace import Pace
from farol.server.play.table import Table
from farol.server.settings.limits import Limits
from farol.server.workers.bots import SOMEBODY, BotJob, think
from farol.server.workers.fair_queue import Requester
from tests.server.harness import MINE, PATIENCE, Harness, SeatPlan, on_tcp, opened
from tests.server.test_leaks import (
    Script,
    Told,
    carelessly_started,
    chance_and_moves,
    keeps_secrets,
    look,
    no_luck,
    started,
    twins,
)

LEVELS = ("regular", "expert")
SIMULATIONS = 12  # a bot's budget; fixed, so that the same knowledge gives the same bytes
STEPS = 8  # decisions in a story
WORLDS = 4  # tried for the longest story
EVERY = 7  # decisions between the starts of two stories
FIRST = 4  # decision at which the first story starts
DELAY = 30  # seconds of the spectators' delay


class Company:
    """Bots of different levels who play one game, with their memory."""

    def __init__(self, game: AnyGame, seats: int, rand: Rand) -> None:
        self.game = game
        self.memory = Memory(game, seats)
        self.rand = rand

    def next(self, state: Any) -> int:
        """The next action of chance or of the bot to act."""
        if state.to_act() == CHANCE:
            outcome: int = state.sample_chance(self.rand)
            return outcome
        seat = state.to_act()
        bot = new_bot(LEVELS[seat % len(LEVELS)], self.game.name, workers=1)
        view = seat_of(self.game, state, seat, self.memory.views[seat], self.rand)
        return bot.choose(view, Budget(SIMULATIONS))

    def apply(self, state: Any, action: int) -> None:
        events: list[Event] = []
        state.apply(action, events)
        self.memory.note(events)


def lasts(game: AnyGame, seats: int) -> bool:
    """Whether a random game is long enough for some stories."""
    state, rand, decisions = game.new(seats, game.unattended), Rand(1), 0
    while state.to_act() != OVER:
        decisions += state.to_act() != CHANCE
        state.apply_unchecked(sample_next(state, rand))
    return decisions > EVERY


def stories(game: AnyGame, seats: int, rand: Rand, count: int) -> Iterator[Script]:
    """A game of bots, with stories in two worlds that start within it."""
    company, state = Company(game, seats, rand), game.new(seats)
    decisions, told, every = 0, 0, EVERY if lasts(game, seats) else 1
    while state.to_act() != OVER and told < count:
        if state.to_act() != CHANCE:
            decisions += 1
            if decisions % every == FIRST % every:
                told += 1
                yield longest_story(company, state, rand.below(seats))
        company.apply(state, company.next(state))


def longest_story(company: Company, state: Any, seat: int) -> Script:
    found = [story(company, state, seat) for _ in range(WORLDS)]
    return max(found, key=lambda script: len(script.actions))


def story(company: Company, state: Any, seat: int) -> Script:
    """The bots' continuation, and an indistinguishable one in a sampled world, as long as
    possible.
    """
    game, rand = company.game, company.rand
    script = Script(game, seat, (state.copy(), state.sample_world(seat, rand)))
    one, two = script.starts[0].copy(), script.starts[1].copy()
    kept = decisions = 0
    while one.to_act() != OVER and decisions < STEPS:
        decisions += one.to_act() != CHANCE
        pair = alike(company, one, two, seat)
        if pair is None:
            break
        action, other, one, two = pair
        script.actions.append((action, other))
        script.swapped += action != other
        if one.to_act() not in {CHANCE, OVER}:
            kept = len(script.actions)
    del script.actions[kept:]
    return script


def alike(company: Company, one: Any, two: Any, seat: int) -> tuple[int, int, Any, Any] | None:
    """The bot's action with an indistinguishable one in the other world; else any such pair."""
    if one.to_act() != two.to_act():
        return None
    action = company.next(one)
    after, seen = look(company.game, one, action, seat)
    mine = two.to_act() == seat
    if two.to_act() == CHANCE:
        others = [outcome for outcome, _ in two.chance_outcomes()]
    else:
        others = [action] if mine else two.legal_actions()
    for other in sorted(others, key=lambda each: each == action)[-40:]:
        if other in others and (not mine or other in two.legal_actions()):
            there, shown = look(company.game, two, other, seat)
            if shown == seen:
                return action, other, after, there
    return twins(company.game, one, two, seat, company.rand)


class ToldBots:
    """Bots that follow the story; hints come from a real one."""

    def __init__(self, moves: deque[tuple[int, int]]) -> None:
        self.moves = moves

    async def choose(self, job: BotJob, _asker: Requester = SOMEBODY) -> Thought:
        if job.advice:
            return think(job, Budget(SIMULATIONS))
        if job.speaks:  # claims are public, like moves: the same in both worlds
            laugh = ALL[job.game].claims.say("laugh")
            return Thought(0, claim=laugh if len(self.moves) % 3 == 0 else None)
        if not self.moves:
            await asyncio.Event().wait()  # the story is over
        move = next((move for move in self.moves if move[0] == job.seat), None)
        if move is None:
            await asyncio.Event().wait()  # it has no part in the rest of the story
        assert move is not None
        self.moves.remove(move)
        action = move[1]
        secrets = think(msgspec.structs.replace(job, level="novice"))  # told, it would be a leak
        return Thought(action, secrets.decision)


class Ear:
    """A TCP client that records every frame."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.frames: list[bytes] = []
        self._asked = 0

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            frame = await self.wire.recv(decode=False)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._asked += 1
        asked = f"q{self._asked}"
        await self.wire.send(json.dumps({"type": kind, "id": asked, **fields}))
        while True:
            message = await self.hear()
            if asked in {message.get("id"), message.get("answer")}:
                return message

    async def hello(self, code: str, seat: int | None, version: int | None = None) -> None:
        hello = {"type": "hello", "code": code, "look": seat, "version": version}
        await self.wire.send(json.dumps(hello))
        assert (await self.hear())["type"] == "welcome"


class Evening:
    """One story at one table, with everything that the person and the spectator receive."""

    def __init__(self, harness: Harness, script: Script, moves: deque[tuple[int, int]]) -> None:
        self.harness = harness
        self.script = script
        self.moves = moves
        self.told = list(moves)
        self.answers: list[bytes] = []
        self.browser: httpx.AsyncClient

    async def spend(self, port: int, delay: int) -> list[bytes]:
        harness, seat = self.harness, self.script.seat
        (ana, token), (_, other) = [await harness.people.add(name) for name in ("Ana", "Eva")]
        seats = self.script.starts[0].seats
        plans = [MINE if n == seat else SeatPlan("bot", level="expert") for n in range(seats)]
        table = await harness.open(ana, *plans, game=self.script.game.name, delay=delay)
        cookies = {harness.context.cookie: token}
        async with (
            self.ear(port, token) as person,
            self.ear(port, other) as watcher,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", cookies=cookies) as self.browser,
        ):
            await person.hello(table.row.code, seat)
            await watcher.hello(table.row.code, None)
            await person.ask("start")
            await self.play(table, person, watcher)
            for ear, eyes in ((person, seat), (watcher, None)):
                for version in (None, 0, max(0, table.state.version - 2)):
                    await ear.hello(table.row.code, eyes, version)
            return [*person.frames, *watcher.frames, *self.answers]

    @asynccontextmanager
    async def ear(self, port: int, token: str) -> AsyncIterator[Ear]:
        cookie = f"{self.harness.context.cookie}={token}"
        url = f"ws://127.0.0.1:{port}/api/socket"
        async with connect(url, additional_headers={"cookie": cookie}, max_size=None) as wire:
            yield Ear(wire)

    async def play(self, table: Table, person: Ear, watcher: Ear) -> None:
        seat = self.script.seat
        while not self.is_told(table.state.playing()):
            while not self.is_awaited(game := table.state.playing()) and not self.is_told(game):
                await asyncio.sleep(0)
            await self.be_curious(table, person, watcher)
            game = table.state.playing()
            if self.is_awaited(game):
                action = next(action for mover, action in self.moves if mover == seat)
                self.moves.remove((seat, action))
                shown = game.rules.action_json(game.turn_of(seat), action)
                answer = await person.ask("act", seat=seat, version=game.version, action=shown)
                assert answer["type"] == "steps", answer
        await self.be_curious(table, person, watcher)

    def is_awaited(self, game: LiveGame) -> bool:
        """Whether the person's move is next, who is the last one of simultaneous seats."""
        seat, decided = self.script.seat, self.decided(game)
        if seat not in game.choosing:
            return False
        block = {mover for mover, _ in self.told[decided : decided + (len(game.together) or 1)]}
        return seat in block and block - {seat} <= {*game.sealed}

    def is_told(self, game: LiveGame) -> bool:
        """Whether the whole story has been played at the table."""
        return self.decided(game) + len(game.sealed) == len(self.told)

    @staticmethod
    def decided(game: LiveGame) -> int:
        return sum(entry.seat is not None for entry in game.entries)

    async def be_curious(self, table: Table, person: Ear, watcher: Ear) -> None:
        """Every possible request; each answer is recorded."""
        seat, version, code = self.script.seat, table.state.version, table.row.code
        wild: list[dict[str, Any]] = [{"type": "x"}, {"type": "lay", "card": "x"}]
        for action in wild:
            await person.ask("act", seat=seat, version=version, action=action)
        for action in [*wild, {"type": "pass"}, {"type": "discard", "card": "map"}]:
            await person.ask("ask-why", seat=seat, action=action, language="es")
        await person.ask("act", seat=seat, version=0, action={})
        await person.ask("ask-hint", seat=seat, language="es")
        for back in range(4):
            asked = {"version": max(0, version - back), "language": "es"}
            await person.ask("ask-explanation", **asked)
            await watcher.ask("ask-explanation", **asked)
        await person.ask("undo", seat=seat, version=0)
        await person.ask("look", look=None)
        await person.ask("look", look=seat)
        await person.ask("say", seat=seat, text=f"hm, {version}")
        await person.ask("claim", seat=seat, claim={"type": "forced"})
        await watcher.ask("claim", seat=seat, claim={"type": "forced"})
        await watcher.ask("look", look=seat)
        self.harness.time.pass_by(DELAY / 2)
        for ear in (person, watcher):
            await ear.ask("ping")
        for path in (
            "/me/export",
            "/tables",
            f"/tables/{code}",
            f"/tables/{code}/record?as=table",
            f"/tables/{code}/record?as=seat&seat={seat}",
            f"/tables/{code}/record?as=complete",
            f"/tables/{code}/replay",
            f"/tables/{code}/replay/words?at=1&language=en&text=board&seat={seat}",
        ):
            answer = await self.browser.get(f"/api{path}")
            assert answer.status_code < 500, (path, answer.text)
            headers = {name: answer.headers[name] for name in answer.headers if name != "date"}
            self.answers += [json.dumps([answer.status_code, headers]).encode(), answer.content]


async def received(folder: Path, script: Script, which: int, delay: int) -> list[bytes]:
    """Every byte that a person and a spectator receive in one of the two worlds."""
    start, actions = script.starts[which], script.run(which)
    chance, _ = chance_and_moves(start, actions)
    moves = decisions_of(start, actions)
    games = {script.game.name: started(script.game, start)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "farol.server.workers.documents.ALL", games
        )  # records are replayed by the game's name
        async with opened(
            folder, games, limits=Limits(requests_per_second=1e6, messages_per_second=1e6)
        ) as harness:
            harness.services.dealer = Told(iter(chance))
            harness.services.bots = ToldBots(moves)
            # the clock stands still, so forced moves are not made automatically
            harness.services.pace = Pace(lambda _level: 0.0)
            async with on_tcp(harness) as port:
                return await Evening(harness, script, moves).spend(port, delay)


def decisions_of(start: Any, actions: list[int]) -> deque[tuple[int, int]]:
    state, moves = start.copy(), deque[tuple[int, int]]()
    for action in actions:
        if state.to_act() != CHANCE:
            moves.append((state.to_act(), action))
        state.apply(action)
    return moves


async def compare(
    game: AnyGame, seed: int, count: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, int, int]:
    """The number of compared entries, replaced secrets and bytes in stories of one game of bots."""
    rand = Rand(seed)
    seats = game.seats[seed % len(game.seats)]
    entries = swapped = size = 0
    for number, script in enumerate(stories(game, max(2, seats), rand, count)):
        if not script.actions:
            continue
        delay = DELAY * (number % 2)
        with no_luck(monkeypatch):
            real = await received(folder / f"{number}real", script, 0, delay)
            other = await received(folder / f"{number}other", script, 1, delay)
        assert real == other
        entries += len(script.actions)
        swapped += script.swapped + (game.dump(script.starts[0]) != game.dump(script.starts[1]))
        size += sum(map(len, real))
    return entries, swapped, size


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
async def test_no_byte_on_tcp_depends_on_what_the_person_must_not_know(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = swapped = size = 0
    for seed in range(5, 25):
        found = await compare(game, seed, 3, tmp_path / str(seed), monkeypatch)
        entries, swapped, size = entries + found[0], swapped + found[1], size + found[2]
        if entries > 5:
            break  # one long game is enough
    assert entries > 5
    assert swapped > 0 or not keeps_secrets(game, game.seats[5 % len(game.seats)])
    assert size > 100_000


async def test_a_leak_on_tcp_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison with a server that leaks one thing to spectators."""
    monkeypatch.setattr(f"{__name__}.started", carelessly_started)
    with pytest.raises(AssertionError, match="At index"):
        await compare(ALL["saboteur"], 5, 1, tmp_path, monkeypatch)
