"""Saboteur: invariants of every game, for the test suite."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from farol.bots.benchmark import Task
from farol.bots.ladder import Rung
from farol.core.data import Json
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.games.evening import Evening
from farol.games.saboteur import tables as t
from farol.games.saboteur.cards import KIND_MASK
from farol.games.saboteur.position import CHOOSE_FIRST, DRAW_GOLD, ENDED, PICKING
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import cell_x, cell_y

ROLES: Final = ("saboteur", "digger")  # the last one is that of unlisted seats
GAIN: Final = "gold"  # unit of a round's gain, for headings

# Levels by sides, saboteur/digger: one side is regular, the other one changes.
_SIDES: Final = (
    "regular/regular",
    "random/regular",
    "novice/regular",
    "regular/novice",
    "regular/random",
    "regular/expert",
    "expert/regular",
)
# Games by seats, with expert saboteurs, with expert diggers, and without experts: the gold of one
# round varies much, and less is decided by the deal for saboteurs.
_SIDED: Final = {5: (600, 60, 1000), 3: (240, 60, 1200), 7: (600, 240, 600)}
_FEW, _MANY = 400, 1600  # simulations of an expert digger, and of a saboteur, who has fewer moves


def _rungs() -> Iterator[Rung]:
    for seats, (saboteurs, diggers, quick) in _SIDED.items():
        games = {"expert/regular": saboteurs, "regular/expert": diggers}
        for bot in _SIDES:
            simulations = _MANY if bot == "expert/regular" else _FEW
            yield Rung(str(seats), (bot,) * seats, games.get(bot, quick), simulations)


LADDER: Final = tuple(_rungs())
BENCHMARK: Final = Task(edition=2, seats=5, opponents="regular", deals=100, seed=2004)


def _cards_in_hand(view: Mapping[str, Any]) -> int:
    return len(view["me"]["hand"])


DRAWN: Final = True  # by the web client
EVENING: Final = Evening(
    {"auto_pick_gold": True},
    bots=7,
    hidden="[data-hand]",
    held=_cards_in_hand,
    opened="[data-goal][aria-label$='treasure']",
)

_DEAD_ENDS: Final = [kind for kind in range(t.PATHS) if not t.FACE_THROUGH[2 * kind + 1]]
_GATHERED: Final = (CHOOSE_FIRST, DRAW_GOLD, PICKING, ENDED)  # all cards are back in the pile


def conserved(state: Saboteur) -> dict[str, int]:
    """The cards by kind and the gold by value; with `gone`, always what the box holds."""
    counts = Counter(_cards(state))
    for seat in range(state.seats):
        held = state.gold.held(seat)
        for value in range(1, t.GOLD_VALUES + 1):
            counts[f"gold {value}"] += held[value - 1]
    for value in range(1, t.GOLD_VALUES + 1):
        counts[f"gold {value}"] += state.gold.supply[value - 1] + state.gold.pool[value - 1]
    return {**counts, **_wrong(state)}


def _cards(state: Saboteur) -> dict[str, int]:
    """Cards in the pile, in hands, discarded face down, in the mine and on broken tools."""
    cards = state.cards
    counts = list(cards.pile)
    for seat in range(state.seats):
        for kind in cards.hand(seat):
            counts[kind] += 1
    for entry in cards.buried:
        counts[entry & KIND_MASK] += 1
    if state.phase not in _GATHERED:
        # after a round the mine stays visible, but its cards are in the new pile already
        for cell in state.mine.placed:
            counts[((state.mine.at(cell) & t.FACE) - 1) // 2] += 1
        for tool in range(t.TOOLS):
            counts[t.BREAK + tool] += sum(broken >> tool & 1 for broken in state.tools)
    return {t.KIND_IDS[kind]: counts[kind] for kind in range(t.KINDS)}


def _wrong(state: Saboteur) -> dict[str, int]:
    """Inconsistencies in derived fields: all zero."""
    dealt = [role for role in state.roles if role != t.NOT_DEALT]
    printed = (t.DIGGER_CARDS[state.seats], t.SABOTEUR_CARDS[state.seats])
    goals = list(state.mine.goal_cards)
    down = sum(state.mine.goal_is_down(goal) for goal in range(t.GOALS))
    broken = sum(int(tools).bit_count() for tools in state.tools)
    return {
        "role cards too many": sum(max(0, dealt.count(role) - printed[role]) for role in (0, 1)),
        "goal cards dealt twice": len(goals) - len(set(goals)),
        "goals face down, miscounted": state.mine.goals_down - down,
        "broken tools, miscounted": sum(state.broken_counts) - broken,
        "pile, miscounted": state.cards.pile_size - sum(state.cards.pile),
    }


def gone(events: Sequence[Event]) -> dict[str, int]:
    """The cards on the open discards, which no state holds: from the events of the round."""
    counts: Counter[int] = Counter()
    for event in events:
        if event.kind == "round-over":
            counts.clear()
        elif event.kind == "looked":
            counts[t.MAP] += 1
        elif event.kind == "collapsed":
            counts[t.ROCKFALL] += 1
            counts[event.public[1] // 2] += 1
        elif event.kind == "mended":
            counts[event.public[0]] += 1
            counts[t.BREAK + event.public[1]] += 1
    return {t.KIND_IDS[kind]: count for kind, count in counts.items()}


def advance(state: Saboteur, rand: Rand) -> None:
    """Dig straight to the treasure, which random play hardly ever finds, up to the gold."""
    while state.phase not in {DRAW_GOLD, ENDED}:
        if state.to_act() == CHANCE:
            state.apply_unchecked(state.sample_chance(rand))
        else:
            state.apply_unchecked(_nearer(state, rand))


def _nearer(state: Saboteur, rand: Rand) -> int:
    """The card that leads the tunnel nearest to a goal; otherwise one to discard."""
    best, chosen = _steps_to_goal(state) + 1, -1  # an equal distance is good enough
    actions = state.legal_actions()
    for action in actions:
        if action >= t.LAY and t.FACE_THROUGH[(action - t.LAY) // t.CELLS + 1]:
            after = state.copy()
            after.apply_unchecked(action)
            steps = -1 if after.phase == DRAW_GOLD else _steps_to_goal(after)
            if steps < best:
                best, chosen = steps, action
    if chosen >= 0:
        return chosen
    dead_ends = [action for action in actions if action - t.DISCARD in _DEAD_ENDS]
    return rand.choice(dead_ends or [action for action in actions if action < t.LAY][:1])


def _steps_to_goal(state: Saboteur) -> int:
    goals = [t.GOAL_CELLS[goal] for goal in range(t.GOALS) if state.mine.goal_is_down(goal)]
    return min(
        (
            abs(int(cell_x(cell) - cell_x(goal))) + abs(int(cell_y(cell) - cell_y(goal)))
            for cell in state.mine.open_cells
            for goal in goals
        ),
        default=t.CELLS,
    )


def roles(view: Mapping[str, Json]) -> dict[str, list[int]] | None:
    """The seats of each role, from a public view of the event that ends a round; otherwise None."""
    if view["kind"] != "round-over":
        return None
    saboteurs = view["saboteurs"]
    assert isinstance(saboteurs, list)
    return {"saboteur": [int(str(seat)) for seat in saboteurs]}


def own_role(observation: Mapping[str, Json]) -> str:
    """The role in a seat's own view."""
    own = observation["me"]
    assert isinstance(own, dict)
    return str(own["role"])
