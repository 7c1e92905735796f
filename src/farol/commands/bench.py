"""farol bench: benchmarks of every game, as text or JSON."""

import json
import math
import sys
from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import App, Parameter

from farol.bench import measure
from farol.bench import search as searching
from farol.commands.arguments import BadRequest, Seats, Seed, check_seats, check_seed, find_game
from farol.commands.figures import print_figures
from farol.core.errors import shown
from farol.games import ALL

LONGEST: Final = 3600  # seconds for one game

MaybeGame = Annotated[str | None, Parameter(help="Name of a game; without it, all games.")]

bench = App(name="bench", help="Measure how fast the rules run on this machine.")


@Parameter(name="*")
@dataclass(frozen=True)
class Conditions:
    """Options of all measurements."""

    seats: Seats = None
    seconds: Annotated[float, Parameter(help="How long to measure each game.")] = 5.0
    seed: Seed = 1
    json: Annotated[bool, Parameter(negative=(), help="Print one JSON object per line.")] = False


USUAL: Final = Conditions()


@bench.command
def playouts(game: MaybeGame = None, /, *, conditions: Conditions = USUAL) -> None:
    """Random games from the first deal to the end: decisions and games per second."""
    _run(measure.playouts, game, conditions)


@bench.command
def copies(game: MaybeGame = None, /, *, conditions: Conditions = USUAL) -> None:
    """Copies of positions from random games, per second."""
    _run(measure.copies, game, conditions)


@bench.command
def worlds(game: MaybeGame = None, /, *, conditions: Conditions = USUAL) -> None:
    """Fair re-deals of all that the seat to act does not know, per second."""
    _run(measure.worlds, game, conditions)


@bench.command
def search(game: MaybeGame = None, /, *, conditions: Conditions = USUAL) -> None:
    """Simulations of an expert's search, per second."""
    _run(searching.search, game, conditions)


def _run(measured: measure.Measure, name: str | None, conditions: Conditions) -> None:
    games = list(ALL.values()) if name is None else [find_game(name)]
    seats = [check_seats(game, conditions.seats) for game in games]
    seconds = _check_seconds(conditions.seconds)
    seed = check_seed(conditions.seed)
    figures: list[measure.Measurement] = []
    for game, count in zip(games, seats, strict=True):
        if sys.stderr.isatty():
            print(f"Measuring {game.name} for {seconds:g} s…", file=sys.stderr)
        figures.append(measured(game, count, seconds, seed))
        if conditions.json:
            print(json.dumps(figures[-1].to_json()), flush=True)
    if not conditions.json:
        print_figures(figures)


def _check_seconds(seconds: float) -> float:
    if not (math.isfinite(seconds) and 0 < seconds <= LONGEST):
        raise BadRequest(
            f"--seconds must be more than 0 and at most {LONGEST}, not {shown(seconds)}."
        )
    return seconds
