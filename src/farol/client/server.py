"""HTTP requests: identity, games, tables, texts."""

import asyncio
import http.client
import ssl
from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import SplitResult, quote, urlsplit

import msgspec
from msgspec import Struct

from farol.client.decoding import Body, decode_body
from farol.client.errors import NotReached, Refusal
from farol.client.table import Table
from farol.protocol.bodies import (
    Me,
    NewTable,
    Opened,
    Problem,
    Replay,
    RulesText,
    ServerInfo,
    Tables,
    TableSummary,
)

PATIENCE: Final = 20.0  # seconds for one answer
BAD: Final = 400  # statuses from here on are refusals


class Unheard(Struct):
    """Whom a person does not hear at a table: seats, those of them who are blocked, and lines of
    chat by spectators, up to line `until`. `anybody`: later lines may be theirs."""

    seats: list[int] = []
    blocked: list[int] = []
    lines: list[int] = []
    until: int = 0
    anybody: bool = False


class KeptReport(Struct):
    """A report was kept; `read`: there are moderators."""

    read: bool


def split_address(address: str) -> SplitResult:
    """A server's address in parts; `host:port` alone means http.

    >>> split_address("localhost:8420/").geturl()
    'http://localhost:8420/'
    """
    parts = urlsplit(address if "://" in address else f"http://{address}")
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise NotReached(f"This is no address of a server: {address!r}.")
    return parts


class Server:
    """One server and an identity there. `cookies` is the identity: keep it to be the same person
    next time, and keep it secret."""

    def __init__(self, address: str, cookies: str = "") -> None:
        self._parts = split_address(address)
        self.cookies = cookies

    @property
    def address(self) -> str:
        """The server's address without a path."""
        return f"{self._parts.scheme}://{self._parts.netloc}"

    @property
    def socket_address(self) -> str:
        """The address of its WebSocket."""
        scheme = "wss" if self._parts.scheme == "https" else "ws"
        return f"{scheme}://{self._parts.netloc}/api/socket"

    def table(self, code: str, look: int | None = None) -> Table:
        """A table by its code; enter it with `async with`."""
        return Table(self.socket_address, lambda: self.cookies, code, look)

    async def info(self) -> ServerInfo:
        """The server, its games and its bots."""
        return await self._get("/api/server", ServerInfo)

    async def me(self) -> str | None:
        """The person's name; None before one was given."""
        return (await self._get("/api/me", Me)).name

    async def introduce(self, name: str) -> None:
        """Set the person's name; the first time, the server sets the cookie."""
        await self._ask("PUT", "/api/me", msgspec.json.encode({"name": name}))

    async def open_table(self, new: NewTable) -> str:
        """Open a table and return its code."""
        answer = await self._ask("POST", "/api/tables", msgspec.json.encode(new))
        return decode_body(Opened, answer).code

    async def tables(self) -> Tables:
        """The person's tables, and public ones with an open seat."""
        return await self._get("/api/tables", Tables)

    async def summary(self, code: str) -> TableSummary:
        """One table by its code, before joining it."""
        return await self._get(f"/api/tables/{quote(code)}", TableSummary)

    async def rules(self, game: str, language: str) -> RulesText:
        """The numbered rules of a game."""
        return await self._get(f"/api/games/{quote(game)}/rules/{language}", RulesText)

    async def names(self, game: str, language: str) -> str:
        """The names of a game's cards, places and actions, as Fluent source."""
        path = f"/api/games/{quote(game)}/names/{language}"
        return (await self._ask("GET", path)).decode()

    async def replay(self, code: str, seat: int | None = None) -> Replay:
        """A finished game, decision by decision, through a seat or as the table saw it."""
        query = "" if seat is None else f"?seat={seat}"
        return await self._get(f"/api/tables/{quote(code)}/replay{query}", Replay)

    async def record(self, code: str) -> bytes:
        """A finished game with all its secrets, as a file for `farol verify`."""
        return await self._ask("GET", f"/api/tables/{quote(code)}/record?as=complete")

    async def unheard(self, code: str) -> Unheard:
        """Whom the person does not hear at a table."""
        return await self._get(f"/api/tables/{quote(code)}/muted", Unheard)

    async def change_heard(
        self, code: str, how: str, seat: int | None = None, line: int | None = None
    ) -> Unheard:
        """`mute` or `block` somebody at a table, by a seat or a line of chat, or `hear` them
        again."""
        body = msgspec.json.encode({"how": how, "seat": seat, "line": line})
        return decode_body(
            Unheard, await self._ask("PUT", f"/api/tables/{quote(code)}/muted", body)
        )

    async def report(
        self, code: str, kind: str, seat: int | None = None, line: int | None = None
    ) -> bool:
        """Report a `line` of chat, a `name`, or how somebody plays (`game`); whether there are
        moderators who will read it."""
        body = msgspec.json.encode({"table": code, "kind": kind, "seat": seat, "line": line})
        return decode_body(KeptReport, await self._ask("POST", "/api/reports", body)).read

    async def _get(self, path: str, kind: type[Body]) -> Body:
        return decode_body(kind, await self._ask("GET", path))

    async def _ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: bytes | None) -> bytes:
        """One request on a new connection."""
        headers = {"accept": "application/json", "user-agent": "farol-client"}
        if body is not None:
            headers["content-type"] = "application/json"
        if self.cookies:
            headers["cookie"] = self.cookies
        connection = self._connection()
        try:
            connection.request(method, self._parts.path.rstrip("/") + path, body, headers)
            answer = connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise NotReached(f"{self.address} does not answer: {error}.") from error
        finally:
            connection.close()
        if answer.status >= BAD:
            problem = _problem(content, answer.status)
            code = str(answer.status)
            raise Refusal(problem.sentence, code=code, moderated=problem.moderated)
        self._keep(answer.headers.get_all("set-cookie") or [])
        return content

    def _connection(self) -> http.client.HTTPConnection:
        host, port = self._parts.hostname or "", self._parts.port
        if self._parts.scheme == "https":
            context = ssl.create_default_context()
            return http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=context)
        return http.client.HTTPConnection(host, port, timeout=PATIENCE)

    def _keep(self, headers: list[str]) -> None:
        """Update the cookies from `Set-Cookie` headers."""
        held = SimpleCookie(self.cookies)
        for header in headers:
            held.load(header)
        if headers:
            self.cookies = "; ".join(f"{name}={held[name].coded_value}" for name in held)


def _problem(content: bytes, status: int) -> Problem:
    try:
        problem = decode_body(Problem, content)
    except msgspec.MsgspecError:
        problem = Problem("")
    problem.sentence = problem.sentence or f"The server refused with status {status}."
    return problem
