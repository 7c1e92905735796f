"""Halloween: values of levels, tokens and ghosts in points, and the search of one turn."""

# compiled by mypyc

from typing import Final

from farol.bots.knowledge import Knowledge, fade, squeeze
from farol.core.native import i64
from farol.core.rand import Rand
from farol.core.state import CHANCE, State
from farol.core.vectors import bit, numbers
from farol.games.halloween.bots.end_bonus import POINT, can_score, card_hope, fifths_left
from farol.games.halloween.ending import token_sets
from farol.games.halloween.haunt import may_haunt
from farol.games.halloween.rules import Halloween
from farol.games.halloween.steps import ACT, END_TURN, OCCUPY, RAISED, REST, USE_BONUS, VERB_SHIFT
from farol.games.halloween.tables import (
    ACTIONS,
    BUILDING_OF,
    CELLS,
    COLOUR_OF,
    COLOURS,
    FIGHT,
    FREE,
    HAUNT,
    HAUNT_POINTS,
    LAST_CARD,
    LOCKED,
    MOVE,
    RED,
    SCARE,
    SET_POINTS,
    SLOTS,
    SUMMON,
    UPGRADE,
)

TOKEN: Final = 12  # a ghost token: three of them occupy a card
NEW_COLOUR: Final = 4  # a new colour of tokens
SCARE_POINT: Final = 6
CARD: Final = 30  # potential of an occupied card at the start of a game
BONUS: Final = 12
DISC: Final = 5
SPREAD: Final = 10  # a lead of so many points is half way to a certain win
LONGEST_ACTION: Final = 24  # maximum steps of one action in a lookahead
LEVEL_VALUE: Final = numbers([0, 40, 84, 132, 180])  # of the best section with all haunts left
OTHER_LEVEL_VALUE: Final = numbers([0, 10, 20, 28, 34])  # of every other section
READY: Final = 10  # bonus per point of a haunt that is possible next
ACT_WEIGHTS: Final = {SUMMON: 120, SCARE: 90, UPGRADE: 200, MOVE: 40, FIGHT: 60}


class HalloweenKnowledge(Knowledge):
    """Everything is public, so the search covers one turn: which actions, in which order."""

    def __init__(self, root: State, rand: Rand) -> None:
        super().__init__()
        assert isinstance(root, Halloween)
        self.exploration = 800
        self.active = root.active  # whose turn is searched
        self.rand = rand

    # --- values of positions ---------------------------------------------------------------------

    def standing(self, state: Halloween, seat: i64) -> i64:
        """The value of a seat's position, in sixteenths of a point."""
        value: i64 = POINT * state.points[seat]
        if state.over:
            return value
        left = fifths_left(state)
        colour: i64
        for colour in range(COLOURS):
            tokens: i64 = state.tokens[seat * COLOURS + colour]
            if tokens > 0:
                value += NEW_COLOUR + TOKEN * min(tokens, 4)
        if state.master:
            value += POINT * SET_POINTS * token_sets(state, seat)
        value += SCARE_POINT * min(state.scare[seat], 8)
        card: i64
        for card in state.display:
            if (state.held[seat] >> card) & 1:
                value += CARD * left // LAST_CARD + card_hope(state, seat, card, left)
        value += DISC * min(state.reserve[seat], 6)
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if state.slots[slot] != FREE and state.slots[slot] != LOCKED:
                value += BONUS
        return value + self._haunting(state, seat, left)

    def _haunting(self, state: Halloween, seat: i64, left: i64) -> i64:
        """The value of levels while haunts are left, and of ghosts in position."""
        best: i64 = 0
        others: i64 = 0
        for section in range(seat * state.sections, (seat + 1) * state.sections):
            level: i64 = state.levels[section]
            if level > best:
                others += OTHER_LEVEL_VALUE[best]
                best = level
            else:
                others += OTHER_LEVEL_VALUE[level]
        tokens: i64 = state.haunts_left[2 * seat] + state.haunts_left[2 * seat + 1]
        value = (LEVEL_VALUE[best] * min(tokens, 6) // 6 + others) * (left + 1) // 6
        value += min(tokens, 6) * 2 * POINT * left // LAST_CARD
        first: i64 = 0
        second: i64 = 0
        cell: i64
        for cell in range(CELLS):
            colour: i64 = COLOUR_OF[cell]
            if state.ghosts[cell] > 0 and state.spaces[cell] < 0 and colour <= best:
                kind: i64 = 0
                if state.haunts_left[2 * seat] == 0:
                    kind = 1
                building: i64 = BUILDING_OF[cell]
                is_new = (state.haunted[2 * seat + kind] >> building) & 1 == 0
                if is_new and state.haunts_left[2 * seat + kind] > 0:
                    points: i64 = HAUNT_POINTS[colour]
                    if points > first:
                        second = first
                        first = points
                    elif points > second:
                        second = points
        return value + 5 * first + 2 * second

    # --- the search ------------------------------------------------------------------------------

    def is_settled(self, state: State) -> bool:
        """Whether the seat's turn is over."""
        assert isinstance(state, Halloween)
        return state.over or state.active != self.active

    def evaluate(self, state: State) -> list[int]:
        """The lead over the best rival, squeezed between 0 and FULL."""
        assert isinstance(state, Halloween)
        standings = [self.standing(state, seat) for seat in range(state.seats)]
        values: list[int] = []
        for seat in range(state.seats):
            rival: i64 = -(1 << 20)
            for other in range(state.seats):
                if other != seat:
                    rival = max(rival, standings[other])
            values.append(squeeze(standings[seat] - rival, SPREAD * POINT))
        return values

    def chance_key(self, state: State, outcome: i64) -> i64:  # noqa: ARG002
        """All chance outcomes are public."""
        return outcome

    def judge(self, state: State, actions: list[int]) -> list[int]:
        """By the value after the action is carried out well, and by what it makes possible."""
        assert isinstance(state, Halloween)
        seat = state.to_act()
        gains: list[int] = []
        vain: list[int] = []
        action: i64
        for action in actions:
            if len(state.stack) == 0 and is_vain(state, seat, action):
                vain.append(len(gains))
                gains.append(-(1 << 20))
                continue
            after = state.copy()
            after.apply_unchecked(action)
            if _is_upgrade(action):
                gains.append(self._best_upgrade(after, seat))
            else:
                self._carry_out(after)
                gains.append(self._with_next(after, seat))
        weights = fade(gains, POINT // 2)
        if len(vain) < len(weights):
            for place in vain:
                weights[place] = 0
        return weights

    def _best_upgrade(self, state: Halloween, seat: i64) -> i64:
        """With the most valuable ghost, whose later effects the cost alone does not show."""
        best: i64 = -(1 << 20)
        ghost: i64
        for ghost in state.legal_actions():
            after = state.copy()
            after.apply_unchecked(ghost)
            self._carry_out(after)
            best = max(best, self._with_next(after, seat))
        return best

    def _with_next(self, state: Halloween, seat: i64) -> i64:
        """The gain, plus most of the gain of the best card or haunt that is possible next."""
        gain = self._gain(state, seat)
        if self.is_settled(state) or len(state.stack) > 0:
            return gain
        best = gain
        action: i64
        for action in state.legal_actions():
            if _is_harvest(action):
                after = state.copy()
                after.apply_unchecked(action)
                self._carry_out(after)
                best = max(best, self._gain(after, seat))
        return gain + (best - gain) * 3 // 4

    def _carry_out(self, state: Halloween) -> None:
        """Complete the action, choosing each step by the value it leads to."""
        for _ in range(LONGEST_ACTION):
            if len(state.stack) == 0 or self.is_settled(state):
                return
            state.apply_unchecked(self._best_step(state))

    def _gain(self, state: Halloween, seat: i64) -> i64:
        """The own value, minus a little of the best rival's; an unused section counts two points,
        or its best immediate haunt.
        """
        rival: i64 = 0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, self.standing(state, other))
        value = self.standing(state, seat) - rival // 4
        if state.active == seat:
            value += 2 * POINT * (state.sections - _size(state.done)) + self._ready(state, seat)
        return value

    def _ready(self, state: Halloween, seat: i64) -> i64:
        """The additional value of haunts that an unused section can still make this turn."""
        if state.over or state.reserve[seat] == 0:
            return 0
        level: i64 = -1
        section: i64
        for section in range(state.sections):
            index = seat * state.sections + section
            is_free = (state.done >> section) & 1 == 0 and (state.discs[index] >> HAUNT) & 1 == 0
            if is_free and state.levels[index] > level:
                level = state.levels[index]
        points: i64 = 0
        cell: i64
        for cell in range(CELLS):
            colour: i64 = COLOUR_OF[cell]
            is_reached = colour <= level and state.ghosts[cell] > 0
            if is_reached and (may_haunt(state, cell, 0) or may_haunt(state, cell, 1)):
                points = max(points, HAUNT_POINTS[colour])
        return max(0, READY * points - 2 * POINT)

    # --- policy ----------------------------------------------------------------------------------

    def weigh(self, state: State, actions: list[int]) -> list[int]:
        """Menus by the kind of action, single steps by the value they lead to."""
        assert isinstance(state, Halloween)
        if len(state.stack) == 0:
            return [self._menu_weight(state, action) for action in actions]
        seat = state.to_act()
        gains: list[int] = []
        action: i64
        for action in actions:
            after = state.copy()
            after.apply_unchecked(action)
            gains.append(self._gain(after, seat))
        return fade(gains, POINT // 2)

    def _menu_weight(self, state: Halloween, action: i64) -> i64:
        verb = action >> VERB_SHIFT
        argument = action & (bit(VERB_SHIFT) - 1)
        if verb == ACT:
            return self._act_weight(state, argument)
        if verb == REST:
            discs = _size(state.discs[state.active * state.sections + argument])
            return 1 + 12 * discs
        if verb == OCCUPY:
            return 400
        if verb == USE_BONUS:
            return 100
        if verb == END_TURN:
            return 80
        return 150  # an own card

    def _act_weight(self, state: Halloween, argument: i64) -> i64:
        act = argument % ACTIONS
        if act == HAUNT:
            section = argument % RAISED // ACTIONS
            level: i64 = state.levels[state.active * state.sections + section]
            return 60 + 110 * min(level, RED)
        return ACT_WEIGHTS[act]

    def rollout_action(self, state: State, rand: Rand) -> i64:
        """Menus drawn by weight, single steps by value; chance is sampled."""
        assert isinstance(state, Halloween)
        if state.to_act() == CHANCE:
            return state.sample_chance(rand)
        if len(state.stack) > 0 and rand.below(4) > 0:
            return self._best_step(state)
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return actions[rand.weighted(self.weigh(state, actions))]

    def _best_step(self, state: Halloween) -> i64:
        """The step with the best value; chance is sampled."""
        if state.to_act() == CHANCE:
            return state.sample_chance(self.rand)
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        weights = self.weigh(state, actions)
        best: i64 = 0
        index: i64
        for index in range(1, len(weights)):
            if weights[index] > weights[best]:
                best = index
        return actions[best]


def is_vain(state: Halloween, seat: i64, action: i64) -> bool:
    """Whether an action occupies a card that cannot score any more, before the last round; a fifth
    card is not in vain, because it ends the game.
    """
    if action >> VERB_SHIFT != OCCUPY or state.ending or _size(state.held[seat]) == LAST_CARD - 1:
        return False
    return not can_score(state, seat, action & (bit(VERB_SHIFT) - 1))


def _is_upgrade(action: i64) -> bool:
    argument = action & (bit(VERB_SHIFT) - 1)
    return action >> VERB_SHIFT == ACT and argument % ACTIONS == UPGRADE


def _is_harvest(action: i64) -> bool:
    """Whether it occupies a card or haunts, for which other actions prepare."""
    verb = action >> VERB_SHIFT
    argument = action & (bit(VERB_SHIFT) - 1)
    return verb == OCCUPY or (verb == ACT and argument % ACTIONS == HAUNT)


def _size(members: i64) -> i64:
    count: i64 = 0
    while members != 0:
        count += members & 1
        members >>= 1
    return count


def standings(world: State) -> list[tuple[int, int]]:
    """For each seat its points, and the value of the rest in whole points."""
    assert isinstance(world, Halloween)
    knowledge = HalloweenKnowledge(world, Rand(0))
    found: list[tuple[int, int]] = []
    for seat in range(world.seats):
        more = knowledge.standing(world, seat) // POINT - world.points[seat]
        found.append((world.points[seat], more))
    return found
