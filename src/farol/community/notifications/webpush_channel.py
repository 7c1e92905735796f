"""Writes to browsers by Web Push, with the server's own key, which is made at its first start."""

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from farol.community.notifications.push_store import PushStore
from farol.community.notifications.rows import Outcome, Subscription
from farol.community.notifications.safe_http import HttpReply, post
from farol.community.notifications.text import tiding_of
from farol.community.notifications.webpush import Receiver, VapidIdentity, encrypted
from farol.server.play.model.payloads import Notice
from farol.server.play.monotonic import MonotonicTime
from farol.server.store.stores import Store

KEY: Final = "vapid"  # the setting that keeps the server's key
KEPT_SECONDS: Final = 3 * 86_400  # for which a push service keeps what it cannot deliver
GONE: Final = (404, 410)  # the browser does not want to be written to any more
BUSY: Final = 429
OUR_FAULT: Final = range(400, 500)


def content_of(notice: Notice, language: str, languages: Collection[str]) -> bytes:
    """What a browser shows."""
    tiding = tiding_of(notice, language, languages)
    return msgspec.json.encode(
        {
            "kind": notice.kind,
            "code": notice.code,
            "title": tiding.title,
            "body": tiding.body,
            "language": tiding.language,
        }
    )


def outcome_of(answer: HttpReply) -> Outcome:
    """What it means how a push service answered."""
    if 200 <= answer.status < 300:
        return Outcome("sent")
    if answer.status in GONE:
        return Outcome("gone")
    if answer.status in OUR_FAULT and answer.status != BUSY:
        return Outcome("refused", why=str(answer.status))
    return Outcome("later", answer.after, str(answer.status))


class WebPushChannel(Struct):
    """What it takes to write to browsers: one of the ways to reach people."""

    identity: VapidIdentity
    time: MonotonicTime
    contact: str  # whom a push service may write to
    store: PushStore
    languages: Collection[str]
    anywhere: bool = False  # also to private addresses, for tests

    async def letters(self, notice: Notice) -> list["PushLetter"]:
        """One letter to each browser of the person that wants to hear of it."""
        found = await self.store.subscriptions(notice.person)
        return [PushLetter(self, one, notice) for one in found if notice.kind in one.kinds]

    def write(self, to: Subscription, notice: Notice, seconds: float) -> HttpReply:
        """Encrypt it, sign for it and send it; waits."""
        parts = urlsplit(to.endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        headers = {
            "Authorization": self.identity.word(origin, self.contact, self.time.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high" if notice.kind == "reminder" else "normal",
            "Topic": notice.code,  # what is new about a table takes the place of what was
        }
        content = content_of(notice, to.language, self.languages)
        body = encrypted(Receiver(to.endpoint, to.p256dh, to.auth), content)
        return post(to.endpoint, headers, body, self.anywhere, seconds)


def site_of(endpoint: str) -> str:
    """The last two parts of a host's name, or its whole address.

    >>> site_of("https://fcm.googleapis.com/x"), site_of("https://[2001:db8::1]/")
    ('googleapis.com', '2001:db8::1')
    """
    host = urlsplit(endpoint).hostname or ""
    address = ":" in host or host.replace(".", "").isdecimal()
    return host if address else ".".join(host.rstrip(".").split(".")[-2:])


class PushLetter(Struct):
    """A notice to one browser."""

    postman: WebPushChannel
    to: Subscription
    notice: Notice

    @property
    def place(self) -> str:
        """The browser."""
        return self.to.endpoint

    @property
    def site(self) -> str:
        """The push service: all machines of one domain count together."""
        return site_of(self.to.endpoint)

    @property
    def person(self) -> int:
        """Whose browser it is."""
        return self.to.person

    def send(self, seconds: float) -> Outcome:
        """Write to it; waits."""
        return outcome_of(self.postman.write(self.to, self.notice, seconds))

    async def forget(self) -> None:
        """The browser is not written to any more."""
        await self.postman.store.unsubscribe(self.to.endpoint)


async def kept_identity(store: Store) -> VapidIdentity:
    """The server's key, made if there is none; of several servers that begin together, one's."""
    kept = await store.settings.get(KEY)
    return VapidIdentity(kept or await store.settings.keep(KEY, VapidIdentity().secret))
