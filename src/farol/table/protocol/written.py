"""How each game is written down for its tables: what is seen of it, and what may be done."""

from functools import cache

import msgspec

from farol.core.game import Game
from farol.games import AnyGame
from farol.table.protocol import messages
from farol.table.protocol.offers import Offers
from farol.table.protocol.sight import Lens


@cache
def lens_of(rules: AnyGame) -> Lens:
    """How a game is looked at."""
    return Lens(rules, messages.json_bytes)


@cache
def offers_of(rules: AnyGame) -> Offers:
    """The actions of a game."""
    kind = type(rules)
    plain = kind.action_json is Game.action_json and kind.parse_action is Game.parse_action
    same = kind.request_of is Game.request_of
    silent = kind.shows is Game.shows
    return Offers(rules, messages.json_bytes, msgspec.json.decode, plain, same, silent)
