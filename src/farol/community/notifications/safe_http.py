"""HTTP client against SSRF: requests to URLs of users, over HTTPS and to public addresses only."""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from threading import Timer
from time import monotonic
from typing import Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from farol.core.errors import FarolError

LONGEST: Final = 1000  # characters of an address
SECONDS: Final = 10.0  # timeout of each step of a request
MOST_SECONDS: Final = 30.0  # total timeout, also for answers that trickle in
MOST_READ: Final = 1000  # bytes read of an answer


class BadAddress(FarolError):
    """A URL that requests are not sent to."""


class HttpReply(Struct, frozen=True):
    """An HTTP answer; `after`: Retry-After in seconds."""

    status: int
    after: float = 0.0


def parsed(address: str, anywhere: bool = False) -> SplitResult:
    """The parts of an allowed URL, as far as can be checked without DNS; BadAddress gives the
    reason. `anywhere`: also HTTP and private addresses, for tests."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable():
        raise BadAddress("The address is too long, or not one.")
    try:
        parts, port = urlsplit(address), urlsplit(address).port
    except ValueError as error:
        raise BadAddress("The address cannot be read.") from error
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise BadAddress("Only addresses of HTTPS are written to.")
    if not parts.hostname or parts.username or parts.password:
        raise BadAddress("The address needs a host, and no name or password.")
    if not anywhere:
        if port not in {None, 443}:
            raise BadAddress("Only the usual port of HTTPS is written to.")
        _check_name(parts.hostname)
    return parts


def _check_name(host: str) -> None:
    try:
        check_public(host)
    except ValueError:  # a name; its addresses are checked when it is resolved
        if "." not in host or host.endswith((".local", ".internal", ".localhost")):
            raise BadAddress("The host is not a public one.") from None


# IPv6 ranges that embed IPv4: compatible, translated (RFC 6052 and 8215), 6to4 and Teredo. No push
# service uses them.
_CARRYING: Final = tuple(
    ipaddress.ip_network(network)
    for network in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)


def check_public(address: str) -> None:
    """BadAddress if an IP address is not public; ValueError if it is a name."""
    found = ipaddress.ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None)
    odd = found.is_multicast or getattr(found, "is_site_local", False)
    if not (mapped or found).is_global or odd or any(found in each for each in _CARRYING):
        raise BadAddress("The host is not a public one.")


def post(
    address: str,
    headers: Mapping[str, str],
    body: bytes,
    anywhere: bool = False,
    seconds: float = MOST_SECONDS,
) -> HttpReply:
    """POST a body within a total timeout; OSError or BadAddress on failure. Blocking: not for an
    event loop. The host is resolved once, checked, and connected to by address, so that DNS
    rebinding is impossible; redirects are not followed.
    """
    parts = parsed(address, anywhere)
    assert parts.hostname is not None
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=SECONDS)
    until = monotonic() + seconds
    found = _looked_up(parts.hostname, port, anywhere)  # cannot be interrupted
    line = socket.create_connection((found, port), min(SECONDS, _rest(until)))
    if secure:
        line = ssl.create_default_context().wrap_socket(
            line, server_hostname=parts.hostname, do_handshake_on_connect=False
        )
    deadline = Timer(max(0.0, until - monotonic()), _hang_up, [line])
    deadline.start()
    try:
        if isinstance(line, ssl.SSLSocket):
            line.do_handshake()
        connection.sock = line
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, dict(headers))
        answer = connection.getresponse()
        answer.read(MOST_READ)
        return HttpReply(answer.status, _seconds(answer.getheader("Retry-After", "")))
    except http.client.HTTPException as error:
        raise OSError(f"no answer in HTTP: {type(error).__name__}") from error
    finally:
        deadline.cancel()
        line.close()


def _rest(until: float) -> float:
    """Seconds left."""
    rest = until - monotonic()
    if rest <= 0:
        raise TimeoutError("its name was not found in time")
    return rest


def _hang_up(line: socket.socket) -> None:
    with suppress(OSError):  # closed already
        line.shutdown(socket.SHUT_RDWR)


def _looked_up(host: str, port: int, anywhere: bool) -> str:
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    for address in () if anywhere else found:
        check_public(address)
    return found[0]


def _seconds(text: str) -> float:
    return float(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 0.0
