"""The fast path of sockets parses what its parent would parse, however the bytes arrive."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from farol.server.web.fast_websocket import ODD_FRAMES_AT_ONCE, FastWebSocket
from farol.server.web.frames import BYTES_AT_ONCE
from farol.server.web.writer import MAX_UNSENT, TOO_FAST, fast_websocket_of
from farol.testing.depth import examples

TEXT, BINARY, CONTINUED, CLOSE, PING = 1, 2, 0, 8, 9
MOST = 300  # bytes of a message
RATE = 20.0  # messages a second
AT_ONCE = RATE * ODD_FRAMES_AT_ONCE
REQUEST = (
    b"GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def frame(kind: int, body: bytes, *, fin: bool = True, mask: bytes | None = b"\1\2\3\4") -> bytes:
    masked = 0 if mask is None else 128
    if len(body) < 126:
        head = bytes([128 * fin | kind, masked | len(body)])
    else:
        head = bytes([128 * fin | kind, masked | 126]) + len(body).to_bytes(2)
    if mask is None:
        return head + body
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))


@dataclass
class Wire:
    """A transport that records."""

    written: list[bytes] = field(default_factory=list)
    closed: bool = False
    aborted: bool = False
    unsent: int = 0

    def get_extra_info(self, _name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.closed = self.aborted = True

    def pause_reading(self) -> None:
        """No-op: the test controls the input."""

    resume_reading = pause_reading


class LongLine(FastWebSocket):
    """The same with every frame parsed by its parent, byte by byte: with larger pieces it loses
    messages that arrive together with something invalid.
    """

    def data_received(self, data: bytes) -> None:
        for byte in data:
            if not self.transport.is_closing():
                WebSocketsSansIOProtocol.data_received(self, bytes([byte]))


class KeptLine(FastWebSocket):
    """The same without an application, as for players."""


async def opened_line(
    kind: type[FastWebSocket] = FastWebSocket,
    messages: list[bytes] | None = None,
    gone: list[bool] | None = None,
) -> tuple[FastWebSocket, Wire, Callable[[], Awaitable[None]]]:
    """A connection with a handler, its transport, and a function to end it."""
    messages = [] if messages is None else messages

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        line = fast_websocket_of(scope)
        assert line is not None
        open_now.set()
        if kind is KeptLine:
            line.keep(messages.append, RATE, lambda: None if gone is None else gone.append(True))
            return
        line.hear_with(messages.append, RATE)
        await receive()

    open_now, transport = asyncio.Event(), Wire()
    config = Config(app, log_config=None, ws_max_size=MOST, ws_per_message_deflate=False)
    config.load()
    line = kind(config, ServerState(), {}, asyncio.get_running_loop())
    line.connection_made(transport)  # type: ignore[arg-type]  # as much of one as is needed
    line.data_received(REQUEST)
    await open_now.wait()
    transport.written.clear()

    async def done() -> None:
        line.connection_lost(None)
        await asyncio.gather(*line.tasks)

    return line, transport, done


async def heard(
    kind: type[FastWebSocket], segments: list[bytes]
) -> tuple[list[bytes], bytes, bool]:
    """The messages and output of such a connection, and whether it hangs up."""
    messages: list[bytes] = []
    line, transport, done = await opened_line(kind, messages)
    for segment in segments:
        if not transport.closed:
            line.data_received(segment)
    result = (messages, b"".join(transport.written), transport.closed)
    await done()
    return result


def both(segments: list[bytes]) -> tuple[list[bytes], bytes, bool]:
    """The result of the connection, which must equal its parent's."""

    async def compared() -> tuple[list[bytes], bytes, bool]:
        short, long = await heard(FastWebSocket, segments), await heard(LongLine, segments)
        assert short == long
        assert short == await heard(KeptLine, segments)
        return short

    return asyncio.run(compared())


def test_text_is_heard() -> None:
    assert both([frame(TEXT, b"one")]) == ([b"one"], b"", False)


def test_several_messages_may_come_at_once() -> None:
    segment = frame(TEXT, b"one") + frame(BINARY, b"two") + frame(TEXT, b"x" * 200)
    assert both([segment])[0] == [b"one", b"two", b"x" * 200]


def test_a_message_may_come_byte_by_byte() -> None:
    whole = frame(TEXT, b"one") + frame(TEXT, b"y" * 200)
    assert both([bytes([byte]) for byte in whole])[0] == [b"one", b"y" * 200]


def test_a_message_of_several_frames_is_put_together_around_a_ping() -> None:
    parts = [
        frame(TEXT, b"on", fin=False),
        frame(PING, b"!"),
        frame(CONTINUED, b"e"),
        frame(TEXT, b"two"),
    ]
    assert both(parts) == ([b"one", b"two"], b"\x8a\x01!", False)


@pytest.mark.parametrize(
    ("segment", "code"),
    [
        (frame(TEXT, b"x" * (MOST + 1)), 1009),
        (frame(TEXT, b"x" * (MOST + 1))[:10], 1009),
        (bytes([129, 255]) + b"\xff" * 8, 1009),
        (frame(TEXT, b"one", mask=None), 1002),
        (frame(3, b""), 1002),
        (frame(TEXT, b"on", fin=False) + frame(TEXT, b"e"), 1002),
        (frame(CONTINUED, b"e"), 1002),
        (frame(PING, b"e", fin=False), 1002),
        (frame(CLOSE, b"\x03\xe8"), 1000),
    ],
)
def test_what_no_client_may_send_ends_the_line(segment: bytes, code: int) -> None:
    messages, written, closed = both([segment])
    assert (messages, closed) == ([], True)
    assert written[2:4] == code.to_bytes(2)


def test_nothing_is_heard_after_goodbye() -> None:
    assert both([frame(TEXT, b"one") + frame(CLOSE, b"") + frame(TEXT, b"two")])[0] == [b"one"]


frames = st.builds(
    lambda kind, body, fin, mask, extra: frame(kind | extra, body, fin=fin, mask=mask),
    st.sampled_from([TEXT, TEXT, TEXT, BINARY, CONTINUED, CLOSE, PING, 10, 3]),
    st.one_of(st.binary(max_size=8), st.binary(min_size=120, max_size=MOST + 2)),
    st.sampled_from([True, True, True, False]),
    st.one_of(st.binary(min_size=4, max_size=4), st.sampled_from([b"\0\0\0\0"] * 8 + [None])),
    st.sampled_from([0] * 12 + [64]),
)


@settings(max_examples=examples(150), deadline=None)
@given(st.lists(frames, max_size=6), st.data())
def test_any_frames_in_any_pieces_are_read_as_the_parent_reads_them(
    sent: list[bytes], data: st.DataObject
) -> None:
    stream = b"".join(sent)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=6)))
    pieces = [
        stream[start:end] for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True)
    ]
    both([piece for piece in pieces if piece])


# --- lines without an application -----------------------------------------------------------------


@pytest.mark.parametrize("how", ["by the client", "by the server", "by nobody"])
def test_whoever_keeps_a_line_hears_once_that_it_has_ended(how: str) -> None:
    async def ended() -> list[bool]:
        gone: list[bool] = []
        line, wire, done = await opened_line(KeptLine, gone=gone)
        await asyncio.sleep(0)
        assert not line.tasks
        assert not gone
        assert not wire.closed
        if how == "by the client":
            line.data_received(frame(CLOSE, b"\x03\xe8"))
        elif how == "by the server":
            line.end(4000, "Enough.")
        await done()
        await asyncio.sleep(0)
        return gone

    assert asyncio.run(ended()) == [True]


@pytest.mark.parametrize("kind", [FastWebSocket, KeptLine])
def test_nothing_is_said_after_the_clients_goodbye(kind: type[FastWebSocket]) -> None:
    async def said() -> list[bytes]:
        line, wire, done = await opened_line(kind)
        line.data_received(frame(CLOSE, b"\x03\xe8"))
        line.write(b"late")  # by a writer that was not told yet
        line.end(4000, "Enough.")
        await done()
        return wire.written

    assert asyncio.run(said()) == [b"\x88\x02\x03\xe8"]


def test_what_came_before_a_line_was_kept_is_heard() -> None:
    async def early() -> list[bytes]:
        messages: list[bytes] = []
        line, _, _ = await opened_line()
        application, line._hears = [*line.tasks], None
        line.data_received(frame(TEXT, b"one"))
        line.keep(messages.append, RATE, lambda: None)
        line.data_received(frame(TEXT, b"two"))
        line.connection_lost(None)
        for task in application:
            task.cancel()
        await asyncio.gather(*application, return_exceptions=True)
        return messages

    assert asyncio.run(early()) == [b"one", b"two"]


def test_only_who_is_silent_is_asked_for_a_sign_of_life() -> None:
    async def pinged(speaks: bool) -> list[bytes]:
        line, wire, done = await opened_line(KeptLine)
        line._heard_at = line.loop.time() - 1000
        if speaks:
            line.data_received(frame(TEXT, b"one"))
        line.send_keepalive_ping()
        assert (line.pong_timer is None) == speaks
        line.stop_keepalive()
        await done()
        return wire.written

    assert asyncio.run(pinged(speaks=True)) == []
    assert [ping[0] for ping in asyncio.run(pinged(speaks=False))] == [128 | PING]


# --- how much may come --------------------------------------------------------------------------


async def flooded(segments: Iterable[bytes], unsent: int = 0) -> tuple[int, bytes, Wire]:
    """The number of segments a connection accepts before it closes, and its output."""
    line, wire, done = await opened_line()
    wire.unsent = unsent
    taken = 0
    for segment in segments:
        line.data_received(segment)
        if line.close_sent or wire.closed:
            break
        taken += 1
    await done()
    return taken, b"".join(wire.written), wire


def too_much(written: bytes) -> bool:
    return written.endswith(b"That is too much.") and TOO_FAST.to_bytes(2) in written


FLOODS = {
    "pings": frame(PING, b"p" * 125),
    "pongs": frame(10, b""),
    "empty parts": frame(CONTINUED, b"", fin=False),
    "no text": frame(BINARY, b"{}"),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_frames_that_are_no_message_are_counted(kind: str) -> None:
    begins = [frame(TEXT, b"x", fin=False)] if kind == "empty parts" else []
    taken, written, _ = asyncio.run(flooded([*begins, *[FLOODS[kind]] * 1000]))
    assert taken <= AT_ONCE + 1
    assert too_much(written)


def test_frames_that_come_in_one_piece_are_counted_one_by_one() -> None:
    taken, written, _ = asyncio.run(flooded([FLOODS["pings"] * 2000]))
    assert taken == 0
    assert written.count(b"p" * 125) <= AT_ONCE
    assert too_much(written)


def test_all_bytes_are_counted() -> None:
    long = frame(TEXT, b"x" * MOST)
    taken, written, _ = asyncio.run(flooded([long * 100] * 1000))
    assert taken * 100 * len(long) < 2 * BYTES_AT_ONCE
    assert too_much(written)


def test_a_message_in_single_bytes_counts_for_more_than_its_bytes() -> None:
    taken, _, _ = asyncio.run(flooded([frame(TEXT, b"x" * MOST)[:1]] + [b"\xfe"] * 100_000))
    assert taken < BYTES_AT_ONCE / 100


def test_who_does_not_read_the_pongs_is_cut_off() -> None:
    taken, written, wire = asyncio.run(flooded([FLOODS["pings"]], unsent=MAX_UNSENT + 1))
    assert (taken, written) == (0, b"")
    assert wire.aborted


def test_what_an_honest_client_sends_is_never_too_much() -> None:
    async def played() -> bytes:
        line, wire, done = await opened_line()
        for _ in range(500):
            line.data_received(frame(TEXT, b"m" * 200))
        for _ in range(30):
            line.data_received(frame(10, b"pong"))
        written = b"".join(wire.written)
        await done()
        return written

    assert asyncio.run(played()) == b""
