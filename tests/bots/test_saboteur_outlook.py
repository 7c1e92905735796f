"""What helps the diggers and what hinders them."""

from farol.bots.saboteur_outlook import (
    CERTAIN,
    NOTION_BASES,
    NOTION_WEIGHTS,
    TRAIT_WEIGHTS,
    Outlook,
)
from farol.bots.saboteur_traits import Traits
from farol.bots.saboteur_ways import Ways
from farol.games.saboteur.tables import BREAK

from .saboteur_mines import BLOCKED, LEVEL, give, with_tunnel

OUTLOOK = Outlook(Ways())


def test_every_notion_has_a_weight_for_every_trait() -> None:
    count = len(Traits(Ways()).of(with_tunnel()))
    assert len(TRAIT_WEIGHTS) == count * len(NOTION_BASES)
    assert len(NOTION_WEIGHTS) == len(NOTION_BASES) + 1


def test_the_nearer_the_treasure_the_better_for_diggers() -> None:
    chances = [OUTLOOK.chance(with_tunnel(*[LEVEL] * cards)) for cards in range(7)]
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[-1] < CERTAIN


def test_a_dead_end_in_the_way_makes_diggers_despair() -> None:
    free = OUTLOOK.chance(with_tunnel(LEVEL, LEVEL, LEVEL))
    assert OUTLOOK.chance(with_tunnel(LEVEL, LEVEL, LEVEL, BLOCKED)) < free


def test_a_digger_who_can_finish_is_worth_more_than_one_who_cannot() -> None:
    state = with_tunnel(*[LEVEL] * 6)
    for seat in (0, 2, 3, 4):
        give(state, seat, BREAK)
    poor = OUTLOOK.chance(state)
    give(state, 2, LEVEL)
    rich = OUTLOOK.chance(state)
    state.tools[2] = 1
    assert poor < rich
    assert OUTLOOK.chance(state) < rich
