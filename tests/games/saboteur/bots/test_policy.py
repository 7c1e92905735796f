"""Policy weights of diggers and saboteurs."""

from typing import Any

from farol.core.vectors import numbers
from farol.games.saboteur.bots.policy import Policy
from farol.games.saboteur.tables import (
    BREAK,
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DISCARD,
    LAY,
    LOOK,
    MAP,
    MEND,
    MEND_TOOL,
    ROCKFALL,
    SABOTEUR,
    cell_at,
)
from tests.games.saboteur.drawing import position

from .mines import BLOCKED, CROSSING, LEVEL, give, with_tunnel

TRUSTING = Policy(0, [0, 0, 0, 0, 0], [400] * 5, [333, 333, 333])
SUSPICIOUS = Policy(0, [0, 900, 100, 100, 100], [400] * 5, [333, 333, 333])


def weights(state: Any, policy: Policy) -> dict[int, int]:
    actions = state.legal_actions()
    return dict(zip(actions, policy.weigh(state, actions), strict=True))


def best(state: Any, policy: Policy) -> int:
    found = weights(state, policy)
    return max(found, key=found.__getitem__)


def lay(kind: int, x: int, y: int) -> int:
    return LAY + CELLS * 2 * kind + cell_at(x, y)


def test_a_digger_digs_towards_the_goals() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, LEVEL, BLOCKED)
    assert best(state, TRUSTING) == lay(LEVEL, 2, 0)
    assert weights(state, TRUSTING)[lay(BLOCKED, 2, 0)] == 0


def test_a_digger_breaks_the_tools_of_a_suspect_alone() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, BREAK)
    assert best(state, SUSPICIOUS) == BREAK_TOOL + 1
    assert weights(state, TRUSTING)[BREAK_TOOL + 1] == 0


def test_a_digger_breaks_no_tools_on_what_the_deal_alone_suggests() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, BREAK)
    undecided = Policy(0, [0, 449, 450, 400, 400], [400] * 5, [333, 333, 333])
    found = weights(state, undecided)
    assert found[BREAK_TOOL + 1] == found[BREAK_TOOL + 3] == 0
    assert best(state, undecided) == BREAK_TOOL + 2


def test_a_digger_sets_a_friend_free_before_hindering_a_suspect() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, MEND, BREAK)
    state.tools = numbers([0, 0, 1, 0, 0])
    sure = Policy(0, [0, 1000, 0, 0, 0], [400] * 5, [333, 333, 333])
    assert best(state, sure) == MEND_TOOL + 2


def test_a_saboteur_close_to_the_treasure_frees_an_accomplice() -> None:
    state = with_tunnel(*[LEVEL] * 5)
    state.roles = numbers([SABOTEUR, SABOTEUR, 0, 0, 0])
    give(state, 0, MEND, LEVEL)
    state.tools = numbers([0, 1, 1, 0, 0])
    sure = Policy(0, [1000, 1000, 0, 0, 0], [400] * 5, [333, 333, 333])
    assert best(state, sure) == MEND_TOOL + 1
    assert weights(state, sure)[MEND_TOOL + 2] == 0


def test_a_saboteur_keeps_rockfalls_for_later() -> None:
    state = with_tunnel(LEVEL, LEVEL)
    state.roles = numbers([SABOTEUR, 0, 0, 0, 0])
    give(state, 0, ROCKFALL, LEVEL)
    found = weights(state, TRUSTING)
    assert found[DISCARD + LEVEL] > found[COLLAPSE + cell_at(1, 0)]


def test_a_digger_mends_the_tools_of_the_trusted() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, MEND)
    state.tools = numbers([0, 1, 1, 0, 0])
    assert weights(state, SUSPICIOUS)[MEND_TOOL + 1] == 0
    assert best(state, SUSPICIOUS) == MEND_TOOL + 2


def test_a_saboteur_looks_early_while_a_tale_of_it_is_believed() -> None:
    state = with_tunnel(LEVEL)
    state.roles = numbers([SABOTEUR, 0, 0, 0, 0])
    give(state, 0, MAP, LEVEL)
    trusted = Policy(0, [1000, 300, 300, 300, 300], [350] * 5, [333, 333, 333])
    exposed = Policy(0, [1000, 300, 300, 300, 300], [900, 300, 300, 300, 300], [333, 333, 333])
    assert best(state, trusted) == LOOK
    assert weights(state, trusted)[LOOK] > 2 * weights(state, exposed)[LOOK]
    near = with_tunnel(*[LEVEL] * 5)
    near.roles = numbers([SABOTEUR, 0, 0, 0, 0])
    give(near, 0, MAP, LEVEL)
    assert weights(near, trusted)[LOOK] == weights(state, exposed)[LOOK]


def test_a_digger_looks_where_it_knows_least() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, MAP)
    unsure = Policy(0, [0] * 5, [400] * 5, [450, 500, 50])
    assert best(state, unsure) == LOOK + 1
    state.seen[0] = 0b010  # the treasure itself
    assert weights(state, unsure)[LOOK + 0] == 1


def test_a_digger_clears_the_dead_end_before_the_treasure() -> None:
    state = with_tunnel(LEVEL, LEVEL, LEVEL, BLOCKED)
    give(state, 0, ROCKFALL)
    assert best(state, TRUSTING) == COLLAPSE + cell_at(4, 0)
    assert weights(state, TRUSTING)[COLLAPSE + cell_at(2, 0)] == 0


def test_a_digger_takes_away_a_tunnel_that_leads_astray() -> None:
    goals = "stone-es treasure stone-sw"
    drawing = ".......┐\nS┴┴┴┬┬┐│\n......└┤"
    state = position(drawing, seats=5, hands={0: "rockfall"}, goals=goals, seen={0: "middle"})
    known = Policy(0, [0] * 5, [400] * 5, [0, 1000, 0])
    assert best(state, known) == COLLAPSE + cell_at(7, 0)
    assert weights(state, known)[COLLAPSE + cell_at(1, 0)] == 0


def test_a_saboteur_close_to_the_treasure_blocks_and_never_digs_forward() -> None:
    state = with_tunnel(*[LEVEL] * 5)
    state.roles = numbers([SABOTEUR, 0, 0, 0, 0])
    give(state, 0, CROSSING, BLOCKED)
    assert best(state, TRUSTING) == lay(BLOCKED, 6, 0)
    assert weights(state, TRUSTING)[lay(CROSSING, 6, 0)] == 0


def test_a_saboteur_hinders_those_who_seem_honest() -> None:
    state = with_tunnel(*[LEVEL] * 5)
    state.roles = numbers([SABOTEUR, SABOTEUR, 0, 0, 0])
    give(state, 0, BREAK)
    found = weights(state, SUSPICIOUS)
    assert found[BREAK_TOOL + 2] > found[BREAK_TOOL + 1]


def test_a_saboteur_takes_away_what_is_hardest_to_replace() -> None:
    state = with_tunnel(*[LEVEL] * 5)
    state.roles = numbers([SABOTEUR, 0, 0, 0, 0])
    give(state, 0, ROCKFALL)
    found = weights(state, TRUSTING)
    assert found[COLLAPSE + cell_at(3, 0)] > 2 * found[COLLAPSE + cell_at(5, 0)]
    assert best(state, TRUSTING) != COLLAPSE + cell_at(5, 0)


def test_a_digger_fills_the_hole_in_a_tunnel() -> None:
    state = with_tunnel(*[LEVEL] * 5)
    state.mine.collapse(cell_at(3, 0))
    give(state, 0, LEVEL, CROSSING)
    assert best(state, TRUSTING) in (lay(LEVEL, 3, 0), lay(CROSSING, 3, 0))


def test_others_are_thought_to_judge_by_what_all_have_seen() -> None:
    state = with_tunnel(LEVEL)
    state.turn = 2
    give(state, 2, BREAK)
    known_to_me_alone = Policy(0, [0, 1000, 0, 0, 0], [0, 0, 0, 800, 0], [333, 333, 333])
    assert best(state, known_to_me_alone) == BREAK_TOOL + 3
