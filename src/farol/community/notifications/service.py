"""The notification channels, composed from the settings."""

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
from farol.server.settings import Settings
from farol.server.settings.limits import BadSettings
from farol.server.settings.mail import FILE, MailSettings, parsed_mail
from farol.server.store.stores import Store

NOBODY: Final = "https://farol.invalid/"  # contact for push services if none is configured

log = structlog.get_logger("farol.post")


class Push(Struct):
    """Web Push data: the server's public key, whether private addresses are allowed, and the check
    of a browser's keys."""

    key: str
    anywhere: bool
    check_keys: Callable[[str, str], None]


class Mail(Struct):
    """E-mail data."""

    mailman: EmailChannel
    courier: NotificationQueue


class Notifications(Struct):
    """The queue, and the data of the channels that are configured."""

    courier: NotificationQueue | None = None
    push: Push | None = None
    mail: Mail | None = None

    def tell(self, notice: Notice) -> None:
        """Queue a notice, if any channel is configured."""
        if self.courier is not None:
            self.courier.tell(notice)


async def opened_notifications(
    settings: Settings, store: Store, time: MonotonicTime, rehearsal: bool = False
) -> Notifications:
    """Notifications as configured; empty if there is no channel or its packages are missing. In a
    rehearsal push services may have private addresses."""
    ways: list[Channel] = []
    push = await _push(settings, store, time, ways, rehearsal)
    mailman = _mailman(settings, store, time)
    if mailman is not None:
        ways.append(mailman)
    if not ways:
        return Notifications()
    courier = NotificationQueue(PushStore(store.database), time, ways)
    courier.start()
    return Notifications(courier, push, None if mailman is None else Mail(mailman, courier))


async def _push(
    settings: Settings, store: Store, time: MonotonicTime, ways: list[Channel], anywhere: bool
) -> Push | None:
    """The Web Push channel, added to `ways`, and its data."""
    if settings.push == "off":
        return None
    try:  # from an optional extra
        from farol.community.notifications.webpush import check_keys  # noqa: PLC0415
        from farol.community.notifications.webpush_channel import WebPushChannel, kept_identity  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("cryptography"):
            raise
        log.info("no-push", needs="pip install 'farol[hosting]'")
        return None
    identity, contact = await kept_identity(store), contact_of(settings)
    ways.append(
        WebPushChannel(identity, time, contact, PushStore(store.database), LANGUAGES, anywhere)
    )
    return Push(identity.public, anywhere, check_keys)


def _mailman(settings: Settings, store: Store, time: MonotonicTime) -> EmailChannel | None:
    if not settings.mail:
        return None
    mail = parsed_mail(settings.mail)
    sender = parsed_address(mail.sender)
    exchange = Exchange(
        server=mail.server,
        port=mail.port,
        encryption=mail.encryption,
        name=sender.rpartition("@")[2],
        user=mail.user,
        password=_password(settings),
    )
    letterhead = EmailTemplate(sender, _links(mail, settings).rstrip("/") + "/")
    return EmailChannel(exchange, letterhead, time, EmailStore(store.database), LANGUAGES)


def _links(mail: MailSettings, settings: Settings) -> str:
    """The public URL of the server; empty if unknown."""
    named = _domains(settings)
    return mail.links or (f"https://{named[0]}/" if named else "")


def _password(settings: Settings) -> str:
    """The SMTP password; BadSettings if its file cannot be read."""
    if not settings.mail_password.startswith(FILE):
        return settings.mail_password
    path = Path(settings.mail_password.removeprefix(FILE)).expanduser()
    try:
        return path.read_text(encoding="utf-8").strip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(
            f"The file of `mail_password`, {shown(str(path))}, cannot be read."
        ) from error


def check_mail(settings: Settings) -> None:
    """BadSettings if e-mail is configured incompletely or would expose a password."""
    if not settings.mail:
        return
    mail = parsed_mail(settings.mail)
    try:
        parsed_address(mail.sender)
    except BadMailAddress as error:
        raise BadSettings("`mail` needs ?from=…, the address that e-mail comes from.") from error
    links = urlsplit(_links(mail, settings))
    if links.scheme not in {"http", "https"} or not links.hostname or links.query or links.fragment:
        raise BadSettings("E-mail needs `names`, or &links=https://…/ in `mail`, for its links.")
    near = mail.server == "localhost" or is_loopback(mail.server)
    if _password(settings) and mail.encryption == "none" and not near:
        raise BadSettings("With smtp:// no password is sent to another machine.")


def _domains(settings: Settings) -> list[str]:
    return [name for name in settings.names if name != "*"]


def contact_of(settings: Settings) -> str:
    """The contact address for push services."""
    named = _domains(settings)
    if settings.push != "on":
        return settings.push
    return f"https://{named[0]}/" if named else NOBODY
