"""Further texts of bots on positions of Lok'n'Roll: every kind of reason is in
tests/games/test_reasons.py.
"""

import pytest

from farol.bots.bot import Seat
from farol.bots.explain import bot_words
from farol.bots.reason import Reason
from farol.core.rand import Rand
from farol.games.loknroll.bots.reasons import LokInsight
from tests.games.loknroll.table import GAME, play, position
from tests.games.reasons import action_of, case, insight_of, reasons


def test_the_turn_of_a_first_card_is_a_matter_of_taste() -> None:
    state = GAME.new(2, {"start": "seat_1"})
    play(state, "draw:long-1 long-1@0 draw:long-4")
    insight = LokInsight(Seat(GAME, 1, state, [], Rand(1)))
    [reason] = insight.reasons(GAME.read_notation(state, "long-4@0"), [])
    assert reason.kind == "any-turn"
    assert reason.sentence(bot_words("en", GAME)) == (
        "However this card is turned, it counts the same; only the picture of the track changes."
    )
    assert reason.sentence(bot_words("es", GAME)) == (
        "Se gire como se gire, esta carta cuenta lo mismo; solo cambia el dibujo de la vía."
    )


def test_a_card_that_leaves_the_hand_can_be_lit_up() -> None:
    assert reasons(case("loknroll", "shed-dearest"))[0].to_json() == {
        "kind": "shed-dearest",
        "about": [{"card": "long-4"}],
        "numbers": {"value": 4},
    }


def test_moves_are_worth_points_ahead_of_the_best_rival() -> None:
    state = position("long-1 long-2 long-3 long-3", 1, "long-4|long-1", deck=8, geometry="ribbon")
    insight = LokInsight(Seat(GAME, 0, state, [], Rand(1)))
    assert insight.measure(0.5) == 0
    assert insight.measure(0.75) == pytest.approx(8)
    assert insight.measure(0.25) == pytest.approx(-8)


def test_the_odds_of_a_ride_are_noted() -> None:
    ride = case("loknroll", "risk-pays")
    [note] = insight_of(ride).notes(action_of(ride))
    assert note.kind == "odds"
    assert note.sentence(bot_words("en", GAME)) == (
        "59% chance of derailing. It costs 0.8 cards on average."
    )


@pytest.mark.parametrize(
    ("cards", "english", "spanish"),
    [
        (0, "It costs 0 cards on average.", "Cuesta 0 cartas de media."),
        (1.0, "It costs one card on average.", "Cuesta una carta de media."),
        (1.5, "It costs 1.5 cards on average.", "Cuesta 1,5 cartas de media."),
    ],
)
def test_cards_are_counted_as_people_count(cards: float, english: str, spanish: str) -> None:
    note = Reason("odds", numbers={"percent": 0, "cards": cards})
    assert note.sentence(bot_words("en", GAME)).endswith(english)
    assert note.sentence(bot_words("es", GAME)).endswith(spanish)


def test_a_likely_derailment_is_told_before_what_is_gained() -> None:
    first, second, *_ = reasons(case("loknroll", "risk-pays"))
    assert (first.kind, second.kind.split("-")[0]) == ("risk-pays", "shed")


@pytest.mark.parametrize(
    ("kind", "number", "english", "spanish"),
    [
        ("move-pass", {}, "passing", "pasar"),
        ("move-roll", {}, "rolling now", "tirar ya"),
        ("move-stop", {}, "keeping the rest of the chaos", "guardar el resto del caos"),
        ("move-order", {}, "another order", "otro orden"),
        ("move-lay", {"value": 3}, "laying a 3", "colocar un 3"),
        (
            "move-put",
            {"value": 2},
            "putting the chaos 2 on the pile",
            "poner el caos de 2 en la pila",
        ),
        ("part-hand", {"points": 3}, "hand \u22123", "mano \u22123"),
        ("part-pile", {"points": 1.5}, "pile +1.5", "pila +1,5"),
        ("part-pile-less", {"points": 2}, "pile \u22122", "pila \u22122"),
        ("part-pile-none", {"points": 0}, "nothing onto the pile", "nada a la pila"),
        (
            "part-derail",
            {"percent": 59},
            "59% chance of derailing",
            "59 % de riesgo de descarrilar",
        ),
    ],
)
def test_moves_and_summands_have_short_names(
    kind: str, number: dict[str, float], english: str, spanish: str
) -> None:
    reason = Reason(kind, numbers=number)
    assert reason.sentence(bot_words("en", GAME)) == english
    assert reason.sentence(bot_words("es", GAME)) == spanish


def test_the_sum_of_a_ride_is_that_of_its_exact_odds() -> None:
    risky = case("loknroll", "risk-costs")
    insight = insight_of(risky)
    ride, passing = (insight.tally(action_of(risky, text)) for text in (risky["action"], "pass"))
    assert [(part.kind, *part.numbers.values()) for part in ride] == [
        ("part-hand", 3), ("part-pile", 3.9), ("part-derail", 74)
    ]  # fmt: skip
    assert [part.kind for part in passing] == ["part-pile"]
