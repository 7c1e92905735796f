"""The encoders of each game: one for views, one for actions."""

from functools import cache

import msgspec

from farol.core.game import Game
from farol.games import AnyGame
from farol.protocol import messages
from farol.server.encoding.action_codec import ActionCodec
from farol.server.encoding.view_encoder import ViewEncoder


@cache
def lens_of(rules: AnyGame) -> ViewEncoder:
    """The view encoder of a game."""
    return ViewEncoder(rules, messages.json_bytes)


@cache
def offers_of(rules: AnyGame) -> ActionCodec:
    """The action codec of a game."""
    kind = type(rules)
    plain = kind.action_json is Game.action_json and kind.parse_action is Game.parse_action
    same = kind.request_of is Game.request_of
    silent = kind.shows is Game.shows
    return ActionCodec(rules, messages.json_bytes, msgspec.json.decode, plain, same, silent)
