"""The client against a real server: playing, refusals, lost connections."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec import Struct

from farol.client import (
    ClientError,
    Connected,
    Disconnected,
    NotReached,
    Refusal,
    SeatPlan,
    Server,
    Table,
    TableGone,
)
from farol.protocol.bodies import NewTable
from farol.protocol.messages import Steps, TableChanged, View, Welcome
from tests.browser.people import Table as Running
from tests.patience import patience

ROOT = Path(__file__).parents[2]
PATIENCE = patience(20.0)
Kind = TypeVar("Kind", bound=Struct)


async def until(table: Table, kind: type[Kind]) -> Kind:
    async def wait() -> Kind:
        async for told in table:
            if isinstance(told, kind):
                return told
        raise AssertionError

    return await asyncio.wait_for(wait(), PATIENCE)


async def new_table(server: Server, **members: object) -> str:
    seats = [SeatPlan("me"), SeatPlan("bot", level="random"), SeatPlan("bot", level="random")]
    return await server.open_table(NewTable("saboteur", seats, start=True, **members))  # type: ignore[arg-type]


def play(story: Callable[[Server], Awaitable[None]], running: Running) -> None:
    async def whole() -> None:
        server = Server(running.url)
        await server.introduce("Ana")
        await story(server)

    asyncio.run(whole())


def test_a_seat_is_looked_through_and_a_choice_goes_back_as_it_came(running: Running) -> None:
    async def story(server: Server) -> None:
        async with server.table(await new_table(server), look=0) as table:
            assert (await until(table, Welcome)).table.mine == [0]
            while not table.choices:
                await until(table, Steps)
            before = table.version
            await table.act(table.choices[0])
            assert table.version is not None
            assert before is not None
            assert table.version > before
            assert [step.version for step in table.history] == sorted(
                {step.version for step in table.history}
            )

    play(story, running)


def test_a_refusal_has_its_sentence_its_code_and_its_rule(running: Running) -> None:
    async def story(server: Server) -> None:
        async with server.table(await new_table(server), look=0) as table:
            await until(table, Welcome)
            while not table.choices:
                await until(table, Steps)
            assert not (await table.why_not({"type": "collapse", "x": 0, "y": 0}, "es")).allowed
            with pytest.raises(Refusal) as refused:
                await table.act({"type": "nonsense"})
            assert refused.value.code == "bad"
            assert refused.value.sentence

    play(story, running)


def test_hints_chat_and_notes_are_answered(running: Running) -> None:
    async def story(server: Server) -> None:
        async with server.table(await new_table(server), look=0) as table:
            await until(table, Welcome)
            while not table.choices:
                await until(table, Steps)
            assert (await table.hint("es", "random")).action in table.choices
            await table.say("hola")
            assert table.chat[-1].text == "hola"
            await table.note("the Moon is stone")
            assert table.notes == {0: "the Moon is stone"}

    play(story, running)


def test_a_code_that_nobody_gave_out_is_gone_for_good(running: Running) -> None:
    async def story(server: Server) -> None:
        async with server.table("ZZZZZZ") as table:
            with pytest.raises(TableGone):
                await until(table, Welcome)
        with pytest.raises(Refusal):
            await server.summary("ZZZZZZ")

    play(story, running)


def test_somebody_without_a_cookie_is_not_let_in(running: Running) -> None:
    async def story(server: Server) -> None:
        code = await new_table(server)
        async with Server(running.url).table(code) as table:
            with pytest.raises(TableGone):
                await until(table, Welcome)

    play(story, running)


def test_nobody_at_the_address_is_said_so() -> None:
    with pytest.raises(NotReached):
        asyncio.run(Server("http://localhost:9").info())
    with pytest.raises(ClientError):
        Server("gopher://localhost")


def test_rules_names_and_tables_are_read(running: Running) -> None:
    async def story(server: Server) -> None:
        code = await new_table(server)
        assert "saboteur" in {game.name for game in (await server.info()).games}
        rules = await server.rules("saboteur", "es")
        assert rules.sections[0].rules[0].number
        assert "tool-lamp" in await server.names("saboteur", "en")
        assert code in {table.code for table in (await server.tables()).mine}
        assert await server.me() == "Ana"

    play(story, running)


def test_a_broken_connection_comes_back_with_what_was_missed(running: Running) -> None:
    """The socket is cut, somebody else moves, and no version is lost or doubled."""

    async def story(server: Server) -> None:
        seats = [SeatPlan("me", "Ana"), SeatPlan("me", "Bea"), SeatPlan("me", "Carl")]
        code = await server.open_table(NewTable("saboteur", seats, start=True))
        async with server.table(code, look=None) as one, server.table(code) as other:
            await until(one, Connected)
            await until(other, Connected)
            assert one.version is not None
            assert one._socket is not None
            one._socket.transport.abort()
            assert isinstance(await until(one, Disconnected), Disconnected)
            await move(other)
            await until(one, Connected)
            while one.version != other.version:
                await until(one, Steps)
            versions = [step.version for step in one.history]
            assert versions == list(range(versions[0], versions[0] + len(versions)))
            assert one.observation == other_spectator(other)

    async def move(table: Table) -> None:
        assert table.observation is not None
        await table.look_through(table.observation["to_act"])
        await table.act(table.choices[0])
        await table.look_through(None)

    def other_spectator(table: Table) -> object:
        assert table.look is None
        return table.observation

    play(story, running)


def test_a_move_that_was_sent_while_the_connection_broke_happens_once(running: Running) -> None:
    async def story(server: Server) -> None:
        async with server.table(await new_table(server), look=0) as table:
            await until(table, Welcome)
            while not table.choices:
                await until(table, Steps)
            assert table._socket is not None
            before, choice = table.version, table.choices[0]
            table._socket.transport.abort()
            await asyncio.wait_for(table.act(choice), PATIENCE)
            mine = [step for step in table.history if step.seat == 0 and step.version > before]  # type: ignore[operator]
            assert len(mine) >= 1
            assert mine[0].version == (before or 0) + 1

    play(story, running)


def test_a_server_that_stops_and_starts_is_found_again(tmp_path: Path) -> None:
    running = Running(tmp_path / "farol.db")
    try:

        async def story() -> None:
            server = Server(running.url)
            await server.introduce("Ana")
            async with server.table(await new_table(server), look=0) as table:
                await until(table, Connected)
                await asyncio.to_thread(running.stop)
                await until(table, Disconnected)
                with pytest.raises(ClientError):
                    await table.say("anybody?")
                await asyncio.to_thread(running.start)
                await until(table, Connected)
                assert table.connected

        asyncio.run(story())
    finally:
        running.stop()


def test_the_example_plays_a_whole_game_over_the_network(running: Running) -> None:
    command = [sys.executable, "examples/network_bot.py", "loknroll", "--at", running.url]
    played = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=patience(60.0), check=True
    )
    code, _, scores = played.stdout.partition(" ")
    assert len(code) == 8
    assert len(scores.split(",")) == 2


def test_a_view_that_is_asked_for_stands_whole(running: Running) -> None:
    async def story(server: Server) -> None:
        async with server.table(await new_table(server)) as table:
            await until(table, Connected)
            await table.look_through(0)
            view = await until(table, View)
            assert table.look == 0
            assert view.observation["me"]["seat"] == 0

    play(story, running)


def test_the_program_in_the_docs_plays_a_game(running: Running, tmp_path: Path) -> None:
    page = (ROOT / "docs/client.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    program = tmp_path / "docs.py"
    program.write_text(code.replace("http://localhost:8420", running.url), encoding="utf-8")
    command = [sys.executable, str(program)]
    played = subprocess.run(
        command, capture_output=True, text=True, timeout=patience(60.0), check=True
    )
    assert len(played.stdout.split(",")) == 3


@pytest.mark.parametrize("at_once", [True, False])
def test_everybody_puts_something_into_the_dice(at_once: bool, running: Running) -> None:
    async def story(server: Server) -> None:
        seats = [SeatPlan("me"), SeatPlan("bot", level="random"), SeatPlan("bot", level="random")]
        code = await server.open_table(NewTable("saboteur", seats, start=at_once, sealed=at_once))
        async with server.table(code, look=0) as table:
            await until(table, Connected)
            if not at_once:
                await table.ask("start")
            while table.observation is None:
                await until(table, View)
            assert table.info is not None
            while table.info.trust.stage != "dealt":
                await until(table, TableChanged)
            mine = table.info.trust.seats[0]
            assert mine.commitment
            assert not mine.withheld

    play(story, running)


def test_what_came_before_the_latest_steps_is_asked_for_and_put_in_front(running: Running) -> None:
    async def story(server: Server) -> None:
        code = await new_table(server)
        async with server.table(code, look=0) as table:
            await until(table, Welcome)
            while table.version is None or table.version < 130:
                if table.choices:
                    await table.act(table.choices[0])
                else:
                    await until(table, Steps)
            known = [step.version for step in table.history]
        async with server.table(code, look=0) as again:
            await until(again, Welcome)
            first = again.history[0].version
            assert first > 1
            earlier = await again.earlier()
            assert [step.version for step in earlier][-1] < first
            while await again.earlier():
                pass
            assert await again.earlier() == []
            assert [step.version for step in again.history][: len(known)] == known
            moved = next(step.version for step in again.history if step.seat is not None)
            turn = await again.turn(moved)
            assert (turn.look, turn.steps[0].version) == (0, moved)
            assert turn.before.keys() == turn.after.keys()

    play(story, running)
