"""The number of cards missing to a goal."""

from farol.core.vectors import numbers
from farol.games.saboteur.bots.paths import FAR, Paths
from farol.games.saboteur.mine import Mine, new_mine
from farol.games.saboteur.tables import EAST, NORTH, cell_at

from .mines import BLOCKED, CROSSING, CURVE, LEVEL

TOP, MIDDLE, BOTTOM = 0, 1, 2


def tunnel(*kinds: int) -> Mine:
    mine = new_mine(True)
    mine.goal_cards = numbers([1, 0, 2])
    for step, kind in enumerate(kinds):
        mine.place(2 * kind, cell_at(1 + step, 0))
    return mine


def paths_in(mine: Mine) -> Paths:
    paths = Paths()
    paths.measure(mine)
    for goal in (TOP, MIDDLE, BOTTOM):
        paths.find(mine, goal)
    return paths


def test_from_the_start_seven_cards_lead_to_the_middle_and_nine_to_the_others() -> None:
    assert [*paths_in(tunnel()).best] == [9, 7, 9]


def test_every_card_of_a_straight_tunnel_saves_one() -> None:
    assert [*paths_in(tunnel(LEVEL, LEVEL, LEVEL)).best] == [6, 4, 6]


def test_a_dead_end_in_the_way_is_gone_around() -> None:
    paths = paths_in(tunnel(CROSSING, CROSSING, BLOCKED))
    assert (
        paths.best[MIDDLE] == 7
    )  # from above the second crossing, over the dead end and down again
    assert paths.best_cell[MIDDLE] in (cell_at(2, 1), cell_at(2, -1))


def test_a_dead_end_behind_a_straight_tunnel_sends_diggers_back_to_the_start() -> None:
    paths = paths_in(tunnel(LEVEL, LEVEL, BLOCKED))
    assert paths.best[MIDDLE] == 9


def test_a_wall_before_the_nearest_cell_costs_the_detour() -> None:
    paths = paths_in(tunnel(CROSSING, CROSSING, CROSSING))
    assert paths.best[MIDDLE] == 4
    assert paths.spare[MIDDLE] == 6


def test_a_tunnel_that_was_cut_off_costs_only_the_hole() -> None:
    mine = tunnel(LEVEL, LEVEL, LEVEL, LEVEL, LEVEL)
    assert paths_in(mine).best[MIDDLE] == 2
    mine.collapse(cell_at(2, 0))
    paths = paths_in(mine)
    assert paths.best[MIDDLE] == 3
    assert paths.best_cell[MIDDLE] == cell_at(2, 0)


def test_a_card_in_the_hole_wins_back_what_was_cut_off() -> None:
    mine = tunnel(LEVEL, LEVEL, LEVEL, LEVEL, LEVEL)
    hole = cell_at(2, 0)
    mine.collapse(hole)
    paths = paths_in(mine)
    assert paths.after(mine, 2 * LEVEL, hole, MIDDLE) == 2
    assert paths.after(mine, 2 * BLOCKED, hole, MIDDLE) == paths.spare[MIDDLE] > 3


def test_a_card_in_one_of_two_holes_leaves_the_other_and_the_last_cell() -> None:
    mine = tunnel(*[LEVEL] * 6)
    mine.collapse(cell_at(3, 0))
    mine.collapse(cell_at(5, 0))
    assert mine.place(2 * LEVEL, cell_at(3, 0)) == 0
    paths = paths_in(mine)
    assert paths.best[MIDDLE] == 2
    assert paths.after(mine, 2 * LEVEL, cell_at(5, 0), MIDDLE) == 1


def test_a_card_beside_a_goal_reaches_it_if_it_is_open_to_it() -> None:
    mine = tunnel(*[LEVEL] * 6)
    paths = paths_in(mine)
    last = cell_at(7, 0)
    assert paths.after(mine, 2 * LEVEL, last, MIDDLE) == 0
    assert paths.after(mine, 2 * BLOCKED, last, MIDDLE) > 1
    assert 0 < paths.after(mine, 2 * CROSSING, last, TOP) < FAR


def test_the_second_cell_is_the_nearest_but_one() -> None:
    mine = tunnel(CROSSING, CROSSING, CROSSING)
    paths = paths_in(mine)
    assert paths.best_cell[MIDDLE] == cell_at(4, 0)
    assert paths.second_cell[MIDDLE] in (cell_at(3, 1), cell_at(3, -1))
    assert paths.second[MIDDLE] == 6


def test_from_a_cell_the_way_leads_on_where_a_goal_is_nearer() -> None:
    mine = tunnel(LEVEL, LEVEL, LEVEL)
    paths = paths_in(mine)
    here = cell_at(4, 0)
    assert paths.onward(mine, here, MIDDLE) == 1 << EAST
    assert paths.onward(mine, here, TOP) == 1 << EAST | 1 << NORTH
    mine = tunnel(*[LEVEL] * 6)
    assert paths_in(mine).onward(mine, cell_at(7, 0), MIDDLE) == 1 << EAST


def test_a_loose_tunnel_leads_only_where_it_is_open() -> None:
    mine = tunnel(LEVEL, LEVEL, CURVE)  # open to the west and the south
    mine.collapse(cell_at(2, 0))
    paths = paths_in(mine)
    assert paths.best[MIDDLE] == 7  # the hole, and six from below the curve
    assert paths.after(mine, 2 * LEVEL, cell_at(2, 0), MIDDLE) == 6


def test_without_a_dead_end_the_way_is_straight_again() -> None:
    mine = tunnel(LEVEL, LEVEL, BLOCKED)
    paths = paths_in(mine)
    assert (paths.best[MIDDLE], paths.cleared(mine, cell_at(3, 0), MIDDLE)) == (9, 5)


def test_without_a_tunnel_its_hole_is_where_digging_goes_on() -> None:
    mine = tunnel(LEVEL, LEVEL, LEVEL, CURVE)
    paths = paths_in(mine)
    assert paths.best[TOP] == 7  # from below the curve
    assert paths.cleared(mine, cell_at(4, 0), TOP) == 6
