"""farol and farol party: start the server, for this machine or for the local network."""

import asyncio
import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, make_dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_origin

import structlog
from cyclopts import Parameter

from farol.commands.arguments import find_game, own_words
from farol.community.features import FEATURES, with_party
from farol.community.party.feature import PartyFeature
from farol.core.errors import FarolError
from farol.server.address import party_url, terminal_qr, url
from farol.server.logs import set_up_logs
from farol.server.serve import run_server
from farol.server.settings import Settings, described, read_settings
from farol.server.settings.limits import Limits
from farol.server.settings.old_names import old_flags
from farol.server.web.context import ServerContext
from farol.server.web.feature import AnyFeature, FeatureSet
from farol.words import preferred_language

log = structlog.get_logger("farol.serve")

EVERYWHERE: Final = "0.0.0.0"


def _flags() -> list[tuple[str, Any, None]]:
    """Every setting as an optional flag, and hidden flags for old names; values are validated with
    the settings.
    """
    found: list[tuple[str, Any, None]] = []
    for setting in described():
        word = get_origin(setting.kind) is Literal or setting.kind is Limits
        kind = str if word else setting.kind
        found.append((setting.name, Annotated[kind | None, Parameter(help=setting.text)], None))
    hidden = Parameter(show=False)
    found += [(name, Annotated[kind | None, hidden], None) for name, kind in old_flags().items()]
    return found


if TYPE_CHECKING:

    @dataclass(frozen=True)
    class Flags:
        """Every setting as a flag; without it the environment, the file or the default counts."""

else:
    Flags = Parameter(name="*")(
        make_dataclass("Flags", _flags(), frozen=True, namespace={"__module__": __name__})
    )


Config = Annotated[str | None, Parameter(help="Configuration file, TOML.")]
NO_FLAGS: Final = Flags()


def serve(*, config: Config = None, flags: Flags = NO_FLAGS) -> None:
    """Open the table on this machine. Ctrl-C closes it; nothing is lost."""
    settings = read_settings(os.environ, asdict(flags), config)
    _run(settings, lambda features: _say_where(features.context, settings), FEATURES)


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
    _run(settings, lambda features: _invite(features, settings), with_party(laid_out))


def _run(
    settings: Settings, announce: Callable[[FeatureSet], None], features: Sequence[AnyFeature]
) -> None:
    set_up_logs(settings.log, settings.log_level)
    try:
        _serve(settings, announce, features)
    except FarolError as error:
        if settings.log != "json":
            raise
        log.error("cannot-serve", error=str(error))
        sys.exit(2)


def _serve(
    settings: Settings, announce: Callable[[FeatureSet], None], features: Sequence[AnyFeature]
) -> None:
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(run_server(settings, announce, features))
    except KeyboardInterrupt:
        pass  # before the server listened, or a second Ctrl-C


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where available; None is asyncio's own loop."""
    if find_spec("uvloop") is None:
        return None
    import uvloop  # noqa: PLC0415  # not everywhere

    return uvloop.new_event_loop


def _say_where(context: ServerContext, settings: Settings) -> None:
    address = url("localhost" if settings.local else settings.host, context.port)
    _announce(context, settings, "open-at", address)
    _open_browser(address, settings)


def _invite(features: FeatureSet, settings: Settings) -> None:
    context, party = features.context, features.need(PartyFeature).service.party
    assert party is not None
    link = party_url(context.public_url())
    if settings.log != "json":
        print(terminal_qr(link))
    _announce(context, settings, "scan", link, party.code)
    _open_browser(link, settings)


def _announce(
    context: ServerContext, settings: Settings, sentence: str, address: str, code: str = ""
) -> None:
    if settings.log == "json":  # machine-readable output only
        log.info("open-at", address=address)
        return
    words = own_words(preferred_language(os.environ))
    if settings.port not in {0, context.port}:
        print(words.say("port-taken", wanted=str(settings.port), port=str(context.port)))
    print(words.say(sentence, address=address, code=code))
    print(words.say("how-to-close"), flush=True)


def _open_browser(address: str, settings: Settings) -> None:
    """Open a browser where there is a display, in a thread: some browsers block until they are
    closed."""
    screen = sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if settings.browser and screen and sys.stdout.isatty():
        threading.Thread(target=_show, args=(address,), daemon=True).start()


def _show(address: str) -> None:
    with suppress(webbrowser.Error):  # the address is printed anyway
        webbrowser.open(address)
