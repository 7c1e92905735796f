"""A person's own history over HTTP."""

from collections.abc import Mapping
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from farol.community.history.bodies import Company, OwnHistory, PastGames
from farol.community.history.pages import Filters
from farol.community.history.service import HistoryService
from farol.games import ALL
from farol.server.store.store import Person
from farol.server.web.endpoint import Api, endpoint
from farol.server.web.openapi import CANNOT_READ, NOT_NOW, Parameter
from farol.server.web.responses import HttpError, download

COST: Final = 3  # requests that each counts for
COMPANIES: Final[dict[str, Company]] = {"people": "people", "bots": "bots", "alone": "alone"}
DAYS: Final = {"30": 30, "365": 365}
GAME: Final = Parameter("game", "query", words=list(ALL), required=False)
COMPANY: Final = Parameter("company", "query", words=list(COMPANIES), required=False)
SINCE: Final = Parameter("days", "query", words=list(DAYS), required=False)

T = TypeVar("T")


class HistoryApi(Api[HistoryService]):
    """Endpoints of one's own games."""

    @endpoint(
        "GET",
        "/api/me/history",
        "What you have played",
        answer=OwnHistory,
        parameters=[GAME, COMPANY, SINCE],
        refusals=[CANNOT_READ, NOT_NOW],
        cost=COST,
    )
    async def history(self, request: Request, person: Person) -> Response:
        """Summary of your games, filtered."""
        query = request.query_params
        filters = Filters(
            game=_picked(query.get("game"), {name: name for name in ALL}, "game"),
            company=_picked(query.get("company"), COMPANIES, "company"),
            days=_picked(query.get("days"), DAYS, "number of days"),
        )
        data = await self._service.history(person, filters, "page")
        return Response(data, media_type="application/json")

    @endpoint(
        "GET",
        "/api/me/games.json",
        "All your finished games",
        answer=PastGames,
        refusals=[NOT_NOW],
        cost=COST,
    )
    async def games(self, _: Request, person: Person) -> Response:
        """Your games as a download."""
        data = await self._service.history(person, Filters(), "games")
        return download(data, "application/json", "farol.json")

    @endpoint(
        "GET",
        "/api/me/games.csv",
        "The same for spreadsheets",
        answer="text/csv",
        refusals=[NOT_NOW],
        cost=COST,
    )
    async def sheet(self, _: Request, person: Person) -> Response:
        """Your games as a spreadsheet."""
        data = await self._service.history(person, Filters(), "sheet")
        return download(data, "text/csv", "farol.csv")


def _picked(word: str | None, known: Mapping[str, T], what: str) -> T | None:
    """The filter of a query parameter; refused if it is unknown."""
    if word is None:
        return None
    if word not in known:
        raise HttpError(CANNOT_READ, f"There is no such {what}; there are: {', '.join(known)}.")
    return known[word]
