"""A glance at somebody's games of one kind: a few figures of all that their history tells."""

import msgspec

from farol.table.live.past import Asked, history_of
from farol.table.protocol.past import Glance, OwnHistory


def glance_of(asked: Asked) -> bytes:
    """What somebody who allows it lets others at the table see, as JSON: made from nothing, and of
    no game but the one that is played there."""
    game = asked.filters.game
    assert game is not None  # whoever asks sits at a table of it
    history = msgspec.json.decode(history_of(asked), type=OwnHistory)
    seen = Glance(game, asked.name, None)
    if history.months:
        seen.since = history.months[0].month
    for totals in history.games:
        seen.played, seen.contested, seen.won = totals.played, totals.contested, totals.won
        seen.streak, seen.longest_streak = totals.streak, totals.longest_streak
        liked = [one.thing for one in totals.figures if one.adds == "favourite"]
        seen.favourite = next((thing for thing in liked if thing is not None), None)
    return msgspec.json.encode(seen)
