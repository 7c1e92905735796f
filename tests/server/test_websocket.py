"""Sockets and their abuse: refused with a reason, others unaffected, memory bounded."""

import asyncio
import json
from pathlib import Path

import pytest

from farol.core.rand import Rand
from farol.server import metrics
from farol.server.play.model.state import TimerFired
from farol.server.settings.limits import Limits
from farol.server.store.write_job import WriteJob
from farol.server.web.buckets import FEW, MAX_ADDRESSES, Buckets
from farol.server.web.sockets import NO_COOKIE, NO_HELLO
from farol.server.web.writer import MAX_UNSENT, TOO_FAST, TOO_SLOW
from tests.server.harness import (
    BOT,
    MINE,
    OPEN,
    AsgiSocket,
    Client,
    Harness,
    game_of,
    opened,
    play_choice,
    seated,
    view_of,
)


async def joined(harness: Harness, address: str = "10.0.0.7") -> tuple[AsgiSocket, str]:
    """A person's socket at a running table of their own."""
    person, token = await harness.people.add("Ana")
    table = await harness.open(person, MINE, MINE, BOT, start=True)
    return AsgiSocket(harness, token, address), table.row.code


async def test_a_game_goes_over_the_socket(harness: Harness) -> None:
    socket, code = await joined(harness)
    async with socket:
        socket.say("hello", code=code, look=0)
        welcome = await socket.next("welcome")
        socket.say("look", look=welcome["view"]["observation"]["to_act"] or 0)
        view = await socket.next("view")
        action = view["choices"][0]
        socket.say("act", id="a", seat=view["look"], version=view["version"], action=action)
        assert (await socket.next("steps"))["answer"] == "a"
        socket.say("ping", id="p")
        assert await socket.next("pong") == {"type": "pong", "id": "p"}


async def test_codes_may_be_typed_small(harness: Harness) -> None:
    socket, code = await joined(harness)
    async with socket:
        socket.say("hello", code=code.lower())
        assert (await socket.next())["type"] == "welcome"


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({"origin": "http://localhost"}, True),
        ({}, True),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "file://localhost"}, False),
        ({"origin": "http://localhost:9"}, False),
        ({"origin": "http://evil.example", "host": "evil.example"}, False),
        ({"host": "evil.example"}, False),
        ({"host": "192.168.1.5:8420", "origin": "http://192.168.1.5:8420"}, True),
        ({"host": ""}, False),
    ],
)
async def test_only_our_own_page_opens_a_socket(
    harness: Harness, headers: dict[str, str], welcome: bool
) -> None:
    _, token = await harness.people.add("Ana")
    async with AsgiSocket(harness, token, headers=headers) as socket:
        first = await socket.event()
        assert first["type"] == ("websocket.accept" if welcome else "websocket.close")


@pytest.mark.parametrize("token", [None, "", "stolen", "x" * 5000, "a; farol=b"])
async def test_a_wrong_token_opens_nothing(harness: Harness, token: str | None) -> None:
    async with AsgiSocket(harness, token) as socket:
        assert await socket.closed() == NO_COOKIE


GARBAGE: list[bytes | str] = [
    "",
    "hello",
    "{}",
    "[]",
    "null",
    '{"type":"hello"}',
    '{"type":"hello","code":"' + "A" * 60_000 + '"}',
    '{"type":"steal","code":"AAAAAA"}',
    "[" * 60_000,
    '{"a":' * 10_000,
    '"\ud800"'.encode("utf-16", "surrogatepass"),
    b"\x00\xff\xfe",
    b"\x80" * 65_536,
    '{"type":"ping","id":1e999}',
    '{"type":"act","id":"x","seat":99999999999999999999,"version":1,"action":{}}',
]


WRONG_INSIDE: list[bytes] = [  # JSON within a message is read later than the message
    b'{"type":"claim","id":"x","seat":0,"claim":{"kind":"\xff"}}',
    b'{"type":"act","id":"x","seat":0,"version":0,"action":{"type":"\xff"}}',
    b'{"type":"ask-why","id":"x","seat":0,"action":{"type":"\xff"}}',
]


@pytest.mark.parametrize("frame", WRONG_INSIDE)
async def test_bytes_that_are_no_text_are_no_fault(harness: Harness, frame: bytes) -> None:
    socket, code = await joined(harness)
    faults = metrics.FAULTS._value.get()
    async with socket:
        socket.say("hello", code=code)
        await socket.next("welcome")
        socket.frame(frame)
        assert (await socket.next("refused"))["code"] == "bad"
    assert metrics.FAULTS._value.get() == faults


async def test_garbage_is_refused_and_others_play_on(harness: Harness) -> None:
    socket, code = await joined(harness)
    evil, _ = await joined(harness, "10.6.6.6")
    async with socket, evil:
        for garbage in GARBAGE:
            evil.frame(garbage)
            refused = await evil.next("refused")
            assert refused["code"] == "bad"
            assert len(refused["sentence"]) < 300
        socket.say("hello", code=code)
        assert (await socket.next())["type"] == "welcome"


@pytest.mark.parametrize(
    "action",
    [None, 1, "x", [], {}, {"type": 5}, {"type": "lay", "x": 1e308}, [[[[]]]], {"a" * 5000: 1}],
)
async def test_strange_actions_change_nothing(action: object, clients: list[Client]) -> None:
    version = clients[0].table.state.version
    play = game_of(clients[0].table)
    assert play.to_act is not None
    client = clients[play.to_act]
    refused = await client.ask("act", seat=play.to_act, version=version, action=action)
    assert refused["code"] in {"bad", "illegal"}
    assert clients[0].table.state.version == version


async def test_a_flood_is_refused_then_cut_off_and_others_are_served(harness: Harness) -> None:
    flood, code = await joined(harness, "10.6.6.6")
    calm, calm_code = await joined(harness)
    async with flood, calm:
        flood.say("hello", code=code)
        for number in range(2000):
            flood.say("ping", id=f"p{number}")
        calm.say("hello", code=calm_code)
        assert (await calm.next())["type"] == "welcome"
        assert await flood.closed() == TOO_FAST


async def test_who_does_not_read_is_let_go_and_the_table_goes_on(harness: Harness) -> None:
    person, token = await harness.people.add("Slow")
    clients = await seated(harness)
    table = clients[0].table
    async with AsgiSocket(harness, token) as slow:
        slow.say("hello", code=table.row.code)
        await slow.next("welcome")
        slow.reading.clear()
        listener = next(one for one in table.state.viewpoints if one.person is person)
        frame = b'"' + b"x" * 100_000 + b'"'
        for _ in range(2 * MAX_UNSENT // len(frame)):
            listener.send(frame)
        seat = table.state.game.to_act  # type: ignore[union-attr]
        assert seat is not None
        steps = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
        assert steps["type"] == "steps"
        slow.reading.set()
        assert await slow.closed() == TOO_SLOW


async def test_a_socket_without_hello_is_closed(harness: Harness) -> None:
    socket, _ = await joined(harness)
    async with socket:
        assert (await socket.event())["type"] == "websocket.accept"
        harness.time.pass_by(30)
        assert await socket.closed() == NO_HELLO


async def test_idle_sockets_are_limited_by_address_and_in_all(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=Limits(sockets_per_address=3, max_sockets=5)) as harness:
        _, token = await harness.people.add("Ana")
        sockets = [AsgiSocket(harness, token, "10.0.0.1") for _ in range(4)]
        sockets += [AsgiSocket(harness, token, f"10.0.1.{n}") for n in range(3)]
        first = []
        for socket in sockets:
            await socket.__aenter__()
            first.append((await socket.event())["type"].removeprefix("websocket."))
            await asyncio.sleep(0)
        assert first == ["accept"] * 3 + ["close"] + ["accept"] * 2 + ["close"]
        for socket in sockets:
            await socket.__aexit__()
        assert harness.context.sockets == set()
        assert not harness.context.sockets_by_address


async def test_wrong_codes_all_get_the_same_answer_and_are_limited(harness: Harness) -> None:
    socket, mine = await joined(harness)
    _, code = await joined(harness)
    async with socket:
        answers = []
        for number in range(10):
            socket.say("hello", code=f"WRNG{number}X", id="same")
            answers.append(await socket.next())
        assert len({json.dumps(answer) for answer in answers}) == 1
        assert answers[0]["code"] == "code"
        for number in range(15):
            socket.say("hello", code=f"WRN{number:02}Y", id="same")
            last = await socket.next()
        assert last["code"] == "limit"
        socket.say("hello", code=code)
        assert (await socket.next())["code"] == "limit"
        socket.say("hello", code=mine)  # a player may always reconnect
        assert (await socket.next())["type"] == "welcome"
        harness.time.pass_by(15)
        socket.say("hello", code=code)
        assert (await socket.next())["type"] == "welcome"


async def test_a_token_is_good_for_its_own_seats_only(harness: Harness) -> None:
    clients = await seated(harness)
    _, token = await harness.people.add("Thief")
    async with AsgiSocket(harness, token) as thief:
        for look in range(3):
            thief.say("hello", code=clients[0].table.row.code, look=look)
            assert (await thief.next())["code"] == "seat"
        thief.say("hello", code=clients[0].table.row.code)
        await thief.next("welcome")
        for kind in ("stand", "return", "resign", "pause", "resume"):
            thief.say(kind, seat=0, id=kind)
            assert (await thief.next("refused", "done"))["code"] in {"seat", "host"}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana\u202eanA", "AnaanA"),
        ("\u200bAna\u200b", "Ana"),
        ("A\u0301\u0301\u0301\u0301\u0301\u0301na", "Á\u0301\u0301\u0301na"),
        ("  <b>Ana</b>  ", "<b>Ana</b>"),
        ("Ana\x00\x07\n", "Ana"),
        ("'; DROP TABLE--", "'; DROP TABLE--"),
        ("🏴‍☠️ Eva", "🏴‍☠️ Eva"),
    ],
)
async def test_tricks_in_names_are_taken_out(harness: Harness, name: str, shown: str) -> None:
    person, token = await harness.people.add("Ana")
    table = await harness.open(person, OPEN, BOT, BOT)
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=table.row.code)
        socket.say("sit", seat=0, name=name, id="s")
        assert (await socket.next("done", "refused"))["type"] == "done"
    assert table.row.seats[0].name == shown


@pytest.mark.parametrize("name", ["\u200b", " ", "\u202e\u202d", "\n\n", "\u0301"])
async def test_a_name_of_nothing_is_refused(harness: Harness, name: str) -> None:
    person, token = await harness.people.add("Ana")
    table = await harness.open(person, OPEN, BOT, BOT)
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=table.row.code)
        socket.say("sit", seat=0, name=name, id="s")
        assert (await socket.next("done", "refused"))["code"] == "bad"


async def test_a_table_that_is_overrun_says_so(harness: Harness) -> None:
    socket, code = await joined(harness)
    async with socket:
        socket.say("hello", code=code)
        await socket.next("welcome")
        save, saving = harness.store.tables.save, WriteJob[None]([])
        harness.store.tables.save = lambda _table, _rows: saving  # type: ignore[assignment,method-assign]
        socket.say("say", seat=None, text="hi")
        while not harness.lobby.tables[code]._busy:
            await asyncio.sleep(0)
        harness.store.tables.save = save  # type: ignore[method-assign]
        while harness.lobby.tables[code].post(TimerFired("late", 0)):
            pass  # the table waits for the store
        socket.say("ping")
        refused = await socket.next("refused")
        assert refused["sentence"] == "This table is overrun; try again in a moment."
        saving.resolve()


def test_memory_for_addresses_is_bounded() -> None:
    buckets = Buckets(1, 1)
    for number in range(MAX_ADDRESSES + 500):
        buckets.take(str(number), 0)
    assert len(buckets) <= MAX_ADDRESSES


def test_an_address_that_asked_for_little_is_forgotten() -> None:
    buckets = Buckets(1, 1)
    for number in range(MAX_ADDRESSES):
        buckets.take(str(number), float(number))
    assert len(buckets) <= FEW


def test_who_asked_for_much_is_remembered_among_many() -> None:
    buckets = Buckets(0.001, 1)
    assert buckets.take("eve", 0)
    for number in range(MAX_ADDRESSES // 2):
        buckets.take(str(number), 1)
    assert not buckets.take("eve", 1)


async def test_when_the_server_stops_it_takes_nobody_new(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    harness.context.stopping = True
    async with AsgiSocket(harness, token) as socket:
        refused = await socket.event()
        assert refused["type"] == "websocket.http.response.start"
        assert refused["status"] == 503  # so that a proxy asks the next server
