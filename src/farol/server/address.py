"""The addresses of this server and its tables, as URLs and QR codes."""

import io
import ipaddress
import re
import socket
from collections.abc import Collection
from functools import lru_cache
from typing import Final

NETWORK_BITS: Final = 64  # of an IPv6 address: usually one household or one rented machine
SITE_BITS: Final = 48  # of an IPv6 address: usually one customer
QR_MASK: Final = 3
QR_COST: Final = 6.0  # requests that drawing one counts for


def lan_address() -> str:
    """This machine's address on its network; the loopback address if it has none."""
    for family, probe in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((probe, 9))  # UDP: sends nothing, only selects the route
                return str(asking.getsockname()[0])
        except OSError:
            continue
    return "127.0.0.1"


def url(host: str, port: int) -> str:
    """The address of the server as a browser takes it.

    >>> url("::1", 8420)
    'http://[::1]:8420/'
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def table_url(base: str, code: str) -> str:
    """The link to a table. The code is in the fragment, so it never reaches a server or its log."""
    return f"{base}#/t/{code}"


def party_url(base: str) -> str:
    """The link to the party's page."""
    return f"{base}#/party"


def claim_url(base: str, token: str) -> str:
    """The link that transfers a person's seats to another device."""
    return f"{base}#/claim/{token}"


def terminal_qr(text: str) -> str:
    """A QR code in half blocks, dark on light."""
    import segno  # noqa: PLC0415

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


@lru_cache(256)
def svg_qr(text: str) -> bytes:
    """A QR code as SVG, black on white. The mask is fixed: comparing all eight takes four times as
    long, and every reader accepts each of them."""
    import segno  # noqa: PLC0415

    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False, mask=QR_MASK).save(
        drawn, kind="svg", border=3, scale=8, light="#fff", xmldecl=False, svgns=True
    )
    return drawn.getvalue()


_HOST: Final = re.compile(
    r"(?:\[(?P<inside>[0-9A-Fa-f:.]{2,45})\]|(?P<name>[A-Za-z0-9._-]{1,253}))(?::[0-9]{0,5})?"
)


def host_of(header: str) -> str:
    """The host in a Host header, without the port; "" if the header is anything else.

    >>> host_of("[::1]:8420"), host_of("farol.local:80"), host_of("10.0.0.5"), host_of("[::1]x")
    ('::1', 'farol.local', '10.0.0.5', '')
    """
    found = _HOST.fullmatch(header)
    if found is None:
        return ""
    return (found["inside"] or found["name"]).lower()


@lru_cache(10_000)
def network_of(address: str) -> str:
    """The network that requests are counted for: an IPv4 address, or the /64 of an IPv6 address,
    which belongs to one customer.

    >>> network_of("10.0.0.5"), network_of("::ffff:10.0.0.5"), network_of("2001:db8::1:2:3:4")
    ('10.0.0.5', '10.0.0.5', '2001:db8::/64')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, NETWORK_BITS), strict=False))


@lru_cache(10_000)
def site_of(network: str) -> str | None:
    """The /48 around a network of IPv6; None for any other.

    >>> site_of("2001:db8:1:2::/64"), site_of("10.0.0.5")
    ('2001:db8:1::/48', None)
    """
    if not network.endswith(f"/{NETWORK_BITS}"):
        return None
    return str(ipaddress.IPv6Network(network).supernet(new_prefix=SITE_BITS))


def is_ours(host: str, names: Collection[str]) -> bool:
    """Host check against DNS rebinding: IP addresses and our own names are allowed. Another site
    can point its own name at this machine, but not an address."""
    if not host:
        return False
    if host == "localhost" or "*" in names or host in names:
        return True
    own = socket.gethostname().lower()
    if host in {own, f"{own}.local"}:
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(address: str) -> bool:
    """Whether an address is a loopback address."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
