"""What is seen in a position."""

from typing import Any

from farol.bots.saboteur_traits import DEAD_ENDS, LEADING, PART, SIDES, Traits
from farol.bots.saboteur_ways import Ways
from farol.games.saboteur.tables import (
    BREAK,
    EAST,
    FACE_THROUGH,
    KIND_IDS,
    MEND,
    PATHS,
    ROCKFALL,
    SOUTH,
)

from .saboteur_mines import BLOCKED, LEVEL, give, with_tunnel

CURVE = KIND_IDS.index("curve-sw")
UPRIGHT = KIND_IDS.index("upright")
ABLE, READY, FIRST, FOE, LAME, HAMPERED = 13, 14, 16, 17, 18, 19
MENDS, BREAKS, ROCKFALLS, BLOCKS, SUPPLY, HELD, HELD_NOW = 20, 21, 22, 23, 24, 25, 26


def before_the_treasure() -> Any:
    """One level card is missing; nobody holds anything of use."""
    state = with_tunnel(*[LEVEL] * 6)
    for seat in range(5):
        give(state, seat, UPRIGHT, CURVE)
    return state


def traits_of(state: Any) -> list[int]:
    return Traits(Ways()).of(state)


def test_through_cards_come_before_all_dead_ends() -> None:
    assert all(FACE_THROUGH[2 * kind + 1] for kind in range(DEAD_ENDS))
    assert not any(FACE_THROUGH[2 * kind + 1] for kind in range(DEAD_ENDS, PATHS))


def test_a_card_leads_on_if_it_is_open_to_the_right_side() -> None:
    anywhere = LEADING[SIDES * 0 + (1 << EAST)]
    assert anywhere >> LEVEL & 1
    assert anywhere >> CURVE & 1  # turned, it is open to the east
    assert not anywhere >> UPRIGHT & 1
    assert not LEADING[SIDES * 0 + (1 << SOUTH)] >> LEVEL & 1


def test_only_a_card_that_leads_on_makes_a_digger_able() -> None:
    state = before_the_treasure()
    poor = traits_of(state)
    assert (poor[ABLE], poor[READY], poor[HELD], poor[HELD_NOW]) == (0, 0, 0, 0)
    assert poor[FIRST] == 5  # nobody
    give(state, 2, LEVEL, LEVEL)
    rich = traits_of(state)
    assert (rich[ABLE], rich[READY], rich[HELD], rich[HELD_NOW]) == (PART // 4, PART // 4, 2, 2)
    assert rich[FIRST] == 2
    state.tools[2] = 5
    lame = traits_of(state)
    assert (lame[ABLE], lame[READY], lame[HELD], lame[HELD_NOW]) == (PART // 4, 0, 2, 0)
    assert lame[LAME] == 2


def test_a_card_of_a_saboteur_helps_no_digger() -> None:
    state = before_the_treasure()
    give(state, 1, LEVEL)
    traits = traits_of(state)
    assert (traits[ABLE], traits[HELD]) == (0, 0)
    assert traits[FOE] == 1


def test_weapons_count_in_the_hands_of_saboteurs() -> None:
    state = before_the_treasure()
    give(state, 1, BLOCKED, BREAK, ROCKFALL)
    give(state, 3, BLOCKED, BREAK, ROCKFALL, MEND)
    armed = traits_of(state)
    assert [armed[index] for index in (MENDS, BREAKS, ROCKFALLS, BLOCKS)] == [1, 1, 1, 1]
    state.tools[1] = 1
    hampered = traits_of(state)
    assert [hampered[index] for index in (HAMPERED, BLOCKS)] == [1, 0]


def test_the_pile_may_hold_what_is_missing() -> None:
    state = before_the_treasure()
    assert traits_of(state)[SUPPLY] > 0
    state.cards.pile[:DEAD_ENDS] = [0] * DEAD_ENDS
    assert traits_of(state)[SUPPLY] == 0
