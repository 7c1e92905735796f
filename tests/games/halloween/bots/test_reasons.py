"""Further texts of bots on positions of Halloween: every kind of reason is in
tests/games/test_reasons.py.
"""

from typing import Any

import pytest

from farol.bots.bot import Seat
from farol.bots.explain import bot_words
from farol.bots.reason import Reason
from farol.core.rand import Rand
from farol.games.halloween import steps
from farol.games.halloween.bots.end_bonus import can_score
from farol.games.halloween.bots.knowledge import HalloweenKnowledge, is_vain
from farol.games.halloween.bots.reasons import HalloweenInsight
from farol.games.halloween.game import GAME
from tests.games.reasons import NAMES, Case, action_of, case, cases, insight_of, reasons, state_of


def test_a_haunt_lights_its_space() -> None:
    about: Any = reasons(case("halloween", "haunt-now"))[0].to_json()["about"]
    assert set(about[0]["place"]) == {"building", "colour"}


@pytest.mark.parametrize(
    ("ghost", "kind", "percent"), [("blue", "fight-risky", 25), ("green", "fight-likely", 58)]
)
def test_a_reason_is_that_of_the_planned_steps(ghost: str, kind: str, percent: int) -> None:
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


@pytest.mark.parametrize(
    ("kind", "english", "spanish"),
    [
        ("move-summon", "summoning", "invocar"),
        ("move-scare", "scaring", "asustar"),
        ("move-upgrade", "upgrading", "mejorar"),
        ("move-move", "moving", "mover"),
        ("move-fight", "fighting", "pelear"),
        ("move-haunt", "haunting", "embrujar"),
        ("move-rest", "resting a section", "descansar una sección"),
        ("move-bonus", "using a bonus token", "usar una ficha de bonificación"),
        ("move-end", "ending the turn", "terminar el turno"),
        ("move-occupy", "occupying Fear Hoard", None),
        ("move-card", "using Fear Hoard", None),
        ("part-points", "+2 points", "+2 puntos"),
        ("part-points-less", "\u22122 points", "\u22122 puntos"),
        ("part-tokens", "+2 tokens", "+2 fichas"),
        ("part-tokens-less", "\u22122 tokens", "\u22122 fichas"),
        ("part-scare", "+2 scare points", "+2 puntos de susto"),
        ("part-scare-less", "\u22122 scare points", "\u22122 puntos de susto"),
        ("part-fight", "58% chance in the fight", "58 % de probabilidades en la pelea"),
        ("card-for-points", "Points straight away are all that Fear Hoard will bring you.", None),
    ],
)
def test_moves_and_summands_have_short_names(kind: str, english: str, spanish: str | None) -> None:
    reason = Reason(kind, cards=("21",), numbers={"count": 2, "percent": 58})
    assert reason.sentence(bot_words("en", GAME)) == english
    told = reason.sentence(bot_words("es", GAME))
    assert spanish in (None, told)
    assert "{" not in told


RED_COLLECTOR = 27


def rich(**fields: Any) -> Any:
    """A position at the menu with tokens for any card, in the middle of a game."""
    held = [[], [13, 22]]
    tokens = [0] * 5 + [2, 2, 2, 2, 0]
    return GAME.load(
        {**case("halloween", "haunt-now")["state"], "held": held, "tokens": tokens, **fields}
    )


@pytest.mark.parametrize(
    ("can", "fields"),
    [
        (False, {}),
        (True, {"tokens": [0] * 5 + [2, 2, 2, 2, 1]}),  # a red token is there already
        (True, {"levels": [0, 0, 0, 3, 0, 0]}),  # a section that can make a red ghost
        (True, {"ghosts": [0] * 4 + [1] + [0] * 15 + [2, 1] + [0] * 8}),  # one to beat
    ],
)
def test_no_card_is_recommended_that_cannot_score(can: bool, fields: dict[str, Any]) -> None:
    state = rich(**fields)
    assert can_score(state, 1, RED_COLLECTOR) == can
    occupy = steps.action(steps.OCCUPY, RED_COLLECTOR)
    actions = state.legal_actions()
    assert occupy in actions
    assert is_vain(state, 1, occupy) != can
    weights = HalloweenKnowledge(state, Rand(1)).judge(state, actions)
    assert (weights[actions.index(occupy)] > 0) == can


def test_a_card_in_vain_is_worth_its_points_in_the_last_round_and_no_more_is_said() -> None:
    state = rich(ending=True)
    occupy = steps.action(steps.OCCUPY, RED_COLLECTOR)
    assert not is_vain(state, 1, occupy)
    kinds = [
        reason.kind
        for reason in HalloweenInsight(Seat(GAME, 1, state, [], Rand(1))).reasons(occupy, [])
    ]
    assert "card-for-points" in kinds
    assert "card-scores-later" not in kinds


def test_a_haunt_that_waits_is_a_matter_of_order() -> None:
    state = rich()
    insight = HalloweenInsight(Seat(GAME, 1, state, [], Rand(1)))
    haunt, rest = (GAME.read_notation(state, text) for text in ("act:3.haunt", "rest:2"))
    assert insight.named(haunt) == Reason("move-haunt")
    assert not insight.is_alike(haunt, rest)
    insight.plans = {rest: [haunt]}
    assert insight.is_deferred(haunt, rest)
    assert insight.is_alike(haunt, rest)
