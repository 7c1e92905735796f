"""No leaks in messages: with other hidden information, not a byte that a seat gets changes.

From one position two games are played, one in the real world and one in a world sampled from a
seat's knowledge. In each, everybody acts so that the seat and spectators see the same, if possible
by different actions. Both games go through a whole server. Every byte that the seat and a spectator
receive, over the socket and over HTTP, including refusals, hints and records, must be equal.
"""

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from lowtide.game import GAME as LOWTIDE
from lowtide.rules import BROKERAGE, DECLINE, DOUBT

from farol.community.moderation.bodies import NewReport
from farol.community.moderation.feature import ModerationFeature
from farol.community.moderation.rows import RulingText
from farol.core.entries import Chance
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame
from farol.phrases.questions import GENERAL
from farol.phrases.vocabulary import vocabulary
from farol.protocol.types import ClockPlan
from farol.server.play.dealer import Dealer
from farol.server.settings.limits import Limits
from farol.server.store.store import TableRow
from tests.server.harness import OPEN, Client, Harness, SeatPlan, game_of, opened

SHORT_GAMES = 40  # upper bound, until enough was compared
STEPS = 6  # decisions per script
FAULT = 500  # statuses from here on are server errors
TYPED = "1 0"  # numbers match choices of every game
JUDGED = [*ALL.values(), LOWTIDE]  # one of them asks several seats at once whether they react
TRIES = 8  # actions tried before a script ends


@dataclass
class Script:
    """The same story in two worlds: pairs of actions that are indistinguishable to one seat and to
    spectators.
    """

    game: AnyGame
    seat: int
    starts: tuple[Any, Any]
    actions: list[tuple[int, int]] = field(default_factory=list)
    swapped: int = 0

    def run(self, which: int) -> list[int]:
        return [pair[which] for pair in self.actions]


def look(game: AnyGame, state: Any, action: int, seat: int) -> tuple[Any, str]:
    """The events, and everything that the seat and a spectator learn from them."""
    after, events = state.copy(), list[Event]()
    after.apply(action, events)
    learned = [
        [game.event_view(event, viewer) for event in events] + [game.observe(after, viewer)]
        for viewer in (seat, None)
    ]
    return after, json.dumps([learned, after.to_act()])


def possible(state: Any) -> list[int]:
    if state.to_act() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    actions: list[int] = state.legal_actions()
    return actions


def write_script(game: AnyGame, state: Any, seat: int, rand: Rand) -> Script:
    """Continue from a position and from a sampled world of it for as long as they are
    indistinguishable.
    """
    script = Script(game, seat, (state, state.sample_world(seat, rand)))
    one, two = script.starts[0].copy(), script.starts[1].copy()
    kept = 0
    decisions = 0
    while one.to_act() != OVER and decisions < STEPS:
        decisions += one.to_act() != CHANCE
        pair = twins(game, one, two, seat, rand)
        if pair is None:
            break
        action, other, one, two = pair
        script.actions.append((action, other))
        script.swapped += action != other
        if one.to_act() not in {CHANCE, OVER}:
            kept = len(script.actions)
    del script.actions[kept:]  # the table plays chance to its end; after the end all is open
    return script


def twins(
    game: AnyGame, one: Any, two: Any, seat: int, rand: Rand
) -> tuple[int, int, Any, Any] | None:
    """A pair of indistinguishable actions in the two worlds; different ones, if possible."""
    if one.to_act() != two.to_act():
        return None
    mine = possible(one)
    theirs = possible(two)
    for _ in range(TRIES):
        action = mine[rand.below(len(mine))]
        after, seen = look(game, one, action, seat)
        order = sorted(theirs, key=lambda other, action=action: other == action)
        if one.to_act() == seat:
            order = [action] if action in theirs else []
        elif len(order) > 25:
            order = [order[rand.below(len(order))] for _ in range(15)] + order[-1:]
        for other in order:
            there, shown = look(game, two, other, seat)
            if shown == seen:
                return action, other, after, there
    return None


def started(game: AnyGame, state: Any, careless: bool = False) -> AnyGame:
    """The game, starting at a position; `careless`: it leaks everything."""

    class Started(type(game)):  # type: ignore[misc]
        def new(self, _seats: int, _options: Any = None) -> Any:
            return state.copy()

        def observe(self, now: Any, seat: int | None) -> Any:
            seen = super().observe(now, seat)
            return {**seen, "dump": self.dump(now)} if careless else seen

    Started.__module__ = type(game).__module__  # the module of its rules
    made: AnyGame = Started()
    return made


carelessly_started = partial(started, careless=True)


class Told(Dealer):
    """A dealer whose chance follows the script."""

    def __init__(self, outcomes: Iterator[int]) -> None:
        self._outcomes = outcomes

    def chance(self, _row: TableRow) -> Chance:
        return self

    def outcome(self, _state: Any, _version: int) -> int:
        return next(self._outcomes)


def chance_and_moves(start: Any, actions: list[int]) -> tuple[list[int], list[int]]:
    state, chance, moves = start.copy(), [], []
    for action in actions:
        (chance if state.to_act() == CHANCE else moves).append(action)
        state.apply(action)
    return chance, moves


@contextmanager
def no_luck(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The same codes, secrets and seeds in both runs."""
    with monkeypatch.context() as patch:
        patch.setattr("farol.server.play.lobby.new_code", lambda: "LEAKED")
        patch.setattr("secrets.token_hex", lambda _: "5a" * 32)
        patch.setattr("secrets.randbits", lambda _: 77)
        yield


async def received(folder: Path, script: Script, which: int) -> list[bytes]:
    """Every byte that the seat and a spectator receive when the script is played at a real
    table.
    """
    start = script.starts[which]
    chance, moves = chance_and_moves(start, script.run(which))
    games = {script.game.name: started(script.game, start)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "farol.server.workers.documents.ALL", games
        )  # records are replayed by the game's name
        async with opened(
            folder, games, limits=Limits(requests_per_second=10_000.0), company=True
        ) as harness:
            harness.services.dealer = Told(iter(chance))
            return await Recorder(harness, script.seat, start.seats).record(script.game.name, moves)


class Recorder:
    """Plays moves at a table and records what one seat and a spectator receive."""

    def __init__(self, harness: Harness, seat: int, seats: int) -> None:
        self.harness = harness
        self.seat = seat
        self.seats = seats
        self.bytes: list[bytes] = []

    async def record(self, game: str, moves: list[int]) -> list[bytes]:
        harness = self.harness
        tokens, clients = [], []
        people = [await harness.people.add(f"P{n}") for n in range(self.seats)]
        first = people[0][0]
        plans = [SeatPlan("me"), *[OPEN] * (self.seats - 1)]
        table = await harness.open(first, *plans, game=game)
        for number, (person, token) in enumerate(people):
            client = Client(person, table)
            await client.hello()
            if number:
                await client.ask("sit", seat=number, name=f"P{number}")
            await client.ask("look", look=number)
            clients.append(client)
            tokens.append(token)
        mona = await harness.people.add("Mona")
        order = harness.features.need(ModerationFeature).service
        await order.store.rule("moderator", RulingText("", mona[0].id), 0, 1.0)
        await order.refresh()
        await clients[0].ask("say", seat=0, text="hm")
        report = NewReport(table.row.code, "line", line=1)
        await order.report(table.row, people[1][0], report, "10.0.0.7")
        watcher = Client((await harness.people.add("Eva"))[0], table)
        await watcher.hello()
        await clients[0].ask("start")
        for number, move in enumerate(moves):
            if number % 3 == 0:
                await self._pester(clients[self.seat], tokens[self.seat], table.row)
            await self._move(clients, move)
        await self._pester(clients[self.seat], tokens[self.seat], table.row)
        await self._question(clients[self.seat])
        await self._moderate(mona[1], table.row, [person.id for person, _ in people])
        for client in (clients[self.seat], watcher):
            await self._look_back(client)
        for client in (clients[self.seat], watcher):
            await client.settled()
            again = Client(client.person, table)
            here = self.seat if client is not watcher else None
            for version in (None, 0, max(0, table.state.version - 3)):
                await again.hello(look=here, version=version)
            self.bytes += [*client.frames, *again.frames]
        return self.bytes

    async def _look_back(self, client: Client) -> None:
        """Replay of every turn, and earlier history."""
        found, last = 0, client.table.state.version
        for version in range(1, last + 2):
            answer = await client.ask("ask-turn", version=version)
            found += answer["type"] == "turn"
            await client.ask("ask-history", before=version)
            await client.ask("ask-explanation", version=version, language="en")
            self.harness.time.pass_by(30)
        assert found > 0 or last == 0  # simultaneous choices may still be sealed

    async def _move(self, clients: list[Client], action: int) -> None:
        play = game_of(clients[0].table)
        seat = play.choosing[0]  # the next one of the simultaneous seats in the script
        shown = play.rules.action_json(play.turn_of(seat), action)
        client = clients[seat]
        answer = await client.ask("act", seat=seat, version=play.version, action=shown)
        assert answer["type"] == "steps", answer
        for other in clients:
            await other.settled()

    async def _pester(self, client: Client, token: str, row: TableRow) -> None:
        """All requests of a curious seat between moves; each answer is recorded."""
        play = game_of(client.table)
        version = play.version
        for fields in (
            {"kind": "act", "seat": self.seat, "version": version, "action": {"type": "x"}},
            {"kind": "act", "seat": self.seat, "version": 0, "action": {}},
            {"kind": "act", "seat": (self.seat + 1) % self.seats, "version": version, "action": {}},
            {"kind": "look", "look": (self.seat + 1) % self.seats},
            {"kind": "look", "look": self.seat},
            {"kind": "ask-hint", "seat": self.seat},
            {"kind": "set-note", "seat": self.seat, "text": "hm"},
        ):
            await client.ask(**fields)  # type: ignore[arg-type]
        for kind in ("lay", "discard", "place", "pass", "draw", "keep", "take"):
            action = {"type": kind, "seat": 0, "card": "x"}
            await client.ask("act", seat=self.seat, version=version, action=action)
            await client.ask("ask-why", seat=self.seat, action=action, language="es")
        self.harness.time.pass_by(30)
        async with self.harness.http(token) as http:
            for path in (
                f"/api/tables/{row.code}",
                "/api/tables",
                "/api/company",
                "/api/me/passkeys",
                "/api/me/export",
                f"/api/tables/{row.code}/record?as=table",
                f"/api/tables/{row.code}/record?as=complete",
                *(f"/api/tables/{row.code}/record?as=seat&seat={n}" for n in range(self.seats)),
            ):
                answer = await http.get(path)
                assert answer.status_code < FAULT, answer.text
                self.bytes += [str(answer.headers).encode(), answer.content]

    async def _moderate(self, token: str, row: TableRow, people: list[int]) -> None:
        """Everything that a moderator can ask for and decide."""
        hide = {"deed": "hide-line", "reason": "x", "table": row.code, "line": 1}
        async with self.harness.http(token) as http:
            for path in (
                "/api/moderation",
                "/api/moderation/people",
                *(f"/api/moderation/people/{number}" for number in people),
                f"/api/moderation/tables/{row.code}",
            ):
                answer = await http.get(path)
                assert answer.status_code == 200, answer.text
                self.bytes += [str(answer.headers).encode(), answer.content]
                self.harness.time.pass_by(30)
            answer = await http.post("/api/moderation/decisions", json=hide)
            assert answer.status_code == 201, answer.text
            self.bytes += [str(answer.headers).encode(), answer.content]

    async def _question(self, client: Client) -> None:
        """Every typed question, moves in words, and completions."""
        play = game_of(client.table)
        words = vocabulary(play.rules, "en")
        names = [*words.phrases.questions, *GENERAL, "legal", "help"]
        asked = [words.say_of(f"ask-{name}")[0] for name in names]
        for text in (*asked, TYPED, f"why not {TYPED}", f"where {TYPED}", "#1", "say", "say #1"):
            answer = await client.ask("ask-words", seat=self.seat, text=text)
            assert answer["type"] == "understood", answer
            self.harness.time.pass_by(2)
        await client.ask("ask-words", seat=self.seat, text="d", complete=True)
        self.harness.time.pass_by(30)


def positions(game: AnyGame, seats: int, rand: Rand, count: int) -> Iterator[Any]:
    """Positions of one random game in which a seat decides, evenly spread."""
    state = game.new(seats)
    length = 0
    rehearsal, rehearsed = state.copy(), Rand(rand.bits())
    while rehearsal.to_act() != OVER:
        chance = rehearsal.to_act() == CHANCE
        rehearsal.apply(
            rehearsal.sample_chance(rehearsed) if chance else rehearsal.sample_action(rehearsed)
        )
        length += 1
    step = max(1, length // count)
    number = due = 0
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply_unchecked(state.sample_chance(rand))
        else:
            if number >= due:
                due = number + step
                yield state.copy()
            state.apply_unchecked(state.sample_action(rand))
        number += 1


def keeps_secrets(game: AnyGame, seats: int) -> bool:
    """Whether a random game has events that are not public."""
    state, rand, events = game.new(seats), Rand(1), list[Event]()
    while state.to_act() != OVER:
        chance = state.to_act() == CHANCE
        state.apply_unchecked(
            state.sample_chance(rand) if chance else state.sample_action(rand), events
        )
    return any(event.private for event in events)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", JUDGED, ids=str)
async def test_not_a_byte_depends_on_what_a_seat_must_not_know(
    game: AnyGame, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALL._games, game.name, game)
    rand = Rand(seed)
    seats = game.seats[min(len(game.seats) - 1, seed)]
    compared = swapped = 0
    games = (positions(game, seats, rand, 4) for _ in range(SHORT_GAMES))
    for number, state in enumerate(itertools.chain.from_iterable(games)):
        if number >= 4 and compared > 3:
            break  # one long game is enough
        script = write_script(game, state, rand.below(seats), rand)
        if not script.actions:
            continue
        with no_luck(monkeypatch):
            real = await received(tmp_path / f"real{number}", script, 0)
            other = await received(tmp_path / f"other{number}", script, 1)
        assert real == other
        compared += len(script.actions)
        swapped += script.swapped + (game.dump(script.starts[0]) != game.dump(script.starts[1]))
    assert compared > 3
    assert swapped > 0 or not keeps_secrets(game, seats)


def shown_again(frames: list[bytes]) -> list[bytes]:
    """Replayed turns."""
    return [frame for frame in frames if frame.startswith(b'{"type":"turn"')]


async def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison with a server that leaks one thing."""
    game = ALL["saboteur"]
    rand = Rand(3)
    state = next(positions(game, 3, rand, 3))
    script = write_script(game, state, 0, rand)
    while game.dump(script.starts[0]) == game.dump(script.starts[1]) or not script.actions:
        script = write_script(game, state, 0, rand)

    with no_luck(monkeypatch):
        monkeypatch.setattr(f"{__name__}.started", carelessly_started)
        real = await received(tmp_path / "real", script, 0)
        other = await received(tmp_path / "other", script, 1)
    assert real != other
    assert shown_again(real)
    assert shown_again(real) != shown_again(other)


DEAL = [1, 0, 1, 0, 2, 2, 3, 3]  # the first seat has no broker
Answers = list[tuple[int, int]]  # seats with what they answer, in the order in which they do


async def heard_in_windows(folder: Path, windows: list[Answers]) -> list[list[bytes]]:
    """What the claiming seat, one that answers last and a spectator receive, after each answer in
    turn: also the order of messages is compared, and when they come."""
    async with opened(folder, {"lowtide": LOWTIDE}) as harness:
        harness.services.dealer = Told(iter(DEAL))
        people = [await harness.people.add(f"P{n}") for n in range(4)]
        plans = [SeatPlan("me"), *[OPEN] * 3]
        clock = ClockPlan("move", 600)
        table = await harness.open(people[0][0], *plans, game="lowtide", clock=clock)
        clients = [Client(person, table) for person, _ in people]
        for number, client in enumerate(clients):
            await client.hello()
            if number:
                await client.ask("sit", seat=number, name=f"P{number}")
            await client.ask("look", look=number)
        watcher = Client((await harness.people.add("Eva"))[0], table)
        await watcher.hello()
        await clients[0].ask("start")
        outsiders = (clients[0], clients[3], watcher)
        received: list[list[bytes]] = []

        async def act(seat: int, action: int) -> None:
            play = game_of(table)
            shown = play.rules.action_json(play.turn_of(seat), action)
            answer = await clients[seat].ask("act", seat=seat, version=play.version, action=shown)
            assert answer["type"] == "steps", answer
            for client in (*clients, watcher):
                await client.settled()
            async with harness.http(people[0][1]) as http:
                for path in ("/api/tables", f"/api/tables/{table.row.code}"):
                    received.append([(await http.get(path)).content])
            for client in outsiders:
                received.append([*client.frames])
            harness.time.pass_by(20)

        for answers in windows:
            await act(table.state.playing().state.to_act(), BROKERAGE)
            for seat, action in answers:
                await act(seat, action)
        return received


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([(1, DECLINE), (2, DECLINE), (3, DECLINE)], [(2, DECLINE), (1, DECLINE), (3, DECLINE)]),
        ([(1, DECLINE), (3, DOUBT)], [(2, DECLINE), (3, DOUBT)]),
    ],
    ids=["nobody reacts", "somebody reacts"],
)
async def test_nobody_learns_who_hesitated(
    one: Answers, other: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with no_luck(monkeypatch):
        first = await heard_in_windows(tmp_path / "one", [one])
        second = await heard_in_windows(tmp_path / "other", [other])
    assert first == second
    told = [sum(frame.startswith(b'{"type":"steps"') for frame in first[of]) for of in (2, -3)]
    assert told == [1, 2], "an answer is told to nobody, and what came of all of them to everybody"


async def test_what_comes_of_a_window_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same comparison notices an answer that everybody is told."""
    with no_luck(monkeypatch):
        first = await heard_in_windows(tmp_path / "one", [[(1, DECLINE), (2, DECLINE)]])
        second = await heard_in_windows(tmp_path / "other", [[(1, DECLINE), (2, DOUBT)]])
    assert first != second
