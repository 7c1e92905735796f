"""What one wants to be told while one is not at a table, over HTTP: off until somebody says so."""

from starlette.requests import Request
from starlette.responses import Response

from farol.community.identity.people import CODE_LENGTH, read_code
from farol.community.notifications.push_store import PushStore
from farol.community.notifications.rows import Subscription
from farol.community.notifications.safe_http import parsed
from farol.core.errors import FarolError
from farol.protocol import bodies
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.openapi import (
    CANNOT_READ,
    NO_COOKIE,
    NOT_NOW,
    NOT_THERE,
    TABLE_CODE,
    Endpoint,
)
from farol.server.web.responses import HttpError, answered, named, read_body


class NoticesApi:
    """Whether this browser is written to, about what, and about which tables not."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._store = PushStore(context.people.store.database)

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint about notices."""
        b = bodies
        return [
            Endpoint(
                method="GET",
                path="/api/me/notices",
                summary="What this browser is told",
                handler=self.state,
                answer=b.Notices,
            ),
            Endpoint(
                method="PUT",
                path="/api/me/notices",
                summary="Tell this browser",
                handler=self.subscribe,
                answer=b.Notices,
                body=b.Subscribe,
                refusals=[CANNOT_READ, NO_COOKIE, NOT_NOW],
            ),
            Endpoint(
                method="DELETE",
                path="/api/me/notices",
                summary="Tell this browser nothing any more",
                handler=self.unsubscribe,
                answer=b.Notices,
                refusals=[NO_COOKIE],
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}/mute",
                summary="Do you want to hear nothing of a table?",
                handler=self.muted,
                answer=b.Muted,
                parameters=[TABLE_CODE],
                refusals=[NO_COOKIE, NOT_THERE],
            ),
            Endpoint(
                method="PUT",
                path="/api/tables/{code}/mute",
                summary="Hear nothing of a table, or hear of it again",
                handler=self.mute,
                answer=b.Muted,
                body=b.Muted,
                parameters=[TABLE_CODE],
                refusals=[CANNOT_READ, NO_COOKIE, NOT_THERE],
            ),
        ]

    async def _person(self, request: Request) -> Person:
        return named(await self._context.person(request.scope))

    async def _here(self, request: Request) -> Subscription | None:
        """What was said for this very device."""
        person = await self._context.person(request.scope)
        if person is None:
            return None
        device = self._context.device(request.scope)
        found = await self._store.subscriptions(person.id)
        return next((one for one in found if one.token == device), None)

    async def state(self, request: Request) -> Response:
        """The server's key, and what this browser is told."""
        here, push = await self._here(request), self._context.push
        kinds = [] if here is None else [kind for kind in bodies.NOTICE_KINDS if kind in here.kinds]
        return answered(bodies.Notices(push.key if push else None, here is not None, kinds))

    async def subscribe(self, request: Request) -> Response:
        """Write to this browser from now on, if it is where it says and could read it."""
        body = await read_body(request, bodies.Subscribe)
        person, push = await self._person(request), self._context.push
        if push is None:
            raise HttpError(NOT_NOW, "This server sends no notices.")
        try:
            parsed(body.endpoint, push.anywhere)
            push.check_keys(body.p256dh, body.auth)
        except FarolError as error:
            raise HttpError(CANNOT_READ, str(error)) from error
        device = self._context.device(request.scope)
        kinds: list[str] = list(dict.fromkeys(body.kinds))
        await self._store.subscribe(
            Subscription(
                *(body.endpoint, person.id, device, body.p256dh, body.auth, body.language), kinds
            )
        )
        return await self.state(request)

    async def unsubscribe(self, request: Request) -> Response:
        """Write to this browser no more."""
        await self._person(request)
        here = await self._here(request)
        if here is not None:
            await self._store.unsubscribe(here.endpoint)
        return await self.state(request)

    async def _code(self, request: Request, person: Person) -> str:
        """The code of a table where the person sits."""
        code = read_code(request.path_params["code"])
        if len(code) != CODE_LENGTH or not await self._context.people.store.tables.sits(
            person.id, code
        ):
            raise HttpError(NOT_THERE, "You do not sit at such a table.")
        return code

    async def muted(self, request: Request) -> Response:
        """Whether one hears of a table while one is not there."""
        person = await self._person(request)
        code = await self._code(request, person)
        return answered(bodies.Muted(await self._store.is_muted(person.id, code)))

    async def mute(self, request: Request) -> Response:
        """Hear nothing of a table, or hear of it again."""
        body = await read_body(request, bodies.Muted)
        person = await self._person(request)
        code = await self._code(request, person)
        await self._store.mute(person.id, code, body.muted)
        return answered(body)
