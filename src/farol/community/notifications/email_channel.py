"""E-mail channel: sends notices by SMTP, if it is configured."""

import smtplib
import socket
import ssl
from collections.abc import Callable, Collection
from contextlib import suppress
from email.message import EmailMessage
from threading import Timer
from typing import Final, Literal

from msgspec import Struct

from farol.community.notifications.email import EmailTemplate
from farol.community.notifications.email_store import EmailStore
from farol.community.notifications.rows import MAIL, Mailbox, Outcome
from farol.community.notifications.text import known_language, tiding_of
from farol.server.play.model.payloads import Notice
from farol.server.play.monotonic import MonotonicTime

SECONDS: Final = 10.0  # timeout of each SMTP step
MOST_SECONDS: Final = 60.0  # timeout of a whole delivery
NOBODY: Final = (550, 551, 553)  # SMTP codes for unknown addresses, if no other reason is given

Encryption = Literal["starttls", "tls", "none"]


class Exchange(Struct):
    """The SMTP server and its settings."""

    server: str
    port: int
    encryption: Encryption
    name: str  # our name in EHLO
    user: str = ""
    password: str = ""
    trust: Callable[[], ssl.SSLContext] = ssl.create_default_context

    def send(self, letter: EmailMessage) -> Outcome:
        """Send a letter; blocking. OSError: the server cannot be reached or has no TLS."""
        try:
            line = self._connected()
            deadline = Timer(MOST_SECONDS, _hang_up, [line])
            deadline.start()
            try:
                self._hand_over(line, letter)
            finally:
                deadline.cancel()
                line.close()
        except smtplib.SMTPRecipientsRefused as error:
            [(code, text)] = error.recipients.values()
            return _judged(code, text, of_recipient=True)
        except smtplib.SMTPResponseException as error:
            return _judged(error.smtp_code, error.smtp_error)
        except smtplib.SMTPException as error:
            return Outcome("later", why=type(error).__name__)
        return Outcome("sent")

    def _connected(self) -> smtplib.SMTP:
        if self.encryption == "tls":
            return smtplib.SMTP_SSL(
                self.server, self.port, self.name, timeout=SECONDS, context=self.trust()
            )
        return smtplib.SMTP(self.server, self.port, self.name, SECONDS)

    def _hand_over(self, line: smtplib.SMTP, letter: EmailMessage) -> None:
        """Send after STARTTLS: without encryption, neither password nor letter is sent."""
        if self.encryption == "starttls":
            line.starttls(context=self.trust())
        if self.user:
            line.login(self.user, self.password)
        line.send_message(letter)
        with suppress(smtplib.SMTPException):  # the letter was accepted
            line.quit()


def _hang_up(line: smtplib.SMTP) -> None:
    if line.sock is not None:
        with suppress(OSError):  # closed already
            line.sock.shutdown(socket.SHUT_RDWR)


def _judged(code: int, text: bytes | str, of_recipient: bool = False) -> Outcome:
    """The outcome of a refusal, from the code and the enhanced code (RFC 3463) only."""
    words = text if isinstance(text, str) else text.decode("ascii", "replace")
    first = words.split(" ", 1)[0]
    enhanced = first if first[:2] in {"4.", "5."} else ""
    why = f"{code} {enhanced}".strip()[:20]
    if code < 500:
        return Outcome("later", why=why)
    nowhere = enhanced.startswith("5.1.") if enhanced else code in NOBODY
    return Outcome("gone" if of_recipient and nowhere else "refused", why=why)


class EmailChannel(Struct):
    """The channel for e-mail."""

    exchange: Exchange
    letterhead: EmailTemplate
    time: MonotonicTime
    store: EmailStore
    languages: Collection[str]

    async def letters(self, notice: Notice) -> list["NoticeLetter"]:
        """The letter of a notice, if the person has a confirmed mailbox for this kind."""
        found = await self.store.mailbox(notice.person, self.time.now())
        if found is None or not found.confirmed or notice.kind not in found.kinds:
            return []
        return [NoticeLetter(self, found, notice)]

    def asking(self, mailbox: Mailbox, token: str) -> "AskingLetter":
        """The confirmation letter for a mailbox."""
        return AskingLetter(self, mailbox, token)


class NoticeLetter(Struct):
    """A notice to one mailbox."""

    mailman: EmailChannel
    to: Mailbox
    notice: Notice

    @property
    def place(self) -> str:
        """The mailbox."""
        return self.to.address

    @property
    def site(self) -> str:
        """The SMTP server."""
        return MAIL

    @property
    def person(self) -> int:
        """The owner of the mailbox."""
        return self.to.person

    def send(self, _seconds: float) -> Outcome:
        """Compose and send it; blocking."""
        office, box = self.mailman, self.to
        tiding = tiding_of(self.notice, box.language, office.languages)
        now, code = office.time.now(), self.notice.code
        letter = office.letterhead.notice(box.address, tiding, code, box.stop, now)
        return office.exchange.send(letter)

    async def forget(self) -> None:
        """Delete the mailbox: it does not exist."""
        await self.mailman.store.forget_mailbox(self.to.person, self.to.address)


class AskingLetter(Struct):
    """A confirmation letter."""

    mailman: EmailChannel
    to: Mailbox
    token: str

    @property
    def place(self) -> str:
        """The mailbox."""
        return self.to.address

    @property
    def site(self) -> str:
        """The SMTP server."""
        return MAIL

    @property
    def person(self) -> int:
        """The owner of the mailbox."""
        return self.to.person

    def send(self, _seconds: float) -> Outcome:
        """Compose and send it; blocking."""
        office, box = self.mailman, self.to
        language = known_language(box.language, office.languages)
        now = office.time.now()
        letter = office.letterhead.confirmation(box.address, language, self.token, now)
        return office.exchange.send(letter)

    async def forget(self) -> None:
        """Delete the mailbox: it does not exist."""
        await self.mailman.store.forget_mailbox(self.to.person, self.to.address)
