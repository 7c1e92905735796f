"""Saboteur: policy weights of actions for diggers and saboteurs, without a search."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64, vec
from farol.core.vectors import numbers, zeros
from farol.games.saboteur.bots.paths import FAR, Paths
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    ASKED,
    BREAK,
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DEMANDS,
    DISCARD,
    FACE,
    FACE_THROUGH,
    FITS,
    GOALS,
    KIND_COUNTS,
    KIND_TURNS,
    LAY,
    LOOK,
    MAP,
    MEND,
    MEND_TOOL,
    PASS,
    PATHS,
    PIECE_OPEN,
    REACHED,
    ROCKFALL,
    SABOTEUR,
    STEP,
    TREASURE,
    VALUES,
)

CLOSE: Final = 4  # cards to the treasure from which saboteurs act openly
SURE: Final = 1000  # probabilities are in thousandths
BOTH: Final = 12  # a multiple of 1, 2 and 3: distances to several goals are averaged in twelfths

# Weights of a digger's actions, 0 (never) to 1000.
FORWARD: Final = 150  # of a card towards the treasure
FORWARD_STEP: Final = 25  # more for each twelfth of a card saved
FORWARD_NEAR: Final = 40  # more for each card under five that is missing
SIDEWAYS: Final = 4  # of a card without effect: drawing a new card is better
CLEAR: Final = 200  # of removing a dead end that blocks the way
CLEAR_STEP: Final = 8  # more for each twelfth of a card saved
CLEAR_OTHER: Final = 25  # of removing any other dead end
ASTRAY: Final[i64] = 3 * BOTH  # twelfths to save from which a misleading tunnel is removed
MEND_OWN: Final = 450
MEND_FRIEND: Final = 330  # one card frees a trusted digger
MEND_PART: Final = 90  # one of several broken tools
EVIDENCE: Final = 450  # suspicion from which diggers break tools; no deal alone reaches it
BREAK_SUSPECT: Final = 260  # a seat that can dig
BREAK_MORE: Final = 60  # a seat that cannot dig anyway
LOOK_FOR: Final = 320  # of a map on a goal of probability one half

# Weights of a saboteur's actions.
CUT_NEAR: Final = 400  # a hole that no card fills, close to the treasure
CUT_FAR: Final = 30  # the same far away: the card is worth more later
SABOTEUR_MEND_OWN: Final = 150
MEND_ACCOMPLICE: Final = 30
FREE_ACCOMPLICE: Final = 150  # close to the treasure, where one card frees an accomplice
HINDER_NEAR: Final = 420  # close to the treasure
HINDER_FAR: Final = 120  # far from it
HINDER_MORE: Final = 15  # a seat that cannot dig anyway
SABOTEUR_LOOK: Final = 80
BUSY: Final = 15  # a card forward, far from the treasure
LOITER: Final = 25  # a card without effect
STUFF: Final = 60  # a dead end without effect
BLOCK: Final = 120  # of a card that lengthens the path
BLOCK_STEP: Final = 10  # more for each twelfth of a card
BLOCK_NEAR: Final = 2  # times, close to the treasure
MOST_BLOCK: Final = 600


def _fillers() -> list[int]:
    table: list[int] = []
    fits: i64
    for fits in FITS:
        count: i64 = 0
        kind: i64
        for kind in range(PATHS):
            sides = PIECE_OPEN[2 * kind : 2 * kind + KIND_TURNS[kind]]
            if FACE_THROUGH[2 * kind + 1] and any(fits >> pattern & 1 for pattern in sides):
                count += KIND_COUNTS[kind]
        table.append(count)
    return table


FILLERS: Final = numbers(_fillers())  # by demand: number of through cards of the deck that fit
THROUGH_CARDS: Final[i64] = FILLERS[0]  # for an unconstrained cell: all of them


class Policy:
    """Policy weights from the knowledge of the seat to act.

    `guilt` is the observer's suspicion of each seat and `repute` the public one, in thousandths;
    without them the roles of the world count. `places` is the observer's probability of each goal.
    """

    def __init__(
        self, observer: i64, guilt: list[int], repute: list[int], places: list[int]
    ) -> None:
        self.paths = Paths()
        self._observer = observer
        self._guilt = numbers(guilt)
        self._repute = numbers(repute)
        self._places = numbers(places)
        self.heard = vec[i64]()  # the public probability of each goal, from claims
        self._chances = zeros(GOALS)  # probability of each goal for the seat to act
        self._known = False  # whether the seat to act knows the treasure
        self._near: i64 = FAR

    def weigh(self, state: Saboteur, actions: list[int]) -> list[int]:
        """The policy weight of each action of a turn."""
        self.paths.measure(state.mine)
        mover: i64 = state.turn
        self._find_targets(state, mover)
        self._near = self._nearest(state)
        weights: list[int] = []
        if state.roles[mover] == SABOTEUR:
            action: i64
            for action in actions:
                weights.append(self._for_saboteur(state, mover, action))
        else:
            for action in actions:
                weights.append(self._for_digger(state, mover, action))
        return weights

    def _find_targets(self, state: Saboteur, mover: i64) -> None:
        """Compute the possible treasures from the mover's knowledge."""
        mine = state.mine
        seen: i64 = state.seen[mover]
        chances = self._chances
        told = self._places if mover == self._observer else self.heard
        total: i64 = 0
        count: i64 = 0
        goal: i64
        for goal in range(GOALS):
            chances[goal] = 0
            if mine.goal_is_down(goal):
                if (seen >> goal) & 1:
                    if mine.goal_cards[goal] == TREASURE:
                        other: i64
                        for other in range(GOALS):
                            chances[other] = SURE if other == goal else 0
                        self._known = True
                        return
                else:
                    count += 1
                    chances[goal] = 1
                    if len(told) > 0:
                        chances[goal] = 1 + told[goal]
                    total += chances[goal]
        self._known = count == 1
        for goal in range(GOALS):
            if total > 0:
                chances[goal] = chances[goal] * SURE // total

    def _nearest(self, state: Saboteur) -> i64:
        near: i64 = FAR
        goal: i64
        for goal in range(GOALS):
            if self._chances[goal] > 0:
                self.paths.find(state.mine, goal)
                near = min(near, self.paths.best[goal])
        return near

    def _suspicion(self, state: Saboteur, seat: i64) -> i64:
        """The suspicion of a seat, from the knowledge of the seat to act."""
        if len(self._guilt) == 0:
            return SURE if state.roles[seat] == SABOTEUR else 0
        return self._guilt[seat] if state.turn == self._observer else self._repute[seat]

    def _gain(self, state: Saboteur, piece: i64, cell: i64) -> i64:
        """Cards saved on the way to the treasure, in twelfths, averaged over its possible
        places.
        """
        gain: i64 = 0
        goal: i64
        for goal in range(GOALS):
            chance: i64 = self._chances[goal]
            if chance > 0:
                after = self.paths.after(state.mine, piece, cell, goal)
                gain += chance * (self.paths.best[goal] - after)
        return gain * BOTH // SURE

    # --- diggers ---------------------------------------------------------------------------------

    def _for_digger(self, state: Saboteur, mover: i64, action: i64) -> i64:
        if action >= LAY:
            return self._dig(state, (action - LAY) // CELLS, (action - LAY) % CELLS)
        if action >= COLLAPSE:
            return self._clear_way(state, action - COLLAPSE)
        if action >= MEND_TOOL:
            seat = (action - MEND_TOOL) % 10
            if seat == mover:
                return MEND_OWN
            weight: i64 = MEND_FRIEND if _is_single(state.tools[seat]) else MEND_PART
            return weight * max(0, SURE - 2 * self._suspicion(state, seat)) // SURE
        if action >= BREAK_TOOL:
            return self._stop(state, mover, (action - BREAK_TOOL) % 10)
        if action >= LOOK:
            goal = action - LOOK
            chance: i64 = self._chances[goal]
            if self._known or chance == 0:
                return 1
            return LOOK_FOR * 4 * chance * (SURE - chance) // (SURE * SURE)
        if action == PASS:
            return 1
        return _digger_discard(action - DISCARD, self._known)

    def _dig(self, state: Saboteur, piece: i64, cell: i64) -> i64:
        if not FACE_THROUGH[piece + 1]:
            return 0
        gain = self._gain(state, piece, cell)
        if gain > 0:
            return min(1000, FORWARD + FORWARD_STEP * gain + FORWARD_NEAR * max(0, 5 - self._near))
        return SIDEWAYS if gain == 0 else 1

    def _stop(self, state: Saboteur, mover: i64, seat: i64) -> i64:
        """A digger breaks tools of suspected seats only."""
        suspicion = self._suspicion(state, seat)
        if seat == mover or suspicion < EVIDENCE:
            return 0
        return (BREAK_SUSPECT if state.tools[seat] == 0 else BREAK_MORE) * suspicion // SURE

    def _clear_way(self, state: Saboteur, cell: i64) -> i64:
        """A digger's rockfall removes dead ends, first of all those in the way, and misleading
        tunnels.
        """
        mine = state.mine
        gain: i64 = 0
        goal: i64
        for goal in range(GOALS):
            chance: i64 = self._chances[goal]
            if chance > 0:
                gain += chance * (self.paths.best[goal] - self.paths.cleared(mine, cell, goal))
        gain = gain * BOTH // SURE
        if FACE_THROUGH[mine.at(cell) & FACE]:
            if gain < ASTRAY or mine.at(cell) < REACHED:
                return 0
        elif gain <= 0:
            return CLEAR_OTHER
        return min(1000, CLEAR + CLEAR_STEP * gain)

    # --- saboteurs -------------------------------------------------------------------------------

    def _for_saboteur(self, state: Saboteur, mover: i64, action: i64) -> i64:
        close = self._near <= CLOSE
        if action >= LAY:
            return self._dig_wrong(state, (action - LAY) // CELLS, (action - LAY) % CELLS, close)
        if action >= COLLAPSE:
            return self._cut(state, action - COLLAPSE, close)
        if action >= MEND_TOOL:
            seat = (action - MEND_TOOL) % 10
            if seat == mover:
                return SABOTEUR_MEND_OWN
            frees = close and _is_single(state.tools[seat])
            worth: i64 = FREE_ACCOMPLICE if frees else MEND_ACCOMPLICE
            return worth * self._suspicion(state, seat) // SURE
        if action >= BREAK_TOOL:
            seat = (action - BREAK_TOOL) % 10
            if seat == mover:
                return 0
            weight: i64 = HINDER_MORE
            if state.tools[seat] == 0:
                weight = HINDER_NEAR if close else HINDER_FAR
            return weight * (SURE - self._suspicion(state, seat)) // SURE
        if action >= LOOK:
            return self._look_to_tell(mover, action - LOOK, close)
        if action == PASS:
            return 1
        return _saboteur_discard(action - DISCARD)

    def _look_to_tell(self, mover: i64, goal: i64, close: bool) -> i64:
        """A look is most useful early, like a digger's: its report is believed while the saboteur
        is trusted and nobody knows better.
        """
        chance: i64 = self._chances[goal]
        if self._known or chance == 0:
            return 10
        if close or (len(self._repute) > 0 and self._repute[mover] * 2 > SURE):
            return SABOTEUR_LOOK
        return max(SABOTEUR_LOOK, LOOK_FOR * 4 * chance * (SURE - chance) // (SURE * SURE))

    def _cut(self, state: Saboteur, cell: i64, close: bool) -> i64:
        """The fewer cards fit into the hole, the better; at the tip of a tunnel nearly all do."""
        mine = state.mine
        if mine.at(cell) < REACHED:
            return 1
        asked: i64 = 0
        side: i64
        for side in range(4):
            asked |= DEMANDS[VALUES * side + mine.at(cell + STEP[side])]
        useless: i64 = THROUGH_CARDS - FILLERS[asked & ASKED]
        return 1 + (CUT_NEAR if close else CUT_FAR) * useless // THROUGH_CARDS

    def _dig_wrong(self, state: Saboteur, piece: i64, cell: i64, close: bool) -> i64:
        """Far from the treasure a saboteur pretends to dig; close to it he blocks."""
        gain = self._gain(state, piece, cell)
        if gain > 0:
            return 0 if close else BUSY
        if gain == 0:
            return LOITER if FACE_THROUGH[piece + 1] else STUFF
        blocked = BLOCK - BLOCK_STEP * gain
        return min(MOST_BLOCK, BLOCK_NEAR * blocked if close else blocked)


def _is_single(tools: i64) -> bool:
    """Whether exactly one tool is broken, so that one card frees the seat."""
    return tools & (tools - 1) == 0


def _digger_discard(kind: i64, known: bool) -> i64:
    if kind < PATHS:
        return 10 if FACE_THROUGH[2 * kind + 1] else 60
    if kind == MAP:
        return 50 if known else 1
    if kind == ROCKFALL:
        return 22
    if kind < MEND:
        return 12 + kind - BREAK
    return 9


def _saboteur_discard(kind: i64) -> i64:
    if kind < PATHS:
        return 70 if FACE_THROUGH[2 * kind + 1] else 5
    if kind == MAP:
        return 25
    if kind == ROCKFALL:
        return 3
    if kind < MEND:
        return 3
    return 40
