"""Parts of views shared with actions: a card, its place on the track, the odds of a roll."""

# compiled by mypyc

from farol.core.data import Json
from farol.games.loknroll import tables as t
from farol.games.loknroll.odds import Odds
from farol.games.loknroll.room import (
    spot_entry,
    spot_height,
    spot_quarters,
    spot_width,
    spot_x,
    spot_y,
)
from farol.games.loknroll.tables import exit_index


def card_json(kind: int) -> dict[str, Json]:
    """A card as it is printed."""
    if t.SHAPE_OF[kind] == t.CHAOS:
        return {"card": t.KIND_IDS[kind], "type": "chaos", "value": t.VALUE_OF[kind], "shape": None}
    return {
        "card": t.KIND_IDS[kind],
        "type": "broken" if t.IS_BROKEN[kind] else "track",
        "value": t.VALUE_OF[kind],
        "shape": t.SHAPE_IDS[t.SHAPE_OF[kind]],
    }


def spot_json(kind: int, spot: int) -> dict[str, Json]:
    """The place of a laid card, in units from the upper left corner of the first card."""
    entry = spot_entry(spot)
    return {
        "x": spot_x(spot) - t.ORIGIN,
        "y": spot_y(spot) - t.ORIGIN,
        "width": spot_width(spot),
        "height": spot_height(spot),
        "rotation": 90 * spot_quarters(spot),
        "entry": exit_json(kind, spot, entry),
        "exit": exit_json(kind, spot, 1 - entry),
    }


def exit_json(kind: int, spot: int, index: int) -> dict[str, Json]:
    """The exit of a laid card on the track."""
    at = exit_index(kind, spot_quarters(spot), index)
    return {
        "x": spot_x(spot) - t.ORIGIN + t.EXIT_X[at],
        "y": spot_y(spot) - t.ORIGIN + t.EXIT_Y[at],
        "side": t.SIDES[t.EXIT_SIDE[at]],
    }


def odds_json(odds: Odds) -> dict[str, Json]:
    """The odds in JSON."""
    wheels: list[Json] = [
        {
            "chance": odds.weights[number] / odds.total,
            "derails": number > odds.ahead,
            "cards": odds.cards[number],
            "points": odds.points[number],
        }
        for number in range(odds.dice + 1)
    ]
    return {
        "dice": odds.dice,
        "ahead": odds.ahead,
        "derail": odds.derail_chance(),
        "cards": odds.expected_cards(),
        "points": odds.expected_points(),
        "wheels": wheels,
    }
