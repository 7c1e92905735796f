"""The notebook of Halloween: actions, cards and tokens that are gone."""

from collections.abc import Mapping
from typing import Final

from farol.contracts.notebook import Left, Notebook, View
from farol.contracts.statistics import Tally, Teller
from farol.core.data import Json
from farol.games.halloween import tables as t

_DEEDS: Final = {
    "haunted": "haunted",
    "fight_won": "fights_won",
    "fight_lost": "fights_lost",
    "scared": "scared",
    "summoned": "summoned",
    "occupied": "occupied",
}


def _teller(tally: Tally) -> Teller:
    def tell(event: Mapping[str, Json]) -> None:
        kind = str(event["kind"])
        if kind in _DEEDS:
            tally.add(event.get("seat"), _DEEDS[kind])

    return tell


def _number(value: Json) -> int:
    return value if isinstance(value, int) else 0


def _left(view: View, _: Tally) -> list[Left]:
    """Cards without owner, undrawn bonus tokens, ghosts and tokens in the supply."""
    cards, supply = view["cards"], view["bonus_supply"]
    ghosts, tokens = view["ghosts_left"], view["tokens_left"]
    assert isinstance(cards, list)
    assert isinstance(supply, dict)
    assert isinstance(ghosts, dict)
    assert isinstance(tokens, dict)
    found = [
        Left("card", f"card-{card['number']}", int(not card["seats"]), 1)
        for card in cards
        if isinstance(card, dict)
    ]
    found += [
        Left("bonus", f"bonus-{name}", _number(supply.get(name, 0)), t.BONUS_COPIES)
        for name in t.BONUS_NAMES
    ]
    for group, counts, of in (
        ("ghost", ghosts, t.GHOSTS_PER_COLOUR),
        ("token", tokens, t.TOKENS_PER_COLOUR),
    ):
        found += [
            Left(group, f"colour-{colour}", _number(left), of) for colour, left in counts.items()
        ]
    return found


NOTEBOOK: Final = Notebook(tuple(_DEEDS.values()), _teller, left=_left)
