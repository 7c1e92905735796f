"""E-mail notifications over HTTP: a confirmed address, and one-click unsubscribe without a
cookie.
"""

from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farol.community.notifications.email import BadMailAddress, parsed_address
from farol.community.notifications.email_bodies import (
    ConfirmMail,
    MailConfirmed,
    MailState,
    SetMail,
)
from farol.community.notifications.email_store import EmailStore
from farol.community.notifications.rows import Confirmation, Mailbox
from farol.community.notifications.service import Mail, Notifications
from farol.community.notifications.stop_page import stop_page
from farol.community.notifications.text import words
from farol.core.text import LANGUAGES
from farol.protocol.bodies import NOTICE_KINDS
from farol.server.scopes import client_network
from farol.server.store.rate_limits import RateLimit
from farol.server.store.store import Person
from farol.server.tokens import LONGEST_TOKEN, hashed, new_token
from farol.server.web.context import ServerContext
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_NOW, NOT_THERE, TOO_OFTEN
from farol.server.web.responses import HttpError

CONFIRM_SECONDS: Final = 86_400.0  # for which a confirmation link is valid
ASKED: Final = 3  # confirmation letters, as burst
AN_HOUR: Final = 3_600.0
ASKING: Final = (
    RateLimit("letters from", ASKED / AN_HOUR, 3 * ASKED),
    RateLimit("letters by", ASKED / AN_HOUR, ASKED),
    RateLimit("letters to", ASKED / (24 * AN_HOUR), ASKED),
)
TOO_MANY: Final = "Too many letters; wait until tomorrow, or use another address."


class EmailApi(Api[Notifications]):
    """Endpoints of a person's e-mail notifications."""

    def __init__(self, context: ServerContext, notifications: Notifications) -> None:
        super().__init__(context, notifications)
        self._store = EmailStore(context.store.database)

    def routes(self) -> list[BaseRoute]:
        """The routes, including the page that letters link to and the one-click endpoint (RFC
        8058)."""
        return [
            *super().routes(),
            Route("/mail/stop/{token}", self.ask_stop, methods=["GET"]),
            Route("/mail/stop/{token}", self.stop, methods=["POST"]),
        ]

    @endpoint("GET", "/api/me/mail", "Where you are told by e-mail")
    async def state(self, _: Request, person: Person | None) -> MailState:
        """Your address and the kinds of notices."""
        possible, now = self._service.mail is not None, self._context.time.now()
        found = None if person is None else await self._store.mailbox(person.id, now)
        if found is None:
            return MailState(possible, None, False, [])
        kinds = [kind for kind in NOTICE_KINDS if kind in found.kinds]
        return MailState(possible, found.address, found.confirmed, kinds)

    @endpoint(
        "PUT", "/api/me/mail", "Be told by e-mail; a link confirms the address", refusals=[NOT_NOW]
    )
    async def set_address(self, request: Request, person: Person, body: SetMail) -> MailState:
        """Set address and kinds; an unconfirmed address gets a confirmation letter."""
        store, mail = self._store, self._service.mail
        if mail is None:
            raise HttpError(NOT_NOW, "This server sends no e-mail.")
        try:
            address = parsed_address(body.address)
        except BadMailAddress as error:
            raise HttpError(CANNOT_READ, str(error)) from error
        kinds: list[str] = list(dict.fromkeys(body.kinds))
        had = await store.mailbox(person.id, self._context.time.now())
        if had is not None and had.confirmed and had.address == address:
            kept = Mailbox(person.id, address, body.language, kinds, had.stop, confirmed=True)
            await store.set_mailbox(kept)
        else:
            await self._count(request, person, address)
            await self._ask(mail, Mailbox(person.id, address, body.language, kinds, new_token()))
        return await self.state(request, person)

    async def _count(self, request: Request, person: Person, address: str) -> None:
        """Rate limits against flooding a mailbox: per person, network and address, across all
        servers."""
        whose = (client_network(request.scope), str(person.id), address.lower())
        limits = self._context.store.rate_limits
        for allowance, who in zip(ASKING, whose, strict=True):
            if not await allowance.take(limits, who, self._context.time.now()):
                raise HttpError(TOO_OFTEN, TOO_MANY)

    async def _ask(self, mail: Mail, box: Mailbox) -> None:
        token = new_token()
        until = self._context.time.now() + CONFIRM_SECONDS
        await self._store.set_mailbox(box, Confirmation(hashed(token), until))
        mail.courier.post(mail.mailman.asking(box, token))

    @endpoint("DELETE", "/api/me/mail", "Be told by e-mail no more; the address is forgotten")
    async def forget(self, request: Request, person: Person) -> MailState:
        """Delete your address."""
        await self._store.forget_mailbox(person.id)
        return await self.state(request, person)

    @endpoint(
        "POST",
        "/api/mail/confirm",
        "Confirm an address by what stood in the link",
        refusals=[NOT_THERE],
    )
    async def confirm(self, request: Request, body: ConfirmMail) -> MailConfirmed:
        """Confirm an address by the link's token; misses are counted."""
        async with self._context.trying(client_network(request.scope)) as tried:
            now = self._context.time.now()
            tried.found = await self._store.confirm_mailbox(hashed(body.token), now)
        if not tried.found:
            raise HttpError(NOT_THERE, "This link is unknown, used or too old.")
        return MailConfirmed(True)

    async def ask_stop(self, _: Request) -> Response:
        """The unsubscribe page with one button: a GET changes nothing, because mail scanners follow
        links."""
        forms = []
        for language in LANGUAGES:
            asked, button = (
                words(language).say(name) for name in ("mail-stop-ask", "mail-stop-do")
            )
            inside = f"<p>{escape(asked)}</p><button>{escape(button)}</button>"
            forms.append(f'<form method="post" lang="{language}">{inside}</form>')
        return stop_page("".join(forms))

    async def stop(self, request: Request) -> Response:
        """Unsubscribe. The answer is the same for unknown tokens, so that a second click succeeds
        and tokens cannot be probed."""
        token = request.path_params["token"]
        if len(token) <= LONGEST_TOKEN:
            await self._store.stop_mail(token)
        said = "".join(
            f'<p class="said" lang="{language}">{escape(words(language).say("mail-stopped"))}</p>'
            for language in LANGUAGES
        )
        return stop_page(said)
