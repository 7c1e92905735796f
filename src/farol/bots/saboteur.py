"""Saboteur: what a digger or a saboteur thinks of a card, and how a round is worth its gold."""

from typing import Final

from farol.bots.knowledge import FULL, Knowledge
from farol.core.data import read_data
from farol.core.rand import Rand
from farol.core.state import State
from farol.games.saboteur.position import (
    DRAW,
    PAST,
    PICKING,
    SABOTEURS_WON,
    TURN,
)
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    BREAK,
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DISCARD,
    EMPTY,
    FACE,
    FACE_THROUGH,
    GOAL_CELLS,
    GOALS,
    HIDDEN_FACE,
    LAY,
    LOOK,
    MAP,
    MAX_PAY,
    MEND,
    MEND_TOOL,
    PASS,
    PATHS,
    PICK,
    PIECE_OPEN,
    REACHED,
    ROCKFALL,
    SABOTEUR,
    SABOTEUR_PAY,
    STEP,
    TREASURE,
    cell_x,
    cell_y,
)

FAR: Final = 60  # cards to a goal that nothing leads to
CLOSE: Final = 4  # cards to the treasure from which on saboteurs show themselves
ANXIOUS: Final = 2  # cards to the treasure at which only stopping counts
BOTH: Final = 12  # a multiple of 1, 2 and 3: distances to several goals are averaged in twelfths


def _distances() -> list[int]:
    table: list[int] = []
    for goal in GOAL_CELLS:
        for cell in range(CELLS):
            across = abs(cell_x(cell) - cell_x(goal))
            table.append(min(FAR, across + abs(cell_y(cell) - cell_y(goal))))
    return table


MOST_CARDS: Final = 9  # to the treasure, as far as the outlook tells them apart
MOST_LEFT: Final = 11  # cards for each seat in pile and hands, likewise
CERTAIN: Final = 1000


def _guesses() -> list[int]:
    data = read_data("farol.bots", "saboteur_guesses.json")
    assert isinstance(data, list)
    table: list[int] = []
    for chance in data:
        assert isinstance(chance, int)
        table.append(chance)
    return table


# How often diggers win, in thousandths: by hindrance, cards left and cards to the treasure; see
# `outlook`. Counted in many games and smoothed.
GUESSES: Final = _guesses()
DISTANCE: Final = _distances()  # by goal and cell: how many cards from here, this one included


class SaboteurKnowledge(Knowledge):
    """Roles and treasure by belief, play by rules of thumb, value by gold of the round.

    `masks`, `treasures` and `chances` go together: a hypothesis about who the saboteurs are and
    where the treasure lies, with its weight. Without any, all worlds are as likely as dealt.
    """

    def __init__(self, masks: list[int], treasures: list[int], chances: list[int]) -> None:
        super().__init__()
        self.exploration = 900
        self.masks = masks
        self.treasures = treasures
        self.total = 0
        self.sums: list[int] = []  # running sums of the weights
        for chance in chances:
            self.total += chance
            self.sums.append(self.total)
        self._best = [FAR] * GOALS  # by goal: the least distance of an open cell
        self._best_cell = [0] * GOALS
        self._second = [FAR] * GOALS
        self._targets = [False] * GOALS  # goals that may hide the treasure for all the seat knows

    def sample_world(self, root: State, seat: int, rand: Rand) -> State:
        """A world whose roles and treasure follow the belief."""
        world = root.sample_world(seat, rand)
        assert isinstance(world, Saboteur)
        if self.total > 0 and (world.phase == TURN or world.phase == DRAW):
            index = self._draw(rand)
            mask = self.masks[index]
            for other in range(world.seats):
                world.roles[other] = (mask >> other) & 1
            self._move_treasure(world, self.treasures[index])
        return world

    def _draw(self, rand: Rand) -> int:
        rest = rand.below(self.total)
        low = 0
        high = len(self.sums) - 1
        while low < high:
            middle = (low + high) >> 1
            if self.sums[middle] > rest:
                high = middle
            else:
                low = middle + 1
        return low

    def _move_treasure(self, world: Saboteur, goal: int) -> None:
        cards = world.mine.goal_cards
        for other in range(GOALS):
            if cards[other] == TREASURE:
                cards[other] = cards[goal]
                cards[goal] = TREASURE
                return

    # --- the value of a round --------------------------------------------------------------------

    def is_settled(self, state: State) -> bool:
        """A round is over: its gold is what counts."""
        assert isinstance(state, Saboteur)
        return state.phase != TURN and state.phase != DRAW

    def evaluate(self, state: State) -> list[int]:
        """Gold as a share of the most a seat can get in a round."""
        assert isinstance(state, Saboteur)
        if len(state.past) == 0 or not self.is_settled(state):
            return self._guess(state)
        last = len(state.past) - PAST
        winners = state.past[last]
        finisher = state.past[last + 1] - 1
        saboteurs = state.past[last + 2]
        seats = state.seats
        count = 0
        for seat in range(seats):
            count += (saboteurs >> seat) & 1
        values = [0] * seats
        if finisher < 0:
            if winners == SABOTEURS_WON:
                for seat in range(seats):
                    if (saboteurs >> seat) & 1:
                        values[seat] = FULL * SABOTEUR_PAY[count] // MAX_PAY
            return values
        # The finisher chooses first, then counter-clockwise; a mean gold card is worth 11/7.
        share = 11 * seats * FULL // (7 * MAX_PAY * (seats - count))
        for step in range(seats):
            seat = (finisher - step) % seats
            if not (saboteurs >> seat) & 1:
                values[seat] = min(FULL, share + FULL * (seats - 2 * step) // (12 * seats))
        return values

    def _guess(self, state: Saboteur) -> list[int]:
        """In the middle of a round: what each side may expect, by how rounds like it ended."""
        seats = state.seats
        chance = GUESSES[self.outlook(state)]
        saboteurs = 0
        for role in state.roles:
            saboteurs += role
        share = min(FULL, 11 * seats * FULL // (7 * MAX_PAY * max(1, seats - saboteurs)))
        values: list[int] = []
        for role in state.roles:
            if role == SABOTEUR:
                pay = FULL * SABOTEUR_PAY[saboteurs] // MAX_PAY
                values.append(pay * (CERTAIN - chance) // CERTAIN)
            else:
                values.append(share * chance // CERTAIN)
        return values

    def outlook(self, state: Saboteur) -> int:
        """Where a position stands in GUESSES: cards to the treasure, cards left to each seat."""
        self._measure(state)
        treasure = 0
        while treasure < GOALS - 1 and state.mine.goal_cards[treasure] != TREASURE:
            treasure += 1
        left = state.cards.pile_size
        working = 0
        diggers = 0
        for seat in range(state.seats):
            left += state.cards.hand_sizes[seat]
            if state.roles[seat] != SABOTEUR:
                diggers += 1
                if state.tools[seat] == 0:
                    working += 1
        time = min(MOST_LEFT, left // state.seats)
        hindered = 1 if 2 * working < diggers else 0
        distance = min(MOST_CARDS, self._best[treasure])
        return (hindered * (MOST_LEFT + 1) + time) * (MOST_CARDS + 1) + distance

    # --- rules of thumb --------------------------------------------------------------------------

    def rollout_action(self, state: State, rand: Rand) -> int:
        """An action in proportion to its weight."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        weights = self.weigh(state, actions)
        total = 0
        for weight in weights:
            total += weight
        if total == 0:
            return rand.choice(actions)
        rest = rand.below(total)
        index = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return actions[index]

    def weigh(self, state: State, actions: list[int]) -> list[int]:
        """How promising each action looks for the role of the seat to act."""
        assert isinstance(state, Saboteur)
        weights: list[int] = []
        if state.phase == PICKING:
            for action in actions:
                weights.append((action - PICK) * (action - PICK) * 100)
            return weights
        self._measure(state)
        mover = state.turn
        known = self._find_targets(state, mover)
        near = self._nearest()
        if state.roles[mover] == SABOTEUR:
            tip = self._tip(state)
            for action in actions:
                weights.append(self._for_saboteur(state, mover, action, known, near, tip))
        else:
            for action in actions:
                weights.append(self._for_digger(state, mover, action, known, near))
        return weights

    def _measure(self, state: Saboteur) -> None:
        """How far each goal is from the nearest and the second nearest open cell."""
        cells = state.mine.open_cells
        for goal in range(GOALS):
            base = goal * CELLS
            best = FAR
            best_cell = -1
            second = FAR
            for cell in cells:
                distance = DISTANCE[base + cell]
                if distance < best:
                    second = best
                    best = distance
                    best_cell = cell
                elif distance < second:
                    second = distance
            self._best[goal] = best
            self._best_cell[goal] = best_cell
            self._second[goal] = second

    def _find_targets(self, state: Saboteur, mover: int) -> bool:
        """Mark the goals that may be the treasure; say whether the mover knows which it is."""
        mine = state.mine
        seen = state.seen[mover]
        count = 0
        for goal in range(GOALS):
            self._targets[goal] = False
            if mine.goal_is_down(goal):
                if (seen >> goal) & 1:
                    if mine.goal_cards[goal] == TREASURE:
                        for other in range(GOALS):
                            self._targets[other] = other == goal
                        return True
                else:
                    self._targets[goal] = True
                    count += 1
        return count == 1

    def _nearest(self) -> int:
        near = FAR
        for goal in range(GOALS):
            if self._targets[goal] and self._best[goal] < near:
                near = self._best[goal]
        return near

    def _tip(self, state: Saboteur) -> int:
        """The reached card nearest to a goal that may be the treasure; -1 if none."""
        tip = -1
        least = FAR
        for cell in state.mine.placed:
            if state.mine.at(cell) >= REACHED:
                for goal in range(GOALS):
                    if self._targets[goal] and DISTANCE[goal * CELLS + cell] < least:
                        least = DISTANCE[goal * CELLS + cell]
                        tip = cell
        return tip

    def _after(self, state: Saboteur, piece: int, cell: int, goal: int) -> int:
        """How far a goal would be once the piece lies in the cell; 0: it is reached."""
        base = goal * CELLS
        after = self._second[goal] if self._best_cell[goal] == cell else self._best[goal]
        if FACE_THROUGH[piece + 1]:
            sides = PIECE_OPEN[piece]
            for side in range(4):
                if (sides >> side) & 1:
                    beside = cell + STEP[side]
                    value = state.mine.at(beside)
                    if value == HIDDEN_FACE:
                        if beside == GOAL_CELLS[goal]:
                            return 0
                    elif value == EMPTY and DISTANCE[base + beside] < after:
                        after = DISTANCE[base + beside]
        return after

    def _gain(self, state: Saboteur, piece: int, cell: int) -> int:
        """Cards saved on the way to the treasure, in twelfths, over the goals it may be."""
        gain = 0
        count = 0
        for goal in range(GOALS):
            if self._targets[goal]:
                gain += self._best[goal] - self._after(state, piece, cell, goal)
                count += 1
        if count == 0:
            return 0
        return gain * BOTH // count

    # --- diggers ---------------------------------------------------------------------------------

    def _for_digger(  # noqa: C901
        self, state: Saboteur, mover: int, action: int, known: bool, near: int
    ) -> int:
        if action >= LAY:
            piece = (action - LAY) // CELLS
            if not FACE_THROUGH[piece + 1]:
                return 0
            gain = self._gain(state, piece, (action - LAY) % CELLS)
            if gain > 0:
                return min(1000, 150 + 30 * gain + 40 * max(0, 5 - near))
            return 12 if gain == 0 else 1
        if action >= COLLAPSE:
            return self._clear_way(state, action - COLLAPSE, near)
        if action >= MEND_TOOL:
            seat = (action - MEND_TOOL) % 10
            if seat == mover:
                return 700
            if state.roles[seat] == SABOTEUR:
                return 0
            return 160 if _is_single(state.tools[seat]) else 60
        if action >= BREAK_TOOL:
            seat = (action - BREAK_TOOL) % 10
            if seat == mover or state.roles[seat] != SABOTEUR:
                return 0
            return 260 if state.tools[seat] == 0 else 60
        if action >= LOOK:
            goal = action - LOOK
            if known or not self._targets[goal]:
                return 1
            return 320
        if action == PASS:
            return 1
        return _digger_discard(action - DISCARD, known)

    def _clear_way(self, state: Saboteur, cell: int, near: int) -> int:
        """A rockfall of a digger takes away dead ends that stand before the treasure."""
        if FACE_THROUGH[state.mine.at(cell) & FACE]:
            return 0
        for goal in range(GOALS):
            if self._targets[goal] and DISTANCE[goal * CELLS + cell] < near:
                return 260
        return 25

    # --- saboteurs -------------------------------------------------------------------------------

    def _for_saboteur(  # noqa: C901
        self, state: Saboteur, mover: int, action: int, known: bool, near: int, tip: int
    ) -> int:
        if action >= LAY:
            return self._dig_wrong(state, action, near)
        if action >= COLLAPSE:
            if action - COLLAPSE == tip:
                return 420 if near <= CLOSE else 40
            return 8
        if action >= MEND_TOOL:
            seat = (action - MEND_TOOL) % 10
            if seat == mover:
                return 150
            return 30 if state.roles[seat] == SABOTEUR else 0
        if action >= BREAK_TOOL:
            seat = (action - BREAK_TOOL) % 10
            if seat == mover or state.roles[seat] == SABOTEUR:
                return 0
            if state.tools[seat] != 0:
                return 70
            return 420 if near <= CLOSE else 120
        if action >= LOOK:
            goal = action - LOOK
            return 80 if not known and self._targets[goal] else 10
        if action == PASS:
            return 1
        return _saboteur_discard(action - DISCARD)

    def _dig_wrong(self, state: Saboteur, action: int, near: int) -> int:
        """Far from the treasure a saboteur may look busy; close to it he blocks."""
        piece = (action - LAY) // CELLS
        gain = self._gain(state, piece, (action - LAY) % CELLS)
        if gain > 0:
            if near <= CLOSE:
                return 0
            return 15
        if gain == 0:
            return 25 if FACE_THROUGH[piece + 1] else 60
        blocked = 120 - 10 * gain
        return min(600, 2 * blocked if near <= CLOSE else blocked)


def _is_single(tools: int) -> bool:
    """Whether exactly one tool is broken, so that one card sets the seat free."""
    return tools & (tools - 1) == 0


def _digger_discard(kind: int, known: bool) -> int:
    if kind < PATHS:
        return 10 if FACE_THROUGH[2 * kind + 1] else 60
    if kind == MAP:
        return 50 if known else 1
    if kind == ROCKFALL:
        return 22
    if kind < MEND:
        return 12 + kind - BREAK
    return 9


def _saboteur_discard(kind: int) -> int:
    if kind < PATHS:
        return 70 if FACE_THROUGH[2 * kind + 1] else 5
    if kind == MAP:
        return 25
    if kind == ROCKFALL:
        return 3
    if kind < MEND:
        return 3
    return 40
