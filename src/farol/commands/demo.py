"""farol demo: one random game in notation."""

from farol.commands.arguments import GameName, Seats, Seed, check_seats, check_seed, find_game
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER


def demo(game: GameName, /, *, seats: Seats = None, seed: Seed = 1) -> None:
    """Play one random game and print every decision and every outcome of chance."""
    played = find_game(game)
    state = played.new(check_seats(played, seats), played.unattended)
    rand = Rand(check_seed(seed))
    step = 0
    while (seat := state.to_act()) != OVER:
        step += 1
        action = sample_next(state, rand)
        who = "chance" if seat == CHANCE else f"seat {seat + 1}"
        print(f"{step:5}  {who:<8}{played.notation(state, action)}")
        state.apply(action)
    for seat, (score, place) in enumerate(zip(state.scores(), state.ranking(), strict=True), 1):
        print(f"seat {seat}: {score} points, place {place}")
