"""Positions of Saboteur with the reason that a bot gives there, in both languages."""

from dataclasses import dataclass, field
from typing import Any

from farol.bots.bot import Seat
from farol.core.rand import Rand
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
        "dig-joins",
        "It closes the gap in the tunnel: the 2 cards behind it count again, and 4 are missing to "
        "the Star.",
        "Cierra el hueco del túnel: las 2 cartas de detrás vuelven a contar, y hasta la Estrella "
        "faltan 4.",
        "level@1,0",
        "S.──",
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
        "dig-spare",
        "It brings nobody nearer, but it makes room in the hand and throws no card away.",
        "No acerca a nadie, pero deja sitio en la mano sin tirar ninguna carta.",
        "curve-sw@1,0",
        "S.",
        others=("level@1,0",),
        fields=KNOWN,
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
        "clear-astray",
        "This tunnel leads astray: without it the treasure is 8 cards nearer.",
        "Este túnel no lleva a ninguna parte: sin él, el tesoro queda 8 cartas más cerca.",
        "rockfall@7,0",
        ".......┐\nS┴┴┴┬┬┐│\n......└┤",
        fields={"goals": "stone-es treasure stone-sw", "seen": {0: "middle"}},
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
        "Candil blocked twice: break their lamp, and they cannot dig.",
        "Candil cerró el paso dos veces: rómpele la lámpara y no podrá cavar.",
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
        "Berta may be a saboteur (25 %): a broken pickaxe takes the risk away.",
        "Berta puede ser saboteador (25 %): romperle el pico quita el riesgo.",
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
        "Descubre un destino y parece honrado; hay un 33 % de que el tesoro esté ahí.",
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
