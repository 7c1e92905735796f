"""Reasons for another seat's move: they follow from what the asking seat knows."""

import pytest

from farol.bots.bot import Memory, seat_of
from farol.bots.decision import ONLY_MOVE
from farol.bots.outside import reasons_outside
from farol.bots.reason import Reason
from farol.bots.roster import new_bot
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, AnyGame

MOVES = 40
SEATS = 4


def seen(game: AnyGame, before: State, action: int, look: int) -> list[dict[str, object]]:
    """The events of an action, as a seat sees them."""
    log: list[object] = []
    before.copy().apply_unchecked(action, log)  # type: ignore[arg-type]
    views = [game.event_view(event, look) for event in log]  # type: ignore[arg-type]
    return [view for view in views if view is not None]  # type: ignore[misc]


def asked(
    game: AnyGame, before: State, memory: Memory, action: int, look: int
) -> tuple[Reason, ...]:
    """The reasons that a seat is told for the move that is due."""
    asker = seat_of(game, before, look, memory.views[look], Rand(3))
    return reasons_outside(asker, before.to_act(), seen(game, before, action, look))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_nothing_depends_on_what_the_asking_seat_must_not_know(game: AnyGame) -> None:
    """The same bytes in a world that the seat cannot distinguish, where the move looks the same."""
    rand, number = Rand(11), min(SEATS, game.seats[-1])
    state, memory, compared, told = game.new(number), Memory(game, number), 0, 0
    bot = new_bot("regular", game.name, 1, None)
    while compared < MOVES and state.to_act() != OVER:
        log: list[object] = []
        action = state.sample_chance(rand) if state.to_act() == CHANCE else 0
        if state.to_act() != CHANCE:
            mover = state.to_act()
            seat = seat_of(game, state, mover, memory.views[mover], rand.fork())
            action, look = bot.choose(seat), (mover + 1) % number
            wanted = seen(game, state, action, look)
            for _ in range(20):
                world = state.sample_world(look, rand)
                same = [
                    each
                    for each in world.legal_actions()
                    if seen(game, world, each, look) == wanted
                ]
                if same:
                    found = asked(game, state, memory, action, look)
                    assert found == asked(game, world, memory, same[-1], look)
                    told += bool(found)
                    compared += 1
                    break
        state.apply_unchecked(action, log)  # type: ignore[arg-type]
        memory.note(log)  # type: ignore[arg-type]
    assert told > compared / 3


def test_a_discard_of_an_unknown_card_is_not_explained_by_the_card() -> None:
    game = ALL["saboteur"]
    state, rand = game.new(SEATS), Rand(2)
    memory = Memory(game, SEATS)
    while state.to_act() == CHANCE:
        log: list[object] = []
        state.apply_unchecked(state.sample_chance(rand), log)  # type: ignore[arg-type]
        memory.note(log)  # type: ignore[arg-type]
    discards = [one for one in state.legal_actions() if game.notation(state, one)[:7] == "discard"]
    look = (state.to_act() + 1) % SEATS
    found = {asked(game, state, memory, action, look) for action in discards}
    assert len(discards) > 1
    assert len(found) == 1


def test_a_move_with_no_other_in_any_world_is_told_as_the_only_one() -> None:
    game = ALL["halloween"]  # nothing is hidden
    state, rand, found = game.new(2), Rand(4), set[str]()
    memory = Memory(game, 2)
    for _ in range(200):
        if state.to_act() >= 0:
            (action, *others), look = state.legal_actions(), 1 - state.to_act()
            reasons = asked(game, state, memory, action, look)
            if not others:
                found.update(reason.kind for reason in reasons)
        state.apply_unchecked(
            state.sample_chance(rand) if state.to_act() == CHANCE else state.sample_action(rand)
        )
        if state.to_act() == OVER:
            break
    assert found == {ONLY_MOVE}
