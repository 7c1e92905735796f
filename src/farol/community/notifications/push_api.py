"""Web Push subscriptions over HTTP; opt-in."""

from starlette.requests import Request

from farol.community.notifications.push_store import PushStore
from farol.community.notifications.rows import Subscription
from farol.community.notifications.safe_http import parsed
from farol.community.notifications.service import Notifications
from farol.core.errors import FarolError
from farol.protocol.bodies import NOTICE_KINDS, Muted, Notices, Subscribe
from farol.server.play.codes import is_code, read_code
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_NOW, NOT_THERE
from farol.server.web.responses import HttpError


class PushApi(Api[Notifications]):
    """Endpoints of this browser's subscription and of muted tables."""

    def __init__(self, context: ServerContext, notifications: Notifications) -> None:
        super().__init__(context, notifications)
        self._store = PushStore(context.store.database)

    async def _here(self, request: Request, person: Person | None) -> Subscription | None:
        """The subscription of this device."""
        if person is None:
            return None
        device = self._context.device(request.scope)
        found = await self._store.subscriptions(person.id)
        return next((one for one in found if one.token == device), None)

    @endpoint("GET", "/api/me/notices", "What this browser is told")
    async def state(self, request: Request, person: Person | None) -> Notices:
        """The server's public key, and this browser's subscription."""
        here, push = await self._here(request, person), self._service.push
        kinds = [] if here is None else [kind for kind in NOTICE_KINDS if kind in here.kinds]
        return Notices(push.key if push else None, here is not None, kinds)

    @endpoint("PUT", "/api/me/notices", "Tell this browser", refusals=[CANNOT_READ, NOT_NOW])
    async def subscribe(self, request: Request, person: Person, body: Subscribe) -> Notices:
        """Subscribe this browser, after checking its endpoint and keys."""
        push = self._service.push
        if push is None:
            raise HttpError(NOT_NOW, "This server sends no notices.")
        try:
            parsed(body.endpoint, push.anywhere)
            push.check_keys(body.p256dh, body.auth)
        except FarolError as error:
            raise HttpError(CANNOT_READ, str(error)) from error
        device = self._context.device(request.scope)
        kinds: list[str] = list(dict.fromkeys(body.kinds))
        new = Subscription(
            *(body.endpoint, person.id, device, body.p256dh, body.auth, body.language), kinds
        )
        if not await self._store.subscribe(new):
            raise HttpError(NOT_NOW, "Another browser has this address; ask yours for a new one.")
        return await self.state(request, person)

    @endpoint("DELETE", "/api/me/notices", "Tell this browser nothing any more")
    async def unsubscribe(self, request: Request, person: Person) -> Notices:
        """Unsubscribe this browser."""
        here = await self._here(request, person)
        if here is not None:
            await self._store.unsubscribe(here.endpoint)
        return await self.state(request, person)

    async def _code(self, request: Request, person: Person) -> str:
        """The code of a table where the person sits."""
        code = read_code(request.path_params["code"])
        if not is_code(code) or not await self._context.store.tables.sits(person.id, code):
            raise HttpError(NOT_THERE, "You do not sit at such a table.")
        return code

    @endpoint("GET", "/api/tables/{code}/mute", "Do you want to hear nothing of a table?")
    async def muted(self, request: Request, person: Person) -> Muted:
        """Whether notifications for a table are muted."""
        code = await self._code(request, person)
        return Muted(await self._store.is_muted(person.id, code))

    @endpoint(
        "PUT",
        "/api/tables/{code}/mute",
        "Hear nothing of a table, or hear of it again",
        refusals=[CANNOT_READ],
    )
    async def mute(self, request: Request, person: Person, body: Muted) -> Muted:
        """Mute or unmute a table's notifications."""
        code = await self._code(request, person)
        await self._store.mute(person.id, code, body.muted)
        return body
