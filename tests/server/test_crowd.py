"""Many people behind one address: a room with one router, a school, an office."""

import asyncio

import httpx

from farol.server.web.context import PEOPLE_AT_ONE_ADDRESS, REQUEST_BURST
from tests.server.harness import AsgiSocket, Harness

FILES = 64  # maximum files of the client loaded by a page
BURST = 20 * REQUEST_BURST


async def open_page(phone: httpx.AsyncClient) -> list[int]:
    """A browser's requests for a page before any interaction."""
    paths = ["/", *(f"/assets/none-{n}.js" for n in range(FILES)), "/api/server", "/api/me"]
    answers = await asyncio.gather(*(phone.get(path) for path in paths))
    return [answer.status_code for answer in answers]


async def comes(phone: httpx.AsyncClient, name: str) -> list[int]:
    """A guest scans the code, sets a name, joins the party, and stays for ten seconds."""
    statuses = await open_page(phone)
    statuses += [(await phone.put("/api/me", json={"name": name})).status_code]
    statuses += [(await phone.post("/api/party/guests")).status_code]
    statuses += [(await phone.get("/api/party")).status_code for _ in range(5)]
    return statuses


async def test_ten_people_behind_one_address_open_a_party_game(harness: Harness) -> None:
    await harness.party().begin("saboteur")
    phones = [harness.http() for _ in range(10)]
    found = await asyncio.gather(*(comes(phone, f"Guest {n}") for n, phone in enumerate(phones)))
    assert 429 not in [status for statuses in found for status in statuses]
    dealt = await phones[0].post("/api/party/tables", json={"game": "saboteur"})
    code = dealt.json()["table"]
    tokens = [phone.cookies[harness.context.cookie] for phone in phones]
    for token in tokens:
        async with AsgiSocket(harness, token) as socket:
            socket.say("hello", code=code)
            assert (await socket.next("welcome"))["table"]["code"] == code
    again = await asyncio.gather(*(open_page(phone) for phone in phones))
    assert 429 not in [status for statuses in again for status in statuses]
    for phone in phones:
        await phone.aclose()


async def asked(harness: Harness, token: str | None, times: int) -> list[int]:
    async with harness.http(token) as http:
        return [(await http.get("/api/server")).status_code for _ in range(times)]


async def test_who_asks_too_often_keeps_nobody_else_at_that_address_away(harness: Harness) -> None:
    _, greedy = await harness.people.add("Eve")
    _, modest = await harness.people.add("Ana")
    assert (await asked(harness, greedy, BURST + 20)).count(429) == 20
    assert await asked(harness, modest, 10) == [200] * 10
    assert await asked(harness, None, 10) == [200] * 10


async def test_a_cookie_that_nobody_has_counts_as_a_stranger(harness: Harness) -> None:
    assert [await asked(harness, f"made-up-{n}", 1) for n in range(BURST + 20)].count([429]) == 20


async def test_an_address_has_a_bound_however_many_cookies_it_has(harness: Harness) -> None:
    crowd = [(await harness.people.add(f"Eve {n}"))[1] for n in range(PEOPLE_AT_ONE_ADDRESS + 2)]
    statuses = [status for token in crowd for status in await asked(harness, token, BURST)]
    assert statuses.count(200) == PEOPLE_AT_ONE_ADDRESS * BURST
    assert statuses.count(429) == 2 * BURST
