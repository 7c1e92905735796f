"""Lok'n'Roll: invariants of every game, for the test suite."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from farol.bots.ladder import alone, master, tables
from farol.games.evening import Evening
from farol.games.loknroll.position import NO_CARD
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import KIND_IDS

LADDER: Final = (
    *tables(500, 60, 90, 120),
    *alone("record", 500, 40),
    *alone("laura", 500, 150, {"mode": "laura"}),
    master(500, 40),
)


def _cards_in_hand(view: Mapping[str, Any]) -> int:
    return len(view["me"]["hand"])


DRAWN: Final = True  # by the web client
EVENING: Final = Evening(
    bots=2, hidden=".hand .piece", held=_cards_in_hand, stored=("farol-loknroll-records",)
)


def conserved(state: LokState) -> dict[str, int]:
    """Each of the 55 cards, by kind, wherever it is."""
    counts: Counter[int] = Counter(state.track.kinds)
    for cards in (*state.hands, *state.piles, state.aside, state.pending):
        counts.update(cards)
    if state.drawn != NO_CARD:
        counts[state.drawn] += 1
    for by_kind in (state.pool, state.box):
        for kind, count in enumerate(by_kind):
            counts[kind] += count
    return {
        **{KIND_IDS[kind]: count for kind, count in counts.items()},
        "deck, miscounted": sum(state.pool) - state.deck - state.removed,
        "spots, miscounted": len(state.track.spots) - len(state.track.kinds),
    }
