"""farol alone, and farol party: the live table, for this machine or for the whole room."""

import asyncio
import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Annotated, Final

import uvloop
from cyclopts import Parameter

from farol.commands.arguments import find_game, own_words
from farol.table.address import table_url, terminal_qr, url
from farol.table.house import House
from farol.table.logs import set_up_logs
from farol.table.serve import run_server
from farol.table.settings import Settings, read_settings
from farol.words import preferred_language

EVERYWHERE: Final = "0.0.0.0"


def _flag(text: str) -> Parameter:
    return Parameter(help=text)


@Parameter(name="*")
@dataclass(frozen=True)
class Flags:
    """Every setting as a flag; without it the environment, the file or the default counts."""

    host: Annotated[str | None, _flag("Address to listen on.")] = None
    port: Annotated[int | None, _flag("Port; if it is taken, the next free one.")] = None
    data: Annotated[str | None, _flag("File that keeps the tables.")] = None
    browser: Annotated[bool | None, _flag("Open a browser.")] = None
    names: Annotated[list[str] | None, _flag("Names this server is called by.")] = None
    proxies: Annotated[list[str] | None, _flag("Addresses of proxies to be trusted.")] = None
    log: Annotated[str | None, _flag("people or json.")] = None
    log_level: Annotated[str | None, _flag("debug, info, warning or error.")] = None
    metrics: Annotated[str | None, _flag("Who sees /metrics: loopback, all or off.")] = None
    bot_workers: Annotated[int | None, _flag("Processes that think; 0: by cores.")] = None
    bot_pause: Annotated[float | None, _flag("Seconds a bot takes at least.")] = None
    most_tables: Annotated[int | None, _flag("Tables in memory.")] = None
    tables_per_host: Annotated[int | None, _flag("Unfinished tables of one person.")] = None
    most_sockets: Annotated[int | None, _flag("Open sockets.")] = None
    sockets_per_address: Annotated[int | None, _flag("Open sockets of one address.")] = None
    messages_per_second: Annotated[float | None, _flag("Messages on one socket.")] = None
    requests_per_second: Annotated[float | None, _flag("Requests of one address.")] = None
    tries_per_minute: Annotated[float | None, _flag("Wrong codes of one address.")] = None


Config = Annotated[str | None, Parameter(help="Configuration file, TOML.")]
NO_FLAGS: Final = Flags()


def serve(*, config: Config = None, flags: Flags = NO_FLAGS) -> None:
    """Open the table on this machine. Ctrl-C closes it; nothing is lost."""
    settings = read_settings(os.environ, asdict(flags), config)
    _run(settings, lambda house: _say_where(house, settings))


def party(
    game: Annotated[str | None, Parameter(help="Game to lay out at once.")] = None,
    /,
    *,
    config: Config = None,
    flags: Flags = NO_FLAGS,
) -> None:
    """Open the table for everybody on this network, with a code to scan."""
    given = asdict(flags)
    if given["host"] is None and "FAROL_HOST" not in os.environ:
        given["host"] = EVERYWHERE
    settings = read_settings(os.environ, given, config)
    laid_out = None if game is None else find_game(game).name
    _run(settings, lambda house: _invite(house, settings), party=True, party_game=laid_out)


def _run(
    settings: Settings,
    announce: Callable[[House], None],
    party: bool = False,
    party_game: str | None = None,
) -> None:
    set_up_logs(settings.log, settings.log_level)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(run_server(settings, announce, party, party_game))
    except KeyboardInterrupt:
        pass  # before the server listened, or somebody who could not wait for the end


def _say_where(house: House, settings: Settings) -> None:
    address = url("localhost" if settings.local else settings.host, house.port)
    _announce(house, settings, "open-at", address)
    _open_browser(address, settings)


def _invite(house: House, settings: Settings) -> None:
    base = house.public_url()
    link = base if house.party_table is None else table_url(base, house.party_table)
    print(terminal_qr(link))
    _announce(house, settings, "scan", link)
    _open_browser(f"{base}#/party", settings)


def _announce(house: House, settings: Settings, sentence: str, address: str) -> None:
    words = own_words(preferred_language(os.environ))
    if settings.port not in {0, house.port}:
        print(words.say("port-taken", wanted=str(settings.port), port=str(house.port)))
    print(words.say(sentence, address=address))
    print(words.say("how-to-close"), flush=True)


def _open_browser(address: str, settings: Settings) -> None:
    """Where there is a screen and somebody in front of it. Some browsers come back only when they
    are closed, and some not at all; the server does not wait."""
    screen = sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if settings.browser and screen and sys.stdout.isatty():
        threading.Thread(target=_show, args=(address,), daemon=True).start()


def _show(address: str) -> None:
    with suppress(webbrowser.Error):  # the address stands on the screen anyway
        webbrowser.open(address)
