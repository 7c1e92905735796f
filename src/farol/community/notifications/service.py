"""Whoever writes to people who are not at their table, put together from the settings."""

from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import structlog
from msgspec import Struct

from farol.community.notifications.email import BadMailAddress, EmailTemplate, parsed_address
from farol.community.notifications.email_channel import EmailChannel, Exchange
from farol.community.notifications.email_store import EmailStore
from farol.community.notifications.push_store import PushStore
from farol.community.notifications.queue import Channel, NotificationQueue
from farol.core.errors import shown
from farol.core.text import LANGUAGES
from farol.server.address import is_loopback
from farol.server.play.model.payloads import Notice
from farol.server.play.monotonic import MonotonicTime
from farol.server.settings import BadSettings, Settings
from farol.server.store.stores import Store

NOBODY: Final = "https://farol.invalid/"  # where nobody said whom to write to

log = structlog.get_logger("farol.post")


class Push(Struct):
    """How browsers are written to: the server's public key, whether private addresses are fine, and
    who says so if a browser's keys are none."""

    key: str
    anywhere: bool
    check_keys: Callable[[str, str], None]


class Mail(Struct):
    """How mailboxes are written to."""

    mailman: EmailChannel
    courier: NotificationQueue


class Notifications(Struct):
    """Who carries notices, and what browsers and mailboxes need for them, where there is any."""

    courier: NotificationQueue | None = None
    push: Push | None = None
    mail: Mail | None = None

    def tell(self, notice: Notice) -> None:
        """Somebody is to be told something, if that is possible here."""
        if self.courier is not None:
            self.courier.tell(notice)


async def opened_notifications(
    settings: Settings, store: Store, time: MonotonicTime
) -> Notifications:
    """As the settings say; empty if nobody is to be written to, or what it takes is not
    installed."""
    ways: list[Channel] = []
    push = await _push(settings, store, time, ways)
    mailman = _mailman(settings, store, time)
    if mailman is not None:
        ways.append(mailman)
    if not ways:
        return Notifications()
    courier = NotificationQueue(PushStore(store.database), time, ways)
    courier.start()
    return Notifications(courier, push, None if mailman is None else Mail(mailman, courier))


async def _push(
    settings: Settings, store: Store, time: MonotonicTime, ways: list[Channel]
) -> Push | None:
    """What browsers need, and a way to them among the others."""
    if not settings.push:
        return None
    try:  # an extra, which whoever sends nothing need not have
        from farol.community.notifications.webpush import check_keys  # noqa: PLC0415
        from farol.community.notifications.webpush_channel import WebPushChannel, kept_identity  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("cryptography"):
            raise
        log.info("no-push", needs="pip install 'farol[push]'")
        return None
    identity, anywhere = await kept_identity(store), settings.push_to == "anywhere"
    contact = contact_of(settings)
    ways.append(
        WebPushChannel(identity, time, contact, PushStore(store.database), LANGUAGES, anywhere)
    )
    return Push(identity.public, anywhere, check_keys)


def _mailman(settings: Settings, store: Store, time: MonotonicTime) -> EmailChannel | None:
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
    letterhead = EmailTemplate(sender, settings.mail_links.rstrip("/") + "/")
    return EmailChannel(exchange, letterhead, time, EmailStore(store.database), LANGUAGES)


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
