"""What bots of Saboteur believe of others, and which deeds and words they name for it."""

from typing import Any

import pytest

from farol.bots.bot import Seat
from farol.bots.explain import bot_words
from farol.bots.reason import Reason, belief_from_json, believed
from farol.core.claims import Said
from farol.core.rand import Rand
from farol.core.text import LANGUAGES
from farol.games.saboteur.bots.history import DEEDS
from farol.games.saboteur.bots.reasons import TurnInsight
from farol.games.saboteur.claims import CLAIMS, GOLD, GUILTY, STONE
from tests.games.reasons import NAMES
from tests.games.saboteur.drawing import GAME, position

GOALS = {"kind": "goals"}


def laid(seat: int, card: str, x: int, y: int) -> dict[str, Any]:
    return {"kind": "laid", "seat": seat, "card": card, "turned": False, "x": x, "y": y}


BLOCKED_TWICE = [laid(2, "blocked-level", 1, 0), laid(2, "blocked-upright", 0, 1)]


def believing(*events: dict[str, Any], **fields: Any) -> TurnInsight:
    state = position(seats=5, roles="ddsdd", hands={0: "level"}, **fields)
    return TurnInsight(Seat(GAME, 0, state, [GOALS, *events], Rand(1)))


def test_a_belief_has_a_word_and_its_evidence_instead_of_a_percentage() -> None:
    beliefs = believing(*BLOCKED_TWICE).roles()
    [candil] = [belief for belief in beliefs if belief.seat == 2]
    assert (candil.role, candil.word) == ("saboteur", "surely")
    assert [reason.to_json() for reason in candil.evidence] == [
        {"kind": "deed-dead-end", "about": [{"seat": 2}], "numbers": {"count": 2}}
    ]
    assert candil.sentence(bot_words("en", GAME), NAMES) == (
        "Candil is almost certainly a saboteur: blocked twice."
    )
    assert candil.sentence(bot_words("es", GAME), NAMES) == (
        "Es casi seguro que Candil es saboteador: cerró el paso dos veces."
    )


def test_a_belief_is_said_as_surely_as_it_is_held() -> None:
    deeds = [laid(2, "blocked-crossing", 1, 0), *[{"kind": "discarded", "seat": 1}]]
    deeds += [{"kind": "broke", "seat": 2, "tool": "lamp", "target": 3}] * 3
    deeds += [laid(3, "level", 0, 1), *[{"kind": "collapsed", "seat": 2, "card": "level",
               "turned": False, "x": 0, "y": 1}]]  # fmt: skip
    words = [(belief.seat, belief.word) for belief in believing(*deeds).roles()]
    assert words[1] == (2, "surely")
    assert {word for _, word in words} > {"surely"}
    assert [belief.word for belief in believing().roles()] == ["open"] * 4


@pytest.mark.parametrize(
    ("english", "spanish", "chance"),
    [
        ("Eva is almost certainly a saboteur.", "Es casi seguro que Eva es saboteador.", 0.97),
        ("Eva is probably a saboteur.", "Es probable que Eva sea saboteador.", 0.7),
        ("Eva could be either.", "Eva puede ser una cosa u otra.", 0.4),
        ("Eva is probably a gold-digger.", "Es probable que Eva sea buscador.", 0.2),
        ("Eva is almost certainly a gold-digger.", "Es casi seguro que Eva es buscador.", 0.0),
    ],
)
def test_every_belief_has_words(english: str, spanish: str, chance: float) -> None:
    belief = believed(4, chance, ("saboteur", "digger"))
    assert belief.sentence(bot_words("en", GAME), NAMES) == english
    assert belief.sentence(bot_words("es", GAME), NAMES) == spanish
    assert belief_from_json(belief.to_json()) == belief


def test_where_the_treasure_lies_is_noted_once_something_is_known() -> None:
    english, spanish = bot_words("en", GAME), bot_words("es", GAME)
    assert believing().notes(0) == []
    [known] = believing(seen={0: "top"}).notes(0)
    assert known.kind == "treasure-known"
    assert known.sentence(english) == "The treasure lies under the Moon."
    assert known.sentence(spanish) == "El tesoro está bajo la Luna."
    looked = {"kind": "looked", "seat": 1, "goal": 2}
    [likely] = believing(looked, laid(1, "upright", 0, -1)).notes(0)
    assert likely.kind == "treasure-likely"
    assert "most likely lies under the Key" in likely.sentence(english)
    assert "esté bajo la Llave" in likely.sentence(spanish)


def said(seat: int, claim: int) -> dict[str, Any]:
    return Said(0, seat, claim).view(CLAIMS)


def test_words_are_evidence_where_they_move_a_belief() -> None:
    looks = [{"kind": "looked", "seat": seat, "goal": 1} for seat in (2, 3)]
    told = [said(2, CLAIMS.say("saw", 1, GOLD)), said(3, CLAIMS.say("saw", 1, STONE))]
    liar, honest = believing(*looks, *told, seen={0: "top"}).roles()[1:3]
    english, spanish = bot_words("en", GAME), bot_words("es", GAME)
    assert (liar.seat, liar.role) == (2, "saboteur")
    assert liar.evidence[0].to_json() == {
        "kind": "word-false",
        "about": [{"seat": 2}, {"place": {"goal": 1}}],
        "words": {"goal": "middle", "find": "gold"},
    }
    assert "said there is gold under the Star, which is not so" in liar.sentence(english, NAMES)
    assert "dijo que bajo la Estrella hay oro, y no es cierto" in liar.sentence(spanish, NAMES)
    assert (honest.seat, honest.role) == (3, "digger")
    assert honest.evidence[0].kind == "word-true"
    assert "said rightly that there is stone" in honest.sentence(english, NAMES)
    assert believing(*looks).roles()[1].evidence != liar.evidence


def test_a_note_names_whose_tale_leads_to_the_treasure() -> None:
    look = {"kind": "looked", "seat": 2, "goal": 0}
    dug = laid(2, "level", 1, 0)
    likely, tale = believing(dug, look, said(2, CLAIMS.say("saw", 0, GOLD))).notes(0)
    assert (likely.kind, tale.kind) == ("treasure-likely", "treasure-said")
    assert (
        tale.sentence(bot_words("en", GAME), NAMES) == "Candil says there is gold under the Moon."
    )
    assert tale.sentence(bot_words("es", GAME), NAMES) == "Candil dice que bajo la Luna hay oro."
    words = [said(2, CLAIMS.say("saw", 0, GOLD)), said(0, CLAIMS.say("saw", 2, STONE))]
    own = {"kind": "looked", "seat": 0, "goal": 2}
    assert believing(dug, look, own, *words, seen={0: "bottom"}).notes(0)[1].seats == (2,)
    [alone] = believing(said(2, CLAIMS.say("saw", 0, GOLD)), seen={0: "top"}).notes(0)
    assert alone.kind == "treasure-known"


def test_two_tales_of_stone_lead_to_the_third_goal_together() -> None:
    looks = [{"kind": "looked", "seat": seat, "goal": seat - 2} for seat in (2, 3)]
    tales = [said(seat, CLAIMS.say("saw", seat - 2, STONE)) for seat in (2, 3)]
    likely, *told = believing(*looks, *tales).notes(0)
    assert likely.words == {"goal": "bottom"}
    assert [(each.seats, each.words["goal"]) for each in told] == [((2,), "top"), ((3,), "middle")]
    again = {"kind": "looked", "seat": 1, "goal": 0}
    told = believing(*looks, *tales, again, said(1, CLAIMS.say("saw", 0, STONE))).notes(0)[1:]
    assert [each.seats for each in told] == [(3,), (1,)]  # of each goal the latest
    gold = [{"kind": "looked", "seat": 1, "goal": 2}, said(1, CLAIMS.say("saw", 2, GOLD))]
    [alone] = believing(*looks, *tales, *gold).notes(0)[1:]
    assert (alone.seats, alone.words["find"]) == ((1,), "gold")


LOOKED = {"kind": "looked", "seat": 2, "goal": 0}
TOLD_BEFORE = [GOALS, LOOKED, said(2, CLAIMS.say("saw", 0, STONE))]


@pytest.mark.parametrize(
    ("kind", "role", "events"),
    [
        ("word-told", "", [LOOKED, said(2, CLAIMS.say("saw", 0, STONE))]),
        ("word-accused", "", [said(1, CLAIMS.say("think", 2, GUILTY))]),
        ("word-accused", "", [said(by, CLAIMS.say("think", 2, GUILTY)) for by in (1, 3)]),
        (
            "word-silence",
            "saboteur",
            [*TOLD_BEFORE, GOALS, *[LOOKED, {"kind": "discarded", "seat": 2}] * 2],
        ),
    ],
)
def test_other_words_are_evidence_too(kind: str, role: str, events: list[dict[str, Any]]) -> None:
    candil = believing(*events).roles()[1]
    assert (candil.seat, candil.role) == (2, role)
    assert candil.evidence[0].kind == kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["true", "false", "told", "silence", "accused"])
def test_every_kind_of_word_has_a_sentence(kind: str, language: str) -> None:
    words = {"goal": "top", "find": "stone"}
    reason = Reason(f"word-{kind}", (2, 3), numbers={"count": 2}, words=words)
    sentence = reason.sentence(bot_words(language, GAME), NAMES)
    assert sentence != reason.kind.replace("-", " ")
    assert "{" not in sentence


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_deed_has_words(deed: str, language: str) -> None:
    said = Reason(f"deed-{deed}", numbers={"count": 2}).sentence(bot_words(language, GAME))
    trusted = Reason(
        "mend-trusted", (2,), numbers={"count": 2}, words={"deed": deed, "tool": "lamp"}
    )
    assert f"Candil {said}:" in trusted.sentence(bot_words(language, GAME), NAMES)


def test_whoever_alone_is_left_is_named_for_that_and_for_no_deed() -> None:
    deeds = [laid(seat, "level", x, 0) for x, seat in enumerate((1, 3, 4, 1, 3, 4), 1)]
    candil = believing(*deeds, {"kind": "looked", "seat": 2, "goal": 0}).roles()[1]
    assert (candil.seat, candil.role, candil.word) == (2, "saboteur", "surely")
    assert [reason.kind for reason in candil.evidence] == ["left-over"]
    assert candil.sentence(bot_words("en", GAME), NAMES) == (
        "Candil is almost certainly a saboteur: nobody else is left."
    )
    assert candil.sentence(bot_words("es", GAME), NAMES) == (
        "Es casi seguro que Candil es saboteador: no queda nadie más."
    )
