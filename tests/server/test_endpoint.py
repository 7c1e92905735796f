"""Endpoints are declared at their handlers, and a handler's arguments are checked in order."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from farol.protocol.bodies import Me, SetMe
from farol.server.settings.limits import Limits
from farol.server.store.store import Person
from farol.server.web.context import REQUEST_BURST
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import NOT_THERE, Endpoint
from farol.server.web.problems import HANDLERS
from farol.server.web.responses import HttpError
from tests.server.harness import Harness, opened

COST = 5


class Echo(Api[str]):
    """An API with every kind of handler."""

    closed = False

    def check(self) -> None:
        if self.closed:
            raise HttpError(NOT_THERE, "Closed.")

    @endpoint("GET", "/plain", "A service", answer="text/plain", refusals=[NOT_THERE])
    async def plain(self, _: Request) -> Response:
        return Response(self._service)

    @endpoint("GET", "/anybody", "Who asks")
    async def anybody(self, _: Request, person: Person | None) -> Me:
        return Me(None if person is None else person.name)

    @endpoint("PUT", "/somebody", "Who asks, by another name", status=201, cost=COST)
    async def somebody(self, _: Request, person: Person, body: SetMe) -> Me:
        return Me(f"{person.name}, {body.name}")


class Louder(Echo):
    """A subclass with another answer."""

    @endpoint("GET", "/anybody", "Who asks, aloud")
    async def anybody(self, _: Request, person: Person | None) -> Me:
        return Me(None if person is None else person.name.upper())


def test_what_is_declared_follows_from_the_annotations() -> None:
    assert Echo.endpoints() == [
        Endpoint("GET", "/plain", "A service", "text/plain", None, (), [404]),
        Endpoint("GET", "/anybody", "Who asks", Me, None, (), []),
        Endpoint(
            *("PUT", "/somebody", "Who asks, by another name", Me, SetMe, (), [401], 201, COST)
        ),
    ]
    assert [one.summary for one in Louder.endpoints()][1:2] == ["Who asks, aloud"]


async def asked(
    harness: Harness, api: Echo, token: str | None, method: str, path: str, body: object = None
) -> tuple[int, str]:
    harness.app = Starlette(routes=api.routes(), exception_handlers=HANDLERS)  # type: ignore[assignment]
    async with harness.http(token) as http:
        answer = await http.request(method, path, json=body)
    return answer.status_code, answer.text


async def test_handlers_get_what_they_take(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    api = Echo(harness.context, "served")
    assert await asked(harness, api, None, "GET", "/plain") == (200, "served")
    assert await asked(harness, api, None, "GET", "/anybody") == (200, '{"name":null}')
    assert await asked(harness, api, token, "GET", "/anybody") == (200, '{"name":"Ana"}')
    louder = Louder(harness.context, "served")
    assert await asked(harness, louder, token, "GET", "/anybody") == (200, '{"name":"ANA"}')
    told = await asked(harness, api, token, "PUT", "/somebody", {"name": "Bea"})
    assert told == (201, '{"name":"Ana, Bea"}')


async def test_person_cost_and_body_are_checked_in_this_order(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=Limits(requests_per_second=COST / REQUEST_BURST)) as harness:
        _, token = await harness.people.add("Ana")
        api = Echo(harness.context, "served")
        wrong = {"name": 7}
        assert (await asked(harness, api, None, "PUT", "/somebody", wrong))[0] == 401
        assert (await asked(harness, api, token, "PUT", "/somebody", wrong))[0] == 400
        assert (await asked(harness, api, token, "PUT", "/somebody", wrong))[0] == 429
        api.closed = True
        assert (await asked(harness, api, None, "PUT", "/somebody", wrong))[0] == 404
