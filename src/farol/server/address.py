"""Where others reach this server, and how to show it: addresses and QR codes."""

import io
import ipaddress
import re
import socket
from collections.abc import Collection
from functools import lru_cache
from typing import Final

NETWORK_BITS: Final = 64  # of an IPv6 address: what one household or one rented machine gets
SITE_BITS: Final = 48  # of an IPv6 address: what one customer may get
QR_MASK: Final = 3
QR_COST: Final = 6.0  # requests: drawing one takes so long


def lan_address() -> str:
    """This machine's address on its network; loopback if it is on none."""
    for family, probe in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((probe, 9))  # sends nothing: it only asks which way would be taken
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
    """The link to a table: what stands behind the # never reaches a server or its log."""
    return f"{base}#/t/{code}"


def party_url(base: str) -> str:
    """The link to the party's page."""
    return f"{base}#/party"


def claim_url(base: str, token: str) -> str:
    """The link that brings a person's seats to another device."""
    return f"{base}#/claim/{token}"


def terminal_qr(text: str) -> str:
    """A QR code in half blocks, dark on light."""
    import segno  # noqa: PLC0415

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


@lru_cache(256)
def svg_qr(text: str) -> bytes:
    """A QR code as SVG, black on white. Its mask is fixed: to compare all eight would take four
    times as long, and every reader reads each of them."""
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
    """The network for which a request is counted: an IPv4 address, or the /64 of an IPv6 address,
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
    """Whether a request for this host is meant for us. A page of another site can point its own
    name at this machine, but not an address: so addresses are fine and unknown names are not."""
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
    """Whether an address is this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
