"""A server for tests: all its tables are rehearsed. `python -m tests.browser.server --port 0 …`."""

import asyncio
from dataclasses import asdict
from pathlib import Path

import cyclopts
import uvloop
from msgspec.structs import replace

from farol.commands.serve import NO_FLAGS, Flags
from farol.community.daily.service import Daily
from farol.community.features import FEATURES, with_party
from farol.server import serve as serving
from farol.server.address import url
from farol.server.logs import set_up_logs
from farol.server.settings import Settings, read_settings
from farol.server.web import app
from farol.server.web.feature import FeatureSet
from tests.browser.past_games import RehearsalDoor
from tests.community.mail_server import MailServer, mail_server


def say_where(features: FeatureSet) -> None:
    print(url("localhost", features.context.port), flush=True)


async def run(settings: Settings, mail: bool, party: bool) -> None:
    """Serve, with a mail server beside it, and with e-mail only on request."""
    async with mail_server() as post:
        if mail:
            settings = with_mail(settings, post)
        new_app = serving.new_app

        def with_a_door(features: FeatureSet) -> RehearsalDoor:
            return RehearsalDoor(new_app(features), features, post)

        serving.new_app = with_a_door  # type: ignore[assignment]  # an application too
        features = with_party() if party else FEATURES
        await serving.run_server(settings, say_where, features, rehearsal=True)


def with_mail(settings: Settings, post: MailServer) -> Settings:
    query = "from=farol@example.org&links=https://farol.example.org/"
    return replace(settings, mail=f"smtp://127.0.0.1:{post.port}/?{query}")


def serve(
    *,
    client: Path | None = None,
    day: str | None = None,
    mail: bool = False,
    party: bool = False,
    flags: Flags = NO_FLAGS,
) -> None:
    if client is not None:  # files of a client that the test changes
        app.client_folder = lambda: client
    if day is not None:  # the fixed date
        Daily.today = property(lambda _: day)  # type: ignore[assignment,method-assign]
    settings = read_settings({}, asdict(flags))
    set_up_logs(settings.log, settings.log_level)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run(settings, mail, party))


if __name__ == "__main__":
    cyclopts.run(serve)
