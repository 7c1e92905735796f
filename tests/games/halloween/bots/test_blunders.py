"""Blunders that novices of Halloween never commit, whatever their Rand."""

from itertools import islice

from farol.games import ALL
from farol.games.halloween.bots.profile import PROFILE
from farol.games.halloween.steps import (
    DISCARD,
    DONE,
    KEEP,
    REST,
    SECTION,
    action,
    argument_of,
    verb_of,
)
from tests.bots.unwise import tempted

GAME = ALL["halloween"]


def test_only_sections_without_discs_are_rested_for_nothing() -> None:
    for seat, unwise in islice(tempted(GAME, PROFILE, "rests-for-nothing", 3, range(3)), 40):
        rests = [rest for rest in seat.legal_actions() if verb_of(rest) == REST]
        own = next(one for one in seat.observation()["players"] if one["seat"] == seat.number)
        for rest in rests:
            discs = own["sections"][argument_of(rest)]["discs"]
            assert (rest in unwise) == (not discs)


def test_a_free_level_is_declined_by_choosing_none() -> None:
    seat, unwise = next(tempted(GAME, PROFILE, "declines-a-free-level", 3, range(20)))
    assert unwise == {action(DONE)}
    assert {verb_of(other) for other in seat.legal_actions()} == {DONE, SECTION}


def test_a_bonus_is_thrown_away_only_where_all_could_be_kept() -> None:
    seat, unwise = next(tempted(GAME, PROFILE, "throws-a-bonus-away", 3, range(20)))
    assert action(KEEP) in seat.legal_actions()
    assert {verb_of(thrown) for thrown in unwise} == {DISCARD}
