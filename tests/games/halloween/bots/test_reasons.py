"""What else bots say of positions of Halloween: every kind of reason is in tests/games/test_reasons.py."""

from typing import Any

import pytest

from farol.bots.explain import bot_words
from farol.bots.reason import Reason
from farol.games.halloween import steps
from farol.games.halloween.game import GAME
from tests.games.reasons import NAMES, Case, action_of, case, cases, insight_of, reasons, state_of


def test_a_haunt_lights_its_space() -> None:
    about: Any = reasons(case("halloween", "haunt-now"))[0].to_json()["about"]
    assert set(about[0]["place"]) == {"building", "colour"}


@pytest.mark.parametrize(
    ("ghost", "kind", "percent"), [("blue", "fight-risky", 25), ("green", "fight-likely", 58)]
)
def test_a_reason_is_that_of_the_steps_that_are_planned(
    ghost: str, kind: str, percent: int
) -> None:
    """Two ghosts can fight here: the hint before and the hint after the choice say the same."""
    scoring = case("halloween", "card-scores")
    insight, fight = insight_of(scoring), action_of(scoring, "act:2.fight")
    chosen = state_of(scoring)
    chosen.apply(fight)
    insight.plans = {fight: [GAME.read_notation(chosen, f"ghost:police_station.{ghost}")]}
    assert insight.reasons(fight, [])[0] == Reason(kind, numbers={"percent": percent})


def in_the_last_round(kind: str) -> Case:
    """That position in the last round, where one yellow token is too few for a card."""
    found = case("halloween", kind)
    tokens = [min(had, 1) * (at % 5 == 2) for at, had in enumerate(found["state"]["tokens"])]
    return {**found, "state": {**found["state"], "ending": True, "tokens": tokens}}


@pytest.mark.parametrize("kind", ["token-more", "token-new-colour", "scare-more", "discs-back"])
def test_in_the_last_round_nothing_is_saved_up(kind: str) -> None:
    found = [reason.kind for reason in reasons(in_the_last_round(kind))]
    assert kind not in found
    assert found[0] != "standing"


def test_in_the_last_round_a_token_is_for_the_card_that_is_planned() -> None:
    last = in_the_last_round("token-more")
    insight, action = insight_of(last), action_of(last)
    insight.plans = {action: [steps.action(steps.OCCUPY, 27)]}
    assert [reason.kind for reason in insight.reasons(action, [])] == ["token-more"]


def test_the_standing_of_every_seat_is_noted() -> None:
    first = cases("halloween")[0]
    notes = insight_of(first).notes(0)
    assert [(note.kind, note.seats) for note in notes] == [
        ("standing", (seat,)) for seat in range(state_of(first).seats)
    ]
    note = Reason("standing", (1,), numbers={"points": 1, "more": 13})
    assert note.sentence(bot_words("en", GAME), NAMES) == (
        "Berta: one point, and about 13 more to come."
    )
    assert (
        note.sentence(bot_words("es", GAME), NAMES) == "Berta: un punto, y unos 13 más por venir."
    )
