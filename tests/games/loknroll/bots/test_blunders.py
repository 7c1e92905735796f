"""Blunders that novices of Lok'n'Roll never commit, whatever their Rand."""

from itertools import islice

from farol.games import ALL
from farol.games.loknroll.bots.blunders import MUCH_RISKIER
from farol.games.loknroll.bots.knowledge import LokKnowledge, odds_of
from farol.games.loknroll.bots.profile import PROFILE
from farol.games.loknroll.moves import put, put_kind
from tests.bots.unwise import tempted

GAME = ALL["loknroll"]


def test_a_wild_ride_has_a_safer_one_beside_it_that_is_as_good() -> None:
    for seat, unwise in islice(tempted(GAME, PROFILE, "rides-wild", 3, range(20)), 12):
        knowledge = LokKnowledge(seat.world)
        risks = {}
        for action in seat.legal_actions():
            chances = odds_of(seat.world, action)
            if chances is not None:
                risks[action] = chances.derail_chance()
        for wild in unwise:
            assert any(
                risk <= risks[wild] - MUCH_RISKIER
                and knowledge.gain(seat.world, action) >= knowledge.gain(seat.world, wild)
                for action, risk in risks.items()
            )


def test_whoever_splits_a_pair_could_have_paired_it() -> None:
    for seat, unwise in islice(tempted(GAME, PROFILE, "splits-a-pair", 3, range(20)), 8):
        assert {put(put_kind(action), 1) for action in unwise} <= set(seat.legal_actions())
