"""Ghosts Galore: reasons for moves, in the terms of a good player."""

from collections.abc import Sequence
from typing import Any, Final

from farol.bots.bot import Seat
from farol.bots.decision import POINTS
from farol.bots.insight import Insight, unsqueezed
from farol.bots.reason import Reason
from farol.core.rand import Rand
from farol.games.ghosts_galore.bots.knowledge import POINT, SPREAD, GhostsKnowledge, tile_gain
from farol.games.ghosts_galore.codes import (
    CHOOSE_HIDDEN,
    CHOOSE_SIDES,
    CLAIM,
    DECIDE,
    DRAW,
    HIDE,
    KEEP,
    PLACE,
    PLACE_HIDDEN,
    PUT,
    SIDE,
    TAKE,
)
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.scoring import BoardTally, dead_ends, score_board, werewolf_bonuses
from farol.games.ghosts_galore.tables import (
    BONE_DOOR,
    CELLS,
    DOORS,
    DRAGON,
    EDGES,
    EMPTY,
    GHOST,
    GHOST_POINTS,
    LINES,
    NONE,
    TOOTH_DOOR,
    TURNS,
    WEREWOLF,
    WIDTH,
    WISP,
)

SAMPLE: Final = 7  # sampled unseen tiles for the value of a draw
MUCH: Final = 2  # difference in points that is worth mentioning
WEAK: Final = 4  # points: a tile that adds less is not worth keeping
TOLD: Final = 2  # lines of the pad that are named


class GhostsInsight(Insight):
    """The gain of a tile by line of the own pad, and its value for others."""

    scale = POINTS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        world = seat.world
        assert isinstance(world, GhostsGalore)
        self.state = world
        self.side = world.sides[seat.number]
        self.board = world.board_of(seat.number)
        self.hidden = NONE if world.phase == PLACE_HIDDEN else world.hidden[seat.number]
        self._knowledge = GhostsKnowledge(world, seat.number, Rand(0))
        self._packs = self._werewolves()

    def measure(self, value: float) -> float:
        """The lead over the best rival; for a placement, the points above an average one."""
        return unsqueezed(value, SPREAD)

    def notes(self, action: int) -> list[Reason]:
        """The value of the tile."""
        tile, points = tile_gain(self.state, self.seat.number, action)
        return [Reason("tile-gain", numbers={"points": points})] if tile > 0 else []

    def reasons(self, action: int, others: Sequence[int]) -> list[Reason]:
        """By the kind of decision: a tile, keeping it, or a field."""
        phase = self.state.phase
        if phase == CLAIM:
            return self._draw() if action == DRAW else self._take(action - TAKE, others)
        if phase == DECIDE:
            return self._decide(action == KEEP)
        if phase in (PLACE, PLACE_HIDDEN):
            return self._place(action - PUT, others)
        if phase == CHOOSE_SIDES:
            return [self._side(action - SIDE)]
        if phase == CHOOSE_HIDDEN:
            return self._lines(self._with_tile(action - HIDE), None, _about(action - HIDE))
        return []

    def _side(self, letter: int) -> Reason:
        """All sides are equivalent in the distances of their doors, which a test ensures."""
        side = self.side + letter
        numbers = {"bone": between_doors(side, BONE_DOOR), "tooth": between_doors(side, TOOTH_DOOR)}
        return Reason("any-side", numbers=numbers)

    # --- beside other moves ----------------------------------------------------------------------

    def named(self, action: int) -> Reason | None:
        """The action, without its tile or space."""
        phase = self.state.phase
        if phase == CLAIM:
            return Reason("move-draw" if action == DRAW else "move-tile")
        if phase == DECIDE:
            return Reason("move-keep" if action == KEEP else "move-leave")
        return Reason("move-space") if phase in (PLACE, PLACE_HIDDEN) else None

    def tally(self, action: int) -> list[Reason]:
        """Points on the own board: at once, and with the hidden tile."""
        phase, number = self.state.phase, self.seat.number
        if phase in (CLAIM, DECIDE):
            if action == DRAW or (phase == DECIDE and action != KEEP):
                seen = [*self.state.face_up, *([self.state.drawn] if phase == DECIDE else [])]
                most = max((self._points(number, tile) for tile in seen), default=0)
                found = [Reason("part-open", numbers={"points": most})] if most else []
                return [*found, Reason("part-unseen", numbers={"points": self._hoped()})]
            tile = self.state.drawn if phase == DECIDE else action - TAKE
            return [Reason("part-points", numbers={"points": self._points(number, tile)})]
        if phase not in (PLACE, PLACE_HIDDEN):
            return []
        fields = self._placed(self.state.tile_to_place(number), action - PUT)
        now = self._total(fields) - self._total(self.board)
        found = [Reason("part-points" if now >= 0 else "part-less", numbers={"points": abs(now)})]
        if hidden := self._hidden_gain(fields):
            found.append(Reason("part-hidden", numbers={"points": hidden}))
        return found

    # --- tiles -----------------------------------------------------------------------------------

    def _take(self, tile: int, others: Sequence[int]) -> list[Reason]:
        rival = [other - TAKE for other in others if other >= TAKE]
        beside = self._with_tile(rival[0]) if rival else None
        return [*self._lines(self._with_tile(tile), beside, _about(tile)), *self._denied(tile)]

    def _denied(self, tile: int) -> list[Reason]:
        """Another seat that claims later would prefer this tile to all others on offer."""
        state = self.state
        for step in range(1, state.seats):
            seat = (self.seat.number + step) % state.seats
            if state.claimed[seat] != NONE:
                continue
            gain = self._points(seat, tile)
            rest = [self._points(seat, other) for other in state.face_up if other != tile]
            if gain >= max([WEAK, *rest]) + MUCH:
                return [Reason("deny", (seat,), numbers={"points": gain}, **_about(tile))]
        return []

    def _draw(self) -> list[Reason]:
        number = self.seat.number
        open_tiles = self.state.face_up
        if not open_tiles:
            return []
        best = max(self._points(number, tile) for tile in open_tiles)
        hoped = self._hoped()
        numbers = {"points": best, "hoped": hoped}
        if hoped > best:
            return [Reason("draw-hope", numbers=numbers)]
        return [Reason("draw-and-see", numbers=numbers)]

    def _hoped(self) -> int:
        """The mean gain of an unseen tile, from samples."""
        state, number = self.state, self.seat.number
        others = [tile for seat, tile in enumerate(state.hidden) if seat != number and tile != NONE]
        unseen = sorted([*state.pool, *others])
        places = [(2 * step + 1) * len(unseen) // (2 * SAMPLE) for step in range(SAMPLE)]
        return sum(self._points(number, unseen[place]) for place in places) // SAMPLE

    def _decide(self, keeps: bool) -> list[Reason]:
        number = self.seat.number
        tile = self.state.drawn
        gain = self._points(number, tile)
        rest = [self._points(number, other) for other in self.state.face_up]
        if keeps:
            found = self._lines(self._with_tile(tile), None, _about(tile))[:1]
            if rest and gain > max(rest):
                numbers = {"points": gain, "rest": max(rest)}
                found.append(Reason("keep-best", numbers=numbers, **_about(tile)))
            return [*found, *self._denied(tile)]
        if rest and max(rest) > gain:
            numbers = {"points": max(rest), "rest": gain}
            return [Reason("leave-for-better", numbers=numbers, **_about(tile))]
        kind = "leave-weak" if gain < WEAK else "leave-hope"
        return [Reason(kind, numbers={"points": gain}, **_about(tile))]

    def _points(self, seat: int, tile: int) -> int:
        return max(0, self._knowledge.gain(self.state, seat, tile) // POINT)

    def _with_tile(self, tile: int) -> list[int]:
        """The own board with the tile at its best place."""
        fields = self.board[:]
        if EMPTY in fields:
            place, _ = self._knowledge.best_place(self.side, fields, tile, self.hidden)
            fields[place // TURNS] = tile * TURNS + place % TURNS
        return fields

    # --- fields ----------------------------------------------------------------------------------

    def _place(self, place: int, others: Sequence[int]) -> list[Reason]:
        tile = self.state.tile_to_place(self.seat.number)
        fields = self._placed(tile, place)
        beside = self._placed(tile, others[0] - PUT) if others else None
        about = _about(tile)
        about["places"] = ({"field": place // TURNS + 1},)
        found = [*self._later(fields, tile, about), *self._lines(fields, beside, about)]
        ends = dead_ends(self.side, fields) - dead_ends(self.side, self.board)
        if beside is not None:
            others_ends = dead_ends(self.side, beside) - dead_ends(self.side, self.board)
            if ends < others_ends:
                found.append(Reason("fewer-dead-ends", numbers={"count": others_ends}, **about))
            if self._hidden_gain(fields) > self._hidden_gain(beside) + MUCH:
                found.append(Reason("room-for-hidden", **about))
        if ends == 0 and not found:
            found.append(Reason("no-dead-end", **about))
        return found

    def _later(self, fields: list[int], tile: int, about: dict[str, Any]) -> list[Reason]:
        """Reasons against the place with the most immediate points."""
        greedy = max(self._all_with(tile, self.board), key=self._total)
        now, most = self._total(fields), self._total(greedy)
        if now >= most:
            return []
        before = self._total(self.board)
        sums = [
            total + self._hidden_gain(then) - before
            for total, then in ((now, fields), (most, greedy))
        ]
        if sums[0] > sums[1]:
            return [
                Reason("hidden-together", numbers={"points": sums[0], "rest": sums[1]}, **about)
            ]
        return [Reason("later-more", numbers={"points": most - now}, **about)]

    def _placed(self, tile: int, place: int) -> list[int]:
        fields = self.board[:]
        fields[place // TURNS] = tile * TURNS + place % TURNS
        return fields

    def _hidden_gain(self, fields: list[int]) -> int:
        """The maximum gain of the own hidden tile."""
        if self.hidden == NONE:
            return 0
        before = self._total(fields)
        return max(map(self._total, self._all_with(self.hidden, fields)), default=before) - before

    @staticmethod
    def _all_with(tile: int, fields: list[int]) -> list[list[int]]:
        """The board with the tile on each free field, in each direction."""
        boards = []
        for cell in range(CELLS):
            if fields[cell] == EMPTY:
                for turn in range(TURNS):
                    after = fields[:]
                    after[cell] = tile * TURNS + turn
                    boards.append(after)
        return boards

    # --- lines of the pad ------------------------------------------------------------------------

    def _lines(
        self, fields: list[int], beside: list[int] | None, about: dict[str, Any]
    ) -> list[Reason]:
        """Lines that gain, those first in which the board gains more than the next best one."""
        now = self._scored(self.board)
        then = self._scored(fields)
        rival = now if beside is None else self._scored(beside)
        lines = [line for line in range(len(LINES)) if then[line] > now[line]]
        lines.sort(key=lambda line: (then[line] <= rival[line], now[line] - then[line], line))
        tally, before = BoardTally(fields), BoardTally(self.board)
        return [
            self._line(line, then[line] - now[line], tally, before, about) for line in lines[:TOLD]
        ]

    def _line(
        self, line: int, points: int, tally: BoardTally, before: BoardTally, about: dict[str, Any]
    ) -> Reason:
        count = tally.count(line) if line <= WISP else 0
        kind = f"line-{LINES[line]}"
        if line == DRAGON and before.count(DRAGON) == 0:
            kind = "line-first-dragon"
        elif line == GHOST and points > GHOST_POINTS * (count - before.count(GHOST)):
            kind = "line-ghost-crowd"
        elif line == WEREWOLF and count >= max(self._packs):
            kind = "line-most-werewolves"
            if count == max(self._packs):
                kind = "line-as-many-werewolves"
        return Reason(kind, numbers={"points": points, "count": count}, **about)

    def _scored(self, fields: list[int]) -> list[int]:
        """The lines of such a board of our own, with the bonus beside the others' boards of now."""
        lines = score_board(self.side, fields)
        pack = BoardTally(fields).count(WEREWOLF)
        lines[WEREWOLF] += werewolf_bonuses([pack, *self._packs])[0]
        return lines

    def _total(self, fields: list[int]) -> int:
        return sum(self._scored(fields))

    def _werewolves(self) -> list[int]:
        """How many the others have on their boards."""
        others = [seat for seat in range(self.state.seats) if seat != self.seat.number]
        return [BoardTally(self.state.board_of(seat)).count(WEREWOLF) for seat in others]


def between_doors(side: int, kind: int) -> int:
    """Spaces of the shortest path between the two doors of a kind."""
    first = side * CELLS * EDGES
    one, two = (place // EDGES for place in range(CELLS * EDGES) if DOORS[first + place] == kind)
    (row, column), (other_row, other_column) = divmod(one, WIDTH), divmod(two, WIDTH)
    return abs(row - other_row) + abs(column - other_column) + 1


def _about(tile: int) -> dict[str, Any]:
    return {"cards": (str(tile + 1),)}
