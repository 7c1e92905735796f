"""Unresponsive receivers do not delay other people's notices."""

import asyncio
import socket
import threading
from collections.abc import Callable

import pytest
from msgspec import Struct

from farol.community.notifications import safe_http
from farol.community.notifications.outbox import Outbox
from farol.community.notifications.push_store import PushStore
from farol.community.notifications.queue import CARRIERS, PROVEN_CARRIERS, NotificationQueue
from farol.community.notifications.rows import MAIL, Outcome
from tests.server.harness import Harness


class Letter(Struct):
    """A letter whose `send` is set by the test."""

    site: str
    person: int = 1
    sends: Callable[[], Outcome] = lambda: Outcome("sent")
    place: str = ""
    tried: float = 0.0

    def send(self, seconds: float) -> Outcome:
        self.tried = seconds
        return self.sends()

    async def forget(self) -> None:
        """No-op."""


def courier_of(harness: Harness) -> NotificationQueue:
    return NotificationQueue(PushStore(harness.store.database), harness.time, [])


async def test_places_that_never_answer_hold_up_neither_others_nor_mail(harness: Harness) -> None:
    free, sent = threading.Event(), [threading.Event() for _ in range(3)]

    def stand_still() -> Outcome:
        free.wait(60)
        raise TimeoutError

    def send(number: int) -> Callable[[], Outcome]:
        def sends() -> Outcome:
            sent[number].set()
            return Outcome("sent")

        return sends

    courier = courier_of(harness)
    courier.start()
    try:
        courier.post(Letter("good.example", 1, send(0)))
        await courier.idle()  # it has answered before
        for number in range(4 * (CARRIERS + PROVEN_CARRIERS)):
            courier.post(Letter(f"tarpit{number}.example", 2, stand_still))
        courier.post(Letter("good.example", 3, send(1)))
        courier.post(Letter(MAIL, 3, send(2)))
        for event in sent:
            assert await asyncio.to_thread(event.wait, 20)
    finally:
        free.set()
        await courier.close()


async def test_a_site_gets_one_letter_at_a_time_until_it_has_answered() -> None:
    outbox: Outbox[Letter] = Outbox()
    letters = [Letter("one", person) for person in (1, 1, 2)]
    for letter in letters:
        outbox.put(letter)
    first = await outbox.take(False)
    waiting = asyncio.ensure_future(outbox.take(False))
    await asyncio.sleep(0)
    assert not waiting.done()
    outbox.done(first, answered=True)
    second = await waiting
    assert (first, second) == (letters[0], letters[2])  # people take turns
    assert await outbox.take(True) is letters[1]


async def test_a_site_that_did_not_answer_twice_waits_behind_all_others() -> None:
    outbox: Outbox[Letter] = Outbox()
    for _ in range(2):
        outbox.put(Letter("bad"))
        outbox.done(await outbox.take(False), answered=False)
    outbox.put(Letter("bad"))
    for site in ("one", "two"):
        outbox.put(Letter(site))
    assert [(await outbox.take(False)).site for _ in range(3)] == ["one", "two", "bad"]


async def test_a_first_try_is_short(harness: Harness) -> None:
    letter, courier = Letter("x.example", sends=lambda: Outcome("later")), courier_of(harness)
    courier.start()
    courier.post(letter)
    await courier.idle()
    assert letter.tried == 5.0
    harness.time.pass_by(6.0)
    await courier.idle()
    assert letter.tried > 5.0
    await courier.close()


def test_looking_up_a_name_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def look(*_: object, **__: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        now[0] += 7.0
        return [(0, 0, 0, "", ("93.184.216.34", 443))]

    monkeypatch.setattr(safe_http, "monotonic", lambda: now[0])
    monkeypatch.setattr(socket, "getaddrinfo", look)
    with pytest.raises(TimeoutError):
        safe_http.post("https://push.example/", {}, b"", seconds=5.0)
