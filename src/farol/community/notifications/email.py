"""E-mail in plain text: validated addresses, and headers that are safe from injection."""

import re
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from typing import Final

from msgspec import Struct

from farol.community.notifications.text import NotificationText, words
from farol.core.errors import FarolError
from farol.protocol.text import clean_text

LONGEST: Final = 254  # characters of an address
_BOX: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"(?P<box>{_BOX})@(?P<place>{_LABEL}(?:\.{_LABEL})+)")
_LONGEST_BOX: Final = 64


class BadMailAddress(FarolError):
    """An invalid e-mail address."""


def parsed_address(text: str) -> str:
    """An address that a letter can be sent to; BadMailAddress if it is none.

    >>> parsed_address(" Ana@Example.org ")
    'Ana@example.org'
    """
    found = _ADDRESS.fullmatch(text.strip(" "))
    if found is None or len(text) > LONGEST or len(found["box"]) > _LONGEST_BOX:
        raise BadMailAddress("That is no address of e-mail, such as ana@example.org.")
    return f"{found['box']}@{found['place'].lower()}"


class EmailTemplate(Struct, frozen=True):
    """Settings shared by all letters of a server."""

    sender: str  # an address
    links: str  # public URL of the server, with a trailing slash

    def confirm_link(self, token: str) -> str:
        """The confirmation link; its token is in the fragment, which servers do not log."""
        return f"{self.links}#/mail/{token}"

    def stop_link(self, token: str) -> str:
        """The unsubscribe link, for people and for mail clients."""
        return f"{self.links}mail/stop/{token}"

    def table_link(self, code: str) -> str:
        """The link to a table."""
        return f"{self.links}#/t/{code}"

    def confirmation(self, to: str, language: str, token: str, now: float) -> EmailMessage:
        """The letter that confirms an address. It contains no text of the requester: the address
        may belong to a stranger."""
        said = words(language)
        lines = [said.say("mail-confirm-text"), "", self.confirm_link(token), ""]
        lines.append(said.say("mail-confirm-else"))
        return self._letter(to, said.say("mail-confirm"), lines, now)

    def notice(
        self, to: str, tiding: NotificationText, code: str, stop: str, now: float
    ) -> EmailMessage:
        """A notice as a letter with one-click unsubscribe. Names cannot inject headers: they are
        only in the body."""
        said, title, body = (
            words(tiding.language),
            clean_text(tiding.title),
            clean_text(tiding.body),
        )
        lines = [body, "", title, self.table_link(code), "", "-- "]
        lines += [said.say("mail-why"), said.say("mail-stop"), self.stop_link(stop)]
        letter = self._letter(to, f"{title}: {body}", lines, now)
        letter["List-Unsubscribe"] = f"<{self.stop_link(stop)}>"
        if self.links.startswith("https:"):  # RFC 8058 requires HTTPS
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return letter

    def _letter(self, to: str, subject: str, lines: list[str], now: float) -> EmailMessage:
        letter = EmailMessage(policy=SMTP)
        letter["From"] = Address("Farol", addr_spec=self.sender)
        letter["To"] = Address(addr_spec=parsed_address(to))
        letter["Subject"] = subject
        letter["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"  # suppresses automatic replies
        letter.set_content("\n".join(lines) + "\n", cte="quoted-printable")
        return letter
