"""Our protocols use private names of uvicorn and websockets: the fallback if one is missing, and
when they can be removed.
"""

import ast
import asyncio
import inspect
import json
import tomllib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from farol.games import ALL
from farol.server.web import fast_websocket, limited_http, protocols
from farol.server.web.private_names import lacking
from farol.server.web.protocols import Missing, missing_names, set_protocols
from tests.server.harness import Harness, opened


@pytest.fixture(autouse=True)
def looked_up_anew() -> Iterator[None]:
    missing_names.cache_clear()
    yield
    missing_names.cache_clear()


# --- the names -------------------------------------------------------------------------------


def inherited(kind: type) -> set[str]:
    """Names that a class uses from its parent: used and not defined, or overridden."""
    (tree,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(tree, ast.ClassDef)
    nodes = list(ast.walk(tree))
    own = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    used = {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in {"self", "super()"}
    }
    mine = {name for name in used if name.startswith("_") and name in vars(kind)} | own
    mine |= {node.attr for node in nodes if is_private_and_set(node)}
    replaced = {name for name in own if hasattr(kind.__mro__[1], name)}
    return (used - mine) | (replaced - {"__init__"})


def is_private_and_set(node: ast.AST) -> bool:
    """Whether this is `self._name = …`, or its declaration."""
    if not isinstance(node, ast.Attribute):
        return False
    return isinstance(node.ctx, ast.Store) and node.attr.startswith("_")


def of_part(kind: type, part: str) -> set[str]:
    """Names of an attribute's object, used as `self.part.name`."""
    tree = ast.parse(inspect.getsource(kind))
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == f"self.{part}"
    }


def test_every_name_that_is_used_is_checked() -> None:
    assert inherited(limited_http.LimitedHttpProtocol) == set(limited_http.PROTOCOL_NAMES)
    assert of_part(limited_http.LimitedHttpProtocol, "cycle") == set(limited_http.CYCLE_NAMES)
    assert inherited(fast_websocket.FastWebSocket) == set(fast_websocket.PROTOCOL_NAMES)
    used = of_part(fast_websocket.FastWebSocket, "conn")
    assert used | {"parse"} == set(fast_websocket.CONN_NAMES)


def test_nothing_is_missing_in_the_versions_that_are_asked_for() -> None:
    assert missing_names() == Missing([], [])


def test_a_missing_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lacking(type("Bare", (), {}), ["queue"]) == ["Bare.queue"]
    monkeypatch.setattr(limited_http, "PROTOCOL_NAMES", ("cycle", "gone"))
    monkeypatch.setattr(fast_websocket, "CONN_NAMES", ("parser", "gone"))
    assert missing_names() == Missing(["HttpToolsProtocol.gone"], ["Protocol.gone"])


def test_versions_are_capped() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"].values()
    lines = [line for extra in extras for line in extra]
    for name in ("uvicorn", "websockets"):
        assert {"<" in line for line in lines if line.startswith(name)} == {True}, name


# --- without ours ----------------------------------------------------------------------------


@asynccontextmanager
async def served(harness: Harness) -> AsyncIterator[tuple[int, uvicorn.Config]]:
    """The application of a harness on a real port, configured as in `run_server`."""
    config = uvicorn.Config(harness.app, port=0, lifespan="off", log_config=None)
    set_protocols(config, 10, 20, [])
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1], config
    finally:
        server.should_exit = True
        await task


async def asked(port: int, request: bytes) -> bytes:
    """The first line of an answer; empty if the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    answer = b""
    with suppress(ConnectionError):
        answer = await reader.readline()
    writer.transport.abort()
    return answer


@pytest.mark.parametrize("missing", [Missing([], []), Missing(["gone"], ["gone"])])
async def test_a_table_is_served_with_and_without_our_protocols(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: Missing
) -> None:
    monkeypatch.setattr(protocols, "missing_names", lambda: missing)
    async with opened(tmp_path) as harness, served(harness) as (port, config):
        kinds = ("h11", "auto") if missing.http else (config.http, fast_websocket.FastWebSocket)
        assert (config.http, config.ws) == kinds
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            cookie = (await http.put("/api/me", json={"name": "Ana"})).headers["set-cookie"]
            wanted = {"game": next(iter(ALL)), "seats": [{"kind": "me"}] * 3, "start": True}
            code = (await http.post("/api/tables", json=wanted)).json()["code"]
        url, headers = f"ws://127.0.0.1:{port}/api/socket", {"cookie": cookie.partition(";")[0]}
        async with connect(url, additional_headers=headers) as wire:
            await wire.send(json.dumps({"type": "hello", "code": code, "look": 0}))
            assert json.loads(await wire.recv())["type"] == "welcome"
        head = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
        assert b"200" in await asked(port, head + b"\r\n")
        assert b"200" not in await asked(port, head + b"x: " + b"y" * 2_000_000 + b"\r\n\r\n")


# --- when they can go ------------------------------------------------------------------------


def test_uvicorn_still_puts_messages_into_a_queue() -> None:
    """If this fails, uvicorn has a faster path of its own: measure it (`bench.loop_cost`), and
    delete fast_websocket.py if it is as fast.
    """

    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None: ...

    config = uvicorn.Config(app, log_config=None)
    socket = WebSocketsSansIOProtocol(config, ServerState(), {}, asyncio.new_event_loop())
    socket.loop.close()
    assert isinstance(socket.queue, asyncio.Queue)


def test_uvicorn_still_bounds_no_request_under_httptools() -> None:
    """If this fails, uvicorn has limits of its own: compare them with limited_http.py."""
    known = inspect.signature(uvicorn.Config).parameters
    bounds: Callable[[str], bool] = lambda name: any(  # noqa: E731
        word in name for word in ("max", "limit", "timeout")
    )
    assert {name for name in known if bounds(name)} == {
        *("limit_concurrency", "limit_max_requests", "limit_max_requests_jitter"),
        *("timeout_keep_alive", "timeout_notify", "timeout_graceful_shutdown"),
        *("timeout_worker_healthcheck", "ws_max_size", "ws_max_queue", "ws_ping_timeout"),
        "h11_max_incomplete_event_size",
    }
