"""The position: fields, legal actions, and chance."""

# compiled by mypyc

from typing import Final

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.native import i64, vec
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games.saboteur.cards import (
    KIND_BITS,
    KIND_MASK,
    SIZE_BITS,
    SIZE_MASK,
    Cards,
    distinct_kinds,
)
from farol.games.saboteur.gold import Gold
from farol.games.saboteur.mine import OPEN_SHIFT, Mine
from farol.games.saboteur.tables import (
    ASKED,
    BREAK,
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DIGGER_CARDS,
    DISCARD,
    FITS,
    GOAL_ORDERS,
    GOALS,
    GOLD_VALUES,
    KIND_TOOLS,
    KIND_TURNS,
    LAY,
    LOOK,
    MAP,
    MAX_HAND,
    MEND,
    MEND_TOOL,
    NOT_DEALT,
    PASS,
    PATHS,
    PICK,
    PIECE_OPEN,
    ROCKFALL,
    SABOTEUR_CARDS,
    TOOLS,
    UPSIDE_DOWN,
)

# Phases. Seats decide in TURN and PICKING, chance in all others but ENDED.
CHOOSE_FIRST: Final = 0
DEAL_ROLES: Final = 1
DEAL_GOALS: Final = 2
DEAL_HANDS: Final = 3
TURN: Final = 4
DRAW: Final = 5
DRAW_GOLD: Final = 6
PICKING: Final = 7
ENDED: Final = 8

NO_SEAT: Final = -1
DIGGERS_WON: Final = 0
SABOTEURS_WON: Final = 1
NOBODY_WON: Final = 2

# Counts of ways to use a card: one rotation fits at most 127 cells, and six cards fit into one i64.
WAYS_BITS: Final = 10
WAYS_MASK: Final = (1 << WAYS_BITS) - 1

# The record of a past round: the winner, the finisher + 1, the bit set of saboteurs, the goal cards
# as one number in base 3.
PAST: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The fields and legal choices of a game; `Saboteur` applies actions."""

    def __init__(self, seats: i64, cards: Cards, mine: Mine, gold: Gold) -> None:
        super().__init__(seats)
        self.self_sabotage = True  # option: seats may break their own tools
        self.auto_gold = False  # option: every digger takes the highest gold card automatically
        self.phase: i64 = CHOOSE_FIRST
        self.round: i64 = 1
        self.first: i64 = 0  # the seat that begins the round
        self.turn: i64 = 0  # the seat that plays, draws or picks gold
        self.last: i64 = NO_SEAT  # the seat that last played or discarded a card
        self.dealt: i64 = 0  # role cards, hand cards or gold cards dealt so far in this phase
        self.roles = vec[i64]()
        self.tools = vec[i64]()  # by seat: bit set of broken tools
        self.broken_counts = vec[i64]()  # by tool: how many seats have it broken
        self.seen = vec[i64]()  # by seat: bit set of goals it has looked at
        self.past = vec[i64]()  # PAST numbers for each round that is over
        self.cards = cards
        self.mine = mine
        self.gold = gold

    # --- legal actions ---------------------------------------------------------------------------

    def to_act(self) -> i64:
        """The seat that plays or picks, CHANCE or OVER."""
        phase: i64 = self.phase
        if phase in (TURN, PICKING):
            return self.turn
        if phase == ENDED:
            return OVER
        return CHANCE

    def legal_actions(self) -> list[int]:
        """What the seat to act may do, ascending."""
        found = Choices()
        self.list_choices(found)
        return found.listed()

    def list_choices(self, found: Choices) -> None:
        """`legal_actions` into an existing buffer."""
        found.count = 0
        if self.phase == PICKING:
            value: i64
            for value in range(1, GOLD_VALUES + 1):
                if self.gold.pool[value - 1] > 0:
                    found.add(PICK + value)
            return
        hand = self.cards.hands[self.turn]
        if hand == 0:
            found.add(PASS)
            return
        kinds = distinct_kinds(hand)
        self._add_discards(kinds, found)
        self._add_actions(kinds, found)
        if self.tools[self.turn] == 0:
            self._add_lays(kinds, found)

    def _add_discards(self, kinds: i64, found: Choices) -> None:
        found.reserve(MAX_HAND)
        actions = found.actions
        count = found.count
        while kinds > 0:
            actions[count] = DISCARD + (kinds & KIND_MASK) - 1
            count += 1
            kinds >>= KIND_BITS
        found.count = count

    def _add_actions(self, kinds: i64, found: Choices) -> None:
        while kinds > 0:
            kind = (kinds & KIND_MASK) - 1
            kinds >>= KIND_BITS
            if kind >= PATHS:
                self._add_action_plays(kind, found)

    def _add_lays(self, kinds: i64, found: Choices) -> None:
        while kinds > 0:
            kind = (kinds & KIND_MASK) - 1
            kinds >>= KIND_BITS
            if kind < PATHS:
                self._add_places(kind, found)

    def _add_places(self, kind: i64, found: Choices) -> None:
        mine = self.mine
        openings = mine.openings
        found.reserve(2 * mine.open_count)
        actions = found.actions
        count = found.count
        piece: i64
        for piece in range(2 * kind, 2 * kind + KIND_TURNS[kind]):
            pattern = PIECE_OPEN[piece]
            base = LAY + CELLS * piece
            index: i64
            for index in range(mine.open_count):
                opening = openings[index]
                if (FITS[opening & ASKED] >> pattern) & 1:
                    actions[count] = base + (opening >> OPEN_SHIFT)
                    count += 1
        found.count = count

    def _add_action_plays(self, kind: i64, found: Choices) -> None:
        if kind == MAP:
            goal: i64
            for goal in range(GOALS):
                if self.mine.goal_is_down(goal):
                    found.add(LOOK + goal)
        elif kind == ROCKFALL:
            index: i64
            for index in range(self.mine.laid_count):
                found.add(COLLAPSE + self.mine.laid[index])
        elif kind < MEND:
            tool = kind - BREAK
            for seat in range(self.seats):
                if self.may_break(tool, seat):
                    found.add(BREAK_TOOL + 10 * tool + seat)
        else:
            self._add_mends(kind, found)

    def _add_mends(self, kind: i64, found: Choices) -> None:
        base = MEND_TOOL + 30 * (kind - MEND)
        tool: i64
        for tool in range(TOOLS):
            if (KIND_TOOLS[kind] >> tool) & 1:
                for seat in range(self.seats):
                    if (self.tools[seat] >> tool) & 1:
                        found.add(base + 10 * tool + seat)

    def may_break(self, tool: i64, seat: i64) -> bool:
        """S5.2: whether the seat to act may break this tool of `seat`."""
        if (self.tools[seat] >> tool) & 1:
            return False
        return self.self_sabotage or seat != self.turn

    def sample_action(self, rand: Rand) -> i64:
        """A random legal action, uniformly."""
        if self.phase == PICKING:
            return rand.choice(self.legal_actions())
        hand = self.cards.hands[self.turn]
        size = hand & SIZE_MASK
        hand >>= SIZE_BITS
        may_lay = self.tools[self.turn] == 0
        total: i64 = 0
        ways: i64 = 0  # number of ways to use each card, WAYS_BITS each; none for a repeated kind
        before: i64 = -1
        rest = hand
        card: i64
        for card in range(size):
            kind = rest & KIND_MASK
            if kind != before:
                uses = self._count_plays(kind, may_lay) + 1
                ways |= uses << (WAYS_BITS * card)
                total += uses
                before = kind
            rest >>= KIND_BITS
        if total == 0:
            return PASS
        number = rand.below(total)
        while number >= ways & WAYS_MASK:
            number -= ways & WAYS_MASK
            ways >>= WAYS_BITS
            hand >>= KIND_BITS
        kind = hand & KIND_MASK
        if number == (ways & WAYS_MASK) - 1:
            return DISCARD + kind
        return self._play(kind, number)

    def _count_plays(self, kind: i64, may_lay: bool) -> i64:
        """The number of ways to play a card, without discarding."""
        if kind >= PATHS:
            return self._count_action_plays(kind)
        if not may_lay:
            return 0
        mine = self.mine
        return mine.fitting(PIECE_OPEN[2 * kind]) + mine.fitting(UPSIDE_DOWN[kind])

    def _count_action_plays(self, kind: i64) -> i64:
        if kind == MAP:
            return self.mine.goals_down
        if kind == ROCKFALL:
            return self.mine.laid_count
        if kind < MEND:
            whole = self.seats - self.broken_counts[kind - BREAK]
            if not self.self_sabotage and not (self.tools[self.turn] >> (kind - BREAK)) & 1:
                whole -= 1
            return whole
        ways: i64 = 0
        tool: i64
        for tool in range(TOOLS):
            if (KIND_TOOLS[kind] >> tool) & 1:
                ways += self.broken_counts[tool]
        return ways

    def _play(self, kind: i64, number: i64) -> i64:
        """The play of a card with this index, in the order of `_count_plays`."""
        if kind < PATHS:
            return self._lay(kind, number)
        if kind == ROCKFALL:
            return COLLAPSE + self.mine.laid[number]
        if kind == MAP:
            return LOOK + self._down_goal(number)
        if kind < MEND:
            return self._break(kind - BREAK, number)
        return self._mend(kind, number)

    def _down_goal(self, number: i64) -> i64:
        goal: i64 = 0
        while number > 0 or not self.mine.goal_is_down(goal):
            if self.mine.goal_is_down(goal):
                number -= 1
            goal += 1
        return goal

    def _break(self, tool: i64, number: i64) -> i64:
        seat: i64 = 0
        while number > 0 or not self.may_break(tool, seat):
            if self.may_break(tool, seat):
                number -= 1
            seat += 1
        return BREAK_TOOL + 10 * tool + seat

    def _mend(self, kind: i64, number: i64) -> i64:
        tool: i64 = 0
        while (KIND_TOOLS[kind] >> tool) & 1 == 0 or number >= self.broken_counts[tool]:
            if (KIND_TOOLS[kind] >> tool) & 1:
                number -= self.broken_counts[tool]
            tool += 1
        seat: i64 = 0
        while number > 0 or (self.tools[seat] >> tool) & 1 == 0:
            number -= (self.tools[seat] >> tool) & 1
            seat += 1
        return MEND_TOOL + 30 * (kind - MEND) + 10 * tool + seat

    def _lay(self, kind: i64, number: i64) -> i64:
        mine = self.mine
        piece = 2 * kind
        straight = mine.fitting(PIECE_OPEN[piece])
        if number >= straight:
            number -= straight
            piece += 1
        pattern = PIECE_OPEN[piece]
        openings = mine.openings
        index: i64 = 0
        while True:
            opening = openings[index]
            if (FITS[opening & ASKED] >> pattern) & 1:
                if number == 0:
                    return LAY + CELLS * piece + (opening >> OPEN_SHIFT)
                number -= 1
            index += 1

    # --- chance ----------------------------------------------------------------------------------

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Each outcome with its weight, ascending."""
        if self.phase == CHOOSE_FIRST:
            return [(seat, 1) for seat in range(self.seats)]
        if self.phase == DEAL_GOALS:
            return [(order, 1) for order in range(GOAL_ORDERS)]
        weights = self._chance_weights()
        lowest: i64 = 0
        if self.phase == DRAW_GOLD:
            lowest = 1
        return [
            (lowest + index, weights[index]) for index in range(len(weights)) if weights[index] > 0
        ]

    def sample_chance(self, rand: Rand) -> i64:
        """One outcome by its weight."""
        phase: i64 = self.phase
        if phase in (DRAW, DEAL_HANDS):
            pile = self.cards.pile
            rest = rand.below(self.cards.pile_size)
            kind: i64 = 0
            while rest >= pile[kind]:
                rest -= pile[kind]
                kind += 1
            return kind
        if phase == CHOOSE_FIRST:
            return rand.below(self.seats)
        if phase == DEAL_GOALS:
            return rand.below(GOAL_ORDERS)
        outcome = rand.weighted_vec(self._chance_weights())
        if phase == DRAW_GOLD:
            return outcome + 1
        return outcome

    def _chance_weights(self) -> vec[i64]:
        if self.phase == DEAL_ROLES:
            return self._roles_left()
        if self.phase == DRAW_GOLD:
            return self.gold.supply
        return self.cards.pile

    def _roles_left(self) -> vec[i64]:
        """The numbers of digger and saboteur cards not dealt."""
        left = vec[i64]([DIGGER_CARDS[self.seats], SABOTEUR_CARDS[self.seats]])
        for role in self.roles:
            if role != NOT_DEALT:
                left[role] = left[role] - 1
        return left
