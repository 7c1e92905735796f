"""Speed of scoring full boards of Ghosts Galore, from random games."""

import time

from farol.bench.machine import measured_on
from farol.core.playout import play_out
from farol.core.rand import Rand
from farol.games.ghosts_galore.rules import new_game
from farol.games.ghosts_galore.scoring import score_board

GAMES = 300
SECONDS = 5.0


def full_boards() -> list[tuple[int, list[int]]]:
    rand = Rand(1)
    boards: list[tuple[int, list[int]]] = []
    for _ in range(GAMES):
        state = new_game(3, expert=False)
        play_out(state, rand)
        boards += [(state.sides[seat], state.board_of(seat)) for seat in range(3)]
    return boards


def main() -> None:
    print(measured_on())
    boards = full_boards()
    scored = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        for side, fields in boards:
            score_board(side, fields)
        scored += len(boards)
    rate = scored / (time.perf_counter() - start)
    print(f"{rate:,.0f} full boards/s")


if __name__ == "__main__":
    main()
