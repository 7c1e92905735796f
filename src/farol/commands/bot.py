"""farol bot: test an external bot program."""

from collections import Counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from farol.arena.figures import figures
from farol.arena.match import Result, play_match, schedule
from farol.bots.remote import PROGRAM
from farol.bots.roster import Roster
from farol.commands.arena import check_bots, print_figures
from farol.commands.arguments import BadRequest, Seats, Seed, check_seats, check_seed, find_game
from farol.core.errors import shown
from farol.games import ALL

Game = Annotated[str | None, Parameter(help="Name of a game; without it, the first of all.")]
Program = Annotated[str, Parameter(name="--exec", help="Command of the bot, such as ./mybot.")]
Against = Annotated[str, Parameter(help="Bots for the other seats, with commas.")]
Count = Annotated[int, Parameter(help="How many games.")]
Patience = Annotated[float, Parameter(help="Seconds that an answer may take.")]
MOST_GAMES = 10_000


def bot(
    game: Game = None,
    /,
    *,
    program: Program,
    against: Against = "regular",
    games: Count = 2,
    seats: Seats = None,
    seed: Seed = 1,
    patience: Patience = 5.0,
) -> None:
    """Seat a program that speaks JSON lines among our bots; docs/bots.md tells the protocol."""
    played = find_game(game or next(iter(ALL)))
    count = check_seats(played, seats)
    if not 1 <= games <= MOST_GAMES:
        raise BadRequest(f"--games is from 1 to {MOST_GAMES}, not {shown(games)}.")
    if not 0 < patience <= 3600:
        raise BadRequest(f"--patience is more than 0 and at most 3600, not {shown(patience)}.")
    name = PROGRAM + program
    others = check_bots(played, against, count)[: count - 1]
    console = Console(highlight=False)
    roster = Roster(played, patience, workers=4)
    results: list[Result] = []
    try:
        for match in schedule((name, *others), games, check_seed(seed)):
            results.append(play_match(played, match, roster, {}, None))
            _tell(console, results[-1], name)
    finally:
        roster.close()
    print_figures(played, figures(results))


def _tell(console: Console, result: Result, name: str) -> None:
    seat = result["bots"].index(name)
    place, score = result["places"][seat], result["scores"][seat]
    console.print(f"game {result['match'] + 1}: seat {seat + 1}, place {place}, {score} points")
    problems = Counter(one["problem"] for one in result["problems"] if one["seat"] == seat)
    for problem, times in problems.items():
        console.print(f"  the table moved for it {times} times: {problem}", markup=False)
