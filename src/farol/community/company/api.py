"""Company over HTTP: the board, and looking for others."""

from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farol.community.company.bodies import CompanyBoard, Wishes
from farol.community.company.service import Company
from farol.server.scopes import client_network
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import NOT_NOW, NOT_THERE
from farol.server.web.responses import HttpError
from farol.server.web.tables_api import LIST_COST

NOT_MODIFIED: Final = 304
TAG: Final = 16  # characters


class CompanyApi(Api[Company]):
    """Endpoints of a server where strangers meet."""

    def check(self) -> None:
        """Refused on a server for friends."""
        if not self._context.settings.company:
            raise HttpError(NOT_THERE, "This server is for friends: there is no board here.")

    @endpoint(
        "GET",
        "/api/company",
        "Open tables, and who looks for company",
        answer=CompanyBoard,
        refusals=[NOT_THERE, NOT_NOW],
        cost=LIST_COST,
    )
    async def board(self, request: Request, person: Person | None) -> Response:
        """The board, or 304 if it is the one that the client knows; who looks for company goes on
        looking by asking for it."""
        network = client_network(request.scope)
        board = msgspec.json.encode(await self._service.board(person, network))
        headers = {"etag": f'"{sha256(board).hexdigest()[:TAG]}"'}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=NOT_MODIFIED, headers=headers)
        return Response(board, media_type="application/json", headers=headers)

    @endpoint("PUT", "/api/company/search", "Look for company", refusals=[NOT_THERE, NOT_NOW])
    async def seek(self, request: Request, person: Person, body: Wishes) -> CompanyBoard:
        """Begin a search, or change its wishes."""
        await self._service.seek(person, body)
        return await self._service.board(person, client_network(request.scope))

    @endpoint("DELETE", "/api/company/search", "Look no more", refusals=[NOT_THERE])
    async def stop(self, request: Request, person: Person) -> CompanyBoard:
        """End a search."""
        await self._service.stop(person)
        return await self._service.board(person, client_network(request.scope))
