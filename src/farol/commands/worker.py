"""farol worker: compute bot moves for servers on other machines."""

import asyncio
import os
from contextlib import suppress
from typing import Annotated

from cyclopts import Parameter

from farol.commands.arguments import BadRequest, own_words
from farol.commands.serve import Config
from farol.server.logs import set_up_logs
from farol.server.settings import read_settings
from farol.server.worker import run_worker
from farol.words import preferred_language

Key = Annotated[str | None, Parameter(help="Secret that the servers of one database share.")]
Processes = Annotated[int | None, Parameter(help="Processes that think; 0: by cores.")]
Log = Annotated[str | None, Parameter(help="text or json.")]
Level = Annotated[str | None, Parameter(help="debug, info, warning or error.")]


def worker(
    *servers: str,
    node_key: Key = None,
    bot_workers: Processes = None,
    log: Log = None,
    log_level: Level = None,
    config: Config = None,
) -> None:
    """Think for the bots of these servers, which send what one seat knows and nothing else."""
    words = own_words(preferred_language(os.environ))
    if not servers:
        raise BadRequest(words.say("worker-servers"))
    flags = {"node_key": node_key, "bot_workers": bot_workers, "log": log, "log_level": log_level}
    settings = read_settings(os.environ, flags, config)
    set_up_logs(settings.log, settings.log_level)

    def announce() -> None:
        print(words.say("working", count=settings.workers), flush=True)

    with suppress(KeyboardInterrupt):  # before it listened to signals
        asyncio.run(run_worker(list(servers), settings.node_key, settings.workers, announce))
