"""WebSocket frames: a fast parser for the usual case, one text message in one frame."""

# compiled by mypyc

from collections.abc import Callable
from typing import Final, final

from farol.server.play.model.bucket import Bucket

TEXT: Final = 0x81  # final text frame
MASKED: Final = 0x80  # mask bit in the second byte of a frame; the other bits are the size
MASK: Final = 4  # bytes of a masking key

BYTES_OF_A_MESSAGE: Final = 4096  # allowed bytes per allowed message
BYTES_OF_A_PIECE: Final = 256  # per received piece, beyond its own: it costs a loop turn
BYTES_AT_ONCE: Final = 512 * 1024

Masking = Callable[[bytes, bytes], bytes]


def extent(data: bytes, at: int) -> tuple[int, int]:
    r"""Start and end of a masked frame's payload; (0, beyond the data) while its header is
    incomplete.

    >>> extent(b"\x81\x82....Hi", 0), extent(b"\x81", 0)
    ((6, 8), (0, 2))
    """
    here = len(data)
    if here < at + 2:
        return 0, here + 1
    size, body = data[at + 1] & 127, at + 2
    if size >= 126:
        body += 2 if size == 126 else 8
        if here < body:
            return 0, here + 1
        size = int.from_bytes(data[at + 2 : body])
    body += MASK
    return body, body + size


@final
class FrameReader:
    r"""Input side of a socket: a limit of bytes, and the fast path for a single text message.

    >>> reader = FrameReader(rate=1, largest=2, now=0, apply_mask=lambda body, mask: body)
    >>> reader.lone_text(b"\x81\x82\0\0\0\0Hi", 0), reader.lone_text(b"\x81\x83\0\0\0\0Hi!", 0)
    (b'Hi', None)
    """

    __slots__ = ("_allowed", "_apply_mask", "_largest", "overrun")

    def __init__(self, rate: float, largest: int, now: float, apply_mask: Masking) -> None:
        """`rate`: allowed messages a second; `largest`: maximum bytes of a message."""
        self._apply_mask = apply_mask
        self._allowed = Bucket(BYTES_OF_A_MESSAGE * rate, BYTES_AT_ONCE, now)
        self._largest = largest
        self.overrun = False  # the limit of bytes was exceeded

    def lone_text(self, data: bytes, now: float) -> bytes | None:
        """The message, if these bytes are exactly one text frame. None: they need full parsing, or
        `overrun` is set because there are too many."""
        here = len(data)
        if not self._allowed.take(now, here + BYTES_OF_A_PIECE):
            self.overrun = True
            return None
        if here < 2 or data[0] != TEXT or data[1] < MASKED:
            return None
        body, end = extent(data, 0)
        if end != here or end - body > self._largest:
            return None
        return self.unmasked(data, body, end)

    def unmasked(self, data: bytes, body: int, end: int) -> bytes:
        """The unmasked payload of a complete frame."""
        return self._apply_mask(data[body:end], data[body - MASK : body])


def framed(text: bytes) -> bytes:
    r"""A text message as a server frame.

    >>> framed(b"Hi"), framed(b"." * 200)[:4]
    (b'\x81\x02Hi', b'\x81~\x00\xc8')
    """
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
