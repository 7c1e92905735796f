"""Features of a position."""

from typing import Any

from farol.games.saboteur.bots import features
from farol.games.saboteur.bots.features import (
    ABLE_SHARE,
    BLOCKS,
    BREAKS,
    BROKEN_OF_DIGGERS,
    BROKEN_OF_SABOTEURS,
    DEAD_ENDS,
    FEATURES,
    LEADING,
    MENDS,
    NAMES,
    NEAREST_IN_HANDS,
    NEAREST_IN_PILE,
    NEAREST_PLAYABLE,
    PART,
    READY_SHARE,
    ROCKFALLS,
    SIDES,
    TURNS_TO_READY,
    TURNS_TO_SABOTEUR,
    Features,
)
from farol.games.saboteur.bots.paths import Paths
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

from .mines import BLOCKED, LEVEL, give, with_tunnel

CURVE = KIND_IDS.index("curve-sw")
UPRIGHT = KIND_IDS.index("upright")


def before_the_treasure() -> Any:
    """One level card is missing; nobody holds anything of use."""
    state = with_tunnel(*[LEVEL] * 6)
    for seat in range(5):
        give(state, seat, UPRIGHT, CURVE)
    return state


def features_of(state: Any) -> list[int]:
    return Features(Paths()).of(state)


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
    poor = features_of(state)
    assert (
        poor[ABLE_SHARE],
        poor[READY_SHARE],
        poor[NEAREST_IN_HANDS],
        poor[NEAREST_PLAYABLE],
    ) == (0, 0, 0, 0)
    assert poor[TURNS_TO_READY] == 5  # nobody
    give(state, 2, LEVEL, LEVEL)
    rich = features_of(state)
    assert (
        rich[ABLE_SHARE],
        rich[READY_SHARE],
        rich[NEAREST_IN_HANDS],
        rich[NEAREST_PLAYABLE],
    ) == (PART // 4, PART // 4, 2, 2)
    assert rich[TURNS_TO_READY] == 2
    state.tools[2] = 5
    lame = features_of(state)
    assert (
        lame[ABLE_SHARE],
        lame[READY_SHARE],
        lame[NEAREST_IN_HANDS],
        lame[NEAREST_PLAYABLE],
    ) == (PART // 4, 0, 2, 0)
    assert lame[BROKEN_OF_DIGGERS] == 2


def test_a_card_of_a_saboteur_helps_no_digger() -> None:
    state = before_the_treasure()
    give(state, 1, LEVEL)
    found = features_of(state)
    assert (found[ABLE_SHARE], found[NEAREST_IN_HANDS]) == (0, 0)
    assert found[TURNS_TO_SABOTEUR] == 1


def test_weapons_count_in_the_hands_of_saboteurs() -> None:
    state = before_the_treasure()
    give(state, 1, BLOCKED, BREAK, ROCKFALL)
    give(state, 3, BLOCKED, BREAK, ROCKFALL, MEND)
    armed = features_of(state)
    assert [armed[index] for index in (MENDS, BREAKS, ROCKFALLS, BLOCKS)] == [1, 1, 1, 1]
    state.tools[1] = 1
    hampered = features_of(state)
    assert [hampered[index] for index in (BROKEN_OF_SABOTEURS, BLOCKS)] == [1, 0]


def test_the_pile_may_hold_what_is_missing() -> None:
    state = before_the_treasure()
    assert features_of(state)[NEAREST_IN_PILE] > 0
    for kind in range(DEAD_ENDS):
        state.cards.pile[kind] = 0
    assert features_of(state)[NEAREST_IN_PILE] == 0


def test_every_feature_stands_where_weight_files_have_it() -> None:
    assert [getattr(features, name.upper()) for name in NAMES] == list(range(FEATURES))
