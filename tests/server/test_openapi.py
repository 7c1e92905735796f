"""The HTTP endpoints against their own description: schemathesis finds no deviation."""

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from starlette.routing import Route

from farol.community.moderation.feature import ModerationFeature
from farol.community.moderation.rows import RulingText
from farol.server.settings.limits import Limits
from farol.testing.depth import IS_FRESH, examples
from tests.server.harness import MINE, OPEN, Harness, opened

COOKIES: dict[str, str] = {}  # of a moderator, once the server runs
# With a cookie of its own the check of missing ones has nothing to leave out.
EXCLUDED = ([positive_data_acceptance], [positive_data_acceptance, ignored_auth])
EXAMPLES = int(os.environ.get("FAROL_EXAMPLES", "40"))  # requests per endpoint


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[object]:
    """A server on a thread of its own, as schemathesis uses the network."""
    ready, stop = threading.Event(), threading.Event()
    found: dict[str, int] = {}
    thread = threading.Thread(
        target=lambda: asyncio.run(serve(tmp_path_factory.mktemp("api"), found, ready, stop))
    )
    thread.start()
    assert ready.wait(30)
    yield schemathesis.openapi.from_url(f"http://127.0.0.1:{found['port']}/api/openapi.json")
    stop.set()
    thread.join(30)


async def serve(
    folder: Path, found: dict[str, int], ready: threading.Event, stop: threading.Event
) -> None:
    many = {"limits": Limits(requests_per_second=1e6, tries_per_minute=1e6)}
    async with opened(folder, **many) as harness:
        harness.party()
        mona, token = await harness.people.add("Mona")
        order = harness.features.need(ModerationFeature).service
        await order.store.rule("moderator", RulingText("", mona.id), 0, 1.0)
        await order.refresh()
        COOKIES[harness.context.cookie] = token
        await harness.open(mona, MINE, OPEN, OPEN)
        config = uvicorn.Config(harness.app, port=0, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        task = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0.01)
        found["port"] = server.servers[0].sockets[0].getsockname()[1]
        ready.set()
        while not stop.is_set():
            await asyncio.sleep(0.05)
        server.should_exit = True
        await task


def test_every_answer_is_as_described(schema: Any) -> None:
    for found in schema.get_all_operations():
        check_operation(found.ok())


def test_every_answer_to_a_moderator_is_as_described(schema: Any) -> None:
    paths = ("/api/moderation", "/api/reports", "/api/me/muted", "/api/me/decisions", "/api/house")
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path.startswith(paths) or operation.path.endswith("/muted"):
            check_operation(operation, COOKIES)


def check_operation(operation: Any, cookies: dict[str, str] | None = None) -> None:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=examples(EXAMPLES),
        deadline=None,
        derandomize=not IS_FRESH,
        suppress_health_check=list(HealthCheck),
    )
    def check(case: Any) -> None:
        # Much valid input is still refused: levels, options, codes.
        case.call_and_validate(cookies=cookies, excluded_checks=EXCLUDED[cookies is not None])

    check()


async def test_the_description_names_every_endpoint(harness: Harness) -> None:
    routes = [one for one in harness.app._app.routes if isinstance(one, Route)]  # type: ignore[attr-defined]
    async with harness.http() as http:
        described = (await http.get("/api/openapi.json")).json()["paths"]
    found = {(path, method.upper()) for path, methods in described.items() for method in methods}
    methods = [(one.path, sorted(one.methods or ())[0]) for one in routes if one.path != "/"]
    assert found == {one for one in methods if not one[0].startswith("/mail/stop/")}
    assert list(described) == sorted(described)
