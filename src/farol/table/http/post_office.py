"""Whoever writes to people who are not at their table, put together from the settings."""

from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import structlog

from farol.core.errors import shown
from farol.core.text import LANGUAGES
from farol.table.http.address import is_loopback
from farol.table.http.context import Mail, Push
from farol.table.live.correspondence import BadMailAddress, Letterhead, parsed_address
from farol.table.live.courier import Courier, Way
from farol.table.live.mailman import Exchange, Mailman
from farol.table.live.steady import SteadyTime
from farol.table.settings import BadSettings, Settings
from farol.table.storage.store import Store

NOBODY: Final = "https://farol.invalid/"  # where nobody said whom to write to

log = structlog.get_logger("farol.post")


class PostOffice(NamedTuple):
    """Who carries notices, and what browsers and mailboxes need for them."""

    courier: Courier
    push: Push | None
    mail: Mail | None


async def opened_post_office(
    settings: Settings, store: Store, time: SteadyTime
) -> PostOffice | None:
    """None if nobody is to be written to, or what it takes is not installed."""
    ways: list[Way] = []
    push = await _push(settings, store, time, ways)
    mailman = _mailman(settings, store, time)
    if mailman is not None:
        ways.append(mailman)
    if not ways:
        return None
    courier = Courier(store, time, ways)
    courier.start()
    return PostOffice(courier, push, None if mailman is None else Mail(mailman, courier))


async def _push(settings: Settings, store: Store, time: SteadyTime, ways: list[Way]) -> Push | None:
    """What browsers need, and a way to them among the others."""
    if not settings.push:
        return None
    try:  # an extra, which whoever sends nothing need not have
        from farol.table.live.postman import Postman, kept_identity  # noqa: PLC0415
        from farol.table.live.webpush import check_keys  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("cryptography"):
            raise
        log.info("no-push", needs="pip install 'farol[push]'")
        return None
    identity, anywhere = await kept_identity(store), settings.push_to == "anywhere"
    contact = contact_of(settings)
    ways.append(Postman(identity, time, contact, store, LANGUAGES, anywhere))
    return Push(identity.public, anywhere, check_keys)


def _mailman(settings: Settings, store: Store, time: SteadyTime) -> Mailman | None:
    if not settings.mail_server:
        return None
    sender = parsed_address(settings.mail_from)
    exchange = Exchange(
        server=settings.mail_server,
        port=settings.mail_port,
        encryption=settings.mail_tls,
        name=sender.rpartition("@")[2],
        user=settings.mail_user,
        password=_password(settings),
    )
    letterhead = Letterhead(sender, settings.mail_links.rstrip("/") + "/")
    return Mailman(exchange, letterhead, time, store, LANGUAGES)


def _password(settings: Settings) -> str:
    """BadSettings if it stands in a file that cannot be read."""
    if not settings.mail_password_file:
        return settings.mail_password
    path = Path(settings.mail_password_file).expanduser()
    try:
        return path.read_text(encoding="utf-8").strip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"`mail_password_file` {shown(str(path))} cannot be read.") from error


def check_mail(settings: Settings) -> None:
    """BadSettings if e-mail is wanted, and something for it is missing or would betray a
    password."""
    if not settings.mail_server:
        return
    try:
        parsed_address(settings.mail_from)
    except BadMailAddress as error:
        raise BadSettings("E-mail needs `mail_from`, the address that it comes from.") from error
    links = urlsplit(settings.mail_links)
    if links.scheme not in {"http", "https"} or not links.hostname or links.query or links.fragment:
        raise BadSettings("E-mail needs `mail_links`, where people reach you: https://…/")
    near = settings.mail_server == "localhost" or is_loopback(settings.mail_server)
    if _password(settings) and settings.mail_tls == "none" and not near:
        raise BadSettings("With `mail_tls` none, no password is sent to another machine.")


def contact_of(settings: Settings) -> str:
    """Whom a push service may write to about this server."""
    named = [name for name in settings.names if name != "*"]
    return settings.push_contact or (f"https://{named[0]}/" if named else NOBODY)
