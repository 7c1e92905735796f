"""Writes to browsers by Web Push, with the server's own key, which is made at its first start."""

from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from farol.table.live.model.state import Notice
from farol.table.live.outside import Answer, post
from farol.table.live.steady import SteadyTime
from farol.table.live.webpush import Identity, Receiver, encrypted
from farol.table.storage.store import Store, Subscription

KEY: Final = "vapid"  # the setting that keeps the server's key
KEPT_SECONDS: Final = 3 * 86_400  # for which a push service keeps what it cannot deliver


class Postman(Struct):
    """What it takes to write to a browser."""

    identity: Identity
    time: SteadyTime
    contact: str  # whom a push service may write to
    anywhere: bool = False  # also to private addresses, for tests

    def __call__(self, to: Subscription, notice: Notice, content: bytes) -> Answer:
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
        body = encrypted(Receiver(to.endpoint, to.p256dh, to.auth), content)
        return post(to.endpoint, headers, body, self.anywhere)


async def kept_identity(store: Store) -> Identity:
    """The server's key, made if there is none; of several servers that begin together, one's."""
    kept = await store.setting(KEY)
    if kept is None:
        await store.set_setting(KEY, Identity().secret)
        kept = await store.setting(KEY)
    return Identity(kept or "")
