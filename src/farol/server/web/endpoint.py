"""Endpoints are declared at their handlers; `Api` is the base class of all request handlers.

The annotations of a handler define its arguments. `person: Person`: the caller, refused without a
cookie; `person: Person | None`: the caller, if known; `body`: the body of the request, read
strictly. Person, cost and body are checked in this order. The result is sent as JSON.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, Generic, TypeVar, get_type_hints

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farol.server.scopes import client_network
from farol.server.store.store import Person
from farol.server.web.buckets import Buckets
from farol.server.web.context import ServerContext
from farol.server.web.openapi import (
    NO_COOKIE,
    NOT_THERE,
    TABLE_CODE,
    TOO_OFTEN,
    Endpoint,
    Parameter,
)
from farol.server.web.responses import HttpError, answered, named, read_body
from farol.server.web.scheduler import REQUEST_SECONDS

_DECLARED: Final = "declared_endpoint"

Handler = Callable[..., Awaitable[Struct | Response]]
H = TypeVar("H", bound=Handler)
S = TypeVar("S")


def endpoint(
    method: str,
    path: str,
    summary: str,
    *,
    answer: type[Struct] | str | None = None,
    body: type[Struct] | None = None,
    parameters: Sequence[Parameter] = (),
    refusals: Sequence[int] = (),
    status: int = 200,
    cost: float = 1.0,
) -> Callable[[H], H]:
    """Declare the endpoint of a method of an `Api`. `answer` and `body` default to the method's
    annotations, and so does the refusal without a cookie. `{code}` is a table's code unless a
    parameter says otherwise, and a 404 is implied.
    """

    def declare(handler: H) -> H:
        takes, code = get_type_hints(handler), TABLE_CODE.name
        by_code = f"{{{code}}}" in path and all(one.name != code for one in parameters)
        declared = Endpoint(
            *(method, path, summary, answer or takes["return"], body or takes.get("body")),
            [TABLE_CODE, *parameters] if by_code else parameters,
            [
                *refusals,
                *([NOT_THERE] if by_code else []),
                *([NO_COOKIE] if takes.get("person") is Person else []),
            ],
            *(status, cost),
        )
        setattr(handler, _DECLARED, declared)
        return handler

    return declare


class Api(Generic[S]):
    """Request handlers: the methods that have an `endpoint`; a service does the work."""

    def __init__(self, context: ServerContext, service: S) -> None:
        self._context = context
        self._service = service

    @classmethod
    def _declared(cls) -> dict[str, Endpoint]:
        """Endpoints by method name."""
        methods = {name: one for each in reversed(cls.__mro__) for name, one in vars(each).items()}
        found = {name: getattr(method, _DECLARED, None) for name, method in methods.items()}
        return {name: one for name, one in found.items() if one is not None}

    @classmethod
    def endpoints(cls) -> list[Endpoint]:
        """The declared endpoints."""
        return list(cls._declared().values())

    def routes(self) -> list[BaseRoute]:
        """The routes."""
        return [
            Route(one.path, self._handler(one, getattr(self, name)), methods=[one.method])
            for name, one in self._declared().items()
        ]

    def _handler(self, one: Endpoint, method: Handler) -> Callable[[Request], Awaitable[Response]]:
        return partial(self._handle, one, method, get_type_hints(method))

    def check(self) -> None:
        """HttpError if the whole API is unavailable now."""

    async def _handle(
        self, declared: Endpoint, handler: Handler, takes: dict[str, Any], request: Request
    ) -> Response:
        self.check()
        taken: dict[str, object] = {}
        if "person" in takes:
            person = await self.person(request)
            network, path = client_network(request.scope), request.url.path
            self._context.gate.check_request(person, network, declared.method, path)
            taken["person"] = named(person) if takes["person"] is Person else person
        if declared.cost > 1:
            await self.spend(request, declared.cost)
        if "body" in takes:
            taken["body"] = await read_body(request, takes["body"])
        answer = await handler(request, **taken)
        return answer if isinstance(answer, Response) else answered(answer, declared.status)

    async def person(self, request: Request) -> Person | None:
        """The caller, by the cookie."""
        return await self._context.person(request.scope)

    async def spend(self, request: Request, cost: float) -> None:
        """Count a request for several, waiting if necessary; refused above the limit."""
        context, seconds = self._context, (cost - 1) * REQUEST_SECONDS
        in_turn = context.may_ask(request.scope, cost - 1) and await context.slices.turn(
            client_network(request.scope), seconds
        )
        if not in_turn:
            raise HttpError(TOO_OFTEN, "Too many requests; try again in a moment.")

    def take_opening(self, request: Request) -> None:
        """Rate limit of opened tables."""
        self.take(self._context.openings, request, "Too many tables from here; wait a minute.")

    def take(self, buckets: Buckets, request: Request, sentence: str) -> None:
        """Rate limit by network; refused with this sentence."""
        if not buckets.take(client_network(request.scope), self._context.time.monotonic()):
            raise HttpError(TOO_OFTEN, sentence)
