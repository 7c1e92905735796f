"""What players of Embers keep count of: deeds, and the cards that nobody has shown them."""

from collections import Counter
from collections.abc import Mapping

from embers.rules import COPIES, KINDS
from farol.contracts.notebook import Left, Notebook, View
from farol.contracts.statistics import Tally, Teller
from farol.core.data import Json

DEEDS = ("played", "buried", "burnt", "looked")


def teller(tally: Tally) -> Teller:
    def tell(event: Mapping[str, Json]) -> None:
        if event["kind"] in DEEDS:
            tally.add(event["seat"], str(event["kind"]))

    return tell


def cards(value: Json) -> list[str]:
    return [str(card) for card in value if card] if isinstance(value, list) else []


def left(view: View, _: Tally) -> list[Left]:
    """Cards in the pile and in other hands, as far as the seat can tell."""
    players, me = view["players"], view.get("me")
    assert isinstance(players, list)
    seen = Counter(cards(view["hearth"]))
    for player in players:
        assert isinstance(player, dict)
        for place in ("row", "burnt", "buried"):
            seen.update(cards(player[place]))
    if isinstance(me, dict):
        seen.update(cards(me["hand"]))
        if view["phase"] != "over":  # afterwards all of this lies open
            seen.update(cards([*cards(me["buried"]), me["hearth"]]))
    return [Left("card", f"word-{kind}", COPIES - seen[kind], COPIES) for kind in KINDS]


NOTEBOOK = Notebook(DEEDS, teller, left=left)
