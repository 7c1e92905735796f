"""Where others reach this server, and how to show it: addresses and QR codes."""

import io
import ipaddress
import socket
from collections.abc import Collection

import segno


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


def claim_url(base: str, token: str) -> str:
    """The link that brings a person's seats to another device."""
    return f"{base}#/claim/{token}"


def terminal_qr(text: str) -> str:
    """A QR code in half blocks, dark on light."""
    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def svg_qr(text: str) -> bytes:
    """A QR code as SVG, black on white."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=3, scale=8, light="#fff", xmldecl=False, svgns=True
    )
    return drawn.getvalue()


def host_of(header: str) -> str:
    """The host in a Host header or behind the scheme of an Origin, without the port.

    >>> host_of("[::1]:8420"), host_of("farol.local:80"), host_of("10.0.0.5")
    ('::1', 'farol.local', '10.0.0.5')
    """
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].lower()


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
