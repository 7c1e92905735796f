"""Web Push channel, with the server's own key, which is made at its first start."""

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

KEY: Final = "vapid"  # name of the setting with the server's private key
KEPT_SECONDS: Final = 3 * 86_400  # TTL of a message at the push service
GONE: Final = (404, 410)  # status codes of a deleted subscription
BUSY: Final = 429
OUR_FAULT: Final = range(400, 500)


def content_of(notice: Notice, language: str, languages: Collection[str]) -> bytes:
    """The payload of a notice."""
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
    """The outcome of a push service's answer."""
    if 200 <= answer.status < 300:
        return Outcome("sent")
    if answer.status in GONE:
        return Outcome("gone")
    if answer.status in OUR_FAULT and answer.status != BUSY:
        return Outcome("refused", why=str(answer.status))
    return Outcome("later", answer.after, str(answer.status))


class WebPushChannel(Struct):
    """The channel for Web Push."""

    identity: VapidIdentity
    time: MonotonicTime
    contact: str  # contact for push services
    store: PushStore
    languages: Collection[str]
    anywhere: bool = False  # allows private addresses, for tests

    async def letters(self, notice: Notice) -> list["PushLetter"]:
        """One letter for each of the person's browsers that want this notice."""
        found = await self.store.subscriptions(notice.person)
        return [PushLetter(self, one, notice) for one in found if notice.kind in one.kinds]

    def write(self, to: Subscription, notice: Notice, seconds: float) -> HttpReply:
        """Encrypt, sign and send it; blocking."""
        parts = urlsplit(to.endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        headers = {
            "Authorization": self.identity.word(origin, self.contact, self.time.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high" if notice.kind == "reminder" else "normal",
            "Topic": notice.code,  # a newer message about a table replaces an older one
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
        """The subscription's endpoint."""
        return self.to.endpoint

    @property
    def site(self) -> str:
        """The push service: all hosts of one domain count together."""
        return site_of(self.to.endpoint)

    @property
    def person(self) -> int:
        """The owner of the browser."""
        return self.to.person

    def send(self, seconds: float) -> Outcome:
        """Send it; blocking."""
        return outcome_of(self.postman.write(self.to, self.notice, seconds))

    async def forget(self) -> None:
        """Delete the subscription."""
        await self.postman.store.unsubscribe(self.to.endpoint)


async def kept_identity(store: Store) -> VapidIdentity:
    """The server's key, created once: of several servers that start together, the first one's."""
    kept = await store.settings.get(KEY)
    return VapidIdentity(kept or await store.settings.keep(KEY, VapidIdentity().secret))
