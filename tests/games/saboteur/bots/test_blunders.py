"""Blunders that novices of Saboteur never commit, whatever their Rand."""

from typing import Any

import pytest

from farol.bots.bot import Seat, View
from farol.bots.levels import Novice
from farol.core.rand import Rand
from farol.core.vectors import numbers
from farol.games import ALL
from farol.games.saboteur.bots.blunders import BLUNDERS
from farol.games.saboteur.bots.profile import PROFILE
from farol.games.saboteur.bots.suspicion import marks_of, public_history, suspicion_of
from farol.games.saboteur.tables import (
    BREAK,
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DISCARD,
    FACE_THROUGH,
    KIND_IDS,
    LAY,
    LOOK,
    MAP,
    MEND,
    MEND_TOOL,
    PATHS,
    ROCKFALL,
    SABOTEUR,
    cell_at,
)

from .mines import BLOCKED, CROSSING, LEVEL, give, with_tunnel

TRIES = 150
UPRIGHT = KIND_IDS.index("upright")
STARTED: View = {"kind": "goals"}


def seat(state: Any, events: tuple[View, ...] = (), seed: int = 1) -> Seat:
    return Seat(ALL["saboteur"], 0, state, (STARTED, *events), Rand(seed))


def moves(state: Any, *events: View) -> set[int]:
    """All moves of a novice in seat 0 in this position, over many Rands."""
    return {Novice(PROFILE).choose(seat(state, events, seed)) for seed in range(TRIES)}


def blunders(state: Any, name: str, *events: View) -> set[int]:
    """The moves of one kind that are legal here."""
    here = seat(state, events)
    blunder = next(blunder for blunder in BLUNDERS if blunder.name == name)
    return blunder.among(here, here.legal_actions())


def broke(who: int, target: int) -> View:
    return {"kind": "broke", "seat": who, "target": target}


def blocked(who: int, x: int) -> View:
    return {
        "kind": "laid", "seat": who, "card": "blocked-level", "turned": False, "x": x, "y": 0
    }  # fmt: skip


def lay(kind: int, x: int, y: int) -> int:
    return LAY + CELLS * 2 * kind + cell_at(x, y)


def test_a_digger_never_blocks_the_way() -> None:
    state = with_tunnel(*[LEVEL] * 5)
    give(state, 0, BLOCKED, UPRIGHT, ROCKFALL)
    bad = blunders(state, "blocks-the-way")
    assert lay(BLOCKED, 6, 0) in bad
    assert COLLAPSE + cell_at(3, 0) in bad
    chosen = moves(state)
    assert not chosen & bad
    assert len(chosen) > 1


def test_a_digger_never_lays_a_dead_end_beside_the_way_either() -> None:
    state = with_tunnel(LEVEL, CROSSING, LEVEL)
    dead_ends = [kind for kind in range(PATHS) if not FACE_THROUGH[2 * kind + 1]]
    give(state, 0, *dead_ends[:6])
    assert all(action < LAY for action in moves(state))


def test_a_digger_clears_dead_ends_by_rockfall_but_takes_no_tunnel() -> None:
    state = with_tunnel(LEVEL, LEVEL, LEVEL, BLOCKED)
    give(state, 0, ROCKFALL)
    assert COLLAPSE + cell_at(4, 0) in moves(state)
    assert not moves(state) & {COLLAPSE + cell_at(x, 0) for x in (1, 2, 3)}


def test_a_digger_breaks_no_tool_without_evidence() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, BREAK, BREAK + 1, BREAK + 2, LEVEL)
    breaks = {action for action in state.legal_actions() if BREAK_TOOL <= action < MEND_TOOL}
    assert breaks == blunders(state, "breaks-without-evidence")
    assert not moves(state) & breaks


@pytest.mark.parametrize("deed", [blocked(3, 1), broke(3, 0), broke(3, 2)])
def test_a_digger_may_break_the_tools_of_whoever_did_wrong(deed: View) -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, BREAK)
    assert {(move - BREAK_TOOL) % 10 for move in moves(state, deed) if move >= BREAK_TOOL} == {3}


def test_who_breaks_the_tool_of_a_marked_seat_is_not_marked() -> None:
    state = with_tunnel(LEVEL)
    here = seat(state, (broke(3, 0), broke(2, 3)))
    assert marks_of(here) == [0, 0, 0, 1, 0]
    suspects = suspicion_of(public_history(here), here.number)
    assert suspects[3] > 0 == suspects[2]


def test_a_digger_with_a_broken_tool_never_idles_while_it_can_mend_it() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, MEND, LEVEL, ROCKFALL, UPRIGHT)
    state.tools = numbers([1, 0, 0, 0, 0])
    chosen = moves(state)
    assert all(MEND_TOOL <= action < COLLAPSE for action in chosen)


def test_a_digger_does_not_let_the_tool_of_a_fellow_rot() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, MEND, UPRIGHT, BLOCKED)
    state.tools = numbers([0, 0, 1, 0, 0])
    assert moves(state) == {MEND_TOOL + 2}


def test_digging_on_may_come_before_the_repair_of_a_fellow() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, MEND, LEVEL)
    state.tools = numbers([0, 0, 1, 0, 0])
    assert lay(LEVEL, 2, 0) in moves(state)
    assert not any(action < LOOK for action in moves(state))


def test_the_tool_of_a_suspect_may_rot() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, MEND, UPRIGHT)
    state.tools = numbers([0, 0, 1, 0, 0])
    assert any(action < LOOK for action in moves(state, broke(2, 0), broke(2, 0)))


def test_a_saboteur_never_lays_the_last_card_to_the_treasure() -> None:
    state = with_tunnel(*[LEVEL] * 6)
    state.roles = numbers([SABOTEUR, 0, 0, 0, 0])
    give(state, 0, LEVEL, CROSSING)
    last = {lay(LEVEL, 7, 0), lay(CROSSING, 7, 0)}
    assert last <= blunders(state, "opens-the-way")
    assert not moves(state) & last
    state.seen[0] = 0b010  # it is stone
    state.mine.goal_cards = numbers([0, 1, 2])
    assert not blunders(state, "opens-the-way")


def test_nobody_looks_at_what_it_knows_or_breaks_its_own_tool() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, MAP, BREAK)
    state.seen[0] = 0b001
    assert LOOK in blunders(state, "looks-at-what-it-knows")
    assert BREAK_TOOL in blunders(state, "breaks-own-tool")
    assert not moves(state) & {LOOK, BREAK_TOOL}
    state.seen[0] = 0b010  # the treasure
    assert all(action < LOOK for action in moves(state))


def test_without_a_repair_to_do_a_digger_may_discard() -> None:
    state = with_tunnel(LEVEL)
    give(state, 0, MEND)
    state.tools = numbers([0, 0, 1, 0, 0])
    assert PROFILE.reasonable(seat(state)) == [MEND_TOOL + 2]
    state.tools = numbers([0] * 5)
    assert PROFILE.reasonable(seat(state)) == [DISCARD + MEND]
