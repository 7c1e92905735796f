"""Web Push notifications: recipients, contents, and permitted endpoints."""

import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="an extra")

from farol.community.identity.store import IdentityStore
from farol.community.notifications import safe_http
from farol.community.notifications.push_store import PushStore
from farol.community.notifications.queue import AT_ONCE, MOST_WAITING, WAITS, NotificationQueue
from farol.community.notifications.rows import Subscription
from farol.community.notifications.safe_http import BadAddress, check_public, parsed, post
from farol.community.notifications.service import Push
from farol.community.notifications.webpush import (
    BadKey,
    Receiver,
    VapidIdentity,
    check_keys,
    encrypted,
)
from farol.community.notifications.webpush_channel import WebPushChannel, content_of, kept_identity
from farol.core.rand import Rand
from farol.core.text import LANGUAGES
from farol.protocol.types import ClockPlan
from farol.server.play.model.payloads import Notice
from tests.community.receiver import Browser, Service, claims_of, push_service, read64
from tests.server.harness import MINE, Client, Harness, mover, opened, play_choice, seated, view_of

ALL_KINDS = ["turn", "reminder", "over", "invited"]


# --- the format ------------------------------------------------------------------------------


def test_the_receiver_reads_the_example_of_rfc_8291() -> None:
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    assert browser.p256dh == (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    body = read64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
        "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW"
        "QexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == b"When I grow up, I want to be a watermelon"


def test_a_browser_reads_what_was_written_to_it_and_no_other_does() -> None:
    browser, other = Browser(), Browser()
    body = encrypted(Receiver("", browser.p256dh, browser.auth), b"hello")
    assert browser.read(body) == b"hello"
    assert b"hello" not in body
    with pytest.raises(Exception):  # noqa: B017, PT011  # whatever the library says to that
        other.read(body)


def test_all_messages_have_one_length() -> None:
    browser = Browser()
    to = Receiver("", browser.p256dh, browser.auth)
    assert len(encrypted(to, b"a")) == len(encrypted(to, b"a" * 300))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"),
        ("B" * 87, "BTBZMqHH6r4Tts7J_aSIgg"),
        ("ñ", "x"),
        ("", ""),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKey):
        check_keys(p256dh, auth)
    with pytest.raises(BadKey):
        check_keys(Browser().p256dh, "AAAA")


def test_whoever_answers_byte_by_byte_is_not_waited_for() -> None:
    stopped = Event()

    def drip(door: socket.socket) -> None:
        with suppress(OSError), door.accept()[0] as line:
            while not stopped.wait(0.05):
                line.sendall(b"H")

    with socket.create_server(("127.0.0.1", 0)) as door:
        host, port = door.getsockname()
        service = Thread(target=drip, args=[door])
        service.start()
        try:
            with pytest.raises(OSError):  # noqa: PT011  # how it ends depends on when it is cut
                post(f"http://{host}:{port}/", {}, b"", anywhere=True, seconds=0.3)
        finally:
            stopped.set()
            service.join()


async def test_the_key_is_made_once_and_kept(harness: Harness) -> None:
    first, again = await kept_identity(harness.store), await kept_identity(harness.store)
    assert first.public == again.public
    assert VapidIdentity(first.secret).public == first.public


# --- where to --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/a",
        "https://localhost/a",
        "https://127.0.0.1/a",
        "https://10.0.0.1/a",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://[fd00::1]/a",
        "https://[64:ff9b::7f00:1]/a",
        "https://[64:ff9b:1::7f00:1]/a",
        "https://[::7f00:1]/a",
        "https://[fec0::1]/a",
        "https://[2002:7f00:1::]/a",
        "https://push.example.org:8443/a",
        "https://user:word@push.example.org/a",
        "https://printer.local/a",
        "https://push.example.org/" + "a" * 1000,
        "file:///etc/passwd",
        "https://",
        "https://push.example.org:port/",
        "https://push.example.org/\r\nHost: x",
    ],
)
def test_nothing_is_sent_to_an_address_of_the_house(address: str) -> None:
    with pytest.raises(BadAddress):
        parsed(address)


def test_a_name_that_means_a_private_address_is_not_written_to() -> None:
    for address in ("192.168.1.1", "0.0.0.0", "224.0.0.1", "100.64.0.1"):
        with pytest.raises(BadAddress):
            check_public(address)
    check_public("93.184.215.14")
    with pytest.raises(BadAddress):
        post("https://localhost.localdomain.127.0.0.1.nip.io.localhost/", {}, b"")


# --- a server with a push service --------------------------------------------------------------


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture
async def courier(harness: Harness) -> AsyncIterator[NotificationQueue]:
    identity = await kept_identity(harness.store)
    contact, store = "mailto:ana@example.org", PushStore(harness.store.database)
    postman = WebPushChannel(identity, harness.time, contact, store, LANGUAGES, anywhere=True)
    courier = NotificationQueue(store, harness.time, [postman])
    courier.start()
    harness.notifications.courier = courier
    harness.notifications.push = Push(identity.public, anywhere=True, check_keys=check_keys)
    yield courier
    await courier.close()


def wanted(service: Service, browser: Browser, **more: Any) -> dict[str, Any]:
    said = {"endpoint": service.endpoint, "p256dh": browser.p256dh, "auth": browser.auth}
    return {**said, "kinds": ALL_KINDS, "language": "es", **more}


async def subscribed(harness: Harness, person: int, service: Service, browser: Browser) -> str:
    """The person subscribes with this browser; the hash of the token."""
    found = await IdentityStore(harness.store.database).devices(person)
    token = found[0].token
    keys = (browser.p256dh, browser.auth)
    await PushStore(harness.store.database).subscribe(
        Subscription(service.endpoint, person, token, *keys, "es", ALL_KINDS)
    )
    return token


async def test_who_is_away_gets_a_message_that_only_their_browser_reads(
    harness: Harness, courier: NotificationQueue, service: Service
) -> None:
    clients = await seated(harness, clock=ClockPlan("days", 2))
    seat, browser = mover(clients), Browser()
    other = (seat + 1) % 3
    await subscribed(harness, clients[other].person.id, service, browser)
    clients[other].leave()
    await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    await courier.idle()
    [(path, headers, body)] = service.came
    code = clients[0].table.row.code
    assert json.loads(browser.read(body)) == {
        "kind": "turn",
        "code": code,
        "title": "Saboteur",
        "body": "Te toca jugar.",
        "language": "es",
    }
    assert path == "/push/abc?id=1"
    assert headers["content-encoding"] == "aes128gcm"
    assert (headers["topic"], headers["ttl"]) == (code, str(3 * 86_400))
    claims = claims_of(headers["authorization"])
    assert claims["aud"] == f"http://127.0.0.1:{service.port}"
    assert claims["sub"] == "mailto:ana@example.org"
    assert 0 < claims["exp"] - harness.time.now() <= 86_400
    assert claims["key"] == harness.notifications.push.key  # type: ignore[union-attr]


async def test_a_muted_table_and_an_unwanted_kind_are_not_told(
    harness: Harness, courier: NotificationQueue, service: Service
) -> None:
    person = await harness.person()
    table = await harness.open(person, *[MINE] * 3, start=True)
    await subscribed(harness, person.id, service, Browser())
    notice = Notice(person.id, "turn", table.row.code, "saboteur")
    await PushStore(harness.store.database).mute(person.id, table.row.code, True)
    courier.tell(notice)
    await courier.idle()
    assert service.came == []
    await PushStore(harness.store.database).mute(person.id, table.row.code, False)
    courier.tell(notice)
    await courier.idle()
    assert len(service.came) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    harness: Harness, courier: NotificationQueue, service: Service, status: int
) -> None:
    person = await harness.person()
    await subscribed(harness, person.id, service, Browser())
    service.answers = [(status, {})]
    courier.tell(Notice(person.id, "over", "ABCDEF", "saboteur"))
    await courier.idle()
    assert await PushStore(harness.store.database).subscriptions(person.id) == []


@pytest.mark.parametrize("inside", ["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1"])
def test_a_name_that_leads_into_the_own_network_is_refused(
    inside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*_: object, **__: object) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (inside, 443))]

    monkeypatch.setattr(safe_http.socket, "getaddrinfo", found)
    with pytest.raises(BadAddress):
        safe_http._looked_up("push.example", 443, anywhere=False)
    assert safe_http._looked_up("push.example", 443, anywhere=True) == "93.184.216.34"


@pytest.mark.parametrize(
    ("address", "port"),
    [
        ("http://push.example/box", 80),
        ("https://push.example/box", 443),
        ("https://push.example:8443/box", 8443),
    ],
)
def test_who_names_no_port_means_the_usual_one(
    address: str, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[object] = []

    def call(place: object, _: float) -> None:
        called.append(place)
        raise ConnectionRefusedError

    monkeypatch.setattr(safe_http, "_looked_up", lambda *_: "93.184.216.34")
    monkeypatch.setattr(safe_http.socket, "create_connection", call)
    with pytest.raises(ConnectionRefusedError):
        post(address, {}, b"", anywhere=True)
    assert called == [("93.184.216.34", port)]


@pytest.mark.parametrize(
    ("said", "seconds"),
    [("600", 600.0), ("999999", 999_999.0), ("1000000", 0.0), ("", 0.0), ("-5", 0.0), ("²", 0.0)],
)
def test_a_service_says_in_up_to_six_digits_when_to_come_again(said: str, seconds: float) -> None:
    assert safe_http._seconds(said) == seconds


async def test_a_service_that_is_busy_is_tried_again_later_and_not_for_ever(
    harness: Harness, courier: NotificationQueue, service: Service
) -> None:
    person = await harness.person()
    await subscribed(harness, person.id, service, Browser())
    service.answers = [(429, {"Retry-After": "600"}), *[(503, {})] * 10]
    courier.tell(Notice(person.id, "over", "ABCDEF", "saboteur"))
    await courier.idle()
    harness.time.pass_by(599)
    await courier.idle()
    assert len(service.came) == 1
    harness.time.pass_by(1)
    await courier.idle()
    assert len(service.came) == 2
    for wait in (*WAITS[1:], 10_000, 10_000):
        harness.time.pass_by(wait)
        await courier.idle()
    assert len(service.came) == 1 + len(WAITS)
    assert len(await PushStore(harness.store.database).subscriptions(person.id)) == 1


async def test_nobody_is_flooded(
    harness: Harness, courier: NotificationQueue, service: Service
) -> None:
    person = await harness.person()
    await subscribed(harness, person.id, service, Browser())
    for _ in range(3 * AT_ONCE):
        courier.tell(Notice(person.id, "turn", "ABCDEF", "saboteur"))
    await courier.idle()
    assert len(service.came) == AT_ONCE


async def test_what_waits_is_bounded(harness: Harness) -> None:
    courier = NotificationQueue(PushStore(harness.store.database), harness.time, [])
    for _ in range(MOST_WAITING + 10):
        courier.tell(Notice(1, "turn", "ABCDEF", "saboteur"))
    assert courier._notices.qsize() == MOST_WAITING


async def test_a_device_that_is_signed_out_is_told_nothing(
    harness: Harness, courier: NotificationQueue, service: Service
) -> None:
    person = await harness.person()
    token = await subscribed(harness, person.id, service, Browser())
    await harness.people.sign_out(person, [token])
    courier.tell(Notice(person.id, "turn", "ABCDEF", "saboteur"))
    await courier.idle()
    assert service.came == []


# --- over HTTP -------------------------------------------------------------------------------


async def test_it_is_off_until_somebody_says_so_and_off_again_with_one_request(
    harness: Harness, courier: NotificationQueue, service: Service
) -> None:
    person, token = await harness.people.add("Ana")
    async with harness.http(token) as http:
        before = (await http.get("/api/me/notices")).json()
        assert (before["on"], before["kinds"]) == (False, [])
        assert before["key"] == harness.notifications.push.key  # type: ignore[union-attr]
        said = wanted(service, Browser(), kinds=["turn", "over"])
        answer = await http.put("/api/me/notices", json=said)
        assert answer.json() == {**before, "on": True, "kinds": ["turn", "over"]}
        courier.tell(Notice(person.id, "turn", "ABCDEF", "saboteur"))
        courier.tell(Notice(person.id, "reminder", "ABCDEF", "saboteur"))
        await courier.idle()
        assert len(service.came) == 1
        assert (await http.delete("/api/me/notices")).json() == before
        assert await PushStore(harness.store.database).subscriptions(person.id) == []


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ({"endpoint": "https://10.0.0.1/push"}, 400),
        ({"endpoint": "http://push.example.org/a"}, 400),
        ({"p256dh": "A" * 87}, 400),
        ({"auth": "A" * 30}, 400),
        ({"kinds": ["secrets"]}, 400),
        ({"kinds": []}, 400),
    ],
)
async def test_a_subscription_that_cannot_be_is_refused(
    harness: Harness,
    courier: NotificationQueue,
    service: Service,
    said: dict[str, Any],
    status: int,
) -> None:
    assert courier
    assert harness.notifications.push is not None
    harness.notifications.push.anywhere = False
    person, token = await harness.people.add("Ana")
    base = wanted(service, Browser(), endpoint="https://push.example.org/a")
    async with harness.http(token) as http:
        answer = await http.put("/api/me/notices", json={**base, **said})
        assert answer.status_code == status
        assert answer.json()["sentence"]
    assert await PushStore(harness.store.database).subscriptions(person.id) == []


async def test_a_server_without_push_says_so(harness: Harness, service: Service) -> None:
    _, token = await harness.people.add("Ana")
    async with harness.http(token) as http:
        assert (await http.get("/api/me/notices")).json()["key"] is None
        answer = await http.put("/api/me/notices", json=wanted(service, Browser()))
    assert (answer.status_code, answer.json()["sentence"]) == (409, "This server sends no notices.")


async def test_only_who_sits_at_a_table_may_mute_it(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    _, stranger = await harness.people.add("Bea")
    table = await harness.open(ana, *[MINE] * 3, start=True)
    path = f"/api/tables/{table.row.code}/mute"
    async with harness.http(token) as http:
        assert (await http.get(path)).json() == {"muted": False}
        assert (await http.put(path, json={"muted": True})).json() == {"muted": True}
        assert (await http.get(path)).json() == {"muted": True}
    async with harness.http(stranger) as http:
        assert (await http.put(path, json={"muted": True})).status_code == 404


# --- secrecy ---------------------------------------------------------------------------------


async def test_what_is_sent_is_the_same_in_two_worlds_that_look_alike(tmp_path: Path) -> None:
    """Two deals with the same people and other cards: every notice has the same bytes, whatever the
    hands, roles and treasures.
    """
    told = [await _notices_of(tmp_path / str(world)) for world in range(3)]
    assert told[0] == told[1] == told[2]
    assert len(told[0]) > 3


async def _notices_of(folder: Path) -> list[bytes]:
    folder.mkdir()
    told: list[bytes] = []
    async with opened(folder) as harness:
        clients = await seated(harness, clock=ClockPlan("days", 2))
        code = clients[0].table.row.code

        def keep(notice: Notice) -> None:
            content = content_of(notice, "en", LANGUAGES)
            told.append(content.replace(code.encode(), b"......"))

        harness.lobby._services.tell_away = keep
        clients[0].table._services.tell_away = keep
        watcher = clients[0]
        for client in clients[1:]:
            client.leave()
        for _ in range(6):
            await _discard(clients, watcher)
    return told


async def _discard(clients: list[Client], watcher: Client) -> None:
    """The seat to act discards its first card, which looks the same in every world."""
    seat = mover(clients)
    client = clients[seat]
    view = (await client.hello(look=seat))["view"]
    choice = next(one for one in view["choices"] if one["type"] == "discard")
    await client.ask("act", seat=seat, version=view["version"], action=choice)
    if client is not watcher:
        client.leave()


async def test_who_knows_where_somebody_is_written_to_does_not_get_it(
    harness: Harness, courier: NotificationQueue, service: Service
) -> None:
    ana, mine = await harness.people.add("Ana")
    _, hers = await harness.people.add("Eve")
    async with harness.http(mine) as http:
        assert (
            await http.put("/api/me/notices", json=wanted(service, Browser()))
        ).status_code == 200
    async with harness.http(hers) as http:
        answer = await http.put("/api/me/notices", json=wanted(service, Browser(auth="A" * 22)))
        assert answer.status_code == 409
    courier.tell(Notice(ana.id, "over", "ABCDEF", "saboteur"))
    await courier.idle()
    assert len(service.came) == 1


@pytest.mark.usefixtures("courier")
@pytest.mark.parametrize("language", ["<script>", "e", "es\n", "ES", "español"])
async def test_a_language_is_called_as_languages_are(
    harness: Harness, service: Service, language: str
) -> None:
    _, token = await harness.people.add("Ana")
    async with harness.http(token) as http:
        said = wanted(service, Browser(), language=language)
        assert (await http.put("/api/me/notices", json=said)).status_code == 400
        for good in ("es", "en-GB", "es-419"):
            said = wanted(service, Browser(), language=good)
            assert (await http.put("/api/me/notices", json=said)).status_code == 200
        await http.delete("/api/me/notices")
