"""The games as clients need them: seats, options, claims, and files for the browser."""

import logging
from collections.abc import Iterable
from functools import cache

from farol.contracts.lesson import lesson_of
from farol.contracts.notebook import NO_NOTEBOOK
from farol.core.actions import Action, Number, Part, Seat
from farol.core.errors import BadDrawing
from farol.core.options import Choice, Flag, Need, Option
from farol.core.options import Number as NumberOption
from farol.games import AnyGame, notebook_of
from farol.games.browser import Browser, read_browser
from farol.protocol import bodies

log = logging.getLogger(__name__)


def game_info(game: AnyGame, learned: Iterable[int] = ()) -> bodies.GameInfo:
    """Public description of a game; `learned`: the numbers of seats that networks exist for."""
    options = [option_info(option) for option in game.options]
    claims = [_claim_info(kind) for kind in game.claims.kinds]
    return bodies.GameInfo(
        name=game.name,
        rules_version=game.version,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        options=options,
        claims=claims,
        lesson=lesson_of(game) is not None,
        first=dict(game.first),
        alone=[bodies.SetupInfo(one.name, dict(one.options)) for one in game.alone],
        browser=_browser_info(game),
        notebook=_notebook_info(game),
        learned=sorted(learned),
    )


def _notebook_info(game: AnyGame) -> bodies.NotebookInfo | None:
    found = notebook_of(game)
    if found is NO_NOTEBOOK:
        return None
    return bodies.NotebookInfo(list(found.counts), list(found.tags))


@cache
def browser_of(game: AnyGame) -> Browser | None:
    """The browser part of a game's package; an invalid one is logged."""
    try:
        return read_browser(game.package)
    except BadDrawing as error:
        log.warning("%s has the plain board: %s", game.name, error)
        return None


def _browser_info(game: AnyGame) -> bodies.BrowserInfo | None:
    found = browser_of(game)
    if found is None:
        return None

    def address(name: str) -> str | None:
        return f"/api/games/{game.name}/browser/{found.tag}/{name}" if found.has(name) else None

    return bodies.BrowserInfo(
        script=address("drawing.js"),
        style=address("drawing.css"),
        picture=address("poster.svg"),
        emblem=address("emblem.svg"),
        accent=found.announced.accent,
        on_accent=found.announced.on_accent,
        minutes=found.announced.minutes,
        company=found.announced.company,
    )


def _claim_info(kind: Action) -> bodies.ClaimInfo:
    return bodies.ClaimInfo(kind.name, [_claim_part(part) for part in kind.parts])


def _claim_part(part: Part) -> bodies.ClaimPart:
    if isinstance(part, Seat):
        return bodies.ClaimPart(part.name, "seat", [])
    if isinstance(part, Number):
        return bodies.ClaimPart(part.name, "number", list(range(part.low, part.high + 1)))
    return bodies.ClaimPart(part.name, "word", [part.word(value) for value in range(part.size)])


def option_info(option: Option) -> bodies.OptionInfo:
    """One option of a game."""
    match option:
        case Flag():
            return bodies.OptionInfo(
                option.name, "flag", option.default, only=_need_of(option.only)
            )
        case NumberOption():
            return bodies.OptionInfo(
                option.name,
                "number",
                option.default,
                low=option.low,
                high=option.high,
                names=option.names or None,
                names_a_seat=option.names_a_seat,
                only=_need_of(option.only),
            )
        case Choice():
            return bodies.OptionInfo(
                option.name,
                "choice",
                option.default,
                words=list(option.words),
                seats={word: bodies.SeatCounts(*seats) for word, seats in option.seats.items()}
                or None,
                only=_need_of(option.only),
            )


def _need_of(only: Need | None) -> bodies.OptionNeed | None:
    return bodies.OptionNeed(*only) if only else None
