"""Bots by name: levels, levels by role, programs."""

import pytest

from farol.bots.bot import Budget, Seat
from farol.bots.decision import ONLY_MOVE, Decision, bare
from farol.bots.roles import Roles
from farol.bots.roster import BadBot, ByRole, Roster, player_of
from farol.core.rand import Rand
from farol.games import ALL

from .positions import decisions, first_decision

SABOTEUR = ALL["saboteur"]
ROLES = ("saboteur", "digger")


class Fixed:
    """A bot that always chooses the same index."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, seat: Seat, _budget: Budget | None = None) -> int:
        return seat.legal_actions()[self.place]

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        return bare(self.choose(seat, budget), ONLY_MOVE)


def test_a_bot_by_role_plays_as_the_role_of_its_seat() -> None:
    bot = ByRole(Roles(SABOTEUR), {"saboteur": Fixed(0), "digger": Fixed(-1)})
    seen = set()
    for state, memory in decisions(SABOTEUR, 5, 3, 1):
        number = state.to_act()
        seat = Seat(SABOTEUR, number, state, memory.views[number], Rand(1))
        role = SABOTEUR.observe(state, number)["me"]["role"]  # type: ignore[index,call-overload]
        seen.add(role)
        assert bot.choose(seat) == seat.legal_actions()[0 if role == "saboteur" else -1]
        assert bot.decide(seat).action == bot.choose(seat)
        if len(seen) == 2:
            return
    raise AssertionError("one role never had to choose")


def test_a_name_by_role_tells_who_plays_which_role() -> None:
    assert player_of("expert/regular", "saboteur", ROLES) == "expert"
    assert player_of("expert/regular", "digger", ROLES) == "regular"
    assert player_of("expert", "digger", ROLES) == "expert"
    assert player_of("exec:./my/bot", "digger", ROLES) == "exec:./my/bot"


@pytest.mark.parametrize(
    ("game", "name", "sentence"),
    [
        ("saboteur", "expert/regular/novice", "the roles of saboteur are: saboteur/digger"),
        ("loknroll", "expert/regular", "the roles of loknroll are: none"),
        ("saboteur", "expert/genius", "There is no bot 'genius'"),
    ],
)
def test_roles_that_do_not_fit_are_refused(game: str, name: str, sentence: str) -> None:
    with pytest.raises(BadBot, match=sentence):
        Roster(ALL[game], 1.0).create(name, 0)


def test_a_roster_makes_bots_by_role() -> None:
    seat = first_decision(SABOTEUR, 4)
    assert Roster(SABOTEUR, 1.0).create("novice/random", 0).choose(seat).problem is None


def test_everybody_who_is_not_listed_has_the_last_role() -> None:
    roles = Roles(SABOTEUR)
    view = {"kind": "round-over", "saboteurs": [2]}
    assert roles.revealed(view, 4) == {"saboteur": [2], "digger": [0, 1, 3]}
    assert roles.revealed({"kind": "laid"}, 4) is None
    assert Roles(ALL["halloween"]).revealed({"kind": "round-over"}, 4) is None
