"""E-mail in plain text: addresses that are ones, and letters whose headers nobody else writes."""

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
    """Something that is no address of e-mail."""


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
    """What all letters of a server have in common."""

    sender: str  # an address
    links: str  # where people reach the server, with a slash at its end

    def confirm_link(self, token: str) -> str:
        """Where an address is confirmed; behind the #, which no log of a server tells."""
        return f"{self.links}#/mail/{token}"

    def stop_link(self, token: str) -> str:
        """Where letters are stopped, by people and by programs of their mail."""
        return f"{self.links}mail/stop/{token}"

    def table_link(self, code: str) -> str:
        """Where a table is."""
        return f"{self.links}#/t/{code}"

    def confirmation(self, to: str, language: str, token: str, now: float) -> EmailMessage:
        """The letter that confirms an address. The sender can add no word to it: the address may
        be that of a stranger."""
        said = words(language)
        lines = [said.say("mail-confirm-text"), "", self.confirm_link(token), ""]
        lines.append(said.say("mail-confirm-else"))
        return self._letter(to, said.say("mail-confirm"), lines, now)

    def notice(
        self, to: str, tiding: NotificationText, code: str, stop: str, now: float
    ) -> EmailMessage:
        """A notice as a letter, with one click to stop all of them. Whatever names are in it, its
        words are lines: they end no header and begin none."""
        said, title, body = (
            words(tiding.language),
            clean_text(tiding.title),
            clean_text(tiding.body),
        )
        lines = [body, "", title, self.table_link(code), "", "-- "]
        lines += [said.say("mail-why"), said.say("mail-stop"), self.stop_link(stop)]
        letter = self._letter(to, f"{title}: {body}", lines, now)
        letter["List-Unsubscribe"] = f"<{self.stop_link(stop)}>"
        if self.links.startswith("https:"):  # RFC 8058 knows no other
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return letter

    def _letter(self, to: str, subject: str, lines: list[str], now: float) -> EmailMessage:
        letter = EmailMessage(policy=SMTP)
        letter["From"] = Address("Farol", addr_spec=self.sender)
        letter["To"] = Address(addr_spec=parsed_address(to))
        letter["Subject"] = subject
        letter["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"  # no automatic reply, please
        letter.set_content("\n".join(lines) + "\n", cte="quoted-printable")
        return letter
