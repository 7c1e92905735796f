"""What another seat is told about a bot's moves and claims while the game runs."""

from typing import Any

import pytest

from farol.bots.bot import Memory, Seat, seat_of
from farol.bots.explain import bot_words
from farol.bots.outside import reasons_outside
from farol.bots.registry import profile_of
from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.games import ALL
from farol.games.saboteur.claims import CLAIMS

GAME = ALL["saboteur"]
SEATS = 4
LOOKED = {"kind": "looked", "seat": 2, "goal": 1}
BROKE = {"kind": "broke", "seat": 3, "tool": "lamp", "target": 1}


def dealt(*events: dict[str, Any]) -> Seat:
    """The first seat after the deal, and after these events."""
    state, rand, memory = GAME.new(SEATS), Rand(2), Memory(GAME, SEATS)
    while state.to_act() == CHANCE:
        log: list[Any] = []
        state.apply_unchecked(state.sample_chance(rand), log)
        memory.note(log)
    return seat_of(GAME, state, 0, [*memory.views[0], *events], Rand(1))


@pytest.mark.parametrize(
    ("claim", "kind"),
    [
        (CLAIMS.say("saw", 1, 0), "said-looked"),
        (CLAIMS.say("saw", 2, 1), "said-blind"),
        (CLAIMS.say("dig", 1), "said-looked"),
        (CLAIMS.say("think", 1, 0), "said-without"),
        (CLAIMS.say("think", 3, 0), "said-for"),
    ],
)
def test_what_speaks_for_a_claim_is_what_everybody_saw(claim: int, kind: str) -> None:
    seat = dealt(LOOKED, BROKE)
    (reason,) = profile_of(GAME).insight(seat).spoken(2, claim)
    assert reason.kind == kind
    for language in ("en", "es"):
        assert "{" not in reason.sentence(bot_words(language, GAME), [*"ABCD"])


@pytest.mark.parametrize("claim", [CLAIMS.say("trust-me"), CLAIMS.say("think", 3, 2)])
def test_nothing_speaks_for_a_claim_that_says_nothing(claim: int) -> None:
    assert profile_of(GAME).insight(dealt()).spoken(2, claim) == []


def test_a_move_is_explained_for_either_role_of_somebody_unknown() -> None:
    seat = dealt()
    world = seat.world
    look, mover = (world.to_act() + 1) % SEATS, world.to_act()
    asker = seat_of(GAME, world, look, seat.events, Rand(3))
    kinds = {"supposed-digger", "supposed-saboteur"}
    for action in world.legal_actions():
        log: list[Any] = []
        world.copy().apply_unchecked(action, log)
        views = [view for event in log if (view := GAME.event_view(event, look)) is not None]
        found = reasons_outside(asker, mover, views)
        if {reason.kind for reason in found} == kinds:
            break
    else:
        raise AssertionError("no move is explained for both roles")
    for reason in found:
        told = reason.sentence(bot_words("en", GAME), [*"ABCD"])
        assert told.startswith(("As a gold-digger: ", "As a saboteur: "))
