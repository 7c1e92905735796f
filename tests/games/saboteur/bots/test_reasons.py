"""Further texts of bots on positions of Saboteur: every kind of reason is in
tests/games/test_reasons.py.
"""

import pytest

from farol.bots.bot import Seat
from farol.bots.explain import bot_words
from farol.bots.reason import Reason
from farol.core.rand import Rand
from farol.games.saboteur.bots.reasons import GoldInsight
from farol.games.saboteur.position import PICKING
from farol.games.saboteur.tables import PASS
from tests.games.reasons import NAMES, action_of, case, insight_of, reasons
from tests.games.saboteur.drawing import GAME, position


@pytest.mark.parametrize(
    ("kind", "value", "english", "spanish"),
    [
        (
            "highest-gold",
            3,
            "3 gold is the most that is there.",
            "3 de oro es lo más alto que hay.",
        ),
        (
            "leave-gold",
            1,
            "1 gold is enough; the higher card goes on.",
            "1 de oro basta; la carta más alta sigue su camino.",
        ),
    ],
)
def test_gold_is_picked_for_a_reason(kind: str, value: int, english: str, spanish: str) -> None:
    state = position(phase=PICKING, pool=(1, 0, 2))
    seat = Seat(GAME, 0, state, [], Rand(1))
    [reason] = GoldInsight(seat).reasons(GAME.read_notation(state, f"pick:{value}"), [])
    assert reason.kind == kind
    assert reason.sentence(bot_words("en", GAME)) == english
    assert reason.sentence(bot_words("es", GAME)) == spanish


def test_a_reason_names_cards_places_and_seats_for_a_client_to_light_up() -> None:
    def told(kind: str) -> dict[str, object]:
        return reasons(case("saboteur", kind))[0].to_json()

    assert told("clear-dead-end-of") == {
        "kind": "clear-dead-end-of",
        "about": [{"seat": 2}, {"card": "rockfall"}, {"place": {"x": 1, "y": 0}}],
    }
    assert told("look-first")["about"] == [{"card": "map"}, {"place": {"goal": 1}}]
    assert told("break-suspect")["numbers"] == {"count": 2, "percent": 99}


@pytest.mark.parametrize(
    ("of", "kind", "english", "spanish"),
    [
        ("reach-goal", "move-lay", "laying a card (straight tunnel, level)", None),
        ("clear-dead-end", "move-collapse", "a rockfall", "un derrumbe"),
        (
            "mend-part",
            "move-mend",
            "mending Candil\N{RIGHT SINGLE QUOTATION MARK}s lamp",
            "arreglarle la lámpara a Candil",
        ),
        ("mend-own", "move-mend-own", None, None),
        (
            "break-longer",
            "move-break",
            "breaking Candil\N{RIGHT SINGLE QUOTATION MARK}s cart",
            None,
        ),
        ("look-first", "move-look", "a look under the Star", "mirar bajo la Estrella"),
        ("discard-dead-end", "move-discard", "discarding", "descartar"),
    ],
)
def test_a_move_has_a_short_name(
    of: str, kind: str, english: str | None, spanish: str | None
) -> None:
    named = case("saboteur", of)
    name = insight_of(named).named(action_of(named))
    assert name is not None
    assert name.kind == kind
    told = {name.sentence(bot_words(language, GAME), NAMES) for language in ("en", "es")}
    assert {english, spanish} - {None} <= told
    assert not [text for text in told if "{" in text]


def test_passing_is_called_so() -> None:
    assert insight_of(case("saboteur", "reach-goal")).named(PASS) == Reason("move-pass")
