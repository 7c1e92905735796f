"""What somebody has played, over HTTP: for themselves, and nobody else."""

from collections.abc import Mapping
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from farol.community.history.bodies import Company, OwnHistory, PastGames
from farol.community.history.pages import Filters
from farol.community.history.service import Form
from farol.games import ALL
from farol.server.web.context import ServerContext
from farol.server.web.openapi import (
    CANNOT_READ,
    NO_COOKIE,
    NOT_NOW,
    TOO_OFTEN,
    Endpoint,
    Parameter,
)
from farol.server.web.responses import HttpError, named
from farol.server.workers.pool import NoAnswer

COST: Final = 3  # requests that one of these counts for
COMPANIES: Final[dict[str, Company]] = {"people": "people", "bots": "bots", "alone": "alone"}
DAYS: Final = {"30": 30, "365": 365}
GAME: Final = Parameter("game", "query", words=list(ALL), required=False)
COMPANY: Final = Parameter("company", "query", words=list(COMPANIES), required=False)
SINCE: Final = Parameter("days", "query", words=list(DAYS), required=False)
REFUSALS: Final = [NO_COOKIE, NOT_NOW]

T = TypeVar("T")


class HistoryApi:
    """What can be asked about one's own games."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    def endpoints(self) -> list[Endpoint]:
        """Every endpoint about the past."""
        return [
            Endpoint(
                method="GET",
                path="/api/me/history",
                summary="What you have played",
                handler=self.history,
                answer=OwnHistory,
                parameters=[GAME, COMPANY, SINCE],
                refusals=[CANNOT_READ, *REFUSALS],
            ),
            Endpoint(
                method="GET",
                path="/api/me/games.json",
                summary="All your finished games",
                handler=self.games,
                answer=PastGames,
                refusals=REFUSALS,
            ),
            Endpoint(
                method="GET",
                path="/api/me/games.csv",
                summary="The same for spreadsheets",
                handler=self.sheet,
                answer="text/csv",
                refusals=REFUSALS,
            ),
        ]

    async def history(self, request: Request) -> Response:
        """Your games, summed up as the filters say."""
        query = request.query_params
        filters = Filters(
            game=_picked(query.get("game"), {name: name for name in ALL}, "game"),
            company=_picked(query.get("company"), COMPANIES, "company"),
            days=_picked(query.get("days"), DAYS, "number of days"),
        )
        return await self._made(request, filters, "page", "application/json")

    async def games(self, request: Request) -> Response:
        """Your games, to take home."""
        return await self._made(request, Filters(), "games", "application/json", "farol.json")

    async def sheet(self, request: Request) -> Response:
        """Your games as a table, to take home."""
        return await self._made(request, Filters(), "sheet", "text/csv", "farol.csv")

    async def _made(
        self, request: Request, filters: Filters, form: Form, kind: str, file: str = ""
    ) -> Response:
        context = self._context
        person = named(await context.person(request.scope))
        if not context.may_ask(request.scope, COST - 1):
            raise HttpError(TOO_OFTEN, "Too many requests; try again in a moment.")
        try:
            data = await context.history_service.history(person, filters, form)
        except NoAnswer as error:
            raise HttpError(503, "That could not be made now; try again later.") from error
        headers = {"content-disposition": f'attachment; filename="{file}"'} if file else None
        return Response(data, media_type=kind, headers=headers)


def _picked(word: str | None, known: Mapping[str, T], what: str) -> T | None:
    """What a word of the query stands for; refused if nobody knows it."""
    if word is None:
        return None
    if word not in known:
        raise HttpError(CANNOT_READ, f"There is no such {what}; there are: {', '.join(known)}.")
    return known[word]
