"""Every kind of reason that a bot gives in Lok'n'Roll, with a position and its sentences."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from farol.bots.bot import Seat
from farol.bots.explain import bot_words
from farol.bots.reason import Reason
from farol.core.rand import Rand
from farol.games.loknroll.bots.reasons import LokInsight
from tests.games.loknroll.table import GAME, play, position

NAMES = ("Ana", "Berta")


@dataclass(frozen=True)
class Case:
    kind: str
    english: str
    spanish: str
    action: str
    table: tuple[str, int, str]  # track, place of the locomotive, hands
    fields: dict[str, Any] = field(default_factory=dict)
    before: str = ""
    others: str = ""

    def reasons(self) -> list[Reason]:
        state = position(*self.table, geometry="ribbon", **self.fields)
        play(state, self.before)
        others = [GAME.read_notation(state, text) for text in self.others.split()]
        seat = Seat(GAME, 0, state, [], Rand(1))
        return LokInsight(seat).reasons(GAME.read_notation(state, self.action), others)


CASES = [
    Case(
        "shed",
        "You get rid of a 2.",
        "Te quitas de encima un 2.",
        "long-2@0",
        (
            "long-1 long-2 long-2 short-2 long-1 short-1 turn-a-1 turn-b-1",
            2,
            "long-2 short-2|long-4",
        ),
    ),
    Case(
        "shed-dearest",
        "You get rid of the 4, your highest card.",
        "Te quitas de encima el 4, tu carta más alta.",
        "long-4@0",
        ("long-1 long-2 long-3 long-3", 1, "long-4 long-2|long-1"),
    ),
    Case(
        "shed-late",
        "The game is nearly over and cards in the hand count: away with the 4.",
        "La partida se acaba y las cartas de la mano cuentan: fuera el 4.",
        "long-4@0",
        ("long-1 long-2 long-3 long-3", 1, "long-4 long-2|long-1"),
        fields={"deck": 3},
    ),
    Case(
        "shed-several",
        "2 cards of value 2 in one ride: 4 points leave the hand.",
        "2 cartas de valor 2 en un solo viaje: 4 puntos salen de la mano.",
        "short-2@0",
        (
            "long-1 long-2 long-2 short-2 long-1 short-1 turn-a-1 turn-b-1",
            2,
            "long-2 short-2|long-4",
        ),
        before="long-2@0",
    ),
    Case(
        "safe-ride",
        "The locomotive cannot derail, and the ride costs nothing.",
        "La locomotora no puede descarrilar y el viaje no cuesta nada.",
        "long-2@0",
        (
            "long-1 long-2 long-2 short-2 long-1 short-1 turn-a-1 turn-b-1",
            2,
            "long-2 short-2|long-4",
        ),
    ),
    Case(
        "safe-but-broken",
        "The locomotive cannot derail; broken track costs about 1.8 points.",
        "La locomotora no puede descarrilar; la vía destruida cuesta de media 1,8 puntos.",
        "long-2@0",
        ("long-1 long-2 broken-1 broken-2 long-2 short-2 long-1", 1, "long-2|long-4"),
    ),
    Case(
        "small-risk",
        "Only 20 % to derail, about 0.2 points on average.",
        "Solo hay un 20 % de descarrilar, de media 0,2 puntos.",
        "long-4@0",
        ("long-1 long-2 long-3 short-3", 1, "long-4|long-1"),
    ),
    Case(
        "risk-pays",
        "59 % to derail, but that costs one point on average, and 4 leave the hand.",
        "Hay un 59 % de descarrilar, pero cuesta un punto de media y salen 4 de la mano.",
        "long-4@0",
        ("long-1 long-2 long-3 long-3", 2, "long-4|long-1"),
    ),
    Case(
        "risk-costs",
        "74 % to derail: 3 leave the hand, and the ride costs 3.9 points on average.",
        "Hay un 74 % de descarrilar: salen 3 de la mano y el viaje cuesta 3,9 puntos de media.",
        "short-3@0",
        ("long-4 long-3 long-2 short-2", 3, "short-3|long-1"),
    ),
    Case(
        "penalty-welcome",
        "Penalty cards would pair with the pile and take about 4.7 points with them.",
        "Las cartas de penalización se combinarían con las de la pila y se llevarían de media 4,7 puntos.",
        "turn-a-4@0",
        ("long-4 long-3 short-3 short-4", 3, "turn-a-4|long-2"),
        fields={"piles": "turn-b-3 broken-4|"},
    ),
    Case(
        "pass-is-dearer",
        "Passing would bring 4 points onto the pile.",
        "Pasar pondría 4 puntos en la pila.",
        "short-1@0",
        ("long-4 long-3 short-3 long-2 short-2 long-1", 3, "short-1|long-2"),
    ),
    Case(
        "rest-fits",
        "After a 3 the rest of the hand fits onto the track.",
        "Después de un 3, el resto de la mano cabe en la vía.",
        "long-3@0",
        ("long-1 long-2 long-2 short-2", 2, "long-3 long-4|long-1"),
    ),
    Case(
        "roll-now",
        "One more card, and the locomotive derails with at least 74 %: better roll now.",
        "Con una carta más se descarrila con al menos un 74 % de probabilidad: mejor tirar ya.",
        "roll",
        ("long-1 long-2 long-3 long-3", 1, "long-4 short-4|long-1"),
        before="long-4@0",
        others="short-4@0",
    ),
    Case(
        "pass-free",
        "Passing costs nothing: no card lies behind the locomotive.",
        "Pasar no cuesta nada: no hay cartas detrás de la locomotora.",
        "pass",
        ("long-1", 0, "long-4|short-1"),
    ),
    Case(
        "pass-pairs",
        "The penalty card pairs with the top of the pile: 3 points go away.",
        "La carta de penalización se combina con la de arriba de la pila: se van 3 puntos.",
        "pass",
        ("long-3 long-2 short-2 turn-a-2", 2, "long-4|long-1"),
        fields={"piles": "short-3|"},
    ),
    Case(
        "pass-cheap",
        "Passing costs only one point.",
        "Pasar cuesta solo un punto.",
        "pass",
        ("long-1 long-2 short-2 turn-a-2", 2, "long-4|long-1"),
    ),
    Case(
        "pass-stuck",
        "No card in the hand can be laid.",
        "No se puede poner ninguna carta de la mano.",
        "pass",
        ("long-1 long-2 short-2 turn-a-2", 2, "long-4 chaos-1|long-1"),
    ),
    Case(
        "pass-is-safer",
        "Whatever is laid, the locomotive derails with at least 74 %.",
        "Se ponga lo que se ponga, se descarrila con al menos un 74 % de probabilidad.",
        "pass",
        ("long-1 long-2 long-3 short-3", 3, "long-4 long-3|long-1"),
    ),
    Case(
        "leaves-short",
        "Berta then finds one card before the locomotive.",
        "Berta encuentra entonces una sola carta delante de la locomotora.",
        "pass",
        ("long-1 long-2 short-2 turn-a-2", 1, "long-3|long-1"),
    ),
    Case(
        "keep-chaos",
        "The rest of the chaos waits for a match on the pile.",
        "El resto del caos espera en la mano a que la pila lo combine.",
        "stop",
        ("long-1 long-2 long-3 long-3", 1, "chaos-4 chaos-2|long-1"),
        fields={"piles": "long-4|"},
        before="pair:chaos-4",
    ),
    Case(
        "chaos-pairs",
        "The chaos 4 pairs with the 4 on the pile: both are gone.",
        "El caos de 4 se combina con el 4 de la pila: se van los dos.",
        "pair:chaos-4",
        ("long-1 long-2 long-3 long-3", 1, "chaos-4 chaos-2|long-1"),
        fields={"piles": "long-4|"},
    ),
    Case(
        "chaos-as-bait",
        "Chaos never fits onto the track; on the pile a later 2 can take it away.",
        "El caos nunca cabe en la vía; en la pila se lo puede llevar otro 2 más tarde.",
        "put:chaos-2",
        ("long-1 long-2 long-3 long-3", 1, "chaos-4 chaos-2|long-1"),
        fields={"piles": "long-4|"},
    ),
    Case(
        "order-pairs",
        "In this order cards pair off and take 8 points with them.",
        "En este orden se combinan cartas y se llevan 8 puntos.",
        "accept",
        ("long-1 long-2 long-3 long-3", 2, "long-4|long-1"),
        fields={"piles": "short-4|", "phase": "penalty", "pending": "turn-a-4 short-1"},
    ),
    Case(
        "order-low-top",
        "Nothing pairs now; this order leaves the best top card for later.",
        "Ahora no se combina ninguna carta; este orden deja la mejor carta arriba para luego.",
        "accept",
        ("long-1 long-2 long-3 long-3", 2, "long-4|long-1"),
        fields={"piles": "short-2|", "phase": "penalty", "pending": "turn-a-4 short-1"},
    ),
    Case(
        "penalty-pairs",
        "The 4 pairs with the top of the pile: both are gone.",
        "El 4 se combina con la carta de arriba: se van las dos.",
        "pair:turn-a-4",
        ("long-1 long-2 long-3 long-3", 2, "long-4|long-1"),
        fields={"piles": "short-4|", "phase": "penalty", "pending": "turn-a-4 short-1"},
    ),
    Case(
        "penalty-pairs",
        "The 4 pairs with the top of the pile: both are gone.",
        "El 4 se combina con la carta de arriba: se van las dos.",
        "accept",
        ("long-1 long-2 long-3 long-3", 2, "long-4|long-1"),
        fields={"piles": "short-4|", "phase": "penalty", "pending": "turn-a-4"},
    ),
    Case(
        "penalty-on-top",
        "The 1 goes on top, where a later 1 can take it away.",
        "El 1 queda arriba, donde otro 1 se lo puede llevar.",
        "put:short-1",
        ("long-1 long-2 long-3 long-3", 2, "long-4|long-1"),
        fields={"piles": "short-4|", "phase": "penalty", "pending": "turn-a-4 short-1"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind)
def test_each_kind_of_reason_is_found_and_said_in_both_languages(case: Case) -> None:
    found = {reason.kind: reason for reason in case.reasons()}
    assert case.kind in found
    assert found[case.kind].sentence(bot_words("en", GAME), NAMES) == case.english
    assert found[case.kind].sentence(bot_words("es", GAME), NAMES) == case.spanish


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
    [case] = [case for case in CASES if case.kind == "shed-dearest"]
    assert case.reasons()[0].to_json() == {
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
    [case] = [case for case in CASES if case.kind == "risk-pays"]
    state = position(*case.table, geometry="ribbon")
    insight = LokInsight(Seat(GAME, 0, state, [], Rand(1)))
    [note] = insight.notes(GAME.read_notation(state, case.action))
    assert note.kind == "odds"
    assert note.sentence(bot_words("en", GAME)) == (
        "This move derails with a chance of 59 %, and costs 0.8 cards on average."
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
    [case] = [case for case in CASES if case.kind == "risk-pays"]
    state = position(*case.table, geometry="ribbon")
    insight = LokInsight(Seat(GAME, 0, state, [], Rand(1)))
    first, second, *_ = insight.reasons(GAME.read_notation(state, case.action), [])
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
        ("part-derail", {"percent": 59}, "59 % to derail", "59 % de descarrilar"),
    ],
)
def test_moves_and_parts_of_a_sum_have_short_names(
    kind: str, number: dict[str, float], english: str, spanish: str
) -> None:
    reason = Reason(kind, numbers=number)
    assert reason.sentence(bot_words("en", GAME)) == english
    assert reason.sentence(bot_words("es", GAME)) == spanish


def test_the_sum_of_a_ride_is_that_of_its_exact_odds() -> None:
    [case] = [case for case in CASES if case.kind == "risk-costs"]
    state = position(*case.table, geometry="ribbon")
    insight = LokInsight(Seat(GAME, 0, state, [], Rand(1)))
    ride, passing = (
        insight.tally(GAME.read_notation(state, text)) for text in (case.action, "pass")
    )
    assert [(part.kind, *part.numbers.values()) for part in ride] == [
        ("part-hand", 3), ("part-pile", 3.9), ("part-derail", 74)
    ]  # fmt: skip
    assert [part.kind for part in passing] == ["part-pile"]
