"""farol play: the terminal client, full-screen or line by line."""

import os
import re
import sys
from importlib.util import find_spec
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from farol.commands.arguments import BadRequest, Language, check_language, read_options
from farol.core.errors import shown
from farol.protocol.types import ClockKind, ClockPlan, Handover
from farol.server.settings import usual_data
from farol.terminal.identity import asked_name, keep_name
from farol.terminal.pace import Pace
from farol.terminal.session import PlayRequest, is_invitation
from farol.terminal.words import own_texts

Colours = Literal["auto", "full", "256", "16", "none"]
CLOCK: Final = re.compile(r"^(\d{1,6})(?:\+(\d{1,4})|([hd]))?$")


def play(
    what: Annotated[str, Parameter(help="A game, the code of a table, or a link to one.")],
    /,
    *,
    at: Annotated[str | None, Parameter(help="Address of a server; without it one's own.")] = None,
    name: Annotated[str | None, Parameter(help="What you are called.")] = None,
    seats: Annotated[int | None, Parameter(help="Seats of a new table.")] = None,
    open: Annotated[int, Parameter(help="How many seats wait for people.")] = 0,  # noqa: A002
    level: Annotated[str | None, Parameter(help="Level of the bots.")] = None,
    clock: Annotated[
        str | None,
        Parameter(help="60: seconds for each move; 900+5: for all and each; 12h, 2d: for each."),
    ] = None,
    public: Annotated[
        bool, Parameter(help="Everybody on the server finds the table.", negative="")
    ] = False,
    handover: Annotated[Handover, Parameter(help="Who may have a seat that was left.")] = "nobody",
    watch: Annotated[bool, Parameter(help="Look on, take no seat.", negative="")] = False,
    option: Annotated[
        list[str] | None, Parameter(help="An option of the game, such as expert=true.")
    ] = None,
    host: Annotated[str, Parameter(help="Where one's own server listens.")] = "127.0.0.1",
    plain: Annotated[bool, Parameter(help="Lines instead of a picture.", negative="")] = False,
    ascii: Annotated[bool, Parameter(help="ASCII letters alone.", negative="")] = False,  # noqa: A002
    light: Annotated[bool, Parameter(help="Dark letters on light.", negative="")] = False,
    colours: Annotated[Colours, Parameter(help="auto, full, 256, 16 or none.")] = "auto",
    pace: Annotated[Pace, Parameter(help="How fast moves are shown.")] = "normal",
    still: Annotated[bool, Parameter(help="The same as --pace once.", negative="")] = False,
    language: Language = None,
) -> None:
    """Sit down at a table in this terminal; --plain speaks lines, for screen readers and pipes."""
    request = PlayRequest(
        what=what,
        folder=usual_data().parent,
        language=check_language(language),
        at=at,
        name=_name(name, open > 0 or is_invitation(what), language),
        seats=seats,
        open=open,
        level=level,
        clock=_read_clock(clock),
        watch=watch,
        visibility="public" if public else "link",
        handover=handover,
        host=host,
        options=read_options(option or ()),
    )
    if plain:
        from farol.terminal.plain import run_lines  # noqa: PLC0415

        run_lines(request, ascii)
        return
    if find_spec("textual") is None:
        raise BadRequest(own_texts(request.language)("play-alone-needs", what=what))
    from farol.terminal.app import run_app  # noqa: PLC0415  # pictures need an extra
    from farol.terminal.appearance import Appearance  # noqa: PLC0415

    mono = "NO_COLOR" in os.environ or colours == "none"
    seen = "none" if mono else colours
    run_app(request, Appearance(ascii, light, seen, "once" if still else pace))


def _name(given: str | None, company: bool, language: str | None) -> str | None:
    """The name, which is asked for once, at the first table with others."""
    if given is not None:
        keep_name(usual_data().parent, given)
    elif company and sys.stdin.isatty():
        return asked_name(usual_data().parent, own_texts(check_language(language)))
    return given


def _read_clock(text: str | None) -> ClockPlan:
    """Seconds for each move; for the whole game and each move; hours or days for each move.

    >>> plan = _read_clock("900+5")
    >>> plan.kind, plan.amount, plan.increment
    ('game', 900, 5)
    >>> [_read_clock(text).kind for text in ("2d", "12h", "60", None)]
    ['days', 'hours', 'move', 'none']
    """
    if text in {None, "0"}:
        return ClockPlan()
    found = CLOCK.match(text or "")
    if found is None:
        raise BadRequest(f"--clock is written 60, 900+5, 12h or 2d, not {shown(text or '')}.")
    amount, increment, unit = found.groups()
    if increment is not None:
        return ClockPlan("game", int(amount), int(increment))
    kinds: dict[str | None, ClockKind] = {"h": "hours", "d": "days", None: "move"}
    return ClockPlan(kinds[unit], int(amount))
