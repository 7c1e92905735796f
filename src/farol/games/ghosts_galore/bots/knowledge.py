"""Ghosts Galore: the gain of a tile for each board, and the expected value of boards."""

# compiled by mypyc

from typing import Final

from farol.bots.knowledge import FULL, NO_KEY, Knowledge, fade, squeeze
from farol.core.native import i64
from farol.core.rand import Rand
from farol.core.state import State
from farol.games.ghosts_galore.codes import (
    CHOOSE_HIDDEN,
    CHOOSE_SIDES,
    CLAIM,
    DECIDE,
    DRAW,
    DRAW_TILE,
    FINISHED,
    HIDE,
    PLACE,
    PLACE_HIDDEN,
    PUT,
    TAKE,
)
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.scoring import BoardTally, dead_ends, score_board, total_of
from farol.games.ghosts_galore.table import CLAIMED, HIDDEN, PENDING, POOL, SIDE
from farol.games.ghosts_galore.tables import (
    CELLS,
    DRAGON,
    EMPTY,
    NONE,
    SKELETON,
    SLIME,
    TILES,
    TURNS,
    WISP,
)

POINT: Final = 16  # boards are weighed in sixteenths of a point
UNKNOWN: Final = -(1 << 20)  # a gain that is not cached
DEAD_END: Final = 14  # long-term cost of a dead end, in sixteenths
# Value of one more free field, in sixteenths, for each monster that scores in company.
SKELETON_HOPE: Final = 5
SLIME_HOPE: Final = 9
DRAGON_HOPE: Final = 4
WISP_HOPE: Final = 3
DRAWN_SAMPLE: Final = 7  # sampled tiles for the value of a draw
CHOICE: Final = 2  # tiles to choose from in a later round
SPREAD: Final = 14  # a lead of so many points is half way to a certain win
KEY_STEP: Final = 2 * POINT  # drawn tiles with gains in the same step share a branch of the search


class GhostsKnowledge(Knowledge):
    """Claims are searched to the end of the round, placements by playing the own board on."""

    def __init__(self, root: State, seat: i64, rand: Rand) -> None:
        super().__init__()
        assert isinstance(root, GhostsGalore)
        self.exploration = 700
        self.seat = seat
        self.root_round: i64 = root.round
        self.root_phase: i64 = root.phase
        self.rand = rand
        self._gains = [UNKNOWN] * (root.seats * TILES)  # on the boards of the root
        self._values = [UNKNOWN] * root.seats
        self._draws = [UNKNOWN] * root.seats
        self._base: i64 = UNKNOWN  # the value of the first simulated placement

    # --- boards ----------------------------------------------------------------------------------

    def board_value(self, side: i64, fields: list[int], hidden: i64) -> i64:
        """The expected value of a board, in sixteenths; exact once only the hidden tile is
        missing.
        """
        free: i64 = 0
        last: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if fields[cell] == EMPTY:
                free += 1
                last = cell
        if free == 1 and hidden != NONE:
            return self._with_hidden(side, fields, hidden, last)
        value = POINT * total_of(score_board(side, fields))
        value -= DEAD_END * dead_ends(side, fields)
        tally = BoardTally(fields)
        hopes = (
            SKELETON_HOPE * tally.count(SKELETON)
            + SLIME_HOPE * tally.count(SLIME)
            + DRAGON_HOPE * tally.count(DRAGON)
            + WISP_HOPE * tally.count(WISP)
        )
        return value + free * hopes

    def _with_hidden(self, side: i64, fields: list[int], hidden: i64, cell: i64) -> i64:
        best: i64 = UNKNOWN
        turn: i64
        for turn in range(TURNS):
            fields[cell] = hidden * TURNS + turn
            best = max(best, POINT * total_of(score_board(side, fields)))
        fields[cell] = EMPTY
        return best

    def best_place(self, side: i64, fields: list[int], tile: i64, hidden: i64) -> tuple[int, int]:
        """The best placement of a tile, as cell * TURNS + turn, and the board's value with it."""
        best: i64 = UNKNOWN
        place: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if fields[cell] == EMPTY:
                turn: i64
                for turn in range(TURNS):
                    fields[cell] = tile * TURNS + turn
                    value = self.board_value(side, fields, hidden)
                    if value > best:
                        best = value
                        place = cell * TURNS + turn
                fields[cell] = EMPTY
        return place, best

    def _value(self, state: GhostsGalore, seat: i64) -> i64:
        value: i64 = self._values[seat]
        if value == UNKNOWN:
            value = self._with_own_tile(state, seat)
            if seat == self.seat or state.round < 8:
                self._values[seat] = value
        return value

    def _with_own_tile(self, state: GhostsGalore, seat: i64) -> i64:
        """The board of a seat with its hidden tile reserved."""
        table = state.table
        side, hidden = table.of(seat, SIDE), table.of(seat, HIDDEN)
        return self.board_value(side, state.board_of(seat), hidden)

    def gain(self, state: GhostsGalore, seat: i64, tile: i64) -> i64:
        """The gain of a tile for a seat's board; cached, the same for all worlds of one round."""
        index = seat * TILES + tile
        gain: i64 = self._gains[index]
        if gain == UNKNOWN:
            side = state.table.of(seat, SIDE)
            # Another seat's hidden tile is unknown to the searcher, so it does not count.
            hidden: i64 = NONE
            if seat == self.seat:
                hidden = state.table.of(seat, HIDDEN)
            fields = state.board_of(seat)
            gain = self.best_place(side, fields, tile, hidden)[1]
            gain -= self.board_value(side, fields, hidden)
            self._gains[index] = gain
        return gain

    def _draw_gain(self, state: GhostsGalore, seat: i64) -> i64:
        """The value of a draw: the mean of some tiles, and a little for the option to leave it."""
        gain: i64 = self._draws[seat]
        if gain == UNKNOWN:
            table = state.table
            count = table.count(POOL)
            total: i64 = 0
            number: i64
            for number in range(DRAWN_SAMPLE):
                tile = table.tile_at(POOL, (2 * number + 1) * count // (2 * DRAWN_SAMPLE))
                total += self.gain(state, seat, tile)
            gain = total // DRAWN_SAMPLE + 2 * POINT
            self._draws[seat] = gain
        return gain

    # --- policy ----------------------------------------------------------------------------------

    def weigh(self, state: State, actions: list[int]) -> list[int]:
        """By each action's gain for the own board."""
        assert isinstance(state, GhostsGalore)
        phase: i64 = state.phase
        seat: i64 = state.turn
        if phase == CLAIM:
            return fade([self._claim_gain(state, seat, action) for action in actions], POINT // 2)
        if phase == DECIDE:
            return self._weigh_decision(state, seat)
        if phase in (PLACE, PLACE_HIDDEN):
            return self._weigh_places(state, seat, actions)
        if phase == CHOOSE_HIDDEN:
            return fade([self.gain(state, seat, action - HIDE) for action in actions], POINT // 2)
        return [1] * len(actions)

    def _claim_gain(self, state: GhostsGalore, seat: i64, action: i64) -> i64:
        if action == DRAW:
            return self._draw_gain(state, seat)
        return self.gain(state, seat, action - TAKE)

    def _weigh_decision(self, state: GhostsGalore, seat: i64) -> list[int]:
        """Leave the drawn tile only for a better one that will still be there."""
        keep = self.gain(state, seat, state.drawn)
        return fade([self._draw_gain(state, seat), keep], POINT // 2)

    def _weigh_places(self, state: GhostsGalore, seat: i64, actions: list[int]) -> list[int]:
        side = state.table.of(seat, SIDE)
        fields = state.board_of(seat)
        tile = state.tile_to_place(seat)
        hidden: i64 = NONE
        if state.phase == PLACE:
            hidden = state.table.of(seat, HIDDEN)
        values: list[int] = []
        action: i64
        for action in actions:
            cell: i64 = (action - PUT) // TURNS
            fields[cell] = tile * TURNS + (action - PUT) % TURNS
            values.append(self.board_value(side, fields, hidden))
            fields[cell] = EMPTY
        return fade(values, POINT // 2)

    def rollout_action(self, state: State, rand: Rand) -> i64:
        """The best claim for the own board."""
        assert isinstance(state, GhostsGalore)
        actions = state.legal_actions()
        if state.phase == CLAIM or state.phase == DECIDE:
            weights = self.weigh(state, actions)
            best: i64 = 0
            index: i64
            for index in range(1, len(weights)):
                if weights[index] > weights[best]:
                    best = index
            return actions[best]
        return rand.choice(actions)

    # --- the search ------------------------------------------------------------------------------

    def chance_key(self, state: State, outcome: i64) -> i64:
        """Drawn tiles of about equal value to the seat that drew them share a branch."""
        assert isinstance(state, GhostsGalore)
        if state.phase != DRAW_TILE:
            return NO_KEY
        return max(0, min(20, self.gain(state, state.turn, outcome) // KEY_STEP))

    def is_settled(self, state: State) -> bool:
        """Claims: all have a tile. Placements: the own one is made."""
        assert isinstance(state, GhostsGalore)
        phase: i64 = state.phase
        if self.root_phase == PLACE:
            return phase != PLACE or state.table.of(self.seat, PENDING) != NONE
        if self.root_phase == CLAIM or self.root_phase == DECIDE:
            return phase in (PLACE, FINISHED) or state.round != self.root_round
        return phase != CHOOSE_SIDES and phase != CLAIM and phase != DECIDE

    def evaluate(self, state: State) -> list[int]:
        """The lead over the best rival, squeezed between 0 and FULL."""
        assert isinstance(state, GhostsGalore)
        if self.root_phase == PLACE and state.phase == PLACE:
            return self._evaluate_place(state)
        totals: list[int] = []
        for seat in range(state.seats):
            if state.phase == FINISHED or state.phase == PLACE_HIDDEN:
                totals.append(self._with_own_tile(state, seat))
            else:
                total = self._value(state, seat)
                if state.table.of(seat, CLAIMED) != NONE:
                    total += self.gain(state, seat, state.table.of(seat, CLAIMED))
                totals.append(total)
        values: list[int] = []
        for seat in range(state.seats):
            rival: i64 = UNKNOWN
            for other in range(state.seats):
                if other != seat:
                    rival = max(rival, totals[other])
            values.append(squeeze(totals[seat] - rival, SPREAD * POINT))
        return values

    def _evaluate_place(self, state: GhostsGalore) -> list[int]:
        """Play the own board out, tile by tile."""
        seat = self.seat
        fields = state.board_of(seat)
        place: i64 = state.table.of(seat, PENDING)
        fields[place // TURNS] = state.table.of(seat, CLAIMED) * TURNS + place % TURNS
        total = self._play_board(state, fields)
        if self._base == UNKNOWN:
            self._base = total
        values = [FULL // 2] * state.seats
        values[seat] = squeeze(total - self._base, SPREAD * POINT)
        return values

    def _play_board(self, state: GhostsGalore, fields: list[int]) -> i64:
        """Greedy play with the best of a few random tiles per round, the hidden tile last."""
        seat = self.seat
        side = state.table.of(seat, SIDE)
        hidden = state.table.of(seat, HIDDEN)
        table = state.table
        for _ in range(8 - state.round):
            place: i64 = 0
            value: i64 = UNKNOWN
            chosen: i64 = 0
            for _ in range(CHOICE):
                tile = table.tile_at(POOL, self.rand.below(table.count(POOL)))
                where, worth = self.best_place(side, fields, tile, hidden)
                if worth > value:
                    value = worth
                    place = where
                    chosen = tile
            fields[place // TURNS] = chosen * TURNS + place % TURNS
        return self.board_value(side, fields, hidden)


def tile_gain(world: State, seat: i64, action: i64) -> tuple[int, int]:
    """The tile of an action, counted from 1, and its points for the own board; 0 for no tile."""
    assert isinstance(world, GhostsGalore)
    tile: i64 = NONE
    if world.phase == CLAIM and action != DRAW:
        tile = action - TAKE
    elif world.phase == DECIDE:
        tile = world.drawn
    elif world.phase == PLACE:
        tile = world.table.of(seat, CLAIMED)
    if tile == NONE:
        return 0, 0
    gain = GhostsKnowledge(world, seat, Rand(0)).gain(world, seat, tile)
    return tile + 1, gain // POINT
