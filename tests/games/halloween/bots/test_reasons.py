"""Every kind of reason that a bot gives in Halloween, with a position and its sentences."""

import json
from pathlib import Path
from typing import Any

import pytest

from farol.bots.bot import Seat
from farol.bots.explain import bot_words
from farol.bots.reason import Reason
from farol.core.rand import Rand
from farol.games.halloween import steps
from farol.games.halloween.bots.reasons import HalloweenInsight
from farol.games.halloween.game import GAME

NAMES = ("Ana", "Berta", "Candil", "Dolores", "Eva")
# Positions of play, one for each kind: the state, a move, the move that it is compared with.
CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("reasons.json").read_text())


def reasons(case: dict[str, Any]) -> list[Reason]:
    state = GAME.load(case["state"])
    insight = HalloweenInsight(Seat(GAME, case["seat"], state, [], Rand(1)))
    action = GAME.read_notation(state, case["action"])
    others = [GAME.read_notation(state, text) for text in case["others"]]
    return [*insight.reasons(action, others), *insight.notes(action)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["kind"])
def test_each_kind_of_reason_is_found_and_said_in_both_languages(case: dict[str, Any]) -> None:
    found = [reason for reason in reasons(case) if reason.kind == case["kind"]]
    assert found
    assert found[0].sentence(bot_words("en", GAME), NAMES) == case["english"]
    assert found[0].sentence(bot_words("es", GAME), NAMES) == case["spanish"]


def test_a_haunt_lights_its_space() -> None:
    [case] = [case for case in CASES if case["kind"] == "haunt-now"]
    about: Any = reasons(case)[0].to_json()["about"]
    assert set(about[0]["place"]) == {"building", "colour"}


@pytest.mark.parametrize(
    ("ghost", "kind", "percent"), [("blue", "fight-risky", 25), ("green", "fight-likely", 58)]
)
def test_a_reason_is_that_of_the_steps_that_are_planned(
    ghost: str, kind: str, percent: int
) -> None:
    """Two ghosts can fight here: the hint before and the hint after the choice say the same."""
    [case] = [case for case in CASES if case["kind"] == "card-scores"]
    state = GAME.load(case["state"])
    insight = HalloweenInsight(Seat(GAME, case["seat"], state, [], Rand(1)))
    fight = GAME.read_notation(state, "act:2.fight")
    chosen = state.copy()
    chosen.apply(fight)
    insight.plans = {fight: [GAME.read_notation(chosen, f"ghost:police_station.{ghost}")]}
    assert insight.reasons(fight, [])[0] == Reason(kind, numbers={"percent": percent})


def last_round(state: dict[str, Any]) -> dict[str, Any]:
    """That position in the last round, where one yellow token is too few for a card."""
    return {
        **state,
        "ending": True,
        "tokens": [min(had, 1) * (at % 5 == 2) for at, had in enumerate(state["tokens"])],
    }


@pytest.mark.parametrize("kind", ["token-more", "token-new-colour", "scare-more", "discs-back"])
def test_in_the_last_round_nothing_is_saved_up(kind: str) -> None:
    [case] = [case for case in CASES if case["kind"] == kind]
    found = [reason.kind for reason in reasons({**case, "state": last_round(case["state"])})]
    assert kind not in found
    assert found[0] != "standing"


def test_in_the_last_round_a_token_is_for_the_card_that_is_planned() -> None:
    [case] = [case for case in CASES if case["kind"] == "token-more"]
    state = GAME.load(last_round(case["state"]))
    insight = HalloweenInsight(Seat(GAME, case["seat"], state, [], Rand(1)))
    action = GAME.read_notation(state, case["action"])
    insight.plans = {action: [steps.action(steps.OCCUPY, 27)]}
    assert [reason.kind for reason in insight.reasons(action, [])] == ["token-more"]


def test_the_standing_of_every_seat_is_noted() -> None:
    state = GAME.load(CASES[0]["state"])
    notes = HalloweenInsight(Seat(GAME, CASES[0]["seat"], state, [], Rand(1))).notes(0)
    assert [(note.kind, note.seats) for note in notes] == [
        ("standing", (seat,)) for seat in range(state.seats)
    ]
    note = Reason("standing", (1,), numbers={"points": 1, "more": 13})
    assert note.sentence(bot_words("en", GAME), NAMES) == (
        "Berta: one point, and about 13 more to come."
    )
    assert (
        note.sentence(bot_words("es", GAME), NAMES) == "Berta: un punto, y unos 13 más por venir."
    )
