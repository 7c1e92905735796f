"""The bots' knowledge of Ghosts Galore."""

from typing import Any

from farol.bots.levels import Expert
from farol.bots.registry import profile_of
from farol.core.rand import Rand
from farol.games import ALL
from farol.games.ghosts_galore.bots.knowledge import DEAD_END, POINT, GhostsKnowledge
from farol.games.ghosts_galore.scoring import dead_ends, score_board
from farol.games.ghosts_galore.table import CLAIMED
from farol.games.ghosts_galore.tables import CELLS, EMPTY, NONE, TILES, TURNS
from tests.bots.positions import decisions, first_decision

GAME = ALL["ghosts_galore"]


def last_decisions(phase: str, seed: int) -> Any:
    """The last decision of a random game in this phase."""
    found = None
    for state, _ in decisions(GAME, 2, seed, 1):
        if GAME.observe(state, None)["phase"] == phase:
            found = state.copy()
    return found


def final_score(state: Any, seat: int, action: int) -> int:
    """The seat's own lines after this placement and the best placement of its hidden tile."""
    best = -1000
    for hidden_turn in range(4):
        board = state.copy()
        cell, turn = divmod(action - 300, 4)
        board.table.lay(seat, cell, state.claimed[seat] * 4 + turn)
        left = next(index for index in range(9) if board.fields[seat * 9 + index] == -1)
        board.table.lay(seat, left, state.hidden[seat] * 4 + hidden_turn)
        best = max(best, sum(board.sheets()[seat]))
    return best


def test_the_last_placement_is_exact() -> None:
    """Round eight: with two fields left, the tile and the hidden tile are placed for most points."""
    for seed in range(3):
        state = last_decisions("place", seed)
        seat = state.to_act()
        know = GhostsKnowledge(state.sample_world(seat, Rand(1)), seat, Rand(2))
        actions = state.legal_actions()
        weights = know.weigh(state, actions)
        scores = [final_score(state, seat, action) for action in actions]
        # The werewolf bonus depends on the others, so that equal to it within its points is fine.
        assert max(scores) - scores[weights.index(max(weights))] <= 5


def test_the_hidden_tile_is_turned_for_most_points() -> None:
    state = last_decisions("place-hidden", 5)
    seat = state.to_act()
    world = state.sample_world(seat, Rand(1))
    know = GhostsKnowledge(world, seat, Rand(2))
    actions = world.legal_actions()
    weights = know.judge(world, actions)
    side, fields, tile = world.sides[seat], world.board_of(seat), world.hidden[seat]
    _, best = know.best_place(side, fields, tile, -1)
    cell, turn = divmod(actions[weights.index(max(weights))] - 300, 4)
    fields[cell] = tile * 4 + turn
    assert know.board_value(side, fields, -1) == best


def test_a_better_tile_for_the_board_weighs_more() -> None:
    for state, _ in decisions(GAME, 3, 4, 1):
        actions = state.legal_actions()
        if GAME.observe(state, None)["phase"] == "claim" and len(actions) > 2:
            seat = state.to_act()
            know = GhostsKnowledge(state, seat, Rand(1))
            gains = {
                action: know.gain(state, seat, action - 100) for action in actions if action >= 100
            }
            weights = dict(zip(actions, know.weigh(state, actions), strict=True))
            best = max(gains, key=gains.__getitem__)
            assert weights[best] == max(weights[action] for action in gains)
            assert max(gains.values()) > -20 * POINT
            return
    raise AssertionError("no claim with a choice")


def test_a_claim_that_helps_a_rival_counts_against_the_seat() -> None:
    """The value of a seat decreases when a rival's board improves, which makes denying tiles
    worthwhile.
    """
    seat = first_decision(GAME, 2, seed=3, step=4)
    know = profile_of(GAME).knowledge(seat)
    world: Any = seat.world.copy()
    before = know.evaluate(world)
    rival = 1 - seat.number
    assert isinstance(know, GhostsKnowledge)
    tile = max(world.pool, key=lambda tile: know.gain(world, rival, tile))
    world.table.give(rival, CLAIMED, tile)
    assert know.evaluate(world)[seat.number] < before[seat.number]
    assert Expert(profile_of(GAME)).think(seat, None).simulations > 0


def test_dead_ends_count_against_a_board() -> None:
    """The same two tiles side by side for the same points, with more or fewer dead ends."""
    know = GhostsKnowledge(GAME.new(2), 0, Rand(1))
    compared = 0
    for tile in range(1, TILES):
        boards = [[0, tile * TURNS + turn, *[EMPTY] * (CELLS - 2)] for turn in range(TURNS)]
        ends = [dead_ends(0, board) for board in boards]
        points = [sum(score_board(0, board)) for board in boards]
        values = [know.board_value(0, board, NONE) for board in boards]
        for turn in range(1, TURNS):
            if points[turn] == points[0] and ends[turn] != ends[0]:
                assert values[0] - values[turn] == DEAD_END * (ends[turn] - ends[0])
                compared += 1
    assert compared > 20


def test_the_own_hidden_tile_counts_in_what_a_tile_adds_and_that_of_others_does_not() -> None:
    """Two fields are left: the own board comes to what both tiles bring together."""
    state = last_decisions("claim", 3)
    seat = state.to_act()
    know = GhostsKnowledge(state, seat, Rand(1))
    told_apart = 0
    for number in range(state.seats):
        side, fields = state.sides[number], state.board_of(number)
        assert fields.count(EMPTY) == 2
        for tile in state.row:
            gains = [
                know.best_place(side, fields, tile, hidden)[1]
                - know.board_value(side, fields, hidden)
                for hidden in (state.hidden[number], NONE)
            ]
            assert know.gain(state, number, tile) == gains[0 if number == seat else 1]
            told_apart += gains[0] != gains[1]
    assert told_apart > 0
