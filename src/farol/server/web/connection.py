"""One socket connection: rate limit, decoding, and routing of messages."""

# compiled by mypyc

from functools import partial
from typing import Final, Protocol, final

import msgspec

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server import metrics
from farol.server.play.gate import Gate
from farol.server.play.model.bucket import Bucket
from farol.server.play.model.state import ClientMessage
from farol.server.play.monotonic import MonotonicTime
from farol.server.play.table import Table
from farol.server.store.store import Person
from farol.server.tracing import Trace
from farol.server.web.scheduler import FairScheduler
from farol.server.web.writer import MAX_UNSENT, TOO_FAST, TOO_SLOW, SocketWriter

MAX_STRIKES: Final = 30  # messages over the limit before the socket is closed
WHOLE_VIEW: Final = 4  # messages that a request for a full view counts for
BURST_SECONDS: Final = 3.0  # of the allowed rate, as burst

Frame = bytes | str


class MessageHandler(Protocol):
    """Handler of messages that do not go straight to a table."""

    def on_message(self, frame: Frame, /) -> None:
        """Handle a message."""

    def on_hello(self, hello: messages.Hello, /) -> None:
        """Handle a hello, to another table or again to the same one."""


@final
class SocketConnection:
    """One socket connection.

    While it has a `table`, messages go there; before, and when relayed or traced, they go to its
    `handler`.
    """

    __slots__ = (
        *("_bucket", "_gate", "_outlet", "_slices", "_strikes", "_time"),
        *("address", "device", "ended", "handler", "person", "table"),
    )

    def __init__(
        self,
        person: Person,
        device: str,
        address: str,
        outlet: SocketWriter,
        slices: FairScheduler,
        time: MonotonicTime,
        rate: float,
        gate: Gate,
    ) -> None:
        self.person = person
        self.device = device
        self.ended = False
        self.table: Table | None = None
        self.handler: MessageHandler | None = None  # None: closed
        self.address = address
        self._outlet = outlet
        self._slices = slices
        self._time = time
        self._bucket = Bucket(rate, rate * BURST_SECONDS, time.monotonic())
        self._strikes = 0
        self._gate = gate

    # --- output --------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Queue a message. A client that leaves too much unread is disconnected."""
        if self.ended:
            return
        if self._outlet.write(frame) > MAX_UNSENT:
            metrics.DROPPED.labels("slow").inc()
            self.close(TOO_SLOW, "You read too slowly; connect again for the rest.")

    def close(self, code: int, why: str) -> None:
        """Close after all queued messages."""
        if not self.ended:
            self.ended = True
            self._outlet.end(code, why)

    def refuse(self, asked: str | None, refusal: Refusal) -> None:
        """Refuse a message."""
        metrics.REFUSALS.labels(refusal.code).inc()
        refused = messages.Refused(asked, refusal.code, refusal.sentence)
        refused.moderated = refusal.moderated
        self.send(messages.encode(refused))

    # --- input ---------------------------------------------------------------------------------

    def on_message(self, frame: Frame) -> None:
        """Handle one message of the client, scheduled fairly."""
        allowed = self._bucket.take(self._time.monotonic())
        if not (allowed and self._slices.do(self.address, partial(self._take, frame))):
            self._strike()

    def _take(self, frame: Frame) -> None:
        """Handle one message now."""
        if self.ended:
            return
        if self.table is None:
            if self.handler is not None:
                self.handler.on_message(frame)
            return
        message = self.understood(frame)
        if message is None:
            return
        if isinstance(message, messages.Hello):
            if self.handler is not None:
                self.handler.on_hello(message)
        else:
            self.say(self.table, message, None)

    def understood(self, frame: Frame) -> messages.FromClient | None:
        """Decode a message; None if it is invalid."""
        try:
            return messages.decode(frame)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.refuse(None, Refusal("bad", f"That is no message: {str(error)[:200]}."))
            return None

    def say(self, table: Table, message: messages.FromClient, trace: Trace | None) -> None:
        """Post a message to a table, which answers it."""
        now = self._time.monotonic()
        whole = isinstance(message, (messages.Hello, messages.Look))
        if whole and not self._bucket.take(now, WHOLE_VIEW):
            self._strike()
            return
        refusal = self._gate.against(self.person, table.row, message)
        if refusal is not None:
            self.refuse(message.id, refusal)
        elif not table.post(ClientMessage(self, message, now, trace)):
            self.refuse(
                message.id, Refusal("limit", "This table is overrun; try again in a moment.")
            )

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes == 1:
            self.refuse(None, Refusal("limit", "Not so fast: too many messages."))
        if self._strikes >= MAX_STRIKES:
            metrics.DROPPED.labels("fast").inc()
            self.close(TOO_FAST, "Too many messages.")
