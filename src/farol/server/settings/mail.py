"""The `mail` setting: an SMTP server as one URL."""

from typing import Final, Literal, NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from farol.server.settings.limits import BadSettings

Encryption = Literal["starttls", "tls", "none"]

SCHEMES: Final[dict[str, tuple[Encryption, int]]] = {  # with their default ports
    "smtp+starttls": ("starttls", 587),
    "smtps": ("tls", 465),
    "smtp": ("none", 25),
}
FILE: Final = "file:"  # before the path of a file with the password
FORM: Final = "smtp+starttls://user@mail.example.org:587/?from=farol@example.org"


class MailSettings(NamedTuple):
    """The SMTP server, the sender, and the public URL that links in e-mail begin with."""

    server: str
    port: int
    encryption: Encryption
    user: str
    sender: str
    links: str  # empty: not given


def parsed_mail(address: str) -> MailSettings:
    """The parts of an address; BadSettings if it is malformed or holds a password."""
    try:
        parts = urlsplit(address)
        port = parts.port
        query = dict(parse_qsl(parts.query, strict_parsing=bool(parts.query)))
    except ValueError as error:
        raise BadSettings(f"`mail` is not of the form {FORM}.") from error
    if parts.scheme not in SCHEMES or not parts.hostname or parts.path not in {"", "/"}:
        raise BadSettings(f"`mail` is not of the form {FORM}.")
    if parts.password is not None:
        raise BadSettings("`mail` holds no password: use `mail_password`.")
    unknown = set(query) - {"from", "links"}
    if unknown:
        raise BadSettings(f"`mail` knows from= and links=, and no {min(unknown)}=.")
    encryption, usual = SCHEMES[parts.scheme]
    user, links = unquote(parts.username or ""), query.get("links", "")
    return MailSettings(
        parts.hostname, port or usual, encryption, user, query.get("from", ""), links
    )


def mail_address(mail: MailSettings) -> str:
    """The URL of these parts."""
    scheme = next(name for name, (kind, _) in SCHEMES.items() if kind == mail.encryption)
    user = quote(mail.user, safe="") + "@" if mail.user else ""
    server = f"[{mail.server}]" if ":" in mail.server else mail.server
    query = {"from": mail.sender} | ({"links": mail.links} if mail.links else {})
    return f"{scheme}://{user}{server}:{mail.port}/?{urlencode(query, safe='@:/')}"
