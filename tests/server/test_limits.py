"""Rate limits of strangers: by network, charged before the lookup, by a monotonic clock."""

import asyncio
import time

import pytest

from farol.server.address import host_of, is_ours, network_of
from farol.server.play.monotonic import ServerTime
from farol.server.web.context import TRIES_IN_ALL, TRIES_OF_A_SITE
from tests.server.harness import BOT, MINE, OPEN, AsgiSocket, Harness

TRIES = 20  # a minute


async def wrong_codes(harness: Harness, addresses: list[str]) -> list[int]:
    """Ask for one wrong code from each of these addresses, concurrently."""
    browsers = [harness.http(address=address) for address in addresses]
    try:
        answers = await asyncio.gather(
            *(http.get(f"/api/tables/AAA{n:03}") for n, http in enumerate(browsers))
        )
    finally:
        for http in browsers:
            await http.aclose()
    return [answer.status_code for answer in answers]


async def test_wrong_codes_asked_at_the_same_moment_are_limited_too(harness: Harness) -> None:
    statuses = await wrong_codes(harness, ["10.0.0.7"] * 60)
    assert statuses.count(404) == TRIES
    assert statuses.count(429) == 60 - TRIES


async def test_wrong_codes_of_many_sockets_at_one_moment_are_limited_too(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    sockets = [AsgiSocket(harness, token) for _ in range(40)]
    for socket in sockets:
        await socket.__aenter__()
    for number, socket in enumerate(sockets):
        socket.say("hello", code=f"BBBB{number:02}", id="h")
    codes = [(await socket.next("refused"))["code"] for socket in sockets]
    for socket in sockets:
        await socket.__aexit__()
    assert codes.count("code") == TRIES


async def test_addresses_of_one_ipv6_network_count_as_one(harness: Harness) -> None:
    near = [f"2001:db8:0:1::{number:x}" for number in range(1, 61)]
    assert (await wrong_codes(harness, near)).count(404) == TRIES
    assert await wrong_codes(harness, ["2001:db8:0:2::1"]) == [404]


async def test_right_codes_cost_nothing(harness: Harness) -> None:
    person, _ = await harness.people.add("Ana")
    table = await harness.open(person, MINE, OPEN, BOT)
    async with harness.http() as stranger:
        for _ in range(2 * TRIES):
            assert (await stranger.get(f"/api/tables/{table.row.code}")).status_code == 200


async def test_who_guessed_too_often_does_not_hear_of_a_right_code_either(harness: Harness) -> None:
    person, _ = await harness.people.add("Ana")
    table = await harness.open(person, MINE, OPEN, BOT)
    _, token = await harness.people.add("Eva")
    assert (await wrong_codes(harness, ["10.0.0.7"] * TRIES)).count(404) == TRIES
    async with harness.http() as stranger:
        assert (await stranger.get(f"/api/tables/{table.row.code}")).status_code == 429
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=table.row.code, id="h")
        assert (await socket.next("refused", "welcome"))["type"] == "refused"


@pytest.mark.parametrize("hours", [-1, 1])
async def test_setting_the_date_changes_no_limit(harness: Harness, hours: int) -> None:
    async with harness.http() as http:
        while (await http.get("/api/me")).status_code == 200:
            pass
        harness.time.set_by += hours * 3600
        assert (await http.get("/api/me")).status_code == 429
        harness.time.pass_by(1)
        assert (await http.get("/api/me")).status_code == 200


@pytest.mark.parametrize("hours", [-1, 1])
async def test_setting_the_date_gives_no_more_wrong_codes_tables_or_people(
    harness: Harness, hours: int
) -> None:
    _, token = await harness.people.add("Ana")
    wanted = {"game": "loknroll", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with harness.http(token) as ana:
        while (await ana.post("/api/tables", json=wanted)).status_code == 201:
            harness.time.pass_by(0.06)  # otherwise requests would exceed their limit
        async with harness.http(address="10.0.0.9") as crowd:
            while (await crowd.put("/api/me", json={"name": "Eve"})).status_code == 200:
                crowd.cookies.clear()
                harness.time.pass_by(0.06)
            while (await ana.post("/api/tables", json=wanted)).status_code == 201:
                pass
            assert (await wrong_codes(harness, ["10.0.0.8"] * TRIES)).count(404) == TRIES
            harness.time.set_by += hours * 3600
            assert (await ana.post("/api/tables", json=wanted)).status_code == 429
            assert await wrong_codes(harness, ["10.0.0.8"]) == [429]
            assert (await crowd.put("/api/me", json={"name": "Eve"})).status_code == 429


def test_a_servers_second_hand_is_not_that_of_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, before = ServerTime(), ServerTime().monotonic()
    for date in (0.0, 1e12):
        monkeypatch.setattr(time, "time", lambda date=date: date)
        assert hand.now() == date
        assert before <= hand.monotonic() < before + 60


async def test_a_socket_is_heard_when_the_date_goes_back(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    async with AsgiSocket(harness, token) as socket:
        for _ in range(15):
            socket.say("ping")
            harness.time.pass_by(1)
            harness.time.set_by -= 60
            assert (await socket.next("refused"))["code"] == "bad"


@pytest.mark.parametrize("first", ["http://evil.example", "http://localhost"])
async def test_a_page_with_two_origins_is_not_ours(harness: Harness, first: str) -> None:
    twice = [("host", "localhost"), ("origin", first), ("origin", "null")]
    async with harness.http() as http:
        answer = await http.put("/api/me", json={"name": "Ana"}, headers=twice)
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "header",
    [
        *("[::1]x", "[::1]:80x", "localhost:80@evil", "localhost/", "local host", "[::1", "::1"),
        "a:b:c",
    ],
)
def test_an_invalid_host_is_not_ours(header: str) -> None:
    assert not is_ours(host_of(header), [])


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_networks(address: str, network: str) -> None:
    assert network_of(address) == network


async def test_networks_of_a_customer_count_together_and_so_do_strangers(harness: Harness) -> None:
    site = [f"2001:db8:7:{number:x}::1" for number in range(1, 101)]
    assert (await wrong_codes(harness, site)).count(404) == TRIES_OF_A_SITE * TRIES
    far = [f"2001:db9:{number:x}::1" for number in range(1, 1101)]
    rest = (TRIES_IN_ALL - TRIES_OF_A_SITE) * TRIES
    asked = [
        status
        for some in range(0, 1100, 100)
        for status in await wrong_codes(harness, far[some : some + 100])
    ]
    assert rest - 100 < asked.count(404) <= rest
    person, token = await harness.people.add("Ana")
    table = await harness.open(person, MINE, OPEN, BOT)
    async with harness.http(token) as http:  # a player may still connect
        assert (await http.get(f"/api/tables/{table.row.code}")).status_code == 200


@pytest.mark.parametrize(("path", "most"), [("/metrics", 100), ("/api/tables", 50)])
async def test_what_takes_the_server_long_counts_for_as_much(
    harness: Harness, path: str, most: int
) -> None:
    async with harness.http() as http:
        statuses = [(await http.get(path)).status_code for _ in range(most + 10)]
    assert statuses[most - 1] != 429
    assert statuses[-1] == 429


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/me/link"), ("GET", "/api/party/qr")])
async def test_drawing_a_code_to_scan_is_charged_for(
    harness: Harness, method: str, path: str
) -> None:
    _, token = await harness.people.add("Ana")
    harness.party()
    async with harness.http(token) as http:
        statuses = [(await http.request(method, path)).status_code for _ in range(30)]
    assert statuses[0] == 200
    assert 0 < statuses.count(200) < 25
