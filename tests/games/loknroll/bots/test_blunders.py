"""What novices of Lok'n'Roll never do, whatever their Rand says."""

from itertools import islice

from farol.games import ALL
from farol.games.loknroll.bots.blunders import MUCH_RISKIER
from farol.games.loknroll.bots.knowledge import LokKnowledge, odds_of
from farol.games.loknroll.bots.profile import PROFILE
from farol.games.loknroll.moves import put, put_kind
from tests.bots.unwise import resists, tempted

GAME = ALL["loknroll"]


def test_a_novice_takes_no_wild_ride_where_a_safe_one_is_as_good() -> None:
    found = list(islice(tempted(GAME, PROFILE, "rides-wild", 3, range(20)), 12))
    assert len(found) == 12
    for seat, unwise in found:
        assert resists(PROFILE, seat, unwise)


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


def test_a_novice_never_splits_a_pair() -> None:
    found = list(islice(tempted(GAME, PROFILE, "splits-a-pair", 3, range(20)), 8))
    assert len(found) == 8
    for seat, unwise in found:
        assert {put(put_kind(action), 1) for action in unwise} <= set(seat.legal_actions())
        assert resists(PROFILE, seat, unwise)
