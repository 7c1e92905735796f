"""Halloween: invariants of every game, for the test suite."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from farol.bots.ladder import master, tables
from farol.core.event import Event
from farol.games.evening import Evening
from farol.games.halloween import tables as t
from farol.games.halloween.rules import Halloween
from farol.games.halloween.steps import PICKUP, a_of, kind_of

# Fields that random play does not change.
UNCHANGED: Final = {
    "log": "it is set while apply() runs, and only then",
    "quiet_limit": "an option that games among programs fix",
}

LADDER: Final = (*tables(100, 16, 24, 48), master(100, 24))
DRAWN: Final = True  # by the web client
EVENING: Final = Evening({"quiet_rounds": 3}, shorter={"quiet_rounds": 1})


def conserved(state: Halloween) -> dict[str, int]:
    """Ghosts, ghost tokens, bonus tokens, haunt tokens, discs and cards, with those `gone`."""
    return {
        **_ghosts(state),
        **_tokens(state),
        **_bonuses(state),
        **_discs(state),
        **_haunts(state),
        "cards displayed": len(set(state.display)),
        "cards occupied, not displayed": sum(
            (int(held) & ~_set_of(list(state.display))).bit_count() for held in state.held
        ),
    }


def _set_of(cards: list[int]) -> int:
    return sum(1 << card for card in set(cards))


def _ghosts(state: Halloween) -> dict[str, int]:
    houses = [sum(state.ghosts[b * t.COLOURS : (b + 1) * t.COLOURS]) for b in range(t.BUILDINGS)]
    counts = {
        f"{t.COLOUR_NAMES[colour]} ghosts": sum(list(state.ghosts)[colour :: t.COLOURS])
        for colour in range(t.COLOURS)
    }
    surplus = sum(max(0, count - t.GHOSTS_PER_COLOUR) for count in counts.values())
    return {
        **counts,
        "ghosts too many": surplus,
        "ghosts by colour, miscounted": sum(counts.values()) - sum(state.on_board),
        "ghosts by building, miscounted": sum(
            abs(int(one - other)) for one, other in zip(houses, state.crowd, strict=True)
        ),
    }


def _tokens(state: Halloween) -> dict[str, int]:
    return {
        f"{t.COLOUR_NAMES[colour]} tokens": state.pool[colour]
        + sum(state.tokens[colour :: t.COLOURS])
        for colour in range(t.COLOURS)
    }


def _bonuses(state: Halloween) -> dict[str, int]:
    """Bonus tokens face down, discarded, on the board, with players, or being picked up."""
    out = Counter([*state.lying, *state.slots])
    out.update(a_of(packed) for packed in state.stack if kind_of(packed) == PICKUP)
    return {
        f"bonus {t.BONUS_NAMES[bonus]}": state.supply[bonus] + state.discards[bonus] + out[bonus]
        for bonus in range(t.BONUSES)
    }


def _discs(state: Halloween) -> dict[str, int]:
    """Discs in reserve, on action spaces, on used bonus tokens and on cards."""
    counts: dict[str, int] = {}
    for seat in range(state.seats):
        sections = state.discs[seat * state.sections : (seat + 1) * state.sections]
        slots = list(state.slots[seat * t.SLOTS : (seat + 1) * t.SLOTS])
        counts[f"discs of seat {seat + 1}"] = (
            state.reserve[seat]
            + sum(int(spaces).bit_count() for spaces in sections)
            + slots.count(t.LOCKED)
            + int(state.held[seat]).bit_count()
        )
        points = sum(state.sheet[seat * t.SOURCES : (seat + 1) * t.SOURCES])
        counts[f"points of seat {seat + 1}, miscounted"] = state.points[seat] - points
    return counts


def _haunts(state: Halloween) -> dict[str, int]:
    counts: dict[str, int] = {}
    for owner in range(2 * state.seats):
        cells = [cell for cell, there in enumerate(state.spaces) if there == owner]
        buildings = sum(1 << building for building in {t.BUILDING_OF[cell] for cell in cells})
        name = f"haunt tokens of seat {owner // 2 + 1}{', extra' if owner % 2 else ''}"
        counts[name] = state.haunts_left[owner] + len(cells)
        counts[f"{name}, miscounted"] = int(buildings ^ state.haunted[owner]).bit_count()
    return counts


def gone(events: Sequence[Event]) -> dict[str, int]:
    """Ghosts back in the supply less those that left it, and cards not dealt: no state has them."""
    ghosts: Counter[int] = Counter()
    dealt = 0
    for event in events:
        kind, public = event.kind, event.public
        if kind in {"summoned", "placed"}:
            ghosts[t.COLOUR_OF[public[0]]] -= 1
        elif kind == "removed":
            ghosts[t.COLOUR_OF[public[0]]] += 1
        elif kind == "fight_won":
            ghosts[t.COLOUR_OF[public[1]]] += 1
        elif kind == "upgraded":
            ghosts[t.COLOUR_OF[public[0]]] += 1
            ghosts[t.COLOUR_OF[public[0]] + 1] -= 1
        elif kind == "blues_came":
            ghosts[t.BLUE] -= public[1]
        elif kind == "reds_left":
            ghosts[t.RED] += t.GHOSTS_PER_COLOUR
        elif kind == "card_dealt":
            dealt += 1
    counts = {f"{t.COLOUR_NAMES[colour]} ghosts": count for colour, count in ghosts.items()}
    return {**counts, "cards displayed": -dealt}
