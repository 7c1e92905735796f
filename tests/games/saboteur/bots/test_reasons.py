"""Every kind of reason that a bot gives in Saboteur, with a position and its sentences."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from farol.bots.bot import Seat
from farol.bots.explain import bot_words
from farol.bots.reason import Reason, belief_from_json, believed
from farol.core.claims import Said
from farol.core.rand import Rand
from farol.core.text import LANGUAGES
from farol.games.saboteur.bots.history import DEEDS
from farol.games.saboteur.bots.reasons import GoldInsight, TurnInsight
from farol.games.saboteur.claims import CLAIMS, GOLD, GUILTY, STONE
from farol.games.saboteur.position import PICKING
from tests.games.saboteur.drawing import GAME, position

NAMES = ("Ana", "Berta", "Candil", "Dolores", "Eva")
GOALS = {"kind": "goals"}


def laid(seat: int, card: str, x: int, y: int) -> dict[str, Any]:
    return {"kind": "laid", "seat": seat, "card": card, "turned": False, "x": x, "y": y}


BLOCKED_TWICE = [GOALS, laid(2, "blocked-level", 1, 0), laid(2, "blocked-upright", 0, 1)]
DUG_THRICE = [GOALS, laid(2, "level", 1, 0), laid(2, "level", 2, 0), laid(2, "level", 3, 0)]


@dataclass(frozen=True)
class Case:
    kind: str
    english: str
    spanish: str
    action: str
    drawing: str = "S"
    events: list[dict[str, Any]] = field(default_factory=lambda: [GOALS])
    role: str = "d"
    others: tuple[str, ...] = ()
    fields: dict[str, Any] = field(default_factory=dict)

    def seat(self) -> Seat:
        """Seat 0 of five holds the card of the action."""
        given = {"seats": 5, "roles": f"{self.role}dsdd", "hands": {0: self.hand}, **self.fields}
        return Seat(GAME, 0, position(self.drawing, **given), self.events, Rand(1))

    @property
    def hand(self) -> str:
        texts = (self.action, *self.others)
        cards = {text.removeprefix("discard:").partition("@")[0].rstrip("'") for text in texts}
        return " ".join(sorted(_card(card) for card in cards))


def _card(text: str) -> str:
    if text.startswith("look"):
        return "map"
    if text.startswith("break"):
        return "break-" + text.split(":")[1]
    return text.partition(":")[0]


KNOWN = {"seen": {0: "top"}}  # the treasure lies at the top
STONE_SEEN = {"seen": {0: "bottom"}}

CASES = [
    Case(
        "reach-treasure",
        "This card reaches the treasure under the Moon: the round is won.",
        "Esta carta llega al tesoro, bajo la Luna: ronda ganada.",
        "level@7,2",
        "..┌┬┬┴─.?\n..│\nS─┘",
        fields=KNOWN,
    ),
    Case(
        "reach-goal",
        "This card turns up the Star: 33 % that the treasure lies there.",
        "Esta carta descubre la Estrella: hay un 33 % de que el tesoro esté ahí.",
        "level@7,0",
        "S┼┼┼┼┼┬.?",
    ),
    Case(
        "dig-last",
        "One more card after this one, and the Moon is reached.",
        "Después de esta, una carta más y se llega a la Luna.",
        "crossing@6,2",
        "..┌┬┴─..?\n..│\nS─┘",
        fields=KNOWN,
    ),
    Case(
        "dig-nearer",
        "It brings the tunnel nearer to the treasure: 5 cards are missing after it.",
        "Acerca el túnel al tesoro: después faltan 5 cartas.",
        "tee-flat@4,0",
        "S───.",
        fields=KNOWN,
    ),
    Case(
        "dig-anywhere",
        "It brings the tunnel nearer wherever the treasure lies; 5 cards are missing to the Star "
        "after it.",
        "Acerca el túnel esté donde esté el tesoro; hasta la Estrella faltan después 5 cartas.",
        "level@2,0",
        "S─.",
    ),
    Case(
        "dig-towards",
        "It leads towards the Moon, where the treasure may lie; 4 cards are missing after it.",
        "Va hacia la Luna, donde puede estar el tesoro; después faltan 4 cartas.",
        "upright@4,1",
        "S───┘",
    ),
    Case(
        "second-way",
        "It opens a second way: one dead end no longer stops the digging.",
        "Abre un segundo camino: un solo callejón sin salida ya no detiene el túnel.",
        "crossing@3,0",
        "S──.",
        others=("level@3,0",),
    ),
    Case(
        "dig-aside",
        "Nothing better can be dug now; a side tunnel at least brings a new card.",
        "Ahora no se puede cavar nada mejor; un túnel de lado al menos trae carta nueva.",
        "level@-1,0",
        "S─│",
    ),
    Case(
        "clear-dead-end",
        "It takes away a dead end that stands in the way.",
        "Quita un callejón sin salida que estorba en el camino.",
        "rockfall@3,0",
        "S──═",
    ),
    Case(
        "clear-dead-end-of",
        "Candil laid that dead end: away with it.",
        "Ese callejón sin salida lo puso Candil: fuera con él.",
        "rockfall@1,0",
        "S═",
        events=[GOALS, laid(2, "blocked-level", 1, 0)],
    ),
    Case(
        "mend-own",
        "Without the lamp there is no digging: mend it first.",
        "Sin la lámpara no se cava: primero, a arreglar.",
        "mend-lamp:lamp:1",
        fields={"broken": {0: "lamp"}},
    ),
    Case(
        "mend-own-part",
        "One broken tool less; another one is left.",
        "Una herramienta rota menos; queda otra.",
        "mend-lamp:lamp:1",
        fields={"broken": {0: "lamp cart"}},
    ),
    Case(
        "mend-trusted",
        "Candil dug forward 3 times: with a whole lamp they can dig again.",
        "Candil cavó hacia los destinos 3 veces: si le arreglas la lámpara, vuelve a cavar.",
        "mend-lamp:lamp:3",
        events=DUG_THRICE,
        fields={"broken": {2: "lamp"}},
    ),
    Case(
        "mend-somebody",
        "Candil is most likely on the right side (60 %) and digs again with a whole cart.",
        "Candil está casi seguro del lado bueno (60 %) y vuelve a cavar si le arreglas la vagoneta.",
        "mend-cart:cart:3",
        fields={"broken": {2: "cart"}},
    ),
    Case(
        "mend-part",
        "Candil has more than one tool to be mended; the lamp is a beginning.",
        "Candil necesita más de un arreglo; la lámpara es un comienzo.",
        "mend-lamp:lamp:3",
        fields={"broken": {2: "lamp cart"}},
    ),
    Case(
        "break-suspect",
        "Candil blocked twice: break their lamp before the next card.",
        "Candil cerró el paso dos veces: rómpele la lámpara antes de que juegue otra carta.",
        "break:lamp:3",
        events=BLOCKED_TWICE,
    ),
    Case(
        "break-likeliest",
        "Nobody is more suspicious than Candil (40 %): a broken pickaxe is the safe way.",
        "Nadie es más sospechoso que Candil (40 %): romperle el pico es lo más seguro.",
        "break:pickaxe:3",
    ),
    Case(
        "break-doubtful",
        "Berta may be a saboteur (27 %): a broken pickaxe takes the risk away.",
        "Berta puede ser saboteador (27 %): romperle el pico quita el riesgo.",
        "break:pickaxe:2",
        events=BLOCKED_TWICE,
    ),
    Case(
        "break-longer",
        "Candil cannot dig already; a broken cart keeps it that way.",
        "Candil ya no puede cavar; romperle la vagoneta lo alarga.",
        "break:cart:3",
        fields={"broken": {2: "lamp"}},
    ),
    Case(
        "look-first",
        "Any of 3 goals may hide the treasure: a look under the Star tells where to dig.",
        "El tesoro puede estar en 3 sitios: mirar bajo la Estrella dice hacia dónde cavar.",
        "look:middle",
    ),
    Case(
        "look-decides",
        "Two goals are left: after a look under the Star it is certain where the treasure lies.",
        "Quedan dos destinos: tras mirar bajo la Estrella ya no hay duda de dónde está el tesoro.",
        "look:middle",
        fields=STONE_SEEN,
    ),
    Case(
        "look-again",
        "Nothing new can be seen there; the map is only in the way.",
        "Ahí no hay nada nuevo que ver; el mapa solo estorba.",
        "look:middle",
        fields=KNOWN,
    ),
    Case(
        "discard-dead-end",
        "A dead end is no use to a gold-digger: better a new card.",
        "Un callejón sin salida no le sirve a un buscador: mejor una carta nueva.",
        "discard:blocked-level",
    ),
    Case(
        "discard-map",
        "Where the treasure lies is known: the map has done its work.",
        "Ya se sabe dónde está el tesoro: el mapa ha cumplido.",
        "discard:map",
        fields=KNOWN,
    ),
    Case(
        "discard-stuck",
        "No digging with a broken cart: a new card may mend it.",
        "Con la vagoneta por arreglar no se cava: quizá la carta nueva sea un arreglo.",
        "discard:level",
        fields={"broken": {0: "cart"}},
    ),
    Case(
        "discard-no-way",
        "No card in the hand leads on from here: better a new one.",
        "Ninguna carta de la mano sigue el camino: mejor una nueva.",
        "discard:level",
        "S─│",
    ),
    Case(
        "discard-least",
        "Of the whole hand this card will be missed least.",
        "De toda la mano, es la carta que menos falta hará.",
        "discard:level",
    ),
    Case(
        "block-way",
        "It makes the way to the Moon longer by one card.",
        "Alarga el camino hasta la Luna en una carta.",
        "blocked-level@3,0",
        "S┼─.",
        role="s",
        fields=KNOWN,
    ),
    Case(
        "block-close",
        "Only 2 cards are missing to the Moon: this block cannot wait.",
        "Faltan solo 2 cartas hasta la Luna: hay que cerrar el paso ya.",
        "blocked-level@6,2",
        "..┌┬──..?\n..│\nS─┘",
        role="s",
        fields=KNOWN,
    ),
    Case(
        "block-shut",
        "It shuts the last way to the Moon.",
        "Cierra el último camino hasta la Luna.",
        "blocked-level@3,0",
        ".║\n╠S──.\n.╬",
        role="s",
        fields=KNOWN,
    ),
    Case(
        "stuff",
        "A dead end off the main way closes ground and looks harmless.",
        "Un callejón sin salida fuera del camino principal quita sitio y parece inofensivo.",
        "stub-level'@-1,0",
        "S──.",
        role="s",
        fields=KNOWN,
    ),
    Case(
        "loiter",
        "It looks like digging and brings nobody nearer.",
        "Parece que cava y no acerca a nadie.",
        "level@-1,0",
        "S──.",
        role="s",
        fields=KNOWN,
    ),
    Case(
        "look-busy",
        "It is still 9 cards to the Moon: honest digging now earns trust for later.",
        "Hasta la Luna faltan aún 9 cartas: cavar bien ahora da confianza para luego.",
        "crossing@1,0",
        role="s",
        fields=KNOWN,
    ),
    Case(
        "turn-stone",
        "It turns up nothing but stone and looks like an honest try.",
        "Solo descubre piedra y parece un intento honrado.",
        "level@7,0",
        "S┼┼┼┼┼┬.?",
        role="s",
        fields=KNOWN,
    ),
    Case(
        "risk-goal",
        "It turns up a goal and looks honest; the treasure lies there with 33 %.",
        "Descubre un destino y parece honrado; el tesoro está ahí con un 33 %.",
        "level@7,0",
        "S┼┼┼┼┼┬.?",
        role="s",
    ),
    Case(
        "cut-tunnel",
        "It tears a hole into the tunnel that only 13 of 31 tunnel cards fill.",
        "Abre un hueco en el túnel que solo 13 de 31 cartas de túnel pueden tapar.",
        "rockfall@1,0",
        "S──",
        role="s",
    ),
    Case(
        "cut-close",
        "They are nearly there: a hole here takes a card that fits, and only 13 of 31 do.",
        "Ya casi llegan: un hueco aquí pide una carta que encaje, y solo 13 de 31 lo hacen.",
        "rockfall@2,0",
        "S──┼┼┼",
        role="s",
    ),
    Case(
        "clear-for-show",
        "Clearing a dead end looks honest and hardly helps anybody.",
        "Quitar un callejón sin salida parece honrado y apenas ayuda a nadie.",
        "rockfall@3,0",
        "S──═",
        role="s",
    ),
    Case(
        "mend-to-block",
        "With a whole lamp blocking is possible again.",
        "Con la lámpara en orden se puede volver a cerrar el paso.",
        "mend-lamp:lamp:1",
        role="s",
        fields={"broken": {0: "lamp"}},
    ),
    Case(
        "mend-accomplice",
        "Candil is most likely a saboteur too: a whole lamp helps to block.",
        "Candil es casi seguro otro saboteador: si le arreglas la lámpara, ayuda a cerrar el paso.",
        "mend-lamp:lamp:3",
        events=BLOCKED_TWICE,
        role="s",
        fields={"broken": {2: "lamp"}},
    ),
    Case(
        "mend-for-show",
        "A whole lamp for Candil earns trust that will be needed later.",
        "Arreglarle la lámpara a Candil da una confianza que hará falta luego.",
        "mend-lamp:lamp:3",
        role="s",
        fields={"broken": {2: "lamp"}},
    ),
    Case(
        "hinder-digger",
        "Candil dug forward 3 times and digs for the gold: a broken cart stops that.",
        "Candil cavó hacia los destinos 3 veces y va a por el oro: sin la vagoneta no seguirá.",
        "break:cart:3",
        events=DUG_THRICE,
        role="s",
    ),
    Case(
        "hinder-likely",
        "Candil is most likely a gold-digger (80 %): a broken cart stops the digging.",
        "Candil es casi seguro buscador (80 %): romperle la vagoneta le impide cavar.",
        "break:cart:3",
        role="s",
    ),
    Case(
        "hinder-next",
        "Berta is next, and only 2 cards are missing: the cart has to break now.",
        "Berta juega a continuación y faltan solo 2 cartas: hay que romperle la vagoneta ya.",
        "break:cart:2",
        "S┼┼┼┼┼",
        role="s",
    ),
    Case(
        "hinder-longer",
        "Candil waits to be mended already; with a broken cart one card is not enough.",
        "Candil ya espera un arreglo; con la vagoneta por arreglar, uno no basta.",
        "break:cart:3",
        role="s",
        fields={"broken": {2: "lamp"}},
    ),
    Case(
        "look-to-mislead",
        "Whoever knows what lies under the Key can lead the others astray.",
        "Quien sabe lo que hay bajo la Llave puede despistar a los demás.",
        "look:bottom",
        role="s",
    ),
    Case(
        "discard-tunnel",
        "A good tunnel card less for the gold-diggers.",
        "Un buen túnel menos para los buscadores.",
        "discard:level",
        role="s",
    ),
    Case(
        "discard-mend",
        "One mending card less for the gold-diggers.",
        "Un arreglo menos para los buscadores.",
        "discard:mend-lamp",
        role="s",
    ),
]


def reasons(case: Case) -> list[Reason]:
    seat = case.seat()
    others = [GAME.read_notation(seat.world, text) for text in case.others]
    return TurnInsight(seat).reasons(GAME.read_notation(seat.world, case.action), others)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind)
def test_each_kind_of_reason_is_found_and_said_in_both_languages(case: Case) -> None:
    found = {reason.kind: reason for reason in reasons(case)}
    assert case.kind in found
    reason = found[case.kind]
    assert reason.sentence(bot_words("en", GAME), NAMES) == case.english
    assert reason.sentence(bot_words("es", GAME), NAMES) == case.spanish


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
    by_kind = {case.kind: reasons(case)[0].to_json() for case in CASES}
    assert by_kind["clear-dead-end-of"] == {
        "kind": "clear-dead-end-of",
        "about": [{"seat": 2}, {"card": "rockfall"}, {"place": {"x": 1, "y": 0}}],
    }
    assert by_kind["look-first"]["about"] == [{"card": "map"}, {"place": {"goal": 1}}]
    assert by_kind["break-suspect"]["numbers"] == {"count": 2}


# --- beliefs -------------------------------------------------------------------------------------


def believing(*events: dict[str, Any], **fields: Any) -> TurnInsight:
    case = Case("", "", "", "discard:level", events=[GOALS, *events], fields=fields)
    return TurnInsight(case.seat())


def test_a_belief_has_a_word_and_its_evidence_instead_of_a_percentage() -> None:
    beliefs = believing(*BLOCKED_TWICE[1:]).roles()
    [candil] = [belief for belief in beliefs if belief.seat == 2]
    assert (candil.role, candil.word) == ("saboteur", "surely")
    assert [reason.to_json() for reason in candil.evidence] == [
        {"kind": "deed-dead-end", "about": [{"seat": 2}], "numbers": {"count": 2}}
    ]
    assert candil.sentence(bot_words("en", GAME), NAMES) == (
        "Candil is surely a saboteur: blocked twice."
    )
    assert candil.sentence(bot_words("es", GAME), NAMES) == (
        "Candil es saboteador con toda seguridad: cerró el paso dos veces."
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
        ("Eva is surely a saboteur.", "Eva es saboteador con toda seguridad.", 0.97),
        ("Eva is probably a saboteur.", "Eva es probablemente saboteador.", 0.7),
        ("Eva could be either.", "Eva puede ser una cosa u otra.", 0.4),
        ("Eva is probably a gold-digger.", "Eva es probablemente buscador.", 0.2),
        ("Eva is surely a gold-digger.", "Eva es buscador con toda seguridad.", 0.0),
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
    towards = [laid(1, "upright", 0, -1), laid(1, "curve-sw", 0, -2)]
    [likely] = believing(looked, *towards, laid(1, "level", 1, -2)).notes(0)
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
    likely, tale = believing(look, said(2, CLAIMS.say("saw", 0, GOLD))).notes(0)
    assert (likely.kind, tale.kind) == ("treasure-likely", "treasure-said")
    assert (
        tale.sentence(bot_words("en", GAME), NAMES) == "Candil says there is gold under the Moon."
    )
    assert tale.sentence(bot_words("es", GAME), NAMES) == "Candil dice que bajo la Luna hay oro."
    words = [said(2, CLAIMS.say("saw", 0, GOLD)), said(0, CLAIMS.say("saw", 2, STONE))]
    own = {"kind": "looked", "seat": 0, "goal": 2}
    assert believing(look, own, *words, seen={0: "bottom"}).notes(0)[1].seats == (2,)
    [alone] = believing(said(2, CLAIMS.say("saw", 0, GOLD)), seen={0: "top"}).notes(0)
    assert alone.kind == "treasure-known"


LOOKED = {"kind": "looked", "seat": 2, "goal": 0}
TOLD_BEFORE = [GOALS, LOOKED, said(2, CLAIMS.say("saw", 0, STONE))]


@pytest.mark.parametrize(
    ("kind", "role", "events"),
    [
        ("word-told", "digger", [LOOKED, said(2, CLAIMS.say("saw", 0, STONE))]),
        ("word-accused", "", [said(seat, CLAIMS.say("think", 2, GUILTY)) for seat in (1, 3)]),
        (
            "word-silence",
            "saboteur",
            [*TOLD_BEFORE, GOALS, LOOKED, {"kind": "discarded", "seat": 2}],
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
