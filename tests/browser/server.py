"""A server for tests: all its tables are rehearsed. `python -m tests.browser.server --port 0 …`."""

import asyncio
from dataclasses import asdict
from pathlib import Path

import cyclopts
import uvloop

from farol.commands.serve import NO_FLAGS, Flags
from farol.table.http import app
from farol.table.http.address import url
from farol.table.http.context import ServerContext
from farol.table.live.daily import Daily
from farol.table.logs import set_up_logs
from farol.table.serve import run_server
from farol.table.settings import read_settings


def say_where(context: ServerContext) -> None:
    print(url("localhost", context.port), flush=True)


def serve(*, client: Path | None = None, day: str | None = None, flags: Flags = NO_FLAGS) -> None:
    if client is not None:  # files of a client that the test changes meanwhile
        app.client_folder = lambda: client
    if day is not None:  # on which it is always today
        Daily.today = property(lambda _: day)  # type: ignore[assignment,method-assign]
    settings = read_settings({}, asdict(flags))
    set_up_logs(settings.log, settings.log_level)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run_server(settings, say_where, rehearsal=True))


if __name__ == "__main__":
    cyclopts.run(serve)
