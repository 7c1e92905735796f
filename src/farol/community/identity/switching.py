"""Switching between identities in one browser: its cookies."""

from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from farol.community.identity.people import DEVICE_SECONDS, People, device_name
from farol.protocol import bodies
from farol.server.scopes import is_secure
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.endpoint import Api
from farol.server.web.responses import answered

S = TypeVar("S")


class SwitchingApi(Api[S]):
    """Endpoints after which the browser is somebody else's."""

    async def others_here(self, request: Request, people: People) -> list[tuple[Person, str]]:
        """The browser's other identities with their tokens, each person once."""
        found: dict[int, tuple[Person, str]] = {}
        for token in self._context.other_tokens(request.scope):
            person = await people.find(token)
            if person is not None:
                found[person.id] = person, token
        now = await self.person(request)
        return [each for each in found.values() if now is None or each[0].id != now.id]

    async def become(
        self, request: Request, people: People, person: Person | None, token: str
    ) -> Response:
        """Switch to this person, and keep the former identity."""
        context = self._context
        now, mine = await self.person(request), context.token(request.scope)
        others = await self.others_here(request, people)
        kept = [(one, other) for one, other in others if one is not person]
        if now is not None and mine is not None and (person is None or now.id != person.id):
            kept.insert(0, (now, mine))
        response = answered(me_of(person))
        set_cookie(context, request, response, context.cookie, token)
        joined = context.joined(other for _, other in kept)
        set_cookie(context, request, response, context.others_cookie, joined)
        return response


def me_of(person: Person | None) -> bodies.Me:
    """A person as the answer to who they are."""
    return bodies.Me(None) if person is None else bodies.Me(person.name, person.face)


def set_cookie(
    context: ServerContext, request: Request, response: Response, name: str, value: str
) -> None:
    """Set a cookie; without a value, delete it."""
    response.set_cookie(
        context.cookie_name(name, request.scope),
        value,
        max_age=DEVICE_SECONDS if value else 0,
        path="/",
        httponly=True,
        samesite="strict",
        secure=is_secure(request.scope),
    )


def device_of(request: Request) -> str:
    """A name for the browser that sends the request."""
    return device_name(request.headers.get("user-agent", ""))
