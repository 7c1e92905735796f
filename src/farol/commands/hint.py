"""farol hint: an expert's advice in a position of a random game."""

from typing import Annotated, Final

from cyclopts import Parameter

from farol.bots.bot import Memory, seat_of
from farol.bots.explain import explain
from farol.bots.roster import new_bot
from farol.commands.arguments import (
    GameName,
    Language,
    Seats,
    Seed,
    check_language,
    check_seats,
    check_seed,
    find_game,
)
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER

LEVEL: Final = "regular"  # of the bots that begin the game; public
Moves = Annotated[int, Parameter(help="Decisions that regular bots make before.")]


def hint(
    game: GameName,
    /,
    *,
    moves: Moves = 20,
    seats: Seats = None,
    seed: Seed = 1,
    language: Language = None,
) -> None:
    """Let regular bots begin a game, and explain what the next seat should do and why."""
    played = find_game(game)
    language = check_language(language)
    state = played.new(check_seats(played, seats))
    rand = Rand(check_seed(seed))
    memory = Memory(played, state.seats)
    company = (LEVEL,) * state.seats
    bot = new_bot(LEVEL, played.name)
    while (mover := state.to_act()) != OVER:
        if mover == CHANCE:
            action = state.sample_chance(rand)
        else:
            seat = seat_of(played, state, mover, memory.views[mover], rand, company)
            if moves <= 0 and len(seat.legal_actions()) > 1:
                print(explain(seat).text(language))
                return
            action = bot.choose(seat)
            moves -= 1
        events: list[Event] = []
        state.apply_unchecked(action, events)
        memory.note(events)
