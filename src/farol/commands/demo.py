"""farol demo: one random game in notation, or a given beginning of one."""

from typing import Annotated, Any

from cyclopts import Parameter

from farol.commands.arguments import (
    GameName,
    Seats,
    Seed,
    check_seats,
    check_seed,
    find_game,
    read_options,
)
from farol.core.outline import outline
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import AnyGame

RAW = "#"

Play = Annotated[
    str | None,
    Parameter(help="Play these steps, with blanks between, and print the position after them."),
]
Option = Annotated[list[str] | None, Parameter(help="An option of the game, such as rounds=3.")]


def demo(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    seed: Seed = 1,
    play: Play = None,
    option: Option = None,
) -> None:
    """Play one random game and print every decision and every outcome of chance."""
    played = find_game(game)
    options = {**played.unattended, **read_options(option or ())}
    state = played.new(check_seats(played, seats), options)
    rand = Rand(check_seed(seed))
    if play is not None:
        for step, word in enumerate(play.split(), 1):
            _print_step(played, state, step, _read_step(played, state, word))
        print(outline(played.dump(state)))
        return
    step = 0
    while state.to_act() != OVER:
        step += 1
        _print_step(played, state, step, sample_next(state, rand))
    for seat, (score, place) in enumerate(zip(state.scores(), state.ranking(), strict=True), 1):
        print(f"seat {seat}: {score} points, place {place}")


def _read_step(game: AnyGame, state: Any, word: str) -> int:
    """An action or outcome in notation; or its int behind #, as `check-game` writes it for a game
    whose notation is wrong."""
    number = word.removeprefix(RAW)
    if word.startswith(RAW) and number.isascii() and number.isdigit():
        return int(number)
    return game.read_notation(state, word)


def _print_step(game: AnyGame, state: Any, step: int, action: int) -> None:
    turn = state.to_act()
    who = "chance" if turn == CHANCE else f"seat {turn + 1}"
    before = state.copy()
    state.apply(action)
    print(f"{step:5}  {who:<8}{game.notation(before, action)}")
