"""Managing a table by lines: the lobby, pauses, stand-ins, muting."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from farol.client import Server, Table
from tests.browser.people import Table as Running
from tests.terminal.people import friend, wish
from tests.terminal.talkers import PATIENCE, Talker, talker_at


@asynccontextmanager
async def at_table(server: Server, code: str, seat: int | None, name: str) -> AsyncIterator[Table]:
    """A person with a client and no terminal; a task reads their messages."""
    async with server.table(code) as table:

        async def listen() -> None:
            async for _ in table:
                pass

        listening = asyncio.create_task(listen())
        await until(table, lambda: table.connected)
        if seat is not None:
            await table.sit(seat, name)
            await table.look_through(seat)
        yield table
        listening.cancel()


async def until(table: Table, holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await table.next_message()


@pytest.mark.table(open=2)
async def test_the_host_arranges_the_lobby(talker: Talker) -> None:
    await talker.hear("Waiting for 2 more people.")
    table = talker.session.table
    await talker.pick("table", "How many seats", "5")
    await until(table, lambda: len(table.info.seats) == 5)
    await talker.pick("table", "Seat B free seat", "Bot, novice")
    await until(table, lambda: table.info.seats[1].level == "novice")
    await talker.pick("table", "Bots on all open seats")
    await until(table, lambda: all(seat.kind != "open" for seat in table.info.seats))
    await talker.pick("table", "How strong all bots are", "Bot, random")
    await until(table, lambda: all(seat.level == "random" for seat in table.info.seats[1:]))
    await talker.pick("table", "Seat C", "Free the seat")
    await until(table, lambda: table.info.seats[2].kind == "open")
    await talker.pick("table", "Seat C free seat", "Bot, random")
    await talker.pick("table", "Options of the game", "Who begins", "Seat A")
    await talker.hear("Who begins: Seat A")
    assert table.info.options["first_seat"] == 1
    await talker.pick("table", "Deal: the game begins")
    await talker.hear("Your turn")
    await talker.hear("Dice and decks are sealed: ")


async def test_a_list_that_was_heard_is_what_numbers_mean(talker: Talker) -> None:
    await talker.hear("Your turn")
    await talker.say("table 77", "There is no number 77.")
    await talker.say("table no", "There is no number no.")
    await talker.say("claim 0", "There is no number 0.")


@pytest.mark.table(open=1)
async def test_a_game_is_paused_and_a_bot_stands_in_and_gives_the_seat_back(
    talker: Talker, running: Running
) -> None:
    await talker.hear("Waiting for one more person.")
    bea = await friend(running, "Bea")
    async with at_table(bea, talker.session.code, 1, "Bea") as second:  # who never moves
        await talker.hear("Bea sits down.")
        await talker.say("start", "begin")
        await talker.pick("table", "Pause")
        await until(second, lambda: second.info.proposal is not None)
        await second.vote(True)
        await talker.hear("The table is paused.")
        await talker.pick("table", "Go on")
        await talker.hear("The table goes on.")
        await talker.pick("table", "Let a bot stand in", "Bot, random")
        await talker.hear("A bot plays for Ana from now on.")
        await talker.pick("table", "Take my seat back")
        await talker.hear("Ana plays again.")
        start = len(talker.heard)
        await talker.pick("table", "Leave for good", "Bot, random")
        await talker.hear("A bot plays for Ana from now on.", start)


@pytest.mark.table(open=2)
async def test_others_are_asked_if_a_bot_may_have_a_seat(talker: Talker, running: Running) -> None:
    await talker.hear("Waiting for 2 more people.")
    code = talker.session.code
    bea, carl = await friend(running, "Bea"), await friend(running, "Carl")
    async with at_table(bea, code, 1, "Bea"), at_table(carl, code, 2, "Carl") as third:
        await talker.hear("Carl sits down.")
        await talker.say("start", "begin")
        await talker.pick("table", "Remove Bea", "Bot, random")
        await talker.hear("A bot should play for Bea")
        await until(third, lambda: third.info.proposal is not None)
        await third.vote(True)
        await talker.hear("The host has removed Bea: a bot has the seat from now on.")
        await third.pause()
        await talker.hear("Carl would like to pause")
        await talker.say("yes", "The table is paused.")
        await talker.pick("table", "Let Bea back in")
        await talker.hear("The host has let Bea back in.")


@pytest.mark.table(open=1)
async def test_a_bot_stands_in_for_the_absent_until_back(talker: Talker, running: Running) -> None:
    await talker.hear("Waiting for one more person.")
    code, bea = talker.session.code, await friend(running, "Bea")
    async with at_table(bea, code, 1, "Bea"):
        await talker.hear("Bea sits down.")
        await talker.say("start", "begin")
    await talker.hear("Bea is gone.")
    await talker.pick("table", "Let a bot stand in for Bea", "Bot, random")
    await talker.hear("A bot plays for Bea from now on.")
    async with bea.table(code) as again:
        await talker.hear("Bea plays again.")
        await until(again, lambda: again.info is not None and again.info.mine == [1])


@pytest.mark.table(open=1)
async def test_whoever_wished_something_can_take_it_back(talker: Talker, running: Running) -> None:
    await talker.hear("Waiting for one more person.")
    bea = await friend(running, "Bea")
    async with at_table(bea, talker.session.code, 1, "Bea") as second:
        await talker.hear("Bea sits down.")
        await talker.say("start", "begin")
        await talker.pick("table", "Pause")
        await talker.hear("“No” takes the wish back.")
        talker.queue.put_nowait("no")
        await until(second, lambda: second.info.proposal is None)
        assert second.info is not None
        assert second.info.status == "playing"


@pytest.mark.table(open=1)
async def test_two_people_share_one_terminal_and_see_only_their_own(talker: Talker) -> None:
    await talker.hear("Waiting for one more person.")
    table = talker.session.table
    await talker.pick("table", "One more person at this terminal", "Seat B")
    await talker.pick("table", "Options of the game", "Who begins", "Seat A")
    await talker.say("start", "Your turn")
    assert table.look == 0
    start = len(talker.heard)
    await talker.say("1.1", "Ana 2 is next. Hand the terminal over")
    assert not any("Your turn" in line for line in talker.heard[start:])
    await talker.say("look", "Your turn")
    assert table.look == 1


@pytest.mark.table(open=1)
async def test_the_host_decides_who_speaks_and_everybody_whom_they_hear(
    talker: Talker, running: Running
) -> None:
    await talker.hear("Waiting for one more person.")
    session = talker.session
    bea = await friend(running, "Bea")
    async with at_table(bea, session.code, 1, "Bea") as second:
        await talker.hear("Bea sits down.")
        await talker.say("start", "begin")
        await talker.pick("table", "Who is heard", "Who uses quick talk", "Nobody")
        await talker.hear("From now on nobody uses quick talk here.")
        await until(second, lambda: second.claims == [])
        await talker.pick("table", "Who is heard", "Mute Bea for all")
        await talker.hear("Bea is muted.")
        await talker.pick("table", "Who is heard", "Let Bea speak")
        await talker.hear("Bea may speak again.")
        await talker.pick("table", "Who is heard", "Mute Bea", until="You no longer see")
        await second.say("nobody here hears this")
        while talker.client._told_chat < 0:  # it has arrived, and was skipped
            await asyncio.sleep(0.005)
        await talker.pick("table", "Who is heard", "Hear Bea again", until="You see messages")
        await second.say("but this")
        await talker.hear("Bea: “but this”")
        assert not any("nobody here" in line for line in talker.heard)
        await talker.pick("table", "Who is heard", "Mute spectators")
        await talker.pick("table", "Who is heard", "Let spectators chat")


@pytest.mark.table(open=2)
async def test_a_guest_of_a_lobby_stands_up_and_sits_down_elsewhere(
    talker: Talker, running: Running, tmp_path: Path
) -> None:
    await talker.hear("Waiting for 2 more people.")
    async with talker_at(wish(talker.session.code, running, tmp_path, name="Bea")) as other:
        await other.hear("Bea sits down.")
        await other.pick("table", "Stand up from B")
        await talker.hear("Bea is gone.")
        await other.pick("table", "Sit down at C")
        await until(talker.session.table, lambda: talker.session.table.info.seats[2].name == "Bea")
        other.queue.put_nowait("quit")


async def test_whoever_comes_to_a_rated_table_hears_so(running: Running, tmp_path: Path) -> None:
    server = await friend(running, "Bea")
    wanted = {"game": "loknroll", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    answer = await server._ask("POST", "/api/tables", msgspec.json.encode(wanted))
    code = msgspec.json.decode(answer)["code"]
    async with talker_at(wish(code, running, tmp_path)) as talker:
        await talker.hear("This table is rated: whoever sits down agrees to be compared")
